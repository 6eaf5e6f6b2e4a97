"""The identity of the program: games of different programs must not be mixed in one tournament."""

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

import signoria
from signoria import games
from signoria.bots.registry import make_player

PACKAGE = Path(signoria.__file__).parent
# What decides how a game goes: the rules, the players, and how games are set up.
PACKAGES = ("kernel", "bots")
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
    rules = type(games.rules(game)).__module__
    folders = [PACKAGE / package for package in PACKAGES]
    if "." in rules:
        folders.append(_source(rules).parent)
    else:  # a game that is a single module
        yield rules, _source(rules)
    for folder in folders:
        for file in folder.rglob("*"):
            if file.is_file() and file.suffix not in COMPILED:
                yield f"{folder.name}/{file.relative_to(folder).as_posix()}", file
    yield from ((name, PACKAGE / name) for name in FILES)
    for spec in players:
        module = type(make_player(spec, game, 0)).__module__
        if not module.startswith("signoria.") and hasattr(sys.modules[module], "__file__"):
            yield module, _source(module)


def _source(module: str) -> Path:
    return Path(str(sys.modules[module].__file__))
