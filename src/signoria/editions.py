"""Edition files: the component data of a game, read from a file and checked, with errors that name the line."""

import json
from pathlib import Path
from typing import Any

from signoria.games import rules
from signoria.kernel.errors import BadEdition
from signoria.kernel.reading import Path as KeyPath

LARGEST = 1_000_000


def load_edition(path: Path) -> dict[str, Any]:
    """Read and check an edition file."""
    text = _text(path)
    try:
        edition = json.loads(text)
    except json.JSONDecodeError as reason:
        raise BadEdition(f"{path}, line {reason.lineno}: not valid JSON: {reason.msg}") from None
    except ValueError as reason:
        raise BadEdition(f"{path}: not an edition: {reason}") from None
    except RecursionError:
        raise BadEdition(f"{path}: not an edition: it is nested too deeply") from None
    if not isinstance(edition, dict):
        raise BadEdition(f"{path}, line 1: an edition must be a JSON object")
    try:
        game = rules(edition.get("game"))
        game.components(edition)
    except ValueError as reason:
        line = _line_of(text, getattr(reason, "path", ("game",)))
        raise BadEdition(f"{path}, line {line}: {reason}") from None
    return edition


def _text(path: Path) -> str:
    try:
        if path.stat().st_size > LARGEST:
            raise BadEdition(f"{path}: an edition file may have at most {LARGEST} bytes")
        return path.read_text("utf-8")
    except OSError as reason:
        raise BadEdition(f"the edition file {path} cannot be read: {reason.strerror}") from None
    except UnicodeDecodeError:
        raise BadEdition(f"{path}: not an edition: it is not UTF-8 text") from None


def _line_of(text: str, path: KeyPath) -> int:
    """The line of the value at this path. JSON is also YAML, and PyYAML keeps line numbers."""
    import yaml

    try:
        node = yaml.compose(text.replace("\t", " "), Loader=yaml.SafeLoader)
    except yaml.YAMLError:  # the little of JSON that YAML does not read
        return 1
    for step in path:
        found = None
        if isinstance(node, yaml.MappingNode):
            found = next((value for key, value in node.value if key.value == step), None)
        elif isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
            found = node.value[step]
        if found is None:
            break
        node = found
    return int(node.start_mark.line) + 1


def reconstructions(edition: dict[str, Any]) -> list[str]:
    """The paths of all values whose printed original is unknown."""
    found: list[str] = []
    _collect(edition, "", found)
    return found


def _collect(value: Any, path: str, found: list[str]) -> None:
    if isinstance(value, dict):
        source = value.get("source")
        if source == "reconstruction":
            found.append(path)
        elif isinstance(source, dict):
            found.extend(f"{path}.{field}" for field, origin in source.items() if origin == "reconstruction")
        for key, each in value.items():
            if key != "source":
                _collect(each, f"{path}.{key}" if path else key, found)
    elif isinstance(value, list):
        for each in value:
            if isinstance(each, dict):
                _collect(each, f"{path}.{each.get('id', '')}", found)
