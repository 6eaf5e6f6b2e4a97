"""What a player sees when it decides. The true state never reaches a player, not even in a private attribute."""

from typing import Any

from signoria.kernel.state import Json, Move, State


class LegalActions:
    """For players that only pick from a list: who decides, and the legal actions. There is no state inside."""

    def __init__(self, seat: int, seats: int, legal: list[int]) -> None:
        self.seat = seat
        self.seats = seats
        self.legal = legal


class Perspective:
    """One decision as its seat sees it.

    Inside is another world, drawn from all those that the seat cannot tell from the true one: its own cards, the
    boards and everything it has ever seen are as they are; hidden cards lie differently. Looking into it, playing on
    in it or changing it tells a player nothing it may not know and does nothing to the game.
    """

    sees_all = False  # analysis may look at everybody's cards, players never

    def __init__(self, state: State, seat: int, seed: int) -> None:
        self.seat = seat
        self.seats = state.seats
        self.state: Any = state.resample(seat, seed)
        self.legal: list[int] = self.state.legal() if self.state.seat == seat else []

    @property
    def kind(self) -> str:
        """The kind of decision, as the contract names it."""
        return str(self.state.decision()["kind"])

    def decision(self) -> Json:
        """Who decides, what about, and what a person would need to know to decide it."""
        decision: Json = self.state.decision()
        return decision

    def view(self) -> Json:
        """What the seat may see, as the contract writes it."""
        view: Json = self.state.view(self.seat)
        return view

    def move_of(self, action: int) -> Move:
        """A legal action as a move of the contract."""
        move: Move = self.state.move_of(action)
        return move

    def world(self, seed: int) -> State:
        """Another world that the seat cannot tell from the true one, for players that search."""
        world: State = self.state.resample(self.seat, seed)
        return world
