"""What a part of the campaign counted and found."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Report:
    """Of one part. `left_out` says what could not be tried on this machine."""

    counts: Counter[str] = field(default_factory=Counter)
    violations: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    show: Callable[[str], None] = lambda _: None  # the progress line

    def count(self, what: str, by: int = 1) -> None:
        self.counts[what] += by
        self.show(self.summary())

    def expect(self, condition: bool, otherwise: str) -> None:
        if not condition:
            self.violations.append(otherwise)

    def summary(self) -> str:
        return ", ".join(f"{count:,} {what}" for what, count in self.counts.items())
