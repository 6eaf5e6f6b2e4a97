"""Setup: everything drawn from the seed; bonus tiles and the draft of leaders in the advanced game."""

from typing import Final

from signoria.kernel.bits import without
from signoria.kernel.chance import Chance, GameChance, Seed, key_of
from signoria.kernel.memory import mask_of
from signoria.kernel.state import NONE, Json
from signoria.lorenzo import purposes
from signoria.lorenzo.active_effects import ActiveEffects
from signoria.lorenzo.components import (
    COINS,
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


def deal(state: LorenzoState, seed: Seed) -> None:
    """LM-SET-2 to LM-SET-5, LM-RND-1: all that chance decides in a game."""
    components = state.components
    key = key_of(seed)
    state.order = tuple(_shuffled(state.seats, key, purposes.ORDER))
    state.decks = tuple([_deck(state, tower, key) for tower in range(len(TOWERS))])
    chance = GameChance(key, purposes.EXCOMMUNICATIONS)
    tiles = components.excommunications_of
    state.excommunications = tuple([tiles[period][chance.below(len(tiles[period]))] for period in range(PERIODS)])
    state.dice_to_come = roll(GameChance(key, purposes.DICE), ROUNDS)
    state.towers = [NO_CARD] * HARVEST_SPACES
    leaders = _shuffled(LEADER_COUNT, key, purposes.LEADERS) if state.options.advanced else []
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
    """LM-RND-1: one die for each of the three coloured members, so many times. One number decides all three."""
    found: list[tuple[int, ...]] = []
    for _ in range(rolls):
        number = int(chance.below(SIDES * SIDES * SIDES))
        found.append((1 + number % SIDES, 1 + number // SIDES % SIDES, 1 + number // (SIDES * SIDES)))
    return tuple(found)


def _deck(state: LorenzoState, tower: int, key: bytes) -> tuple[int, ...]:
    """LM-SET-2: each period shuffled, period 1 on top."""
    chance = GameChance(key, purposes.DECKS[tower])
    cards: list[int] = []
    for period in range(PERIODS):
        own = state.components.cards_of[tower][period][:]
        chance.shuffle(own)
        cards.extend(own)
    return tuple(cards)


def _shuffled(count: int, key: bytes, purpose: bytes) -> list[int]:
    cards = list(range(count))
    GameChance(key, purpose).shuffle(cards)
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
