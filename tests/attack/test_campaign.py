"""The campaign itself: every part runs, and every check notices what it is there for."""

import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import signoria
from signoria.kernel.state import NOBODY, State
from signoria.server.storage import Deal
from tests.attack import descriptors, frames, kills, leaks, power_loss, rest, starvation
from tests.attack.__main__ import main, table_of
from tests.attack.histories import Entry, History, Seen, Sent, violations
from tests.attack.leaks import Told, expected, facts_leak, found_secrets
from tests.attack.parts import PARTS
from tests.attack.power_loss import Cut, Disk, Operation
from tests.attack.reports import Report
from tests.attack.servers import unexpected
from tests.quick import further

BID, PASS = {"do": "bid"}, {"do": "pass"}
VIEW = b"view"


def honest() -> tuple[list[Entry], list[History]]:
    """Anna bids and is told so; Bea's first message is refused, her second is stored without her learning of it."""
    log = [Entry(1, 0, BID, "a"), Entry(2, 1, PASS, "c")]
    anna, bea = History("Anna", "table", 0), History("Bea", "table", 1)
    anna.sent.append(Sent("a", 0, BID, first_sent=1.0, done=(2.0, 1)))
    bea.sent.append(Sent("b", 0, PASS, first_sent=1.1, refused=(2.1, "behind")))
    bea.sent.append(Sent("c", 1, PASS, first_sent=3.0, times_unknown=1))
    anna.seen += [Seen(0.5, 0, VIEW, asked=0.4), Seen(2.0, 1, VIEW)]
    bea.seen += [Seen(0.6, 0, VIEW, asked=0.4), Seen(2.9, 1, VIEW, asked=2.5)]
    return log, [anna, bea]


def test_a_history_that_one_order_explains_is_accepted() -> None:
    assert violations(*honest()) == []


def test_an_unknown_message_may_be_missing() -> None:
    log, histories = honest()
    assert violations(log[:1], histories) == []


def broken(change: str) -> list[str]:
    """What is found after one thing in an honest history has been changed."""
    log, (anna, bea) = honest()
    match change:
        case "acknowledged and lost":
            log = []
            anna.seen, bea.seen = anna.seen[:1], bea.seen[:1]
        case "refused and stored":
            bea.sent[1].refused = (3.5, "behind")
        case "stored twice":
            log.append(Entry(3, 0, BID, "a"))
        case "another move":
            log[0] = Entry(1, 0, PASS, "a")
        case "another place":
            log = [Entry(1, 1, PASS, "c"), Entry(2, 0, BID, "a")]
        case "nobody's move":
            log.append(Entry(3, 0, BID, None))
        case "gap":
            log[1] = Entry(3, 1, PASS, "c")
        case "shown and lost":
            bea.seen.append(Seen(4.0, 5, VIEW))
        case "going back":
            bea.seen.append(Seen(4.0, 0, VIEW))
        case "stale after connecting":
            bea.seen[1] = Seen(2.9, 0, VIEW, asked=2.5)
        case "shown before it was sent":
            anna.seen[1] = Seen(0.9, 1, VIEW)
        case "acknowledged too early":
            anna.sent[0].done = (2.0, 0)
        case "out of order":
            bea.sent[1].done = (0.9, 2)
    return violations(log, [anna, bea])


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("acknowledged and lost", "a was acknowledged and is not stored"),
        ("refused and stored", "c was refused (behind) and is stored"),
        ("stored twice", "stored 2 times"),
        ("another move", "stored as another move"),
        ("another place", "was sent for number 1 and is stored as 2"),
        ("nobody's move", "nobody sent entry 3"),
        ("gap", "the numbers are not 1 to 2"),
        ("shown and lost", "shown number 5, but 2 are stored"),
        ("going back", "shown number 0 after 1"),
        ("stale after connecting", "connected after 1 was done and was shown 0"),
        ("shown before it was sent", "shown number 1 before its move was sent"),
        ("acknowledged too early", "a was acknowledged at number 0"),
        ("out of order", "number 2 was done before the move of number 1 was sent"),
    ],
)
def test_a_history_that_no_order_explains_is_found(change: str, words: str) -> None:
    assert any(words in each for each in broken(change)), broken(change)


# Leaks


def told_of(game: str, seat: int, shown: int) -> tuple[Told, State]:
    """What `seat` would be told if it were shown the view of `shown`."""
    state = signoria.new_game(game, 3, 5).state
    chance = random.Random(3)
    for _ in range(30):
        state.apply(chance.choice(state.legal()))
    honest = expected(state, seat, [])
    return Told(seat, expected(state, shown, []).view, honest.appraisal, honest.decision, honest.moves, []), state


@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_an_honest_update_is_no_leak(seat: int) -> None:
    told, state = told_of("princes", seat, seat)
    assert all(leaks.leaks(told, state, seed) == [] for seed in range(5))


@pytest.mark.parametrize("seat", [0, NOBODY])
def test_another_seats_view_is_a_leak(seat: int) -> None:
    told, state = told_of("princes", seat, 1)
    assert leaks.leaks(told, state, 6) == ["view"]


def test_a_hidden_part_of_a_fact_is_a_leak() -> None:
    """Somebody looks at cards: others learn that it happened, but not which cards."""
    chance, caught = random.Random(1), 0
    state = signoria.new_game("princes", 3, 5).state
    while state.seat != NOBODY:
        before, action = state.clone(), chance.choice(state.legal())
        state.journal = []
        state.apply(action)
        viewer = (before.seat + 1) % 3
        everything = [{key: value for key, value in fact.items() if key != "hidden"} for fact in state.journal]
        is_hidden = any(fact.get("hidden") and fact.get("seat") != viewer for fact in state.journal)
        if state.seat != NOBODY and is_hidden:
            told = expected(state, viewer, everything)
            caught += any(facts_leak(told, before, action, seed) for seed in range(4))
    assert caught > 0


def test_a_seed_or_a_salt_in_a_text_is_found() -> None:
    deal = Deal("5e" * 32, "a1" * 32)
    assert found_secrets(["nothing", deal.commitment], deal) == []
    assert found_secrets(["nothing", f"seed {deal.seed}"], deal) != []
    assert found_secrets([str(int(deal.salt, 16))], deal) != []


# Power losses


def test_only_what_was_synced_is_certain() -> None:
    disk = Disk()
    for operation in (
        Operation(1, b"w", b"j", 0, b"certain"),
        Operation(2, b"b", b"j", 0),
        Operation(3, b"w", b"j", 7, b"during the sync"),
        Operation(4, b"e", b"j", 0),
        Operation(5, b"w", b"j", 7, b"later"),
    ):
        disk.take(operation)
    found = {bytes(disk.after_power_loss(random.Random(seed))) for seed in range(50)}
    assert all(content.startswith(b"certain") for content in found)
    assert b"certain" in found
    assert b"certainlater" in found


def test_rubbish_on_the_disk_is_noticed(tmp_path: Path) -> None:
    rubbish = Cut(1, {b"d": bytearray(b"rubbish" * 999)})
    assert "cannot be opened" in power_loss.lost_moves(rubbish, tmp_path / "cut", set())[0]


WRITER = """
import sqlite3, sys, time
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("PRAGMA journal_mode=WAL")
database.execute(f"PRAGMA synchronous={sys.argv[2]}")
database.execute("CREATE TABLE moves (message_id)")
for number in range(60):
    database.execute("INSERT INTO moves VALUES (?)", (str(number),))
    print(number, time.monotonic(), flush=True)
"""


@pytest.mark.parametrize(("synchronous", "loses"), [("FULL", False), ("OFF", True)])
def test_a_missing_sync_is_noticed(tmp_path: Path, synchronous: str, loses: bool) -> None:
    library = power_loss.built_library(tmp_path)
    if library is None:
        pytest.skip(power_loss.ABSENT)
    database, log = tmp_path / "signoria.sqlite", tmp_path / "log"
    first = time.monotonic()
    wrote = subprocess.run(
        [sys.executable, "-c", WRITER, database, synchronous],
        env=power_loss.environment(library, database, log), capture_output=True, text=True, check=True,
    )  # fmt: skip
    told = [(number, float(at)) for number, at in (line.split() for line in wrote.stdout.splitlines())]
    operations = list(power_loss.read_log(log.read_bytes()))
    lost = []
    for cut in power_loss.cuts(operations, told[0][1], told[-1][1], random.Random(1)):
        acknowledged = {number for number, at in told if first < at < cut.time}
        lost += power_loss.lost_moves(cut, tmp_path / "cut", acknowledged)
    assert bool(lost) == loses, lost


# The rest


def test_a_slow_machine_is_no_violation_but_is_told() -> None:
    slow, late, kept = Report(), Report(), Report()
    starvation.judge("random", [2.0], [3.0], slow)
    starvation.judge("random", [0.1], [3.0], late)
    starvation.judge("random", [0.1], [0.2], kept)
    assert (len(slow.violations), len(slow.left_out)) == (0, 1)
    assert (len(late.violations), len(late.left_out)) == (1, 0)
    assert (len(kept.violations), len(kept.left_out)) == (0, 0)


def test_an_error_in_the_log_is_found() -> None:
    assert unexpected("the database failed: disk full\n") == []
    assert unexpected("Traceback (most recent call last):\n  File …") != []


def test_every_kind_of_frame_is_made() -> None:
    chance = random.Random(1)
    for maker in (*frames.MAKERS, frames.raw_frames):
        assert len({maker(chance) for _ in range(20)}) > 1, maker


def test_the_table_counts_and_the_exit_status_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    def finds(_: float, report: Report) -> None:
        report.count("tries", 1200)
        report.violations.append("a move is lost")

    def breaks_off(_: float, __: Report) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("tests.attack.__main__.PARTS", [PARTS[0]._replace(attack=lambda *_: None)])
    assert main(["--minutes", "0.01"]) == 0
    monkeypatch.setattr("tests.attack.__main__.PARTS", [PARTS[0]._replace(attack=finds)])
    assert main(["--minutes", "0.01"]) == 1
    monkeypatch.setattr("tests.attack.__main__.PARTS", [PARTS[0]._replace(attack=breaks_off)])
    assert main(["--minutes", "0.01"]) == 1, "a part that breaks off has proved nothing"
    assert table_of({"kills": Report()}, "").row_count == 1


def test_without_postgresql_the_campaign_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kills, "binaries", lambda: None)
    report = Report()
    kills.on_postgresql(1, report)
    assert "NOT TESTED" in report.left_out[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("attack", "counted"),
    [
        *further((kills.on_sqlite, "done")),
        *further((kills.on_postgresql, "done")),
        (power_loss.on_sqlite, "power losses"),
        (leaks.over_all_variants, "updates"),
        (frames.fuzz, "refused frames"),
        *further((rest.fuzz, "requests")),
        *further((descriptors.exhaust, "waves")),
    ],
    ids=["kills-sqlite", "kills-postgresql", "power-loss", "leaks", "frames", "rest", "descriptors"],
)
@pytest.mark.parametrize("seconds", [1.0, *further(2.0)])
def test_a_few_seconds_of_each_part(attack: Callable[[float, Report], None], counted: str, seconds: float) -> None:
    report = Report()
    attack(seconds, report)
    assert report.violations == []
    assert report.counts[counted] > 0 or report.left_out


@pytest.mark.long
def test_a_few_tables_of_princes() -> None:
    """Whether the promise is kept within so short a time depends on the machine; the campaign gives it longer."""
    report = Report()
    starvation.measure(4.0, report, tables=3)
    assert report.counts["answers"] > 0
