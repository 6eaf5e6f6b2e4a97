"""Six pictures of the page look as they did when somebody last looked at them."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.quick import further
from tests.web.comparison import MOST_OFF, REFERENCES, reference_path, reference_picture, share_off
from tests.web.conftest import ServerProcess
from tests.web.gallery import PLACES, SIZES, Gallery, Setting, decisions, fixture_of
from tests.web.take_pictures import contact_sheet, path_of

MOST_BYTES = 60_000
CHANGED = """{share:.1%} of {name} ({setting}) looks different: compare {new}
with {reference}. If it should look like that, run: make pictures PICTURES=--references"""


@pytest.fixture(scope="module")
def gallery(browser: Browser, server: ServerProcess) -> Gallery:
    return Gallery(browser, server.address)


@pytest.mark.parametrize(
    ("name", "setting"), [*REFERENCES[::3], *further(*REFERENCES[1::3], *REFERENCES[2::3])], ids=str
)
def test_it_looks_as_before(gallery: Gallery, tmp_path: Path, name: str, setting: Setting) -> None:
    picture = reference_picture(gallery, name, setting)
    reference = reference_path(name, setting)
    share = share_off(gallery.browser, picture, reference.read_bytes())
    new = tmp_path / f"{name}-{setting}.png"
    new.write_bytes(picture)
    assert share <= MOST_OFF, CHANGED.format(share=share, name=name, setting=setting, new=new, reference=reference)


@pytest.mark.long
def test_another_theme_or_position_is_told_apart(gallery: Gallery) -> None:
    name, setting = REFERENCES[0]
    reference = reference_path(name, setting).read_bytes()
    dark = reference_picture(gallery, name, Setting(setting.size, "dark", setting.language))
    assert share_off(gallery.browser, dark, reference) > 0.5
    later = reference_picture(gallery, "lorenzo_vatican_4-advanced", setting)
    assert share_off(gallery.browser, later, reference) > MOST_OFF


def test_references_are_small_and_no_more_than_needed() -> None:
    needed = {reference_path(name, setting) for name, setting in REFERENCES}
    assert set(reference_path(*REFERENCES[0]).parent.iterdir()) == needed
    assert max(path.stat().st_size for path in needed) <= MOST_BYTES


def test_every_kind_of_decision_is_pictured() -> None:
    pictured = {(fixture_of(name)["view"]["game"], fixture_of(name)["decision"]["kind"]) for name in decisions()}
    kinds = {
        "princes": "return bid name place turn take keep bury bonus payout recruit",
        "lorenzo": "tile draft turn bonus pay privilege exchange vatican",
    }
    assert {(game, kind) for game in kinds for kind in [*kinds[game].split(), None]} <= pictured


def test_the_contact_sheet_has_every_picture_with_its_label() -> None:
    settings = [Setting(size, "dark", "de") for size in SIZES]
    names = [*PLACES, "princes_bid_4"]
    sheet = contact_sheet(names, settings)
    for name in names:
        for setting in settings:
            assert f'src="{path_of(name, setting)}"' in sheet
            assert f"<figcaption>{name}, {setting}</figcaption>" in sheet
