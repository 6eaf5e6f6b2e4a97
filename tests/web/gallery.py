"""Opens any position of web/fixtures on the real page: a real table whose messages carry the position of the fixture.

So a picture shows what a player sees, with everything around the game's own drawing, whatever that is made of.
"""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from tests.web.browser import find_browser

FIXTURES = Path(__file__).parents[2] / "web/fixtures"
SIZES = {"desktop": (1440, 900), "wide": (1920, 1080), "tablet": (820, 1180), "phone": (390, 844)}
TOUCHED = ("tablet", "phone")
THEMES = ("light", "dark")
LANGUAGES = ("en", "de")
# Pages that are no table: their names and where they are. The waiting room is that of a table of its own.
PLACES = {
    "lobby": "/", "new-table": "/new", "waiting-room": None, "account": "/account", "records": "/records",
    "editions": "/editions", "rules": "/rules", "rules-princes": "/rules/princes", "rules-lorenzo": "/rules/lorenzo",
    "learn": "/learn", "lesson-princes": "/learn/princes/goal", "lesson-lorenzo": "/learn/lorenzo/servants",
    "analysis": "/analysis",
}  # fmt: skip
QUIET = ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb", "--font-render-hinting=none"]

Fixture = dict[str, Any]
# The table behind a picture is not over, so it has no record to be checked: the page waits for it. And the messages
# come through this process, which may be busy: the page does not ask for signs of life, as if nobody looked.
AT_REST = """{
  const ask = window.fetch
  window.fetch = (what, ...more) => String(what).endsWith("/record") ? new Promise(() => {}) : ask(what, ...more)
  Object.defineProperty(document, "hidden", { value: true })
}"""
# Something that only a game's own drawing shows; seats are part of the frame around it.
DRAWN = "[data-thing]:not([data-thing^='seat:']):visible"
SETTLED = """async () => {
  await document.fonts.ready
  await new Promise((resolve) => {
    let clock = setTimeout(resolve, 150)
    new MutationObserver(() => { clearTimeout(clock); clock = setTimeout(resolve, 150) })
      .observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}"""


@dataclass(frozen=True)
class Setting:
    """How a picture is taken."""

    size: str
    theme: str
    language: str

    def __str__(self) -> str:
        return f"{self.size}-{self.theme}-{self.language}"


@cache
def fixture_of(name: str) -> Fixture:
    fixture: Fixture = json.loads((FIXTURES / f"{name}.json").read_text("utf-8"))
    return fixture


def decisions() -> list[str]:
    """A position of each kind of decision: of an early and a late one the late, where there is more to see."""
    names = sorted(path.stem for path in FIXTURES.glob("*.json"))
    return [name for name in names if not ("-early" in name and name.replace("-early", "") in names)]


def message_with(fixture: Fixture, message: dict[str, Any]) -> dict[str, Any]:
    """A message of the server as it would be in the fixture's position."""
    if message["type"] == "table":
        return {**message, "table": table_with(fixture, message["table"])}
    if message["type"] != "update":
        return message
    return {
        **message,
        "seat": fixture["you"],
        "since": 0,
        "length": len(fixture["facts"]),
        "facts": [[fact] for fact in fixture["facts"]],
        "decision": fixture["decision"],
        "view": fixture["view"],
        "patch": None,
        "appraisal": fixture["appraisal"],
        "appraisal_patch": None,
        "moves": fixture["moves"],
        "preparation": None,  # what can be prepared at the real table makes no sense here
        "result": result_of(fixture),
    }


def table_with(fixture: Fixture, table: dict[str, Any]) -> dict[str, Any]:
    seats = [
        {
            **shown,
            "kind": seat["kind"],
            "name": seat["name"],
            "level": "patron" if seat["kind"] == "bot" else None,
            "mine": number == fixture["you"],
        }
        for number, (shown, seat) in enumerate(zip(table["seats"], fixture["seats"]))
    ]
    status = "over" if result_of(fixture) else "playing"
    return {
        **table,
        "seats": seats,
        "status": status,
        "turn": fixture["decision"]["seat"],
        "result": result_of(fixture),
    }


def result_of(fixture: Fixture) -> dict[str, Any] | None:
    if fixture["decision"]["seat"] is not None:
        return None
    return {"scores": fixture["scores"], "winners": fixture["winners"]}


class Gallery:
    """A server's tables, one for each number of seats and choice of options, all of one person."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.tables: dict[str, str] = {}
        host = browser.new_context(locale="en-GB")
        self.requests = host.request
        self.requests.get(f"{address}/api/session")
        self.token = next(each["value"] for each in host.cookies(address) if each["name"] == "signoria_csrf")
        self.post("/api/session", {"name": "Lucrezia"})
        self.state = host.storage_state()

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.requests.post(f"{self.address}{path}", data=body, headers={"x-csrf-token": self.token})
        assert answer.ok, answer.text()
        result: dict[str, Any] = answer.json()
        return result

    def table_for(self, fixture: Fixture) -> str:
        """The address of a table like the fixture's, where nobody moves."""
        view = fixture["view"]
        key = json.dumps([view["game"], len(fixture["seats"]), view["options"]])
        if key not in self.tables:
            seats = [{"kind": "human", "name": seat["name"]} for seat in fixture["seats"]]
            table = self.post("/api/tables", {"game": view["game"], "seats": seats, "options": view["options"]})
            if table["status"] == "open":
                self.post(f"/api/tables/{table['id']}/start", {})
            self.tables[key] = f"{self.address}/tables/{table['id']}"
        return self.tables[key]

    def waiting_room(self) -> str:
        if "waiting" not in self.tables:
            seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "veteran"}]
            table = self.post("/api/tables", {"game": "lorenzo", "seats": seats})
            self.tables["waiting"] = f"{self.address}/tables/{table['id']}"
        return self.tables["waiting"]

    @contextmanager
    def visitor(self, setting: Setting, moves: bool = False) -> Iterator[Page]:
        """A page of the host with this setting; still, unless it `moves`."""
        width, height = SIZES[setting.size]
        touched = setting.size in TOUCHED
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touched,
            is_mobile=touched,
            reduced_motion="no-preference" if moves else "reduce",
            storage_state=self.state,
        )
        chosen = json.dumps({"theme": setting.theme, "language": setting.language})
        told = json.dumps(["edition-princes", "edition-lorenzo"])
        context.add_init_script(
            f"localStorage.setItem('signoria', {chosen!r}); localStorage.setItem('signoria-told', {told!r})"
        )
        context.add_init_script(AT_REST)
        yield context.new_page()
        context.close()

    def show(self, page: Page, name: str) -> None:
        """Open a place or a fixture's position, and wait until it is drawn."""
        if name in PLACES:
            page.goto(self.address + path if (path := PLACES[name]) else self.waiting_room())
            page.locator("main h1, main h2").first.wait_for()
            page.wait_for_load_state("networkidle")
        else:
            self.show_position(page, fixture_of(name))
        page.evaluate(SETTLED)

    def show_position(self, page: Page, fixture: Fixture) -> None:
        def answer(socket: WebSocketRoute) -> None:
            server = socket.connect_to_server()
            server.on_message(lambda text: socket.send(json.dumps(message_with(fixture, json.loads(text)))))

        page.route_web_socket(re.compile("/live"), answer)
        page.goto(self.table_for(fixture))
        page.locator(DRAWN).first.wait_for()


@contextmanager
def open_gallery(address: str) -> Iterator[Gallery]:
    """A gallery with a browser of its own."""
    path = find_browser()
    if path is None:
        raise SystemExit("NO BROWSER: install Chromium or Chrome, or set SIGNORIA_BROWSER to one.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield Gallery(browser, address)
        browser.close()
