"""The table of The Princes of Florence as a board: on one screen, everything in its place, one's money always seen."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.quick import further
from tests.web.clicker import Clicker, steps
from tests.web.conftest import ServerProcess, Visit
from tests.web.gallery import Gallery, Setting, decisions, fixture_of
from tests.web.page_checks import check_accessibility, check_no_horizontal_scroll, check_touch_targets
from tests.web.steps import open_table

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "reduced_motion": "reduce"}
DECIDED = [name for name in decisions() if name.startswith("princes_") and fixture_of(name)["moves"]]
# Before every change one position of each kind.
KINDS = list({fixture_of(name)["decision"]["kind"]: name for name in DECIDED}.values())

# What is offered and cannot be seen whole; cards overlap, so of a card its name must be seen.
HIDDEN = """() => [...document.querySelectorAll(".play [data-offer]:not(:disabled)")]
  .filter((thing) => thing.checkVisibility() && !thing.closest("details, [role=dialog]"))
  .filter((thing) => {
    const { x, y, right, bottom } = thing.getBoundingClientRect()
    const seen = document.elementFromPoint(x + 12, y + 12)
    return x < -1 || y < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || !thing.contains(seen)
  })
  .map((thing) => thing.outerHTML.slice(0, 100))"""
# What is scrolled within itself, the log and the seats aside.
SCROLLED = """() => [...document.querySelectorAll(".frame .board, .frame .areas, .area, .stage, .sheet")]
  .filter((each) => each.checkVisibility() && each.scrollHeight > each.clientHeight + 1)
  .map((each) => `${each.className} ${each.scrollHeight} > ${each.clientHeight}`)"""
PLACES = """() => Object.fromEntries(
  [".rounds", ".stage", ".fame", "section.mine", ".market", ".hand", ".frame > .seats", "aside"].map((name) => {
    const { x, y, width, height } = document.querySelector(name).getBoundingClientRect()
    return [name, [x, y, width, height].map(Math.round)]
  }))"""
MONEY = """() => [...document.querySelectorAll(".purse, [data-thing^='money:']")].some((money) => {
  const { x, y, right, bottom } = money.getBoundingClientRect()
  const seen = document.elementFromPoint((x + right) / 2, (y + bottom) / 2)
  const inside = x >= 0 && right <= innerWidth && y >= 0 && bottom <= innerHeight
  return money.checkVisibility() && inside && money.contains(seen)
})"""
CLIPPED = """() => [...document.querySelectorAll(".stage, .stage *, .hand .card *, .tile *, .stack-tile *, .rounds *")]
  .filter((each) => each.checkVisibility() && !each.closest(".for-readers, svg"))
  .filter((each) => getComputedStyle(each).clipPath === "none" && getComputedStyle(each).overflowY !== "visible")
  .filter((each) => each.scrollHeight > each.clientHeight + 2)
  .map((each) => `${each.outerHTML.slice(0, 60)}: ${each.textContent.trim().slice(0, 60)}`)"""


@pytest.fixture(scope="module")
def gallery(browser: Browser, server: ServerProcess) -> Gallery:
    return Gallery(browser, server.address)


def sit_down(page: Page, *options: str, seats: int = 3) -> None:
    open_table(page, ["human"] + ["bot"] * (seats - 1), options=options, level="newcomer")
    steps(page).wait_for(state="attached")


# German words are longer. The kinds that are not shown here are shown on a phone.
@pytest.mark.parametrize(
    ("language", "names"), [("de", KINDS[1::2]), *further(("de", KINDS), ("en", DECIDED))], ids=["some", "de", "en"]
)
def test_every_decision_is_on_one_screen_and_panels_keep_their_places(
    gallery: Gallery, language: str, names: list[str]
) -> None:
    places = {}
    with gallery.visitor(Setting("desktop", "light", language)) as page:
        for name in names:
            gallery.show(page, name)
            assert page.evaluate("document.documentElement.scrollHeight") <= 900, name
            assert page.evaluate(HIDDEN) == [], name
            assert page.evaluate(SCROLLED) == [], name
            assert page.evaluate(CLIPPED) == [], name
            assert page.evaluate(MONEY), name
            check_things(page, len(fixture_of(name)["seats"]))
            places[name] = page.evaluate(PLACES)
    first = places[names[0]]
    assert {name: place for name, place in places.items() if place != first} == {}


def check_things(page: Page, seats: int) -> None:
    """What may move has a name of its own."""
    things = page.evaluate("[...document.querySelectorAll('[data-thing]')].map((each) => each.dataset.thing)")
    assert len(things) == len(set(things))
    assert {f"pawn:{seat}" for seat in range(seats)} <= set(things)


def test_every_kind_of_decision_is_looked_at() -> None:
    assert len(DECIDED) > 20
    assert len(KINDS) > 8


@pytest.mark.parametrize("names", [KINDS[::2], *further(DECIDED)], ids=["kinds", "all"])
def test_a_phone_shows_ones_money_at_every_decision_and_a_tab_bar_of_one_height(
    gallery: Gallery, names: list[str]
) -> None:
    heights = set()
    with gallery.visitor(Setting("phone", "light", "en")) as page:
        for name in names:
            gallery.show(page, name)
            assert page.evaluate(MONEY), name
            box = page.locator(".tabs").bounding_box()
            assert box
            assert round(box["y"] + box["height"]) == 844
            heights.add(round(box["height"]))
            check_no_horizontal_scroll(page, 390)
            check_touch_targets(page)
    assert len(heights) == 1


@pytest.mark.long
def test_on_a_phone_nothing_moves_below_a_finger_while_others_bid(visit: Visit) -> None:
    """What is asked stands above the tabs; with answers or without, it takes the same room."""
    page = visit(**PHONE)
    sit_down(page)
    tops: set[int] = set()

    def look() -> None:
        bidding = page.locator(".play").get_attribute("data-kind") in ("name", "bid")
        if bidding and not page.get_by_role("dialog").count():
            box = page.locator(".asked").bounding_box()
            assert box
            tops.add(round(box["y"]))

    Clicker(page, seed=4, curious=0, finger=True).play_on(moves=25, look=look)
    assert len(tops) == 1, tops


@pytest.mark.long
def test_a_larger_window_shows_a_larger_board_but_no_larger_gaps(gallery: Gallery) -> None:
    boards, gaps = [], []
    for size in ("desktop", "wide"):
        with gallery.visitor(Setting(size, "light", "en")) as page:
            gallery.show(page, "princes_turn_4")
            board = page.locator(".area.mine > svg").bounding_box()
            market = page.locator(".area.market").bounding_box()
            mine = page.locator(".area.mine").bounding_box()
            assert board
            assert market
            assert mine
            boards.append(board["width"])
            gaps.append(round(market["x"] - mine["x"] - mine["width"]))
    assert 1.15 < boards[1] / boards[0] <= 1.36
    assert gaps[0] == gaps[1]


@pytest.mark.long
def test_anothers_board_is_one_hover_focus_or_click_away(visit: Visit) -> None:
    page = visit(width=1440, height=900, reduced_motion="reduce")
    sit_down(page)
    seat = page.get_by_role("button", name="Enlarge the principality of").first
    board = page.locator(".other-board")
    seat.hover()
    expect(board).to_be_visible()
    page.mouse.move(5, 5)
    expect(board).to_have_count(0)
    for _ in range(120):
        page.keyboard.press("Tab")
        if board.count():
            break
    expect(seat).to_be_focused()
    page.keyboard.press("Escape")
    expect(board).to_have_count(0)
    seat.click()
    page.mouse.move(5, 5)
    expect(board).to_be_visible()
    check_accessibility(page)
    page.keyboard.press("Escape")
    expect(board).to_have_count(0)
    seat.click()
    page.get_by_role("button", name="Close").click()
    page.mouse.move(5, 5)
    expect(board).to_have_count(0)


def test_tabs_tell_where_something_changed(visit: Visit) -> None:
    page = visit(**PHONE)
    sit_down(page)
    others = page.get_by_role("group", name="Parts of the table").get_by_role("button", name="Log")
    Clicker(page, seed=2, curious=0, finger=True).play_on(moves=3)
    expect(others).to_contain_text("something changed here")
    others.tap()
    expect(others).not_to_contain_text("something changed here")
    expect(page.get_by_role("region", name="Log")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "theme"), [("phone", "dark"), *further(("phone", "light"), ("desktop", "dark"), ("desktop", "light"))]
)
def test_axe_finds_nothing_serious_in_any_position(gallery: Gallery, size: str, theme: str) -> None:
    with gallery.visitor(Setting(size, theme, "en")) as page:
        for name in ("turn_4", "mark_5-muse_and_princess", "span_3-cooperative", "keep_4"):
            gallery.show(page, f"princes_{name}")
            check_accessibility(page)
