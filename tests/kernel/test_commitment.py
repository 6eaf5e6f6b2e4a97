"""Commit and reveal: whoever changes anything about a deal is found out."""

import copy
import hashlib
import random

import pytest

import signoria
from signoria.kernel.commitment import commitment_to

SEED, SALT = "5e" * 32, "a1" * 32
OTHER = "0b" * 32


def revealed(game="princes", seats=2, seed=SEED, salt=SALT):
    """The record of a finished game as a server gives it."""
    played = signoria.new_game(game, seats=seats, seed=seed)
    played.commitment = {"salt": salt, "commitment": commitment_to(seed, salt)}
    chance = random.Random(1)
    while not played.over:
        played.perform(chance.choice(played.state.legal()))
    return played.record()


@pytest.fixture(scope="module")
def finished():
    return revealed()


def test_the_commitment_is_the_documented_hash():
    text = f"blake2b-1:{SEED}:{SALT}"
    assert commitment_to(SEED, SALT) == hashlib.sha256(text.encode("ascii")).hexdigest()


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_a_whole_record_is_verified(game):
    record = revealed(game)
    assert signoria.verify(record).over
    assert signoria.verify(record, record["commitment"]).scores() == signoria.replay(record).scores()
    assert signoria.verify(record, f" {record['commitment'].upper()}\n").over


def test_the_commitment_stays_with_a_record_that_is_kept_again(finished):
    assert signoria.replay(finished).record() == finished


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": OTHER}, "seed and salt do not match the commitment"),
        ({"seed": 7}, "seed and salt do not match the commitment"),
        ({"salt": OTHER}, "seed and salt do not match the commitment"),
        ({"commitment": OTHER}, "seed and salt do not match the commitment"),
        ({"commitment": 5}, "seed and salt do not match the commitment"),
        ({"generator": "blake2b-2"}, "another format"),
        ({"seats": 3}, "cannot be played"),
        ({"moves": []}, "moves are missing"),
    ],
)
def test_whoever_changes_a_record_is_found_out(finished, change, message):
    with pytest.raises(signoria.BadRecord, match=message):
        signoria.verify({**finished, **change})


def test_another_deal_with_a_commitment_of_its_own_is_not_the_one_that_was_shown(finished):
    forged = revealed(seed=OTHER)
    assert signoria.verify(forged).over
    with pytest.raises(signoria.BadRecord, match=r"belongs to another table: its commitment is [0-9a-f]{64}, not"):
        signoria.verify(forged, finished["commitment"])


@pytest.mark.parametrize("at", [0, 1, 20, -1])
def test_a_move_that_was_not_possible_is_found_out(finished, at):
    changed = copy.deepcopy(finished)
    changed["moves"][at] = {"do": "introduce", "freedom": "nowhere"}
    with pytest.raises(signoria.BadRecord, match=r"move \d+ of the record cannot be played"):
        signoria.verify(changed)


def test_missing_and_added_moves_are_found_out(finished):
    with pytest.raises(signoria.BadRecord, match="moves are missing: the game is not over after the"):
        signoria.verify({**finished, "moves": finished["moves"][:-1]})
    with pytest.raises(signoria.BadRecord, match="cannot be played"):
        signoria.verify({**finished, "moves": [*finished["moves"], {"do": "end"}]})


@pytest.mark.parametrize("key", ["seed", "salt", "commitment"])
def test_what_reveals_nothing_cannot_be_verified(finished, key):
    lacking = {name: value for name, value in finished.items() if name != key}
    with pytest.raises(
        signoria.BadRecord, match=f"nothing to verify: the record has no {key}; only games played on a server"
    ):
        signoria.verify(lacking)


def test_games_without_a_table_have_no_commitment():
    with pytest.raises(signoria.BadRecord, match="the record has no salt and no commitment"):
        signoria.verify(signoria.new_game("princes", seed=1).record())
    position = signoria.new_game("lorenzo", seed=1).position()
    with pytest.raises(signoria.BadRecord, match="begins from a position"):
        signoria.verify(signoria.from_position(position).record())


@pytest.mark.parametrize("value", [None, 5, [], "record"])
def test_only_objects_are_records(value):
    with pytest.raises(signoria.BadRecord, match="a record is an object"):
        signoria.verify(value)
