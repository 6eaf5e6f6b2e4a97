"""The play loop: people and bots at any seat, one screen, one keyboard."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

import signoria
from signoria.arena.runner import decide
from signoria.bots import Player
from signoria.kernel.errors import SignoriaError
from signoria.kernel.game import Game
from signoria.kernel.state import NOBODY, Fact, Json, Move, facts_seen_by
from signoria.locale import Words
from signoria.terminal.games import GameTable
from signoria.terminal.menus import Menu

LOG_LINES = 20
COMMANDS = ("help", "table", "board", "log", "rules", "back", "undo", "save", "quit")
FORGET_SCROLLBACK = "\x1b[3J"


class Leave(Exception):
    """Someone leaves the table, or there is no more input."""


@dataclass(frozen=True)
class LoggedFact:
    """A fact and after how many moves of the game it was true."""

    fact: Fact
    moves: int


class Table:
    """One game being played in the terminal. A player that is None is a person."""

    def __init__(
        self,
        game: Game,
        screen: GameTable,
        words: Words,
        console: Console,
        players: Sequence[Player | None],
        file: Path,
    ) -> None:
        self.game = game
        self.screen = screen
        self.words = words
        self.console = console
        self.players = players
        self.people = [seat for seat, player in enumerate(players) if player is None]
        self.file = file
        self.log: list[LoggedFact] = []
        self.printed: dict[int, int] = dict.fromkeys((NOBODY, *range(len(players))), 0)
        self.asked: list[int] = []  # after how many moves a person was asked
        self.looking: int | None = None  # the person before the screen
        self.scene: object = None

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
                self._write_log()
                if not self.people:
                    self._print_new_facts(NOBODY)
        self._end()

    def restore_moves(self, moves: Sequence[Move]) -> None:
        """Play what was played before a game was resumed, so that it can be looked up and taken back."""
        self.game.keep_journal()
        for number, move in enumerate(moves):
            if self.game.state.seat in self.people:
                self.asked.append(number)
            self.game.play(move)
            self._write_log()
        self.printed = dict.fromkeys(self.printed, len(self.log))

    def _write_log(self) -> None:
        self.log.extend(LoggedFact(fact, len(self.game.played)) for fact in self.game.take_facts())

    def _end(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else NOBODY
        self._print_new_facts(viewer)
        seat_view = self.screen.seat_view(self.game, None)
        self.console.print(self.screen.draw(seat_view, self.console.width))
        self.console.print(self.screen.ending(self.game, seat_view))

    # One decision of a person

    def _ask(self, seat: int) -> None:
        self._hand_over(seat)
        seat_view = self.screen.seat_view(self.game, seat)
        scene = self.screen.scene(seat_view)
        if scene != self.scene:
            self.console.print(self.screen.draw(seat_view, self.console.width))
        self._print_new_facts(seat)
        if scene == self.scene:
            self.console.print(self.screen.summary_line(seat_view))
        self.scene = scene
        move = self._choose(seat_view)
        if move is None:
            return
        self.asked.append(len(self.game.played))
        self.game.play(move)
        self._write_log()

    def _choose(self, seat_view: Json) -> Move | None:
        """The move a person chooses; None if the game has been taken back instead."""
        way: list[Menu] = [self.screen.menu(seat_view)]
        while True:
            menu = way[-1]
            self.console.print(Text(self.screen.question(seat_view), style="bold"))
            self.console.print(menu.show(self.words))
            text = self._read(menu.hint(self.words) + " (?)")
            command, _, argument = text.partition(" ")
            command = self._command(command)
            if command == "back":
                way = way[:-1] or [menu]
            elif command == "undo":
                if self._undo():
                    return None
            elif command:
                self._do(command, argument.strip(), seat_view)
            else:
                picked = menu.pick(text.lower())
                if isinstance(picked, Menu):
                    way.append(picked)
                elif picked is not None:
                    return picked
                else:
                    self._say(self.words("not-understood", text=text, hint=menu.hint(self.words)), "yellow")

    def _hand_over(self, seat: int) -> None:
        """Two people at one screen: nobody sees another's hand."""
        if len(self.people) < 2 or self.looking == seat:
            self.looking = seat
            return
        self._clear()
        self.console.print(Panel(self.words("hand-over", seat=self.screen.seat_name(seat)), border_style="yellow"))
        self._read(self.words("press-enter"))
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

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(Text(f"{prompt} > ", style="bold cyan")).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None

    def _say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style), soft_wrap=True)

    # The log

    def _print_new_facts(self, seat: int) -> None:
        """What happened since this seat last looked."""
        facts = [logged.fact for logged in self.log[self.printed[seat] :]]
        self.printed[seat] = len(self.log)
        for fact in facts_seen_by(seat, facts):
            style = "bold" if fact["fact"] in ("round", "over") else ""
            self.console.print(Text("  ").append(self.screen.describe_fact(fact), style))

    # Commands, understood at any time

    def _command(self, word: str) -> str:
        """The command a word stands for, in English or in the player's language; empty if it is none."""
        word = word.lower()
        if word == "?":
            return "explain"
        if word == "":
            return "table"
        for command in COMMANDS:
            if word in (command, self.words(f"command-{command}")):
                return command
        return ""

    def _do(self, command: str, argument: str, seat_view: Json) -> None:
        if command == "explain":
            self._explain(seat_view)
        elif command == "help":
            self._help()
        elif command == "table":
            self.console.print(self.screen.draw(seat_view, self.console.width))
        elif command == "board":
            self._show_board(argument, seat_view)
        elif command == "log":
            self._show_log(seat_view["you"])
        elif command == "rules":
            self._show_rules(argument)
        elif command == "save":
            self._save(argument)
        elif command == "quit":
            raise Leave

    def _explain(self, seat_view: Json) -> None:
        """The rules of this decision, then what may be typed."""
        from signoria.terminal.rules import governing_rules

        self.console.print(governing_rules(self.game.rules.name, self.words.language, seat_view))
        self._help()

    def _help(self) -> None:
        self.console.print(Panel(Text(self.words("help")), border_style="grey50"))

    def _show_board(self, argument: str, seat_view: Json) -> None:
        seats = len(self.players)
        if argument.isdecimal() and 1 <= int(argument) <= seats:
            self.console.print(self.screen.board(seat_view, int(argument) - 1))
        else:
            self._say(self.words("which-board", last=seats), "yellow")

    def _show_log(self, seat: int) -> None:
        facts = [logged.fact for logged in self.log[-LOG_LINES:]]
        for fact in facts_seen_by(seat, facts):
            self._say("  " + self.screen.describe_fact(fact))

    def _show_rules(self, argument: str) -> None:
        from signoria.terminal.rules import found_rules

        found = found_rules(self.game.rules.name, self.words.language, argument)
        if found is None:
            self._say(self.words("no-rule", word=argument), "yellow")
        else:
            self.console.print(found)

    def _undo(self) -> bool:
        """Back to the last decision a person took."""
        if not self.asked:
            self._say(self.words("nothing-to-undo"), "yellow")
            return False
        moves = self.asked.pop()
        self.game.rewind(moves)
        self.log = [logged for logged in self.log if logged.moves <= moves]
        self.printed = {seat: min(count, len(self.log)) for seat, count in self.printed.items()}
        self.scene = None
        self._say(self.words("undone"), "yellow")
        return True

    def _save(self, argument: str) -> None:
        file = Path(argument).expanduser() if argument else self.file
        if file != self.file and file.exists():
            self._say(self.words("file-exists", file=str(file)), "yellow")
            return
        try:
            self.save_to(file)
        except SignoriaError as reason:
            self._say(str(reason), "yellow")
            return
        self.file = file
        self._say(self.words("saved", file=str(file)), "green")

    def save_to(self, file: Path) -> None:
        """Write the record."""
        try:
            signoria.save(self.game, file)
        except OSError as reason:
            raise SignoriaError(f"the file {file} cannot be written: {reason.strerror}") from None
