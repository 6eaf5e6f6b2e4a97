"""How tests install packages: by uv where make could install it, else by this environment's pip."""

import sys
from pathlib import Path


def install_command(python: str | Path = sys.executable) -> list[str]:
    """The command that installs what follows it, for a Python."""
    uv = Path(sys.executable).with_name("uv")
    if uv.exists():
        return [str(uv), "pip", "install", "-q", "--python", str(python)]
    return [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--disable-pip-version-check"]
