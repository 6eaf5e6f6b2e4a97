"""The features of The Princes of Florence by what they are about, for people who ask why: each in one group."""

from typing import Final

from signoria.bots.princes.features import MARGINS, WORKS
from signoria.princes.components import CHARACTERS

GROUPS: Final = {
    "money": (
        "money", "money times rounds", "first 300", "first 700", "first 1500", "first 2500", "over 3500",
        "money for the programme", "money over the programme", "money in the last round", "price",
    ),
    "pp": ("pp", "lead in pp"),
    "works": (
        "base value", "works to come", "base times works", "value of works to come", *WORKS, *MARGINS, "works now",
        "works now with a bonus card", "works next round", "works in the last round", "best work with a bonus card",
        "pay of works this round", "pay in the last round", "complete professions", "parts there", "parts to be had",
        "work under way", "work under way with rounds", "lead in base value", "cards on table",
    ),
    "best_work": ("best work so far", "best work lead", "best work leader", "seats to play"),
    "professions": (
        "professions in hand", "professions over actions", "profession under way", "a new profession fits",
        "professions in the deck",
    ),
    "recruiting": ("recruiting cards", "an open profession fits", "recruiting cards left"),
    "jesters": ("jesters", "jesters times works", "jesters left"),
    "buildings": (
        "buildings", "large buildings", "medium buildings", "small buildings", "building sizes",
        "buildings times rounds", "missing buildings", "buildings out of reach", "best wished building",
        "second wished building", "buildings wished for", "a piece under way",
    ),
    "builders": (
        "a builder", "two builders", "three builders", "builders times actions", "building cost", "builders left",
    ),
    "landscapes": (
        "forests", "lakes", "parks", "landscape kinds", "landscapes", "kinds times rounds", "missing landscapes",
        "landscapes out of reach", "forests wished for", "lakes wished for", "parks wished for",
    ),
    "freedoms": (
        "freedoms", "freedoms times rounds", "missing freedoms", "freedoms out of reach", "best wished freedom",
        "second wished freedom", "freedoms left",
    ),
    "room": (
        "empty squares", "squares for buildings", "large buildings that fit", "medium buildings that fit",
        "small buildings that fit", "forest fits", "lake fits", "park fits", "room for medium buildings",
        "room for small buildings", "room times actions",
    ),
    "bonus": (
        "bonus cards", "best bonus", "second bonus", "all bonuses", "bonus under way", "a new bonus card",
        "bonus cards over works",
    ),
    "prestige": (
        "prestige cards", "prestige now", "prestige promise", "prestige under way", "a new prestige card",
        "prestige cards left",
    ),
    "auction": (
        "auctions left", "in the auction phase", "others in the auction phase", "names next", "high bidder",
        "still bidding", "jester to be had", "builder to be had", "prestige card to be had",
        "recruiting card to be had", "wished landscape to be had", "further landscape to be had",
    ),
    "characters": (
        *CHARACTERS, "may mark", "muse gain", "princess margin", "merchant rank", "banker money", "banker at the end",
    ),
    "time": (
        "rounds left", "rounds left squared", "last round", "first round", "set-up", "auction", "characters", "actions",
        "actions left", "actions this round", "has the turn", "seats before",
    ),
    "table": (
        "others' money", "two seats", "three seats", "five seats", "hard", "cooperative", "muse and princess",
    ),
}  # fmt: skip
