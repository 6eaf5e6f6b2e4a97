"""Records and positions from outside are hostile until checked: a clean error, or a game that can be played."""

import copy
import json
import random
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import signoria
from signoria.kernel.reading import brief
from tests.conformance.variants import VARIANTS, begin, name_of, wander

JUNK: list[Any] = [
    None, True, False, -1, 0, 1, 3, 100, 450, 2**31, 2**63, 2**64, 10**40, 0.5, "", "x", "poet", "bid", "turn", "over",
    [], [0], [[0, 0]], [None], ["poet", "poet"], {}, {"0": 1}, {"seat": 0}, "\x00", "ü" * 1000, [[]] * 50,
]  # fmt: skip


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    found = [path]
    if isinstance(value, dict):
        for key in value:
            found.extend(paths(value[key], (*path, key)))
    elif isinstance(value, list):
        for at in range(len(value)):
            found.extend(paths(value[at], (*path, at)))
    return found


def spoil(value: Any, chance: random.Random) -> Any:
    """Change, remove, double or move one thing somewhere."""
    spoilt = copy.deepcopy(value)
    path = chance.choice(paths(spoilt)[1:])
    parent = spoilt
    for step in path[:-1]:
        parent = parent[step]
    last = path[-1]
    action = chance.randrange(5)
    if action == 0:
        del parent[last]
    elif action == 1 and isinstance(parent, list):
        parent.append(copy.deepcopy(parent[last]))
    elif action == 2 and isinstance(parent, dict):
        parent["unheard_of"] = parent[last]
    elif action == 3:
        other = spoilt
        for step in chance.choice(paths(spoilt)[1:]):
            other = other[step]
        parent[last] = copy.deepcopy(other)
    else:
        parent[last] = chance.choice(JUNK)
    return spoilt


# An error says where it is, and after that what is wrong.
PLACE = r"(the value|[\w.\[\]]+|move \d+ of the record cannot be played|the record cannot be opened)"
CLEAN = re.compile(
    rf"{PLACE}: .*\w.*|there is no game .+; the games are princes, lorenzo|this record has .+ format: .+"
)


def check_clean(make: Any, value: Any, refusal: type[signoria.SignoriaError], walk: int) -> None:
    try:
        game, message = make(value), ""
    except refusal as error:
        game, message = None, str(error)
    if game is None:
        assert CLEAN.fullmatch(message)
    else:
        play_on(game, walk)


def play_on(game: Any, walk: int) -> None:
    wander(game, 30, walk)
    view = game.view(0)
    assert json.loads(json.dumps(view)) == view
    assert (view["you"], view["seat"]) == (0, game.seat)
    assert signoria.from_position(game.position()).position() == game.position()


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
@given(seed=st.integers(0, 2**63 - 1), length=st.integers(0, 300), times=st.integers(1, 3))
def test_spoilt_positions(variant, seed, length, times):
    position = wander(begin(variant, seed), length, seed).position()
    chance = random.Random(seed)
    for _ in range(times):
        position = spoil(position, chance)
    check_clean(signoria.from_position, position, signoria.BadPosition, seed)


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
@given(seed=st.integers(0, 2**63 - 1), length=st.integers(1, 60), times=st.integers(1, 3))
def test_spoilt_records(variant, seed, length, times):
    record = wander(begin(variant, seed), length, seed).record()
    chance = random.Random(seed)
    for _ in range(times):
        record = spoil(record, chance)
    check_clean(signoria.replay, record, signoria.BadRecord, seed)


@given(
    st.recursive(
        st.sampled_from([None, True, 1, 2.5, "princes", "game"]),
        lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["game", "seats", "options", "moves"]), inner),
    )
)
def test_anything_at_all(value):
    for make, error in ((signoria.from_position, signoria.BadPosition), (signoria.replay, signoria.BadRecord)):
        with pytest.raises(error) as refusal:
            make(value)
        assert CLEAN.fullmatch(str(refusal.value)) or str(refusal.value).endswith(f"is an object, not {brief(value)}")


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff\xfe", b"null", b'{"signoria": 1}', b"[" * 100_000])
def test_files_that_are_no_records(tmp_path, content):
    file = tmp_path / "record.json"
    file.write_bytes(content)
    with pytest.raises(signoria.BadRecord):
        signoria.replay(signoria.load(file))
    with pytest.raises(signoria.BadRecord):
        signoria.load(tmp_path / "missing.json")
