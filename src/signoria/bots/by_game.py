"""Per-game classes, loaded on first use."""

from importlib import import_module
from typing import Any

from signoria.kernel.errors import BadInput


def class_of(game: str, classes: dict[str, str], what: str) -> Any:
    """A game's class, named as `module:Class`; `what` names it in error messages."""
    if game not in classes:
        raise BadInput(f"there is no {what} for {game}; there is one for {', '.join(classes)}")
    module, _, name = classes[game].partition(":")
    return getattr(import_module(module), name)
