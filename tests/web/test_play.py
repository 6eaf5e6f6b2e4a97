"""People at tables: what each can do there besides playing."""

import json
import re
import signal
import sqlite3

import pytest
from playwright.sync_api import expect

from tests.quick import further
from tests.web.conftest import ServerProcess, Visit
from tests.web.steps import give_back, log, open_table, play_now, sit_together, status


def test_one_click_from_the_lobby_to_a_running_game(visit: Visit) -> None:
    page = visit()
    play_now(page)
    assert page.title().startswith("● Your turn")
    expect(page.get_by_role("list", name="Players").locator("> li")).to_have_count(4)
    give_back(page)
    expect(log(page)).to_contain_text("Guest gives back the")
    page.get_by_role("link", name="Go to the lobby").first.click()
    expect(page.get_by_role("heading", name="My games in progress")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="The Princes of Florence").first).to_be_visible()


@pytest.mark.long
def test_the_lobby_says_whose_turn_it_is_before_anybody_has_moved(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.get_by_role("link", name="Go to the lobby").first.click()
    mine = page.get_by_role("region", name="My games in progress").get_by_role("listitem")
    expect(mine.first).to_contain_text("Your turn")


def test_what_one_does_the_other_sees(visit: Visit) -> None:
    anna, bea = sit_together(visit)
    expect(status(bea)).to_contain_text("Anna’s turn: give back a profession")
    give_back(anna)
    expect(log(anna)).to_contain_text("Anna gives back the")
    expect(log(bea)).to_contain_text("Anna gives back a profession card")
    expect(status(bea)).to_contain_text("Your turn")
    assert bea.title().startswith("● Your turn")
    give_back(bea)
    expect(log(anna)).to_contain_text("Bea gives back a profession card")
    expect(log(anna)).to_contain_text("Round 1 begins")


def test_they_talk(visit: Visit) -> None:
    anna, bea = sit_together(visit)
    bea.get_by_role("tab", name="Chat").click()
    bea.get_by_label("Write a message").fill("Ciao <b>Anna</b>")
    bea.get_by_role("button", name="Send").click()
    anna.get_by_role("tab", name="1 new").click()
    expect(anna.get_by_role("log")).to_contain_text("Ciao <b>Anna</b>")


@pytest.mark.long
def test_somebody_watches(visit: Visit) -> None:
    anna, _ = sit_together(visit)
    carla = visit(anna.evaluate("location.pathname"))
    expect(carla.get_by_text("You are watching.")).to_be_visible()
    expect(status(carla)).to_contain_text("Anna’s turn")
    expect(carla.get_by_role("button", name="Give back")).to_have_count(0)


def test_around_one_screen_hands_are_hidden_until_the_device_is_passed_on(visit: Visit) -> None:
    page = visit()
    open_table(page, ["human", "human"], {1: "Anna", 2: "Bea"})
    cards = page.get_by_role("button", name="Give back")
    expect(page.get_by_role("heading", name="Pass the device to Anna")).to_be_visible()
    expect(cards).to_have_count(0)
    page.get_by_role("button", name="I’m Anna").click()
    expect(cards).to_have_count(4)
    give_back(page)
    expect(page.get_by_role("heading", name="Pass the device to Bea")).to_be_visible()
    expect(cards).to_have_count(0)
    expect(log(page)).to_contain_text("Anna gives back a profession card")
    page.reload()
    expect(page.get_by_role("heading", name="Pass the device to Bea")).to_be_visible()
    page.keyboard.press("Enter")
    expect(cards).to_have_count(4)


@pytest.mark.long
def test_around_one_screen_one_may_look_from_another_of_ones_own_seats(visit: Visit) -> None:
    page = visit()
    open_table(page, ["human", "human"], {1: "Anna", 2: "Bea"})
    page.get_by_role("button", name="I’m Anna").click()
    hand = page.get_by_role("region", name="Hand")
    before = hand.inner_text()
    page.get_by_role("button", name="View from Bea’s seat").click()
    expect(hand).to_have_count(0)
    page.get_by_role("button", name="I’m Bea").click()
    expect(hand).to_be_visible()
    assert hand.inner_text() != before
    expect(page.get_by_role("button", name="Give back")).to_have_count(0)  # Anna decides
    page.get_by_role("button", name="View from Anna’s seat").click()
    page.get_by_role("button", name="I’m Anna").click()
    give_back(page)
    expect(page.get_by_role("heading", name="Pass the device to Bea")).to_be_visible()


@pytest.mark.long
def test_step_back_through_the_game_and_return(visit: Visit) -> None:
    page = visit()
    play_now(page)
    give_back(page)
    expect(log(page)).to_contain_text("Round 1 begins")
    page.locator("body").press("Home")
    expect(status(page)).to_have_text(re.compile("Move 0 of"))
    expect(page.get_by_role("button", name="Give back")).to_have_count(0)
    page.locator("body").press("ArrowRight")
    expect(status(page)).to_have_text(re.compile("Move 1 of"))
    page.get_by_role("button", name="Back to live").click()
    expect(status(page)).not_to_contain_text("Move")


def test_a_step_is_taken_back_while_nobody_else_has_acted(visit: Visit) -> None:
    page = visit()
    open_table(page, ["human", "human"], {1: "Anna", 2: "Bea"})
    for name in ("Anna", "Bea"):
        page.get_by_role("button", name=f"I’m {name}").click()
        give_back(page)
    expect(status(page)).to_contain_text("name an object for auction")
    if (other := page.get_by_role("button", name="I’m Anna")).is_visible():  # who starts is drawn
        other.click()
    page.get_by_role("button", name=re.compile("Jester")).first.click()
    page.get_by_role("dialog").get_by_role("button", name="Name it").click()
    expect(log(page)).to_contain_text("puts a jester up for auction")
    page.get_by_role("button", name="Undo").click()
    expect(log(page)).not_to_contain_text("puts a jester up for auction")


@pytest.mark.long
def test_a_bot_takes_over_and_the_game_is_replayed_and_downloaded(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    play_now(page)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Let the bot play").click()
    expect(page.get_by_role("heading", name=re.compile("wins!|share the victory"))).to_be_visible(timeout=60_000)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download game record").click()
    record = json.loads(download.value.path().read_text("utf-8"))
    assert record["game"] == "princes"
    guest = visit(page.evaluate("location.pathname") + "?at=3")
    expect(status(guest)).to_have_text(f"Move 3 of {len(record['moves'])}")
    guest.get_by_role("button", name="Next move").click()
    expect(status(guest)).to_have_text(f"Move 4 of {len(record['moves'])}")


@pytest.mark.long
def test_an_account_keeps_its_tables_across_devices(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    play_now(page)
    address = page.url
    page.goto(server.address + "/account")
    page.get_by_label("Login").fill("anna.bianchi")
    page.get_by_label("Password").fill("una password lunga")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("Signed in as anna.bianchi.")).to_be_visible()
    other = visit("/account")
    other.get_by_role("button", name="I already have an account").click()
    other.get_by_label("Login").fill("anna.bianchi")
    other.get_by_label("Password").fill("una password lunga")
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_text("Signed in as anna.bianchi.")).to_be_visible()
    other.goto(address)
    expect(status(other)).to_contain_text("Your turn")


@pytest.mark.parametrize(
    ("locale", "unsent", "give_back_button"),
    [
        *further(("en-GB", "Your move has not been sent yet.", "Give back")),
        ("de-DE", "Ihr Zug wurde noch nicht gesendet.", "Zurückgeben"),
    ],
)
def test_a_move_made_without_a_connection_waits_for_it_and_is_played_once(
    visit: Visit, own_server: ServerProcess, locale: str, unsent: str, give_back_button: str
) -> None:
    page = visit(at=own_server.address, locale=locale, reduced_motion="reduce")
    page.locator("button.chief").first.click()
    page.wait_for_url("**/tables/*")
    button = page.get_by_role("button", name=give_back_button).first
    expect(button).to_be_visible()
    own_server.stop(signal.SIGKILL)
    lost = page.locator("header [role=status]")
    expect(lost).not_to_be_empty()
    button.click()
    page.get_by_role("dialog").get_by_role("button", name=give_back_button, exact=True).click()
    expect(lost).to_contain_text(unsent)
    own_server.start()
    expect(lost).to_be_empty(timeout=20_000)
    expect(page.get_by_role("button", name=give_back_button)).to_have_count(0)
    with sqlite3.connect(own_server.database) as database:
        played = database.execute("SELECT message_id FROM moves WHERE played_by NOT LIKE 'bot:%'").fetchall()
    assert len(played) == 1


def test_a_table_that_does_not_exist(visit: Visit, server: ServerProcess) -> None:
    page = visit(at=server.address, path="/tables/nosuchtable1")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Page not found")
    page.goto(server.address)
    page.get_by_label("Table link or number").fill("that is no link")
    page.get_by_role("button", name="Go to table").click()
    expect(page.get_by_role("alert")).to_have_text("This is not a link to a table. Check it and try again.")
