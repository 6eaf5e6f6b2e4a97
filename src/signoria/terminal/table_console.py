"""A table on the console: what is shown, asked and understood, whoever plays."""

from dataclasses import dataclass

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from signoria.kernel.game import Game
from signoria.kernel.state import NOBODY, Fact, Json, Move, facts_seen_by
from signoria.locale import Words
from signoria.terminal.games import GameTable
from signoria.terminal.menus import Menu

LOG_LINES = 20


class Leave(Exception):
    """Someone leaves the table, or there is no more input."""


@dataclass(frozen=True)
class LoggedFact:
    """A fact and after how many moves of the game it was true."""

    fact: Fact
    moves: int


def read_line(console: Console, prompt: str) -> str:
    """What is typed at a prompt; Leave if there is no more input."""
    try:
        return console.input(Text(f"{prompt} > ", style="bold cyan")).strip()
    except (EOFError, KeyboardInterrupt):
        console.print()
        raise Leave from None


class TableConsole:
    """Shows a game on a console and asks for moves. Subclasses say who decides, and may add commands."""

    commands: tuple[str, ...] = ("help", "table", "board", "log", "rules", "back", "quit")
    commands_instead: tuple[str, ...] = ()  # those that may take the place of a move
    help_message = "help"

    def __init__(self, game: Game, screen: GameTable, words: Words, console: Console) -> None:
        self.words = words
        self.console = console
        self.watch(game, screen)

    def watch(self, game: Game, screen: GameTable) -> None:
        """Turn to a game of which nothing has been shown yet."""
        self.game = game
        self.screen = screen
        self.log: list[LoggedFact] = []
        self.printed: dict[int, int] = dict.fromkeys((NOBODY, *range(game.state.seats)), 0)
        self.scene: object = None

    # One decision of a person

    def show_table(self, seat: int) -> Json:
        """Draw what a seat sees, unless it was drawn already, with what happened since; what the seat sees."""
        seat_view = self.screen.seat_view(self.game, seat)
        scene = self.screen.scene(seat_view)
        if scene != self.scene:
            self.console.print(self.screen.draw(seat_view, self.console.width))
        self.print_new_facts(seat)
        if scene == self.scene:
            self.console.print(self.screen.summary_line(seat_view))
        self.scene = scene
        return seat_view

    def choose(self, seat_view: Json) -> Move | None:
        """The move a person chooses; None if a command took its place."""
        way: list[Menu] = [self.screen.menu(seat_view)]
        while True:
            menu = way[-1]
            self.console.print(Text(self.screen.question(seat_view), style="bold"))
            self.console.print(menu.show(self.words))
            text = self.read(menu.hint(self.words) + " (?)")
            command, _, argument = text.partition(" ")
            command = self.command(command)
            if command == "back":
                way = way[:-1] or [menu]
            elif command in self.commands_instead:
                if self.do_instead(command):
                    return None
            elif command:
                self.do(command, argument.strip(), seat_view)
            else:
                picked = menu.pick(text.lower())
                if isinstance(picked, Menu):
                    way.append(picked)
                elif picked is not None:
                    return picked
                else:
                    self.say(self.words("not-understood", text=text, hint=menu.hint(self.words)), "yellow")

    def do_instead(self, command: str) -> bool:
        """Carry out a command that may take the place of a move; whether it did."""
        raise NotImplementedError

    def read(self, prompt: str) -> str:
        return read_line(self.console, prompt)

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style), soft_wrap=True)

    # The log

    def write_log(self) -> None:
        self.log.extend(LoggedFact(fact, len(self.game.played)) for fact in self.game.take_facts())

    def print_new_facts(self, seat: int) -> None:
        """What happened since this seat last looked."""
        facts = [logged.fact for logged in self.log[self.printed[seat] :]]
        self.printed[seat] = len(self.log)
        for fact in facts_seen_by(seat, facts):
            style = "bold" if fact["fact"] in ("round", "over") else ""
            self.console.print(Text("  ").append(self.screen.describe_fact(fact), style))

    # Commands, understood at any time

    def command(self, word: str) -> str:
        """The command a word stands for, in English or in the player's language; empty if it is none."""
        word = word.lower()
        if word == "?":
            return "explain"
        if word == "":
            return "table"
        for command in self.commands:
            if word in (command, self.words(f"command-{command}")):
                return command
        return ""

    def do(self, command: str, argument: str, seat_view: Json) -> None:
        if command == "explain":
            self._explain_decision(seat_view)
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
        elif command == "quit":
            raise Leave

    def _explain_decision(self, seat_view: Json) -> None:
        """The rules of this decision, then what may be typed."""
        from signoria.terminal.rules import governing_rules

        self.console.print(governing_rules(self.game.rules.name, self.words.language, seat_view))
        self._help()

    def _help(self) -> None:
        self.console.print(Panel(Text(self.words(self.help_message)), border_style="grey50"))

    def _show_board(self, argument: str, seat_view: Json) -> None:
        seats = self.game.state.seats
        if argument.isdecimal() and 1 <= int(argument) <= seats:
            self.console.print(self.screen.board(seat_view, int(argument) - 1))
        else:
            self.say(self.words("which-board", last=seats), "yellow")

    def _show_log(self, seat: int) -> None:
        facts = [logged.fact for logged in self.log[-LOG_LINES:]]
        for fact in facts_seen_by(seat, facts):
            self.say("  " + self.screen.describe_fact(fact))

    def _show_rules(self, argument: str) -> None:
        from signoria.terminal.rules import found_rules

        found = found_rules(self.game.rules.name, self.words.language, argument)
        if found is None:
            self.say(self.words("no-rule", word=argument), "yellow")
        else:
            self.console.print(found)
