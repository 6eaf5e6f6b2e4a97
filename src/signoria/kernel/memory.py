"""What each seat has seen of a pile of hidden cards, and resampling the cards it has not.

A *place* is wherever one physical card lies now; it is named after the card that truly lies there. For a seat that
looks on, every card has a set of places (a bit mask) in which it may lie. Looking narrows these sets; another seat's
hidden handling of some cards blurs them. The true place is always among them, so another world always exists.
"""

from typing import Final

from signoria.kernel.chance import Chance

SHUFFLED: Final = 7  # in place of a seat: cards change places and nobody looks
_SHOW: Final = 1 << 31


def mask_of(cards: tuple[int, ...]) -> int:
    """The bit mask of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: int) -> list[int]:
    """The cards of a bit mask."""
    return [card for card in range(mask.bit_length()) if mask >> card & 1]


def _blur(places: list[int], among: int) -> None:
    """Whatever may lie in one of these places may now lie in any of them."""
    for card in range(len(places)):
        if places[card] & among:
            places[card] |= among


def _pin(places: list[int], card: int) -> None:
    """This card lies in its true place, and nothing else does."""
    here = 1 << card
    for other in range(len(places)):
        places[other] &= ~here
    places[card] = here


class Memory:
    """What all seats have seen of one pile of up to 21 different cards. It never changes: seeing more makes a new one.

    The log is a string of four-byte entries: 21 bits of cards, 5 bits of card, 3 bits of seat, and one that tells a
    card shown to all from cards looked at by one. `known` holds, by seat, the places where an earlier log ended.
    A world redealt for one seat remembers the memory it came from, and works out other seats' places when asked.
    """

    def __init__(self, size: int, known: tuple[tuple[int, ...], ...] = (), log: bytes = b"") -> None:
        self.size = size
        self.known = known
        self.log = log
        self.origin: Memory | None = None
        self.deal: list[int] = []
        self.viewer = SHUFFLED

    def _with(self, entry: int) -> "Memory":
        longer = Memory(self.size, self.known, self.log + entry.to_bytes(4, "little"))
        longer.origin = self.origin
        longer.deal = self.deal
        longer.viewer = self.viewer
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
        if self.origin is not None and seat != self.viewer:
            return _moved(self.origin.places(seat), self.deal)
        if not self.known:
            return [(1 << self.size) - 1] * self.size
        return list(self.known[0 if self.origin is not None else seat])

    def places(self, viewer: int) -> list[int]:
        """For every card the places in which it may lie, as far as the viewer can know."""
        places = self.known_to(viewer)
        for seat, cards, card in self.entries():
            if card >= 0:
                _blur(places, places[card] & cards)
                _pin(places, card)
            elif seat == viewer:
                for own in cards_of(cards):
                    _pin(places, own)
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
        places = self.places(viewer)
        for card in cards_of(open_cards):
            _pin(places, card)
        deal = deal_evenly(places, as_they_lie(piles, self.size), chance)
        other = Memory(self.size, (tuple([_renamed(mask, deal) for mask in places]),))
        other.origin = self
        other.deal = deal
        other.viewer = viewer
        return deal, other


def _moved(seen: list[int], deal: list[int]) -> list[int]:
    """What another seat has seen of these cards, had they been dealt so."""
    moved = [0] * len(seen)
    for card in range(len(seen)):
        moved[deal[card]] = _renamed(seen[card], deal)
    return moved


def _renamed(places: int, deal: list[int]) -> int:
    """The same places, named after the cards that lie there in the other world."""
    mask = 0
    for place in cards_of(places):
        mask |= 1 << deal[place]
    return mask


def as_they_lie(piles: list[tuple[int, ...]], size: int) -> list[int]:
    """Every place once: those of the piles, then the others. Cards that do not belong here are passed over."""
    found: list[int] = []
    for pile in piles:
        for card in pile:
            if card < size:
                found.append(card)
    listed = mask_of(tuple(found))
    for card in range(size):
        if not listed >> card & 1:
            found.append(card)
    return found


def deal_evenly(places: list[int], order: list[int], chance: Chance) -> list[int]:
    """Lay every card into one of its places, one card in each: the card by place. The most confined cards go first.

    Which of its places a card gets depends on where they stand in the order, not on their numbers.
    """
    size = len(places)
    cards = list(range(size))
    chance.shuffle(cards)
    cards.sort(key=lambda card: places[card].bit_count())
    lying = [-1] * size
    taken = 0
    for card in cards:
        open_places = places[card] & ~taken
        free = [place for place in order if open_places >> place & 1]
        if free:
            place = free[chance.below(len(free))]
            lying[place] = card
            taken |= 1 << place
        else:
            taken |= _make_room(card, places, order, lying, [False] * size)
    return lying


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
