"""No accident is final: hasty clicks, acts that cannot be taken back, and what a placement really costs."""

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.quick import further
from tests.web.clicker import Clicker, steps
from tests.web.conftest import PlayUntil, Visit
from tests.web.steps import give_back, log, open_table, play_now, settled, status

PRINCES, LORENZO = "The Princes of Florence", "Lorenzo il Magnifico"
DESKTOP: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SIZES = {"desktop": DESKTOP, "phone": PHONE}
each_size = pytest.mark.parametrize("size", SIZES)

# Clicks, waits until something else is offered, and at once clicks on all of that, as a hasty hand would.
TWICE = """(button) => new Promise((resolve) => {
  const press = (thing) => {
    const box = thing.getBoundingClientRect()
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }
    thing.dispatchEvent(new MouseEvent("click", { ...at, detail: 1, bubbles: true, cancelable: true }))
  }
  const stored = () => document.querySelector("[aria-label=Move]").max
  const before = stored()
  setTimeout(() => resolve(["nothing else was offered"]), 30000)
  press(button)
  const clock = setInterval(() => {
    const offers = [...document.querySelectorAll(".play[aria-busy=false] [data-offer]:not(:disabled)")]
    if (stored() === before || !offers.length) return
    clearInterval(clock)
    offers.forEach(press)
    resolve([document.querySelector(".play").ariaBusy, document.querySelectorAll(".confirm, .plan").length])
  }, 2)
})"""
# Clicks where the pointer rests, and there again as soon as something else is offered: later would be too late.
AGAIN = """([x, y]) => new Promise((resolve) => {
  const press = () => document.elementFromPoint(x, y).dispatchEvent(
    new MouseEvent("click", { clientX: x, clientY: y, detail: 1, bubbles: true, cancelable: true }))
  const seen = () => [document.querySelector(".question").innerText, document.querySelector("[aria-label=Move]").max]
  const [, stored] = seen()
  press()
  const clock = setInterval(() => {
    const play = document.querySelector(".play[aria-busy=false]:has([data-offer]:not(:disabled))")
    if (!play || seen()[1] === stored) return
    clearInterval(clock)
    const before = seen()
    press()
    requestAnimationFrame(() => requestAnimationFrame(() => resolve([play.ariaBusy, before, seen()])))
  }, 2)
})"""
ANSWERS = """() => [
  document.querySelector(".play").dataset.kind,
  [".stage .asked .answers [data-offer]", ".stage ul[class]:not(.draft, .tile, .vatican) > li > .button"]
    .flatMap((answers) => [...document.querySelectorAll(answers)])
    .filter((button) => button.checkVisibility() && !button.closest("details"))
    .map((button) => button.getBoundingClientRect())
    .map(({ x, y, right, bottom }) => [x, y, right, bottom]),
]"""


def find(page: Page, wanted: str, seed: int = 1, presses: int = 250) -> bool:
    """Play on until something is there to be pressed; whether it came."""
    steps(page).wait_for(state="attached")
    player = Clicker(page, seed, curious=0)
    for _ in range(presses):
        if not player.ready():
            return False
        if page.locator(wanted).first.is_visible() and not page.get_by_role("dialog").count():
            settled(page)
            return True
        player.press()
    return False


def reach(page: Page, wanted: str) -> None:
    assert find(page, wanted), f"no {wanted} came"


def against_bots(page: Page, game: str, *options: str) -> None:
    open_table(page, ["human", "bot", "bot"], game=game, options=options, level="newcomer")


# Hasty clicks


@each_size
@pytest.mark.parametrize("answer", ["Pass", *further("No object this round")])
def test_a_second_click_never_reaches_the_next_decision(visit: Visit, size: str, answer: str) -> None:
    page = visit(reduced_motion="reduce", **SIZES[size])
    against_bots(page, PRINCES)
    page.evaluate("localStorage.setItem('signoria', JSON.stringify({ confirmed: false, language: 'en' }))")
    page.reload()
    button = f'.answers button:text-is("{answer}")'
    reach(page, button)
    busy, opened = page.locator(button).evaluate(TWICE)
    assert busy == "false", "nothing was sent"
    assert opened == 0


def test_a_click_where_the_pointer_rests_plays_nothing_for_a_moment(visit: Visit) -> None:
    page = visit(reduced_motion="reduce", **DESKTOP)
    against_bots(page, PRINCES)
    reach(page, '.answers button:text-is("Pass")')
    box = page.locator('.answers button:text-is("Pass")').bounding_box()
    assert box
    at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    page.mouse.move(*at)
    busy, before, after = page.evaluate(AGAIN, at)
    assert busy == "false", "nothing was sent"
    assert after == before


def test_double_clicking_a_space_only_plans(visit: Visit) -> None:
    page = visit(reduced_motion="reduce", **DESKTOP)
    against_bots(page, LORENZO)
    reach(page, ".slot.lit")
    stored = Clicker(page, 1).stored()
    page.locator(".slot.lit").first.dblclick()
    expect(page.get_by_role("group", name="Plan")).to_be_visible()
    assert page.locator(".play").get_attribute("aria-busy") == "false"
    assert Clicker(page, 1).stored() == stored


@each_size
@pytest.mark.parametrize(("game", "option"), [(PRINCES, "Muse & Princess"), *further((LORENZO, "Advanced game"))])
def test_different_decisions_put_their_buttons_in_different_places(
    visit: Visit, game: str, option: str, size: str
) -> None:
    page = visit(reduced_motion="reduce", **SIZES[size])
    against_bots(page, game, option)
    seen: list[tuple[str, list[list[float]]]] = []

    def look() -> None:
        kind, boxes = page.evaluate(ANSWERS)
        if not page.get_by_role("dialog").count():
            seen.append((kind, boxes))

    steps(page).wait_for(state="attached")
    Clicker(page, 3, curious=0, finger=size == "phone").play_on(45, look)
    assert len({kind for kind, _ in seen}) > 2, "different decisions have followed one another"
    for (before, old), (after, new) in pairwise(seen):
        if before != after:
            assert not any(overlap(one, other) for one in old for other in new), f"{before} {old}, then {after} {new}"


def overlap(one: list[float], other: list[float]) -> bool:
    return max(one[0], other[0]) < min(one[2], other[2]) and max(one[1], other[1]) < min(one[3], other[3])


# Acts that cannot be taken back


@each_size
def test_giving_a_card_back_is_put_once_more(visit: Visit, size: str) -> None:
    page = visit(**SIZES[size])
    play_now(page)
    question = page.get_by_role("dialog")
    card = page.locator("button.card", has_text="Give back").nth(1)
    card.click()
    expect(question).to_contain_text("Give back the")
    expect(question).to_contain_text("You cannot undo this.")
    box = question.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SIZES[size]["width"]
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= SIZES[size]["height"]
    question.get_by_role("button", name="Not now").click()
    expect(question).to_have_count(0)
    card.click()
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(log(page)).not_to_contain_text("gives back")
    give_back(page)
    expect(log(page)).to_contain_text("Guest gives back the")


COMPLETE = '.play[data-kind="turn"] button.card:has-text("Complete a work")'


@pytest.mark.long
def test_completing_a_work_is_put_once_more(visit: Visit, play_until: PlayUntil) -> None:
    path, cookies = play_until("work")
    page = visit("/account", reduced_motion="reduce", **DESKTOP)
    page.context.add_cookies(cookies)
    page.goto(page.url.replace("/account", path))
    page.locator(COMPLETE).first.click()
    question = page.get_by_role("dialog")
    expect(question).to_contain_text(re.compile(r"Work value \d+(–\d+)?; the minimum is \d+\."))
    expect(log(page)).not_to_contain_text("Guest completes")
    question.get_by_role("button", name="Complete", exact=True).click()
    expect(question).to_have_count(0)
    expect(page.locator(".question")).to_contain_text("Your work is worth")


@pytest.mark.long
@each_size
def test_a_bid_for_a_character_is_put_once_more(visit: Visit, size: str) -> None:
    page = visit(reduced_motion="reduce", **SIZES[size])
    against_bots(page, PRINCES, "Muse & Princess")
    reach(page, '.play[data-kind="mark"] .field:enabled')
    field = page.locator(".field:enabled").first
    amount = field.inner_text()
    field.click()
    question = page.get_by_role("dialog")
    expect(question).to_contain_text(f"Bid {amount} F for the")
    question.get_by_role("button", name="Bid", exact=True).click()
    expect(log(page)).to_contain_text("Guest")


@pytest.mark.long
@each_size
def test_whoever_does_not_want_to_be_asked_is_not(visit: Visit, size: str) -> None:
    page = visit(**SIZES[size])
    play_now(page)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask before moves that cannot be undone").uncheck()
    page.keyboard.press("Escape")
    page.locator("button.card", has_text="Give back").first.click()
    expect(log(page)).to_contain_text("Guest gives back the")
    page.reload()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Ask before moves that cannot be undone")).not_to_be_checked()


def test_tiles_and_leaders_are_put_once_more(visit: Visit) -> None:
    page = visit(reduced_motion="reduce", **PHONE)
    against_bots(page, LORENZO, "Advanced game")
    question = page.get_by_role("dialog")
    reach(page, "button.tile")
    expect(page.get_by_text("You get your leaders once every bonus tile is chosen.")).to_have_count(1)
    page.locator("button.tile").first.tap()
    question.get_by_role("button", name="Choose").tap()
    reach(page, "button.draft")
    page.locator("button.draft").first.tap()
    expect(question).to_contain_text("You pass the other leaders on.")
    question.get_by_role("button", name="Keep").tap()
    expect(log(page)).to_contain_text("Guest")


# What it costs, and what is asked


def amounts(text: str) -> dict[str, int]:
    """'3 coins and 1 servant' by kind."""
    return {kind.rstrip("s"): int(number) for number, kind in re.findall(r"(\d+) (coins?|wood|stone|servants?)", text)}


def plans_with_an_entry_fee(page: Page, seed: int) -> bool:
    """Play a game until there is one in the plan; False if there was none in the whole game."""
    page.goto(page.url.partition("/tables")[0])
    open_table(page, ["human", "bot", "bot", "bot"], game=LORENZO, level="newcomer")
    player = Clicker(page, seed, curious=0)
    steps(page).wait_for(state="attached")
    while player.ready():
        plan = page.locator(".plan")
        if plan.count() and "entry fee" in plan.inner_text():
            return True
        player.press()
    return False


@pytest.mark.long
@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.long)])  # several games
def test_the_preview_says_what_is_paid_in_all_and_of_what(visit: Visit, size: str) -> None:
    page = visit(reduced_motion="reduce", **SIZES[size])
    assert any(plans_with_an_entry_fee(page, seed) for seed in range(2, 7))
    plan = page.locator(".plan")
    total = amounts(page.locator(".plan .costs strong .for-readers").first.inner_text())
    parts: dict[str, int] = {}
    for part in page.locator(".plan .part").all():
        for kind, number in amounts(part.locator(".for-readers").first.inner_text()).items():
            parts[kind] = parts.get(kind, 0) + number
    assert total["coin"] >= 3
    assert parts == total
    clipped = plan.evaluate(
        "plan => [...plan.querySelectorAll('*'), plan].filter((each) => !each.closest('.for-readers, svg')"
        " && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)"
        " && getComputedStyle(each).overflow !== 'visible').map((each) => each.outerHTML.slice(0, 80))"
    )
    assert clipped == []


@pytest.mark.long
def test_the_status_line_says_the_present_question(visit: Visit) -> None:
    page = visit(reduced_motion="reduce", **DESKTOP)
    against_bots(page, LORENZO, "Advanced game")
    reach(page, ".slot.lit")
    expect(status(page)).to_have_text("Your turn: place a family member")
    reach(page, '.play[data-kind="turn"] button.end')
    expect(status(page)).to_have_text("Your turn: use a leader or end your turn")
