"""Choosing opponents, as somebody does who has never seen the page."""

import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from signoria.bots import levels_for_people
from signoria.locale import LANGUAGES, Words
from tests.web.clicker import Clicker
from tests.web.conftest import ServerProcess, Visit
from tests.web.page_checks import check_accessibility, check_no_horizontal_scroll, check_touch_targets
from tests.web.steps import open_table, status

LOCALES = {"en": "en-GB", "de": "de-DE"}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def test_a_stranger_on_a_phone_plays_german_newcomers(visit: Visit) -> None:
    about = Words("de", ("levels",))("level-about-newcomer")
    page = visit(locale="de-DE", pace=None, **PHONE)
    page.get_by_role("link", name="Neuer Tisch").tap()
    for seat in (2, 3, 4):
        level = page.get_by_label(f"Platz {seat}: Stärke")
        level.select_option(label="1 · Neuling")
        expect(level).to_have_accessible_description(re.compile(re.escape(about)))
    page.get_by_role("button", name="Spiel starten").tap()
    page.wait_for_url("**/tables/*")
    expect(status(page)).to_contain_text("Sie sind dran")
    table = page.url.rpartition("/")[2]
    seats = page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).seats", table)
    assert [seat["level"] for seat in seats] == [None, "newcomer", "newcomer", "newcomer"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_a_place_a_name_and_a_sentence(visit: Visit, language: str) -> None:
    spoken = Words(language, ("levels", "page"))
    page = visit("/new?game=lorenzo", locale=LOCALES[language], **PHONE)
    chooser = page.get_by_label(f"{spoken('seat-number', number=2)}: {spoken('seat-level')}")
    levels = levels_for_people("lorenzo")
    expect(chooser.locator("option")).to_have_count(len(levels))
    for place, level in enumerate(levels, 1):
        name = spoken(f"level-name-{level}")
        chooser.select_option(level)
        expect(chooser.locator("option:checked")).to_have_text(f"{place} · {name[0].upper()}{name[1:]}")
        expect(page.get_by_text(spoken(f"level-about-{level}")).first).to_be_visible()
    check_accessibility(page)
    check_no_horizontal_scroll(page, PHONE["width"])
    check_touch_targets(page)


def test_everybody_sets_how_long_bots_seem_to_think(visit: Visit) -> None:
    page = visit("/new?game=princes", pace=None)
    page.get_by_role("button", name="Settings").click()
    thinking = page.get_by_role("group", name="Bots’ thinking time")
    expect(thinking.get_by_role("radio", name="Natural")).to_be_checked()
    thinking.get_by_role("radio", name="Instant").check(force=True)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("group", name="Bots’ thinking time").get_by_role("radio", name="Instant")).to_be_checked()


@pytest.fixture
def patient_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server on which the strongest bots think for a second, so that they play their best actions on."""
    server = ServerProcess(tmp_path, SIGNORIA_PRINCE_BUDGET="1s")
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize("game", ["The Princes of Florence", "Lorenzo il Magnifico"])
def test_masters_with_a_second_to_think_choose_their_moves_themselves(
    visit: Visit, patient_server: ServerProcess, game: str
) -> None:
    page = visit(at=patient_server.address)
    open_table(page, ["human", "bot", "bot"], game=game, level="master")
    Clicker(page, 5, curious=0).play_on(16)
    counted = urllib.request.urlopen(f"{patient_server.address}/metrics").read().decode()
    assert 'signoria_bot_moves_total{level="master"}' in counted
    assert "signoria_bot_replaced_total{" not in counted, "another bot had to choose"
