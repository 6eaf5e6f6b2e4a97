"""The market."""

from mypy_extensions import i64

from signoria.lorenzo.components import COUNCIL, MARKET_SPACES, MEMBER_COUNT, SERVANTS, SPACES
from signoria.lorenzo.family import Family
from signoria.lorenzo.gains import grant, receive
from signoria.lorenzo.moves import MARKET_SLOT, SLOTS_A_MEMBER
from signoria.lorenzo.purse import servants_in
from signoria.lorenzo.state import RESOLVE, LorenzoState
from signoria.lorenzo.values import value_in
from signoria.lorenzo.work import may_enter


def add_market(state: LorenzoState, family: Family, purse: i64, values: i64, found: list[int]) -> None:
    """LM-MKT-1: every free market space; none with excommunication 2-5."""
    if family.effects.no_market:
        return
    for space in range(MARKET_SPACES, COUNCIL):
        if may_enter(state, family, space, True):
            add_members(state, family, purse, values, space, found)


def add_members(state: LorenzoState, family: Family, purse: i64, values: i64, space: int, found: list[int]) -> None:
    """LM-VAL-2: the members that, with as many servants as needed, reach the value of a space."""
    needed: i64 = state.components.space_value[space] - family.effects.value_of(servants_in(purse))
    for member in range(MEMBER_COUNT):
        if value_in(values, member) >= needed:
            found.append(member * SLOTS_A_MEMBER + MARKET_SLOT + space - MARKET_SPACES)


def place_for_gain(state: LorenzoState, family: Family, member: int, space: int, servants: i64) -> None:
    """LM-MKT-1, LM-CON-1: the member stands on the space and receives what it gives; each space is one source."""
    family.held[SERVANTS] -= int(servants)
    state.stand(family, member, space)
    gain = state.components.space_gain[space]
    receive(state, family, gain, SPACES[space])
    grant(state, gain)
    state.proceed_to(RESOLVE)
