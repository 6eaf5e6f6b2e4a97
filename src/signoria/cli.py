"""The `signoria` command. Each command imports what it needs, so that `--help` is fast."""

import sys
from functools import cache
from inspect import Parameter, Signature
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from signoria.kernel.chance import SEED_DIGITS
from signoria.kernel.errors import BadInput, IllegalMove, SignoriaError

BAD_INPUT = 2
INTERRUPTED = 130
SEATS = 4


class OneSentence(TyperGroup):
    """The commands; bad input is reported in one sentence, with exit code 2."""

    def main(self, *arguments: Any, **settings: Any) -> Any:
        settings["standalone_mode"] = False
        try:
            code = super().main(*arguments, **settings)
        except IllegalMove as problem:
            _refuse(_reason(problem))
        except SignoriaError as problem:
            _refuse(str(problem))
        except typer.Abort:
            sys.exit(INTERRUPTED)
        except Exception as problem:
            if not hasattr(problem, "format_message"):
                raise
            _refuse(_sentence(problem, self))
        sys.exit(code if isinstance(code, int) else 0)


def _reason(problem: IllegalMove) -> str:
    """Why a move is not allowed, in the language of the system."""
    from signoria.locale import reason_in_words, reason_words, system_language

    return reason_in_words(reason_words(system_language(), problem.game), problem.reason, problem.arguments)


def _sentence(problem: Any, group: TyperGroup) -> str:
    """Typer's message, with a hint where to look."""
    sentence = problem.format_message().partition(" Did you mean")[0].strip().rstrip(".")
    context = getattr(problem, "ctx", None)
    if sentence.startswith("No such command") and context is not None:
        return f"{sentence}; the commands are {', '.join(context.command.list_commands(context))}"
    path = context.command_path if context is not None else "signoria"
    return f"{sentence}; '{path} --help' shows what is allowed"


def _refuse(sentence: str) -> None:
    print(f"signoria: {sentence}", file=sys.stderr)
    sys.exit(BAD_INPUT)


app = typer.Typer(
    cls=OneSentence,
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Play, simulate and analyse The Princes of Florence and Lorenzo il Magnifico.",
)
editions = typer.Typer(
    add_completion=False, rich_markup_mode=None, help="Component data: show it, export it, check your own file."
)
app.add_typer(editions, name="edition")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as princes or lorenzo.")]
Database = Annotated[
    str | None,
    typer.Option(help="sqlite:///FILE or postgresql://…; default: $DATABASE_URL, or a file in your data folder."),
]
Language = Annotated[str | None, typer.Option(help="en or de; default: your system's language.")]
Players = Annotated[
    str | None, typer.Option(help="The player in each seat, such as human,newcomer,casual (see `signoria levels`).")
]
Seed = Annotated[
    str | None, typer.Option(help="The same seed gives the same game: a number, or 64 hexadecimal digits.")
]
SeedNumber = Annotated[int | None, typer.Option(help="The same seed gives the same games.")]
Jobs = Annotated[int, typer.Option(help="Number of processes.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")]
OptionByName = Annotated[list[str] | None, typer.Option(help="An option by its name, or name=value; can be repeated.")]
EditionFile = Annotated[Path | None, typer.Option("--edition", help="Play with the component data of this file.")]


class GameCommand(TyperCommand):
    """A command about a game: it has a flag for each option of each game, and finds those given in `context.obj`.

    The flags are made when the command is run or asked for help, since they take the rules of every game.
    """

    def get_params(self, ctx: Any) -> list[Any]:
        *own, help_flag = super().get_params(ctx)
        return [*own, *game_flags(), help_flag]

    def invoke(self, ctx: Any) -> Any:
        flags = {str(flag.name): ctx.params.pop(str(flag.name)) for flag in game_flags()}
        ctx.obj = _options(flags.pop("option"), flags)
        return super().invoke(ctx)


@cache
def game_flags() -> list[Any]:
    """The flags of all games' options, by the names that the rules give them. None is a flag that was not given."""

    def command() -> None: ...

    parameters = [Parameter("option", Parameter.KEYWORD_ONLY, default=None, annotation=OptionByName)]
    for name, (games, values) in _options_of_games().items():
        kind = _flag(name, games, values)
        parameters.append(Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=kind))
    command.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    holder = typer.Typer(add_completion=False)
    holder.command()(command)
    return list(typer.main.get_command(holder).params)


def _options_of_games() -> dict[str, tuple[list[str], list[Any]]]:
    """For each name of an option the games that have it, and its values in all of them."""
    from signoria.games import names, rules

    found: dict[str, tuple[list[str], list[Any]]] = {}
    for game in names():
        for option in rules(game).options:
            games, values = found.setdefault(option.name, ([], []))
            games.append(game)
            values.extend(value for value in option.values if value not in values)
    return found


def _flag(name: str, games: list[str], values: list[Any]) -> Any:
    """The type of a flag, as Typer wants it. Whether a game allows the value, its rules know."""
    from signoria.locale import words

    spoken = words("en", games[0])
    told = f"{', '.join(games)}: {spoken.named(f'option-{name}-explained', name)}"
    flag = f"--{name.replace('_', '-')}"
    if set(values) == {False, True}:
        return Annotated[bool | None, typer.Option(flag if values[0] is False else f"{flag}/--no{flag[1:]}", help=told)]
    metavar = "|".join(str(value).lower() for value in values)
    return Annotated[str | None, typer.Option(flag, metavar=metavar, help=told)]


@app.callback()
def signoria_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version, and whether the engine is compiled.")
    ] = False,
) -> None:
    if version:
        print(_version())
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())


def _version() -> str:
    from signoria import __version__
    from signoria.kernel import state

    form = "pure Python" if str(state.__file__).endswith(".py") else "compiled"
    return f"signoria {__version__} ({form})"


@app.command(cls=GameCommand)
def play(
    context: typer.Context,
    game: GameName,
    *,
    seats: Annotated[int | None, typer.Option(help="Number of seats; default: one per player, or 4.")] = None,
    players: Players = None,
    seed: Seed = None,
    edition: EditionFile = None,
    resume: Annotated[Path | None, typer.Option(help="Continue the game in this file.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to save the game.")] = None,
    language: Language = None,
) -> None:
    """Play against bots, or with others on one screen."""
    import signoria
    from signoria.terminal.session import new_session, resumed_session

    signoria.rules(game)
    spoken = _language(language)
    names = _names(players)
    if resume is not None:
        given = {"--seats": seats, "--seed": seed, "--edition": edition, "an option": context.obj or None}
        for name, value in given.items():
            if value is not None:
                raise BadInput(
                    f"{name} cannot be used with --resume: the file sets it; use only --players, --save, --language"
                )
        session = resumed_session(game, resume, names, save, spoken)
    else:
        count = seats if seats is not None else len(names) if names else SEATS
        table = signoria.new_game(game, count, _seed(seed), edition, **context.obj)
        session = new_session(table, names, save, spoken)
    session.run()


@app.command(cls=GameCommand)
def simulate(
    context: typer.Context,
    game: GameName,
    *,
    seats: Annotated[int | None, typer.Option(help="Number of seats; default: one per player, or 4.")] = None,
    games: Annotated[int, typer.Option(help="Number of games.")] = 1000,
    players: Players = None,
    seed: SeedNumber = None,
    jobs: Jobs = 1,
    json: Json = False,
    edition: EditionFile = None,
    language: Language = None,
) -> None:
    """Let bots play many games and count the results."""
    from signoria.bots import usual_player
    from signoria.terminal.simulation import run_simulation

    names = _names(players) or [usual_player(game)] + ["random"] * ((seats or SEATS) - 1)
    count = seats if seats is not None else len(names)
    run_simulation(game, count, games, names, context.obj, seed, jobs, edition, json, _language(language))


@app.command(cls=GameCommand)
def arena(
    context: typer.Context,
    game: GameName,
    *,
    players: Annotated[str, typer.Option(help="Two or more players, such as prince:0.5s,patron,novice.")],
    games: Annotated[int, typer.Option(help="Number of games.")] = 100,
    free_for_all: Annotated[
        bool,
        typer.Option(
            "--free-for-all/--round-robin",
            help="Fill the seats from the list, or let every group of players meet equally often.",
        ),
    ] = True,
    seats: Annotated[
        int | None, typer.Option(help="Number of seats; default: one per player, or 2 in a round robin.")
    ] = None,
    seed: Annotated[int, typer.Option(help="A different seed gives different games.")] = 0,
    jobs: Jobs = 1,
    ray: Annotated[str | None, typer.Option(help="Spread the games over the Ray cluster at this address.")] = None,
    folder: Annotated[Path | None, typer.Option(help="Where to store the games; default: in your data folder.")] = None,
    report: Annotated[Path | None, typer.Option(help="Write an HTML report with plots to this file.")] = None,
    review: Annotated[
        int, typer.Option(min=0, help="Review this many games one step ahead, and show each player's accuracy.")
    ] = 0,
    json: Json = False,
    edition: EditionFile = None,
    language: Language = None,
) -> None:
    """Run a tournament with ratings, a report and a record of every game. Run it again to continue."""
    from signoria.arena.cluster import on_cluster
    from signoria.arena.schedule import FREE_FOR_ALL, ROUND_ROBIN
    from signoria.arena.tournament import Tournament, on_this_machine
    from signoria.terminal.tournament import run_tournament

    schedule = FREE_FOR_ALL if free_for_all else ROUND_ROBIN
    tournament = Tournament.of(game, _names(players), games, seats, schedule, context.obj, seed, edition)
    spread = on_this_machine(jobs) if ray is None else on_cluster(tournament, ray)
    if not run_tournament(tournament, folder, spread, report, review, json, _language(language)):
        raise typer.Exit(INTERRUPTED)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game record, as saved by play.")],
    until: Annotated[int | None, typer.Option(help="Stop after this many moves.")] = None,
    seat: Annotated[int | None, typer.Option(help="Show what this seat saw (from 1); default: everything.")] = None,
    language: Language = None,
) -> None:
    """Retell a recorded game in words and show its final position, or the position after some moves."""
    from signoria.terminal.replaying import print_record

    print_record(file, until, seat, _language(language))


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game, from the server.")],
    commitment: Annotated[
        str | None, typer.Option(help="What the table showed you as its commitment while you played.")
    ] = None,
    language: Language = None,
) -> None:
    """Check that a game's deal was fixed before the first move, and that all its moves follow the rules."""
    from signoria.terminal.verifying import print_verdict

    print_verdict(file, commitment, _language(language))


@app.command()
def advise(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A game record, as saved by play or the arena.")],
    move: Annotated[
        int | None, typer.Option(help="Advise after this many moves; default: review the whole game.")
    ] = None,
    player: Annotated[
        str | None, typer.Option(help="The advisor; default: prince:1s, or prince:0.2s per move for a whole game.")
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Review a whole game one step ahead, without a search.")
    ] = False,
    open_cards: Annotated[
        bool, typer.Option("--open-cards", help="Judge with all cards open, not by what each seat could know.")
    ] = False,
    jobs: Jobs = 1,
    json: Json = False,
    language: Language = None,
) -> None:
    """Show the best moves for a decision, or the biggest mistakes of a game."""
    from signoria.terminal.advising import print_advice

    print_advice(file, move, player, quick, open_cards, jobs, json, _language(language))


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all networks.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to listen on.")] = 8000,
    database: Database = None,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Number of processes; more than one needs PostgreSQL.")
    ] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Run the server: tables for people and bots, in the browser."""
    from signoria.server.commands import serve as run

    run(host, port, database, workers, open_browser)


@app.command()
def validate(database: Database = None) -> None:
    """Replay every stored table and list those that fail; use it before an upgrade."""
    from signoria.server.commands import validate as check

    count, invalid = check(database)
    for table in invalid:
        print(table)
    print(f"{count} tables replayed, {len(invalid)} failed.")
    raise typer.Exit(1 if invalid else 0)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")], database: Database = None
) -> None:
    """Write a checked copy of a SQLite database, also while its server runs."""
    from signoria.server.commands import backup as back_up

    print(f"wrote {file}: {back_up(file, database)}.")


@app.command()
def migrate(database: Database = None) -> None:
    """Upgrade a database of an older Signoria, as serve does when it starts."""
    from signoria.server.commands import migrate as upgrade

    upgrade(database)
    print("The database is up to date.")


@app.command()
def tidy(
    database: Database = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be removed.")] = False,
) -> None:
    """Remove tables that never started, guests without games and unused editions, as a server does every hour."""
    from signoria.server.commands import tidy as remove

    found = remove(database, dry_run)
    print(f"{'Would remove' if dry_run else 'Removed'} {found}.")


@app.command()
def rules(
    game: GameName,
    word: Annotated[
        str, typer.Argument(metavar="[WORD]", help="A word, or the id of a rule.", show_default=False)
    ] = "",
    language: Language = None,
) -> None:
    """Look up rules, in our own words: all of them, or those that contain a word or an id."""
    from rich.console import Console

    import signoria
    from signoria.terminal.rules import found_rules

    signoria.rules(game)
    spoken = _language(language)
    found = found_rules(game, spoken, word)
    if found is None:
        raise BadInput(f"no rule of {game} mentions {word!r}; 'signoria rules {game}' shows all rules")
    Console(highlight=False).print(found)


@app.command()
def learn(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game, such as princes.", show_default=False)
    ] = None,
    lesson: Annotated[
        str | None, typer.Argument(metavar="[LESSON]", help="A lesson from the list.", show_default=False)
    ] = None,
    language: Language = None,
) -> None:
    """Learn a game in short lessons: list them, or go through them one by one."""
    from signoria.terminal.learning import learn as run

    run(game, lesson, _language(language))


@app.command()
def levels(game: GameName, language: Language = None) -> None:
    """Show the levels of bots: how each plays, how strong it is, and its word for --players."""
    import signoria

    signoria.rules(game)
    from rich.console import Console

    from signoria.terminal.levels import levels_table

    Console(highlight=False).print(levels_table(game, _language(language)))


@editions.command("show")
def show_edition(
    which: Annotated[str, typer.Argument(metavar="GAME|FILE", help="A game or an edition file.")],
    language: Language = None,
) -> None:
    """Show component data as tables, with reconstructions marked."""
    from signoria.terminal.editions import show

    show(which, _language(language))


@editions.command("export")
def export_edition(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
) -> None:
    """Write our component data to a file, so that you can correct it from your own copy of the game."""
    from signoria.terminal.editions import export

    export(game, file, force)
    print(f"wrote our edition of {game} to {file}")


@editions.command("check")
def check_edition(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An edition file.")], language: Language = None
) -> None:
    """Check an edition file: what cannot be played (then the exit code is 1), and what is unusual."""
    from signoria.terminal.editions import check

    if not check(file, _language(language)):
        raise typer.Exit(1)


def _language(language: str | None) -> str:
    from signoria.locale import LANGUAGES, system_language

    if language is None:
        return system_language()
    if language not in LANGUAGES:
        raise BadInput(f"there is no language {language!r}; the languages are {', '.join(LANGUAGES)}")
    return language


def _seed(text: str | None) -> int | str | None:
    """A seed as it was typed: 64 digits are hexadecimal, fewer are a number."""
    if text is not None and text.isascii() and text.isdecimal() and len(text) < SEED_DIGITS:
        return int(text)
    return text


def _names(players: str | None) -> list[str]:
    return [] if players is None else [name.strip() for name in players.split(",")]


def _options(names: list[str] | None, flags: dict[str, Any]) -> dict[str, Any]:
    """Options by name or by flag; `name=value` sets a value other than true."""
    options: dict[str, Any] = {}
    for text in names or []:
        name, has_value, value = text.partition("=")
        options[name.replace("-", "_")] = _value(value) if has_value else True
    return options | {name: _value(str(value)) for name, value in flags.items() if value is not None}


def _value(text: str) -> Any:
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    return int(text) if text.isdecimal() else text


def main() -> None:
    app(prog_name="signoria")
