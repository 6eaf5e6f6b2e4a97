"""The configuration of cibuildwheel: which wheels it would build."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHONS = ("cp311", "cp312", "cp313", "cp314")
PLATFORMS = {
    "linux": ("manylinux_x86_64", "manylinux_aarch64"),
    "macos": ("macosx_x86_64", "macosx_arm64"),
    "windows": ("win_amd64",),
}


@pytest.mark.parametrize("platform", PLATFORMS)
def test_wheels_are_built_for_every_python_and_architecture(platform):
    command = [sys.executable, "-m", "cibuildwheel", "--platform", platform, "--print-build-identifiers", str(ROOT)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert set(found.stdout.split()) == {f"{python}-{arch}" for python in PYTHONS for arch in PLATFORMS[platform]}
