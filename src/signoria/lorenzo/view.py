"""What a seat may see, and resampling what it may not."""

from signoria.kernel.chance import Chance
from signoria.kernel.fast_random import FastRandom
from signoria.kernel.memory import mask_of
from signoria.kernel.state import NOBODY, Json
from signoria.lorenzo.components import PERIODS, TOWERS
from signoria.lorenzo.opening import roll
from signoria.lorenzo.position import public_part
from signoria.lorenzo.state import LorenzoState


def view(state: LorenzoState, seat: int) -> Json:
    """LM-HID-1, LM-SET-5: the position without what this seat may not see; of hidden cards and dice the number."""
    seen = public_part(state)
    seen["you"] = None if seat == NOBODY else seat
    if seat != NOBODY and state.leaders_seen():
        keys = state.components.leader_keys
        own = state.families[seat]
        seen["seats"][seat]["hand"] = [keys[leader] for leader in own.hand]
        seen["seats"][seat]["kept"] = [keys[leader] for leader in own.kept]
    return seen


def hands(state: LorenzoState) -> list[Json]:
    """LM-HID-1: the leaders that each seat still holds at the end."""
    keys = state.components.leader_keys
    if not state.options.advanced:
        return []
    return [{"hand": [keys[leader] for leader in family.hand]} for family in state.families]


def hidden(state: LorenzoState, seat: int) -> tuple[object, ...]:
    """LM-HID-1, LM-SET-5: decks, dice to come, leaders not seen, and what all have seen of these."""
    kept: list[object] = [state.decks, state.dice_to_come, state.seen_leaders.known, state.seen_leaders.log]
    for other in range(state.seats):
        if other != seat or not state.leaders_seen():
            kept += (state.families[other].hand, state.families[other].kept)
    return tuple(kept)


def redeal_hidden(state: LorenzoState, seat: int, seed: int) -> None:
    """LM-HID-1: deal again what this seat cannot know, in a state that is not shared."""
    chance = FastRandom(seed)
    state.dice_to_come = roll(chance, len(state.dice_to_come))
    state.decks = tuple([_redealt_deck(state, tower, chance) for tower in range(len(TOWERS))])
    if state.options.advanced:
        _redeal_leaders(state, seat, chance)


def _redealt_deck(state: LorenzoState, tower: int, chance: Chance) -> tuple[int, ...]:
    """LM-SET-2: another order of what is left in a deck, within each period."""
    deck = list(state.decks[tower])
    for period in range(1, PERIODS + 1):
        places = [at for at in range(len(deck)) if state.components.cards[deck[at]].period == period]
        cards = [deck[at] for at in places]
        cards.sort()
        chance.shuffle(cards)
        for at, card in zip(places, cards):
            deck[at] = card
    return tuple(deck)


def _redeal_leaders(state: LorenzoState, seat: int, chance: Chance) -> None:
    """LM-SET-5: leaders that others hold and those never dealt may be any that this seat has not seen elsewhere."""
    own = state.families[seat]
    seen = own.hand + own.kept if state.leaders_seen() else ()
    for family in state.families:
        seen = seen + family.leaders
    piles = [family.hand for family in state.families] + [family.kept for family in state.families]
    deal, state.seen_leaders = state.seen_leaders.redealt(seat, mask_of(seen), piles, chance)
    for family in state.families:
        family.hand = tuple([deal[leader] for leader in family.hand])
        family.kept = tuple([deal[leader] for leader in family.kept])
