"""The benchmarks say what they want."""

import json
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.quick import further

FOLDER = Path(__file__).parent.parent / "benchmarks"


OF_ONE_GAME = ["arena", "bots", "engine", "envs", "frames", "judge", "levels"]


@pytest.mark.parametrize("name", OF_ONE_GAME)
def test_a_benchmark_of_one_game_says_how_to_name_it(name: str) -> None:
    ran = subprocess.run([sys.executable, FOLDER / f"{name}.py"], capture_output=True, text=True, timeout=60)
    if name == "envs" and find_spec("pyspiel") is None:
        pytest.skip("OpenSpiel is not installed")
    assert ran.returncode == 2
    assert ran.stderr.startswith(f"{name}.py measures one game, princes or lorenzo. For example: python benchmarks/")
    assert "Traceback" not in ran.stderr


def test_a_benchmark_says_what_is_not_installed() -> None:
    ran = subprocess.run([sys.executable, "-S", "-E", FOLDER / "envs.py"], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 1
    assert "envs.py needs the package numpy" in ran.stderr
    assert "make dev" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("name", [*further(*OF_ONE_GAME), "server_load", "starvation"])
def test_a_benchmark_explains_itself(name: str) -> None:
    ran = subprocess.run([sys.executable, FOLDER / f"{name}.py", "--help"], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0
    assert len(ran.stdout) > 200


def test_a_game_that_is_not_measured_is_refused() -> None:
    ran = subprocess.run([sys.executable, FOLDER / "engine.py", "chess"], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 2
    assert "princes or lorenzo" in ran.stderr
    assert "invalid choice: 'chess'" in ran.stderr


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_ratings_of_levels_are_kept_in_the_source(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(FOLDER)
    levels = import_module("levels")
    ratings = {name: levels.Rating(10.0, 1.0) for name in levels.level_names(game)}
    place = Path("signoria", "bots", game, "ratings.json")
    assert (levels.SOURCE / place).is_file()
    (tmp_path / place).parent.mkdir(parents=True)
    assert levels.keep(game, ratings, 8, "prince:20", tmp_path) == tmp_path / place
    assert list(json.loads((tmp_path / place).read_text("utf-8"))["levels"]) == list(ratings)
