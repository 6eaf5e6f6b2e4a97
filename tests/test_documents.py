"""The examples in the documents are run."""

import ast
import doctest
import re
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import signoria
from signoria.arena.runner import play_game
from signoria.bots import Player, make_player
from signoria.kernel import chance
from signoria.terminal.options import options_table

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLES = ROOT / "docs" / "examples"
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT)))
def test_examples_in_a_document(document, monkeypatch):
    monkeypatch.chdir(ROOT)
    failed, _ = doctest.testfile(str(document), module_relative=False)
    assert failed == 0


def test_links_of_the_readme():
    """Sphinx checks those of the other documents."""
    links = re.findall(r"\]\(([^)#:]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert len(links) > 10
    assert [link for link in links if not (ROOT / link).exists()] == []


def programs() -> list[Any]:
    """The bots printed in the documents: Python examples that are not typed at a prompt."""
    return [
        pytest.param(program, id=f"{document.name}-{number}")
        for document in DOCUMENTS
        for number, program in enumerate(PYTHON.findall(document.read_text("utf-8")))
        if ">>>" not in program and document.name != "adding-a-game.md"
    ]


def test_the_parts_of_the_third_game_are_its_own():
    source = (ROOT / "examples" / "drapers" / "drapers.py").read_text("utf-8")
    parts = PYTHON.findall((ROOT / "docs" / "adding-a-game.md").read_text("utf-8"))
    assert parts
    assert [part for part in parts if part not in source] == []


@pytest.mark.parametrize("program", programs())
def test_bots_in_a_document(program):
    """The programs are bots; they play a game."""
    names: dict[str, Any] = {}
    exec(program, names)
    (bot,) = [each for each in names.values() if isinstance(each, type) and each is not Player]
    game = signoria.new_game("princes", seats=3, seed=1)
    assert play_game(game, [bot(1), bot(2), make_player("random", "princes", 3)]).over


def test_the_trained_agent_plays(tmp_path, monkeypatch):
    """The program of the researchers' page, with few games, and the bot that plays what it has learned."""
    learner = runpy.run_path(str(EXAMPLES / "train.py"))
    policy, curve = learner["train"](32, test_games=2)
    assert curve[0]["games"] == 0
    assert policy.weights.any()
    assert "polyline" in learner["plot"]([*curve, {**curve[0], "games": 32}], {"random": 30})
    np.savez_compressed(tmp_path / "agent.npz", weights=policy.weights)
    monkeypatch.setenv("AGENT", str(tmp_path / "agent.npz"))
    trained = runpy.run_path(str(EXAMPLES / "trained.py"))["Trained"]
    game = signoria.new_game("lorenzo", seats=2, seed=1)
    assert play_game(game, [trained(1), trained(2)]).over


def test_examples_in_the_package():
    failed, tried = doctest.testmod(signoria)
    assert failed == 0
    assert tried > 0


@pytest.mark.parametrize("module", [chance], ids=lambda module: module.__name__)
def test_examples_in_the_engine(module):
    """Compiled modules have no docstrings, so the examples are taken from the source and run on what is installed."""
    source = (ROOT / "src" / (module.__name__.replace(".", "/") + ".py")).read_text("utf-8")
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    texts = [ast.get_docstring(node) or "" for node in ast.walk(ast.parse(source)) if isinstance(node, documented)]
    examples = doctest.DocTestParser().get_doctest("\n\n".join(texts), vars(module).copy(), module.__name__, None, 0)
    assert examples.examples
    assert doctest.DocTestRunner().run(examples).failed == 0


WALK = re.compile(r"^\| `([^`]+)` \| `([^`]+)` \|", re.MULTILINE)


def python_names(text: str) -> set[str]:
    """The functions, classes, methods (as `Class.method`) and constants of a Python file."""
    names: set[str] = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            names.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
            names |= {f"{node.name}.{method.name}" for method in methods}
        if isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names


def exists(place: str, name: str) -> bool:
    """Whether a file, or any Python file of a package, has what a walk of architecture.md names there."""
    path = ROOT / place if (ROOT / place).exists() else ROOT / "src" / "signoria" / place
    if path.is_dir():
        return any(exists(str(file), name) for file in path.glob("*.py"))
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        return name in python_names(text)
    if path.suffix == ".ts":
        class_name, _, method = name.partition(".")
        return f"class {class_name} " in text and f" {method}(" in text
    return name in text


def test_the_walks_name_functions_that_exist():
    steps = WALK.findall((ROOT / "docs" / "architecture.md").read_text("utf-8"))
    assert len(steps) > 30
    assert [step for step in steps if not exists(*step)] == []


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_the_tables_of_options_are_those_of_the_rules(game):
    assert options_table(game) in (ROOT / "docs" / "options.md").read_text("utf-8")
