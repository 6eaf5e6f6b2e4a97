"""What people do on the page, in words."""

import re

from playwright.sync_api import Page, expect


def call_me(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("navigation").get_by_text(name)).to_be_visible()


def open_table(page: Page, kinds: list[str], names: dict[int, str] | None = None) -> str:
    """Make a table of Princes with these kinds of seats; its address."""
    page.get_by_role("link", name="New table").click()
    page.get_by_role("radio", name=str(len(kinds)), exact=True).check(force=True)
    for number, kind in enumerate(kinds, 1):
        page.get_by_label(f"Seat {number}", exact=True).select_option(kind)
    for number, name in (names or {}).items():
        page.get_by_label(f"Seat {number}: Name").fill(name)
    page.get_by_role("button", name=re.compile("Start the game|Open the table")).click()
    page.wait_for_url("**/tables/*")
    return page.url


def play_now(page: Page) -> None:
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/tables/*")
    expect(status(page)).to_contain_text("Your turn")


def status(page: Page):
    return page.get_by_test_id("status")


def log(page: Page):
    return page.get_by_role("region", name="Log")


def give_back(page: Page) -> None:
    """The first decision of Princes."""
    page.get_by_role("button", name="Give back").first.click()
