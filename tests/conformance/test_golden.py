"""Golden records: whole games whose every position must not change.

`python -m tests.conformance.test_golden` writes them anew: only when a rule was wrong, and the changelog says so.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import signoria
from tests.conformance.variants import VARIANTS, begin, name_of, wander

FOLDER = Path(__file__).with_name("golden")


def fingerprint(record: dict[str, Any]) -> str:
    """One number for all that every seat sees, and all that is, at every step of a game."""
    digest = hashlib.sha256()

    def watch(game: Any) -> None:
        everything = [game.position(), game.decision, game.moves(), game.scores(), game.winners()]
        views = [game.view(seat) for seat in range(record["seats"])]
        digest.update(json.dumps([everything, views], sort_keys=True).encode())

    signoria.replay(record, watch=watch)
    return digest.hexdigest()


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_a_golden_game_has_not_changed(file):
    golden = json.loads(file.read_text("utf-8"))
    game = signoria.replay(golden["record"])
    assert game.over
    assert game.scores() == golden["scores"]
    assert game.winners() == golden["winners"]
    assert fingerprint(golden["record"]) == golden["fingerprint"]


def test_there_is_a_golden_game_of_every_variant():
    assert {file.stem for file in FOLDER.glob("*.json")} == {name_of(variant) for variant in VARIANTS}


def write_golden_games() -> None:
    for number, variant in enumerate(VARIANTS):
        game = wander(begin(variant, 1000 + number), 10_000, number)
        golden = {"scores": game.scores(), "winners": game.winners(), "fingerprint": fingerprint(game.record())}
        text = json.dumps({**golden, "record": game.record()}, ensure_ascii=False)
        (FOLDER / f"{name_of(variant)}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    write_golden_games()
