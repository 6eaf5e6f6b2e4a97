"""The engine against an independent implementation, move set by move set and position by position."""

import copy
import json
import random
from typing import Any

import pytest

import signoria
from tests.oracle.princes import SEAT_KEYS, Oracle

Json = dict[str, Any]
VARIANTS: list[Json] = [
    {},
    {"two_player_hard": True},
    {"muse_and_princess": True},
    {"cooperative": True},
    {"muse_and_princess": True, "cooperative": True},
]
UNORDERED = ("hand", "table", "bonus", "prestige", "freedoms", "pieces")
# Some verbs have many moves and some end everything soon: how likely each is.
LIKELY = {
    "end": 0.25, "decline": 0.2, "pass": 0.7, "refuse": 0.4, "counter": 0.6, "hold": 0.5, "merchant": 0.1,
    "professor": 0.1, "later": 0.1, "princess": 3.0, "offer": 0.7,
}  # fmt: skip


def oracle_data(edition: Json) -> Json:
    """An edition in the form the oracle reads."""
    data = copy.deepcopy(edition)
    for board in ("principality", "cooperative_board"):
        data[board] |= {"rows": len(data[board]["map"]), "columns": len(data[board]["map"][0])}
    for character in data["characters"]:
        character["bids"] = [character["lowest_bid"], character["highest_bid"]]
    return data


OWN_EDITION = signoria.rules("princes").own_edition()


def text(value: object) -> str:
    return json.dumps(value, sort_keys=True)


def documented(position: Json) -> Json:
    """What the contract promises of a position, in a form that can be compared."""
    keys = ("game", "options", "round", "phase", "start", "seat", "kind", "supply", "decks", "characters", "seats")
    compared = {key: position[key] for key in keys}
    compared["reshuffle"] = position.get("reshuffle")
    compared["seats"] = [
        {key: sorted(seat[key], key=text) if key in UNORDERED else seat[key] for key in SEAT_KEYS}
        for seat in position["seats"]
    ]
    return compared


def chosen(moves: list[Json], chance: random.Random) -> Json:
    """A verb first, so that one with many moves does not drown the others."""
    verbs = sorted({move["do"] for move in moves})
    verb = chance.choices(verbs, [LIKELY.get(verb, 1.0) for verb in verbs])[0]
    return chance.choice([move for move in moves if move["do"] == verb])


def enriched(position: Json, chance: random.Random) -> Json:
    """The same start with much money, some prestige and small supplies, so that rare things happen."""
    for seat in position["seats"]:
        seat["money"] += chance.choice([0, 0, 5000, 20000])
        seat["pp"] = chance.choice([0, 3, 20])
        seat["builders"] = chance.choice([0, 0, 1, 2])
        seat["jesters"] = chance.choice([0, 0, 2])
    for deck, fewest in (("profession", 0), ("bonus", 1), ("prestige", 1)):
        cards = position["decks"][deck]
        del cards[chance.randint(fewest, len(cards)) :]
    supply = position["supply"]
    for stack in ("forest", "lake", "park", "jester", "builder", "recruiting"):
        supply[stack] = chance.randint(0, supply[stack])
    for building in supply["buildings"]:
        supply["buildings"][building] = chance.randint(0, 3)
    position.pop("seen")
    return position


def compare(seats: int, seed: int, options: Json, rich: bool = False, edition: Json | None = None) -> None:
    """Play one random game in both and compare after every move."""
    chance = random.Random(seed)
    game = signoria.new_game("princes", seats=seats, seed=seed, edition=edition, **options)
    if rich:
        game = signoria.from_position(enriched(game.position(), chance), edition)
    oracle = Oracle(game.position(), oracle_data(edition or OWN_EDITION))
    while True:
        told = f"{seats} seats, seed {seed}, {options}, rich {rich}, after {len(game.played)} moves: {game.played[-3:]}"
        assert documented(game.position()) == documented(oracle.position()), told
        assert game.scores() == oracle.scores(), told
        assert game.winners() == oracle.winners(), told
        moves = game.moves()
        listed = [text(move) for move in moves]
        assert sorted(listed) == sorted(text(move) for move in oracle.moves()), told
        assert len(set(listed)) == len(listed), told
        if game.over:
            return
        move = chosen(moves, chance)
        returning = game.decision["kind"] == "return"
        game.play(move)
        oracle.play(json.loads(json.dumps(move)))
        if returning and game.decision["kind"] != "return":
            oracle.adopt_deck(game.position()["decks"]["profession"])


def plays(options: Json, seats: int) -> bool:
    return seats == 2 or not options.get("two_player_hard")


GAMES = [(seats, options) for options in VARIANTS for seats in (2, 3, 4, 5) if plays(options, seats)]


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
@pytest.mark.parametrize("rich", [False, True], ids=["start", "rich"])
@pytest.mark.parametrize(
    ("seats", "options"), GAMES, ids=lambda each: "-".join(each) if type(each) is dict else str(each)
)
def test_the_engine_agrees_with_the_oracle(seats, options, rich, seed):
    compare(seats, seed=seed, options=options, rich=rich)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_engine_agrees_with_the_oracle_on_palazzos_at_borders(seats):  # PF-COO-6 PF-COO-7
    edition = copy.deepcopy(OWN_EDITION)
    edition["cooperative_board"]["map"] = ["P......"] * 6 + ["......."]
    compare(seats, seed=3, options={"cooperative": True, "muse_and_princess": True}, rich=True, edition=edition)
