"""Plays the example games of contract.md: `python docs/examples/make.py` writes their records into this folder.

The players prefer what has been done least often so far, so that few games show every decision and form of move. Seeds
are tried until the games have everything that the page shows; what they do not have is replaced on the page by what
they have of the same form.
"""

import json
import random
import re
from collections import Counter
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import signoria
from signoria.kernel.game import Game

FOLDER = Path(__file__).parent
PAGE = FOLDER.parent / "contract.md"
CHAPTERS = {"princes": "\n## The Princes of Florence\n", "lorenzo": "\n## Lorenzo il Magnifico\n"}
BLOCK = re.compile(r"^```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)

Json = dict[str, Any]


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


def princes_examples(seed: int) -> dict[str, Game]:
    with_expansions = signoria.new_game("princes", seats=3, seed=seed, muse_and_princess=True, cooperative=True)
    two_seats = signoria.new_game("princes", seats=2, seed=seed, muse_and_princess=True)
    return {
        "princes": play_variedly(signoria.new_game("princes", seats=4, seed=seed), seed),
        "princes-expansions": play_variedly(with_expansions, seed),
        "princes-two-seats": play_variedly(two_seats, seed, avoid=("merchant", "professor")),
    }


def lorenzo_examples(seed: int) -> dict[str, Game]:
    return {
        "lorenzo": play_variedly(signoria.new_game("lorenzo", seats=3, seed=seed, advanced=True), seed),
        "lorenzo-leaders": play_variedly(signoria.from_position(leaders_position()), seed, moves=30),
    }


EXAMPLES: dict[str, Callable[[int], dict[str, Game]]] = {"princes": princes_examples, "lorenzo": lorenzo_examples}


class Happenings:
    """Every decision with its legal moves, and every fact, of some games."""

    def __init__(self, games: list[Game]) -> None:
        self.decisions: list[tuple[Json, list[Json]]] = []
        self.facts: list[Json] = []
        for game in games:
            again = signoria.replay(game.record(), until=0)
            again.keep_journal()
            for move in game.played:
                self.decisions.append((again.decision, again.moves()))
                again.play(move)
                self.facts += again.take_facts()

    def like(self, block: str) -> str:
        """A block of the page as it was, if it happened, else with something of the same form."""
        try:
            lines = [json.loads(line) for line in block.splitlines()]
        except ValueError:  # a position, which need not have happened
            return block
        shown = [self.fact(line) for line in lines] if "fact" in lines[0] else self.decision(lines[0], lines[1:])
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in shown)

    def fact(self, fact: Json) -> Json:
        alike = [each for each in self.facts if list(each) == list(fact) and each["fact"] == fact["fact"]]
        if not alike:
            raise LookupError(f"no game has a fact like {fact}")
        return fact if fact in alike else max(alike, key=lambda each: sum(map(bool, each.values())))

    def decision(self, decision: Json, moves: list[Json]) -> list[Json]:
        alike = [each for each in self.decisions if list(each[0]) == list(decision)]
        for asked, legal in sorted(alike, key=lambda each: (each[0] != decision, len(json.dumps(each[0])))):
            found: list[Json] = []
            for move in moves:
                found += [each for each in [move, *legal] if each in legal and form(each) == form(move)][:1]
            if asked["kind"] == decision["kind"] and len(found) == len(moves):
                return [asked, *found]
        raise LookupError(f"no game has a decision like {decision} with moves like {moves}")


def illustrated(page: str, game: str, games: list[Game]) -> str:
    """The page with examples of a game that happened in these games; LookupError if they lack any."""
    seen = Happenings(games)
    before, heading, rest = page.partition(CHAPTERS[game])
    chapter, following, after = rest.partition("\n## ")
    chapter = BLOCK.sub(lambda block: f"```json\n{seen.like(block[1])}```", chapter)
    return before + heading + chapter + following + after


def make(game: str) -> None:
    """Write the records of the first seed whose games have everything that the page shows."""
    page = PAGE.read_text("utf-8")
    for seed in count():
        games = EXAMPLES[game](seed)
        try:
            PAGE.write_text(illustrated(page, game, list(games.values())), "utf-8")
        except LookupError:
            continue
        break
    for name, example in games.items():
        (FOLDER / f"{name}.json").write_text(json.dumps(example.record(), ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    for game in EXAMPLES:
        make(game)
