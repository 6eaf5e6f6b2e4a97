"""The coach as a stranger meets it: asked by mouse and by keys, against bots and among people who agree."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.quick import further
from tests.web.clicker import Clicker, Keys
from tests.web.conftest import ServerProcess, Visit
from tests.web.page_checks import check_accessibility, check_no_horizontal_scroll, check_touch_targets
from tests.web.steps import log, open_table, sit_together, status

PRINCES, LORENZO = "The Princes of Florence", "Lorenzo il Magnifico"
ASK = "What would you do?"
SHOW = "Show me the best moves"
PATIENCE = 60_000  # where the engine is not compiled, a hint takes a while
HINTS = 2


@pytest.fixture(scope="module")
def coached_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose coach thinks for a moment only."""
    environment = pytest.MonkeyPatch()
    environment.setenv("SIGNORIA_PRINCE_BUDGET", "4")
    server = ServerProcess(tmp_path_factory.mktemp("coach"))
    server.start()
    yield server
    server.stop()
    environment.undo()


@pytest.fixture
def at(coached_server: ServerProcess) -> str:
    return coached_server.address


def coached_table(visit: Visit, at: str, game: str, level: str, **more: object) -> Page:
    """Somebody at a new table with a bot."""
    page = visit(at=at, reduced_motion="reduce", **more)
    page.set_default_timeout(PATIENCE)
    open_table(page, ["human", "bot"], game=game, level=level)
    return page


def sheet(page: Page) -> Locator:
    return page.get_by_test_id("coach")


def play_suggestions(page: Page) -> Locator:
    return sheet(page).get_by_role("button", name=re.compile("^Play this"))


def confirm(page: Page) -> None:
    """What cannot be taken back is put once more."""
    chief = page.locator(".confirm .chief")
    if chief.count():
        chief.click()


def my_turn(page: Page) -> None:
    page.locator(".play[aria-busy=false] [data-offer]:not(:disabled)").first.wait_for(state="attached")


def stored(page: Page) -> int:
    return Clicker(page, 0).stored()


@pytest.mark.long
def test_a_first_coached_game_by_clicks(visit: Visit, at: str) -> None:
    page = coached_table(visit, at, PRINCES, "newcomer", width=1440)
    player = Clicker(page, seed=1, curious=0)
    for _ in range(HINTS):
        my_turn(page)
        before = stored(page)
        page.get_by_role("button", name=ASK).click()
        expect(sheet(page).locator(".nudge")).to_be_visible()
        assert play_suggestions(page).count() == 0, "first what matters, not what to do"
        sheet(page).get_by_role("button", name=SHOW).click()
        best = play_suggestions(page).first
        expect(best).to_be_visible()
        expect(sheet(page)).to_contain_text(re.compile(r"About \d+ points? at the end · \d+% to win"))
        best.click()
        confirm(page)
        page.wait_for_function("(before) => document.querySelector('[aria-label=Move]').max > before", arg=before)
        expect(sheet(page)).to_have_count(0)
    player.play_on()
    assert player.over
    expect(page.get_by_role("button", name=ASK)).to_have_count(0)


@pytest.mark.long
def test_a_first_coached_game_by_keys_on_a_phone(visit: Visit, at: str) -> None:
    page = coached_table(visit, at, LORENZO, "newcomer", width=390, height=844, has_touch=True)
    player = Keys(page, seed=2, curious=0)
    for _ in range(HINTS):
        my_turn(page)
        before = stored(page)
        page.keyboard.press("h")
        expect(sheet(page)).to_be_focused()
        tab_to_button(page, SHOW)
        page.keyboard.press("Enter")
        play_suggestions(page).first.wait_for()
        tab_to_button(page, "Play this")
        page.keyboard.press("Enter")
        if page.locator(".confirm").count():
            page.keyboard.press("Enter")
        page.wait_for_function("(before) => document.querySelector('[aria-label=Move]').max > before", arg=before)
    player.play_on(moves=10)


def tab_to_button(page: Page, text: str) -> None:
    sheet(page).get_by_role("button", name=re.compile(f"^{re.escape(text)}")).first.wait_for()
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").strip().startswith(text):
            return
    raise AssertionError(f"no way to {text} by the Tab key")


@pytest.mark.parametrize(("width", "height", "scheme"), [*further((1440, 900, "light")), (390, 844, "dark")])
def test_the_coachs_sheet_can_be_read_pointed_at_and_closed(
    visit: Visit, at: str, width: int, height: int, scheme: str
) -> None:
    page = coached_table(
        visit, at, PRINCES, "newcomer", width=width, height=height, color_scheme=scheme, has_touch=width < 1000
    )
    my_turn(page)
    expect(page.locator("header").get_by_text("The coach may be asked at this table.")).to_have_count(1)
    page.keyboard.press("h")
    sheet(page).get_by_role("button", name=SHOW).click()
    play_suggestions(page).first.wait_for()
    check_accessibility(page)
    check_no_horizontal_scroll(page, width)
    if width < 1000:
        check_touch_targets(page)
    play_suggestions(page).first.focus()
    expect(page.locator("[data-pointed]").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(sheet(page)).to_have_count(0)
    expect(page.locator("[data-pointed]")).to_have_count(0)
    expect(page.get_by_role("button", name=ASK)).to_be_focused()
    page.keyboard.press("h")
    expect(sheet(page).get_by_role("button", name=SHOW)).to_be_visible(timeout=3_000)  # known by now
    expect(page.get_by_role("dialog", name=ASK)).to_be_visible()
    if width < 1000:
        page.touchscreen.tap(width / 2, 100)  # beside it
        expect(sheet(page)).to_have_count(0)
    else:
        sheet(page).get_by_role("button", name="Close").click()
    page.goto(page.url + "?at=0")
    expect(status(page)).to_contain_text("Move 0 of")
    expect(page.get_by_role("button", name=ASK)).to_have_count(0)
    page.keyboard.press("h")
    expect(sheet(page)).to_have_count(0)


@pytest.mark.long
def test_two_people_have_no_coach_until_both_agree(visit: Visit) -> None:
    anna, bea = sit_together(visit)
    for page in (anna, bea):
        expect(page.get_by_role("button", name=ASK)).to_have_count(0)
    anna.keyboard.press("h")
    expect(sheet(anna)).to_have_count(0)
    anna.get_by_role("button", name="Menu").click()
    anna.get_by_role("dialog").get_by_role("button", name="Propose the coach").click()
    check_accessibility(anna)
    anna.get_by_role("dialog").get_by_role("button", name="Propose the coach").click()
    expect(anna.get_by_role("group", name="Coach")).to_contain_text("Still to agree: Bea")
    asked = bea.get_by_role("group", name="Coach")
    asked.wait_for()
    expect(asked).to_contain_text("Anna: may everybody at this table ask the coach")
    check_accessibility(bea)
    expect(anna.get_by_role("button", name=ASK)).to_have_count(0)
    asked.get_by_role("button", name="Agree").click()
    anna.get_by_role("button", name=ASK).wait_for()
    expect(bea.locator("header").get_by_text("The coach may be asked at this table.")).to_have_count(1)
    bea.get_by_role("button", name="Menu").click()
    bea.get_by_role("dialog").get_by_role("button", name="Play without the coach").click()
    expect(anna.get_by_role("button", name=ASK)).to_have_count(0)


def test_the_waiting_room_says_whether_the_coach_may_be_asked(visit: Visit) -> None:
    page = visit(locale="de-DE")
    page.get_by_role("link", name="Neuer Tisch").click()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_label("Platz 2", exact=True).select_option("open")
    page.get_by_role("button", name=re.compile("Tisch eröffnen")).click()
    coach = page.get_by_role("group", name="Coach")
    expect(coach).to_contain_text("nur gefragt werden, wenn alle einverstanden sind")
    coach.get_by_role("button", name="Coach vorschlagen").click()
    expect(coach).to_contain_text("Wer sich noch hinsetzt, muss es auch sein.")
    check_accessibility(page)


class Critic:
    """Between the page and the server: adds that every move of the first seat cost much."""

    def __init__(self, page: Page) -> None:
        self.movers: list[int] = []
        self.move: dict[str, object] = {}
        self.moves: list[dict[str, object]] = []
        page.route_web_socket(re.compile("/live"), self.connect)

    def connect(self, client: WebSocketRoute) -> None:
        server = client.connect_to_server()

        def to_server(text: str | bytes) -> None:
            message = json.loads(text)
            self.move = message.get("move", self.move)
            server.send(text)

        def to_client(text: str | bytes) -> None:
            message = json.loads(text)
            client.send(text)
            if message["type"] == "update":
                self.movers = self.movers[: message["since"]] + message["movers"]
                if 0 in self.movers:
                    client.send(json.dumps(self.costs()))
                self.moves = message.get("moves", self.moves)

        client.on_message(to_server)
        server.on_message(to_client)

    def costs(self) -> dict[str, object]:
        last = len(self.movers) - 1 - self.movers[::-1].index(0)
        reasons = [{"key": "coach-money-less", "args": {"amount": 300, "about": 0}, "points": -4.0}]
        cost = {"at": last, "move": self.move, "better": self.moves[0], "points": 4.0, "chance": 0.1}
        return {"type": "move_costs", "seat": 0, "costs": [{**cost, "reasons": reasons}]}


@pytest.mark.long
def test_a_costly_move_is_marked_and_leads_to_its_moment(visit: Visit, at: str) -> None:
    page = visit(at=at, width=1440, reduced_motion="reduce")
    page.set_default_timeout(PATIENCE)
    Critic(page)
    page.reload()
    open_table(page, ["human", "bot"], game=PRINCES, level="newcomer")
    player = Clicker(page, 0, curious=0)
    player.play_on(moves=1)
    mark = page.get_by_test_id("cost")
    mark.wait_for()
    mark.click()
    expect(sheet(page)).to_contain_text("It cost about 4 points. Your chance to win fell by 10 percentage points.")
    expect(sheet(page)).to_contain_text("Give back the")
    expect(sheet(page)).to_contain_text("You have 300 F less.")
    check_accessibility(page)
    expect(mark).to_have_count(0)
    expect(log(page).get_by_role("button", name=re.compile("cost a lot"))).to_have_count(1)
    sheet(page).get_by_role("link", name="Go to that moment").click()
    expect(status(page)).to_contain_text(re.compile("Move [01] of"))
    expect(sheet(page)).to_have_count(0)
    page.go_back()
    page.unroute_all()
    page.reload()
    expect(log(page).get_by_role("button", name=re.compile("cost a lot"))).to_have_count(1)
    expect(mark).to_have_count(0)  # it has been opened
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Mark my moves that cost much").uncheck()
    page.keyboard.press("Escape")
    expect(log(page).get_by_role("button", name=re.compile("cost a lot"))).to_have_count(0)
