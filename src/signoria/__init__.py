"""Signoria: The Princes of Florence and Lorenzo il Magnifico, for people, bots and researchers.

>>> import signoria
>>> game = signoria.new_game("princes", seats=4, seed=7)
>>> game.seat, game.decision["kind"]
(0, 'return')
>>> game.play(game.moves()[0])
>>> signoria.replay(game.record()).position() == game.position()
True
"""

import gzip
import json
import secrets
import zlib
from collections.abc import Callable
from os import PathLike
from pathlib import Path
from typing import Any

from signoria.games import names as game_names
from signoria.games import rules
from signoria.kernel import game as _kernel
from signoria.kernel.chance import Seed
from signoria.kernel.commitment import verify as _verify
from signoria.kernel.errors import BadEdition, BadInput, BadPosition, BadRecord, IllegalMove, SignoriaError
from signoria.kernel.game import Game, Rules
from signoria.kernel.reading import brief

__version__ = "0.1.0"
GZIP = b"\x1f\x8b"  # how a compressed file begins


def new_game(name: str, seats: int = 4, seed: Seed | None = None, edition: Any = None, **options: Any) -> Game:
    """Set up a game. A seed is a number or 64 hexadecimal digits; without one, digits are drawn and kept in the record.

    An edition is a path or its content.
    """
    seed = secrets.token_hex(32) if seed is None else seed
    return _kernel.new_game(rules(name), seats, seed, options, _edition(edition))


def from_position(position: dict[str, Any], edition: Any = None) -> Game:
    """Go on from a position."""
    if not isinstance(position, dict):
        raise BadPosition(f"a position is an object, not {brief(position)}")
    return _kernel.from_position(_rules_of(position, BadPosition), position, _edition(edition))


def replay(record: dict[str, Any], until: int | None = None, watch: Callable[[Game], None] | None = None) -> Game:
    """Play a record again, up to `until` moves."""
    if not isinstance(record, dict):
        raise BadRecord(f"a record is an object, not {brief(record)}")
    return _kernel.replay(_rules_of(record, BadRecord), record, until, watch)


def verify(record: dict[str, Any], commitment: str | None = None) -> Game:
    """Check that the deal was fixed before the first move, and play the record again; BadRecord says what is wrong.

    With the commitment that you were shown while you played, nobody can give you the record of another deal.
    """
    if not isinstance(record, dict):
        raise BadRecord(f"a record is an object, not {brief(record)}")
    return _verify(_rules_of(record, BadRecord), record, commitment)


def _rules_of(data: dict[str, Any], error: type[SignoriaError]) -> Rules:
    try:
        return rules(data.get("game"))
    except BadInput as reason:
        raise error(str(reason)) from None


def _edition(edition: Any) -> dict[str, Any] | None:
    if edition is None or isinstance(edition, dict):
        return edition
    if not isinstance(edition, str | PathLike):
        raise BadEdition(f"an edition is a file's path or its content, not {brief(edition)}")
    from signoria.editions import load_edition

    return load_edition(Path(edition))


def save(game: Game, path: str | Path) -> None:
    """Write a game's record, wholly or not at all; compressed if the name ends in .gz."""
    target = Path(path)
    draft = target.with_name(target.name + ".part")
    record = (json.dumps(game.record(), ensure_ascii=False) + "\n").encode()
    draft.write_bytes(gzip.compress(record, mtime=0) if target.suffix == ".gz" else record)
    draft.replace(target)


def load(path: str | Path) -> dict[str, Any]:
    """Read a record from a file, compressed or not; `replay` makes a game of it."""
    try:
        content = Path(path).read_bytes()
        record = json.loads((gzip.decompress(content) if content.startswith(GZIP) else content).decode())
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise BadRecord(f"the file {path} is not a record: it cannot be unpacked") from None
    except OSError as reason:
        raise BadRecord(f"the file {path} cannot be read: {reason.strerror}") from None
    except (ValueError, RecursionError):
        raise BadRecord(f"the file {path} is not a record: it is not JSON") from None
    if not isinstance(record, dict):
        raise BadRecord(f"the file {path} is not a record: it is not a JSON object")
    return record


__all__ = [
    "BadEdition",
    "BadInput",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalMove",
    "SignoriaError",
    "from_position",
    "game_names",
    "load",
    "new_game",
    "replay",
    "rules",
    "save",
    "verify",
]
