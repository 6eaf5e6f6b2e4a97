"""PF-HID-1, LM-HID-1: `hidden` changes exactly if the position without the view does, whoever looks."""

import random
from typing import Any

import pytest

from signoria.kernel.state import NOBODY, State
from tests.conformance.variants import VARIANTS, begin, name_of

NOTHING = object()


def without(whole: Any, seen: Any) -> Any:
    """What of a value is not to be seen."""
    if whole == seen:
        return NOTHING
    if isinstance(whole, dict) and isinstance(seen, dict):
        parts = {key: without(value, seen.get(key, NOTHING)) for key, value in whole.items()}
        return {key: part for key, part in parts.items() if part is not NOTHING}
    if isinstance(whole, list) and isinstance(seen, list) and len(whole) == len(seen):
        return [without(value, other) for value, other in zip(whole, seen, strict=True)]
    return whole


def unseen(state: State, seat: int) -> Any:
    return without(state.position(), state.view(seat))


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_what_is_hidden_changes_with_the_position_without_the_view(variant):
    """One game each; undo at the server depends on it, and asks for the seat that moved."""
    state, chance = begin(variant, 5).state, random.Random(6)
    while state.seat != NOBODY:
        before = state.clone()
        state.apply(chance.choice(state.legal()))
        for seat in {before.seat, chance.randrange(-1, state.seats)}:
            changed = before.hidden(seat) != state.hidden(seat)
            assert changed == (unseen(before, seat) != unseen(state, seat))
