"""The leak probe: nothing that a seat or a spectator receives depends on what it may not know.

At every update of a real table, the true position is dealt once more into another one that the receiver cannot tell
from it. What the server has sent must fit both, word for word. And no text contains the seed or the salt.
"""

import asyncio
import contextlib
import json
import random
import time
from dataclasses import dataclass

import httpx
from websockets.asyncio.client import ClientConnection

from signoria.kernel.state import NOBODY, State, facts_seen_by
from signoria.server.patches import patched
from signoria.server.record import Record
from signoria.server.storage import Deal
from tests.attack.histories import Json, fingerprint
from tests.attack.reports import Report
from tests.attack.servers import running
from tests.attack.stored import stored_tables
from tests.conformance.variants import VARIANTS, Variant, name_of
from tests.server.processes import Player, Server, seated
from tests.server.test_deals import secrets_of
from tests.server.test_secrets import HIDDEN_CHOICES

NAMES = ("Anna", "Bea", "Cora", "Dora", "Edda")
ANSWER_SECONDS = 30
PLAYING = 0.7  # of the time of a table; the rest is for reading its addresses


@dataclass(frozen=True)
class Told:
    """What one update says to its receiver; `facts` are those of the last move."""

    seat: int
    view: bytes
    appraisal: bytes
    decision: Json
    moves: list[Json] | None
    facts: list[Json]


class Listener(Player):
    """Somebody who keeps every text. The seat is NOBODY for spectators."""

    def __init__(self, server: Server, name: str, seat: int) -> None:
        super().__init__(server, name)
        self.seat = seat
        self.texts: list[str] = []
        self.appraisal: Json = {}

    async def told(self, opened: ClientConnection, number: int) -> Told:
        """What the update of this number says."""
        async with asyncio.timeout(ANSWER_SECONDS):
            while not self.update or self.number < number:
                text = str(await opened.recv())
                self.texts.append(text)
                if self.take(text) == "update":
                    self._keep_appraisal()
        return Told(
            self.seat,
            fingerprint(self.view),
            fingerprint(self.appraisal),
            self.update["decision"],
            self.update.get("moves"),
            self.journal[-1] if self.journal else [],
        )

    def _keep_appraisal(self) -> None:
        if "appraisal" in self.update:
            self.appraisal = self.update["appraisal"]
        else:
            self.appraisal = patched(self.appraisal, self.update["appraisal_patch"])

    def read_everything(self, table: str, paths: list[str], length: int) -> None:
        """Every address of the table, also as other seats and at other times; nobody may have the record yet."""
        for path in paths:
            address = self.server.address + path.replace("{table_id}", table)
            for query in ("", f"?at={length // 2}&since={length // 2}", "?seat=0", "?seat=1"):
                answer = self.http.get(address + query)
                self.texts.append(f"{answer.headers} {answer.text}")


def expected(state: State, seat: int, facts: list[Json]) -> Told:
    """What a receiver in this seat may be told of this state."""
    own = {} if seat == NOBODY else state.own_appraisal(seat)
    decision = state.decision()
    is_own = decision["seat"] == seat
    return Told(
        seat,
        fingerprint(state.view(seat)),
        fingerprint({**state.public_appraisal(), **own}),
        decision if is_own else {"seat": decision["seat"], "kind": decision["kind"]},
        [state.move_of(action) for action in state.legal()] if is_own else None,
        facts,
    )


def leaks(told: Told, state: State, seed: int) -> list[str]:
    """What an update tells of this state that is otherwise in a state that its receiver cannot tell from it."""
    knower = seed % state.seats if told.seat == NOBODY else told.seat  # spectators know less than any seat
    other = expected(state.resample(knower, seed), told.seat, told.facts)
    parts = ("view", "appraisal", "decision", "moves")
    return [part for part in parts if getattr(told, part) != getattr(other, part)]


def facts_leak(told: Told, before: State, action: int, seed: int) -> bool | None:
    """Whether the facts of another seat's move would have been others in a world that looks the same.

    None where the worlds part with the move, so that nothing can be compared.
    """
    if before.seat == told.seat:
        return None
    knower = seed % before.seats if told.seat == NOBODY else told.seat
    if knower == before.seat:
        return None
    other = before.resample(knower, seed)
    alike = _same_move(before, other, action)
    if alike is None:
        return None
    other.journal = []
    other.apply(alike)
    if fingerprint(other.view(told.seat)) != told.view:
        return None
    return bool(json.loads(json.dumps(facts_seen_by(told.seat, other.journal))) != told.facts)


def _same_move(before: State, other: State, action: int) -> int | None:
    """The action of the other world that looks the same: of hidden cards it is the same place, not the same card."""
    ours, theirs = before.legal(), other.legal()
    if before.decision()["kind"] in HIDDEN_CHOICES:
        return theirs[ours.index(action)] if len(ours) == len(theirs) else None
    return action if action in theirs else None


def found_secrets(texts: list[str], deal: Deal) -> list[str]:
    everything = "\n".join(texts)
    return [f"…{secret[-4:]}" for secret in secrets_of(deal) if secret in everything]


def over_all_variants(seconds: float, report: Report) -> None:
    """A table of every variant, in a random order, for its share of the time."""
    chance = random.Random(seconds)
    variants = [variant for variant in VARIANTS if variant[0] in ("princes", "lorenzo")]
    chance.shuffle(variants)
    missed = []
    with running(report) as server:
        paths = readable_paths(server)
        end = time.monotonic() + seconds
        for at, variant in enumerate(variants):
            left = end - time.monotonic()
            if left <= 0:
                missed.append(name_of(variant))
                continue
            asyncio.run(_probe(server, variant, paths, left / (len(variants) - at), report))
            report.count("variants")
    if missed:
        report.left_out.append(f"{len(missed)} variants, as the time was up: {', '.join(sorted(missed))}")


def readable_paths(server: Server) -> list[str]:
    document = httpx.get(f"{server.address}/schema/openapi.json").json()
    return sorted(path for path, item in document["paths"].items() if "get" in item and "{table_id}" in path)


async def _probe(server: Server, variant: Variant, paths: list[str], seconds: float, report: Report) -> None:
    end = time.monotonic() + seconds * PLAYING
    game, seats, options = variant
    people = [Listener(server, name, seat) for seat, name in enumerate(NAMES[:seats])]
    everybody = [*people, Listener(server, "Zoe", NOBODY)]
    table = seated(*people, game=game, **options)
    row = (await asyncio.to_thread(stored_tables, server.database))[table].row
    assert row.deal is not None
    record = Record(row)
    async with contextlib.AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(each.at(table, appraisal="true")) for each in everybody]
        await _play(record, everybody, opened, end, report, name_of(variant))
    if record.turn is not None:  # the record of a finished game is for everybody
        for each in everybody:
            await asyncio.to_thread(each.read_everything, table, paths, record.length)
    texts = [text for each in everybody for text in each.texts]
    report.count("texts searched", len(texts))
    for secret in found_secrets(texts, row.deal):
        report.violations.append(f"{name_of(variant)}: a secret of the deal was sent: {secret}")


async def _play(
    record: Record, everybody: list[Listener], opened: list[ClientConnection], end: float, report: Report, name: str
) -> None:
    """Random moves; every update that anybody receives is compared with another world."""
    chance = random.Random(name)
    before: tuple[State, int] | None = None
    while True:
        for each, connection in zip(everybody, opened, strict=True):
            told = await each.told(connection, record.number)
            _compare(told, record.state, before, chance.randrange(1 << 30), report, name)
        if time.monotonic() > end or record.state.seat == NOBODY:
            return
        action = chance.choice(record.current.legal())
        mover, move = record.state.seat, record.state.move_of(action)
        before = record.state.clone(), action
        await opened[mover].send(json.dumps({"type": "move", "number": record.number, "move": move}))
        record.step(record.after(action), action, mover, "")


def _compare(told: Told, state: State, before: tuple[State, int] | None, seed: int, report: Report, name: str) -> None:
    who = "a spectator" if told.seat == NOBODY else f"seat {told.seat}"
    if state.seat != NOBODY:  # at the end everything is shown
        report.count("updates")
        report.violations += [f"{name}: the {part} tells {who} too much" for part in leaks(told, state, seed)]
    if before is not None and (is_leak := facts_leak(told, *before, seed)) is not None:
        report.count("facts")
        report.expect(not is_leak, f"{name}: the facts tell {who} too much")
