"""Reading untrusted data piece by piece; errors name the place and what is allowed there."""

from collections.abc import Callable
from typing import Any

Path = tuple[str | int, ...]


def path_text(path: Path) -> str:
    """A path as people write it: `seats[2].money`."""
    text = ""
    for step in path:
        if isinstance(step, int):
            text += f"[{step}]"
        else:
            text += f".{step}" if text else step
    return text


def brief(value: object) -> str:
    """An untrusted value, shortened for an error message."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def is_hexadecimal(value: object, digits: int) -> bool:
    """Whether this is text of so many hexadecimal digits in lower case."""
    return isinstance(value, str) and len(value) == digits and frozenset("0123456789abcdef").issuperset(value)


class Finding:
    """Something about one value: where it stands, and a reason that `locale/` has words for with the values in them."""

    def __init__(self, path: Path, reason: str, arguments: dict[str, str | int]) -> None:
        self.path = path
        self.reason = reason
        self.arguments = arguments


class Reader:
    """An untrusted value, and its path in the data."""

    def __init__(self, value: Any, error: Callable[[str], ValueError], path: Path = ()) -> None:
        self.value = value
        self.error = error
        self.path = path

    def inner(self, value: Any, path: Path) -> "Reader":
        """The reader of a value inside this one."""
        return Reader(value, self.error, path)

    def refuse(self, allowed: str) -> ValueError:
        """The error to raise: where, what is there, what is allowed."""
        return self.error(f"{path_text(self.path) or 'the value'}: {brief(self.value)} is not allowed; {allowed}")

    def fail(self, reason: str, allowed: str, **arguments: str | int) -> ValueError:
        """The same for what every reader checks; the reason is for readers that do not speak English only."""
        return self.refuse(allowed)

    def mapping(self) -> dict[Any, Any]:
        if not isinstance(self.value, dict):
            raise self.fail("not_object", "it must be an object")
        return self.value

    def has(self, key: str) -> bool:
        return key in self.mapping()

    def only(self, *keys: str) -> None:
        """Refuse all keys but these."""
        for key in self.mapping():
            if key not in keys:
                allowed = ", ".join(keys)
                raise self.inner(key, self.path).fail("unknown_key", f"the keys are {allowed}", keys=allowed)

    def at(self, key: str) -> "Reader":
        """The value of a key."""
        mapping = self.mapping()
        if key not in mapping:
            raise self.inner(None, (*self.path, key)).fail("missing", "it is missing")
        return self.inner(mapping[key], (*self.path, key))

    def items(self, at_least: int = 0, at_most: int = 10_000) -> list["Reader"]:
        """The entries of a list."""
        if not isinstance(self.value, list):
            raise self.fail("not_list", "it must be a list")
        count = len(self.value)
        if not at_least <= count <= at_most:
            span = str(at_least) if at_least == at_most else f"{at_least} to {at_most}"
            reason = "wrong_count" if at_least == at_most else "wrong_length"
            allowed = f"it must have {span} entries, not {count}"
            raise self.fail(reason, allowed, least=at_least, most=at_most, count=count)
        return [self.inner(entry, (*self.path, at)) for at, entry in enumerate(self.value)]

    def integer(self, low: int, high: int) -> int:
        if type(self.value) is not int or not low <= self.value <= high:
            raise self.fail("not_number", f"it must be a whole number from {low} to {high}", least=low, most=high)
        return int(self.value)

    def boolean(self) -> bool:
        if type(self.value) is not bool:
            raise self.fail("not_boolean", "it must be true or false")
        return bool(self.value)

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.fail("not_text", "it must be text")
        return self.value

    def hexadecimal(self, digits: int) -> str:
        """Text of so many hexadecimal digits in lower case."""
        if not is_hexadecimal(self.value, digits):
            raise self.refuse(f"it must be {digits} hexadecimal digits in lower case")
        return str(self.value)

    def choice(self, names: tuple[str, ...] | list[str]) -> int:
        """The index of a name among those allowed."""
        if not isinstance(self.value, str) or self.value not in names:
            allowed = ", ".join(names)
            raise self.fail("not_choice", f"it must be one of {allowed}", choices=allowed)
        return names.index(self.value)

    def choices(self, names: tuple[str, ...] | list[str], at_most: int = 10_000) -> tuple[int, ...]:
        """The indexes of a list of names."""
        return tuple([entry.choice(names) for entry in self.items(0, at_most)])
