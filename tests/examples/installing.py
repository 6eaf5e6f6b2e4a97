"""Installs a game of another package for the time of a test."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria import games
from tests.installer import install_command

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with The Drapers as pip installs it."""
    folder = tmp_path_factory.mktemp("packages")
    source = shutil.copytree(EXAMPLES / "drapers", tmp_path_factory.mktemp("source") / "drapers")
    as_it_is = ["--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*install_command(), *as_it_is, "--target", str(folder), str(source)], check=True)
    return folder


@pytest.fixture
def environment(packages: Path) -> dict[str, str]:
    """Of processes that shall find The Drapers."""
    paths = [str(packages), str(Path(games.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}


@pytest.fixture
def installed(packages: Path, environment: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The Drapers is installed, for this process and those it starts."""
    monkeypatch.syspath_prepend(packages)
    monkeypatch.setenv("PYTHONPATH", environment["PYTHONPATH"])
    forget_games()
    yield "drapers"
    forget_games()


def forget_games() -> None:
    """Which games there are is looked up again."""
    from signoria import cli

    for cache in (games._others, games._loaded, games._rules, cli.game_flags):
        cache.cache_clear()
