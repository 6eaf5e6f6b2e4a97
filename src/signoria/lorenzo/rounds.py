"""Rounds, laps and turns: placing members, and what ends a round."""

from signoria.kernel.bits import holds
from signoria.kernel.state import NONE, Json
from signoria.lorenzo.components import (
    DICE,
    FLOORS,
    HARVEST_SPACES,
    LAPS,
    MARKET_SPACES,
    MEMBERS,
    NOTHING,
    ROUNDS,
    ROUNDS_A_PERIOD,
    SPACES,
    TOWERS,
)
from signoria.lorenzo.council import add_council, next_order
from signoria.lorenzo.family import ALL_MEMBERS, Family
from signoria.lorenzo.leaders import add_leader_moves, do_leader_move, has_leader_move, is_leader_move
from signoria.lorenzo.market import add_market, place_for_gain
from signoria.lorenzo.moves import END, PASS, SLOTS_A_MEMBER, servants_spent, space_of, without_surplus
from signoria.lorenzo.purse import purse_of
from signoria.lorenzo.scoring import final_scoring
from signoria.lorenzo.state import (
    ACTIONS,
    ACTIONS_OVER,
    NEXT_REPORT,
    NEXT_TURN,
    NO_CARD,
    ROUND_OVER,
    TURN,
    VATICAN,
    Decision,
    LorenzoState,
)
from signoria.lorenzo.surplus import add_surplus
from signoria.lorenzo.towers import add_floors, take
from signoria.lorenzo.values import may_spend_surplus, values_of
from signoria.lorenzo.work import add_work_spaces, place_at_work


def begin_round(state: LorenzoState) -> None:
    """LM-RND-1: four cards from each deck onto its tower, bottom to top; the dice; and the first turn."""
    state.phase = ACTIONS
    state.dice = state.dice_to_come[0]
    state.dice_to_come = state.dice_to_come[1:]
    decks: list[tuple[int, ...]] = []
    for tower in range(len(TOWERS)):
        deck = state.decks[tower]
        for floor in range(FLOORS):
            state.towers[tower * FLOORS + floor] = deck[floor] if floor < len(deck) else NO_CARD
        decks.append(deck[FLOORS:])
    state.decks = tuple(decks)
    if state.journal is not None:
        keys = state.components.card_keys
        cards = [keys[card] for card in state.towers if card != NO_CARD]
        dice = {name: state.dice[at] for at, name in enumerate(DICE)}
        state.record_fact(
            {"fact": "round", "round": state.round, "order": list(state.order), "dice": dice, "cards": cards}
        )
    state.lap = 0
    state.at = 0
    begin_turn(state)


def begin_turn(state: LorenzoState) -> None:
    """LM-RND-2: one turn of the seat whose turn it is."""
    state.has_placed = False
    state.ask(TURN, state.order[state.at])


class NextTurn(Decision):
    """LM-RND-2, LM-EXC-3: lap by lap in turn order; who skipped the first turn has one more after the fourth lap."""

    def apply(self, state: LorenzoState, action: int) -> None:
        while True:
            state.at += 1
            if state.at >= state.seats:
                state.at = 0
                state.lap += 1
            if state.lap > LAPS:
                state.proceed_to(ACTIONS_OVER)
                return
            if state.lap < LAPS or state.families[state.order[state.at]].effects.skips_first_turn:
                begin_turn(state)
                return


class ContinueTurn(Decision):
    """LM-LDR-1: the turn is put again until a member has been placed and no leader move is left."""

    def apply(self, state: LorenzoState, action: int) -> None:
        if state.has_placed and not has_leader_move(state, state.family()):
            state.proceed_to(NEXT_TURN)
        else:
            state.proceed_to(TURN)


def must_skip(state: LorenzoState, family: Family) -> bool:
    """LM-EXC-3: whether the seat places nothing in this turn."""
    return state.lap == 0 and family.effects.skips_first_turn


def add_placements(state: LorenzoState, family: Family, found: list[int]) -> None:
    """LM-RND-2: every member at home, every space, every number of servants."""
    purse = purse_of(family.held)
    values = values_of(state, family)
    add_floors(state, family, purse, values, found)
    add_work_spaces(state, family, purse, values, found)
    add_market(state, family, purse, values, found)
    add_council(state, family, purse, values, found)


class Turn(Decision):
    """LM-RND-2, LM-LDR-1: place a member, or pass where none can be placed; leader moves before and after."""

    def legal(self, state: LorenzoState) -> list[int]:
        family = state.family()
        found: list[int] = []
        if state.has_placed:
            found.append(END)
        else:
            if not must_skip(state, family):
                add_placements(state, family, found)
            if not found:
                found.append(PASS)
        add_leader_moves(state, family, found)
        if may_spend_surplus(state, family):
            add_surplus(state, family, found)
        return found

    def apply(self, state: LorenzoState, action: int) -> None:
        if without_surplus(action) < PASS:
            place(state, action)
        elif is_leader_move(action):
            do_leader_move(state, action)
        else:
            state.record_fact({"fact": "end" if action == END else "pass", "seat": state.seat})
            state.proceed_to(NEXT_TURN)

    def details(self, state: LorenzoState) -> Json:
        family = state.family()
        values = {
            MEMBERS[at]: state.member_value(family, at) for at in range(len(MEMBERS)) if holds(family.members, at)
        }
        return {"lap": state.lap, "placed": state.has_placed, "values": values}


def place(state: LorenzoState, action: int) -> None:
    """LM-RND-2, LM-VAL-2: a member goes to a space, with its servants."""
    family = state.family()
    servants = servants_spent(state, action)
    least = without_surplus(action)
    member = least // SLOTS_A_MEMBER
    space = space_of(least % SLOTS_A_MEMBER)
    state.has_placed = True
    if state.journal is not None:
        fact = {"fact": "place", "seat": state.seat, "member": MEMBERS[member], "space": SPACES[space]}
        state.record_fact({**fact, "servants": servants})
    if space < HARVEST_SPACES:
        take(state, family, space, servants, NOTHING, member)
    elif space < MARKET_SPACES:
        place_at_work(state, family, member, space, servants)
    else:
        place_for_gain(state, family, member, space, servants)


class ActionsOver(Decision):
    """LM-VAT-1: a Vatican report after rounds 2, 4 and 6, before anything is cleared."""

    def apply(self, state: LorenzoState, action: int) -> None:
        if state.round % ROUNDS_A_PERIOD == 0:
            state.phase = VATICAN
            state.at = 0
            state.proceed_to(NEXT_REPORT)
        else:
            state.proceed_to(ROUND_OVER)


class RoundOver(Decision):
    """LM-RND-3: the new turn order, everything cleared; then the next round or the final scoring."""

    def apply(self, state: LorenzoState, action: int) -> None:
        state.order = next_order(state)
        if state.journal is not None:
            keys = state.components.card_keys
            left = [keys[card] for card in state.towers if card != NO_CARD]
            state.record_fact({"fact": "end_of_round", "round": state.round, "cards": left, "order": list(state.order)})
        for floor in range(HARVEST_SPACES):
            state.towers[floor] = NO_CARD
        state.placed = ()
        state.occupied = 0
        for family in state.families:
            family.members = ALL_MEMBERS
            family.coloured = 0
            family.six = NONE
            family.used = 0
        if state.round == ROUNDS:
            final_scoring(state)
        else:
            state.round += 1
            begin_round(state)
