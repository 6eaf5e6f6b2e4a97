"""The analysis board: exploring a finished game, a record or a position, and sharing what was found."""

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import signoria
from tests.quick import further
from tests.web.conftest import ServerProcess, Visit
from tests.web.page_checks import check_accessibility, check_no_horizontal_scroll, check_touch_targets
from tests.web.steps import open_table, status
from tests.web.test_first_contact import SIZES
from tests.web.test_history import finished, paste

CATALOGUE = "**/api/games/*/catalogue?*"
SLOW = 60_000  # a whole game is played again, and workers have to start
WORDS = {
    "en-GB": {
        "paste": "Paste a record or a position",
        "open": "Set up the board",
        "comment": "Comment on this move",
        "share": "Share",
        "link": "Link to this moment",
        "export": "Export record with variations",
        "copy": "Make a copy",
        "file": "Choose a file",
        "remove": "Delete from here",
        "saved": "Saved",
    },
    "de-DE": {
        "paste": "Aufzeichnung oder Stellung einfügen",
        "open": "Brett aufbauen",
        "comment": "Kommentar zu diesem Zug",
        "share": "Teilen",
        "link": "Link zu dieser Stelle",
        "export": "Aufzeichnung mit Varianten exportieren",
        "copy": "Kopie machen",
        "file": "Datei wählen",
        "remove": "Ab hier löschen",
        "saved": "Gespeichert",
    },
}


def tree(page: Page) -> Any:
    return page.get_by_role("region", name=re.compile("Moves and variations|Züge und Varianten"))


def best(page: Page) -> Any:
    return page.get_by_test_id("best-moves").locator("tr[data-visits]")


def here(page: Page) -> Any:
    return tree(page).locator("[aria-current=step]")


def set_up(page: Page, content: object, locale: str = "en-GB") -> None:
    """Paste a record or a position, and show what is beside the board."""
    words = WORDS[locale]
    page.get_by_label(words["paste"]).fill(json.dumps(content))
    page.get_by_role("button", name=words["open"]).click()
    page.wait_for_url("**/analysis/*", timeout=SLOW)
    show_panel(page)


def show_panel(page: Page) -> None:
    expect(page.get_by_test_id("best-moves")).to_be_attached(timeout=SLOW)
    if page.viewport_size["width"] < 1120:  # type: ignore[index]
        page.locator("[data-area=log]").click()
    expect(page.get_by_test_id("best-moves")).to_be_visible()


def go_to(page: Page, node: int) -> None:
    tree(page).locator(f"[data-node='{node}']").click()
    expect(here(page)).to_have_attribute("data-node", str(node))


def a_choice(record: dict[str, Any], start: int) -> int:
    """A moment at which at least three moves were possible."""
    return next(at for at in range(start, len(record["moves"])) if len(signoria.replay(record, until=at).moves()) > 2)


@pytest.mark.parametrize(
    ("game", "size", "locale"),
    [("princes", "desktop", "en-GB"), *further(("lorenzo", "phone", "de-DE"))],
)
def test_a_stranger_tries_other_moves_and_shares_them(visit: Visit, game: str, size: str, locale: str) -> None:
    words, record = WORDS[locale], finished(game, seats=3).record()
    at, length = a_choice(record, 20), len(record["moves"])
    page = visit("/analysis", locale=locale, reduced_motion="reduce", **SIZES[size])
    check_accessibility(page)
    set_up(page, record, locale)
    go_to(page, at)
    expect(best(page).nth(1)).to_be_visible(timeout=SLOW)
    for value in best(page).first.locator(".value").all_inner_texts():
        assert re.fullmatch(r"-?\d+([.,]\d)?(\s?%)?", value.strip()), value
    check_accessibility(page)
    check_no_horizontal_scroll(page, page.viewport_size["width"])  # type: ignore[index]
    if size == "phone":
        check_touch_targets(page)
    for choice in (0, 1, 0, 1, 0, 1):  # whichever of the two best was not played; while it searches they change places
        best(page).nth(choice).get_by_role("button").click()
        expect(here(page)).not_to_have_attribute("data-node", str(at))
        if here(page).get_attribute("data-node") == str(length + 1):
            break
        go_to(page, at)
        expect(best(page).nth(1)).to_be_visible(timeout=SLOW)
    expect(here(page)).to_have_attribute("data-node", str(length + 1))
    page.get_by_label(words["comment"]).fill("Why not this?")
    expect(page.get_by_text(words["saved"], exact=True)).to_be_visible()
    page.get_by_role("button", name=words["share"], exact=True).click()
    check_accessibility(page)
    link = page.get_by_label(words["link"]).input_value()
    assert link.endswith(f"?at={length + 1}")
    page.keyboard.press("Escape")

    other = visit(link.partition("/analysis")[1] + link.partition("/analysis")[2], locale=locale, **SIZES[size])
    show_panel(other)
    expect(here(other)).to_have_attribute("data-node", str(length + 1))
    expect(tree(other)).to_contain_text("Why not this?")
    expect(here(other)).to_have_text(here(page).inner_text(), use_inner_text=True)
    expect(best(other).first).to_be_visible(timeout=SLOW)
    expect(other.get_by_text(words["saved"], exact=True)).to_have_count(0)
    check_accessibility(other)


@pytest.mark.long
def test_an_exported_record_restores_the_tree(visit: Visit, tmp_path: Path) -> None:
    record = finished("lorenzo", seats=2).record()
    at, length = a_choice(record, 30), len(record["moves"])
    page = visit("/analysis")
    set_up(page, record)
    go_to(page, at)
    move = next(move for move in signoria.replay(record, until=at).moves() if move != record["moves"][at])
    study = page.url.rpartition("/")[2].partition("?")[0]
    page.evaluate(
        """async ([id, after, move]) => {
            const token = document.cookie.match(/signoria_csrf=([^;]*)/)[1];
            const tree = { moves: [{ after, move }], comments: [{ at: 3, text: "Three." }] };
            const headers = { "x-csrf-token": token, "content-type": "application/json" };
            await fetch(`/api/studies/${id}`, { method: "PUT", headers, body: JSON.stringify({ version: 1, tree }) });
        }""",
        [study, at, move],
    )
    page.reload()
    show_panel(page)
    expect(tree(page)).to_contain_text("Three.")
    page.get_by_role("button", name="Share", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Export record").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert signoria.replay(signoria.load(file)).scores() == signoria.replay(record).scores()

    fresh = visit("/analysis")
    fresh.get_by_label("Choose a file").set_input_files(file)
    fresh.wait_for_url("**/analysis/*", timeout=SLOW)
    show_panel(fresh)
    expect(tree(fresh)).to_contain_text("Three.")
    expect(tree(fresh).locator(f"[data-node='{length + 1}']")).to_be_attached()
    records = visit("/records")  # where variations are left alone, and lead back to the board
    paste(records, file.read_text())
    records.get_by_role("button", name="Explore from here").click()
    records.wait_for_url("**/analysis/*", timeout=SLOW)
    show_panel(records)
    expect(tree(records)).to_contain_text("Three.")


@pytest.mark.long
def test_a_finished_table_is_explored_from_the_moment_shown(
    visit: Visit, server: ServerProcess, finished_table: str
) -> None:
    """While a game goes on, nothing leads to the board."""
    page = visit()
    open_table(page, ["human", "bot"], game="Lorenzo il Magnifico", level="newcomer")
    expect(status(page)).to_contain_text("Your turn", timeout=SLOW)
    expect(page.get_by_role("button", name="Explore from here")).to_have_count(0)
    page.goto(f"{server.address}{finished_table}?at=25")
    page.get_by_role("button", name="Explore from here").click()
    page.wait_for_url("**/analysis/*?at=25", timeout=SLOW)
    show_panel(page)
    expect(here(page)).to_have_attribute("data-node", "25")
    page.go_back()
    expect(status(page)).to_contain_text("25")


@pytest.mark.long
def test_a_position_is_played_on_for_every_seat_on_the_table_itself(visit: Visit) -> None:
    game = signoria.new_game("princes", seats=3, seed=2)
    while game.decision["kind"] != "bid":
        game.play(game.moves()[0])
    page = visit("/analysis")
    set_up(page, game.position())
    expect(tree(page)).to_contain_text("Play a move")
    tried = tree(page).locator("[data-node]")
    for moves in (1, 2):
        for _ in range(10):  # what is newly offered ignores a press for a moment
            page.locator(".stage").get_by_role("button", name="Pass", exact=True).click()
            with suppress(AssertionError):
                expect(tried).to_have_count(moves, timeout=1_000)
                break
        expect(tried).to_have_count(moves)
    movers = {node.locator("svg").get_attribute("class") for node in tree(page).locator("[data-node]").all()}
    assert len(movers) == 2, "each move is another seat's"
    page.get_by_label("View from").select_option("View: Seat 1")
    page.reload()  # at once: what was tried is kept
    show_panel(page)
    expect(tree(page).locator("[data-node]")).to_have_count(2)


@pytest.mark.long
def test_the_board_goes_by_keyboard(visit: Visit) -> None:
    record = finished("lorenzo", seats=2).record()
    at, length = a_choice(record, 10), len(record["moves"])
    page = visit("/analysis")
    set_up(page, record)
    page.locator("body").click(position={"x": 2, "y": 400})
    for number in range(1, at + 1):
        page.keyboard.press("ArrowRight")
        expect(here(page)).to_have_attribute("data-node", str(number))
    for choice in range(2):
        expect(best(page).nth(1)).to_be_visible(timeout=SLOW)
        best(page).nth(choice).get_by_role("button").press("Enter")
        expect(here(page)).not_to_have_attribute("data-node", str(at))
        if here(page).get_attribute("data-node") == str(length + 1):
            break
        page.keyboard.press("ArrowLeft")
        expect(here(page)).to_have_attribute("data-node", str(at))
    page.keyboard.press("ArrowUp")
    expect(here(page)).to_have_attribute("data-node", str(at + 1))
    page.keyboard.press("ArrowDown")
    expect(here(page)).to_have_attribute("data-node", str(length + 1))
    page.keyboard.press("ArrowLeft")
    expect(here(page)).to_have_attribute("data-node", str(at))
    page.keyboard.press("End")
    expect(here(page)).to_have_attribute("data-node", str(length))
    expect(page.get_by_test_id("best-moves")).to_contain_text("The game is over")
    page.keyboard.press("Home")
    expect(here(page)).to_have_text("Start")
    go_to(page, length + 1)
    page.get_by_role("button", name="Delete from here").press("Enter")
    expect(here(page)).to_have_attribute("data-node", str(at))
    expect(tree(page).locator(f"[data-node='{length + 1}']")).to_have_count(0)


@pytest.mark.long
def test_who_does_not_own_a_board_makes_a_copy(visit: Visit) -> None:
    record = finished("lorenzo", seats=2).record()
    page = visit("/analysis")
    set_up(page, record)
    other = visit(page.url.partition("/analysis")[1] + page.url.partition("/analysis")[2])
    show_panel(other)
    go_to(other, 2)
    other.get_by_label("Comment on this move").fill("Mine.")
    other.get_by_role("button", name="Make a copy").click()
    expect(other.get_by_role("button", name="Make a copy")).to_have_count(0, timeout=SLOW)
    expect(tree(other)).to_contain_text("Mine.")
    assert other.url.partition("?")[0] != page.url.partition("?")[0]
    page.reload()
    show_panel(page)
    expect(tree(page)).not_to_contain_text("Mine.")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ('{"game": "chess"}', "This position cannot be set up"),
        ('{"signoria": 9, "game": "princes"}', "version 1"),
        ("hello", "it must be a JSON object"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_the_reason(
    visit: Visit, server: ServerProcess, content: str, said: str
) -> None:
    page = visit("/analysis", at=server.address)  # a browser complains of every refusal
    page.get_by_label("Paste a record").fill(content)
    page.get_by_role("button", name="Set up the board").click()
    expect(page.get_by_role("alert")).to_contain_text(said)


def test_the_new_table_page_leads_to_the_board(visit: Visit, server: ServerProcess) -> None:
    """Also before all answers have come: what comes later must not ask for things that are not there."""
    page = visit()
    late: list[Route] = []
    page.route(CATALOGUE, lambda route: late.append(route))
    with page.expect_request(CATALOGUE):
        page.goto(f"{server.address}/new")
    page.get_by_role("link", name="Analyse a position").click()
    expect(page.get_by_role("heading", name="Analysis board")).to_be_visible()
    with page.expect_response(CATALOGUE):
        late[0].continue_()
    page.wait_for_timeout(300)


def test_an_address_without_a_board_says_so(visit: Visit, server: ServerProcess) -> None:
    page = visit("/analysis/nowhere", at=server.address)
    expect(page.get_by_role("heading", name=re.compile("not found|nothing here", re.IGNORECASE))).to_be_visible()
