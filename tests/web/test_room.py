"""Around a game: the waiting room, people who leave, and abandoning a game. As strangers do it, in fresh browsers."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import ServerProcess, Visit
from tests.web.page_checks import check_accessibility, check_no_horizontal_scroll, check_touch_targets
from tests.web.steps import give_back, log, open_table, path_of, sit_together, status

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, Any]] = {"desktop": {"width": 1440, "height": 900}, "phone": PHONE}


def seat(page: Page, text: str):
    return page.get_by_role("listitem").filter(has_text=text)


def player(page: Page, name: str):
    """Somebody who plays; a phone has a tab for the players."""
    players = page.get_by_role("list", name="Players", include_hidden=True)
    return players.get_by_role("listitem", include_hidden=True).filter(has_text=name)


def chat(page: Page):
    return page.get_by_role("log", name="Chat")


@pytest.mark.parametrize("size", SIZES)
def test_the_host_rules_the_room_and_everybody_sees_it(visit: Visit, size: str) -> None:
    host = visit(**SIZES[size])
    address = open_table(host, ["human", "open", "open"], {1: "Anna"})
    bea = visit(path_of(address), **SIZES[size])
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name="Take this seat: Seat 2").click()
    expect(bea.get_by_role("button", name="Give to a bot")).to_have_count(0)
    host.get_by_label("Level of new bots").select_option("veteran")
    host.get_by_role("button", name="Give to a bot: Seat 3").click()
    expect(chat(bea)).to_contain_text("Anna has given seat 3 to a bot: veteran.")
    expect(seat(bea, "bot, veteran")).to_be_visible()
    expect(host.get_by_role("button", name="Give to a bot: Bea")).to_have_count(0)  # she is here
    host.get_by_role("button", name="Remove: Bea").click()
    host.get_by_role("button", name="Really remove: Bea").click()
    expect(chat(bea)).to_contain_text("Anna has removed Bea from the table.")
    expect(bea.get_by_role("button", name="Take this seat: Seat 2")).to_be_visible()
    host.get_by_text("Change variants").click()
    host.get_by_label("Cooperative building").check()
    expect(bea.get_by_text("The Princes of Florence · Cooperative building")).to_be_visible()
    expect(chat(bea)).to_contain_text("Anna has changed a variant. Cooperative building: on.")
    expect(host.get_by_label("Harder game for two")).to_be_disabled()
    expect(host.get_by_text("Only with 2 players.")).to_be_visible()
    check_accessibility(host)
    if size == "phone":
        check_no_horizontal_scroll(host, 390)
        check_touch_targets(host)
    bea.get_by_role("button", name="Take this seat").click()
    host.get_by_role("button", name="Start game").click()
    expect(status(bea)).to_contain_text("turn")


def test_an_absent_persons_seat_goes_to_a_bot(visit: Visit) -> None:
    host = visit()
    address = open_table(host, ["human", "open"], {1: "Anna"})
    bea = visit(path_of(address))
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name="Take this seat").click()
    expect(seat(host, "Bea")).to_contain_text("online")
    bea.close()
    host.get_by_role("button", name="Give to a bot: Bea").click()
    expect(chat(host)).to_contain_text("Anna has given Bea’s seat to a bot: casual player.")
    expect(host.get_by_role("button", name="Start game")).to_be_enabled()


def test_a_stranger_speaks_in_the_room_by_one_press(visit: Visit) -> None:
    host = visit()
    address = open_table(host, ["human", "open"], {1: "Anna"})
    stranger = visit(path_of(address), **PHONE)
    stranger.get_by_label("Your name").fill("Carla")
    stranger.get_by_label("Write a message").fill("Ciao!")
    stranger.get_by_role("button", name="Send").tap()
    expect(chat(host)).to_contain_text("Carla")
    expect(chat(stranger)).to_contain_text("Ciao!")
    expect(stranger.get_by_label("Write a message")).to_have_value("")


def test_no_variant_is_chosen_that_the_number_of_seats_forbids(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="New table").click()
    hard = page.get_by_label("Harder game for two")
    expect(hard).to_be_disabled()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    hard.check()
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    expect(hard).not_to_be_checked()
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_role("button", name="Open table").click()
    expect(page.get_by_role("heading", name="Waiting room")).to_be_visible()
    expect(page.get_by_text("The Princes of Florence", exact=True).last).to_be_visible()


def test_defaults_are_not_listed_as_variants(visit: Visit) -> None:
    page = visit(locale="de-DE")
    page.get_by_role("link", name="Neuer Tisch").click()
    page.get_by_role("radio", name="Lorenzo").check(force=True)
    page.get_by_label("Platz 2", exact=True).select_option("open")
    page.get_by_role("button", name="Tisch eröffnen").click()
    expect(page.get_by_text("Lorenzo der Prächtige", exact=True).last).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_a_bot_plays_on_for_who_left_and_gives_the_seat_back(
    visit: Visit, impatient_server: ServerProcess, size: str
) -> None:
    anna, bea = sit_together(visit, at=impatient_server.address, reduced_motion="reduce", **SIZES[size])
    give_back(anna)
    address, context = bea.url, bea.context
    bea.close()
    notice = anna.get_by_role("region", name="Bea is away")
    expect(notice).to_contain_text("Bea has been away for more than 10 minutes.", timeout=15_000)
    check_accessibility(anna)
    notice.get_by_label("Level: Bea").select_option("newcomer")
    notice.get_by_role("button", name="Let a bot play on").click()
    expect(log(anna)).to_contain_text("Bea gives back")
    expect(player(anna, "Bea")).to_contain_text("newcomer")
    if size == "phone":
        anna.get_by_role("button", name=re.compile("^Log")).tap()
    anna.get_by_role("tab", name=re.compile("Chat")).click()
    expect(chat(anna)).to_contain_text("Bea is away. Anna lets a bot play for Bea: newcomer.")
    bea = context.new_page()
    bea.goto(address)
    expect(log(bea)).to_contain_text("Bea gives back")
    expect(bea.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(chat(anna)).to_contain_text("Bea is back. The bot has stopped.")
    expect(player(anna, "Bea")).to_contain_text("online")


@pytest.mark.long
def test_who_lets_a_bot_play_takes_the_seat_back_by_one_press(visit: Visit) -> None:
    anna, bea = sit_together(visit)
    bea.get_by_role("button", name="Table menu").click()
    bea.get_by_role("button", name="Let a bot play for me").click()
    bea.get_by_label("Level").select_option("newcomer")
    bea.get_by_role("button", name="Let the bot play").click()
    expect(bea.get_by_text("A bot (newcomer) is playing for you.")).to_be_visible()
    bea.reload()
    expect(bea.get_by_text("A bot (newcomer) is playing for you.")).to_be_visible()
    bea.get_by_role("button", name="Take my seat back").click()
    expect(bea.get_by_text("is playing for you")).to_have_count(0)
    give_back(anna)
    expect(status(bea)).to_contain_text("Your turn")
    give_back(bea)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_a_game_is_abandoned_by_agreement(visit: Visit, size: str) -> None:
    anna, bea = sit_together(visit, **SIZES[size])
    carla = visit(path_of(anna.url))
    for answer in ("Play on", "Agree"):
        anna.get_by_role("button", name="Table menu").click()
        anna.get_by_role("button", name="Abandon the game").click()
        anna.get_by_role("button", name="Propose it").click()
        expect(anna.get_by_text("Still to answer: Bea.")).to_be_visible()
        expect(carla.get_by_text("Anna would like to abandon the game.")).to_be_visible()
        expect(carla.get_by_role("button", name="Agree")).to_have_count(0)
        bea.get_by_role("button", name=answer).click()
        expect(anna.get_by_text("Still to answer")).to_have_count(0)
    for page in (anna, bea, carla):
        expect(status(page)).to_have_text("The game has been abandoned")
    expect(anna.get_by_role("button", name="Give back")).to_have_count(0)
    bea.get_by_role("button", name="Rematch").click()
    expect(bea.get_by_role("heading", name="Waiting room")).to_be_visible()
