"""The play loop: people and bots at any seat, one screen, one keyboard."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.panel import Panel

import signoria
from signoria.arena.runner import decide
from signoria.bots import Player
from signoria.kernel.errors import SignoriaError
from signoria.kernel.game import Game
from signoria.kernel.state import NOBODY, Json, Move
from signoria.locale import Words
from signoria.terminal.games import GameTable
from signoria.terminal.table_console import TableConsole

FORGET_SCROLLBACK = "\x1b[3J"


class Table(TableConsole):
    """One game being played in the terminal. A player that is None is a person."""

    commands = ("help", "table", "board", "log", "rules", "back", "undo", "save", "quit")
    commands_instead = ("undo",)

    def __init__(
        self,
        game: Game,
        screen: GameTable,
        words: Words,
        console: Console,
        players: Sequence[Player | None],
        file: Path,
    ) -> None:
        super().__init__(game, screen, words, console)
        self.players = players
        self.people = [seat for seat, player in enumerate(players) if player is None]
        self.file = file
        self.asked: list[int] = []  # after how many moves a person was asked
        self.looking: int | None = None  # the person before the screen

    # The loop

    def play(self) -> None:
        """Play until the game is over; raises Leave if someone leaves before."""
        self.game.keep_journal()
        while not self.game.over:
            seat = self.game.state.seat
            player = self.players[seat]
            if player is None:
                self._ask(seat)
            else:
                self.game.play(self.game.state.move_of(decide(player, self.game.state)))
                self.write_log()
                if not self.people:
                    self.print_new_facts(NOBODY)
        self._end()

    def restore_moves(self, moves: Sequence[Move]) -> None:
        """Play what was played before a game was resumed, so that it can be looked up and taken back."""
        self.game.keep_journal()
        for number, move in enumerate(moves):
            if self.game.state.seat in self.people:
                self.asked.append(number)
            self.game.play(move)
            self.write_log()
        self.printed = dict.fromkeys(self.printed, len(self.log))

    def _end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else NOBODY
        self.print_new_facts(viewer)
        seat_view = self.screen.seat_view(self.game, None)
        self.console.print(self.screen.draw(seat_view, self.console.width))
        self.console.print(self.screen.ending(self.game, seat_view))

    # One decision of a person

    def _ask(self, seat: int) -> None:
        self._hand_over(seat)
        move = self.choose(self.show_table(seat))
        if move is None:
            return
        self.asked.append(len(self.game.played))
        self.game.play(move)
        self.write_log()

    def _hand_over(self, seat: int) -> None:
        """Two people at one screen: nobody sees another's hand."""
        if len(self.people) < 2 or self.looking == seat:
            self.looking = seat
            return
        self._clear()
        self.console.print(Panel(self.words("hand-over", seat=self.screen.seat_name(seat)), border_style="yellow"))
        self.read(self.words("press-enter"))
        self._clear()
        self.looking = seat
        self.scene = None

    def _clear(self) -> None:
        """Clear the screen and what could be scrolled back to."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET_SCROLLBACK)
        else:
            self.console.rule()

    # Commands

    def do(self, command: str, argument: str, seat_view: Json) -> None:
        if command == "save":
            self._save(argument)
        else:
            super().do(command, argument, seat_view)

    def do_instead(self, command: str) -> bool:
        """Undo: back to the last decision a person took."""
        if not self.asked:
            self.say(self.words("nothing-to-undo"), "yellow")
            return False
        moves = self.asked.pop()
        self.game.rewind(moves)
        self.log = [logged for logged in self.log if logged.moves <= moves]
        self.printed = {seat: min(count, len(self.log)) for seat, count in self.printed.items()}
        self.scene = None
        self.say(self.words("undone"), "yellow")
        return True

    def _save(self, argument: str) -> None:
        file = Path(argument).expanduser() if argument else self.file
        if file != self.file and file.exists():
            self.say(self.words("file-exists", file=str(file)), "yellow")
            return
        try:
            self.save_to(file)
        except SignoriaError as reason:
            self.say(str(reason), "yellow")
            return
        self.file = file
        self.say(self.words("saved", file=str(file)), "green")

    def save_to(self, file: Path) -> None:
        """Write the record."""
        try:
            signoria.save(self.game, file)
        except OSError as reason:
            raise SignoriaError(f"the file {file} cannot be written: {reason.strerror}") from None
