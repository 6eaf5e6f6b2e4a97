"""Compares pictures of the page, wherever they are taken: other fonts do not matter, a missing or misplaced part does.

All text is set in the one font that the page brings along, and the colours of coarse squares are compared. The browser
itself does that, so that no library for images is needed.
"""

import base64
from pathlib import Path

from playwright.sync_api import Browser

from tests.web.gallery import SETTLED, Gallery, Setting

FOLDER = Path(__file__).parent / "pictures"
REFERENCES = (
    ("lorenzo_turn_4-advanced", Setting("desktop", "light", "en")),
    ("lorenzo_privilege_4-advanced", Setting("phone", "dark", "de")),
    ("lorenzo_over_4-advanced", Setting("tablet", "light", "de")),
    ("princes_bid_4", Setting("desktop", "dark", "de")),
    ("princes_place_4", Setting("phone", "light", "en")),
    ("princes_turn_5-muse_and_princess", Setting("wide", "light", "en")),
)
# The long side of a reference.
LENGTH = 480
# A square of so many pixels of a reference is compared as one colour: text becomes grey.
SQUARE = 8
# How far a colour may be off (of 255), and which share of the squares may be further off.
NEAR = 20
MOST_OFF = 0.02
OWN_FONT = """() => document.documentElement.style.setProperty("--font-ui", "'EB Garamond'")"""

DRAW = """
  const image = async (address) => createImageBitmap(await (await fetch(address)).blob())
  const drawn = (picture, width, height) => {
    const canvas = new OffscreenCanvas(width, height)
    const brush = canvas.getContext("2d")
    brush.imageSmoothingQuality = "high"
    brush.drawImage(picture, 0, 0, width, height)
    return [canvas, brush]
  }
"""
SMALLER = f"""async ([address, length]) => {{{DRAW}
  const picture = await image(address)
  const scale = length / Math.max(picture.width, picture.height)
  const [canvas] = drawn(picture, Math.round(picture.width * scale), Math.round(picture.height * scale))
  const stored = await canvas.convertToBlob({{ type: "image/webp", quality: 0.85 }})
  const bytes = new Uint8Array(await stored.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
}}"""
OFF = f"""async ([one, other, square, near]) => {{{DRAW}
  const pictures = [await image(one), await image(other)]
  const [width, height] = [pictures[1].width, pictures[1].height]
  const [colours, others] = pictures.map((picture) => {{
    const [across, down] = [Math.round(width / square), Math.round(height / square)]
    return drawn(drawn(picture, width, height)[0], across, down)[1].getImageData(0, 0, across, down).data
  }})
  let off = 0
  for (let at = 0; at < colours.length; at += 4)
    if ([0, 1, 2].some((channel) => Math.abs(colours[at + channel] - others[at + channel]) > near)) off += 1
  return off / (colours.length / 4)
}}"""


def reference_path(name: str, setting: Setting) -> Path:
    return FOLDER / f"{name}-{setting}.webp"


def reference_picture(gallery: Gallery, name: str, setting: Setting) -> bytes:
    with gallery.visitor(setting) as page:
        gallery.show(page, name)
        page.evaluate(OWN_FONT)
        page.evaluate(SETTLED)
        return page.screenshot()


def write_reference(browser: Browser, picture: bytes, path: Path) -> None:
    page = browser.new_page()
    small = page.evaluate(SMALLER, [address_of(picture, "png"), LENGTH])
    page.close()
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(base64.b64decode(small))


def share_off(browser: Browser, picture: bytes, reference: bytes) -> float:
    """The share of the picture that looks different."""
    page = browser.new_page()
    off: float = page.evaluate(OFF, [address_of(picture, "png"), address_of(reference, "webp"), SQUARE, NEAR])
    page.close()
    return off


def address_of(picture: bytes, kind: str) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(picture).decode()}"
