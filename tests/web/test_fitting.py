"""No words stick out of their tile, card or button, and none are cut off."""

import pytest
from playwright.sync_api import Browser

from tests.quick import further
from tests.web.conftest import ServerProcess
from tests.web.gallery import Gallery, Setting, decisions

# Positions in which words were once cut off.
CROWDED = (
    "waiting-room", "lorenzo_bonus-production_4-advanced", "lorenzo_bonus-take_card_4-advanced",
    "lorenzo_draft_4-advanced", "lorenzo_turn-activate-work_4-advanced", "lorenzo_turn-copy_2-advanced",
    "lorenzo_turn_4", "princes_answer-character_3-muse_and_princess-cooperative", "princes_mark_5-muse_and_princess",
    "princes_name_4", "princes_turn_3-muse_and_princess-cooperative", "princes_turn_5-muse_and_princess",
)  # fmt: skip
# Words outside the nearest box that has a border or cuts off what is outside of it. A box that scrolls or ends its
# words in dots shows what it hides; a line of text is taller than its letters, so some pixels above and below are air.
# What is tucked away on purpose: the title of a tower or a card's effect where there is no room, and track numbers.
CUT_OFF = """(tucked) => {
  const found = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const hides = (style) => [style.overflowX, style.overflowY].some((each) => each === "hidden" || each === "clip")
  const scrolls = (style) => [style.overflowX, style.overflowY].some((each) => each === "auto" || each === "scroll")
  const dotted = (style) => style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none"
  const framed = (style) => parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0
  function boxOf(element) {
    for (let each = element; each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (scrolls(style) || dotted(style) || style.clipPath !== "none") return null
      if (style.display !== "inline" && (hides(style) || framed(style))) return each.getBoundingClientRect()
      if (["fixed", "absolute"].includes(style.position)) return null
    }
    return null
  }
  for (let node; (node = walker.nextNode()); ) {
    const element = node.parentElement
    if (!node.textContent.trim() || !element.checkVisibility() || element.closest(tucked)) continue
    const box = boxOf(element)
    if (!box) continue
    const words = document.createRange()
    words.selectNodeContents(node)
    for (const line of words.getClientRects()) {
      if (line.width < 2) continue
      const beside = Math.max(box.left - line.left, line.right - box.right)
      const above = Math.max(box.top - line.top, line.bottom - box.bottom)
      if (beside > 2 || above > 5) found.add(`${node.textContent.trim()}: ${beside.toFixed()} x ${above.toFixed()}`)
    }
  }
  return [...found]
}"""
TUCKED = "svg, script, style, option, .for-readers, .skip, .wall header, .strip .effect, .stones, .track"


@pytest.fixture(scope="module")
def gallery(browser: Browser, server: ServerProcess) -> Gallery:
    return Gallery(browser, server.address)


def cut_off(gallery: Gallery, names: tuple[str, ...], setting: Setting) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    with gallery.visitor(setting) as page:
        for name in names:
            gallery.show(page, name)
            if words := page.evaluate(CUT_OFF, TUCKED):
                found[name] = words
    return found


@pytest.mark.parametrize(
    ("size", "language"), [("phone", "de"), *further(("phone", "en"), ("desktop", "en"), ("desktop", "de"))]
)
def test_no_words_are_cut_off(gallery: Gallery, size: str, language: str) -> None:
    assert cut_off(gallery, CROWDED, Setting(size, "light", language)) == {}


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", ["desktop", "wide", "tablet", "phone"])
def test_no_words_are_cut_off_in_any_decision(gallery: Gallery, size: str, language: str) -> None:
    assert cut_off(gallery, tuple(decisions()), Setting(size, "light", language)) == {}


def test_words_that_do_not_fit_are_found(gallery: Gallery) -> None:
    with gallery.visitor(Setting("phone", "light", "en")) as page:
        gallery.show(page, "lobby")
        page.evaluate("document.querySelector('h1').style = 'overflow: hidden; width: 2rem; white-space: nowrap'")
        assert any("Signoria" in words for words in page.evaluate(CUT_OFF, TUCKED))
