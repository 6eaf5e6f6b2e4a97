"""The journal of facts in words."""

from collections.abc import Callable
from typing import Any

from signoria.kernel.state import Fact, Json
from signoria.terminal.facts import FactFormatter, Formatters
from signoria.terminal.princes.names import Names

# A fact of which something is hidden is told by another message, and so is one that leaves something out.
NEEDS = {
    "return": ("card", "fact-return-hidden"),
    "look": ("cards", "fact-look-hidden"),
    "keep": ("card", "fact-keep-hidden"),
    "bury": ("order", "fact-bury-hidden"),
}


class Facts(FactFormatter):
    """Writes facts as sentences."""

    def __init__(self, names: Names) -> None:
        one = self._one
        formatters: Formatters = {
            **dict.fromkeys(("partner", "from", "start", "outbid"), names.seat),
            **dict.fromkeys(("price", "amount", "money", "cost"), names.money),
            "seats": names.seats,
            "object": one("object"),
            "piece": one("piece"),
            "building": one("piece"),
            "freedom": one("freedom"),
            "character": one("character"),
            "deck": lambda deck: self.words(f"deck-{deck}"),
            "card": names.any_card,
            "cards": self._cards,
            "order": self._cards,
            "cells": names.cells,
            "parts": names.parts,
        }
        super().__init__(names, formatters)
        self.names = names

    def refined(self, fact: Fact, values: Json) -> Json:
        """The deck determines the kind of card."""
        if fact["fact"] == "bonus":
            values["card"] = self.names.card("bonus", fact["card"])
        elif fact["fact"] in ("keep", "look", "bury") and "deck" in fact:
            values.update(self._cards_of_deck(fact))
        return values

    def message(self, fact: Fact) -> str:
        name = fact["fact"]
        if name in NEEDS and NEEDS[name][0] not in fact:
            return NEEDS[name][1]
        if name == "place" and not fact["pp"]:
            return "fact-place-plain"
        if name == "mark" and "outbid" in fact:
            return "fact-mark-outbid"
        return f"fact-{name}"

    def _one(self, kind: str) -> Callable[[Any], str]:
        return lambda name: self.words(f"{kind}-{name}-one")

    def _cards_of_deck(self, fact: Fact) -> dict[str, str]:
        told: dict[str, str] = {}
        for key in ("card", "cards", "order"):
            if key in fact:
                cards = fact[key] if isinstance(fact[key], list) else [fact[key]]
                told[key] = ", ".join(self.names.card(fact["deck"], card) for card in cards)
        return told

    def _cards(self, cards: list[str]) -> str:
        return ", ".join(map(self.names.any_card, cards))

    def points(self, points: int) -> str:
        return f"{points} PP"
