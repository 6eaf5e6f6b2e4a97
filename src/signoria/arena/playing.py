"""One game of many. Its number determines everything, so it does not matter which process plays it, or when."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import signoria
from signoria.arena.runner import play_game
from signoria.arena.schedule import Match
from signoria.bots.registry import make_player
from signoria.kernel.chance import SEED_LIMIT, Seed, derived_seed
from signoria.kernel.errors import BadInput
from signoria.kernel.game import Game
from signoria.kernel.reading import brief
from signoria.kernel.state import Json
from signoria.locale import Words


@dataclass(frozen=True)
class Task:
    """All that a worker needs to play any of the games: words and numbers, no state."""

    game: str
    seats: int
    players: tuple[str, ...]
    options: Json
    seed: int
    edition: Json | None


def checked_task(game: str, seats: int, players: Sequence[str], options: Json, seed: int, edition: Any) -> Task:
    """Refuse at once, in one sentence, what would fail in every game. An edition is a file's path or its content."""
    options = signoria.rules(game).validate_options(seats, options)
    if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
        raise BadInput(f"a seed is a whole number from 0 to {SEED_LIMIT - 1}, not {brief(seed)}")
    for spec in players:
        make_player(spec, game, seed)
    if edition is not None and not isinstance(edition, dict):
        from signoria.editions import load_edition

        edition = load_edition(Path(edition))
    return Task(game, seats, tuple(players), options, seed, edition)


def play_match(task: Task, match: Match, journal: bool = False) -> Game:
    """Play one of the games to its end. Its record says who sat where."""
    seed = derived_seed(task.seed, b"match", match.number)
    game = signoria.new_game(task.game, task.seats, seed, task.edition, **task.options)
    game.players = [task.players[player] for player in match.seating]
    if journal:
        game.keep_journal()
    seeds = [player_seed(seed, seat) for seat in range(task.seats)]
    return play_game(game, [make_player(spec, task.game, own) for spec, own in zip(game.players, seeds)])


def chosen_options(game: str, options: Json, words: Words) -> list[str]:
    """The options other than by default, in words."""
    told = []
    for option in signoria.rules(game).options:
        value = options[option.name]
        if value != option.values[0]:
            name = words.named(f"option-{option.name}", option.name)
            chosen = words.named(f"option-{option.name}-{value}", str(value))
            told.append(name if value is True else f"{name}: {chosen}")
    return told


def player_seed(seed: Seed, seat: int) -> int:
    """The seed of the bot in a seat. What the bot does tells nothing about the seed of the game."""
    return derived_seed(seed, b"player", seat)
