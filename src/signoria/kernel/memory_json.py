"""Memories in positions: what each seat has seen of a pile of cards, written and read."""

from typing import Final

from signoria.kernel.bits import holds
from signoria.kernel.memory import SHUFFLED, Memory, cards_of, mask_of
from signoria.kernel.reading import Reader
from signoria.kernel.state import Json

MOST_ENTRIES: Final = 1000


def write_memory(memory: Memory, names: list[str], key: str, seats: int) -> Json:
    """Who looked at or showed which cards, in order; `places` is where an earlier log ended. `key` lists the cards."""
    log = []
    for seat, cards, card in memory.entries():
        entry: Json = {"seat": None if seat == SHUFFLED else seat, key: [names[each] for each in cards_of(cards)]}
        if card >= 0:
            entry["shown"] = names[card]
        log.append(entry)
    written: Json = {"log": log}
    if memory.known or memory.origin is not None:
        written["places"] = [memory.known_to(seat) for seat in range(seats)]
    return written


def read_memory(reader: Reader, names: list[str], key: str, seats: int) -> Memory:
    """The memory that was written so."""
    reader.only("log", "places")
    size = len(names)
    memory = Memory(size, _read_places(reader.at("places"), size, seats)) if reader.has("places") else Memory(size)
    for entry in reader.at("log").items(0, MOST_ENTRIES):
        entry.only("seat", key, "shown")
        cards = mask_of(entry.at(key).choices(names, size))
        seat = SHUFFLED if entry.at("seat").value is None else entry.at("seat").integer(0, seats - 1)
        if entry.has("shown"):
            memory = memory.shown(seat, cards, entry.at("shown").choice(names))
        else:
            memory = memory.looked(seat, cards)
    return memory


def _read_places(reader: Reader, size: int, seats: int) -> tuple[tuple[int, ...], ...]:
    known: list[tuple[int, ...]] = []
    for viewer in reader.items(seats, seats):
        places = [place.integer(1, (1 << size) - 1) for place in viewer.items(size, size)]
        if not all(holds(places[card], card) for card in range(size)):
            raise viewer.refuse("every card may lie where it truly lies")
        known.append(tuple(places))
    return tuple(known)
