"""What people do on the page, in words."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect


def call_me(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("navigation").get_by_role("link", name=name)).to_be_visible()


def open_table(
    page: Page,
    kinds: list[str],
    names: dict[int, str] | None = None,
    game: str = "The Princes of Florence",
    options: tuple[str, ...] = (),
    level: str | None = None,
) -> str:
    """Make a table with these kinds of seats; its address."""
    page.get_by_role("link", name="New table").click()
    page.get_by_role("radio", name=game).check(force=True)
    page.get_by_role("radio", name=str(len(kinds)), exact=True).check(force=True)
    for number, kind in enumerate(kinds, 1):
        page.get_by_label(f"Seat {number}", exact=True).select_option(kind)
        if kind == "bot" and level:
            page.get_by_label(f"Seat {number}: Level").select_option(level)
    for number, name in (names or {}).items():
        page.get_by_label(f"Seat {number}: Name").fill(name)
    for option in options:
        page.get_by_label(option, exact=True).check(force=True)
    page.get_by_role("button", name=re.compile("Start game|Open table")).click()
    page.wait_for_url("**/tables/*")
    return page.url


def settled(page: Page) -> None:
    """Wait until a new decision has come to rest: until then nothing is moved under a finger, nor pressed."""
    page.locator(".play:not([data-settling])").wait_for()


def play_now(page: Page, game: str = "The Princes of Florence") -> None:
    page.get_by_role("button", name=f"Play {game} now").click()
    page.wait_for_url("**/tables/*")
    expect(status(page)).to_contain_text("Your turn")


def status(page: Page):
    return page.get_by_test_id("status")


def log(page: Page):
    """Also where it is not shown: a phone has a tab for it."""
    return page.get_by_role("region", name="Log", include_hidden=True)


def give_back(page: Page) -> None:
    """The first decision of Princes; it cannot be taken back, so it is put once more."""
    page.locator("button.card", has_text="Give back").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Give back").click()


def path_of(address: str) -> str:
    return "/tables/" + address.rpartition("/")[2]


def sit_together(visit: Callable[..., Page], **more: object) -> tuple[Page, Page]:
    """Anna opens a table for two, Bea comes by its link, Anna starts."""
    anna = visit(**more)
    call_me(anna, "Anna")
    address = open_table(anna, ["human", "open"])
    link = anna.get_by_label("Send this link").input_value()
    assert link == address
    bea = visit(path_of(link), **more)
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name="Save").click()
    bea.get_by_role("button", name="Take this seat").click()
    anna.get_by_role("button", name="Start game").click()
    expect(status(anna)).to_contain_text("Your turn")
    return anna, bea


def tab_to(page: Page, text: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        if text in page.evaluate(
            "document.activeElement.getAttribute('aria-label') || document.activeElement.textContent"
        ):
            return
    raise AssertionError(f"no way to {text} by the Tab key")
