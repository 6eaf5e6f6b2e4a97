"""Plays a game by what the page offers, as a person does: by mouse, by touch or by keys, never by a request.

Whatever plays a legal move or leads to one carries `data-offer`. The clicker presses one of these at random, and now
and then something else that can be pressed: cards, tabs, sliders, a closer look. A seed makes it repeatable.
"""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError

READY = """(until) => document.querySelector("#game-over")
  || document.querySelector(".play[aria-busy=false] [data-offer]:not(:disabled)")
  || document.querySelector("[aria-label=Move]").max >= until"""
FOCUSED = """() => {
  const at = document.activeElement
  return at.matches("[data-offer]:not(:disabled)") ? "offer" : at.matches(".play [type=range]") ? "slider" : ""
}"""
# Whatever is offered can be seen, unless it is just being taken away.
SEEN = """() => {
  const offered = [...document.querySelectorAll(".play[aria-busy=false] [data-offer]:not(:disabled)")]
  return offered.length === 0 || offered.some((control) => control.checkVisibility())
}"""
OFFERED = "[data-offer]:not(:disabled):visible"
CHIEF = f".chief{OFFERED}"
# Not the eye of a seat: where one then looks from, nothing is offered. Nor the coach, whose sheet lies over a phone.
OTHERS = """button:enabled:visible:not([data-offer], [aria-label^="View from"], [aria-keyshortcuts]), summary:visible,
  label:visible, input[type=range]:visible"""
TABS = "button[aria-pressed=false]:visible:not([data-offer])"
STUCK = 150
PATIENCE = 5_000


def steps(page: Page) -> Locator:
    """The slider over the moves; a phone shows it with the log only."""
    return page.get_by_role("slider", name="Move", exact=True, include_hidden=True)


class Clicker:
    """A person at a table. `curious`: how often something is pressed that plays nothing; `finger`: taps, no mouse."""

    def __init__(self, page: Page, seed: int, curious: float = 0.1, finger: bool = False) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.curious = curious
        self.finger = finger

    def play_on(self, moves: int = 10_000, look: Callable[[], None] = lambda: None) -> None:
        """Play to the end of the game, or until so many moves are stored; `look` at the page before each press."""
        until = self.stored() + moves
        idle, stored = 0, -1
        while self.ready(until) and (now := self.stored()) < until:
            idle = idle + 1 if now == stored else 0
            assert idle < STUCK, f"{idle} presses brought no move:\n{self.page.locator('.play').inner_text()}"
            stored = now
            look()
            self.press()

    def ready(self, until: int = 10_000) -> bool:
        """Wait until something is offered or so many moves are stored; whether the game goes on."""
        self.page.wait_for_function(READY, arg=until, polling=10)
        return not self.over

    @property
    def over(self) -> bool:
        return self.page.locator("#game-over").count() > 0

    def stored(self) -> int:
        """How many moves the server has told of."""
        return int(steps(self.page).get_attribute("max") or 0)

    def press(self) -> None:
        """One press: in an open dialog there, else in the game; what lies below a modal one cannot be pressed."""
        modal = self.page.locator("dialog[open]")
        dialog = modal if modal.count() else self.page.locator("[role=dialog]")
        where = dialog if dialog.count() else self.page.locator(".play")
        wanted = self.fancy()
        if any(self.any_of(where.locator(kind)) for kind in wanted):
            return
        if dialog.count():
            self.close(dialog.last)
        elif OFFERED in wanted:
            self.page.wait_for_function(SEEN, timeout=PATIENCE)  # something is offered, but nowhere to be seen

    def close(self, dialog: Locator) -> None:
        """A finger has no Escape key."""
        button = dialog.get_by_role("button", name="Close", exact=True)
        if self.finger and button.count():
            self.touch(button.first)
        else:
            self.page.keyboard.press("Escape")

    def fancy(self) -> list[str]:
        """What to press: the first of these that is there. The chief thing leads on; tabs are there on a phone only."""
        fate = self.chance.random()
        if fate < self.curious:
            return [OTHERS]
        if fate < 0.3:
            return [TABS, OFFERED]
        return [CHIEF, OFFERED, TABS] if fate < 0.65 else [OFFERED, TABS]

    def any_of(self, controls: Locator) -> bool:
        """Press one of these; False if there is none."""
        count = controls.count()
        if count:
            self.touch(controls.nth(self.chance.randrange(count)))
        return count > 0

    def touch(self, control: Locator) -> None:
        """Where there is room, anywhere in it: a board is laid on where it is clicked, a slider goes there.

        What is gone meanwhile is let go: the server has played an answer that had been prepared.
        """
        across, down = self.chance.uniform(0.2, 0.8), self.chance.uniform(0.2, 0.8)  # some things are round
        press = control.tap if self.finger else control.click
        try:
            box = control.bounding_box(timeout=PATIENCE)
            if box:
                press(position={"x": box["width"] * across, "y": box["height"] * down}, timeout=PATIENCE)
        except TimeoutError:
            if control.is_visible():
                raise


class Keys(Clicker):
    """The same by the keyboard alone: on by Tab to something offered, then Enter; often Enter once more."""

    def press(self) -> None:
        if self.chance.random() < 0.4 and self.page.evaluate(FOCUSED) == "offer":
            return self.enter()
        passing = self.chance.randrange(6)
        for _ in range(200):
            self.page.keyboard.press("Tab")
            focused = self.page.evaluate(FOCUSED)
            if focused == "slider":
                self.arrows()
            if focused == "offer":
                passing -= 1
            if passing < 0:
                return self.enter()
        raise AssertionError("no way by the Tab key to anything that is offered")

    def arrows(self) -> None:
        for _ in range(self.chance.randrange(5)):
            self.page.keyboard.press(self.chance.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))

    def enter(self) -> None:
        """A piece in hand is moved, turned and flipped before it is laid."""
        if self.page.evaluate("document.activeElement.role") == "application":
            self.arrows()
            self.page.keyboard.press(self.chance.choice("rf"))
        self.page.keyboard.press("Enter")
