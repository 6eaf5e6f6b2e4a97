"""The eight levels that people choose from, the weakest first. Each is also a player by its name.

The lower ones are weaker in human ways, never by chance: they notice only part of what an action does, overestimate
what newcomers are fond of, think few actions through, and do not mind the others. The upper ones are players that
researchers know by other names, up to `prince`. What first-time players of a game overlook, and how much of that each
level has, is said in `bots/GAME/levels.py`; `benchmarks/levels.py` measures how strong the levels are and keeps that in
`bots/GAME/ratings.json`.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from signoria import games
from signoria.bots.attention import Attention, AttentivePlayer, shares_of
from signoria.bots.judges import judge_of

NAMES: Final = ("newcomer", "beginner", "casual", "regular", "skilled", "veteran", "expert", "master")
FIRST: Final = "newcomer"  # for a first game
USUAL: Final = "casual"  # for who does not choose


@dataclass(frozen=True)
class Ladder:
    """The levels of a game: how well each sees what an action does, or the word for a player with another name.

    `groups` are the features of the game's judge by what they are about, `first_sight` the share of a change in them
    that a first-time player notices.
    """

    groups: Mapping[str, tuple[str, ...]]
    first_sight: Mapping[str, float]
    levels: Mapping[str, Attention | str]


@dataclass(frozen=True)
class LevelRating:
    """OpenSkill's rating of a level in its game; with 95 % certainty it is off by at most `margin`."""

    mu: float
    margin: float


def level_names(game: str) -> tuple[str, ...]:
    """The levels of a game, the weakest first; none if it has no ladder."""
    return NAMES if games.spec(game).ladder is not None else ()


def ladder_of(game: str) -> Ladder:
    reference = games.spec(game).ladder
    assert reference is not None
    ladder: Ladder = games.load(reference)
    return ladder


def player_word(level: str, game: str) -> str:
    """The word for the player behind a level, such as `prince` for the strongest; else the level's own name."""
    behind = ladder_of(game).levels[level] if level in level_names(game) else level
    return behind if isinstance(behind, str) else level


def make_attentive(level: str, game: str, seed: int) -> AttentivePlayer:
    """The player of a level that has no other name."""
    ladder, judge = ladder_of(game), judge_of(game, "patron")
    attention = ladder.levels[level]
    assert isinstance(attention, Attention)
    first, second = (
        shares_of(ladder.groups, ladder.first_sight, judge.network.names, inexperience)
        for inexperience in (attention.inexperience, attention.second_look)
    )
    return AttentivePlayer(seed, judge, attention, first, second)


@cache
def ratings(game: str) -> dict[str, LevelRating]:
    """The measured strength of the levels; empty if nobody has measured it."""
    reference = games.spec(game).ladder
    file = games.folder(reference) / "ratings.json" if reference is not None else None
    if file is None or not file.exists():
        return {}
    return {name: LevelRating(**found) for name, found in json.loads(file.read_text("utf-8"))["levels"].items()}
