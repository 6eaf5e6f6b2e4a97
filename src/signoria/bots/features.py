"""What a judge looks at in a position: numbers with their names."""

from librt.vecs import vec
from mypy_extensions import i64


class Features:
    """Named numbers. Each is added together with its name, so that neither their order nor their count can drift.

    Names are kept only when they are asked for: a bot that thinks needs nothing but the values.
    """

    def __init__(self, count: i64, is_naming: bool = False) -> None:
        self.is_naming = is_naming
        self.names: list[str] = []
        self.values = vec[float]([0.0] * count)
        self.added: i64 = 0

    def add(self, name: str, value: float) -> None:
        self.values[self.added] = value
        self.added += 1
        if self.is_naming:
            self.names.append(name)

    def add_zeros(self, names: list[str]) -> i64:
        """As many as there are names, all 0 until they are `set`; the place of the first."""
        first = self.added
        self.added += len(names)
        if self.is_naming:
            self.names.extend(names)
        return first

    def set(self, place: i64, value: float) -> None:
        self.values[place] = value

    def complete(self) -> "Features":
        """These, if there are as many as there should be."""
        if self.added != len(self.values):
            raise ValueError(f"{len(self.values)} features were expected, but there are {self.added}")
        return self


def flag(condition: bool) -> float:
    return 1.0 if condition else 0.0
