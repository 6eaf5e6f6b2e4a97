"""The rules on the page, as a stranger finds them: from the lobby, at a decision, and behind every term of a table."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.quick import further
from tests.web.conftest import ServerProcess, Visit
from tests.web.page_checks import check_accessibility, check_no_horizontal_scroll, check_touch_targets
from tests.web.steps import give_back, open_table, status, tab_to

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
GAMES = {"princes": "The Princes of Florence", "lorenzo": "Lorenzo il Magnifico"}
FIRST_RULE = {"princes": "PF-SET-3", "lorenzo": "LM-RND-2"}


def play(page: Page, game: str) -> None:
    """One's first turn, however long the bots take to get there."""
    page.get_by_role("button", name=f"Play {GAMES[game]} now").click()
    page.wait_for_url("**/tables/*")
    expect(status(page)).to_contain_text("Your turn", timeout=60_000)


def in_view(page: Page, rule_id: str) -> bool:
    box = page.locator(f"#{rule_id}").bounding_box()
    height = page.viewport_size["height"]  # type: ignore[index]
    return box is not None and -1 <= box["y"] < height * 0.7


@pytest.mark.parametrize("screen", [{"width": 1440, "height": 900}, PHONE], ids=["desktop", "phone"])
def test_from_the_lobby_to_a_rule(visit: Visit, screen: dict[str, object]) -> None:
    page = visit(**screen)
    page.get_by_role("link", name="Rules of The Princes of Florence").click()
    page.wait_for_url("**/rules/princes")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of The Princes of Florence")
    expect(page).to_have_title(re.compile("Rules of The Princes"))
    expect(page.get_by_role("figure")).to_have_count(16)
    page.get_by_role("link", name="The best work").click()
    expect(page).to_have_url(re.compile("/rules/princes#PF-BST-1$"))
    page.wait_for_function("document.activeElement.id === 'PF-BST-1'")
    assert in_view(page, "PF-BST-1")
    page.get_by_role("link", name="Rule PF-AUC-3").click()
    expect(page).to_have_url(re.compile("#PF-AUC-3$"))
    expect(page.get_by_role("link", name="Rule PF-AUC-3")).to_have_attribute("aria-current", "location")
    page.go_back()
    expect(page.get_by_role("link", name="Rule PF-BST-1")).to_have_attribute("aria-current", "location")
    check_accessibility(page)
    check_no_horizontal_scroll(page, int(str(screen["width"])))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_both_games_have_pictures_and_variants(visit: Visit, game: str, locale: str) -> None:
    page = visit(f"/rules/{game}", locale=locale, **PHONE)
    expect(page.get_by_role("figure").first).to_be_visible()
    sections = page.locator("section").count()
    assert page.get_by_role("figure").count() == sections >= 15
    drawn = page.eval_on_selector_all(
        "figure .picture", "all => all.map((each) => each.getBoundingClientRect().height)"
    )
    assert min(drawn) > 30, "every picture shows something"
    variant = "Muse & Prin" if game == "princes" else ("Advanced game" if locale == "en-GB" else "Fortgeschrittene")
    expect(page.get_by_role("article").get_by_text(variant).first).to_be_visible()
    check_accessibility(page)
    check_no_horizontal_scroll(page, 390)


def test_a_link_to_a_rule_shows_it(visit: Visit) -> None:
    page = visit("/rules/lorenzo#LM-PRV-1")
    expect(page.get_by_role("link", name="Rule LM-PRV-1")).to_have_attribute("aria-current", "location")
    page.wait_for_function("document.activeElement.id === 'LM-PRV-1'")
    for strange in ("#", "#LM-NO-1", "#%20", "#content"):
        page.goto(page.url.partition("#")[0] + strange)
        expect(page.locator("#LM-PRV-1")).to_be_attached()


def test_searching_by_keyboard(visit: Visit) -> None:
    page = visit("/rules/princes")
    expect(page.locator("#PF-SET-1")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("jester")
    found = page.get_by_role("article")
    expect(page.get_by_text(re.compile(r"^\d+ rules found$"))).to_be_visible()
    assert 2 <= found.count() < 20
    expect(page.locator("mark").first).to_have_text(re.compile("jester", re.IGNORECASE))
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.closest('article') !== null")
    page.keyboard.press("/")
    page.keyboard.press("Control+A")
    page.keyboard.type("pf-auc-3")
    expect(page.get_by_text("1 rule found")).to_be_visible()
    page.keyboard.press("Control+A")
    page.keyboard.type("<b>quark")
    expect(page.get_by_role("status")).to_have_text("No rule mentions “<b>quark”.")
    expect(found).to_have_count(0)
    page.keyboard.press("Escape")
    assert found.count() > 60
    page.keyboard.type("builder")
    page.get_by_role("link", name="Muse").first.click()
    expect(page.locator("#PF-CHR-1")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_have_value("")


def test_printing_shows_the_rules_alone(visit: Visit) -> None:
    page = visit("/rules/lorenzo", color_scheme="dark")
    expect(page.get_by_role("figure").first).to_be_visible()
    page.emulate_media(media="print")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.get_by_role("banner").get_by_role("link", name="Signoria")).to_be_hidden()
    expect(page.get_by_role("navigation", name="Contents")).to_be_hidden()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.locator("#LM-VAL-1")).to_be_visible()
    expect(page.get_by_role("figure").first).to_be_visible()
    assert page.locator("section").first.evaluate("each => getComputedStyle(each).breakInside") == "avoid"
    assert page.evaluate("getComputedStyle(document.body).color") == "rgb(43, 32, 23)", "dark ink on white paper"
    assert len(page.pdf()) > 20_000


@pytest.mark.long
def test_every_way_to_the_rules(visit: Visit) -> None:
    page = visit()
    page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    page.wait_for_url("**/rules")
    page.get_by_role("link", name="Lorenzo il Magnifico").click()
    page.wait_for_url("**/rules/lorenzo")
    expect(page.locator("#LM-SET-1")).to_be_visible()
    page.goto(page.url.partition("/rules")[0] + "/new")
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Rules of The Princes of Florence").click()
    expect(opened.value.locator("#PF-SET-1")).to_be_visible()


def test_a_game_that_does_not_exist_has_no_rules(visit: Visit, server: ServerProcess) -> None:
    page = visit("/rules/no-such-game", at=server.address)  # the browser complains of the refusal
    expect(page.get_by_role("alert")).to_contain_text("no-such-game")
    expect(page.get_by_role("link", name="Lorenzo il Magnifico")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("screen", [{"width": 1440, "height": 900}, PHONE], ids=["desktop", "phone"])
def test_the_rules_of_a_decision(visit: Visit, game: str, screen: dict[str, object]) -> None:
    page = visit(**screen)
    play(page, game)
    before = status(page).inner_text()
    page.get_by_role("button", name="Rules for this decision").click()
    panel = page.get_by_role("dialog", name="Rules for this decision")
    expect(panel.get_by_role("link", name=f"Rule {FIRST_RULE[game]}")).to_be_visible()
    expect(panel.get_by_role("link", name="All the rules")).to_have_attribute("href", f"/rules/{game}")
    assert "CHR" not in panel.inner_text(), "no rule of a variant that is not played"
    check_accessibility(page)
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    page.keyboard.press("?")
    expect(panel.get_by_role("article").first).to_be_visible()
    page.keyboard.press("?")
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    assert status(page).inner_text() == before, "the game stays as it was"
    if screen is PHONE:
        check_touch_targets(page)


@pytest.mark.long
def test_the_rules_follow_the_decision_and_the_menu_leads_to_all(visit: Visit) -> None:
    page = visit(locale="en-GB")
    play(page, "princes")
    give_back(page)
    expect(status(page)).not_to_contain_text("give back")
    expect(status(page)).to_contain_text("Your turn")
    page.keyboard.press("?")
    panel = page.get_by_role("dialog", name="Rules for this decision")
    expect(panel.get_by_role("article").first).to_be_visible()
    expect(panel.get_by_role("link", name="Rule PF-SET-3")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Table menu").click()
    with page.expect_popup() as opened:
        page.get_by_role("dialog").get_by_role("link", name="Rules").click()
    expect(opened.value.locator("#PF-SET-1")).to_be_visible()


@pytest.mark.long
def test_a_question_mark_in_a_text_field_is_a_letter(visit: Visit) -> None:
    page = visit()
    open_table(page, ["human", "open"])
    page.get_by_role("textbox").last.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_term_explains_itself_to_the_pointer_and_the_keyboard(visit: Visit) -> None:
    page = visit(width=1440, height=900)
    play(page, "princes")
    tip = page.get_by_role("tooltip")
    page.locator(".counters .term[data-term=jester]").first.hover()
    expect(tip).to_contain_text("adds 2 to the value of every work")
    page.mouse.move(2, 2)
    expect(tip).to_be_hidden()
    tab_to(page, "0 jesters")
    expect(tip).to_contain_text("adds 2 to the value of every work")
    assert "adds 2" in page.evaluate("document.activeElement.getAttribute('aria-description')")
    page.keyboard.press("ArrowRight")
    expect(tip).to_contain_text("a building costs 300 florins")
    page.keyboard.press("Enter")
    panel = page.get_by_role("dialog", name="Builder")
    expect(panel.get_by_role("link", name="Rule PF-OBJ-3")).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    tab_to(page, "Mathematician")
    assert "Work value (WV):" in page.evaluate("document.activeElement.getAttribute('aria-description')")


@pytest.mark.long
def test_an_abbreviation_in_a_text_explains_itself(visit: Visit) -> None:
    page = visit(width=1440, height=900)
    play(page, "princes")
    box = page.evaluate(
        """() => {
          const walker = document.createTreeWalker(document.querySelector(".play"), NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const at = walker.currentNode.data.search(/\\bWV\\b/);
            if (at < 0 || !walker.currentNode.parentElement.checkVisibility()) continue;
            const range = document.createRange();
            range.setStart(walker.currentNode, at);
            range.setEnd(walker.currentNode, at + 2);
            const { x, y, width, height } = range.getBoundingClientRect();
            const inside = document.elementFromPoint(x + width / 2, y + height / 2);
            if (width > 4 && inside?.contains(walker.currentNode)) return { x: x + width / 2, y: y + height / 2 };
          }
        }"""
    )
    page.mouse.move(box["x"], box["y"])
    expect(page.get_by_role("tooltip")).to_contain_text("the bank pays you 100 florins for each point")


@pytest.mark.parametrize(
    ("game", "term", "said"),
    [*further(("princes", "florin", "Ihr Geld")), ("lorenzo", "servants", "Jeder abgegebene Diener")],
)
def test_a_finger_gets_a_term_by_a_tap(visit: Visit, game: str, term: str, said: str) -> None:
    page = visit(locale="de-DE", **PHONE)
    page.get_by_role("article").nth(list(GAMES).index(game)).get_by_role("button").first.tap()
    page.wait_for_url("**/tables/*")
    expect(status(page)).to_contain_text("Sie sind dran", timeout=60_000)
    page.locator(f".stage [data-term={term}]:visible").first.tap()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text(said)
    tip.get_by_role("button", name="Regel zeigen").tap()
    expect(page.get_by_role("dialog").get_by_role("article")).to_have_count(1)
    expect(tip).to_be_hidden()
    page.get_by_role("button", name="Schließen", exact=True).tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    check_no_horizontal_scroll(page, 390)
