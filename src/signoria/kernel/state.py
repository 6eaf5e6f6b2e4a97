"""The fast layer: what every game's state can do. Actions are small integers from a fixed space per game."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from signoria.kernel.errors import BadInput
from signoria.kernel.reasons import Reason

Move = dict[str, Any]
Fact = dict[str, Any]
Json = dict[str, Any]

NOBODY: Final = -1  # in place of a seat: the game is over and nobody decides, or a spectator looks on
NONE: Final = -1  # in place of a kind of decision, a card or a character: there is none


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position that can be played on: plain, typed, mutable data with a cheap `clone()`.

    `seat` decides now (NOBODY once the game is over) and `kind` tells what about. `journal` collects facts for log and
    animation if it is a list, and costs nothing while it is None.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.seat = NOBODY
        self.kind = NONE
        self.journal: list[Fact] | None = None

    # What rules do with every state

    def ask(self, kind: int, seat: int) -> None:
        """Put a decision to a seat."""
        self.kind = kind
        self.seat = seat

    def proceed_to(self, step: int) -> None:
        """What follows by itself, or a decision put to the same seat again."""
        self.kind = step

    def record_fact(self, fact: Fact) -> None:
        """Write a fact into the journal, if one is kept."""
        if self.journal is not None:
            self.journal.append(fact)

    # What every game provides

    def legal(self) -> list[int]:
        """Every legal action now, in a fixed order; never empty unless the game is over."""
        raise NotImplementedError

    def apply(self, action: int) -> None:
        """Do a legal action. It is not checked here: `Game.play` is for moves from outside."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy, without the journal."""
        raise NotImplementedError

    def action_count(self) -> int:
        """The size of the action space: every action is below it."""
        raise NotImplementedError

    def offered_count(self) -> int:
        """How many of them environments offer, from 0 on. A game may number rare variants of actions behind these."""
        return self.action_count()

    def move_of(self, action: int) -> Move:
        """The action as a move of the contract."""
        raise NotImplementedError

    def action_of(self, move: Move) -> int:
        """The action of a move of the contract; IllegalMove if it is none of this decision."""
        raise NotImplementedError

    def kind_name(self) -> str:
        """The kind of decision that `seat` has to make, as the contract names it."""
        raise NotImplementedError

    def details(self) -> Json:
        """What a person needs to know to decide, beyond the seat and the kind."""
        return {}

    def edition(self) -> Json:
        """The component data that is played with; empty for a game that has none."""
        return {}

    def refusal(self, action: int) -> Reason:
        """Why this action is not legal now."""
        raise NotImplementedError

    def redeal(self, seat: int, seed: int) -> None:
        """Deal again what this seat cannot know; the outcome depends on nothing else that it cannot know."""
        raise NotImplementedError

    def resample(self, seat: int, seed: int) -> "State":
        """Another state that this seat could not tell from this one; with one seed, all such states give the same."""
        if not 0 <= seat < self.seats:
            raise BadInput(f"the seats are 0 to {self.seats - 1}, not {seat}")
        other = self.clone()
        other.redeal(seat, seed)
        return other

    def scores(self) -> list[int]:
        """The points of each seat as they are now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won; empty before the end."""
        if self.seat != NOBODY:
            return []
        ranking = _ranking(self.scores(), self.tie_breaks())
        return [place["seat"] for place in ranking if place["rank"] == 1]

    def decision(self) -> Json:
        """Who decides, what about, and what a person needs to know to decide it."""
        if self.seat == NOBODY:
            return {"seat": None, "kind": None}
        return {"seat": self.seat, "kind": self.kind_name(), **self.details()}

    def position(self) -> Json:
        """Everything, hidden cards included, as the contract writes it."""
        raise NotImplementedError

    def view(self, seat: int) -> Json:
        """What this seat may see; -1 is a spectator."""
        raise NotImplementedError

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat sees anything that a spectator does not."""
        return shows_more(self.view(seat), {**self.view(NOBODY), "you": seat})

    def appraisal(self, seat: int) -> Json:
        """Every number and reason that is shown to the seat; to a spectator (NOBODY) what everybody can work out."""
        public = self.public_appraisal()
        return public if seat == NOBODY else {**public, **self.own_appraisal(seat)}

    def public_appraisal(self) -> Json:
        """What everybody can work out. A game may leave it out."""
        return {}

    def own_appraisal(self, seat: int) -> Json:
        """What only the seat can work out, from what it may see. A game may leave it out."""
        return {}

    def account(self, facts: list[Fact]) -> Json:
        """Where the points of a game that is over came from, with the facts of all its moves.

        `sources` has the points of each seat by their source.
        """
        return {}

    def tie_breaks(self) -> list[tuple[str, list[int]]]:
        """What breaks a tie in points, in order: a name, and a number for each seat, of which the highest is best."""
        return []

    def hands(self) -> list[Json]:
        """For each seat the cards that nobody else saw before the end, by kind. A game without any has none."""
        return []

    def ending(self) -> Json:
        """Once the game is over: who is placed where and why, and the cards that were hidden until then."""
        return {"ranking": _ranking(self.scores(), self.tie_breaks()), "hands": self.hands()}

    def numbers(self, seat: int) -> list[int]:
        """What this seat may see as numbers, for a `FlatObserver`; -1 is a spectator."""
        raise NotImplementedError

    def hidden(self, seat: int) -> tuple[object, ...]:
        """What this seat may not see, only to be compared: it changes exactly if the position without the view does."""
        raise NotImplementedError


def shows_more(own: Any, public: Any) -> bool:
    """Whether something in a seat's view is hidden from others. Of an empty hand everybody knows what it holds.

    >>> shows_more({"hand": ["poet"], "pp": 3}, {"hand": 1, "pp": 3}), shows_more({"hand": []}, {"hand": 0})
    (True, False)
    """
    if isinstance(own, dict) and isinstance(public, dict):
        return any(shows_more(value, public.get(key)) for key, value in own.items())
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return any(shows_more(value, other) for value, other in zip(own, public))
    return bool(own != public and own != [])


def facts_seen_by(seat: int, facts: list[Fact]) -> list[Fact]:
    """The facts as this seat may know them: what a fact lists under `hidden` is for its own seat only."""
    seen = []
    for fact in facts:
        hidden = fact.get("hidden", ())
        own = fact.get("seat") == seat
        seen.append({key: value for key, value in fact.items() if key != "hidden" and (own or key not in hidden)})
    return seen


def _ranking(scores: list[int], tie_breaks: list[tuple[str, list[int]]]) -> list[Json]:
    """The seats, best first. `ahead` tells by what a seat is ahead of the next one: its own number and the other's."""
    criteria = [("points", scores), *tie_breaks]
    keys = [[values[seat] for _, values in criteria] for seat in range(len(scores))]
    order = sorted(range(len(scores)), key=lambda seat: ([-value for value in keys[seat]], seat))
    ranking: list[Json] = []
    for at, seat in enumerate(order):
        place: Json = {"seat": seat, "rank": 1 + len([key for key in keys if key > keys[seat]]), "points": scores[seat]}
        if at + 1 < len(order):
            place["ahead"] = _ahead(criteria, seat, order[at + 1])
        ranking.append(place)
    return ranking


def _ahead(criteria: list[tuple[str, list[int]]], seat: int, other: int) -> Json:
    """By what a seat is ahead of another: the first criterion that tells them apart."""
    for name, values in criteria:
        if values[seat] != values[other]:
            return {"reason": name, "own": values[seat], "next": values[other]}
    return {"reason": "tied"}


def account_of(first: State, actions: list[int]) -> Json:
    """Where the points of a whole game came from: `first` is how it began."""
    state = first.clone()
    state.journal = []
    for action in actions:
        state.apply(action)
    return state.account(state.journal)


def not_asked(state: State) -> Reason:
    """The reason where nothing is wrong with an action but that another decision is to be made."""
    verbs = sorted({str(state.move_of(action)["do"]) for action in state.legal()})
    return Reason("not_asked", seat=state.seat, kind=str(state.decision()["kind"]), allowed=", ".join(verbs))
