"""A table's record and everything derived from it: positions, views, facts, and whether a move can be undone.

The entries kept in the database are the truth, and an entry either plays a move or takes the last one back. Positions
are only a cache: one is kept every few moves, so that any point of the game is a handful of moves away.
"""

from typing import Any

from signoria import rules
from signoria.kernel.chance import derived_seed
from signoria.kernel.game import Game, new_game
from signoria.kernel.state import NOBODY, Fact, Json, Move, State, account_of, facts_seen_by
from signoria.server.patches import Parts, parts_of
from signoria.server.storage import MoveRow, TableRow

BOT = b"bot"  # the purpose of the seeds that bots get
BETWEEN_SNAPSHOTS = 32
MOST_ENTRIES = 2_000  # with undo: who takes moves back for ever must not make it slow to open the table


class StateCache:
    """A state that does not change any more, and what was read off it: each thing is made when first needed."""

    def __init__(self, state: State, end: Json) -> None:
        self.state = state
        self._end = end  # what everybody is told once the game is over
        self._public: Parts | None = None  # what everybody's appraisal begins with
        self._views: dict[int, Parts] = {}
        self._appraisals: dict[int, Parts] = {}
        self._legal: list[int] | None = None
        self._moves: list[Move] | None = None
        self._decision: Json | None = None

    def view(self, seat: int) -> Parts:
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = parts_of(self.state.view(seat))
        return view

    def appraisal(self, seat: int) -> Parts:
        appraisal = self._appraisals.get(seat)
        if appraisal is None:
            own = {} if seat == NOBODY else parts_of(self.state.own_appraisal(seat))
            appraisal = self._appraisals[seat] = {**self._public_appraisal(), **own}
        return appraisal

    def _public_appraisal(self) -> Parts:
        if self._public is None:
            self._public = parts_of(self.state.public_appraisal())
            self._public.update(parts_of(self._end))
        return self._public

    def forget(self) -> None:
        """Drop what every client has received, and what the next move is not compared with."""
        self._moves = self._decision = None

    def legal(self) -> list[int]:
        if self._legal is None:
            self._legal = self.state.legal()
        return self._legal

    def moves(self) -> list[Move]:
        if self._moves is None:
            self._moves = [self.state.move_of(action) for action in self.legal()]
        return self._moves

    def decision(self) -> Json:
        if self._decision is None:
            self._decision = self.state.decision()
        return self._decision


class Record:
    """A game under way, kept as the actions that led to it."""

    def __init__(self, table: TableRow, edition: Json | None = None) -> None:
        if table.deal is None:
            raise ValueError(f"the table {table.id} has not started")
        self.rules = rules(table.game)
        self._deal = table.deal
        self.game: Game = new_game(self.rules, len(table.seats), self._deal.seed, table.options, edition)
        self.game.commitment = {"salt": self._deal.salt, "commitment": self._deal.commitment}
        self.begin_with(self.game.state)

    def begin_with(self, state: State) -> None:
        """Nothing has been played yet."""
        self.actions: list[int] = []
        self.movers: list[tuple[int, str]] = []  # for each move the seat, and who played it
        self.snapshots: list[State] = [state.clone()]
        self.lengths: list[int] = [0]  # for each number how many moves the game then had
        self.previous: StateCache | None = None  # at the number before this one
        self._turn_to(state)

    def _turn_to(self, state: State) -> None:
        self.game.state = self.state = state
        self.current = self._cache(state)
        self.turn = None if state.seat == NOBODY else state.seat
        self._revealed: bool | None = None

    def _cache(self, state: State) -> StateCache:
        """The account needs all that was played."""
        if state.seat != NOBODY:
            return StateCache(state, {})
        return StateCache(state, {"account": account_of(self.snapshots[0], self.actions), "ending": state.ending()})

    @property
    def number(self) -> int:
        """How many entries there are, undo included."""
        return len(self.lengths) - 1

    @property
    def length(self) -> int:
        """How many moves the game has."""
        return len(self.actions)

    def bot_seed(self) -> int:
        """The seed of a bot that decides now: what it does tells nothing about the deal."""
        return derived_seed(self._deal.seed, BOT, self.number)

    # Going on

    def action_of(self, move: Any) -> int:
        """The legal action of a move; IllegalMove says why it is none."""
        if isinstance(move, dict) and self.turn is not None:
            action = self.state.action_of(move)
            if action in self.current.legal():
                return action
        return self.game.action_of(move)

    def after(self, action: int) -> State:
        """Where this action would lead; its journal holds what the action did."""
        state = self.state.clone()
        state.journal = []
        state.apply(action)
        return state

    def adopt(self, entry: MoveRow) -> None:
        """Carry out an entry of the database."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} cannot follow entry {self.number}")
        if entry.move is None:
            self.step_back()
        else:
            action = self.action_of(entry.move)
            self.step(self.after(action), action, entry.seat, entry.played_by)

    def step(self, state: State, action: int, seat: int, played_by: str) -> None:
        """Go on to the state that `after` gave."""
        if seat != self.state.seat:
            raise ValueError(f"move {self.length + 1} is of seat {seat}, but seat {self.state.seat} decides")
        state.journal = None
        self.previous = self.current
        self.actions.append(action)
        self.movers.append((seat, played_by))
        self._turn_to(state)
        if self.length % BETWEEN_SNAPSHOTS == 0:
            self.snapshots.append(state.clone())
        self.lengths.append(self.length)

    def step_back(self) -> None:
        """Take the last move back."""
        if not self.actions:
            raise ValueError("there is no move to undo")
        self.previous = self.current
        self._turn_to(self.state_at(self.length - 1))
        self.actions.pop()
        self.movers.pop()
        del self.snapshots[self.length // BETWEEN_SNAPSHOTS + 1 :]
        self.lengths.append(self.length)

    # Looking

    def state_at(self, length: int) -> State:
        """The game after its first moves, in a copy of its own."""
        nearest = length // BETWEEN_SNAPSHOTS
        state = self.snapshots[nearest].clone()
        for action in self.actions[nearest * BETWEEN_SNAPSHOTS : length]:
            state.apply(action)
        return state

    def cache_at(self, length: int) -> StateCache:
        """The game after its first moves, to be looked at."""
        return self.current if length == self.length else self._cache(self.state_at(length))

    def facts(self, since: int, until: int, seat: int) -> list[list[Fact]]:
        """What each move from `since` on did, as this seat may know it."""
        state = self.state_at(since)
        found = []
        for action in self.actions[since:until]:
            state.journal = []
            state.apply(action)
            found.append(facts_seen_by(seat, state.journal))
        return found

    def movers_since(self, since: int) -> list[int]:
        """The seat that made each move from `since` on."""
        return [seat for seat, _ in self.movers[since:]]

    def right_since(self, number: int) -> int:
        """How many moves of a client's journal are still valid if it knows the game up to this number."""
        return min(self.lengths[number:]) if number <= self.number else 0

    def decision(self, seats: list[int]) -> Json:
        """The decision under way; only who decides learns more than the seat and the kind."""
        decision = self.current.decision()
        if decision["seat"] in seats:
            return decision
        return {"seat": decision["seat"], "kind": decision["kind"]}

    def moves(self) -> list[Move]:
        """Every legal move."""
        return self.current.moves()

    def result(self) -> Json | None:
        """Points and winners, once it is over. Before, points may hide cards."""
        if self.state.seat != NOBODY:
            return None
        return {"scores": self.state.scores(), "winners": self.state.winners()}

    def written(self) -> Json:
        """The record as it can be kept and replayed."""
        state = self.snapshots[0].clone()
        moves = []
        for action in self.actions:
            moves.append(state.move_of(action))
            state.apply(action)
        return {**self.game.record(), "moves": moves}

    # Undo

    def may_undo(self, person: str) -> bool:
        """Whether the last move was this person's and revealed nothing, in a game that is not over."""
        if not self.movers or self.turn is None or self.number >= MOST_ENTRIES:
            return False
        return self.movers[-1][1] == person and not self.revealed()

    def revealed(self) -> bool:
        """Whether the last move changed anything that its seat cannot see: cards dealt, drawn, looked at or shown."""
        if self._revealed is None:
            seat = self.movers[-1][0]
            self._revealed = self._before_last_move().hidden(seat) != self.state.hidden(seat)
        return self._revealed

    def _before_last_move(self) -> State:
        is_last_entry = self.lengths[-1] > self.lengths[-2]
        if is_last_entry and self.previous is not None:
            return self.previous.state
        return self.state_at(self.length - 1)
