"""The commitment to the deal: shown to everybody from the start, checked by the page at the end."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

import signoria
from tests.quick import further
from tests.web.conftest import ServerProcess, Visit
from tests.web.steps import open_table, sit_together, status

WORDS = {
    "en-GB": ("Table menu", "Commitment to the deal", "Deal verified: it was fixed before the first move."),
    "de-DE": ("Tischmenü", "Hashwert der Verteilung", "Verteilung geprüft: Sie stand vor dem ersten Zug fest."),
}
STILL = "reduce"  # what bots do is shown at once


def shown_in_menu(page: Page, locale: str = "en-GB") -> str:
    menu, heading, _ = WORDS[locale]
    page.get_by_role("button", name=menu).click()
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    commitment = page.get_by_test_id("commitment").inner_text()
    page.keyboard.press("Escape")
    return commitment


def let_bots_finish(page: Page) -> None:
    """Hand the seat to a quick bot; the others are bots already."""
    page.evaluate(
        """async () => {
            const csrf = document.cookie.match(/signoria_csrf=([^;]*)/)[1];
            const headers = { "content-type": "application/json", "x-csrf-token": csrf };
            const table = location.pathname.split("/")[2];
            await fetch(`/api/tables/${table}/resign`, { method: "POST", headers, body: '{"level":"random"}' });
        }"""
    )


@pytest.mark.long
def test_players_and_spectators_see_the_same_commitment_before_the_first_move(visit: Visit) -> None:
    anna, bea = sit_together(visit)
    carla = visit(anna.evaluate("location.pathname"))
    expect(status(carla)).to_contain_text("Anna’s turn")
    seen = {shown_in_menu(page) for page in (anna, bea, carla)}
    assert len(seen) == 1
    assert re.fullmatch("[0-9a-f]{64}", seen.pop())


def test_before_the_start_there_is_no_commitment(visit: Visit) -> None:
    page = visit()
    open_table(page, ["human", "open"])
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_test_id("commitment")).to_have_count(0)


@pytest.mark.long
def test_at_the_end_the_page_verifies_the_deal(visit: Visit) -> None:
    page = visit(reduced_motion=STILL)
    open_table(page, ["human", "bot"], game="Lorenzo il Magnifico", level="newcomer")
    commitment = shown_in_menu(page)
    let_bots_finish(page)
    expect(page.get_by_test_id("deal-verdict")).to_contain_text(WORDS["en-GB"][2], timeout=60_000)
    record = json.loads(page.request.get(page.url.replace("/tables", "/api/tables") + "/record").text())
    assert signoria.verify(record, commitment).over


@pytest.mark.parametrize(
    ("locale", "width"), [*further(("en-GB", 1280)), ("de-DE", 360)], ids=["desk", "phone in German"]
)
def test_whoever_comes_after_the_end_reads_the_same(visit: Visit, finished_table: str, locale: str, width: int) -> None:
    page = visit(finished_table, width=width, locale=locale, reduced_motion=STILL)
    verdict = page.get_by_test_id("deal-verdict")
    expect(verdict).to_contain_text(WORDS[locale][2])
    expect(verdict).to_contain_text("signoria verify")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    record = json.loads(page.request.get(page.url.replace("/tables", "/api/tables") + "/record").text())
    assert signoria.verify(record, shown_in_menu(page, locale)).over


def test_a_server_that_exchanges_the_deal_is_found_out(
    visit: Visit, server: ServerProcess, finished_table: str
) -> None:
    page = visit(reduced_motion=STILL)

    def exchange(route):
        record = route.fetch().json()
        route.fulfill(json={**record, "seed": "0" * 64})

    page.route("**/record", exchange)
    page.goto(server.address + finished_table)
    expect(page.get_by_test_id("deal-verdict")).to_contain_text("The deal is not the one")


def test_over_plain_http_the_page_says_what_to_do_instead(
    visit: Visit, server: ServerProcess, finished_table: str
) -> None:
    page = visit()
    page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    page.goto(server.address + finished_table)
    expect(page.get_by_test_id("deal-verdict")).to_contain_text("only over https")
    expect(page.get_by_test_id("deal-verdict")).to_contain_text("signoria verify")
