"""The learners in examples/learning run, in tiny sizes. Without PyTorch or sb3-contrib they are left out, loudly."""

import csv
import doctest
import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from importlib import util
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent.parent / "examples" / "learning"


def needs(*modules: str) -> pytest.MarkDecorator:
    missing = [name for name in modules if util.find_spec(name) is None]
    reason = f"{', '.join(missing)} is not installed (examples/learning/requirements.txt)"
    return pytest.mark.skipif(bool(missing), reason=reason)


def run(program: str, *arguments: object) -> str:
    ran = subprocess.run(
        [sys.executable, FOLDER / program, *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
    )
    assert ran.returncode == 0, ran.stderr
    assert "Warning" not in ran.stderr
    return ran.stdout


def rows(path: Path) -> list[list[str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


def is_drawing(path: Path) -> bool:
    return ElementTree.parse(path).getroot().tag.endswith("svg")


def test_every_program_explains_itself() -> None:
    for path in FOLDER.glob("*.py"):
        assert path.read_text("utf-8").startswith('"""'), path


def test_the_ticks_of_a_plot() -> None:
    spec = util.spec_from_file_location("plot", FOLDER / "plot.py")
    assert spec is not None
    assert spec.loader is not None
    plot = util.module_from_spec(spec)
    spec.loader.exec_module(plot)
    failed, tried = doctest.testmod(plot)
    assert (failed, tried) == (0, 1)


@needs("sb3_contrib")
def test_maskable_ppo(tmp_path: Path) -> None:
    said = run("maskable_ppo.py", "lorenzo", "--steps", 64, "--every", 64, "--games", 1, "--folder", tmp_path)
    assert said.count("points ahead") == 2
    assert [row[0] for row in rows(tmp_path / "curve.csv")] == ["steps", "0", "64"]
    assert is_drawing(tmp_path / "curve.svg")


@needs("torch")
@pytest.mark.parametrize("cores", [1, 2])
def test_self_play(tmp_path: Path, cores: int) -> None:
    sizes = ("--games", 4, "--decisions", 100, "--tests", 1, "--test-games", 1, "--minutes", 0.02)
    said = run("self_play.py", "lorenzo", *sizes, "--cores", cores, "--folder", tmp_path)
    assert said.count("points against random") == 2
    assert len(rows(tmp_path / "curve.csv")) == 5
    assert is_drawing(tmp_path / "curve.svg")
    assert (tmp_path / "agent.pt").stat().st_size > 100_000


@needs("torch")
@pytest.mark.parametrize("more", [[], ["--processes", "--baseline"]])
def test_best_response(tmp_path: Path, more: list[str]) -> None:
    sizes = ("--games", 2, "--decisions", 50, "--count", 2, "--minutes", 0.05)
    said = run("best_response.py", "lorenzo", "--opponent", "novice", *sizes, "--folder", tmp_path, *more)
    assert "Result: wins" in said
    assert "of 2 games against novice" in said
    assert ("Before learning" in said) == bool(more)
