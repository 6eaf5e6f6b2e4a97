"""The reward of each seat once the game is over; until then all rewards are 0."""

from signoria.kernel.errors import BadInput
from signoria.kernel.reading import brief

REWARDS = ("win", "margin")


def check_reward(reward: object) -> str:
    """The name of a reward; BadInput if there is none of that name."""
    if not isinstance(reward, str) or reward not in REWARDS:
        raise BadInput(f"the reward is one of {', '.join(REWARDS)}, not {brief(reward)}")
    return reward


def rewards_of(reward: str, scores: list[int], winners: list[int]) -> list[float]:
    """`win`: 1, shared among those who have won. `margin`: the seat's points minus the average of the others'.

    >>> rewards_of("win", [40, 52, 52], [1, 2])
    [0.0, 0.5, 0.5]
    >>> rewards_of("margin", [40, 52, 49], [1])
    [-10.5, 7.5, 3.0]
    """
    if reward == "win":
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
    return [score - (sum(scores) - score) / (len(scores) - 1) for score in scores]
