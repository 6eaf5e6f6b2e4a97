"""What a stranger does: a fresh browser, no cookie, no saved name, and the first press must count."""

import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.conftest import Visit
from tests.web.steps import open_table, path_of

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844, "has_touch": True, "is_mobile": True},
}
WORDS = {
    "en-GB": {"name": "Your name", "sit": "Take this seat", "you": "you", "guest": "Guest", "new": "New table"},
    "de-DE": {"name": "Ihr Name", "sit": "Platz nehmen", "you": "Sie", "guest": "Gast", "new": "Neuer Tisch"},
}
PLAY_NOW = {"en-GB": "Play The Princes of Florence now", "de-DE": "„Die Fürsten von Florenz“ spielen"}
everywhere = pytest.mark.parametrize(("size", "locale"), [(size, locale) for size in SIZES for locale in WORDS])


def players(page: Page, locale: str) -> Locator:
    """Who sits at a table; a phone has a tab for it."""
    name = "Players" if locale == "en-GB" else "Spieler"
    return page.get_by_role("list", name=name, include_hidden=True)


@everywhere
def test_a_stranger_types_a_name_and_sits_down_by_one_press(visit: Visit, size: str, locale: str) -> None:
    host, words = visit(), WORDS[locale]
    address = open_table(host, ["human", "open"], {1: "Anna"})
    stranger = visit(path_of(address), locale=locale, **SIZES[size])
    stranger.get_by_label(words["name"]).fill("Bea")
    sit = stranger.get_by_role("button", name=words["sit"])
    sit.tap() if size == "phone" else sit.click()
    seat = stranger.get_by_role("listitem").filter(has_text="Bea")
    expect(seat).to_contain_text(words["you"])
    expect(host.get_by_role("listitem").filter(has_text="Bea")).to_be_visible()
    host.get_by_role("button", name="Start game").click()
    expect(players(stranger, locale)).to_contain_text("Bea")


@everywhere
def test_a_stranger_without_a_name_sits_down_by_one_press(visit: Visit, size: str, locale: str) -> None:
    words = WORDS[locale]
    address = open_table(visit(), ["human", "open"], {1: "Anna"})
    stranger = visit(path_of(address), locale=locale, **SIZES[size])
    stranger.get_by_role("button", name=words["sit"]).click()
    expect(stranger.get_by_role("listitem").filter(has_text=words["guest"])).to_contain_text(words["you"])


@pytest.mark.long
def test_a_name_that_is_refused_is_not_lost_and_says_why(visit: Visit) -> None:
    """Nothing but spaces is no name: one is a guest, and sits all the same."""
    address = open_table(visit(), ["human", "open"], {1: "Anna"})
    stranger = visit(path_of(address))
    stranger.get_by_label("Your name").fill("   ")
    stranger.get_by_role("button", name="Take this seat").click()
    expect(stranger.get_by_role("listitem").filter(has_text="Guest")).to_contain_text("you")


@everywhere
def test_a_name_typed_in_the_lobby_counts_at_once(visit: Visit, size: str, locale: str) -> None:
    page = visit(locale=locale, **SIZES[size])
    page.get_by_label(WORDS[locale]["name"]).fill("Carla")
    page.get_by_role("button", name=PLAY_NOW[locale]).click()
    page.wait_for_url("**/tables/*")
    expect(players(page, locale)).to_contain_text("Carla")


@pytest.mark.parametrize("size", SIZES)
def test_a_name_typed_in_the_lobby_counts_at_a_new_table_too(visit: Visit, size: str) -> None:
    page = visit(**SIZES[size])
    page.get_by_label("Your name").fill("Carla")
    open_table(page, ["human", "open"])
    expect(page.get_by_role("listitem").filter(has_text="Carla")).to_contain_text("you")


def test_the_name_typed_for_the_first_seat_becomes_the_strangers_name(visit: Visit) -> None:
    page = visit()
    open_table(page, ["human", "human"], {1: "Dora", 2: "Elsa"})
    page.get_by_role("button", name="I’m Dora").click()
    expect(players(page, "en-GB")).to_contain_text("Dora")
    page.goto(page.url.partition("/tables")[0])
    expect(page.get_by_label("Your name")).to_have_value("Dora")


@pytest.mark.long
def test_sitting_down_keeps_the_room_on_the_screen(visit: Visit) -> None:
    """A new person needs a new connection; what was there must not vanish meanwhile."""
    address = open_table(visit(), ["human", "open", "open"], {1: "Anna"})
    stranger = visit(path_of(address))
    expect(stranger.get_by_role("button", name="Take this seat").first).to_be_visible()
    stranger.evaluate(
        """() => {
          window.gone = 0
          const room = document.querySelector(".room")
          new MutationObserver(() => { if (!room.isConnected) window.gone += 1 })
            .observe(document.body, { childList: true, subtree: true })
        }"""
    )
    stranger.get_by_label("Your name").fill("Bea")
    stranger.get_by_role("button", name="Take this seat").first.click()
    expect(stranger.get_by_role("listitem").filter(has_text="Bea")).to_contain_text("you")
    assert stranger.evaluate("window.gone") == 0


def answer_slowly(route: Route) -> None:
    """One after the other."""
    time.sleep(0.2)
    route.continue_()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("path", "first"), [("/", '[href="/new"]'), ("/new", "main label >> nth=1")])
def test_what_can_be_pressed_first_does_not_move_away(visit: Visit, size: str, path: str, first: str) -> None:
    """A press is lost if what is pressed moves between down and up."""
    page = visit(path, **SIZES[size])
    page.route("**/api/**", answer_slowly)
    page.reload()
    page.evaluate("document.fonts.ready.then(() => true)")
    page.locator(first).wait_for()
    before = page.locator(first).bounding_box()
    page.wait_for_timeout(1500)
    assert page.locator(first).bounding_box() == before
