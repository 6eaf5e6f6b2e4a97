"""The Princes of Florence for the kernel: the setup, and the state's interface."""

from pathlib import Path
from typing import cast

from signoria.kernel.chance import GameChance, Seed, key_of, secret_number
from signoria.kernel.errors import BadInput
from signoria.kernel.game import Rules
from signoria.kernel.memory import mask_of
from signoria.kernel.reasons import Reason
from signoria.kernel.state import NOBODY, Fact, Json, Move
from signoria.princes import moves, purposes
from signoria.princes.appraisal import appraise_seat, appraise_table
from signoria.princes.components import (
    BONUS_COUNT,
    BUILDINGS,
    DEALT,
    FREEDOMS,
    MONEY_AT_START,
    MONEY_AT_START_OF_TWO,
    PRESTIGE_COUNT,
    PROFESSION_COUNT,
    Components,
)
from signoria.princes.decisions import DECISIONS
from signoria.princes.options import OPTIONS, PrincesOptions
from signoria.princes.position import position
from signoria.princes.principality import found_principality
from signoria.princes.refusal import refusal
from signoria.princes.restore import restore
from signoria.princes.scoring import account, scores, tie_breaks, winners
from signoria.princes.state import (
    FIRST_STEP,
    KINDS,
    RETURN,
    SUPPLY_BUILDINGS,
    SUPPLY_FREEDOMS,
    PrincesState,
)
from signoria.princes.view import hands, hidden, redeal_hidden, view


class Princes(PrincesState):
    """A state that can be played."""

    def legal(self) -> list[int]:
        if self.seat == NOBODY:
            return []
        return DECISIONS[self.kind].legal(self)

    def apply(self, action: int) -> None:
        DECISIONS[self.kind].apply(self, action)
        while self.kind >= FIRST_STEP:
            DECISIONS[self.kind].apply(self, action)

    def clone(self) -> "Princes":
        copy = Princes(self.components, self.options, self.seats)
        self.copy_to(copy)
        return copy

    def action_count(self) -> int:
        return moves.action_count(self)

    def move_of(self, action: int) -> Move:
        return moves.move_of(self, action)

    def action_of(self, move: Move) -> int:
        return moves.action_of(self, move)

    def refusal(self, action: int) -> Reason:
        return refusal(self, action)

    def redeal(self, seat: int, seed: int) -> None:
        redeal_hidden(self, seat, seed)

    def scores(self) -> list[int]:
        return scores(self)

    def winners(self) -> list[int]:
        return winners(self)

    def kind_name(self) -> str:
        return KINDS[self.kind]

    def details(self) -> Json:
        return DECISIONS[self.kind].details(self)

    def edition(self) -> Json:
        return self.components.edition

    def position(self) -> Json:
        return position(self)

    def view(self, seat: int) -> Json:
        return view(self, seat)

    def public_appraisal(self) -> Json:
        return appraise_table(self)

    def own_appraisal(self, seat: int) -> Json:
        return appraise_seat(self, seat)

    def account(self, facts: list[Fact]) -> Json:
        return account(self, facts)

    def tie_breaks(self) -> list[tuple[str, list[int]]]:
        return tie_breaks(self)

    def hands(self) -> list[Json]:
        return hands(self)

    def hidden(self, seat: int) -> tuple[object, ...]:
        return hidden(self, seat)


class PrincesRules(Rules):
    """PF-SET-1: two to five seats and the options."""

    def __init__(self) -> None:
        super().__init__("princes", 2, 5, OPTIONS, Path(__file__).parent)

    def check_options(self, seats: int, options: Json) -> None:
        if options["two_player_hard"] and seats != 2:
            raise BadInput(f"the option two_player_hard is for 2 seats, not {seats}")

    def read_components(self, edition: Json, is_custom: bool) -> Components:
        return Components(edition, is_custom)

    def _new_state(self, seats: int, options: Json, edition: Json | None) -> Princes:
        components = cast(Components, self.components(edition))
        state = Princes(components, PrincesOptions(options), seats)
        state.lay_out()
        return state

    def start(self, seats: int, seed: Seed, options: Json, edition: Json | None) -> Princes:
        state = self._new_state(seats, options, edition)
        key = key_of(seed)
        _deal(state, key)
        _fill_supply(state, key)
        state.ask(RETURN, 0)
        return state

    def restore(self, position: Json, edition: Json | None) -> Princes:
        reader, seats, options, edition = self.read_opening(position, edition)
        state = self._new_state(seats, options, edition)
        restore(state, reader)
        self.check_playable(state)
        return state


def _shuffled(count: int, key: bytes, purpose: bytes) -> list[int]:
    cards = list(range(count))
    GameChance(key, purpose).shuffle(cards)
    return cards


def _deal(state: PrincesState, key: bytes) -> None:
    """PF-SET-2, PF-SET-3, PF-SET-7: money, four professions each, shuffled decks, and who starts."""
    cards = _shuffled(PROFESSION_COUNT, key, purposes.PROFESSIONS)
    money_at_start = MONEY_AT_START_OF_TWO if state.seats == 2 else MONEY_AT_START
    for seat in range(state.seats):
        principality = found_principality(state.palazzo(), money_at_start)
        principality.hand = tuple(cards[seat * DEALT : (seat + 1) * DEALT])
        state.seen_professions = state.seen_professions.looked(seat, mask_of(principality.hand))
        state.principalities.append(principality)
    state.professions = tuple(cards[state.seats * DEALT :])
    state.bonuses = tuple(_shuffled(BONUS_COUNT, key, purposes.BONUS_CARDS))
    state.prestiges = tuple(_shuffled(PRESTIGE_COUNT, key, purposes.PRESTIGE_CARDS))
    state.start = int(GameChance(key, purposes.START).below(state.seats))
    state.reshuffle = secret_number(key, purposes.RESHUFFLE)


def _fill_supply(state: PrincesState, key: bytes) -> None:
    """PF-SET-4, PF-SET-5, PF-SET-6: stacks, buildings, freedoms; and the Banker's money."""
    components = state.components
    for stack in range(len(components.stacks)):
        state.supply[stack] = components.stacks[stack]
    for building in range(len(BUILDINGS)):
        state.supply[SUPPLY_BUILDINGS + building] = components.buildings_each
    for freedom in range(len(FREEDOMS)):
        state.supply[SUPPLY_FREEDOMS + freedom] = state.seats - 1
    if state.seats == 2:
        extra = _shuffled(len(FREEDOMS), key, purposes.FREEDOMS)[: 1 if state.options.two_player_hard else 2]
        for freedom in extra:
            state.supply[SUPPLY_FREEDOMS + freedom] += 1
    if state.options.muse_and_princess:
        state.banker_money = components.banker_start
