"""The table of Lorenzo il Magnifico as a board: all on one screen, everything in its place, one's goods always seen."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.quick import further
from tests.web.clicker import Clicker, steps
from tests.web.conftest import ServerProcess, Visit
from tests.web.gallery import Gallery, Setting, decisions, fixture_of
from tests.web.page_checks import check_accessibility, check_no_horizontal_scroll
from tests.web.steps import open_table

DESKTOP: dict[str, Any] = {"width": 1440, "height": 900, "reduced_motion": "reduce"}
LARGE: dict[str, Any] = {"width": 1920, "height": 1080, "reduced_motion": "reduce"}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "reduced_motion": "reduce"}
KINDS = {"tile", "draft", "turn", "pay", "exchange", "privilege", "bonus", "vatican"}
# Without leaders a family's cards have more room; some fixtures are of the same position.
DECIDED = list(
    {
        json.dumps(fixture_of(name)["view"]): name
        for name in decisions()
        if name.startswith("lorenzo_") and fixture_of(name)["moves"] and fixture_of(name)["view"]["options"]["advanced"]
    }.values()
)
# In the second language one position of each kind; its words are longer, the drawing is the same.
SHOWN = {"en": DECIDED, "de": list({fixture_of(name)["decision"]["kind"]: name for name in DECIDED}.values())}

# Whatever is offered, as far as it is not folded away or under something that was opened.
OUTSIDE = """() => [...document.querySelectorAll("[data-offer]")]
  .filter((thing) => thing.checkVisibility() && !thing.closest("details, dialog, [role=dialog]"))
  .map((thing) => [thing.outerHTML.slice(0, 80), thing.getBoundingClientRect()])
  .filter(([, { x, y, right, bottom }]) => x < 0 || y < 0 || right > innerWidth || bottom > innerHeight)
  .map(([thing]) => thing)"""
# What could be scrolled within itself, and is by whatever is focused: everything in it would then change its place.
SCROLLED = """() => [...document.querySelectorAll(".space, .frame > .board, .frame > .seats")]
  .filter((each) => each.scrollHeight > each.clientHeight)
  .map((each) => `${each.className} ${each.scrollHeight} > ${each.clientHeight}`)"""
PANELS = """() => Object.fromEntries(
  [".question, .waiting", ".tower.territory", ".tower.venture", ".area.harvest", ".area.market", ".area.council",
   "section.faith", ".family", ".family .lines", ".seats", "aside"].map((panel) => {
    const { x, y, width, height } = document.querySelector(panel).getBoundingClientRect()
    return [panel, panel.includes("question") ? [x] : [x, y, width, height].map(Math.round)]
  }))"""
GOODS = """(seat) => [...document.querySelectorAll(`[data-thing^='good:${seat}:']`)].filter((good) => {
  const { x, y, right, bottom } = good.getBoundingClientRect()
  const top = document.elementFromPoint((x + right) / 2, (y + bottom) / 2)
  const inside = x >= 0 && right <= innerWidth && y >= 0 && bottom <= innerHeight
  return good.checkVisibility() && inside && good.contains(top)
}).length"""


@pytest.fixture(scope="module")
def gallery(browser: Browser, server: ServerProcess) -> Gallery:
    return Gallery(browser, server.address)


def sit_down(page: Page, *options: str, seats: int = 3) -> None:
    kinds = ["human"] + ["bot"] * (seats - 1)
    open_table(page, kinds, game="Lorenzo il Magnifico", options=options, level="newcomer")
    steps(page).wait_for(state="attached")


def quiet(page: Page) -> bool:
    """Whether nothing lies over the table."""
    return page.locator("dialog[open], [role=dialog]").count() == 0


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "de"])  # German words are longer
def test_every_decision_is_on_one_screen_and_nothing_changes_its_place(gallery: Gallery, language: str) -> None:
    places = {}
    with gallery.visitor(Setting("desktop", "light", language)) as page:
        for name in SHOWN[language]:
            gallery.show(page, name)
            page.locator("header .shown").wait_for(state="detached")  # that the connection was slow
            assert page.evaluate("document.documentElement.scrollHeight") <= DESKTOP["height"], name
            assert page.evaluate(OUTSIDE) == [], name
            assert page.evaluate(SCROLLED) == [], name
            assert page.evaluate(GOODS, fixture_of(name)["you"]) == 7, name
            places[name] = page.evaluate(PANELS)
    first = places[SHOWN[language][0]]
    assert {name: place for name, place in places.items() if place != first} == {}


def test_every_kind_of_decision_is_looked_at() -> None:
    assert {fixture_of(name)["decision"]["kind"] for name in DECIDED} == KINDS


@pytest.mark.long
def test_a_larger_window_shows_a_larger_board(visit: Visit) -> None:
    sizes: list[dict[str, float]] = []
    for window in (DESKTOP, LARGE):
        page = visit(**window)
        sit_down(page)
        page.locator(".slot.lit").first.wait_for()
        assert page.evaluate("document.documentElement.scrollHeight") <= window["height"]
        box = page.locator(".tower.territory").bounding_box()
        assert box
        sizes.append(dict(box))
    ratio = sizes[1]["height"] / sizes[0]["height"]
    assert 1.1 < ratio <= 1.36


def test_a_larger_window_asks_once_more_beside_what_was_pressed(visit: Visit) -> None:
    page = visit(**LARGE)
    sit_down(page, "Advanced game")
    tile = page.locator("button.tile").first
    tile.click()
    pressed, asked = tile.bounding_box(), page.get_by_role("dialog").bounding_box()
    assert pressed
    assert asked
    assert abs(asked["x"] - pressed["x"]) < 20
    assert 0 < asked["y"] - pressed["y"] - pressed["height"] < 20


@pytest.mark.long
def test_another_familys_board_is_one_hover_focus_or_click_away(visit: Visit) -> None:
    page = visit(**DESKTOP)
    sit_down(page, "Advanced game")
    seat = page.get_by_role("button", name="Enlarge the family of").first
    board = page.locator(".other-board")
    seat.hover()
    expect(board).to_be_visible()
    page.mouse.move(5, 5)
    expect(board).to_have_count(0)
    page.keyboard.press("Tab")
    for _ in range(120):
        if page.evaluate("document.activeElement.matches('button.figures')"):
            break
        page.keyboard.press("Tab")
    expect(board).to_be_visible()
    page.keyboard.press("Tab")
    page.locator("#content").focus()
    expect(board).to_have_count(0)
    seat.click()
    page.mouse.move(5, 5)
    expect(page.get_by_role("dialog")).to_be_visible()
    check_accessibility(page)
    page.keyboard.press("Escape")
    expect(board).to_have_count(0)


@pytest.mark.parametrize("moves", [12, *further(60)])
def test_a_phone_always_shows_ones_goods_and_a_tab_bar_of_one_height(visit: Visit, moves: int) -> None:
    page = visit(**PHONE)
    sit_down(page, "Advanced game")
    tabs = page.locator(".tabs")
    heights: set[float] = set()

    def look() -> None:
        if not quiet(page):
            return
        box = tabs.bounding_box()
        assert box
        assert round(box["y"] + box["height"]) == PHONE["height"]
        heights.add(round(box["height"]))
        assert page.evaluate(GOODS, 0) == 7

    Clicker(page, seed=5, curious=0, finger=True).play_on(moves, look)
    assert len(heights) == 1, heights


def test_a_phone_shows_one_tower_large_and_the_others_beside_it(visit: Visit) -> None:
    page = visit(**PHONE)
    sit_down(page)
    page.locator(".slot.lit").first.wait_for()
    for tower in ("Character tower", "Venture tower", "Territory tower"):
        page.get_by_role("group", name="Choose a tower").get_by_role("button", name=tower).tap()
        expect(page.get_by_role("region", name=tower)).to_be_visible()
        assert page.locator(".towers .tower:visible").count() == 1


@pytest.mark.parametrize("size", [(768, 1024), *further(((820, 1180),), ((390, 844),), ((1280, 800),))])
def test_no_size_scrolls_sideways(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(width=size[0], height=size[1], reduced_motion="reduce")
    sit_down(page, "Advanced game", seats=4)
    page.locator("button.tile").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_the_mark_of_a_changed_seat_stays_on_its_seat(gallery: Gallery) -> None:
    with gallery.visitor(Setting("phone", "light", "en")) as page:
        gallery.show(page, "lorenzo_draft_4-advanced")
        page.get_by_role("group", name="Parts of the table").get_by_role("button", name="Others").tap()
        page.locator("[data-thing^='seat:'][data-changed]").first.wait_for()
        check_no_horizontal_scroll(page, PHONE["width"])


@pytest.mark.long
def test_tabs_tell_where_something_changed(visit: Visit) -> None:
    page = visit(**PHONE)
    sit_down(page)
    page.locator(".slot.lit").first.wait_for()
    parts = page.get_by_role("group", name="Parts of the table")
    others = parts.get_by_role("button", name="Others")
    others.tap()  # bots may have moved first, before the page was there or after
    parts.get_by_role("button", name="Board").tap()
    expect(others).not_to_contain_text("something changed here")
    Clicker(page, seed=2, curious=0, finger=True).play_on(moves=3)
    expect(others).to_contain_text("something changed here")
    others.tap()
    expect(others).not_to_contain_text("something changed here")
