"""Why one action is better than another: the difference in the judge's value, part by part."""

from dataclasses import dataclass

from signoria.kernel.state import Json


@dataclass(frozen=True)
class Reason:
    """A part of a difference in value: a message of `locale/`, the values in it, and its points.

    A text names a component by its id: `piece="tower"` reads as the message `piece-tower`. `seat` is a seat's number.
    """

    key: str
    args: Json
    points: float
