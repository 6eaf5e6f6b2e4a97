"""The game of a study: what it looked like after any of its moves, and after other moves that somebody tries.

Moments are numbered: 0 is the start, a number up to the length of the game is so many moves of it, and each move that
was tried has the next number. So a tree of variations is a plain list, however deep it is.
"""

from typing import Any

import msgspec
from msgspec import Struct

import signoria
from signoria.kernel.errors import IllegalMove, SignoriaError
from signoria.kernel.game import Game
from signoria.kernel.state import NOBODY, Fact, Json, Move, State, account_of
from signoria.server.messages import StudyComment, StudyPosition, TriedMove, VariationTree
from signoria.server.opened_records import MOST_MOVES
from signoria.server.patches import whole
from signoria.server.record import StateCache
from signoria.server.refusals import Refuse, RefuseMove

BETWEEN_SNAPSHOTS = 32


class Line(Struct):
    """A moment of the game and what was tried after it, with what each of these moves did."""

    state: State
    actions: list[int]  # from the start of the game
    movers: list[int]
    facts: list[list[Fact]]


class StudyGame:
    """A record that has been played again; it never changes."""

    def __init__(self, record: Json) -> None:
        check_length(record)
        self.movers: list[int] = []
        self.facts: list[list[Fact]] = []
        self._snapshots: list[State] = []
        self._last_mover = NOBODY
        try:
            self.game = signoria.replay(record, watch=self._watch)
        except (SignoriaError, RecursionError) as reason:
            raise Refuse("bad_record", detail=str(reason)) from None
        self.moves: list[Move] = self.game.played
        self._actions = self._all_actions()

    def _watch(self, game: Game) -> None:
        facts = open_facts(game.take_facts())
        if self._snapshots:
            self.movers.append(self._last_mover)
            self.facts.append(facts)
        else:
            game.keep_journal()
        if len(game.played) % BETWEEN_SNAPSHOTS == 0:
            snapshot = game.state.clone()
            snapshot.journal = None
            self._snapshots.append(snapshot)
        self._last_mover = game.state.seat

    def _all_actions(self) -> list[int]:
        state, actions = self._snapshots[0].clone(), []
        for move in self.moves:
            actions.append(state.action_of(move))
            state.apply(actions[-1])
        return actions

    @property
    def seats(self) -> int:
        return self.game.state.seats

    def state_at(self, at: int) -> State:
        """The game after its first moves, in a copy of its own."""
        if not 0 <= at <= len(self.moves):
            raise Refuse("no_such_moment", length=len(self.moves), at=at)
        nearest = at // BETWEEN_SNAPSHOTS
        state = self._snapshots[nearest].clone()
        for action in self._actions[nearest * BETWEEN_SNAPSHOTS : at]:
            state.apply(action)
        return state

    def line(self, at: int, moves: list[Move]) -> Line:
        """What comes of these moves after a moment of the game; refused if one is not legal."""
        line = Line(self.state_at(at), self._actions[:at], [], [])
        for move in moves:
            line.movers.append(line.state.seat)
            action, facts = self._play(line.state, move)
            line.actions.append(action)
            line.facts.append(facts)
        return line

    def _play(self, state: State, move: Any) -> tuple[int, list[Fact]]:
        """Play a move in a state; the action, and what it did."""
        action = self._action_of(state, move)
        state.journal = []
        state.apply(action)
        facts, state.journal = open_facts(state.journal), None
        return action, facts

    def _action_of(self, state: State, move: Any) -> int:
        try:
            return Game(self.game.rules, state, {}).action_of(move)
        except IllegalMove as problem:
            raise RefuseMove(problem) from None

    # The tree

    def checked(self, tree: VariationTree) -> list[TriedMove]:
        """Every move of a tree with its seat and its facts; refused if one is not legal or comes twice."""
        states: dict[int, State] = {}
        tried: list[TriedMove] = []
        siblings: set[tuple[int, int]] = set()
        for number, variation in enumerate(tree.moves, len(self.moves) + 1):
            if variation.after >= number:
                raise Refuse("bad_variation", number=number, after=variation.after)
            if variation.after not in states:
                states[variation.after] = self.state_at(variation.after)
            state = states[variation.after].clone()
            mover = state.seat
            action, facts = self._play(state, variation.move)
            if (variation.after, action) in siblings or self._is_played(variation.after, action):
                raise Refuse("variation_twice", number=number)
            siblings.add((variation.after, action))
            states[number] = state
            tried.append(TriedMove(variation.after, variation.move, mover, facts))
        check_comments(tree.comments, len(self.moves) + len(tried))
        return tried

    def _is_played(self, after: int, action: int) -> bool:
        """Whether the game itself goes on so."""
        return after < len(self.moves) and self._actions[after] == action

    # Looking

    def position(self, at: int, moves: list[Move], seat: int | None) -> StudyPosition:
        """A moment as a seat sees it: by default the one that decides."""
        if seat is not None and seat >= self.seats:
            raise Refuse("bad_request", detail=f"the seats are 0 to {self.seats - 1}")
        line = self.line(at, moves)
        state = line.state
        viewer = state.seat if seat is None else seat
        shown = StateCache(state, self._end(line))
        is_over = state.seat == NOBODY
        return StudyPosition(
            seat=None if viewer == NOBODY else viewer,
            view=whole(shown.view(viewer)),
            appraisal=whole(shown.appraisal(viewer)),
            decision=shown.decision(),
            moves=shown.moves(),
            movers=line.movers,
            facts=line.facts,
            scores=state.scores() if is_over else None,
            winners=state.winners() if is_over else None,
        )

    def _end(self, line: Line) -> Json:
        """What everybody is told once the game is over."""
        if line.state.seat != NOBODY:
            return {}
        return {"account": account_of(self._snapshots[0], line.actions), "ending": line.state.ending()}


def check_length(record: Json) -> None:
    moves = record.get("moves")
    if isinstance(moves, list) and len(moves) > MOST_MOVES:
        raise Refuse("record_too_long", most=MOST_MOVES, moves=len(moves))


def check_comments(comments: list[StudyComment], last: int) -> None:
    """One comment at most for each moment that there is."""
    seen: set[int] = set()
    for comment in comments:
        if comment.at > last or comment.at in seen:
            raise Refuse("bad_comment", at=comment.at)
        seen.add(comment.at)


def open_facts(facts: list[Fact]) -> list[Fact]:
    """On an analysis board nothing is hidden."""
    return [{key: value for key, value in fact.items() if key != "hidden"} for fact in facts]


def tree_of(record: Json) -> VariationTree:
    """The variations that a record brings with it."""
    found = record.get("variations")
    if found is None:
        return VariationTree()
    try:
        return msgspec.convert(found, VariationTree)
    except msgspec.ValidationError as reason:
        raise Refuse("bad_record", detail=f"variations: {reason}") from None
