"""A table with one's own edition, made on the page: what cannot be is refused in the reader's language."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import signoria
from tests.web.conftest import ServerProcess, Visit

MINIMUM = 9


def corrected() -> dict[str, Any]:
    edition: dict[str, Any] = signoria.rules("princes").own_edition()  # type: ignore[attr-defined]
    edition["name"] = "Mein Exemplar"
    edition["minimum_work_value"]["by_round"][0] = MINIMUM
    return edition


def choose(page: Page, folder: Path, content: str) -> None:
    """Choose the file, which is always the same one, after changing it."""
    file = folder / "mine.json"
    file.write_text(content)
    with page.expect_file_chooser() as chooser:
        page.get_by_text("Datei wählen").click()
    chooser.value.set_files(file)


def test_a_table_is_made_and_drawn_with_ones_own_edition(visit: Visit, server: ServerProcess, tmp_path: Path) -> None:
    page = visit("/new", locale="de-DE", at=server.address)  # a browser complains of every refusal
    wrong = corrected()
    wrong["professions"][3]["landscape"] = "desert"
    page.get_by_label("Platz 2", exact=True).select_option("open")
    choose(page, tmp_path, "{")
    expect(page.get_by_role("alert")).to_have_text(
        "mine.json ist keine Ausgabe: Die Datei muss ein JSON-Objekt enthalten."
    )
    choose(page, tmp_path, json.dumps(wrong))
    expect(page.get_by_role("alert")).to_be_hidden()
    with page.expect_response("**/api/tables"):
        page.get_by_role("button", name="Tisch eröffnen").click()
    expect(page.get_by_role("alert")).to_contain_text("Mit dieser Ausgabe kann man nicht spielen: Alchemist: landscape")
    choose(page, tmp_path, json.dumps(corrected()))
    page.get_by_label("Platz 2", exact=True).select_option("bot")
    page.get_by_role("button", name="Spiel starten").click()
    page.wait_for_url("**/tables/*")
    expect(page.get_by_text(f"≥ {MINIMUM}").first).to_be_visible()


def test_who_sits_down_is_told_of_the_edition(visit: Visit, tmp_path: Path) -> None:
    page = visit("/new")
    (tmp_path / "mine.json").write_text(json.dumps(corrected()))
    page.get_by_label("Seat 2", exact=True).select_option("open")
    page.get_by_label("Your own edition").set_input_files(tmp_path / "mine.json")
    page.get_by_role("button", name="Open table").click()
    expect(page.get_by_text("edition ‘Mein Exemplar’")).to_be_visible()
