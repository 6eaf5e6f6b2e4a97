"""Fewer clicks: bids up to a limit, answers prepared while waiting, and a curtain only where something is hidden."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.quick import further
from tests.web.conftest import Visit
from tests.web.page_checks import check_accessibility, check_no_horizontal_scroll
from tests.web.steps import log, open_table, settled, sit_together, status, tab_to

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844, "has_touch": True, "is_mobile": True},
}
each_size = pytest.mark.parametrize("size", SIZES)


def preparing(page: Page):
    return page.get_by_role("group", name="Prepare an answer")


def confirm(page: Page) -> None:
    """By a key: a second click so soon and so near would be taken for a double click."""
    page.get_by_role("dialog").locator("[data-offer]").last.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)


def give_back(page: Page) -> None:
    page.locator("button.card", has_text="Give back").first.click()
    confirm(page)


def name_jester(page: Page) -> None:
    settled(page)
    page.get_by_role("button", name=re.compile("^Jester")).first.click()
    confirm(page)


def in_an_auction(visit: Visit, **more: Any) -> tuple[Page, Page]:
    """Two people past the set-up; whoever names first comes first."""
    anna, bea = sit_together(visit, reduced_motion="reduce", **more)
    give_back(anna)
    give_back(bea)
    first, second = (anna, bea) if "Your turn" in status(anna).inner_text() else (bea, anna)
    expect(status(first)).to_contain_text("Your turn")
    return first, second


@pytest.mark.parametrize("size", ["phone", *further("desktop")])
def test_a_stranger_bids_up_to_a_limit(visit: Visit, size: str) -> None:
    first, second = in_an_auction(visit, **SIZES[size])
    name_jester(first)
    expect(preparing(first)).to_be_visible()
    for _ in range(2):
        preparing(first).get_by_role("button", name="Higher").click()
    preparing(first).get_by_role("button", name="Up to 600 F").click()
    expect(preparing(first)).to_contain_text("Prepared: Bid up to 600 F")
    check_no_horizontal_scroll(first, SIZES[size]["width"])
    check_accessibility(first)
    settled(second)
    second.get_by_role("button", name="Bid 400 F", exact=True).click()
    expect(log(second)).to_contain_text("500 F")
    expect(status(second)).to_contain_text("Your turn")
    expect(second.locator(".play")).not_to_contain_text("Prepared:")
    settled(second)
    second.get_by_role("button", name="Bid 600 F", exact=True).click()
    expect(status(first)).to_contain_text("Your turn")  # the limit is reached: passed, and names again
    expect(log(first)).to_contain_text("passes")
    expect(preparing(first)).to_have_count(0)


@pytest.mark.long
@each_size
def test_a_limit_is_changed_and_cancelled(visit: Visit, size: str) -> None:
    first, second = in_an_auction(visit, **SIZES[size])
    name_jester(first)
    field = preparing(first).get_by_label("Your highest bid", exact=True).last
    field.fill("99999")
    field.press("Enter")
    expect(preparing(first)).to_contain_text(re.compile(r"Prepared: Bid up to \d+00 F"))
    first.reload()
    expect(preparing(first)).to_contain_text("Prepared: Bid up to")
    preparing(first).get_by_role("button", name="Cancel").click()
    expect(preparing(first)).not_to_contain_text("Prepared:")
    settled(second)
    second.get_by_role("button", name="Bid 400 F", exact=True).click()
    expect(first.get_by_role("button", name="Bid 500 F", exact=True)).to_be_visible()


@pytest.mark.long
def test_pass_for_this_auction(visit: Visit) -> None:
    first, second = in_an_auction(visit, **SIZES["desktop"])
    name_jester(first)
    preparing(first).get_by_role("button", name="Pass for this auction").click()
    expect(preparing(first)).to_contain_text("Prepared: Pass")
    settled(second)
    second.get_by_role("button", name="Bid 400 F", exact=True).click()
    expect(log(first)).to_contain_text("passes")


@pytest.mark.long
def test_on_ones_own_turn_a_limit_bids_at_once(visit: Visit) -> None:
    first, second = in_an_auction(visit, **SIZES["desktop"])
    name_jester(first)
    settled(second)
    preparing(second).get_by_role("button", name="Higher").click()
    preparing(second).get_by_role("button", name="Up to 500 F").click()
    expect(status(first)).to_contain_text("Your turn")
    expect(log(first)).to_contain_text("400 F")
    expect(preparing(second)).to_contain_text("Prepared: Bid up to 500 F")


@pytest.mark.long
@each_size
def test_the_card_to_give_back_is_chosen_while_waiting(visit: Visit, size: str) -> None:
    anna, bea = sit_together(visit, reduced_motion="reduce", **SIZES[size])
    cards = bea.get_by_role("region", name="Hand").locator("button.card")
    expect(cards).to_have_count(4)
    settled(bea)
    cards.nth(1).click()
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    settled(bea)
    cards.nth(2).click()
    expect(cards.nth(2)).to_contain_text("Prepared")
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "false")
    title = cards.nth(2).locator(".title").inner_text()
    expect(preparing(bea)).to_contain_text(title)
    check_accessibility(bea)
    assert title not in anna.locator("#log-and-talk").inner_text()
    give_back(anna)
    expect(log(bea)).to_contain_text(f"Bea gives back the {title}")


def test_by_the_keyboard_alone(visit: Visit) -> None:
    first, _ = in_an_auction(visit, **SIZES["desktop"])
    name_jester(first)
    expect(preparing(first)).to_be_visible()
    tab_to(first, "Higher")
    first.keyboard.press("Enter")
    tab_to(first, "Up to 500 F")
    first.keyboard.press("Enter")
    expect(preparing(first)).to_contain_text("Prepared: Bid up to 500 F")
    tab_to(first, "Cancel")
    first.keyboard.press("Enter")
    expect(preparing(first)).not_to_contain_text("Prepared:")


@pytest.mark.long
def test_in_german(visit: Visit) -> None:
    first, _ = in_an_auction(visit, **SIZES["desktop"])
    name_jester(first)
    first.evaluate("localStorage.setItem('signoria', JSON.stringify({ language: 'de' }))")
    first.reload()
    group = first.get_by_role("group", name="Antwort vorbereiten")
    group.get_by_role("button", name="Bis 400 F").click()
    expect(group).to_contain_text("Vorbereitet: Bis 400 F mitbieten")
    group.get_by_role("button", name="Aufheben").click()
    expect(group.get_by_role("button", name="In dieser Versteigerung passen")).to_be_visible()


# Around one screen


def curtain(page: Page):
    return page.get_by_role("heading", name="Pass the device to")


def test_no_curtain_where_nothing_is_hidden(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    open_table(page, ["human", "human"], {1: "Anna", 2: "Bea"}, game="Lorenzo il Magnifico")
    expect(page.locator(".lorenzo")).to_be_visible()
    expect(curtain(page)).to_have_count(0)


def test_the_curtain_comes_down_at_every_turn_if_one_wants_it(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("On one device").check()
    page.keyboard.press("Escape")
    open_table(page, ["human", "human"], {1: "Anna", 2: "Bea"}, game="Lorenzo il Magnifico")
    expect(curtain(page)).to_be_visible()


@pytest.mark.long
def test_the_advanced_game_hides_the_leaders(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    open_table(page, ["human", "human"], {1: "Anna", 2: "Bea"}, game="Lorenzo il Magnifico", options=("Advanced game",))
    for _ in range(2):  # the tiles are chosen openly
        settled(page)
        expect(curtain(page)).to_have_count(0)
        page.locator("ul.tile button[data-offer]").first.press("Enter")
        confirm(page)
    expect(curtain(page)).to_be_visible()
