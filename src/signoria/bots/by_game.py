"""What there is one of for each game, loaded when it is first wanted."""

from importlib import import_module
from typing import Any

from signoria.kernel.errors import BadInput


def class_of(game: str, classes: dict[str, str], what: str) -> Any:
    """The class of a game, named as `module:Class`; `what` tells people what it is."""
    if game not in classes:
        raise BadInput(f"there is no {what} for {game}; there is one for {', '.join(classes)}")
    module, _, name = classes[game].partition(":")
    return getattr(import_module(module), name)
