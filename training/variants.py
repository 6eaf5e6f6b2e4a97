"""What is played in training, and how often: four seats most, every variant and number of seats some of the time."""

from signoria.kernel.fast_random import FastRandom
from signoria.kernel.state import Json

ROUNDS = {"princes": 7, "lorenzo": 6}
# Weight, seats, options. The first of each game is the one that ratings are given for.
VARIANTS: dict[str, list[tuple[int, int, Json]]] = {
    "princes": [
        (6, 4, {}),
        (1, 2, {}),
        (1, 2, {"two_player_hard": True}),
        (2, 3, {}),
        (2, 5, {}),
        (5, 4, {"muse_and_princess": True}),
        (1, 4, {"cooperative": True}),
        (2, 3, {"muse_and_princess": True, "cooperative": True}),
        (1, 5, {"muse_and_princess": True, "cooperative": True}),
    ],
    "lorenzo": [
        (6, 4, {"advanced": True}),
        (3, 3, {"advanced": True}),
        (2, 2, {"advanced": True}),
        (2, 4, {}),
        (1, 3, {}),
        (1, 2, {}),
    ],
}


def variant(game: str, chance: FastRandom) -> tuple[int, Json]:
    """Seats and options, drawn by their weights."""
    variants = VARIANTS[game]
    drawn = int(chance.below(sum(weight for weight, _, _ in variants)))
    for weight, seats, options in variants:
        drawn -= weight
        if drawn < 0:
            return seats, options
    raise AssertionError("the weights were drawn from")
