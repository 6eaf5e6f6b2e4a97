"""Knowing what happened: the log and its moments, what is new, records, the end of a game, and one's own games."""

import gzip
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import signoria
from tests.quick import further
from tests.web.conftest import ServerProcess, Visit
from tests.web.page_checks import check_accessibility, check_no_horizontal_scroll, check_touch_targets
from tests.web.steps import give_back, log, open_table, play_now, status
from tests.web.test_first_contact import SIZES

Record = dict[str, Any]
RECORDS = re.compile(r"/api/records\?")
WORDS = {
    "en-GB": {
        "paste": "Or paste",
        "open": "Open record",
        "over": "Final scoring",
        "hands": "Cards hidden until the end",
    },
    "de-DE": {
        "paste": "Oder den Text",
        "open": "Aufzeichnung öffnen",
        "over": "Schlusswertung",
        "hands": "verdeckte Karten",
    },
}


def finished(game: str, seed: int = 3, **options: Any) -> signoria.Game:
    """A random game to its end, as the terminal or a tournament would have written it."""
    made, chance = signoria.new_game(game, seed=seed, **options), random.Random(seed)
    while not made.over:
        made.play(chance.choice(made.moves()))
    made.players = ["human", *["novice"] * (made.state.seats - 1)]
    return made


def paste(page: Page, text: str, locale: str = "en-GB") -> None:
    page.get_by_label(WORDS[locale]["paste"]).fill(text)
    page.get_by_role("button", name=WORDS[locale]["open"]).click()
    is_opened(page)


def is_opened(page: Page) -> None:
    """The whole game is played again first, which takes its time on a busy machine."""
    expect(page.get_by_test_id("record-bar")).to_be_visible(timeout=30_000)
    expect(page.locator("[data-move]").first).to_be_visible(timeout=30_000)


# Records


@pytest.mark.parametrize("locale", WORDS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("game", "options"),
    [("princes", {"seats": 5, "muse_and_princess": True}), *further(("lorenzo", {"seats": 4, "advanced": True}))],
)
def test_a_stranger_opens_a_record(visit: Visit, game: str, options: Record, size: str, locale: str) -> None:
    played = finished(game, **options)
    page = visit("/records", locale=locale, reduced_motion="reduce", **SIZES[size])
    paste(page, json.dumps(played.record()), locale)
    account = page.get_by_test_id("account")
    expect(account.get_by_role("heading", name=WORDS[locale]["over"])).to_be_visible()
    totals = account.locator("tfoot tr").first.locator("td").all_inner_texts()
    assert [int(total.replace("−", "-")) for total in totals] == sorted(played.scores(), reverse=True)
    expect(account.get_by_test_id("points-chart").locator("ol > li")).to_have_count(played.state.seats)
    expect(page.get_by_test_id("hands").get_by_role("heading", name=WORDS[locale]["hands"])).to_be_visible()
    check_accessibility(page)
    check_no_horizontal_scroll(page, page.viewport_size["width"])  # type: ignore[index]
    if size == "phone":
        check_touch_targets(page)


@pytest.mark.long
def test_a_file_of_a_tournament_is_opened_and_survives_a_reload(visit: Visit, tmp_path: Path) -> None:
    played = finished("lorenzo", seats=2)
    file = tmp_path / "game.json.gz"
    file.write_bytes(gzip.compress(json.dumps(played.record()).encode()))
    page = visit("/records")
    page.get_by_label("Choose a file").set_input_files(file)
    is_opened(page)
    expect(page.get_by_role("heading", name=re.compile("wins!"))).to_be_visible()
    expect(page.get_by_role("list", name="Players")).not_to_contain_text(re.compile("online|offline"))
    log(page).get_by_role("link").first.click()
    expect(status(page)).to_have_text(f"Move 1 of {len(played.played)}")
    page.reload()
    is_opened(page)
    expect(status(page)).to_have_text(f"Move 1 of {len(played.played)}")
    with page.expect_response(RECORDS):
        page.get_by_label("View from").select_option("Seat 1")
    expect(page.get_by_label("View from")).to_have_value("0")
    page.get_by_role("button", name="Open another record").click()
    expect(page.get_by_label("Or paste")).to_have_value("")
    assert page.url.endswith("/records")


@pytest.mark.long
def test_an_answer_that_comes_too_late_does_not_open_a_closed_record_again(visit: Visit) -> None:
    page = visit("/records")
    paste(page, json.dumps(finished("lorenzo", seats=2).record()))
    is_opened(page)
    held: list[Route] = []
    page.route(RECORDS, lambda route: held.append(route))
    page.get_by_label("View from").select_option("Seat 1")
    page.get_by_role("button", name="Open another record").click()
    expect(page.get_by_label("Or paste")).to_have_value("")
    with page.expect_response(RECORDS):
        held[0].continue_()
    page.wait_for_timeout(200)
    expect(page.get_by_label("Or paste")).to_be_visible()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello", "it must be a JSON object"),
        *further(("[1]", "it must be a JSON object")),
        *further(("x" * 600_000, "the limit is 512 KB")),
        *further(('{"game": "chess"}', "This record cannot be opened")),
        ('{"signoria": 9, "game": "princes"}', "version 1"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(
    visit: Visit, server: ServerProcess, text: str, said: str
) -> None:
    page = visit("/records", at=server.address)  # a browser complains of every refusal
    page.get_by_label("Or paste").evaluate(
        "(field, text) => { field.value = text; field.dispatchEvent(new Event('input')) }", text
    )
    page.get_by_role("button", name="Open record").click()
    expect(page.get_by_role("alert")).to_contain_text(said)
    paste(page, json.dumps(finished("lorenzo", seats=2).record()))  # and the next one works
    expect(page.get_by_test_id("account")).to_be_visible()


@pytest.mark.long
def test_a_tie_is_explained(visit: Visit) -> None:
    """The seat earlier in the turn order wins; the page says so."""
    games = (finished("lorenzo", seed, seats=4) for seed in range(200))
    tied = next(game for game in games if len({*game.scores()}) < 4)
    page = visit("/records")
    paste(page, json.dumps(tied.record()))
    expect(page.get_by_test_id("ties")).to_contain_text("comes earlier in the turn order after round 6")


# Moments


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_lines_of_the_log_and_addresses_lead_to_moments(visit: Visit, size: str) -> None:
    page = visit(reduced_motion="reduce", **SIZES[size])
    play_now(page, "Lorenzo il Magnifico")
    table = page.url
    page.get_by_role("button", name=re.compile("floor 1 of the .* tower")).first.wait_for()
    for path, said in (("?at=0", "Move 0 of"), ("?at=-7", "Move 0 of"), ("?at=999", "Move ")):
        page.goto(table + path)
        expect(status(page)).to_contain_text(said)
    expect(page.get_by_text("There is no move 999")).to_be_visible()
    page.get_by_role("button", name="Back to live").click()
    expect(status(page)).to_contain_text("Your turn")
    assert page.url == table
    page.go_back()
    expect(status(page)).to_contain_text("Move ")
    page.go_forward()
    expect(status(page)).to_contain_text("Your turn")
    page.goto(table + "?at=soon")
    expect(status(page)).to_contain_text("Your turn")


def test_the_log_by_the_keyboard(visit: Visit) -> None:
    page = visit("/records", reduced_motion="reduce")
    paste(page, json.dumps(finished("princes", seats=3).record()))
    log(page).focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(status(page)).to_contain_text(re.compile(r"Move \d+ of"))
    assert "?at=" in page.url
    expect(log(page).locator("[aria-current=step]").first).to_be_visible()
    page.get_by_role("button", name="Back to live").click()
    expect(page.get_by_test_id("account")).to_be_visible()


@pytest.mark.long
def test_the_log_folds_what_bots_do_as_a_matter_of_course(visit: Visit) -> None:
    page = visit("/records", reduced_motion="reduce")
    paste(page, json.dumps(finished("princes", seats=4).record()))
    fold = log(page).get_by_role("button", name=re.compile("routine moves by bots")).first
    before = log(page).get_by_role("link").count()
    fold.click()
    expect(fold).to_have_attribute("aria-expanded", "true")
    assert log(page).get_by_role("link").count() > before


# What is new


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_what_happened_since_ones_last_turn(visit: Visit, size: str) -> None:
    page = visit(reduced_motion="reduce", **SIZES[size])
    play_now(page)
    give_back(page)
    since = page.get_by_test_id("since")
    expect(since).to_be_visible()
    page.reload()
    expect(since).to_contain_text("Since your last turn")
    if size == "phone":
        since.get_by_role("button", name="Since your last turn").tap()
    expect(since.get_by_role("listitem").first).to_be_visible()
    expect(page.locator("[data-changed]").first).to_be_visible()
    assert not page.evaluate(
        """() => {
          const since = document.querySelector("[data-testid=since]")
          return [...document.querySelectorAll("[data-offer]")].some((offer) => {
            const { left, top, width, height } = offer.getBoundingClientRect()
            return width && since.contains(document.elementFromPoint(left + width / 2, top + height / 2))
          })
        }"""
    ), "it covers nothing that can be pressed"
    check_accessibility(page)
    since.get_by_role("button", name="Dismiss the summary").click()
    expect(since).to_have_count(0)
    expect(page.locator("[data-changed]")).to_have_count(0)
    page.reload()
    expect(status(page)).to_contain_text("Your turn")
    expect(since).to_have_count(0)


# One's own games


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_games_are_hidden_shown_again_and_deleted(visit: Visit, server: ServerProcess, size: str) -> None:
    page = visit(**SIZES[size])
    play_now(page)
    page.goto(server.address)
    games = page.get_by_test_id("in-progress").get_by_role("listitem")
    expect(games).to_contain_text("Your turn · just now")
    check_accessibility(page)
    check_no_horizontal_scroll(page, page.viewport_size["width"])  # type: ignore[index]
    games.get_by_role("button", name="Hide").click()
    expect(games).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(games).to_have_count(1)
    games.get_by_role("button", name="Hide").click()
    expect(games).to_have_count(0)
    page.get_by_role("button", name="Show hidden games").click()
    hidden = page.get_by_test_id("finished").get_by_role("listitem")
    expect(hidden).to_have_count(1)
    page.reload()
    page.get_by_role("button", name="Play Lorenzo il Magnifico now").wait_for()
    expect(games).to_have_count(0)
    open_table(page, ["human", "open"])
    page.goto(server.address)
    games.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(games).to_have_count(1)
    games.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete for good").click()
    expect(games).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_finished_games_have_date_players_and_points(visit: Visit, size: str) -> None:
    """Hundreds of them, a page at a time; what the server answers is tested with the server."""
    asked: list[str] = []
    seats = [{"kind": "human", "name": "Anna", "level": None, "mine": True}]
    seats += [{"kind": "bot", "name": None, "level": "novice", "mine": False}] * 3
    table = {"game": "princes", "status": "over", "seats": seats, "created": 1_750_000_000_000, "turn": None}
    result = {"scores": [41, 52, 52, 30], "winners": [2]}

    def answer(route: Any) -> None:
        asked.append(route.request.url)
        count = int(re.search(r"count=(\d+)", route.request.url)[1])  # type: ignore[index]
        game = {"last": 1_760_000_000_000, "hidden": False, "deletable": False}
        tables = [{**game, "table": {**table, "id": f"table-{at}", "result": result}} for at in range(count)]
        route.fulfill(json={"tables": tables, "total": 312})

    page = visit("/account", **SIZES[size])
    page.route("**/api/my-tables*", answer)
    page.get_by_role("link", name="Signoria").click()
    games = page.get_by_test_id("finished").get_by_role("listitem")
    expect(games).to_have_count(10)
    expect(games.first).to_contain_text("9 Oct 2025")
    names = " ".join(games.first.locator(".who").all_inner_texts())
    assert re.search(r"Cosimo\s+52\s+winner.*Lucrezia\s+52.*Anna\s+41.*Bianca\s+30", names, re.DOTALL), names
    page.get_by_role("button", name="Show more (302)").click()
    expect(games).to_have_count(30)
    page.get_by_role("combobox", name="Game").select_option("Lorenzo il Magnifico")
    expect(games).to_have_count(10)
    assert asked[-1].endswith("game=lorenzo")
    check_accessibility(page)
    check_no_horizontal_scroll(page, page.viewport_size["width"])  # type: ignore[index]
    if size == "phone":
        check_touch_targets(page)
