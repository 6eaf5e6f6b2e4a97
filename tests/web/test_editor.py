"""The edition editor as a stranger meets it: correct cards and shapes, play with them, share them, undo everything."""

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import signoria
from tests.quick import further
from tests.web.clicker import Clicker
from tests.web.conftest import ServerProcess, Visit
from tests.web.page_checks import check_accessibility, check_no_horizontal_scroll, check_touch_targets
from tests.web.steps import give_back, log, play_now, status

PHONE = {"width": 390, "height": 844, "has_touch": True}


def ours(game: str = "princes") -> dict[str, Any]:
    edition: dict[str, Any] = copy.deepcopy(signoria.rules(game).own_edition())  # type: ignore[attr-defined]
    return edition


def edit(page: Page, name: str) -> Locator:
    """Open a component; its form."""
    page.get_by_role("button", name=re.compile(f"^{name}")).first.click()
    form = page.get_by_role("complementary")
    expect(form.get_by_role("heading", name=name, level=2)).to_be_focused()
    return form


def choose(form: Locator, field: str, value: str) -> None:
    form.get_by_role("group", name=field, exact=True).get_by_role("radio", name=value).check(force=True)


def squares(form: Locator) -> set[str]:
    pressed = form.get_by_role("button", name=re.compile("^Square"), pressed=True)
    return {str(square.get_attribute("aria-label")).removeprefix("Square ") for square in pressed.all()}


def is_playable(page: Page) -> None:
    """The engine has looked at the edition as it is now."""
    expect(page.get_by_text("This edition can be played.")).to_be_visible()
    expect(page.get_by_role("button", name="Start a table")).to_be_enabled()


def file_menu(page: Page) -> None:
    page.get_by_text("Save and open").click()


def open_file(page: Page, folder: Path, content: str, label: str = "Open a file") -> None:
    file = folder / "edition.json"
    file.write_text(content)
    page.get_by_label(label).set_input_files(file)


def correct_three_cards_and_a_shape(page: Page) -> None:
    choose(edit(page, "Lawyer"), "Landscape", "Park")
    choose(edit(page, "Architect"), "Building", "Library")
    choose(edit(page, "Physicist"), "Freedom", "Opinion")
    form = edit(page, "Chapel")
    assert squares(form) == {"c3", "d3", "c4"}
    for square in ("d3", "c5"):
        form.get_by_role("button", name=f"Square {square}", exact=True).click()
    assert squares(form) == {"c3", "c4", "c5"}


@pytest.mark.parametrize("begun", ["Round 1 begins", *further("Round 2 begins")])
def test_a_stranger_corrects_the_game_plays_and_shares_it(visit: Visit, begun: str) -> None:
    page = visit(reduced_motion="reduce")
    page.get_by_role("link", name="Do you own the game?").first.click()
    expect(page.get_by_role("heading", name="17 cards to check against your box")).to_be_visible()
    expect(page.get_by_text("Checked 0 of 17")).to_be_visible()
    form = edit(page, "Mathematician")
    form.get_by_role("button", name="This is right").click()
    expect(page.get_by_text("Checked 1 of 17")).to_be_visible()
    expect(form.get_by_role("heading", name="Lawyer")).to_be_focused()
    correct_three_cards_and_a_shape(page)
    is_playable(page)
    page.reload()
    expect(page.get_by_role("button", name=re.compile("^Lawyer.*changed"))).to_be_visible()
    expect(page.get_by_text("Checked 1 of 17")).to_be_visible()

    file_menu(page)
    page.get_by_label("Name of your edition").fill("Anna’s box")
    page.get_by_label("Name of your edition").blur()
    is_playable(page)
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to your edition").input_value()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Start a table").click()
    expect(page.get_by_text("You play with the edition ‘Anna’s box’.")).to_be_visible()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/tables/*")
    player = Clicker(page, seed=3, curious=0)
    while begun not in log(page).inner_text():
        player.play_on(moves=5)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="About this edition").click()
    expect(page.get_by_text("This table is played with the edition ‘Anna’s box’.")).to_be_visible()

    friend = visit(re.sub("http://[^/]+", "", link), reduced_motion="reduce")
    expect(friend.get_by_role("heading", level=1)).to_have_text("Anna’s box")
    expect(friend.get_by_role("heading", name="4 components differ from our edition")).to_be_visible()
    changes = friend.get_by_role("listitem")
    expect(changes).to_have_count(4)
    expect(changes.first).to_contain_text("Landscape: Forest → Park")
    friend.get_by_role("link", name="Start a table").click()
    expect(friend.get_by_text("You play with the edition ‘Anna’s box’.")).to_be_visible()
    friend.go_back()
    friend.get_by_role("button", name="Edit a copy").click()
    expect(friend.get_by_role("button", name=re.compile("^Architect.*changed"))).to_be_visible()
    friend.get_by_role("button", name="Undo", exact=True).first.click()
    expect(friend.get_by_role("button", name=re.compile("^Architect.*changed"))).to_have_count(0)


def test_what_cannot_be_is_said_beside_the_value_at_once(visit: Visit) -> None:
    page = visit("/editions/princes")
    form = edit(page, "Tower")
    form.get_by_role("button", name="Square a1", exact=True).click()
    message = "The squares of a piece must be connected by their edges."
    expect(form.get_by_text(message)).to_be_visible()
    expect(page.get_by_text("This edition cannot be played yet:")).to_be_visible()
    for action in ("Start a table", "Share"):
        expect(page.get_by_role("button", name=action)).to_be_disabled()
    page.keyboard.press("Control+z")
    is_playable(page)
    expect(form.get_by_text(message)).to_have_count(0)
    page.keyboard.press("Control+Shift+z")
    expect(form.get_by_text(message)).to_be_visible()
    form.get_by_role("button", name="Reset").click()
    is_playable(page)


def test_a_shape_is_drawn_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit("/editions/princes")
    form = edit(page, "Tower")
    before = squares(form)
    form.get_by_role("button", name="Square d4", exact=True).focus()
    for key in ("ArrowDown", "ArrowRight", "Space"):
        page.keyboard.press(key)
    expect(form.get_by_role("button", name="Square e5", exact=True)).to_be_focused()
    assert squares(form) == before ^ {"e5"}
    page.keyboard.press("Space")
    assert squares(form) == before
    for _ in range(9):
        page.keyboard.press("ArrowLeft")
    expect(form.get_by_role("button", name="Square a5", exact=True)).to_be_focused()


@pytest.mark.long
def test_the_last_square_of_a_piece_stays(visit: Visit) -> None:
    page = visit("/editions/princes")
    form = edit(page, "Tower")
    for square in sorted(squares(form)):
        form.get_by_role("button", name=f"Square {square}", exact=True).click()
    assert len(squares(form)) == 1


@pytest.mark.long
def test_starting_over_is_asked_and_can_be_undone(visit: Visit) -> None:
    page = visit("/editions/princes")
    choose(edit(page, "Lawyer"), "Landscape", "Park")
    changed = page.get_by_role("button", name=re.compile("^Lawyer.*changed"))
    file_menu(page)
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("button", name="Cancel").click()
    expect(changed).to_be_visible()
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("dialog").get_by_role("button", name="Start over").click()
    expect(changed).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Undo", exact=True).first.click()
    expect(changed).to_be_visible()


def test_a_file_is_downloaded_and_opened_elsewhere(visit: Visit) -> None:
    page = visit("/editions/princes")
    choose(edit(page, "Lawyer"), "Landscape", "Park")
    file_menu(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    saved = json.loads(Path(download.value.path()).read_text("utf-8"))
    lawyer = next(card for card in saved["professions"] if card["id"] == "lawyer")
    assert (lawyer["landscape"], lawyer["source"]["landscape"]) == ("park", "printed")
    assert download.value.suggested_filename == "princes-my-copy.json"
    other = visit("/editions/princes")
    other.get_by_label("Open a file").set_input_files(download.value.path())
    expect(other.get_by_role("button", name=re.compile("^Lawyer.*changed"))).to_be_visible()


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("{", "must contain a JSON object"),
        *further(("[1, 2]", "must contain a JSON object")),
        *further(("{}", "This file cannot be opened here.")),
        *further(
            (
                json.dumps({"game": "princes", "signoria_edition": 1, "professions": 3}),
                "This file cannot be opened here.",
            )
        ),
        (json.dumps({**ours(), "pieces": {}}), "This file cannot be opened here."),
        *further((json.dumps(ours("lorenzo")), "This file is an edition of another game.")),
    ],
)
def test_a_file_that_is_no_edition_of_the_game_changes_nothing(
    visit: Visit, tmp_path: Path, content: str, told: str
) -> None:
    page = visit("/editions/princes")
    choose(edit(page, "Lawyer"), "Landscape", "Park")
    open_file(page, tmp_path, content)
    expect(page.get_by_role("alert")).to_contain_text(told)
    assert not re.search(r"\w+\[\d|\w\.\w+\.\w", page.get_by_role("alert").inner_text()), "no paths for people"
    expect(page.get_by_role("button", name=re.compile("^Lawyer.*changed"))).to_be_visible()


def test_a_file_with_a_wrong_value_is_opened_and_put_right(visit: Visit, tmp_path: Path) -> None:
    wrong = ours()
    wrong["professions"][1]["landscape"] = "desert"
    page = visit("/editions/princes")
    open_file(page, tmp_path, json.dumps(wrong))
    page.get_by_role("status").get_by_text("cannot be played yet").wait_for()
    page.get_by_role("button", name=re.compile("^Lawyer: ")).click()
    form = page.get_by_role("complementary")
    expect(form.get_by_text("is not possible")).to_be_visible()
    choose(form, "Landscape", "Lake")
    is_playable(page)


def test_the_editor_on_a_phone(visit: Visit) -> None:
    page = visit("/editions", **PHONE)
    page.get_by_role("link", name="The Princes of Florence: Check").tap()
    expect(page.get_by_role("heading", name="17 cards")).to_be_visible()
    check_no_horizontal_scroll(page, 390)
    check_touch_targets(page)
    form = edit(page, "Chapel")
    check_no_horizontal_scroll(page, 390)
    check_touch_targets(page)
    form.get_by_role("button", name="Square a1", exact=True).tap()
    expect(form.get_by_text("must be connected")).to_be_visible()
    form.get_by_role("button", name="Undo").tap()
    form.get_by_role("button", name="This is right").tap()
    expect(form.get_by_role("heading", name="Forest")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Checked 1 of 13")).to_be_visible()
    expect(page).to_have_url(re.compile("/editions/princes$"))


def test_the_editor_speaks_german(visit: Visit) -> None:
    page = visit("/editions/princes", locale="de-DE")
    expect(page.get_by_role("heading", name="17 Karten mit Ihrer Schachtel vergleichen")).to_be_visible()
    form = edit(page, "Rechtsgelehrter")
    choose(form, "Landschaft", "Park")
    expect(page.get_by_text("Mit dieser Ausgabe kann man spielen.")).to_be_visible()
    assert not re.search(r"editor-|field-|\bcheck\b", page.locator("main").inner_text())


@pytest.mark.long
def test_the_cooperative_map_is_changed(visit: Visit) -> None:
    page = visit("/editions/princes")
    form = edit(page, "Which boards meet")
    form.get_by_role("button", name="4 players: remove border 4").click()
    expect(page.get_by_text(re.compile("things? (is|are) unusual"))).to_be_visible()
    form.get_by_role("button", name="4 players: add a border").click()
    expect(form.get_by_text("An edge can meet only one other edge.")).to_be_visible()
    form.get_by_label("4 players, border 4: board whose right edge it is").select_option("3")
    form.get_by_label("4 players, border 4: board whose left edge it meets").select_option("0")
    is_playable(page)


@pytest.mark.long
def test_cards_leaders_and_tiles_of_lorenzo_are_changed_and_played(visit: Visit) -> None:
    page = visit("/editions/lorenzo", reduced_motion="reduce")
    form = edit(page, "Commercial Hub")
    form.get_by_role("button", name="Coins: more").click()
    page.get_by_role("button", name="Leaders", exact=True).click()
    form = edit(page, "Girolamo Savonarola")
    form.get_by_role("button", name="Faith: more").click()
    expect(page.get_by_text("Once per round: 2 faith")).to_have_count(2)
    is_playable(page)
    page.get_by_role("button", name="Excommunications", exact=True).click()
    form = edit(page, "Tile 1-1")
    form.get_by_label("Value", exact=True).fill("2")
    form.get_by_label("Value", exact=True).blur()
    is_playable(page)
    page.get_by_role("button", name="Start a table").click()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/tables/*")
    expect(status(page)).to_contain_text("Your turn")


def test_a_draft_is_offered_for_a_new_table(visit: Visit) -> None:
    page = visit("/editions/princes")
    choose(edit(page, "Lawyer"), "Landscape", "Park")
    is_playable(page)
    page.get_by_role("link", name="Go to the lobby").click()
    page.get_by_role("link", name="New table").click()
    page.get_by_role("button", name="Use my edition ‘My copy’").click()
    expect(page.get_by_text("You play with the edition ‘My copy’.")).to_be_visible()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/tables/*")


@pytest.mark.long
def test_reconstructions_are_told_once_and_can_be_read_again(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    play_now(page)
    notice = page.get_by_role("region", name="Some cards and pieces are our reconstruction")
    expect(notice).to_be_visible()
    check_accessibility(page)
    give_back(page)
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Show me which").click()
    about = page.get_by_role("dialog")
    expect(about.get_by_text("Lawyer", exact=True).first).to_be_visible()
    expect(about.get_by_text("The Lawyer prefers", exact=False).first).to_be_visible()
    assert "professions." not in about.inner_text()
    page.keyboard.press("Escape")
    notice.get_by_role("button", name="Got it").click()
    expect(notice).to_have_count(0)
    page.reload()
    expect(status(page)).to_contain_text("turn")
    expect(notice).to_have_count(0)
    page.get_by_role("link", name="Go to the lobby").click()
    play_now(page)
    expect(page.get_by_role("button", name="Give back").first).to_be_visible()
    expect(notice).to_have_count(0)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="About this edition").click()
    page.get_by_role("dialog").get_by_role("link", name="Compare with my copy").click()
    expect(page.get_by_role("heading", name="17 cards to check against your box")).to_be_visible()


@pytest.mark.long
def test_lorenzo_needs_no_notice(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play Lorenzo il Magnifico now").click()
    page.wait_for_url("**/tables/*")
    expect(status(page)).to_contain_text("Your turn")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="About this edition").click()
    expect(page.get_by_text("All components have been checked against printed ones.")).to_be_visible()
    expect(page.get_by_text("our reconstruction")).to_have_count(0)


def test_a_link_to_no_edition(visit: Visit, server: ServerProcess) -> None:
    page = visit("/editions/nowhere", at=server.address)  # a browser complains of every refusal
    expect(page.get_by_role("alert")).to_be_visible()
