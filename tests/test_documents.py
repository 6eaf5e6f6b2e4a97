"""The examples in the documents are run."""

import ast
import doctest
from pathlib import Path

import pytest

import signoria
from signoria.kernel import chance
from signoria.terminal.options import options_table

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_examples_in_a_document(document):
    failed, _ = doctest.testfile(str(document), module_relative=False)
    assert failed == 0


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


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_the_tables_of_options_are_those_of_the_rules(game):
    assert options_table(game) in (ROOT / "docs" / "options.md").read_text("utf-8")
