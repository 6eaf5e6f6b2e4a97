"""What a game says about its rules: which hold only in a variant, govern a decision or explain a term."""

from typing import Final

from signoria.kernel.state import Json


class Variant:
    """Rules that hold only with certain options, or only for a certain number of players."""

    def __init__(self, rules: tuple[str, ...], options: Json | None = None, seats: int | None = None) -> None:
        self.rules: Final = rules
        self.options: Final[Json] = options or {}
        self.seats: Final = seats

    def is_played(self, options: Json, seats: int) -> bool:
        """Whether the rules hold in a game with these options and this many players."""
        return self.seats in (None, seats) and all(options[name] == value for name, value in self.options.items())


class Rulebook:
    """Rules are named by their ids, as in `locale/en/GAME-rules.ftl`.

    `variants`: each variant by its name. `governing`: the rules to read at a decision, by its kind, the most important
    first. `terms`: the rule that explains a term, as in `locale/en/GAME-terms.ftl`.
    """

    def __init__(
        self, variants: dict[str, Variant], governing: dict[str, tuple[str, ...]], terms: dict[str, str]
    ) -> None:
        self.variants: Final = variants
        self.governing: Final = governing
        self.terms: Final = terms

    def variant_of(self, rule: str) -> str | None:
        """The variant that a rule belongs to; None if it holds in every game."""
        for name, variant in self.variants.items():
            if rule in variant.rules:
                return name
        return None

    def rules_at(self, kind: str, options: Json, seats: int) -> list[str]:
        """The rules that govern a decision of a game with these options and this many players."""
        absent: set[str] = set()
        for variant in self.variants.values():
            if not variant.is_played(options, seats):
                absent.update(variant.rules)
        return [rule for rule in self.governing.get(kind, ()) if rule not in absent]
