"""Positions: everything there is to know of a game as JSON."""

from signoria.kernel.bits import holds
from signoria.kernel.memory_json import write_memory
from signoria.kernel.state import NONE, Json
from signoria.lorenzo.active_effects import SUFFERED_BITS
from signoria.lorenzo.components import (
    DICE,
    FLOORS,
    HARVEST,
    MEMBERS,
    PRIVILEGES,
    RESOURCES,
    SPACES,
    TOWERS,
    WORKS,
    words_of,
)
from signoria.lorenzo.family import Family
from signoria.lorenzo.state import (
    ACTIONS,
    CARD_TASK,
    KINDS,
    NO_CARD,
    OVER,
    PAY_TASK,
    PHASES,
    PRIVILEGE_TASK,
    TASKS,
    LorenzoState,
    Task,
)


def position(state: LorenzoState) -> Json:
    """Everything, hidden cards included."""
    written = public_part(state)
    written["decks"] = {
        name: [state.components.card_keys[card] for card in state.decks[tower]] for tower, name in enumerate(TOWERS)
    }
    written["dice_to_come"] = [_dice(roll) for roll in state.dice_to_come]
    for seat, family in enumerate(state.families):
        written["seats"][seat]["hand"] = _leaders(state, family.hand)
        written["seats"][seat]["kept"] = _leaders(state, family.kept)
    if state.components.is_custom:
        written["edition"] = state.components.edition
    written["seen"] = write_memory(state.seen_leaders, state.components.leader_keys, "leaders", state.seats)
    return written


def public_part(state: LorenzoState) -> Json:
    """LM-HID-1: what everybody sees; hidden things keep their place and are filled in by others."""
    over = state.phase == OVER
    components = state.components
    written: Json = {
        "game": "lorenzo",
        "options": dict(state.options.values),
        "round": state.round,
        "phase": PHASES[state.phase],
        "order": list(state.order),
        "seat": None if over else state.seat,
        "kind": None if over else KINDS[state.kind],
        "dice": _dice(state.dice) if state.dice else None,
        "towers": {name: _tower(state, tower) for tower, name in enumerate(TOWERS)},
        "decks": {name: len(state.decks[tower]) for tower, name in enumerate(TOWERS)},
        "dice_to_come": len(state.dice_to_come),
        "excommunications": [components.excommunication_keys[tile] for tile in state.excommunications],
        "spaces": _spaces(state),
        "seats": [_seat(state, family) for family in state.families],
    }
    if state.phase == ACTIONS:
        written["turn"] = {"lap": state.lap, "placed": state.has_placed}
        written["queue"] = [_task(state, task) for task in state.queue]
    return written


def _dice(roll: tuple[int, ...]) -> Json:
    return {name: roll[at] for at, name in enumerate(DICE)}


def _tower(state: LorenzoState, tower: int) -> list[str | None]:
    keys = state.components.card_keys
    cards = state.towers[tower * FLOORS : (tower + 1) * FLOORS]
    return [None if card == NO_CARD else keys[card] for card in cards]


def _leaders(state: LorenzoState, leaders: tuple[int, ...]) -> list[str]:
    return [state.components.leader_keys[leader] for leader in leaders]


def _spaces(state: LorenzoState) -> Json:
    """Every open space with its members, in the order in which they came."""
    members: Json = {SPACES[space]: [] for space in state.components.open_spaces[state.seats]}
    for member in state.placed:
        members[SPACES[member >> 4]].append([member >> 2 & 3, MEMBERS[member & 3]])
    return members


def _seat(state: LorenzoState, family: Family) -> Json:
    components = state.components
    written: Json = {name: family.held[at] for at, name in enumerate(RESOURCES)}
    written["tile"] = None if family.tile == NONE else components.tile_keys[family.tile]
    written["cards"] = {
        name: [components.card_keys[card] for card in family.cards[tower]] for tower, name in enumerate(TOWERS)
    }
    written["members"] = [name for at, name in enumerate(MEMBERS) if holds(family.members, at)]
    written["six"] = None if family.six == NONE else MEMBERS[family.six]
    written["hand"] = len(family.hand)
    written["kept"] = len(family.kept)
    written["leaders"] = [_played(state, family, leader) for leader in family.leaders]
    written["excommunicated"] = [components.excommunication_keys[tile] for tile in family.excommunicated]
    return written


def _played(state: LorenzoState, family: Family, leader: int) -> Json:
    keys = state.components.leader_keys
    copying = state.components.leaders[leader].copies and family.copied != NONE
    copied = keys[family.copied] if copying else None
    return {"leader": keys[leader], "used": holds(family.used, leader), "copy": copied}


def _task(state: LorenzoState, task: Task) -> Json:
    """What waits in the queue; see `state.Task`."""
    written: Json = {"task": TASKS[task.kind]}
    if task.kind == PAY_TASK:
        written["space"] = SPACES[task.subject]
        written["discount"] = words_of(task.goods)
    elif task.kind == PRIVILEGE_TASK:
        written["left"] = task.value
        written["taken"] = [name for at, name in enumerate(PRIVILEGES) if holds(task.subject, at)]
    else:
        if task.kind == CARD_TASK:
            written["card"] = state.components.card_keys[task.subject]
        else:
            written["action"] = WORKS[task.subject - HARVEST]
            written["value"] = task.value
            written["at"] = task.at
            written["budget"] = words_of(task.goods)
        written["effect"] = task.effect
        written["suffered"] = {
            name: task.suffered >> at * SUFFERED_BITS & 15
            for at, name in enumerate(RESOURCES)
            if task.suffered >> at * SUFFERED_BITS & 15
        }
    return written
