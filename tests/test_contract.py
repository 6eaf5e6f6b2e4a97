"""docs/contract.md describes all that the engine writes, and its examples are true."""

import ast
import json
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.lorenzo.state import KINDS as LORENZO_KINDS
from signoria.princes.state import KINDS as PRINCES_KINDS

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "docs" / "examples"
GAMES = {"princes": "The Princes of Florence", "lorenzo": "Lorenzo il Magnifico"}
KINDS = {"princes": PRINCES_KINDS, "lorenzo": LORENZO_KINDS}
# The keys of these are ids of cards, spaces, seats and so on.
BY_ID = {"buildings", "freedoms", "decks", "marks", "towers", "spaces", "cards", "cells", "dice", "discount", "budget"}

Json = dict[str, Any]


@cache
def page() -> str:
    return (ROOT / "docs" / "contract.md").read_text("utf-8")


def chapter(game: str) -> str:
    """What the page says about one game."""
    return page().partition(f"\n## {GAMES[game]}\n")[2].partition("\n## ")[0]


def section(game: str, title: str) -> str:
    return chapter(game).partition(f"\n### {title}\n")[2].partition("\n### ")[0]


def blocks(text: str) -> list[str]:
    return re.findall(r"^```json\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def lines(text: str) -> list[list[Json]]:
    """The JSON blocks with one value on each line."""
    return [[json.loads(line) for line in block.splitlines()] for block in blocks(text)]


def words(text: str) -> set[str]:
    """All that is written as code."""
    return set(re.findall(r"`([^`\n]+)`", text))


def string_values(game: str, key: str) -> set[str]:
    """Every string that the sources of a game write under a key."""
    found: set[str] = set()
    for file in (ROOT / "src" / "signoria" / game).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Dict):
                for name, value in zip(node.keys, node.values, strict=True):
                    if isinstance(name, ast.Constant) and name.value == key:
                        found |= {
                            part.value
                            for part in ast.walk(value)
                            if isinstance(part, ast.Constant) and isinstance(part.value, str)
                        }
    return found


class Played:
    """All that happens in the example games."""

    def __init__(self, name: str) -> None:
        self.moves: dict[str, list[Json]] = defaultdict(list)
        self.shapes: dict[str, set[tuple[str, ...]]] = defaultdict(set)
        self.facts: list[Json] = []
        self.keys: set[str] = set()
        self.appraised: set[str] = set()
        for file in sorted(EXAMPLES.glob(f"{name}*.json")):
            self.play(signoria.load(file))

    def play(self, record: Json) -> None:
        game = signoria.replay(record, until=0)
        game.keep_journal()
        for move in record["moves"]:
            self.moves[json.dumps(game.decision)] += game.moves()
            self.shapes[game.decision["kind"]] |= {(*each, each["do"]) for each in game.moves()}
            self.collect_keys(game.position())
            for seat in range(len(game.scores())):
                self.appraised |= game.appraisal(seat).keys()
            game.play(move)
            self.facts += game.take_facts()
        self.appraised |= game.appraisal(None).keys()

    def collect_keys(self, value: Any) -> None:
        if isinstance(value, list):
            for entry in value:
                self.collect_keys(entry)
        elif isinstance(value, dict):
            self.keys |= value.keys()
            for key, entry in value.items():
                if not (key in BY_ID and isinstance(entry, dict)):
                    self.collect_keys(entry)


@cache
def played(game: str) -> Played:
    return Played(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_a_section_with_an_example_of_every_form_of_move(game):
    decisions = section(game, "Decisions and moves")
    assert re.findall(r"^#### (\w+)$", decisions, re.MULTILINE) == list(KINDS[game])
    shown: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    for decision, *moves in lines(decisions):
        shown[decision["kind"]] |= {(*move, move["do"]) for move in moves}
    anywhere = {shape for shapes in shown.values() for shape in shapes}
    for kind in KINDS[game]:
        # the Merchant and the Professor have an example of their own, for all decisions at which they can be used
        assert {
            shape for shape in played(game).shapes[kind] - shown[kind] if shape[-1] not in ("merchant", "professor")
        } == set()
        assert played(game).shapes[kind] <= anywhere


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_is_shown(game):
    shown = {move["do"] for _, *moves in lines(section(game, "Decisions and moves")) for move in moves}
    assert string_values(game, "do") <= shown


@pytest.mark.parametrize("game", GAMES)
def test_the_decisions_and_moves_shown_were_made(game):
    for decision, *moves in lines(section(game, "Decisions and moves")):
        legal = played(game).moves[json.dumps(decision)]
        assert legal, f"no example game asks {decision}"
        assert [move for move in moves if move not in legal] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_is_described_and_shown(game):
    facts = section(game, "Facts")
    (shown,) = lines(facts)
    names = string_values(game, "fact")
    assert {fact["fact"] for fact in played(game).facts} <= names
    assert {fact["fact"] for fact in shown} == names
    assert names <= words(facts)
    assert [fact for fact in shown if fact not in played(game).facts] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_a_position_is_described(game):
    described = words(section(game, "Position")) | words(page().partition("\n## Facts\n")[0])
    options = {option.name for option in signoria.rules(game).options}
    assert options <= words(chapter(game))
    stacks = {"forest", "lake", "park", "jester", "builder", "recruiting", "buildings"}  # of the supply
    assert played(game).keys - described - options - stacks == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_position_shown_can_be_played(game):
    (shown,) = [json.loads(block) for block in blocks(section(game, "Position"))]
    position = signoria.from_position(shown).position()
    del position["seen"]
    assert position == shown


def test_the_record_shown_can_be_replayed():
    (shown,) = [json.loads(block) for block in blocks(page()) if '"signoria"' in block]
    assert signoria.replay(shown).record() == shown


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_an_appraisal_is_described(game):
    described = set(
        re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (.*?) \|", section(game, "Appraisal"), re.MULTILINE)))
    )
    assert played(game).appraised - described == set()
    assert described - played(game).appraised == set()
