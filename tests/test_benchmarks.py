"""The benchmarks say what they want."""

import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent / "benchmarks"


@pytest.mark.parametrize("name", ["arena", "bots", "engine", "judge", "levels"])
def test_a_benchmark_of_one_game_asks_for_it(name: str) -> None:
    ran = subprocess.run([sys.executable, FOLDER / f"{name}.py"], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 2
    assert "the following arguments are required: game" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("name", ["arena", "bots", "engine", "judge", "server_load", "starvation"])
def test_a_benchmark_explains_itself(name: str) -> None:
    ran = subprocess.run([sys.executable, FOLDER / f"{name}.py", "--help"], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0
    assert len(ran.stdout) > 200


def test_a_game_that_is_not_measured_is_refused() -> None:
    ran = subprocess.run([sys.executable, FOLDER / "engine.py", "chess"], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 2
    assert "'princes', 'lorenzo'" in ran.stderr or "princes, lorenzo" in ran.stderr
