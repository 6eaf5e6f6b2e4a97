"""Things move from where they were to where they go, and are heard; nobody has to wait for it."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.quick import further
from tests.web.clicker import Clicker
from tests.web.conftest import Visit
from tests.web.page_checks import check_accessibility
from tests.web.steps import give_back, log, open_table, play_now

LORENZO = "Lorenzo il Magnifico"
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}

# Keeps every animation that begins from now on, as what moves and how, and holds it where it is.
WATCH = """(held) => {
  window.begun = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, timing) {
    const animation = animate.call(this, frames, timing)
    if (held) animation.pause()
    begun.push({ thing: this.dataset.thing ?? this.className, properties: frames.flatMap(Object.keys) })
    return animation
  }
}"""
# What others do next is not shown: it waits for a clock that never strikes.
ALONE = "() => { const wait = setTimeout; window.setTimeout = (what, ms) => (ms > 400 ? 0 : wait(what, ms)) }"
MOVED = "() => begun.some(({ properties }) => properties.includes('transform'))"
MOVING = """(name) => document.querySelector(`[data-thing^="${name}"]`).getAnimations().length"""


def at_lorenzo(page: Page) -> Clicker:
    """At a table with the weakest bots, somebody who presses whatever is offered."""
    open_table(page, ["human", "bot", "bot"], game=LORENZO, level="newcomer")
    page.locator("[data-thing]").first.wait_for()
    return Clicker(page, 1, curious=0)


def place_member(page: Page, player: Clicker, held: bool = True) -> None:
    """Press on until a member is placed; from then on the bots wait, and so does whatever moves, if it is held."""
    player.ready()
    page.evaluate(ALONE)
    page.evaluate(WATCH, held)
    before = player.stored()
    while player.ready(before + 1) and player.stored() == before:
        player.press()


@pytest.mark.long
def test_a_placed_member_flies_to_its_place(visit: Visit) -> None:
    page = visit()
    player = at_lorenzo(page)
    place_member(page, player)
    page.wait_for_function("() => begun.some(({ thing }) => thing.startsWith('member:'))")
    moving = page.evaluate("begun.map(({ thing }) => thing).find((thing) => thing.startsWith('member:'))")
    assert page.evaluate(MOVING, moving) > 0
    flight = page.locator(".flight").first
    assert flight.evaluate("it => it.inert && getComputedStyle(it).pointerEvents === 'none'")
    check_accessibility(page)


def test_a_click_while_things_move_counts(visit: Visit) -> None:
    page = visit()
    player = at_lorenzo(page)
    place_member(page, player)
    page.wait_for_function(MOVED)
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator(".flight")).to_have_count(0)


@pytest.mark.parametrize("act", ["key", *further("click")])
def test_what_others_do_is_shown_one_after_the_other_and_can_be_skipped(visit: Visit, act: str) -> None:
    page = visit(pace="brisk")
    player = at_lorenzo(page)
    place_member(page, player)
    waiting = page.locator(".play:not(:has([data-offer]:not(:disabled)))")
    expect(waiting).to_be_visible()
    page.keyboard.press("x") if act == "key" else page.mouse.click(5, 400)
    page.locator(".play [data-offer]:not(:disabled):visible").first.wait_for()


@pytest.mark.long
def test_writing_skips_nothing(visit: Visit) -> None:
    page = visit()
    player = at_lorenzo(page)
    place_member(page, player)
    page.wait_for_function(MOVED)
    page.get_by_role("slider", name="Move", exact=True).focus()
    page.keyboard.press("Shift")
    assert page.locator(".flight").count() > 0


def test_with_reduced_motion_nothing_moves(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    player = at_lorenzo(page)
    place_member(page, player, held=False)
    page.wait_for_function("() => begun.length")
    assert page.evaluate("[...new Set(begun.flatMap(({ properties }) => properties))]") == ["opacity"]
    expect(page.locator(".flight")).to_have_count(0)


@pytest.mark.long
def test_numbers_are_right_in_the_end(visit: Visit) -> None:
    page = visit()
    player = at_lorenzo(page)
    page.evaluate(WATCH, False)
    player.play_on(12)
    player.ready()
    page.wait_for_function("() => document.getAnimations().every((each) => each.playState !== 'running')")
    counted = '[data-thing^="good:0"]'
    page.wait_for_function(MOVED)
    shown = page.locator(counted).all_inner_texts()
    page.reload()
    expect(page.locator(counted).first).to_be_visible()
    assert page.locator(counted).all_inner_texts() == shown


@pytest.mark.long
def test_things_move_on_a_phone_without_making_it_wider(visit: Visit) -> None:
    page = visit(**PHONE)
    player = at_lorenzo(page)
    place_member(page, player)
    page.wait_for_function(MOVED)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.long
def test_no_card_flies_over_the_curtain(visit: Visit) -> None:
    page = visit()
    open_table(page, ["human", "human"], {1: "Anna", 2: "Bea"})
    page.get_by_role("button", name="I’m Anna").click()
    page.evaluate(WATCH, True)
    give_back(page)
    expect(page.get_by_role("heading", name="Pass the device to Bea")).to_be_visible()
    expect(page.locator(".flight")).to_have_count(0)


# Sound

LISTEN = """() => {
  window.heard = 0
  const start = AudioScheduledSourceNode.prototype.start
  AudioScheduledSourceNode.prototype.start = function (...when) { heard += 1; return start.apply(this, when) }
}"""


@pytest.mark.long
def test_a_move_is_heard_and_sound_off_at_one_click_stays_off(visit: Visit) -> None:
    page = visit()
    play_now(page)
    page.evaluate(LISTEN)
    give_back(page)
    expect(log(page)).to_contain_text("gives back the")
    page.wait_for_function("() => heard > 0")
    button = page.get_by_role("button", name="Sounds")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    page.reload()
    expect(button).to_have_attribute("aria-pressed", "false")
    page.evaluate(LISTEN)
    Clicker(page, 1, curious=0).play_on(3)
    assert page.evaluate("heard") == 0


def test_the_volume_is_remembered(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Settings").click()
    volume = page.get_by_label("Volume")
    volume.fill("0.2")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(volume).to_have_value("0.2")
    page.get_by_label("Sounds").uncheck()
    expect(volume).to_be_disabled()
