"""What people may call themselves.

Names are put into one form (Unicode's NFKC), so that two names which look alike are alike, and hold only what one can
see: other people read them in the log and in the chat.
"""

import re
import unicodedata

from signoria.server.refusals import Refuse

LONGEST_NAME = 40
SHORTEST_LOGIN = 3
LOGIN = re.compile(r"[A-Za-z0-9_.@-]+")
# Letters, marks, numbers, punctuation and symbols: what changes the direction or takes no room is a format or control
# character, a separator, or one of those below.
VISIBLE = "LMNPS"
# Unicode's Default_Ignorable_Code_Point and blanks among letters, marks and symbols, which unicodedata cannot tell.
INVISIBLE = frozenset(
    chr(code)
    for first, last in [
        (0x034F, 0x034F), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x2800, 0x2800), (0x3164, 0x3164),
        (0xFE00, 0xFE0F), (0xFFA0, 0xFFA0), (0x1D159, 0x1D159), (0xE0100, 0xE01EF),
    ]
    for code in range(first, last + 1)
)  # fmt: skip
EMOJI_STYLE = str.maketrans("", "", "\ufe0e\ufe0f")  # phones add it to symbols; without it they look much the same


def clean_name(said: str) -> str:
    """The name in its normal form; refused if it has none that everybody can read."""
    name = re.sub(" +", " ", unicodedata.normalize("NFKC", said.translate(EMOJI_STYLE))).strip(" ")
    if not 1 <= len(name) <= LONGEST_NAME or not all(map(_is_visible, name)) or unicodedata.category(name[0])[0] == "M":
        raise Refuse("bad_name", most=LONGEST_NAME)
    return name


def _is_visible(character: str) -> bool:
    if character == " ":
        return True
    return unicodedata.category(character)[0] in VISIBLE and character not in INVISIBLE


def clean_login(said: str) -> str:
    """The login in its normal form; refused if it holds anything but a few characters that nobody confuses."""
    login = unicodedata.normalize("NFKC", said).strip()
    if not SHORTEST_LOGIN <= len(login) <= LONGEST_NAME or not LOGIN.fullmatch(login):
        raise Refuse("bad_login", least=SHORTEST_LOGIN, most=LONGEST_NAME)
    return login


def key_of(name: str) -> str:
    """What two names have in common that differ in nothing but capitals."""
    return unicodedata.normalize("NFKC", name).casefold()


def distinct_name(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody at the same table is called so already."""
    keys = {key_of(other) for other in taken}
    number, candidate = 1, name
    while key_of(candidate) in keys:
        number += 1
        ending = f" ({number})"
        candidate = name[: LONGEST_NAME - len(ending)].rstrip() + ending
    return candidate
