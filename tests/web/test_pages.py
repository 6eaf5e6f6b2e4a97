"""Every page: reachable, named, readable, large enough to touch, nothing wider than the screen."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.quick import further
from tests.web.conftest import Visit
from tests.web.page_checks import check_accessibility, check_no_horizontal_scroll, check_touch_targets
from tests.web.steps import call_me, give_back, log, open_table, play_now, settled, status

CENTRED = """(element) => {
  element.scrollIntoView({ block: "center" })
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}"""


def lobby(page: Page) -> None:
    expect(page.get_by_role("button", name="Play The Princes of Florence now")).to_be_visible()
    call_me(page, "Anna")


def new_table(page: Page) -> None:
    lobby(page)
    page.get_by_role("link", name="New table").click()
    page.get_by_label("Seat 2", exact=True).select_option("open")
    expect(page.get_by_role("link", name="Correct the components")).to_be_visible()


def waiting_room(page: Page) -> None:
    lobby(page)
    open_table(page, ["human", "open", "bot"])
    expect(page.get_by_role("heading", name="Waiting room")).to_be_visible()


def account(page: Page) -> None:
    page.get_by_role("link", name="Account").click()
    expect(page.get_by_role("heading", name="Create an account")).to_be_visible()


def lost(page: Page) -> None:
    page.goto(page.url + "nowhere")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Page not found")


def table(page: Page) -> None:
    play_now(page)
    give_back(page)
    expect(log(page)).to_contain_text("Round 1 begins")


def lorenzo(page: Page) -> None:
    page.get_by_role("button", name="Play Lorenzo il Magnifico now").click()
    page.wait_for_url("**/tables/*")
    expect(status(page)).to_contain_text("Your turn: place a family member")


def planning(page: Page) -> None:
    lorenzo(page)
    page.get_by_role("button", name=re.compile("floor 1 of the .* tower")).first.click()
    expect(page.get_by_role("group", name="Your plan")).to_be_visible()


def looking_back(page: Page) -> None:
    table(page)
    if (shown := page.get_by_role("button", name=re.compile("^Log"))).is_visible():  # a phone has a tab for it
        shown.click()
    page.get_by_role("button", name="Previous move").click()
    expect(status(page)).to_contain_text("Move ")


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def menu(page: Page) -> None:
    play_now(page)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_role("dialog")).to_contain_text("You can take your seat back")


def curtain(page: Page) -> None:
    open_table(page, ["human", "human", "bot"], {1: "Anna", 2: "Bea"})
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()


def editions(page: Page) -> None:
    page.goto(page.url + "editions")
    expect(page.get_by_role("link", name="Check and correct").first).to_be_visible()


def editor(page: Page) -> None:
    page.get_by_role("link", name="Do you own the game?").first.click()
    expect(page.get_by_text("This edition can be played.")).to_be_visible()


def editor_form(page: Page) -> None:
    editor(page)
    page.get_by_role("button", name=re.compile("^Tower")).click()
    page.get_by_role("button", name="Square a1", exact=True).click()
    expect(page.get_by_role("complementary").get_by_text("must be connected")).to_be_visible()


def editor_map(page: Page) -> None:
    editor(page)
    page.get_by_role("button", name=re.compile("^Which boards meet")).click()
    expect(page.get_by_role("heading", name="Which boards meet")).to_be_visible()


def editor_lorenzo(page: Page) -> None:
    page.get_by_role("link", name="Do you own the game?").nth(1).click()
    page.get_by_role("button", name="Characters", exact=True).click()
    page.get_by_role("button", name=re.compile("^Preacher")).click()
    expect(page.get_by_role("heading", name="Preacher")).to_be_visible()


def about_edition(page: Page) -> None:
    play_now(page)
    page.get_by_role("button", name="Show me which").click()
    expect(page.get_by_role("dialog").get_by_role("link", name="Compare with my copy")).to_be_visible()


def records(page: Page) -> None:
    page.goto(page.url + "records")
    page.get_by_label("Or paste the text of a record").fill("{}")
    expect(page.get_by_role("button", name="Open record")).to_be_visible()


PLACES = [records, editor_form, lobby, new_table, waiting_room, account, lost, table, planning, settings]
# The same pages with something else on them.
VARIANTS = [editions, editor, editor_map, editor_lorenzo, about_edition, lorenzo, looking_back, menu, curtain]


@pytest.mark.parametrize("place", [*PLACES, *further(*VARIANTS)])
def test_it_fits_every_screen_and_axe_finds_nothing_serious_by_day_or_night(visit: Visit, place) -> None:
    page = visit(width=390, height=844, has_touch=True, color_scheme="light", reduced_motion="reduce")
    place(page)
    check_no_horizontal_scroll(page, 390)
    check_touch_targets(page)
    for width in (768, 1024, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        check_no_horizontal_scroll(page, width)
    check_accessibility(page)
    page.emulate_media(color_scheme="dark")
    check_accessibility(page, "color-contrast")


def test_a_finger_is_told_why_something_cannot_be_pressed(visit: Visit) -> None:
    page = visit(width=390, height=844, has_touch=True)
    table(page)
    page.get_by_role("button", name="Got it").tap()
    expect(status(page)).to_contain_text("Your turn")  # until then the auction moves things about
    settled(page)
    note = page.get_by_role("tooltip")
    laboratory = page.get_by_role("button", name="Laboratory").first
    laboratory.evaluate(CENTRED)  # a note goes with the next scrolling
    laboratory.tap(force=True)
    expect(note).to_contain_text("action phase")
    page.get_by_test_id("status").tap()
    expect(note).to_have_count(0)


def test_language_and_theme_are_remembered(visit: Visit) -> None:
    page = visit()
    settings(page)
    page.get_by_text("Deutsch").click()
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.get_by_text("Dunkel").click()
    page.reload()
    expect(page.get_by_role("heading", name="Meine laufenden Partien")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.lang") == "de"


def test_a_german_browser_speaks_german(visit: Visit) -> None:
    page = visit(locale="de-AT")
    expect(page.get_by_role("button", name="„Die Fürsten von Florenz“ spielen")).to_be_visible()


def test_the_table_can_be_used_within_a_second(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.reload()
    expect(page.get_by_role("button", name="Give back").first).to_be_enabled()
    took = page.evaluate("performance.now()")
    assert took < 3000, f"{took:.0f} ms"  # one second on a free machine; tests share theirs


def test_no_request_leaves_the_server(visit: Visit) -> None:
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    play_now(page)
    page.reload()
    expect(status(page)).to_contain_text("Your turn")
    origin = page.evaluate("location.origin")
    assert [url for url in asked if not url.startswith((origin, origin.replace("http", "ws")))] == []
