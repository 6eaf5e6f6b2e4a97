"""The identity of the program: games of different programs must not be mixed in one tournament."""

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

import signoria
from signoria.bots.registry import make_player

PACKAGE = Path(signoria.__file__).parent
# What decides how a game goes: the rules, the players, and how games are set up.
PACKAGES = ("kernel", "princes", "lorenzo", "bots")
FILES = ("arena/runner.py", "arena/playing.py", "arena/schedule.py")
COMPILED = (".so", ".pyd", ".pyc")


@cache
def program_digest(game: str, players: Sequence[str]) -> str:
    """A few letters that change whenever the rules or the players do; the same compiled and in pure Python."""
    digest = sha256()
    for name, file in sorted(_files(game, players)):
        digest.update(name.encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def _files(game: str, players: Sequence[str]) -> Iterator[tuple[str, Path]]:
    files = [file for package in PACKAGES for file in (PACKAGE / package).rglob("*") if file.is_file()]
    for file in [*files, *(PACKAGE / name for name in FILES)]:
        if file.suffix not in COMPILED:
            yield file.relative_to(PACKAGE).as_posix(), file
    for spec in players:
        module = type(make_player(spec, game, 0)).__module__
        source = getattr(sys.modules[module], "__file__", None)
        if source is not None and not module.startswith("signoria."):
            yield module, Path(source)
