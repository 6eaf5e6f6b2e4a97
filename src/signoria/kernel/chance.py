"""Chance: even numbers and shuffles from any source of bits, and the source that games are dealt from.

Nobody can predict a deal: `GameChance` is keyed BLAKE2b in counter mode, with one key for each purpose. What bots and
experiments need is no secret; they use the faster `kernel.fast_random`.
"""

from hashlib import blake2b
from struct import Struct
from typing import Any, Final

from mypy_extensions import i64

from signoria.kernel.errors import BadInput
from signoria.kernel.reading import brief, is_hexadecimal

GENERATOR: Final = "blake2b-1"  # in every record: another way to deal gets another name
SEED_LIMIT: Final = 1 << 63
SEED_DIGITS: Final = 64
KEY_BYTES: Final = 32
NUMBER_BYTES: Final = 16
_SEED_NUMBER: Final = b"seed number"
_WORDS_AFTER_KEY: Final = Struct("<8I")
_WORDS_OF_BLOCK: Final = Struct("<16I")
_LOW: Final[i64] = 0xFFFFFFFF
_WORDS: Final[i64] = 0x100000000
_MOST_OUTCOMES: Final[i64] = 0x1000000  # of one word, if it decides several things: fewer than 1 in 256 is drawn again

Seed = int | str


class Chance:
    """A source of chance: a subclass provides its words."""

    def word(self) -> i64:
        """The next 32 bits."""
        raise NotImplementedError

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely; limit is at most 2**31."""
        return self._even_word(limit) * limit >> 32

    def _even_word(self, outcomes: i64) -> i64:
        """A word that stands for one of so many outcomes (word * outcomes >> 32), each of which has as many words."""
        surplus: i64 = _WORDS % outcomes
        while True:
            word: i64 = self.word()
            if word * outcomes & _LOW >= surplus:
                return word

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards in an order in which every order is equally likely.

        The shuffle of Fisher and Yates; one word decides several exchanges (Brackett-Rozinsky and Lemire, 2024).
        """
        last: i64 = len(cards) - 1
        while last > 0:
            outcomes: i64 = last + 1
            undecided: i64 = last - 1
            while undecided > 0 and outcomes * (undecided + 1) <= _MOST_OUTCOMES:
                outcomes *= undecided + 1
                undecided -= 1
            word: i64 = self._even_word(outcomes)
            while last > undecided:
                product: i64 = word * (last + 1)
                word = product & _LOW
                other: i64 = product >> 32
                cards[last], cards[other] = cards[other], cards[last]
                last -= 1


class GameChance(Chance):
    """What chance decides in a game for one purpose, such as the order of one deck.

    Keyed with the game's key and personalised with the purpose, BLAKE2b gives 64 bytes: the key of the purpose, which
    nothing ever shows, and its first eight words. If more are needed, the key makes blocks of 16 words.

    >>> key = key_of(7)
    >>> GameChance(key, b"dice").below(99), GameChance(key, b"dice").below(99), GameChance(key, b"cards").below(99)
    (73, 73, 82)
    """

    def __init__(self, key: bytes, purpose: bytes) -> None:
        start = blake2b(key=key, person=purpose).digest()
        self.key: Final = start[:KEY_BYTES]
        self._words: tuple[int, ...] = _WORDS_AFTER_KEY.unpack_from(start, KEY_BYTES)
        self._at: i64 = 0
        self._block = 0

    def word(self) -> i64:
        if self._at == len(self._words):
            self._block += 1
            block = blake2b(key=self.key, salt=self._block.to_bytes(16, "little")).digest()
            self._words = _WORDS_OF_BLOCK.unpack(block)
            self._at = 0
        word: i64 = self._words[self._at]
        self._at += 1
        return word


def check_seed(seed: Any) -> None:
    """Refuse what is no seed. A text is not repeated: it could be the seed of a game under way, mistyped."""
    if isinstance(seed, str):
        if is_hexadecimal(seed, SEED_DIGITS):
            return
        found = f"text of {len(seed)} characters" if len(seed) != SEED_DIGITS else "text with other characters"
    elif type(seed) is int and 0 <= seed < SEED_LIMIT:
        return
    else:
        found = brief(seed)
    raise BadInput(
        f"a seed is a whole number from 0 to {SEED_LIMIT - 1}, or text of {SEED_DIGITS} hexadecimal digits "
        f"in lower case, not {found}"
    )


def key_of(seed: Seed) -> bytes:
    """The key of a game: a text is the key itself, a number is hashed to one."""
    if isinstance(seed, str):
        return bytes.fromhex(seed)
    return blake2b(seed.to_bytes(8, "little"), digest_size=KEY_BYTES, person=_SEED_NUMBER).digest()


def secret_number(key: bytes, purpose: bytes) -> int:
    """A number of 128 bits that can be kept in a position; `key_of_number` makes it the key of further chance."""
    return int.from_bytes(blake2b(key=key, digest_size=NUMBER_BYTES, person=purpose).digest(), "little")


def key_of_number(number: int) -> bytes:
    """The key that a secret number stands for."""
    return number.to_bytes(NUMBER_BYTES, "little")


def derived_seed(seed: Seed, purpose: bytes, number: int) -> int:
    """A seed of its own for each number. It tells nothing about the seed it comes from, nor about its deal."""
    digest = blake2b(number.to_bytes(8, "little"), digest_size=8, key=key_of(seed), person=purpose).digest()
    return int.from_bytes(digest, "little") >> 1
