"""The examples in the documents are run."""

import ast
import doctest
import re
from pathlib import Path

import pytest

import signoria
from signoria.kernel import chance

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
