"""Learning to play: a stranger by mouse or by keys alone, on a desktop and on a phone, in both languages."""

import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.clicker import Clicker
from tests.web.conftest import ServerProcess, Visit
from tests.web.page_checks import check_accessibility, check_no_horizontal_scroll, check_touch_targets

LESSONS = Path(__file__).parents[2] / "src/signoria/lessons"
GAMES = ("princes", "lorenzo")
DESKTOP: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
WORDS = {
    "en-GB": {
        "new here": "New here? Learn to play in ten minutes", "continue": "Continue", "show": "Show me", "back": "Back",
        "leave": "Leave", "right": "Right!", "wrong": "Not this time.", "finished": "Lesson complete",
        "saved": "Your progress is saved.", "all": "All lessons", "done": "Done", "stopped": "You stopped at step",
        "first game": "Play your first game", "retry": "Try again",
    },
    "de-DE": {
        "new here": "Neu hier? In zehn Minuten spielen lernen", "continue": "Weiter", "show": "Zug zeigen",
        "back": "Zurück", "leave": "Verlassen", "right": "Richtig!", "wrong": "Leider nein.",
        "finished": "Lektion geschafft", "saved": "Ihr Fortschritt ist gespeichert.", "all": "Alle Lektionen",
        "done": "Geschafft", "stopped": "Sie haben bei Schritt", "first game": "Erste Partie spielen",
        "retry": "Noch einmal versuchen",
    },
}  # fmt: skip
LOGINS = itertools.count(1)
BOARD = ".frame > .board"
FOCUSED = "element => element === document.activeElement"
THINGS = "() => [...document.querySelectorAll('[data-thing]')].map((thing) => thing.dataset.thing).sort()"
MOST_TABS = 250
MOST_GUESSES = 8

one_each = pytest.mark.parametrize(("game", "locale"), [("princes", "de-DE"), ("lorenzo", "en-GB")])
LONG = pytest.mark.long
other_way_round = pytest.mark.parametrize(
    ("game", "locale"), [("princes", "en-GB"), pytest.param("lorenzo", "de-DE", marks=LONG)]
)
both_games = pytest.mark.parametrize("game", GAMES)


def lessons_of(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((LESSONS / f"{game}.json").read_text("utf-8"))["lessons"]
    return found


class Learner:
    """Somebody who learns, by mouse or finger."""

    def __init__(self, page: Page, locale: str = "en-GB") -> None:
        self.page = page
        self.words = WORDS[locale]
        self.panel = page.get_by_test_id("lesson")

    def press(self, control: Locator) -> None:
        control.click()

    def button(self, name: str) -> Locator:
        return self.panel.get_by_role("button", name=self.words[name], exact=True)

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=self.words[name], exact=True)

    def reach(self, control: Locator) -> None:
        """Press something of the table; on a phone it may be in another part of it."""
        if not control.is_visible():
            for part in self.page.locator(".tabs [data-area]").all():
                if part.is_visible() and not control.is_visible():
                    self.press(part)
        self.press(control)

    def read(self) -> None:
        """Go on, as long as there is only something to read."""
        expect(self.panel).to_be_visible()
        while self.button("continue").is_visible():
            self.step()

    def place(self) -> str:
        return str(self.panel.inner_text())

    def wait_for_another(self, place: str) -> None:
        expect(self.panel).not_to_have_text(place, use_inner_text=True)
        self.wait_for_an_answer()

    def wait_for_an_answer(self) -> None:
        expect(self.page.locator(".play[aria-busy=false]")).to_be_attached()

    def answer(self, *controls: Locator) -> None:
        """Play a move by pressing these one after the other."""
        step = self.place()
        for control in controls:
            self.reach(control)
        self.wait_for_another(step)

    def expect_verdict(self, name: str) -> None:
        expect(self.panel.locator("[aria-live]")).to_contain_text(self.words[name])

    def open_first_lesson(self, game: str) -> None:
        """From the lobby."""
        self.press(self.link("new here"))
        self.press(self.page.locator(f'main a[href="/learn/{game}"]'))
        self.press(self.page.locator("[data-lesson]").first)
        expect(self.panel).to_be_visible()

    def is_over(self) -> bool:
        return self.panel.get_by_text(self.words["finished"]).is_visible()

    def step(self) -> None:
        """Go on, or be shown a move."""
        place = self.place()
        self.press(self.button("continue").or_(self.button("show")))
        self.wait_for_another(place)

    def finish(self) -> None:
        """Be shown every move."""
        while not self.is_over():
            self.step()


class KeyboardLearner(Learner):
    """Somebody who has no mouse."""

    def press(self, control: Locator) -> None:
        for _ in range(MOST_TABS):
            if control.evaluate(FOCUSED):
                break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"no way to {control} by the Tab key")
        if control.get_attribute("type") == "range":
            return
        self.page.keyboard.press("Enter")


def offer(page: Page, inside: str) -> Locator:
    return page.locator(f"{inside} [data-offer]:enabled").first


def princes_goal(learner: Learner) -> None:
    page = learner.page
    learner.read()
    learner.answer(page.get_by_role("button").and_(page.locator(".answers [data-offer]")).last)
    learner.expect_verdict("wrong")
    learner.answer(offer(page, '[data-thing="card:poet"]'))
    learner.expect_verdict("right")
    slider = page.locator(".payout [type=range]")
    take = page.locator(".payout [data-offer]")
    learner.answer(take)
    learner.expect_verdict("wrong")
    learner.press(slider)
    for key in ("Home", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    learner.answer(take)
    learner.expect_verdict("right")
    learner.read()
    learner.answer(offer(page, '[data-thing="card:poet"]'))
    learner.expect_verdict("wrong")
    learner.answer(offer(page, '[data-thing="card:alchemist"]'))


def lorenzo_goal(learner: Learner) -> None:
    page = learner.page

    def place(member: str, space: str) -> None:
        kind = space.partition(".")[0]
        thin = page.locator(f"[data-area={kind}]")
        to = page.locator(f'[data-place="space:{space}"]').locator("visible=true")
        picked = page.locator(f'[data-offer]:has([data-thing="member:0:{member}"])')
        if (lay_back := page.locator(".plan .close")).is_visible():
            learner.press(lay_back)
        learner.reach(picked)
        if thin.is_visible() and not to.is_visible():
            learner.press(thin)
        learner.reach(to)
        learner.answer(page.locator(".plan [data-offer]"))

    learner.read()
    place("white", "territory.3")
    learner.expect_verdict("wrong")
    place("black", "territory.3")
    learner.expect_verdict("right")
    place("white", "building.2")
    learner.expect_verdict("right")
    place("orange", "market.1")
    learner.expect_verdict("right")
    learner.read()
    place("white", "venture.2")


SOLVED: dict[str, Callable[[Learner], None]] = {"princes": princes_goal, "lorenzo": lorenzo_goal}


def check_finished(learner: Learner) -> None:
    expect(learner.panel).to_contain_text(learner.words["finished"])
    learner.expect_verdict("right")
    expect(learner.panel).to_contain_text(learner.words["saved"])
    learner.press(learner.panel.get_by_role("link", name=learner.words["all"]))
    first = learner.page.locator("[data-lesson]").first
    expect(first).to_contain_text(learner.words["done"])


@pytest.mark.long
@one_each
def test_a_stranger_finishes_the_first_lesson_by_clicks(visit: Visit, game: str, locale: str) -> None:
    learner = Learner(visit(locale=locale, **DESKTOP), locale)
    learner.open_first_lesson(game)
    SOLVED[game](learner)
    check_finished(learner)


@other_way_round
def test_a_stranger_finishes_the_first_lesson_by_keys_on_a_phone(visit: Visit, game: str, locale: str) -> None:
    learner = KeyboardLearner(visit(locale=locale, **PHONE), locale)
    learner.open_first_lesson(game)
    SOLVED[game](learner)
    check_finished(learner)


@LONG
@pytest.mark.parametrize(("game", "size"), [("princes", DESKTOP), ("lorenzo", PHONE)], ids=["princes", "lorenzo"])
def test_everything_that_lessons_point_at_is_on_the_table(visit: Visit, game: str, size: dict[str, Any]) -> None:
    """On a phone, where a table shows one part at a time, something that is pointed at is in view."""
    page = visit(f"/learn/{game}", **size)
    learner = Learner(page)
    for lesson in lessons_of(game):
        page.goto(page.url.partition("/learn")[0] + f"/learn/{game}/{lesson['id']}")
        for number, step in enumerate(lesson["steps"]):
            expect(learner.panel).to_have_attribute("data-step", str(number))
            things = step.get("show", [])
            if things:
                pointed = page.locator(", ".join(f'[data-pointer="{thing}"]' for thing in things))
                expect(pointed, f"{lesson['id']} {step['id']}").not_to_have_count(0)
                if size is DESKTOP:
                    expect(pointed, f"{lesson['id']} {step['id']} {things}").to_have_count(len(things))
            else:
                expect(page.locator("[data-pointer]")).to_have_count(0)
            while learner.panel.get_attribute("data-step") == str(number) and not learner.is_over():
                learner.step()


@pytest.mark.long
@pytest.mark.parametrize("game", ["princes", pytest.param("lorenzo", marks=LONG)])
def test_whoever_presses_anything_gets_through_a_lesson(visit: Visit, game: str) -> None:
    """Right or wrong, every move is answered; after a few guesses somebody wants to be shown."""
    page = visit(f"/learn/{game}/{lessons_of(game)[1]['id']}", **DESKTOP)
    learner, clicker = Learner(page), Clicker(page, seed=4, curious=0.1)
    expect(learner.panel).to_be_visible()
    guesses = 0
    while not learner.is_over():
        if learner.button("continue").is_visible() or guesses == MOST_GUESSES:
            learner.step()
            guesses = 0
        else:
            clicker.press()
            learner.wait_for_an_answer()
            guesses += 1


def test_a_wrong_answer_is_answered_and_changes_nothing(visit: Visit) -> None:
    page = visit("/learn/princes/auction", **DESKTOP)
    learner = Learner(page)
    learner.read()
    board = page.locator(BOARD)
    before = board.inner_text()
    learner.answer(page.locator('[data-thing="object:forest"]'))
    learner.expect_verdict("wrong")
    assert board.inner_text() == before
    assert learner.panel.get_attribute("data-step") == "1"
    learner.answer(page.locator('[data-thing="object:jester"]'))
    learner.expect_verdict("right")
    assert board.inner_text() != before


@pytest.mark.long
@both_games
def test_after_a_reload_a_lesson_goes_on_where_it_was(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}", **DESKTOP)
    learner = Learner(page)
    learner.press(page.locator("[data-lesson]").first)
    for _ in range(3):
        learner.step()
    step, place, things = learner.panel.get_attribute("data-step"), learner.place(), page.evaluate(THINGS)
    page.reload()
    expect(learner.panel).to_have_attribute("data-step", step or "")
    assert (learner.place(), page.evaluate(THINGS)) == (place, things)
    learner.press(learner.panel.get_by_role("link", name=learner.words["leave"]))
    first = page.locator("[data-lesson]").first
    expect(first).to_contain_text(learner.words["stopped"])
    learner.press(first)
    expect(learner.panel).to_have_attribute("data-step", step or "")
    learner.press(learner.button("back"))
    expect(learner.panel).not_to_have_attribute("data-step", step or "")


@pytest.mark.long
def test_progress_survives_when_a_guest_makes_an_account(visit: Visit) -> None:
    page = visit("/learn/princes/goal", **DESKTOP)
    learner = Learner(page)
    learner.finish()
    expect(learner.panel).to_contain_text(learner.words["saved"])
    address, login = page.url.partition("/learn")[0], f"learner-{next(LOGINS)}"
    page.goto(f"{address}/account")
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill("una password lunga")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text(f"Signed in as {login}.")).to_be_visible()
    page.get_by_role("link", name="Learn", exact=True).click()
    page.locator('main a[href="/learn/princes"]').click()
    expect(page.locator('[data-lesson="goal"]')).to_contain_text(learner.words["done"])
    elsewhere = visit("/account", **PHONE)
    elsewhere.get_by_role("button", name="I already have an account").click()
    elsewhere.get_by_label("Login").fill(login)
    elsewhere.get_by_label("Password").fill("una password lunga")
    elsewhere.get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_text(f"Signed in as {login}.")).to_be_visible()
    elsewhere.goto(f"{address}/learn/princes")
    expect(elsewhere.locator('[data-lesson="goal"]')).to_contain_text(learner.words["done"])
    expect(elsewhere.locator('[data-lesson="auction"]')).not_to_contain_text(learner.words["done"])


@pytest.mark.long
@one_each
def test_the_pages_are_accessible_and_fit_a_phone(visit: Visit, game: str, locale: str) -> None:
    page = visit("/learn", locale=locale, **PHONE)
    learner = Learner(page, locale)
    for ready in (page.locator(f'main a[href="/learn/{game}"]'), page.locator("[data-lesson]").first):
        expect(ready).to_be_visible()
        check_page(page)
        ready.click()
    expect(learner.panel).to_be_visible()
    check_page(page)
    learner.read()
    check_page(page)
    learner.finish()
    expect(learner.panel).to_contain_text(learner.words["saved"])
    check_page(page)


def check_page(page: Page) -> None:
    check_accessibility(page)
    check_no_horizontal_scroll(page, PHONE["width"])
    check_touch_targets(page)


@both_games
def test_a_lesson_is_accessible_on_a_desktop_in_the_dark(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}/goal", color_scheme="dark", **DESKTOP)
    learner = Learner(page)
    expect(learner.panel).to_be_visible()
    check_accessibility(page)
    learner.read()
    check_accessibility(page)


def test_what_makes_no_sense_in_a_lesson_is_absent(visit: Visit) -> None:
    page = visit("/learn/princes/auction", **DESKTOP)
    learner = Learner(page)
    learner.read()
    for name in ("Undo", "Menu", "Chat", "Next move"):
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    learner.answer(page.locator('[data-thing="object:jester"]'))  # at a table it would be asked about once more
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_double_click_goes_on_one_step(visit: Visit) -> None:
    page = visit("/learn/princes/goal", **DESKTOP)
    learner = Learner(page)
    learner.button("continue").dblclick()
    expect(learner.panel).to_have_attribute("data-step", "1")
    learner.step()
    expect(learner.panel).to_have_attribute("data-step", "2")


def test_without_a_connection_a_lesson_says_so_and_can_be_gone_on_with(visit: Visit, server: ServerProcess) -> None:
    page = visit("/learn/princes/auction", at=server.address, **DESKTOP)  # it complains of the lost connection
    learner = Learner(page)
    learner.read()
    page.context.set_offline(True)
    page.locator('[data-thing="object:jester"]').click()
    expect(learner.panel.get_by_role("alert")).to_be_visible()
    assert learner.panel.get_attribute("data-step") == "1"
    page.context.set_offline(False)
    learner.press(learner.button("retry"))
    learner.expect_verdict("right")


def test_the_language_can_be_changed_in_the_middle(visit: Visit) -> None:
    page = visit("/learn/princes/goal", **DESKTOP)
    learner = Learner(page)
    learner.step()
    said = learner.place()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check(force=True)
    page.keyboard.press("Escape")
    expect(learner.panel).to_contain_text("Schritt 2")
    assert learner.place() != said
    expect(learner.panel).to_have_attribute("data-step", "1")


@pytest.mark.long
def test_addresses_of_no_lesson_say_so(visit: Visit, server: ServerProcess) -> None:
    for path in ("/learn/chess", "/learn/princes/chess", "/learn/chess/goal", "/learn/princes/goal/more"):
        page = visit(path, at=server.address)
        expect(page.get_by_role("heading", level=1)).to_contain_text("not")


@both_games
def test_a_stranger_starts_the_first_game_from_the_lessons(visit: Visit, game: str) -> None:
    page = visit(f"/learn/{game}", **PHONE)
    page.get_by_role("button", name=WORDS["en-GB"]["first game"]).click()
    page.wait_for_url("**/tables/*")
    expect(page.locator(".play")).to_be_visible()
    expect(page.locator('[data-thing^="seat:"]')).to_have_count(3)
    expect(page.locator('[data-thing^="seat:"]').filter(has_text="newcomer")).to_have_count(2)


def test_newcomers_find_the_lessons_from_everywhere(visit: Visit) -> None:
    page = visit("/", **PHONE)
    expect(page.get_by_role("link", name=WORDS["en-GB"]["new here"])).to_be_in_viewport()
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn to play")
    page.goto(page.url.replace("/learn", "/new?game=lorenzo"))
    page.get_by_role("link", name=WORDS["en-GB"]["new here"]).click()
    page.wait_for_url("**/learn/lorenzo")
