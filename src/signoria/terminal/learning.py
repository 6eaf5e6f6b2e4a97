"""Lessons in the terminal: the list with one's progress, and a lesson at the table."""

import json
from collections.abc import Sequence
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from signoria import games
from signoria.kernel.errors import BadInput
from signoria.kernel.game import Game
from signoria.kernel.state import Json
from signoria.lessons import Lesson, LessonRun, Reply, find, load
from signoria.locale import Words, lesson_words, words
from signoria.terminal.games import GameTable, game_table
from signoria.terminal.table_console import Leave, LoggedFact, TableConsole, read_line

DONE, TO_DO = "✓", "·"


class Progress:
    """The lessons that were finished on this machine, in the user's data folder."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file or user_data_path("signoria") / "lessons.json"
        self._finished = self._read()

    def _read(self) -> dict[str, list[str]]:
        """What the file says; a damaged file is like none, since nothing but marks is lost."""
        try:
            found = json.loads(self.file.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        if not isinstance(found, dict):
            return {}
        return {game: list(done) for game, done in found.items() if isinstance(done, list)}

    def has(self, lesson: Lesson) -> bool:
        return lesson.id in self._finished.get(lesson.game, [])

    def finish(self, lesson: Lesson) -> None:
        """Keep that a lesson is finished."""
        if self.has(lesson):
            return
        self._finished.setdefault(lesson.game, []).append(lesson.id)
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_text(json.dumps(self._finished, indent=1) + "\n", "utf-8")
        except OSError as reason:
            raise BadInput(f"your progress cannot be kept in {self.file}: {reason.strerror}") from None


class LessonConsole(TableConsole):
    """A lesson at a table: explains, asks, and answers right and wrong moves with the reason."""

    commands = ("help", "table", "board", "log", "rules", "back", "show", "quit")
    commands_instead = ("show",)
    help_message = "learn-help"

    def __init__(self, lesson: Lesson, language: str, console: Console) -> None:
        self.lesson_run = LessonRun(lesson)
        self.texts = lesson_words(language, lesson.game)
        spoken = words(language, lesson.game)
        game = self.lesson_run.game
        super().__init__(game, _screen(game, spoken), spoken, console)
        self.explained = -1  # the step whose text was shown last
        self.logged = 0  # how many of the moves played are in the log

    def learn(self) -> None:
        """Go through the lesson; raises Leave if the learner leaves before its end."""
        run, reply = self.lesson_run, None
        while not run.finished:
            seat_view = self._show(reply)
            self._explain()
            if run.wants_move:
                reply = run.answer(self.choose(seat_view))
            else:
                self._wait(seat_view)
                reply = run.answer(None)
        self._show(reply)

    def _show(self, reply: Reply | None) -> Json:
        """The table with what the last answer did, and why it was right or wrong; what the learner sees."""
        run = self.lesson_run
        self._follow(run.game)
        for move in run.played[self.logged :]:
            self.logged += 1
            self.log.extend(LoggedFact(fact, self.logged) for fact in move.facts)
        seat_view = self.show_table(run.lesson.seat)
        if reply is not None and reply.key is not None:
            title = Text(self.words(f"learn-{reply.verdict}"), "bold")
            style = "yellow" if reply.verdict == "wrong" else "green"
            text = Text(self.texts(reply.key))
            self.console.print(Panel(text, title=title, title_align="left", border_style=style))
        return seat_view

    def _follow(self, game: Game) -> None:
        """Another position may have been set."""
        if game is not self.game:
            self.game, self.screen, self.scene = game, _screen(game, self.words), None
            self.log, self.logged, self.printed = [], 0, dict.fromkeys(self.printed, 0)

    def _explain(self) -> None:
        """The text of the step, once."""
        run = self.lesson_run
        if self.explained == run.number:
            return
        self.explained = run.number
        step, count = run.number + 1, len(run.lesson.steps)
        title = self.words("learn-step", title=self.texts(run.lesson.key), step=step, steps=count)
        text = "\n\n".join(self.texts(key) for key in run.step.text_keys)
        self.console.print(Panel(Text(text), title=Text(title, "bold"), title_align="left", border_style="cyan"))

    def _wait(self, seat_view: Json) -> None:
        """Until the learner wants to go on."""
        while text := self.read(self.words("learn-continue")):
            command, _, argument = text.partition(" ")
            command = self.command(command)
            if command in ("", *self.commands_instead):
                self.say(self.words("learn-just-enter"), "yellow")
            else:
                self.do(command, argument.strip(), seat_view)

    def do_instead(self, command: str) -> bool:
        """Show me: the right move is played for the learner."""
        move = self.lesson_run.shown_move()
        seat_view = self.screen.seat_view(self.game, self.lesson_run.lesson.seat)
        self.say(self.words("learn-shown", move=self.screen.describe(seat_view, move)[0]), "cyan")
        return True


def _screen(game: Game, spoken: Words) -> GameTable:
    return game_table(game, spoken, [])


def learn(game: str | None, lesson: str | None, language: str) -> None:
    """List lessons, or go through them."""
    console, progress = Console(highlight=False), Progress()
    if game is None:
        _list_all(console, progress, language)
        return
    lessons = load(game)
    if not lessons:
        raise BadInput(f"{game} has no lessons; lessons exist for {', '.join(_taught())}")
    spoken = words(language, game)
    chosen = find(game, lesson) if lesson is not None else None
    try:
        if chosen is None:
            console.print(_lesson_table(lessons, progress, language))
            chosen = _choose(lessons, progress, spoken, console)
        while chosen is not None:
            LessonConsole(chosen, language, console).learn()
            progress.finish(chosen)
            chosen = _next(chosen, lessons, language, console)
    except (Leave, KeyboardInterrupt):
        console.print(Text(spoken("learn-left", game=game), "green"))


def _taught() -> list[str]:
    return [game for game in games.names() if load(game)]


def _list_all(console: Console, progress: Progress, language: str) -> None:
    for game in _taught():
        spoken = words(language, game)
        console.print(Text(spoken(f"game-{game}"), "bold"))
        console.print(_lesson_table(load(game), progress, language))
        console.print(Text(spoken("learn-how", game=game), "dim"))


def _lesson_table(lessons: Sequence[Lesson], progress: Progress, language: str) -> Table:
    """The lessons in order: those finished are marked."""
    table = Table.grid(padding=(0, 2, 0, 0))
    texts = lesson_words(language, lessons[0].game)
    for number, lesson in enumerate(lessons, start=1):
        mark = DONE if progress.has(lesson) else TO_DO
        style = "dim" if progress.has(lesson) else ""
        table.add_row(str(number), mark, lesson.id, texts(lesson.key), texts(lesson.about_key), style=style)
    return table


def _choose(lessons: Sequence[Lesson], progress: Progress, spoken: Words, console: Console) -> Lesson:
    """The lesson that somebody picks by number or id; Enter takes the first that is not finished yet."""
    following = next((lesson for lesson in lessons if not progress.has(lesson)), lessons[0])
    while True:
        text = read_line(console, spoken("learn-pick", last=len(lessons), next=following.id)).lower()
        if text == "":
            return following
        if text in ("quit", spoken("command-quit")):
            raise Leave
        for number, lesson in enumerate(lessons, start=1):
            if text in (str(number), lesson.id):
                return lesson
        console.print(Text(spoken("learn-no-lesson", text=text, last=len(lessons)), "yellow"))


def _next(done: Lesson, lessons: Sequence[Lesson], language: str, console: Console) -> Lesson | None:
    """The lesson after this one, if the learner wants to go on."""
    spoken, at = words(language, done.game), lessons.index(done) + 1
    if at == len(lessons):
        console.print(Text(spoken("learn-all-done", game=done.game), "green"))
        return None
    following = lessons[at]
    title = lesson_words(language, done.game)(following.key)
    if read_line(console, spoken("learn-next", title=title)):
        raise Leave
    return following
