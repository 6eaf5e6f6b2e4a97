"""What each seat has seen of a pile of hidden cards, and resampling the cards it has not.

A *place* is wherever one physical card lies now; it is named after the card that truly lies there. For a seat that
looks on, every card has a set of places (a bit mask) in which it may lie. Looking narrows these sets; another seat's
hidden handling of some cards blurs them. The true place is always among them, so another world always exists.
"""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.bits import bit, count_bits, holds
from signoria.kernel.chance import Chance

SHUFFLED: Final = 7  # in place of a seat: cards change places and nobody looks
_SHOW: Final = 1 << 31


def mask_of(cards: tuple[int, ...]) -> int:
    """The bit mask of some cards."""
    mask: i64 = 0
    for card in cards:
        mask |= bit(card)
    return int(mask)


def cards_of(mask: int) -> list[int]:
    """The cards of a bit mask."""
    found: list[int] = []
    rest: i64 = mask
    card = 0
    while rest:
        if rest & 1:
            found.append(card)
        rest >>= 1
        card += 1
    return found


def _blur(places: list[int], among: int) -> None:
    """Whatever may lie in one of these places may now lie in any of them."""
    for card in range(len(places)):
        if places[card] & among:
            places[card] |= among


def _pin(places: list[int], cards: i64) -> None:
    """These cards lie in their true places, and nothing else does."""
    for card in range(len(places)):
        if holds(cards, card):
            places[card] = int(bit(card))
        else:
            places[card] &= int(~cards)


class Knowledge:
    """Where a viewer who sees some open cards right now knows every card to lie, as `Memory.places`."""

    def __init__(self, viewer: int, open_cards: int, places: list[int]) -> None:
        self.viewer = viewer
        self.open_cards = open_cards
        self.places = places


class Memory:
    """What all seats have seen of one pile of up to 21 different cards. It never changes: seeing more makes a new one.

    The log is a string of four-byte entries: 21 bits of cards, 5 bits of card, 3 bits of seat, and one that tells a
    card shown to all from cards looked at by one. `known` holds, by seat, the places where an earlier log ended.
    A redealt world remembers the memory it came from and what the viewer knew, and works out places when asked.
    """

    def __init__(self, size: int, known: tuple[tuple[int, ...], ...] = (), log: bytes = b"") -> None:
        self.size = size
        self.known = known
        self.log = log
        self.origin: Memory | None = None
        self.deal: list[int] = []
        self.known_before: Knowledge | None = None  # to the viewer of a redealt world, in the world it came from
        self._asked: Knowledge | None = None  # the last that was worked out: searches ask for the same again and again

    def _with(self, entry: int) -> "Memory":
        longer = Memory(self.size, self.known, self.log + entry.to_bytes(4, "little"))
        longer.origin = self.origin
        longer.deal = self.deal
        longer.known_before = self.known_before
        return longer

    def looked(self, seat: int, cards: int) -> "Memory":
        """The seat sees these cards and may then rearrange them unseen by others."""
        return self._with(cards | seat << 26)

    def shown(self, seat: int, hidden: int, card: int) -> "Memory":
        """The seat shows everybody this one of the cards it held hidden."""
        return self._with(hidden | card << 21 | seat << 26 | _SHOW)

    def entries(self) -> list[tuple[int, int, int]]:
        """The log as (seat, cards, card shown or -1)."""
        found: list[tuple[int, int, int]] = []
        for at in range(0, len(self.log), 4):
            entry = int.from_bytes(self.log[at : at + 4], "little")
            found.append((entry >> 26 & 7, entry & 0x1FFFFF, entry >> 21 & 31 if entry & _SHOW else -1))
        return found

    def known_to(self, seat: int) -> list[int]:
        """For every card the places in which it may lie where this log begins, as far as the seat can know."""
        before = self.known_before
        if self.origin is not None and before is not None:
            if seat == before.viewer:
                return [_renamed(mask, self.deal) for mask in before.places]
            return _moved(self.origin.places(seat), self.deal)
        if not self.known:
            return [(1 << self.size) - 1] * self.size
        return list(self.known[seat])

    def places(self, viewer: int) -> list[int]:
        """For every card the places in which it may lie, as far as the viewer can know."""
        places = self.known_to(viewer)
        for seat, cards, card in self.entries():
            if card >= 0:
                _blur(places, places[card] & cards)
                _pin(places, bit(card))
            elif seat == viewer:
                _pin(places, cards)
            else:
                _blur(places, cards)
        return places

    def redealt(
        self, viewer: int, open_cards: int, piles: list[tuple[int, ...]], chance: Chance
    ) -> tuple[list[int], "Memory"]:
        """A world the viewer cannot tell from this one: which card lies in each place, and what has been seen there.

        open_cards are those that the viewer sees right now. The piles are the hidden cards as they lie: by these, and
        not by the cards in them, places are chosen, so that all worlds the viewer cannot tell apart give the same.
        """
        known = self.known_now(viewer, open_cards)
        deal = deal_evenly(known.places, as_they_lie(piles, self.size), chance)
        other = Memory(self.size)
        other.origin = self
        other.deal = deal
        other.known_before = known
        return deal, other

    def known_now(self, viewer: int, open_cards: int) -> Knowledge:
        """What the viewer knows who sees these open cards."""
        known = self._asked
        if known is None or known.viewer != viewer or known.open_cards != open_cards:
            places = self.places(viewer)
            _pin(places, open_cards)
            known = Knowledge(viewer, open_cards, places)
            self._asked = known
        return known


def _moved(seen: list[int], deal: list[int]) -> list[int]:
    """What another seat has seen of these cards, had they been dealt so."""
    moved = [0] * len(seen)
    for card in range(len(seen)):
        moved[deal[card]] = _renamed(seen[card], deal)
    return moved


def _renamed(places: int, deal: list[int]) -> int:
    """The same places, named after the cards that lie there in the other world."""
    mask: i64 = 0
    for place in cards_of(places):
        mask |= bit(deal[place])
    return int(mask)


def as_they_lie(piles: list[tuple[int, ...]], size: int) -> list[int]:
    """Every place once: those of the piles, then the others. Cards that do not belong here are passed over."""
    found: list[int] = []
    listed: i64 = 0
    for pile in piles:
        for card in pile:
            if card < size:
                found.append(card)
                listed |= bit(card)
    for card in range(size):
        if not holds(listed, card):
            found.append(card)
    return found


def deal_evenly(places: list[int], order: list[int], chance: Chance) -> list[int]:
    """Lay every card into one of its places, one card in each: the card by place. The most confined cards go first.

    Which of its places a card gets depends on where they stand in the order, not on their numbers.
    """
    size = len(places)
    cards = list(range(size))
    chance.shuffle(cards)
    lying = [-1] * size
    taken: i64 = 0
    for card in _most_confined_first(cards, places):
        free: i64 = places[card] & ~taken
        if free:
            place = _open_place(order, free, chance.below(count_bits(free)))
            lying[place] = card
            taken |= bit(place)
        else:
            taken |= _make_room(card, places, order, lying, [False] * size)
    return lying


def _most_confined_first(cards: list[int], places: list[int]) -> list[int]:
    """The cards with the fewest places first, those with as many as they stand. Sorted as numbers, which is quick."""
    keys: list[int] = []
    for at in range(len(cards)):
        card = cards[at]
        keys.append(int(count_bits(places[card]) << 16) + (at << 8) + card)
    keys.sort()
    return [key & 0xFF for key in keys]


def _open_place(order: list[int], free: i64, number: i64) -> int:
    """The free place with this number, from 0, in the order."""
    for place in order:
        if holds(free, place):
            if number == 0:
                return place
            number -= 1
    raise AssertionError("every place is in the order")


def _make_room(card: int, places: list[int], order: list[int], lying: list[int], tried: list[bool]) -> int:
    """Move cards already dealt along until this one has a place; the place newly taken, as a mask, or 0."""
    for place in order:
        if tried[place] or not places[card] >> place & 1:
            continue
        tried[place] = True
        moved = lying[place]
        if moved < 0:
            lying[place] = card
            return 1 << place
        taken = _make_room(moved, places, order, lying, tried)
        if taken:
            lying[place] = card
            return taken
    return 0
