"""Edition files on the command line: shown as tables, exported, checked."""

from pathlib import Path

from rich.console import Console

from signoria import games
from signoria.editions import Lines, check_edition, in_words, load_edition, read_edition, reconstructions
from signoria.kernel.errors import BadInput
from signoria.kernel.reading import Finding
from signoria.locale import words
from signoria.locale.editions import words_about


def show(which: str, language: str) -> None:
    """Show the edition of a game or of a file."""
    if which in games.names():
        edition = games.rules(which).own_edition()
    elif Path(which).exists() or "." in which or "/" in which:
        edition = load_edition(Path(which))
    else:
        raise BadInput(f"there is no game or file {which!r}; the games are {', '.join(games.names())}")
    game = edition["game"]
    tables = games.spec(game).edition_tables
    if tables is None:
        raise BadInput(f"the game {game} has no editions")
    Console(highlight=False).print(games.load(tables)(edition, words(language, game)))


def export(game: str, file: Path, force: bool) -> None:
    """Write our own edition, as it is."""
    folder = games.rules(game).folder
    if folder is None:
        raise BadInput(f"the game {game} has no editions")
    if file.exists() and not force:
        raise BadInput(f"the file {file} exists already; --force overwrites it")
    text = (folder / "edition.json").read_text("utf-8")
    try:
        file.write_text(text, "utf-8")
    except OSError as reason:
        raise BadInput(f"the file {file} cannot be written: {reason.strerror}") from None


def check(file: Path, language: str) -> bool:
    """Print what is wrong with an edition file and what is unusual about it; whether it can be played."""
    edition, text = read_edition(file)
    found = check_edition(edition)
    playable = not found.problems
    say = words_about(edition, language, playable)
    lines = Lines(text)

    def tell(heading: str, findings: list[Finding]) -> None:
        if findings:
            print(say(heading, count=len(findings)))
        for finding in findings:
            where, message = in_words(finding, edition, say)
            print(f"  {say('edition-problem', line=lines.of(finding.path), told=f'{where}: {message}')}")

    print(say("edition-ok" if playable else "edition-not-ok", file=str(file)))
    tell("edition-problems", found.problems)
    tell("edition-warnings", found.warnings)
    if playable:
        print(say("edition-reconstructions", count=len(reconstructions(edition))))
    return playable
