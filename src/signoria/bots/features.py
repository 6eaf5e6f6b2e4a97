"""What a judge looks at in a position: numbers with their names."""


class Features:
    """Named numbers. Each is added together with its name, so that neither their order nor their count can drift.

    Names are kept only when they are asked for: a bot that thinks needs nothing but the values.
    """

    def __init__(self, is_naming: bool = False) -> None:
        self.is_naming = is_naming
        self.names: list[str] = []
        self.values: list[float] = []

    def add(self, name: str, value: float) -> None:
        self.values.append(value)
        if self.is_naming:
            self.names.append(name)

    def add_all(self, names: list[str], values: list[float]) -> None:
        self.values.extend(values)
        if self.is_naming:
            if len(names) != len(values):
                raise ValueError(f"{len(values)} values cannot have {len(names)} names")
            self.names.extend(names)

    def add_features(self, others: "Features") -> None:
        self.values.extend(others.values)
        self.names.extend(others.names)


def flag(condition: bool) -> float:
    return 1.0 if condition else 0.0
