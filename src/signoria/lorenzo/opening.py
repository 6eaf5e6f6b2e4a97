"""Setup: everything drawn from the seed; bonus tiles and the draft of leaders in the advanced game."""

from typing import Final

from signoria.kernel.bits import without
from signoria.kernel.chance import Chance
from signoria.kernel.memory import mask_of
from signoria.kernel.state import NONE, Json
from signoria.lorenzo.active_effects import ActiveEffects
from signoria.lorenzo.components import (
    COINS,
    DICE,
    HARVEST_SPACES,
    LEADER_COUNT,
    LEADERS_A_SEAT,
    PERIODS,
    RESOURCE_COUNT,
    ROUNDS,
    SIDES,
    TOWERS,
)
from signoria.lorenzo.family import found_family
from signoria.lorenzo.moves import CHOOSE_TILE, KEEP
from signoria.lorenzo.rounds import begin_round
from signoria.lorenzo.state import DRAFT, NO_CARD, TILE, Decision, LorenzoState

BASIC_TILE: Final = 0
# One stream of chance for each thing that is drawn, so that options do not disturb each other's draws.
ORDER_STREAM: Final = 1
DICE_STREAM: Final = 2
EXCOMMUNICATION_STREAM: Final = 3
LEADER_STREAM: Final = 4
DECK_STREAM: Final = 5


def deal(state: LorenzoState, seed: int) -> None:
    """LM-SET-2 to LM-SET-5, LM-RND-1: all that chance decides in a game."""
    components = state.components
    state.order = tuple(_shuffled(list(range(state.seats)), seed, ORDER_STREAM))
    shuffling = Chance(seed, DECK_STREAM)
    state.decks = tuple([_deck(state, tower, shuffling) for tower in range(len(TOWERS))])
    chance = Chance(seed, EXCOMMUNICATION_STREAM)
    tiles = components.excommunications_of
    state.excommunications = tuple([tiles[period][chance.below(len(tiles[period]))] for period in range(PERIODS)])
    state.dice_to_come = roll(Chance(seed, DICE_STREAM), ROUNDS)
    state.towers = [NO_CARD] * HARVEST_SPACES
    leaders = _shuffled(list(range(LEADER_COUNT)), seed, LEADER_STREAM)
    effects = ActiveEffects(components, state.options.malus_in_total)
    for seat in range(state.seats):
        family = found_family(effects)
        family.held = list(components.start_goods[:RESOURCE_COUNT])
        family.held[COINS] += components.start_coins[state.order.index(seat)]
        if state.options.advanced:
            family.hand = tuple(leaders[seat * LEADERS_A_SEAT : (seat + 1) * LEADERS_A_SEAT])
        else:
            family.tile = BASIC_TILE
        state.families.append(family)
    if state.options.advanced:
        state.at = state.seats - 1
        state.ask(TILE, state.order[state.at])
    else:
        begin_round(state)


def roll(chance: Chance, rolls: int) -> tuple[tuple[int, ...], ...]:
    """LM-RND-1: one die for each coloured member, so many times."""
    return tuple([tuple([1 + int(chance.below(SIDES)) for _ in DICE]) for _ in range(rolls)])


def _deck(state: LorenzoState, tower: int, chance: Chance) -> tuple[int, ...]:
    """LM-SET-2: each period shuffled, period 1 on top."""
    cards: list[int] = []
    for period in range(PERIODS):
        own = state.components.cards_of[tower][period][:]
        chance.shuffle(own)
        cards.extend(own)
    return tuple(cards)


def _shuffled(cards: list[int], seed: int, stream: int) -> list[int]:
    Chance(seed, stream).shuffle(cards)
    return cards


def look_at_hands(state: LorenzoState) -> None:
    """LM-HID-1, LM-SET-5: each seat sees the leaders that have come to it; the first ones after the last tile."""
    for seat in range(state.seats):
        state.seen_leaders = state.seen_leaders.looked(seat, mask_of(state.families[seat].hand))


class Tile(Decision):
    """LM-SET-4: in reverse turn order each seat picks one of the advanced tiles that are left."""

    def legal(self, state: LorenzoState) -> list[int]:
        return [CHOOSE_TILE + tile for tile in tiles_left(state)]

    def apply(self, state: LorenzoState, action: int) -> None:
        tile = action - CHOOSE_TILE
        state.family().tile = tile
        if state.journal is not None:
            state.record_fact({"fact": "tile", "seat": state.seat, "tile": state.components.tile_keys[tile]})
        if state.at > 0:
            state.at -= 1
            state.ask(TILE, state.order[state.at])
        else:
            look_at_hands(state)
            state.ask(DRAFT, 0)

    def details(self, state: LorenzoState) -> Json:
        return {"tiles": [state.components.tile_keys[tile] for tile in tiles_left(state)]}


def tiles_left(state: LorenzoState) -> list[int]:
    """LM-SET-4: the advanced tiles of which a copy is left."""
    taken = [family.tile for family in state.families if family.tile != NONE]
    tiles = state.components.tiles
    return [tile for tile in range(len(tiles)) if tiles[tile].advanced and taken.count(tile) < tiles[tile].copies]


class Draft(Decision):
    """LM-SET-5: each seat keeps one leader of its hand; then the hands move on."""

    def legal(self, state: LorenzoState) -> list[int]:
        return [KEEP + leader for leader in state.family().hand]

    def apply(self, state: LorenzoState, action: int) -> None:
        family = state.family()
        leader = action - KEEP
        family.hand = without(family.hand, leader)
        family.kept = (*family.kept, leader)
        if state.journal is not None:
            key = state.components.leader_keys[leader]
            state.record_fact({"fact": "draft", "seat": state.seat, "leader": key, "hidden": ["leader"]})
        if state.seat + 1 < state.seats:
            state.ask(DRAFT, state.seat + 1)
        else:
            pass_hands_on(state)

    def details(self, state: LorenzoState) -> Json:
        keys = state.components.leader_keys
        return {"hand": [keys[leader] for leader in state.family().hand]}


def pass_hands_on(state: LorenzoState) -> None:
    """LM-SET-5: each hand goes to the right, to the seat before; the last leader comes without a decision."""
    hands = [family.hand for family in state.families]
    for seat in range(state.seats):
        state.families[seat].hand = hands[(seat + 1) % state.seats]
    look_at_hands(state)
    if len(hands[0]) > 1:
        state.ask(DRAFT, 0)
        return
    for family in state.families:
        family.hand = family.kept + family.hand
        family.kept = ()
    begin_round(state)
