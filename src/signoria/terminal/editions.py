"""Edition files on the command line: shown as tables, exported."""

from importlib import import_module
from pathlib import Path

from rich.console import Console

import signoria
from signoria.editions import load_edition
from signoria.kernel.errors import BadInput
from signoria.locale import words

SHOWN_BY = {
    "princes": "signoria.terminal.princes.edition:edition_tables",
    "lorenzo": "signoria.terminal.lorenzo.edition:edition_tables",
}


def show(which: str, language: str) -> None:
    """Show the edition of a game or of a file."""
    if which in signoria.GAMES:
        edition = signoria.rules(which).own_edition()
    elif Path(which).exists() or "." in which or "/" in which:
        edition = load_edition(Path(which))
    else:
        raise BadInput(f"there is no game or file {which!r}; the games are {', '.join(signoria.GAMES)}")
    module, _, function = SHOWN_BY[edition["game"]].partition(":")
    Console(highlight=False).print(getattr(import_module(module), function)(edition, words(language, edition["game"])))


def export(game: str, file: Path, force: bool) -> None:
    """Write our own edition, as it is."""
    signoria.rules(game)
    if file.exists() and not force:
        raise BadInput(f"the file {file} already exists; --force overwrites it")
    module = import_module(f"signoria.{game}")
    text = Path(str(module.__file__)).with_name("edition.json").read_text("utf-8")
    try:
        file.write_text(text, "utf-8")
    except OSError as reason:
        raise BadInput(f"the file {file} cannot be written: {reason.strerror}") from None
