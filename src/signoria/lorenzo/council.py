"""The council palace, its privileges, and the turn order it sets."""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.bits import bit, holds
from signoria.kernel.state import Json
from signoria.lorenzo.components import COUNCIL, PRIVILEGES
from signoria.lorenzo.family import Family
from signoria.lorenzo.gains import grant, receive
from signoria.lorenzo.market import add_members
from signoria.lorenzo.moves import CHOOSE_PRIVILEGE
from signoria.lorenzo.state import PRIVILEGE_CHOICE, PRIVILEGE_TASK, RESOLVE, Decision, LorenzoState, Task

ALL_PRIVILEGES: Final = 0b11111


def add_council(state: LorenzoState, family: Family, purse: i64, values: i64, found: list[int]) -> None:
    """LM-CON-1: the council palace takes any number of members."""
    add_members(state, family, purse, values, COUNCIL, found)


def resolve_privilege(state: LorenzoState, task: Task) -> None:
    """LM-PRV-1: privileges one by one, as long as a different one is left."""
    if task.value and task.subject != ALL_PRIVILEGES:
        state.proceed_to(PRIVILEGE_CHOICE)
    else:
        state.pop()


class Privilege(Decision):
    """LM-PRV-1: one privilege; several from one effect must differ."""

    def legal(self, state: LorenzoState) -> list[int]:
        taken: i64 = state.queue[0].subject
        return [CHOOSE_PRIVILEGE + which for which in range(len(PRIVILEGES)) if not holds(taken, which)]

    def apply(self, state: LorenzoState, action: int) -> None:
        task = state.queue[0]
        which = action - CHOOSE_PRIVILEGE
        gain = state.components.privileges[which]
        if state.journal is not None:
            state.record_fact({"fact": "privilege", "seat": state.seat, "gain": PRIVILEGES[which]})
        if task.value > 1:
            state.replace_first(Task(PRIVILEGE_TASK, task.subject | int(bit(which)), value=task.value - 1))
        else:
            state.pop()
        receive(state, state.family(), gain, "privilege")
        grant(state, gain)
        state.proceed_to(RESOLVE)

    def details(self, state: LorenzoState) -> Json:
        return {"left": state.queue[0].value}


def next_order(state: LorenzoState) -> tuple[int, ...]:
    """LM-RND-3: by first member in the council palace, left to right; the others keep their order behind them."""
    found: list[int] = []
    for member in state.placed:
        seat = member >> 2 & 3
        if member >> 4 == COUNCIL and seat not in found:
            found.append(seat)
    for seat in state.order:
        if seat not in found:
            found.append(seat)
    return tuple(found)
