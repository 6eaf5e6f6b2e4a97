"""Games by the page's own controls: to the last point, by keys, by touch, around one screen, in two browsers."""

import re
import signal

import pytest
from playwright.sync_api import Page, expect

from tests.quick import further
from tests.web.clicker import Clicker, Keys
from tests.web.conftest import ServerProcess, Visit
from tests.web.page_checks import check_accessibility, check_no_horizontal_scroll, check_touch_targets
from tests.web.steps import log, open_table, sit_together, status, tab_to

PRINCES, LORENZO = "The Princes of Florence", "Lorenzo il Magnifico"
FULLEST = {
    PRINCES: ("Muse & Princess", "Cooperative building"),
    LORENZO: ("Advanced game", "Points despite refusing", "only one: the wood", "from each of the two portions"),
}
STILL = "reduce"  # what others do is shown at once


def against_bots(page: Page, game: str, seats: int, options: tuple[str, ...] = ()) -> None:
    open_table(page, ["human"] + ["bot"] * (seats - 1), game=game, options=options, level="newcomer")


def points(page: Page) -> list[int]:
    """What the panel at the end gives each place; it may also explain a tie."""
    shown = page.get_by_role("region", name=re.compile("wins!|share")).get_by_role("listitem").all_inner_texts()
    return [int(last) for line in shown if (last := line.split()[-1]).isdigit()]


@pytest.mark.long
@pytest.mark.parametrize(("game", "theme"), [(PRINCES, "dark"), (LORENZO, "light")])
def test_a_whole_game_by_clicks(visit: Visit, game: str, theme: str) -> None:
    seats = 3
    page = visit(reduced_motion=STILL, color_scheme=theme)
    against_bots(page, game, seats, FULLEST[game])
    player = Clicker(page, seed=1)
    player.play_on()
    assert player.over
    assert len(points(page)) == seats
    totals = [int(total.split()[0]) for total in page.locator("tfoot tr:first-child td").all_inner_texts()]
    assert sorted(totals, reverse=True) == points(page), "the account of points comes to what the panel says"
    check_accessibility(page)
    page.goto(page.url + "?at=9")
    expect(status(page)).to_contain_text("Move 9 of")
    check_accessibility(page)


def often(moves: int) -> pytest.MarkDecorator:
    """Before every change a few of the moves will do: they are played the same way again and again."""
    return pytest.mark.parametrize("moves", [moves // 5, *further(moves)])


@pytest.mark.slow
@often(45)
@pytest.mark.parametrize(("game", "theme"), [(PRINCES, "light"), (LORENZO, "dark")])
def test_without_variants_by_clicks(visit: Visit, game: str, theme: str, moves: int) -> None:
    page = visit(reduced_motion=STILL, color_scheme=theme)
    against_bots(page, game, seats=2)
    Clicker(page, seed=1).play_on(moves)
    check_accessibility(page)


@pytest.mark.slow
@often(60)
def test_many_moves_by_the_keyboard_alone(visit: Visit, moves: int) -> None:
    page = visit(reduced_motion=STILL)
    against_bots(page, PRINCES, seats=2)
    player = Keys(page, seed=1)
    player.play_on(moves)
    assert player.stored() >= moves


def test_play_now_by_the_keyboard_alone(visit: Visit) -> None:
    page = visit(reduced_motion=STILL)
    expect(page.get_by_role("button", name="Play The Princes of Florence now")).to_be_visible()
    tab_to(page, "Play The Princes of Florence now")
    page.keyboard.press("Enter")
    expect(status(page)).to_contain_text("Your turn")
    Keys(page, seed=1).play_on(moves=1)


@pytest.mark.slow
@often(60)
@pytest.mark.parametrize("game", [PRINCES, LORENZO])
def test_a_phone_is_enough(visit: Visit, game: str, moves: int) -> None:
    page = visit(width=390, height=844, has_touch=True, reduced_motion=STILL)
    against_bots(page, game, 3, FULLEST[game])

    def look() -> None:
        check_no_horizontal_scroll(page, 390)
        check_touch_targets(page)

    Clicker(page, seed=2, finger=True).play_on(moves, look)


@pytest.mark.slow
@often(36)
def test_around_one_screen_nobody_sees_anothers_hand(visit: Visit, moves: int) -> None:
    page = visit(reduced_motion=STILL)
    names = {1: "Anna", 2: "Bea"}
    open_table(page, ["human", "human"], names)
    curtains = 0

    def look() -> None:
        nonlocal curtains
        if not (curtain := page.get_by_role("heading", name="Pass the device to")).count():
            return
        curtains += 1
        assert page.locator(".princes").count() == 0, "the table is not even drawn"
        other = "Bea" if "Anna" in curtain.inner_text() else "Anna"
        assert not re.search(rf"{other} (gives back|keeps) the ", log(page).inner_text())

    Clicker(page, seed=3, curious=0).play_on(moves, look)
    assert curtains > moves / 6


@pytest.mark.long
@often(12)
def test_two_browsers_at_one_table_one_reloading_in_the_middle(visit: Visit, moves: int) -> None:
    anna, bea = sit_together(visit, reduced_motion=STILL)
    players = [Clicker(anna, seed=4), Clicker(bea, seed=5)]

    def take_turns() -> None:
        until = players[0].stored() + moves
        while not players[0].over and players[0].stored() < until:
            for player in players:
                if "Your turn" in status(player.page).inner_text():
                    player.play_on(moves=1)

    take_turns()
    before = bea.get_by_role("region", name="Log").inner_text()
    bea.reload()
    expect(log(bea)).to_contain_text(before.splitlines()[-1])
    take_turns()
    expect(status(anna if "Your turn" in status(bea).inner_text() else bea)).to_contain_text("’s turn")


@pytest.mark.long
@often(12)
def test_the_server_dies_and_comes_back_in_the_middle(visit: Visit, own_server: ServerProcess, moves: int) -> None:
    page = visit(at=own_server.address, reduced_motion=STILL)
    against_bots(page, LORENZO, 3)
    player = Clicker(page, seed=6)
    player.play_on(moves)
    stored = player.stored()
    own_server.stop(signal.SIGKILL)
    expect(page.get_by_text("Connection lost.")).to_be_visible()
    own_server.start()
    expect(page.get_by_text("Connection lost.")).to_have_count(0, timeout=20_000)
    player.ready()
    assert player.stored() >= stored, "nothing that was shown is lost"
    player.play_on(moves)
    assert player.stored() >= stored + moves
