"""Accounts, sessions and names, as somebody meets them who has never seen the page: on a phone, in German, twice."""

import itertools
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import ServerProcess, Visit
from tests.web.page_checks import check_accessibility, check_no_horizontal_scroll, check_touch_targets
from tests.web.steps import call_me, play_now, status

PHONE = {"width": 390, "height": 844, "has_touch": True}
PASSWORD = "una password lunga"
WORDS = {
    "en-GB": {
        "login": "Login", "password": "Password", "sign up": "Create an account", "sign in": "Sign in",
        "have one": "I already have an account", "signed in": "Signed in as", "sessions": "Where you are signed in",
        "this": "this device", "end": "Sign out: ", "ended": "You are signed out there.",
        "elsewhere": "Sign out everywhere else", "change": "Change password", "current": "Current password",
        "new": "New password", "changed": "Your password has been changed", "wrong": "Wrong login or password.",
        "sign out": "Sign out", "name": "Your name", "save": "Save", "bad name": "direction",
    },
    "de-DE": {
        "login": "Anmeldename", "password": "Passwort", "sign up": "Konto anlegen", "sign in": "Anmelden",
        "have one": "Ich habe schon ein Konto", "signed in": "Angemeldet als", "sessions": "Wo Sie angemeldet sind",
        "this": "dieses Gerät", "end": "Abmelden: ", "ended": "Sie sind dort abgemeldet.",
        "elsewhere": "Überall sonst abmelden", "change": "Passwort ändern", "current": "Bisheriges Passwort",
        "new": "Neues Passwort", "changed": "Ihr Passwort ist geändert",
        "wrong": "Anmeldename oder Passwort ist falsch.", "sign out": "Abmelden", "name": "Ihr Name",
        "save": "Speichern", "bad name": "Schreibrichtung",
    },
}  # fmt: skip
NUMBERS = itertools.count(1)


class Browser:
    """Somebody's browser at the account page, in one language."""

    def __init__(self, visit: Visit, locale: str = "en-GB", **more: object) -> None:
        self.words = WORDS[locale]
        self.page: Page = visit("/account", locale=locale, **more)

    def button(self, name: str):
        return self.page.get_by_role("button", name=self.words[name], exact=True)

    def sign_up(self, login: str) -> None:
        self.page.get_by_label(self.words["login"]).fill(login)
        self.page.get_by_label(self.words["password"], exact=False).fill(PASSWORD)
        self.button("sign up").click()
        expect(self.page.get_by_text(f"{self.words['signed in']} {login}.")).to_be_visible()

    def sign_in(self, login: str, password: str = PASSWORD) -> None:
        self.button("have one").click()
        self.page.get_by_label(self.words["login"]).fill(login)
        self.page.get_by_label(self.words["password"]).fill(password)
        self.button("sign in").click()

    def sessions(self):
        return self.page.get_by_role("region", name=self.words["sessions"]).get_by_role("listitem")

    def is_signed_out(self) -> None:
        self.page.reload()
        expect(self.button("sign up")).to_be_visible()


@pytest.fixture(params=[("en-GB", {}), ("de-DE", PHONE)], ids=["desk, English", "phone, German"])
def manner(request: pytest.FixtureRequest) -> tuple[str, dict[str, object]]:
    return request.param


def a_login() -> str:
    return f"anna.{next(NUMBERS)}"


@pytest.mark.long
def test_sessions_are_listed_and_ended_from_another_device(visit: Visit, manner: tuple[str, dict[str, object]]) -> None:
    locale, more = manner
    login = a_login()
    here, there, forgotten = (Browser(visit, locale, **more) for _ in range(3))
    here.sign_up(login)
    expect(here.sessions()).to_have_count(1)
    expect(here.sessions()).to_contain_text(here.words["this"])
    expect(here.sessions()).to_contain_text("Chrome")
    there.sign_in(login)
    forgotten.sign_in(login)
    expect(forgotten.sessions()).to_have_count(3)
    here.page.reload()
    expect(here.sessions()).to_have_count(3)
    check_accessibility(here.page)
    if more:
        check_no_horizontal_scroll(here.page, 390)
        check_touch_targets(here.page)
    here.page.get_by_role("button", name=re.compile(f"^{here.words['end']}")).first.click()
    expect(here.page.get_by_text(here.words["ended"])).to_be_visible()
    expect(here.sessions()).to_have_count(2)
    here.button("elsewhere").click()
    expect(here.sessions()).to_have_count(1)
    expect(here.button("elsewhere")).to_have_count(0)
    there.is_signed_out()
    forgotten.is_signed_out()


def test_another_password_signs_out_everywhere_else(visit: Visit, manner: tuple[str, dict[str, object]]) -> None:
    locale, more = manner
    login = a_login()
    here, there = Browser(visit, locale, **more), Browser(visit, locale, **more)
    here.sign_up(login)
    there.sign_in(login)
    expect(there.sessions()).to_have_count(2)
    here.page.get_by_label(here.words["current"]).fill(PASSWORD)
    here.page.get_by_label(here.words["new"]).fill("another password")
    here.button("change").click()
    expect(here.page.get_by_role("status").filter(has_text=here.words["changed"])).to_be_visible()
    expect(here.sessions()).to_have_count(1)
    expect(here.page.get_by_label(here.words["current"])).to_have_value("")
    there.is_signed_out()
    there.sign_in(login, "another password")
    expect(there.sessions()).to_have_count(2)
    there.button("sign out").first.click()
    expect(there.button("sign in")).to_be_visible()
    there.is_signed_out()


@pytest.mark.long
def test_a_wrong_password_is_told_in_words(visit: Visit, server: ServerProcess) -> None:
    for locale in WORDS:
        visitor = Browser(visit, locale, at=server.address)
        login = a_login()
        visitor.sign_up(login)
        visitor.page.get_by_label(visitor.words["current"]).fill("not the password")
        visitor.page.get_by_label(visitor.words["new"]).fill("another password")
        visitor.button("change").click()
        expect(visitor.page.get_by_role("alert")).to_have_text(visitor.words["wrong"])
        expect(visitor.sessions()).to_have_count(1)


def test_a_name_that_nobody_can_read_is_refused_in_words(visit: Visit, server: ServerProcess) -> None:
    for locale in WORDS:
        visitor = Browser(visit, locale, at=server.address)
        for name in ("An\u200bna", "Anna\u202e", "An\u00adna"):
            visitor.page.get_by_label(visitor.words["name"]).fill(name)
            visitor.button("save").click()
            expect(visitor.page.get_by_role("alert")).to_contain_text(visitor.words["bad name"])
        visitor.page.get_by_label(visitor.words["name"]).fill("  Ａｎｎａ   Bianchi ")
        visitor.button("save").click()
        expect(visitor.page.get_by_role("navigation").get_by_role("link", name="Anna Bianchi")).to_be_visible()
        expect(visitor.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.long
def test_who_is_signed_out_elsewhere_becomes_a_spectator_at_once(visit: Visit, server: ServerProcess) -> None:
    here, there = Browser(visit), Browser(visit)
    login = a_login()
    here.sign_up(login)
    there.sign_in(login)
    expect(there.sessions()).to_have_count(2)
    there.page.goto(server.address)
    play_now(there.page)
    here.page.reload()
    here.button("elsewhere").click()
    expect(there.page.get_by_text("You are watching.")).to_be_visible()
    expect(status(there.page)).not_to_contain_text("Your turn")


def test_a_guest_who_makes_an_account_plays_on(visit: Visit, server: ServerProcess) -> None:
    page = visit()
    call_me(page, "Anna")
    play_now(page)
    address = page.url
    page.goto(server.address + "/account")
    page.get_by_label("Login").fill(a_login())
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("Where you are signed in")).to_be_visible()
    page.goto(address)
    expect(status(page)).to_contain_text("Your turn")
    page.locator("button.card", has_text="Give back").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Give back", exact=True).click()
    expect(page.get_by_role("region", name="Log")).to_contain_text("Anna")
