"""Small games: states made of plain JSON values, so that copies, positions, views and hidden cards need no code."""

import json
from typing import Any

from mypy_extensions import mypyc_attr

from signoria.kernel.chance import Chance, GameChance, Seed, key_of
from signoria.kernel.errors import BadPosition
from signoria.kernel.fast_random import FastRandom
from signoria.kernel.game import Option, Rules
from signoria.kernel.reading import Reader, brief
from signoria.kernel.reasons import Reason, malformed
from signoria.kernel.state import NOBODY, Json, Move, State, not_asked

DEAL = b"deal"  # the one purpose of chance in a small game
# What can go wrong in rules that meet a position which no game could have.
IMPOSSIBLE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainState(State):
    """A state made of JSON values: `table` holds what lies on the table, `own` what lies before each seat.

    A game adds `deal`, `legal`, `apply`, `action_count`, `move_of` and `scores`; and `numbers`, if it is to be learned.
    Which lists of cards are hidden, `PlainRules` says. Once the game is over, all seats show theirs.
    """

    def __init__(self, rules: "PlainRules", seats: int, options: Json) -> None:
        super().__init__(seats)
        self.rules = rules
        self.options = options
        self.table: Json = {}
        self.own: list[Json] = []

    def deal(self, chance: Chance) -> None:
        """Fill `table` and `own`, and ask the first question. All chance of the game is drawn here."""
        raise NotImplementedError

    def clone(self) -> "PlainState":
        other = self.rules.new_state(self.seats, self.options)
        other.ask(self.kind, self.seat)
        other.table = json.loads(json.dumps(self.table))
        other.own = json.loads(json.dumps(self.own))
        return other

    def kind_name(self) -> str:
        return self.rules.kinds[self.kind]

    def action_of(self, move: Move) -> int:
        wanted = _text(move)
        for action in range(self.action_count()):
            if _text(self.move_of(action)) == wanted:
                return action
        raise malformed(f"{brief(move)} is none; one would be {self.move_of(self.legal()[0])}")

    def refusal(self, action: int) -> Reason:
        return not_asked(self)

    def position(self) -> Json:
        return self._written(self.table, self.own)

    def view(self, seat: int) -> Json:
        table = {**self.table, **{key: len(self.table[key]) for key in self.rules.secret}}
        own = [
            each if self._sees(seat, other) else {**each, **{key: len(each[key]) for key in self.rules.private}}
            for other, each in enumerate(self.own)
        ]
        return {**self._written(table, own), "you": None if seat == NOBODY else seat}

    def _written(self, table: Json, own: list[Json]) -> Json:
        decision = self.decision()
        opening: Json = {
            "game": self.rules.name,
            "options": self.options,
            "seat": decision["seat"],
            "kind": decision["kind"],
        }
        copied: Json = json.loads(json.dumps({**opening, **table, "seats": own}))
        return copied

    def _sees(self, seat: int, other: int) -> bool:
        """Whether this seat sees what another one hides."""
        return seat == other or self.seat == NOBODY

    def _unseen(self, seat: int) -> list[list[object]]:
        """The lists of cards that this seat does not see."""
        found: list[list[object]] = [self.table[key] for key in self.rules.secret]
        for other in range(self.seats):
            if not self._sees(seat, other):
                found += [self.own[other][key] for key in self.rules.private]
        return found

    def hidden(self, seat: int) -> tuple[object, ...]:
        return tuple([_text(cards) for cards in self._unseen(seat)])

    def redeal(self, seat: int, seed: int) -> None:
        """Shuffle all cards that the seat does not see. A game whose play tells more about them narrows that down."""
        places = self._unseen(seat)
        cards = sorted([card for place in places for card in place], key=_text)
        order = list(range(len(cards)))
        FastRandom(seed).shuffle(order)
        at = 0
        for place in places:
            for card in range(len(place)):
                place[card] = cards[order[at]]
                at += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainRules(Rules):
    """The rules of a small game: `kinds` names its decisions, `secret` and `private` the lists of hidden cards.

    Nobody sees the secret ones on the table; the private ones only their own seat sees.
    """

    def __init__(
        self,
        name: str,
        fewest: int,
        most: int,
        options: tuple[Option, ...] = (),
        kinds: tuple[str, ...] = ("turn",),
        secret: tuple[str, ...] = (),
        private: tuple[str, ...] = (),
    ) -> None:
        super().__init__(name, fewest, most, options)
        self.kinds = kinds
        self.secret = secret
        self.private = private

    def new_state(self, seats: int, options: Json) -> PlainState:
        """An empty state: `return MyState(self, seats, options)`."""
        raise NotImplementedError

    def start(self, seats: int, seed: Seed, options: Json, edition: Json | None) -> PlainState:
        if edition is not None:
            self.components(edition)  # says that there are none
        state = self.new_state(seats, options)
        state.deal(GameChance(key_of(seed), DEAL))
        return state

    def restore(self, position: Json, edition: Json | None) -> PlainState:
        reader, seats, options, edition = self.read_opening(position, edition)
        state = self.start(seats, 0, options, edition)  # shows what a position has
        reader.only("game", "options", "seat", "kind", "seats", *state.table)
        state.table = {key: _alike(reader.at(key), example) for key, example in state.table.items()}
        state.own = [_alike(own, example) for own, example in zip(reader.at("seats").items(), state.own)]
        if reader.at("seat").value is None:
            state.seat = NOBODY
        else:
            state.ask(reader.at("kind").choice(self.kinds), reader.at("seat").integer(0, seats - 1))
        try:
            self.check_playable(state)
            state.scores()
            state.view(NOBODY)
        except BadPosition:
            raise
        except IMPOSSIBLE as reason:
            raise BadPosition(f"no game could have this position: {brief(reason)}") from None
        return state


def _text(value: object) -> str:
    """A JSON value as text that is the same for equal values only: 1 is neither 1.0 nor true."""
    try:
        return json.dumps(value, sort_keys=True)
    except IMPOSSIBLE:
        raise malformed(f"{brief(value)} is not JSON") from None


def _alike(reader: Reader, example: object) -> Any:
    """A value of the same shape as the example, copied; anything may be null."""
    value: object = reader.value
    if isinstance(example, dict):
        reader.only(*example)
        return {key: _alike(reader.at(key), each) for key, each in example.items()}
    if isinstance(example, list):
        return [_alike(entry, example[0]) if example else entry.value for entry in reader.items()]
    if value is not None and example is not None and type(value) is not type(example):
        raise reader.refuse(f"it must be a value such as {brief(example)}")
    return value
