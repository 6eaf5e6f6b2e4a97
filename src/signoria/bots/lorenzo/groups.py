"""The features of Lorenzo il Magnifico by what they are about, for people who ask why: each in one group."""

from typing import Final

from signoria.bots.lorenzo.features import (
    BEST,
    BEST_LATER,
    BONUSES,
    CARDS_AT,
    DISCOUNTS,
    FEW,
    IN_ROUND,
    INCOMES,
    MANY,
    NAMED,
    SOME,
    WORK_NOW,
    WORK_POSSIBLE,
    YIELDS,
)
from signoria.lorenzo.components import MOST_TILES

HARVEST: Final = 0
PRODUCTION: Final = 1

GROUPS: Final = {
    "goods": (*FEW, *SOME, *MANY, "goods worth", "goods at the end"),
    "vp": ("vp", "vp if over"),
    "military": ("military", "military prize", "military prize late", "ahead in military", "lacks for territory",
                 "lacks for two"),
    "faith": ("faith", "faith vp", "lacks faith", "lacks faith soon", "penalty", "penalty feared", "next penalty",
              "supports", "report to come", "church bonus"),
    "excommunications": ("excommunications", "malus"),
    "territories": ("territory cards", "territory set", "next territory"),
    "characters": ("character cards", "character set", "next character"),
    "buildings": ("building cards",),
    "ventures": ("venture cards", "venture end"),
    "cards": tuple(NAMED[CARDS_AT:]),
    "harvest": (*YIELDS[HARVEST], *INCOMES[HARVEST], BEST_LATER[HARVEST]),
    "production": (*YIELDS[PRODUCTION], *INCOMES[PRODUCTION], BEST_LATER[PRODUCTION]),
    "effects": (
        *BONUSES, *DISCOUNTS, "no fee", "occupied spaces", "no territory need", "doubled goods", "no floor bonus",
        "no market", "servants at half", "skips first turn", "coloured value", "neutral value",
    ),
    "leaders": (
        "leaders in hand", "leaders playable", "promise", "best promise", "leaders played", "leaders ready",
        *NAMED[MOST_TILES:CARDS_AT],
    ),
    "tile": tuple(NAMED[:MOST_TILES]),
    "order": ("place now", "place next"),
    "turns": (
        "at home", "best member", "second member", "third member", "neutral member", "own turn", "waits", *WORK_NOW,
        *WORK_POSSIBLE, *BEST, "best card", "market", "plan", "plan first",
    ),
    "time": ("rounds to come", "turns to come", *IN_ROUND, "set-up", "advanced", "two seats", "three seats"),
}  # fmt: skip
