"""Options of a table: which of their values a number of seats allows is the game's to say."""

from functools import cache
from typing import Any

from signoria import rules
from signoria.kernel.errors import BadInput
from signoria.server.messages import OptionInfo
from signoria.server.refusals import Refuse


@cache
def options_of(game: str) -> list[OptionInfo]:
    """The options of a game, and for each value the numbers of seats with which it can be chosen."""
    return [
        OptionInfo(option.name, list(option.values), [_seats_for(game, option.name, value) for value in option.values])
        for option in rules(game).options
    ]


def _seats_for(game: str, option: str, value: Any) -> list[int]:
    """Found by asking: a game has one place for its rules about options."""
    found = []
    for seats in range(rules(game).fewest, rules(game).most + 1):
        try:
            rules(game).validate_options(seats, {option: value})
        except BadInput:
            continue
        found.append(seats)
    return found


def checked_options(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Every option with its value; refused if the game cannot be played so."""
    try:
        return rules(game).validate_options(seats, options)
    except BadInput as reason:
        _refuse_for_seats(game, seats, options)
        raise Refuse("bad_table", detail=str(reason)) from None


def _refuse_for_seats(game: str, seats: int, options: dict[str, Any]) -> None:
    """Name the option that is not for so many seats, if that is the reason."""
    try:
        known = options_of(game)
    except BadInput:
        return
    for option in known:
        for value, allowed in zip(option.values, option.seats, strict=True):
            if options.get(option.name) is value and seats in option.seats[0] and seats not in allowed:
                counts = ", ".join(map(str, allowed))
                raise Refuse("option_seats", option=option.name, seats=seats, allowed=counts)
