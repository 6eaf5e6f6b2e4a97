"""HTML and SVG as Python: everything is escaped unless it is markup already."""

import re
from html import escape


class Markup(str):
    """Text that may stand in a page as it is."""


def tag(name: str, *content: str | None, **attributes: object) -> Markup:
    """An element. An attribute of None is left out; `class_` is class, and `_` within a name is `-`."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return Markup(f"<{name}{told}>{joined(*content)}</{name}>")


def breakable(name: str) -> Markup:
    """A name that may be broken after its signs, such as my_module:MyBot."""
    return Markup(re.sub(r"([_:.])(?=.)", r"\1<wbr>", escape(name, quote=False)))


def joined(*content: str | None) -> Markup:
    """Elements and texts in a row; None is nothing."""
    return Markup("".join(part if isinstance(part, Markup) else escape(part) for part in content if part is not None))
