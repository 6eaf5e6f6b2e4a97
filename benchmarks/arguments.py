"""What benchmarks are told on the command line, and what they say if that is not enough."""

import argparse
import contextlib
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NoReturn


class GameParser(argparse.ArgumentParser):
    """For a benchmark that measures one game: whoever does not name one is told how."""

    def __init__(self, description: str | None, games: Iterable[str]) -> None:
        super().__init__(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
        self.games = list(games)
        self.add_argument("game", choices=self.games)

    def error(self, message: str) -> NoReturn:
        program = Path(sys.argv[0]).name
        games = " or ".join(self.games)
        command = f"python benchmarks/{program}"
        self.exit(
            2,
            f"{program} measures one game, {games}. For example: {command} {self.games[0]}\n"
            f"All settings: {command} --help\n({message})\n",
        )


@contextlib.contextmanager
def missing_explained() -> Iterator[None]:
    """Imports that may be missing in the Python somebody happens to use."""
    try:
        yield
    except ModuleNotFoundError as error:
        program = Path(sys.argv[0]).name
        sys.exit(
            f"{program} needs the package {error.name}, which this Python does not have. "
            f"`make dev` installs everything; then use .venv/bin/python benchmarks/{program}"
        )
