"""Why something is not possible now: a key that `locale/` has words for, and the values in them."""

from typing import Final

from signoria.kernel.errors import IllegalMove


class Reason:
    """A key and its arguments. A text names a component by its id: `piece="tower"` reads as the message `piece-tower`.

    >>> Reason("too_expensive", price=300).json()
    {'reason': 'too_expensive', 'price': 300}
    """

    def __init__(self, key: str, /, **arguments: str | int) -> None:
        self.key = key
        self.arguments = arguments

    def json(self) -> dict[str, str | int]:
        """As an appraisal holds it."""
        return {"reason": self.key, **self.arguments}

    def error(self, game: str) -> IllegalMove:
        """The refusal of a move for this reason."""
        return IllegalMove(self.key, self.arguments, game)


NOT_YOUR_TURN: Final = Reason("not_your_turn")


def malformed(problem: str) -> IllegalMove:
    """The refusal of something that is no move at all."""
    return IllegalMove("malformed", {"problem": problem})
