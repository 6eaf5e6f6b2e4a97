"""Which test proves which rule: `python tests/rules_coverage.py`. A rule without a test is an error."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULE_ID = re.compile(r"\b[A-Z]{2}-[A-Z]{3}-\d+\b")


def rule_ids(package: Path = ROOT / "src" / "signoria", planned: bool = False) -> list[str]:
    """Every rule of the games that the package has; also of those that are planned, if asked for."""
    found = []
    for file in sorted((package / "locale" / "en").glob("*-rules.ftl")):
        game = file.name.removesuffix("-rules.ftl")
        if planned or (package / game / "game.py").exists():
            found += re.findall(rf"^({RULE_ID.pattern}) *=", file.read_text("utf-8"), re.MULTILINE)
    return found


def tests_of(file: Path) -> Iterator[tuple[str, set[str]]]:
    """Every test of a file with the rules it names, from its decorators to its last line."""
    text = file.read_text("utf-8")
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            first = min([node.lineno, *[each.lineno for each in node.decorator_list]])
            yield node.name, set(RULE_ID.findall("\n".join(lines[first - 1 : node.end_lineno])))


def coverage(tests: Path = ROOT / "tests") -> dict[str, list[str]]:
    """The tests that name each rule, as file::test."""
    named: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        if file.name == "test_rules_coverage.py":  # talks about rules, proves none
            continue
        for test, ids in tests_of(file):
            for rule in ids:
                named.setdefault(rule, []).append(f"{file.relative_to(tests.parent)}::{test}")
    return named


def faults(rules: list[str], named: dict[str, list[str]], known: list[str]) -> list[str]:
    """What is wrong, a sentence each: rules without a test, and tests that name a rule nobody knows."""
    missing = [f"{rule} has no test" for rule in rules if rule not in named]
    unknown = [
        f"{test} names {rule}, which is no rule"
        for rule, tests in sorted(named.items())
        if rule not in known
        for test in tests
    ]
    return missing + unknown


def main() -> int:
    rules, named = rule_ids(), coverage()
    for rule in rules:
        print(rule, *named.get(rule, ["(no test)"]), sep="\n    ")
    found = faults(rules, named, rule_ids(planned=True))
    for fault in found:
        print(fault, file=sys.stderr)
    if not found:
        print(f"Every one of the {len(rules)} rules has a test.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
