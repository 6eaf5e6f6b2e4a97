"""A game from another package on the page, drawn as every game can be."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import ServerProcess, Visit
from tests.web.page_checks import check_accessibility, check_no_horizontal_scroll
from tests.web.steps import log, open_table, status


@pytest.fixture
def server(installed: str, tmp_path: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    server.stop()


def test_it_is_played_from_the_lobby_to_the_end(visit: Visit) -> None:
    page = visit()
    card = page.get_by_role("article").filter(has_text="The Drapers")
    expect(card).to_contain_text("Eight bolts of cloth")
    expect(card).to_contain_text("about 10 minutes")
    open_table(page, ["human", "bot"], game="The Drapers", options=("20",))
    expect(status(page)).to_contain_text("Your turn: bid")
    expect(page.get_by_role("heading", name="What do you bid?")).to_be_visible()
    expect(page.get_by_role("row").nth(2)).to_contain_text("1 hidden")
    check_accessibility(page)
    check_no_horizontal_scroll(page, 1280)
    page.get_by_role("button", name="Bid 1", exact=True).click()
    expect(log(page)).to_contain_text("Guest bids 1.")
    over = page.get_by_text("The game is over")
    while not over.first.is_visible():
        offered = page.get_by_role("button", name="Pass", exact=True)
        if offered.is_visible():
            offered.click()
        page.wait_for_timeout(150)
    expect(log(page)).to_contain_text("The game is over: Guest")


@pytest.mark.long
def test_it_is_told_in_another_language_as_far_as_it_has_words(visit: Visit) -> None:
    page = visit(locale="de-DE", width=390, height=800)
    expect(page.get_by_role("article").filter(has_text="The Drapers")).to_be_visible()
    page.get_by_role("article").filter(has_text="The Drapers").get_by_role("button").click()
    page.wait_for_url("**/tables/*")
    expect(page.get_by_role("heading", name="What do you bid?")).to_be_visible()
    expect(page.get_by_role("cell", name="ja").first).to_be_visible()
    check_no_horizontal_scroll(page, 390)


@pytest.mark.long
def test_a_game_without_rules_texts_says_so(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Rules of The Drapers").click()
    expect(page.get_by_text("This game comes without rules texts.")).to_be_visible()
    check_accessibility(page)
    page.go_back()
    open_table(page, ["human", "bot"], game="The Drapers")
    expect(page.get_by_role("heading", name="What do you bid?")).to_be_visible()
    page.get_by_role("button", name="Rules for this decision").click()
    expect(page.get_by_role("dialog")).to_contain_text("There is no rule text for this.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="What do you bid?")).to_be_visible()
