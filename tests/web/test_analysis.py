"""The analysis of a finished game: opened, read, gone to a turning point and back; of tables and of records."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

import signoria
from signoria.arena.runner import play_game
from signoria.bots import make_player
from tests.quick import further
from tests.web.conftest import ServerProcess, Visit
from tests.web.page_checks import check_accessibility, check_no_horizontal_scroll, check_touch_targets
from tests.web.steps import call_me, open_table, status
from tests.web.test_first_contact import SIZES

SOON = 60_000  # milliseconds: uncompiled and on a busy machine
WORDS = {
    "en-GB": {
        "paste": "Or paste",
        "open": "Open record",
        "analyse": "Analyse this game",
        "go": "Go there",
        "back": "Back to the analysis",
        "open cards": "All cards open",
        "known": "What each could know",
        "accuracy": "Accuracy",
        "played": "Played",
        "better": "Better",
    },
    "de-DE": {
        "paste": "Oder den Text",
        "open": "Aufzeichnung öffnen",
        "analyse": "Partie analysieren",
        "go": "Dorthin gehen",
        "back": "Zurück zur Analyse",
        "open cards": "Alle Karten offen",
        "known": "Was jeder wissen konnte",
        "accuracy": "Genauigkeit",
        "played": "Gespielt",
        "better": "Besser",
    },
}


def record(game: str, seats: int, **options: bool) -> str:
    """A game that a weak and a stronger bot have played: there is something to find."""
    made = signoria.new_game(game, seats=seats, seed=4, **options)
    made.players = ["random", *["novice"] * (seats - 1)]
    play_game(made, [make_player(level, game, seat) for seat, level in enumerate(made.players)])
    return json.dumps(made.record())


def analysed(page: Page, game: str, locale: str, seats: int = 2, **options: bool) -> None:
    """Open a record and its analysis, and wait until there is something to see."""
    words = WORDS[locale]
    page.get_by_label(words["paste"]).fill(record(game, seats, **options))
    page.get_by_role("button", name=words["open"]).click()
    page.get_by_role("button", name=words["analyse"]).click(timeout=SOON)
    expect(page.get_by_test_id("turning-point").first).to_be_visible(timeout=SOON)


def moment(page: Page) -> int | None:
    found = re.search(r"[?&]at=(\d+)", page.url)
    return int(found[1]) if found else None


@pytest.mark.parametrize(
    ("game", "options", "size", "locale"),
    [
        *further(("princes", {"muse_and_princess": True}, "desktop", "de-DE")),
        *further(("princes", {"cooperative": True}, "phone", "en-GB")),
        ("lorenzo", {"advanced": True}, "phone", "de-DE"),
    ],
)
def test_a_stranger_reads_the_analysis_of_a_record(
    visit: Visit, game: str, options: dict[str, bool], size: str, locale: str
) -> None:
    words = WORDS[locale]
    page = visit("/records", locale=locale, reduced_motion="reduce", **SIZES[size])
    analysed(page, game, locale, **options)
    analysis = page.get_by_test_id("analysis")
    expect(analysis.get_by_role("heading", name=words["accuracy"])).to_be_visible()
    expect(analysis.get_by_test_id("accuracy").get_by_role("listitem")).to_have_count(2)
    expect(analysis.get_by_test_id("round-bars").locator("ol > li")).to_have_count(2)
    assert not re.search(r"\b(review|coach|princes|lorenzo|move)-[a-z_]+", analysis.inner_text())
    first = page.get_by_test_id("turning-point").first
    expect(first).to_contain_text(words["played"])
    expect(first).to_contain_text(words["better"])
    check_accessibility(page)
    check_no_horizontal_scroll(page, page.viewport_size["width"])  # type: ignore[index]
    if size == "phone":
        check_touch_targets(page)
    first.get_by_role("button", name=words["go"]).click()
    strip = page.get_by_test_id("moment-strip")
    expect(strip).to_be_in_viewport()
    assert moment(page) is not None
    strip.get_by_role("button", name=words["back"]).click()
    expect(page.get_by_test_id("analysis")).to_be_visible()
    assert moment(page) is None


def test_the_curve_is_read_and_followed_by_keyboard(visit: Visit) -> None:
    page = visit("/records", reduced_motion="reduce")
    analysed(page, "lorenzo", "en-GB")
    curve = page.get_by_role("slider", name=re.compile("^Chance to win"))
    curve.focus()
    page.keyboard.press("Home")
    expect(curve).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "1")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"Move 1 of \d+, round 1, .+: \d+%"))
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("moment-strip")).to_be_visible()
    assert moment(page) == 1


def test_all_cards_open_is_another_analysis_and_one_can_return(visit: Visit) -> None:
    page = visit("/records", reduced_motion="reduce")
    analysed(page, "princes", "en-GB")
    page.get_by_text("All cards open", exact=True).click()
    expect(page.get_by_text("also those nobody could know")).to_be_visible(timeout=SOON)
    page.get_by_text("What each could know", exact=True).click()
    expect(page.get_by_text("hidden cards are drawn at random")).to_be_visible(timeout=SOON)


@pytest.mark.long
def test_the_deeper_analysis_shows_how_far_it_is_and_can_be_stopped(visit: Visit) -> None:
    page = visit("/records", reduced_motion="reduce")
    analysed(page, "lorenzo", "en-GB")
    page.get_by_role("button", name="Deeper analysis").click()
    deeper = page.get_by_test_id("review-progress").filter(has_text="Deeper analysis")
    expect(deeper).to_contain_text(re.compile(r"[1-9]\d* of \d+ moves"), timeout=SOON)
    deeper.get_by_role("button", name="Stop").click()
    expect(deeper.get_by_role("button", name="Continue")).to_be_visible()


@pytest.mark.long
def test_a_finished_table_has_an_analysis_and_one_under_way_has_none(
    visit: Visit, server: ServerProcess, finished_table: str
) -> None:
    page = visit(reduced_motion="reduce")
    call_me(page, "Anna")
    open_table(page, ["human", "bot"], game="Lorenzo il Magnifico", level="newcomer")
    expect(status(page)).to_contain_text("Your turn")
    expect(page.get_by_role("button", name="Analyse this game")).to_have_count(0)
    page.goto(server.address + finished_table)
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_test_id("turning-point").first).to_be_visible(timeout=SOON)
    other = visit(finished_table, reduced_motion="reduce")
    other.get_by_role("button", name="Analyse this game").click(timeout=SOON)
    expect(other.get_by_test_id("turning-point").first).to_be_visible(timeout=SOON)
