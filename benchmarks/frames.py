"""How smoothly things move, and how soon a table can be played: a phone's screen, a real table, a real browser.

    python benchmarks/frames.py lorenzo

Frames are counted while things move: a game is stepped through as in a replay, on a processor slowed down to a quarter.
The time until something can be pressed is measured without a slowdown, on loopback, with an empty cache.
"""

import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from arguments import GameParser, missing_explained

with missing_explained():
    from playwright.sync_api import Browser, BrowserContext, sync_playwright

    sys.path.insert(0, str(Path(__file__).parent.parent))
    from tests.web.browser import find_browser
    from tests.web.clicker import Clicker
    from tests.web.conftest import ServerProcess
    from tests.web.gallery import QUIET, Gallery

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SLOWDOWN = 4
MOVES = 40
PACE = 700  # milliseconds from one move to the next
OPENINGS = 5
PRESSED = "[data-offer]:not(:disabled)"

# Steps through a game. The time between two frames is noted as long as something moves, how much moved, and how long it
# took after each step until something did: an animation moves once its first frame is ready.
REPLAY = """async ([moves, pace]) => {
  const frames = [], waits = []
  let moved = 0, moving = 0, last = 0, pressed = 0
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, timing) {
    moved += 1
    const animation = animate.call(this, frames, timing)
    const end = () => (moving -= 1)
    animation.ready.then(() => {
      moving += 1
      if (pressed) waits.push(performance.now() - pressed)
      pressed = 0
      animation.finished.then(end, end)
    }, () => {})
    return animation
  }
  const frame = (now) => {
    if (last && moving) frames.push(now - last)
    last = moving ? now : 0
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  for (let move = 0; move < moves; move += 1) {
    pressed = performance.now()
    dispatchEvent(new KeyboardEvent("keydown", { key: move ? "ArrowRight" : "Home" }))
    await new Promise((resolve) => setTimeout(resolve, pace))
  }
  return [frames, waits, moved]
}"""
FIRST_OFFER = f"""
  new MutationObserver((_, observer) => {{
    if (!document.querySelector("{PRESSED}")) return
    window.interactive = performance.now()
    observer.disconnect()
  }}).observe(document, {{ subtree: true, childList: true, attributes: true }})
"""


def new_table(gallery: Gallery, game: str) -> str:
    """The address of a table of the host's with three bots."""
    seats = [{"kind": "human"}, *[{"kind": "bot", "level": "random"}] * 3]
    table = gallery.post("/api/tables", {"game": game, "seats": seats})
    if table["status"] == "open":
        gallery.post(f"/api/tables/{table['id']}/start", {})
    return f"{gallery.address}/tables/{table['id']}"


def phone(browser: Browser, gallery: Gallery) -> BrowserContext:
    context = browser.new_context(locale="en-GB", storage_state=gallery.state, **PHONE)
    context.add_init_script("localStorage.setItem('signoria', JSON.stringify({ confirmed: false }))")
    return context


def milliseconds_until_interactive(browser: Browser, gallery: Gallery, address: str) -> float:
    """From asking for the table until something can be pressed; each time a browser that has never been there."""
    measured = []
    for _ in range(OPENINGS):
        context = phone(browser, gallery)
        context.add_init_script(FIRST_OFFER)
        page = context.new_page()
        page.goto(address)
        measured.append(page.wait_for_function("() => window.interactive").json_value())
        context.close()
    return statistics.median(measured)


def frames_while_moving(browser: Browser, gallery: Gallery, address: str) -> dict[str, float]:
    context = phone(browser, gallery)
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(address)
    page.locator(PRESSED).first.wait_for()
    Clicker(page, 1, curious=0, finger=True).play_on(MOVES)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    frames, waits, moved = page.evaluate(REPLAY, [MOVES, PACE])
    context.close()
    return {
        "while things move, median": round(1000 / statistics.median(frames)),  # frames come every 16.7 ms, not 16.667
        "while things move, mean": 1000 * len(frames) / sum(frames),
        "longest frame": max(frames),
        "until things move, median": statistics.median(waits),
        "until things move, longest": max(waits),
        "things moved": moved,
    }


def measure(game: str) -> dict[str, float]:
    path = find_browser()
    if path is None:
        return {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=path, args=QUIET)
            gallery = Gallery(browser, server.address)
            address = new_table(gallery, game)
            frames = frames_while_moving(browser, gallery, address)
            return {**frames, "until interactive": milliseconds_until_interactive(browser, gallery, address)}
        finally:
            server.stop()


if __name__ == "__main__":
    print(json.dumps(measure(GameParser(__doc__, ["princes", "lorenzo"]).parse_args().game)))
