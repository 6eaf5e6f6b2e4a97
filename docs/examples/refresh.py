"""Puts fresh examples into contract.md: `python docs/examples/refresh.py`, after `make.py` has played other games.

Every decision, move and fact shown on the page is replaced by one of the same form from the games in this folder.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import signoria

FOLDER = Path(__file__).parent
PAGE = FOLDER.parent / "contract.md"
CHAPTERS = {"princes": "## The Princes of Florence", "lorenzo": "## Lorenzo il Magnifico"}
BLOCK = re.compile(r"^```json\n(\{.*?\})\n```$", re.MULTILINE | re.DOTALL)
BY_ID = ("cells", "values", "discount", "goods", "marks")  # objects whose keys are ids: any will do

Json = dict[str, Any]


def form_of(value: Any, key: str = "") -> Any:
    """What has to be alike in two examples: the keys, the verb or name, and whether there is a value at all."""
    if isinstance(value, dict):
        if key in BY_ID:
            return bool(value)
        return tuple((name, form_of(part, name)) for name, part in value.items())
    if key in ("do", "kind", "fact"):
        return value
    return "value" if value is not None else None


class Happened:
    """Every decision with its legal moves, and every fact, of some games."""

    def __init__(self, records: list[Json]) -> None:
        self.decisions: list[tuple[Json, list[Json]]] = []
        self.facts: list[Json] = []
        for record in records:
            game = signoria.replay(record, until=0)
            game.keep_journal()
            for move in record["moves"]:
                self.decisions.append((game.decision, game.moves()))
                game.play(move)
                self.facts += game.take_facts()

    def like(self, shown: list[Json]) -> list[Json] | None:
        """A decision and moves, or facts, of the same forms as those shown; None if the games have none."""
        if "fact" in shown[0]:
            found = [_first_like(self.facts, fact) for fact in shown]
            return None if None in found else [fact for fact in found if fact is not None]
        for decision, moves in self.decisions:
            if form_of(decision) == form_of(shown[0]):
                chosen = _choose(moves, shown[1:])
                if chosen is not None:
                    return [decision, *chosen]
        return None


def _first_like(candidates: list[Json], shown: Json) -> Json | None:
    return next((each for each in candidates if form_of(each) == form_of(shown)), None)


def _choose(moves: list[Json], shown: list[Json]) -> list[Json] | None:
    """A different move for each one shown."""
    left, chosen = list(moves), []
    for move in shown:
        found = _first_like(left, move)
        if found is None:
            return None
        left.remove(found)
        chosen.append(found)
    return chosen


def examples_in(text: str) -> Iterator[tuple[str, list[Json]]]:
    """The blocks of a chapter that hold one example on each line."""
    for block in BLOCK.findall(text):
        lines = block.split("\n")
        if all(line.startswith("{") and line.endswith("}") for line in lines) and len(lines) > 1:
            yield block, [json.loads(line) for line in lines]


def chapters(page: str) -> dict[str, str]:
    starts = {game: page.index(f"\n{title}\n") for game, title in CHAPTERS.items()}
    return {"princes": page[starts["princes"] : starts["lorenzo"]], "lorenzo": page[starts["lorenzo"] :]}


def records_of(game: str) -> list[Json]:
    return [signoria.load(file) for file in sorted(FOLDER.glob(f"{game}*.json"))]


def refreshed(page: str) -> str:
    for game, chapter in chapters(page).items():
        happened = Happened(records_of(game))
        fresh = chapter
        for block, shown in examples_in(chapter):
            found = happened.like(shown)
            if found is None:
                raise SystemExit(f"no example game of {game} has anything like this; play another one:\n{block}")
            fresh = fresh.replace(block, "\n".join(json.dumps(each) for each in found))
        page = page.replace(chapter, fresh)
    return page


if __name__ == "__main__":
    PAGE.write_text(refreshed(PAGE.read_text("utf-8")), "utf-8")
