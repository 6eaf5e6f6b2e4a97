"""A connection that is gone: a warning within a second, what became of the move, and that all is well again."""

import signal
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import ServerProcess, Visit
from tests.web.steps import give_back, play_now, status

SOON = 3.0  # live.test.ts proves that it is a second; here the machine may be busy with other tests
WARNED = """() => new Promise((resolve) => {
  const notice = document.querySelector("header [role=status]")
  new MutationObserver(() => notice.textContent.trim() && resolve(performance.timeOrigin + performance.now()))
    .observe(notice, { childList: true, subtree: true, characterData: true })
})"""


def freeze(server: ServerProcess) -> None:
    assert server.process is not None
    server.process.send_signal(signal.SIGSTOP)


def thaw(server: ServerProcess) -> None:
    assert server.process is not None
    server.process.send_signal(signal.SIGCONT)


def notice(page: Page):
    return page.locator("header [role=status]")


def seconds_until_warned(page: Page, act: Callable[[], None]) -> float:
    """From the act to the warning, by the clock of the page, which shares ours."""
    page.evaluate(f"() => {{ window.warned = ({WARNED})() }}")
    began = time.time()
    act()
    return float(page.evaluate("window.warned")) / 1000 - began


@pytest.mark.long
def test_a_server_that_falls_silent_is_noticed_within_a_second_and_so_is_its_return(
    visit: Visit, own_server: ServerProcess
) -> None:
    page = visit(at=own_server.address, reduced_motion="reduce")
    play_now(page)
    page.locator("button.card").first.wait_for()
    try:
        assert seconds_until_warned(page, lambda: freeze(own_server)) < SOON
        expect(notice(page)).to_have_text("No answer from the server. Waiting …")
        give_back(page)
        expect(notice(page)).to_contain_text("Your move has not been sent yet.")
    finally:
        thaw(own_server)
    expect(notice(page)).to_contain_text("Connected again.")
    expect(notice(page)).to_contain_text("Your move was played.")
    expect(status(page)).not_to_contain_text("give back a profession")
    expect(notice(page)).to_be_empty()


def test_a_move_that_nobody_answers_is_called_unclear_until_it_is_known(
    visit: Visit, own_server: ServerProcess
) -> None:
    """On a phone, in German: the server stops before it answers, for so long that the connection is given up."""
    page = visit(at=own_server.address, locale="de-DE", reduced_motion="reduce", width=390, height=844, has_touch=True)
    page.locator("button.chief").first.click()
    page.wait_for_url("**/tables/*")
    page.locator("button.card", has_text="Zurückgeben").first.click()
    answer = page.get_by_role("dialog").get_by_role("button", name="Zurückgeben")
    answer.wait_for()
    try:
        freeze(own_server)
        answer.click()
        expect(notice(page)).to_contain_text("unklar")
        expect(notice(page)).to_contain_text("Verbindung unterbrochen", timeout=10_000)
    finally:
        thaw(own_server)
    expect(notice(page)).to_contain_text("Ihr Zug wurde ausgeführt.", timeout=20_000)


def test_a_killed_server_and_a_browser_without_a_network_are_noticed_within_a_second(
    visit: Visit, own_server: ServerProcess
) -> None:
    page = visit(at=own_server.address, reduced_motion="reduce")
    play_now(page)
    assert seconds_until_warned(page, lambda: page.context.set_offline(True)) < SOON
    page.context.set_offline(False)
    expect(notice(page)).to_be_empty(timeout=20_000)
    assert seconds_until_warned(page, lambda: own_server.stop(signal.SIGKILL)) < SOON
    expect(notice(page)).to_contain_text("Connection lost")
    own_server.start()
    expect(notice(page)).to_contain_text("Connected again.", timeout=20_000)
