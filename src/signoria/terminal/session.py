"""A session in the terminal: players, files, and how it ends."""

import secrets
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console
from rich.text import Text

import signoria
from signoria.arena.playing import player_seed
from signoria.bots import Player, is_player, levels_for_people, make_player, usual_level
from signoria.kernel.errors import BadInput, BadRecord
from signoria.kernel.game import Game
from signoria.locale import words
from signoria.terminal.games import game_table
from signoria.terminal.table import Table
from signoria.terminal.table_console import Leave

HUMAN = "human"


class TerminalSession:
    """A table with everything that belongs to it on this machine."""

    def __init__(self, game: Game, names: Sequence[str], file: Path, language: str) -> None:
        self.words = words(language, game.rules.name)
        game.players = list(names)
        self.console = Console(highlight=False)
        seed = game.record().get("seed", 0)
        players = [
            None if name == HUMAN else bot(name, game.rules.name, player_seed(seed, seat))
            for seat, name in enumerate(names)
        ]
        screen = game_table(game, self.words, names)
        self.table = Table(game, screen, self.words, self.console, players, file)

    def run(self) -> None:
        """Play until the end, or until someone leaves; then save the game, so that it can be resumed."""
        make_folder(self.table.file.parent)
        try:
            self.table.play()
        except (Leave, KeyboardInterrupt):
            self._keep("left")
        else:
            self._keep("kept")

    def _keep(self, message: str) -> None:
        self.table.save_to(self.table.file)
        name, file = self.table.game.rules.name, str(self.table.file)
        self.console.print(Text(self.words(message, game=name, file=file), style="green"), soft_wrap=True)


def bot(name: str, game: str, seed: int) -> Player:
    """A bot by its name; BadInput tells which there are, people included."""
    if not is_player(name, game) and ":" not in name:
        known = ", ".join(levels_for_people(game))
        raise BadInput(f"there is no player {name!r}; the players are {HUMAN}, {known}, or module:Class")
    return make_player(name, game, seed)


def new_session(game: Game, names: Sequence[str], save: Path | None, language: str) -> TerminalSession:
    """A new game."""
    check_new_file(save)
    return TerminalSession(game, seated(game, names), save or own_file(game.rules.name), language)


def resumed_session(name: str, file: Path, names: Sequence[str], save: Path | None, language: str) -> TerminalSession:
    """A game that was kept; its record is checked as a whole first."""
    record = signoria.load(file)
    if record.get("game") != name:
        raise BadRecord(f"the file {file} is a record of the game {record.get('game')!r}, not of {name!r}")
    signoria.replay(record)
    if save != file:
        check_new_file(save)
    game = signoria.replay(record, until=0)
    session = TerminalSession(game, seated(game, names), save or file, language)
    session.table.restore_moves(record["moves"])
    return session


def seated(game: Game, names: Sequence[str]) -> Sequence[str]:
    """Who sits where: as many as there are seats. A record may tell; else it is one person against bots."""
    seats = game.state.seats
    if not names:
        return game.players or [HUMAN] + [usual_level(game.rules.name)] * (seats - 1)
    if len(names) != seats:
        raise BadInput(f"{seats} seats need exactly {seats} players, not {len(names)}: {', '.join(names)}")
    return names


def check_new_file(file: Path | None) -> None:
    """Refuse at once a file that could not be written later, or that would be lost."""
    if file is None:
        return
    if file.exists():
        raise BadInput(f"the file {file} already exists; continue with --resume {file}, or --save another file")
    if not file.parent.is_dir():
        raise BadInput(f"the folder {file.parent} does not exist; --save needs an existing folder")


def own_file(game: str) -> Path:
    """Where a game is kept if no file is named: in the user's data folder."""
    return user_data_path("signoria") / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"


def make_folder(folder: Path) -> None:
    """Make the folder for kept games if it is not there yet."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as reason:
        raise BadInput(f"the folder {folder} cannot be created: {reason.strerror}; name a file with --save") from None
