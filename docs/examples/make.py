"""Plays the example games of contract.md: `python docs/examples/make.py [princes] [lorenzo]` writes their records.

The players prefer what has been done least often so far, so that few games show every decision and form of move. Of
each example game that seed is taken which shows most of what the page still lacks; examples on the page that did not
happen in these games are replaced by others of the same form.
"""

import json
import random
import re
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import signoria
from signoria.kernel.game import Game

FOLDER = Path(__file__).parent
PAGE = FOLDER.parent / "contract.md"
CHAPTERS = {"princes": "\n## The Princes of Florence\n", "lorenzo": "\n## Lorenzo il Magnifico\n"}
BLOCK = re.compile(r"^```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)

SEEDS = 300

Json = dict[str, Any]
Example = list[Json]  # a fact, or a decision and some of its moves


def play_variedly(game: Game, seed: int, moves: int = 10_000, avoid: tuple[str, ...] = ()) -> Game:
    """Play a game, or so many moves of it. Moves to avoid are played only where there are no others."""
    chance = random.Random(seed)
    done: Counter[tuple[str, ...]] = Counter()
    while not game.over and len(game.played) < moves:
        kind = game.decision["kind"]
        legal = game.moves()
        chance.shuffle(legal)
        move = min(legal, key=lambda each: (each["do"] in avoid, done[kind, *form(each)]))
        done[kind, *form(move)] += 1
        game.play(move)
    return game


def form(move: Json) -> tuple[str, ...]:
    """The verb and the keys of a move."""
    return tuple(move["do"] if key == "do" else key for key in move)


def leaders_position() -> Json:
    """Two families late in the game, with the leaders that are played and activated in unusual ways."""
    game = signoria.new_game("lorenzo", seats=2, seed=4, advanced=True)
    while game.decision["kind"] in ("tile", "draft"):
        game.play(game.moves()[0])
    position = game.position()
    del position["seen"]
    first = position["seat"]
    position["seats"][first]["hand"] = ["lorenzo_de_medici", "federico_da_montefeltro", "cosimo_de_medici"]
    position["seats"][1 - first]["hand"] = ["francesco_sforza"]
    for seat in (first, 1 - first):
        for line in ("territory", "character", "building", "venture"):
            cards = position["decks"][line]
            position["seats"][seat]["cards"][line] = [cards.pop() for _ in range(5)]
    position["seats"][first]["vp"] = 35
    position["seats"][1 - first]["leaders"] = [{"leader": "leonardo_da_vinci", "used": False, "copy": None}]
    return position


def with_expansions(seed: int) -> Game:
    game = signoria.new_game("princes", seats=3, seed=seed, muse_and_princess=True, cooperative=True)
    return play_variedly(game, seed)


def two_seats(seed: int) -> Game:
    """Characters are kept until the last moment."""
    game = signoria.new_game("princes", seats=2, seed=seed, muse_and_princess=True)
    return play_variedly(game, seed, avoid=("merchant", "professor"))


EXAMPLES: dict[str, dict[str, Callable[[int], Game]]] = {
    "princes": {
        "princes-expansions": with_expansions,
        "princes-two-seats": two_seats,
        "princes-two-seats-again": two_seats,
        "princes": lambda seed: play_variedly(signoria.new_game("princes", seats=4, seed=seed), seed),
    },
    "lorenzo": {
        "lorenzo": lambda seed: play_variedly(signoria.new_game("lorenzo", seats=3, seed=seed, advanced=True), seed),
        "lorenzo-leaders": lambda seed: play_variedly(signoria.from_position(leaders_position()), seed, moves=30),
    },
}


class Happenings:
    """Every decision with its legal moves, and every fact, of some games."""

    def __init__(self, *games: Game) -> None:
        self.decisions: list[tuple[Json, list[Json]]] = []
        self.facts: list[Json] = []
        for game in games:
            again = signoria.replay(game.record(), until=0)
            again.keep_journal()
            for move in game.played:
                self.decisions.append((again.decision, again.moves()))
                again.play(move)
                self.facts += again.take_facts()

    def like(self, example: Example) -> Example | None:
        """The example itself, if it happened, else another of the same form; None if there is none."""
        if "fact" in example[0]:
            return self._fact_like(example[0])
        return self._decision_like(example[0], example[1:])

    def _fact_like(self, fact: Json) -> Example | None:
        alike = [each for each in self.facts if list(each) == list(fact) and each["fact"] == fact["fact"]]
        if fact in alike:
            return [fact]
        return [max(alike, key=lambda each: sum(map(bool, each.values())))] if alike else None

    def _decision_like(self, decision: Json, moves: list[Json]) -> Example | None:
        kind, keys = decision["kind"], list(decision)
        alike = [each for each in self.decisions if each[0]["kind"] == kind and list(each[0]) == keys]
        for asked, legal in sorted(alike, key=lambda each: (each[0] != decision, len(json.dumps(each[0])))):
            found: list[Json] = []
            for move in moves:
                left = [each for each in legal if form(each) == form(move) and each not in found]
                found += [move] if move in left else left[:1]
            if len(found) == len(moves):
                return [asked, *found]
        return None

    def lacks(self, examples: list[Example]) -> list[Example]:
        return [example for example in examples if self.like(example) is None]


def examples_in(block: str) -> list[Example]:
    """The facts of a block one by one, or its decision with moves; none if it is a position."""
    try:
        lines = [json.loads(line) for line in block.splitlines()]
    except ValueError:
        return []
    return [[line] for line in lines] if "fact" in lines[0] else [lines]


def illustrated(block: str, seen: Happenings) -> str:
    """A block of the page with what happened."""
    lines = [line for example in examples_in(block) for line in seen.like(example) or example]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines) or block


def make(name: str) -> None:
    """Choose the example games of a game, write their records, and bring the page's chapter up to date."""
    before, heading, rest = PAGE.read_text("utf-8").partition(CHAPTERS[name])
    chapter, following, after = rest.partition("\n## ")
    lacking = [example for block in BLOCK.findall(chapter) for example in examples_in(block)]
    games: dict[str, Game] = {}
    for title, play in EXAMPLES[name].items():
        games[title] = min(map(play, range(SEEDS)), key=lambda game: len(Happenings(game).lacks(lacking)))
        lacking = Happenings(games[title]).lacks(lacking)
    if lacking:
        raise SystemExit(f"in no example game happens anything like {lacking}")
    seen = Happenings(*games.values())
    chapter = BLOCK.sub(lambda block: f"```json\n{illustrated(block[1], seen)}```", chapter)
    PAGE.write_text(before + heading + chapter + following + after, "utf-8")
    for title, game in games.items():
        (FOLDER / f"{title}.json").write_text(json.dumps(game.record(), ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or EXAMPLES:
        make(name)
