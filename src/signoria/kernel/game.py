"""`Game`: a state together with its record, in the words of the contract. `Rules`: what a game must provide."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from signoria.kernel.chance import GENERATOR, Seed, check_seed
from signoria.kernel.components import EditionComponents
from signoria.kernel.errors import BadEdition, BadInput, BadPosition, BadRecord, IllegalMove, SignoriaError
from signoria.kernel.reading import Reader, brief
from signoria.kernel.reasons import malformed
from signoria.kernel.state import NOBODY, Fact, Json, Move, State, account_of

RECORD_VERSION = 1
RECORD_KEYS = (
    "signoria", "generator", "game", "seats", "seed", "salt", "commitment", "options", "edition", "position", "moves",
    "players", "variations",
)  # fmt: skip
COMMITMENT_KEYS = ("salt", "commitment")


class Option:
    """A choice made before the game: its values, the default first. It never changes."""

    def __init__(self, name: str, values: tuple[Any, ...] = (False, True)) -> None:
        self.name: Final = name
        self.values: Final = values

    def allows(self, value: object) -> bool:
        """Whether this is one of the values: 1 is not true."""
        return value in self.values and type(self.values[self.values.index(value)]) is type(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """One game, as the kernel knows it."""

    def __init__(
        self, name: str, fewest: int, most: int, options: tuple[Option, ...] = (), folder: Path | None = None
    ) -> None:
        self.name = name
        self.fewest = fewest
        self.most = most
        self.options = options
        self.folder = folder  # where its own edition lies; None if it has none
        self._own_components: EditionComponents | None = None

    def own_edition(self) -> Json:
        """Our own component data."""
        if self.folder is None:
            return {"game": self.name}
        edition: Json = json.loads((self.folder / "edition.json").read_text("utf-8"))
        return edition

    def read_components(self, edition: Json, is_custom: bool) -> EditionComponents:
        """The tables of an edition; BadEdition if the game cannot be played with it."""
        raise BadEdition(f"{self.name} has no editions")

    def components(self, edition: Json | None) -> EditionComponents:
        """The tables of an edition; our own, made once, if it is None."""
        if edition is not None:
            return self.read_components(edition, is_custom=True)
        if self._own_components is None:
            self._own_components = self.read_components(self.own_edition(), is_custom=False)
        return self._own_components

    def start(self, seats: int, seed: Seed, options: Json, edition: Json | None) -> State:
        """Set up a game; all chance is drawn here. An edition of None is our own."""
        raise NotImplementedError

    def restore(self, position: Json, edition: Json | None) -> State:
        """The state of a position from outside; BadPosition if no game could have it."""
        raise NotImplementedError

    def check_options(self, seats: int, options: Json) -> None:
        """Rules about options beyond their values."""

    def validate_options(self, seats: object, options: Json) -> Json:
        """Every option with its value; BadInput for a seat count, option or value that does not exist."""
        if type(seats) is not int or not self.fewest <= seats <= self.most:
            raise BadInput(f"{self.name} is played with {self.fewest} to {self.most} seats, not {brief(seats)}")
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                raise BadInput(f"{self.name} has no option {brief(name)}; its options are {', '.join(names)}")
        full: Json = {}
        for option in self.options:
            value = options.get(option.name, option.values[0])
            if not option.allows(value):
                allowed = ", ".join(str(allowed).lower() for allowed in option.values)
                raise BadInput(f"the option {option.name} is one of {allowed}, not {brief(value)}")
            full[option.name] = value
        self.check_options(seats, full)
        return full

    def read_opening(self, position: Json, edition: Json | None) -> tuple[Reader, int, Json, Json | None]:
        """What a position says first: itself to read on, its seats, its options and its edition."""
        reader = Reader(position, BadPosition)
        reader.at("game").choice((self.name,))
        if edition is None and reader.has("edition"):
            edition = reader.at("edition").mapping()
        seats = len(reader.at("seats").items(self.fewest, self.most))
        options = reader.at("options")
        names = [option.name for option in self.options]
        options.only(*names)
        for name in names:
            options.at(name)
        try:
            return reader, seats, self.validate_options(seats, options.mapping()), edition
        except BadInput as reason:
            raise BadPosition(f"options: {reason}") from None

    def check_playable(self, state: State) -> None:
        """A position in which the seat to decide could do nothing is none."""
        if state.seat != NOBODY and not state.legal():
            kind = state.decision()["kind"]
            raise BadPosition(
                f"kind: seat {state.seat} could do nothing at '{kind}' here, which never happens in a game"
            )


class Game:
    """A game being played: the convenient API over a State, with its record."""

    def __init__(self, rules: Rules, state: State, opening: Json) -> None:
        self.rules = rules
        self.state = state
        self.played: list[Move] = []
        self.players: list[str] = []  # who sits where, if anybody cares to note it
        self.commitment: Json = {}  # the salt and the commitment, if it was played at a table that showed one
        self._opening = opening
        self._first = state.clone()

    @property
    def seat(self) -> int | None:
        """The seat that decides now; None once the game is over."""
        return None if self.state.seat == NOBODY else self.state.seat

    @property
    def over(self) -> bool:
        return self.state.seat == NOBODY

    @property
    def options(self) -> Json:
        """Every option with its value."""
        options: Json = self._opening["options"]
        return options

    @property
    def decision(self) -> Json:
        """Who decides, what about, and what a person needs to know to decide it."""
        return self.state.decision()

    def moves(self) -> list[Move]:
        """Every legal move now; never empty unless the game is over."""
        return [self.state.move_of(action) for action in self.state.legal()]

    def play(self, move: Any) -> None:
        """Play a legal move. IllegalMove says why it is none; the game is then unchanged."""
        self.perform(self.action_of(move))

    def perform(self, action: int) -> None:
        """Play one of `state.legal()`, unchecked."""
        move = self.state.move_of(action)
        self.state.apply(action)
        self.played.append(move)

    def action_of(self, move: Any) -> int:
        """The legal action of a move; IllegalMove says why it is none."""
        if self.state.seat == NOBODY:
            raise IllegalMove("game_over")
        if not isinstance(move, dict):
            example = self.state.move_of(self.state.legal()[0])
            raise malformed(f"a move is an object such as {example}, not {brief(move)}")
        action = self.state.action_of(move)
        if action not in self.state.legal():
            raise self.state.refusal(action).error(self.rules.name)
        return action

    def undo(self) -> None:
        """Take the last move back."""
        if not self.played:
            raise IllegalMove("nothing_to_undo")
        self.rewind(len(self.played) - 1)

    def rewind(self, count: Any) -> None:
        """Go back to where the game stood after its first `count` moves."""
        if type(count) is not int or not 0 <= count <= len(self.played):
            raise BadInput(f"the game has {len(self.played)} moves, so it cannot be shown after {brief(count)}")
        state = self._first.clone()
        for move in self.played[:count]:
            state.apply(state.action_of(move))
        if self.state.journal is not None:
            state.journal = []
        self.state = state
        del self.played[count:]

    def view(self, seat: Any = None) -> Json:
        """What that seat may see; None is a spectator."""
        return self.state.view(self._viewer(seat))

    def appraisal(self, seat: Any = None) -> Json:
        """Every number and reason that is shown to that seat; None is a spectator.

        Once the game is over, `account` tells where the points came from, and `ending` who is placed where and why,
        with everybody's cards.
        """
        appraisal = self.state.appraisal(self._viewer(seat))
        if self.over:
            appraisal["account"] = account_of(self._first, self._actions())
            appraisal["ending"] = self.state.ending()
        return appraisal

    def _viewer(self, seat: Any) -> int:
        if seat is None:
            return NOBODY
        if type(seat) is not int or not 0 <= seat < self.state.seats:
            raise BadInput(f"the seats are 0 to {self.state.seats - 1}, not {brief(seat)}")
        return int(seat)

    def _actions(self) -> list[int]:
        """What was played."""
        state = self._first.clone()
        actions = []
        for move in self.played:
            actions.append(state.action_of(move))
            state.apply(actions[-1])
        return actions

    def position(self) -> Json:
        """Everything, hidden cards included."""
        return self.state.position()

    def scores(self) -> list[int]:
        return self.state.scores()

    def winners(self) -> list[int]:
        return self.state.winners()

    def record(self) -> Json:
        """The game as it can be kept and replayed."""
        record: Json = {**self._opening, **self.commitment, "moves": deepcopy(self.played)}
        if self.players:
            record["players"] = list(self.players)
        return record

    def keep_journal(self) -> None:
        """From now on collect facts."""
        self.state.journal = []

    def take_facts(self) -> list[Fact]:
        """The facts since they were last taken."""
        facts = self.state.journal
        if facts is None:
            return []
        self.state.journal = []
        return facts

    def __repr__(self) -> str:
        decision = "over" if self.over else f"seat {self.state.seat} to {self.state.decision()['kind']}"
        return f"<{self.rules.name}, {self.state.seats} seats, {len(self.played)} moves, {decision}>"


def new_game(rules: Rules, seats: Any, seed: Any, options: Json, edition: Json | None = None) -> Game:
    """Set up a game. What comes from outside is Any and checked: compiled code would refuse other types unkindly."""
    options = rules.validate_options(seats, options)
    check_seed(seed)
    opening: Json = {**_heading(rules, seats), "seed": seed, "options": options}
    if edition is not None:
        opening["edition"] = edition
    return Game(rules, rules.start(seats, seed, options, edition), opening)


def from_position(rules: Rules, position: Json, edition: Json | None = None) -> Game:
    """Go on from a position. Its record begins there."""
    state = rules.restore(position, edition)
    opening = {**_heading(rules, state.seats), "options": position["options"], "position": state.position()}
    return Game(rules, state, opening)


def _heading(rules: Rules, seats: int) -> Json:
    """What every record says first."""
    return {"signoria": RECORD_VERSION, "generator": GENERATOR, "game": rules.name, "seats": seats}


def replay(rules: Rules, record: Json, until: Any = None, watch: Callable[[Game], None] | None = None) -> Game:
    """Play a record again, up to `until` moves; `watch` is called before each move and after the last."""
    reader = Reader(record, BadRecord)
    check_format(reader)
    reader.only(*RECORD_KEYS)
    game = _opened(rules, reader)
    if reader.has("players"):
        seats = game.state.seats
        game.players = [player.text() for player in reader.at("players").items(seats, seats)]
    moves = reader.at("moves").items(0, 100_000)
    if until is not None and (type(until) is not int or not 0 <= until <= len(moves)):
        raise BadInput(f"the record has {len(moves)} moves, so it cannot be shown after {brief(until)}")
    for move in moves if until is None else moves[:until]:
        if watch is not None:
            watch(game)
        try:
            game.play(move.value)
        except IllegalMove as reason:
            raise BadRecord(f"move {len(game.played)} of the record cannot be played: {reason}") from None
    if watch is not None:
        watch(game)
    return game


def check_format(record: Reader) -> None:
    """Refuse records of earlier and later formats: their moves would be played in another deal."""
    version = record.at("signoria").value
    if version != RECORD_VERSION or type(version) is not int:
        raise record.at("signoria").refuse(f"this Signoria reads records of version {RECORD_VERSION}")
    if not record.has("generator"):
        raise BadRecord(
            "this record has an earlier format: it names no generator, and its cards were dealt in a way that this "
            f"Signoria no longer knows (it reads records with the generator {GENERATOR!r})"
        )
    generator = record.at("generator").value
    if generator != GENERATOR:
        raise BadRecord(
            f"this record has another format: its generator is {brief(generator)}, and this Signoria reads records "
            f"with the generator {GENERATOR!r}; another version of Signoria made it"
        )


def _opened(rules: Rules, reader: Reader) -> Game:
    edition = reader.at("edition").mapping() if reader.has("edition") else None
    try:
        if reader.has("position"):
            return from_position(rules, reader.at("position").mapping(), edition)
        seats = reader.at("seats").value
        game = new_game(rules, seats, reader.at("seed").value, reader.at("options").mapping(), edition)
        game.commitment = {key: reader.at(key).hexadecimal(64) for key in COMMITMENT_KEYS if reader.has(key)}
        return game
    except (BadInput, BadPosition, BadEdition) as reason:
        raise BadRecord(f"the record cannot be opened: {reason}") from None


__all__ = ["Game", "Option", "Rules", "SignoriaError", "from_position", "new_game", "replay"]
