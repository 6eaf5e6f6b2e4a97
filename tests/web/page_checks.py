"""What must hold of whatever the page shows."""

import json
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FINGERTIP = 44

PRESSED = "button, a, input, select, summary, label:has(input), [role=button]"
SMALL = """([pressed, least]) => [...document.querySelectorAll(pressed)]
  .filter((thing) => thing.checkVisibility() && !thing.closest("p, .for-readers, .skip, label label"))
  .map((thing) => [thing, (thing.closest("label") ?? thing).getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (Math.round(box.height) < least || Math.round(box.width) < least))
  .map(([thing, box]) => `${thing.outerHTML.slice(0, 90)} ${Math.round(box.width)} x ${Math.round(box.height)}`)
"""


def check_accessibility(page: Page, *rules: str) -> None:
    """axe-core finds nothing serious, by all of its rules or by these only."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    options = {"resultTypes": ["violations"], **({"runOnly": list(rules)} if rules else {})}
    found = page.evaluate("async (options) => (await axe.run(options)).violations", options)
    serious = [
        (each["id"], [(node["target"], node["failureSummary"]) for node in each["nodes"][:4]])
        for each in found
        if each["impact"] in ("serious", "critical")
    ]
    assert serious == [], json.dumps(serious, indent=1)


def check_no_horizontal_scroll(page: Page, width: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def check_touch_targets(page: Page) -> None:
    small = page.evaluate(SMALL, [PRESSED, FINGERTIP])
    assert small == [], "\n".join(small[:8])
