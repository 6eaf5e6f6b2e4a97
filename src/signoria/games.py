"""The registry of games: one `GameSpec` per game. What a spec names is imported when it is first needed.

>>> from signoria import games
>>> games.names()[:2]
('princes', 'lorenzo')
>>> games.rules("lorenzo").most
4
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from signoria.kernel.errors import BadInput
from signoria.kernel.game import Rules
from signoria.kernel.observation import Observer
from signoria.kernel.prepared import PreparedAnswers
from signoria.kernel.reading import brief
from signoria.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINTS = "signoria.games"


class GameSpec(NamedTuple):
    """Everything there is one of per game, each named as `module:name`. Only the rules are required.

    Without an observer a game cannot be learned, without players of its own only `random` plays it, and without a
    judge `patron` and `prince` do not. The rest has defaults that work for every game.
    """

    name: str
    rules: str  # a class of kernel.game.Rules; made without arguments, as the observer is
    observer: str | None = None  # kernel.observation.Observer
    players: Mapping[str, str] = {}  # bots.Player by the word that names it
    judge: str | None = None  # bots.judge.Judge; its networks stand beside its module
    ladder: str | None = None  # bots.levels.Ladder; without one, people choose among the players
    explainer: str = "signoria.analysis.explainer:Explainer"  # what the judge's features mean to people
    prepared_answers: str | None = None  # a class of kernel.prepared.PreparedAnswers
    rulebook: str | None = None  # a kernel.rulebook.Rulebook; the texts of the rules are words
    statistics: str = "signoria.arena.statistics:GameStatistics"
    terminal_table: str = "signoria.terminal.generic:GenericTable"
    edition_tables: str | None = None  # shows an edition as tables in the terminal
    lessons: str | None = None  # a file of signoria.lessons, as module:file.json; it lies beside the module
    card_texts: str | None = None  # what an edition's own cards do, by message
    drawing: str = "generic"  # the folder of web/src that draws it on the page
    minutes: int = 30  # how long people usually play
    words: str | None = None  # a mapping from language to Fluent messages, for games outside src/signoria/locale


BUILT_IN = (
    GameSpec(
        "princes",
        rules="signoria.princes.game:PrincesRules",
        observer="signoria.princes.observer:PrincesObserver",
        players={"novice": "signoria.bots.princes.novice:PrincesNovice"},
        judge="signoria.bots.princes.judge:PrincesJudge",
        ladder="signoria.bots.princes.levels:LEVELS",
        explainer="signoria.analysis.princes:PrincesExplainer",
        prepared_answers="signoria.princes.prepared:PrincesPreparedAnswers",
        rulebook="signoria.princes.rulebook:RULEBOOK",
        statistics="signoria.arena.princes:PrincesStatistics",
        terminal_table="signoria.terminal.princes:PrincesTable",
        edition_tables="signoria.terminal.princes.edition:edition_tables",
        lessons="signoria.lessons:princes.json",
        drawing="princes",
        minutes=45,
    ),
    GameSpec(
        "lorenzo",
        rules="signoria.lorenzo.game:LorenzoRules",
        observer="signoria.lorenzo.observer:LorenzoObserver",
        players={"novice": "signoria.bots.lorenzo.novice:LorenzoNovice"},
        judge="signoria.bots.lorenzo.judge:LorenzoJudge",
        ladder="signoria.bots.lorenzo.levels:LEVELS",
        explainer="signoria.analysis.lorenzo:LorenzoExplainer",
        prepared_answers="signoria.lorenzo.prepared:LorenzoPreparedAnswers",
        rulebook="signoria.lorenzo.rulebook:RULEBOOK",
        statistics="signoria.arena.lorenzo:LorenzoStatistics",
        terminal_table="signoria.terminal.lorenzo:LorenzoTable",
        edition_tables="signoria.terminal.lorenzo.edition:edition_tables",
        card_texts="signoria.terminal.lorenzo.names:card_texts",
        lessons="signoria.lessons:lorenzo.json",
        drawing="lorenzo",
        minutes=60,
    ),
)


def load(reference: str) -> Any:
    """The object that `module:name` refers to."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)


def folder(reference: str) -> Path:
    """The folder of the module that `module:name` refers to."""
    module = import_module(reference.partition(":")[0])
    return Path(str(module.__file__)).parent


OWN = {spec.name: spec for spec in BUILT_IN}


@cache
def _others() -> "dict[str, EntryPoint]":
    """Games of other packages by name. They are loaded when they are asked for."""
    from importlib.metadata import entry_points  # slow to import, and who plays one of ours does not need it

    return {entry.name: entry for entry in entry_points(group=ENTRY_POINTS) if entry.name not in OWN}


def names() -> tuple[str, ...]:
    """The name of every game, ours first."""
    return (*OWN, *_others())


def spec(name: object) -> GameSpec:
    """The spec of a game; BadInput lists the games there are."""
    if isinstance(name, str) and name in OWN:
        return OWN[name]
    if not isinstance(name, str) or name not in _others():
        raise BadInput(f"there is no game {brief(name)}; the games are {', '.join(names())}")
    return _loaded(name)


@cache
def _loaded(name: str) -> GameSpec:
    found = _others()[name]
    try:
        loaded = found.load()
    except Exception as reason:
        raise BadInput(f"the game {name} cannot be loaded ({type(reason).__name__}: {reason})") from reason
    if not isinstance(loaded, GameSpec) or loaded.name != name:
        raise BadInput(f"the entry point {found.value} is not the GameSpec of a game named {name}")
    if loaded.words is not None:
        from signoria.locale import add_game  # who plays one of ours needs no Fluent

        add_game(name, load(loaded.words))
    return loaded


def rules(name: object) -> Rules:
    """The rules of a game, made once."""
    return _rules(spec(name).name)


@cache
def _rules(name: str) -> Rules:
    made: Rules = load(spec(name).rules)()
    return made


def observer(name: str) -> Observer:
    """The observer of a game; BadInput if it has none."""
    reference = spec(name).observer
    if reference is None:
        raise BadInput(f"the game {name} has no observer, so it cannot be learned")
    made: Observer = load(reference)()
    return made


@cache
def prepared_answers(name: str) -> PreparedAnswers | None:
    """What can be prepared in a game, made once; None if nothing can."""
    reference = spec(name).prepared_answers
    if reference is None:
        return None
    made: PreparedAnswers = load(reference)()
    return made


def rulebook(name: str) -> Rulebook:
    """What a game says about its rules; nothing if it says nothing."""
    reference = spec(name).rulebook
    if reference is None:
        return Rulebook({}, {}, {})
    found: Rulebook = load(reference)
    return found
