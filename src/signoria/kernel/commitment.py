"""Commit and reveal: a table shows the hash of its seed before the first move, and its record reveals the seed."""

from hashlib import sha256

from signoria.kernel.chance import GENERATOR, Seed
from signoria.kernel.errors import BadRecord
from signoria.kernel.game import COMMITMENT_KEYS, Game, Rules, check_format, replay
from signoria.kernel.reading import Reader
from signoria.kernel.state import Json


def commitment_to(seed: Seed, salt: str) -> str:
    """SHA-256 of the generator, the seed and the salt with colons between them, in hexadecimal digits.

    >>> commitment_to("00" * 32, "ff" * 32)[:16]
    'b0fe5384c19e73b2'
    """
    return sha256(f"{GENERATOR}:{seed}:{salt}".encode()).hexdigest()


def verify(rules: Rules, record: Json, shown: str | None) -> Game:
    """Check that a deal was fixed before the first move, and play the game again; BadRecord says what is wrong.

    `shown` is the commitment that somebody saw at the table; without it, only the record's own is checked.
    """
    reader = Reader(record, BadRecord)
    check_format(reader)
    _check_revealed(reader)
    commitment = record["commitment"]
    if commitment_to(record["seed"], record["salt"]) != commitment:
        raise BadRecord(
            "the deal is not the one that was fixed before the first move: seed and salt do not match the commitment"
        )
    if shown is not None and shown.strip().lower() != commitment:
        raise BadRecord(f"this record belongs to another table: its commitment is {commitment}, not the one you gave")
    game = replay(rules, record)
    if not game.over:
        raise BadRecord(f"moves are missing: the game is not over after the {len(game.played)} moves of the record")
    return game


def _check_revealed(record: Reader) -> None:
    """A record can be verified if it holds the seed, the salt and the commitment."""
    if record.has("position"):
        raise BadRecord("the record begins from a position: there is no deal to verify")
    missing = [key for key in ("seed", *COMMITMENT_KEYS) if not record.has(key)]
    if missing:
        raise BadRecord(
            f"there is nothing to verify: the record has no {' and no '.join(missing)}; only games played on a server "
            "have a commitment, and only their whole records can be verified"
        )
