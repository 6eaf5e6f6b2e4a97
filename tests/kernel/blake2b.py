"""BLAKE2b as RFC 7693 describes it, with the salt and the personalisation of the BLAKE2 paper. Slow, and ours alone."""

from struct import pack, unpack

WORD = (1 << 64) - 1
BLOCK = 128
START = (
    0x6A09E667F3BCC908, 0xBB67AE8584CAA73B, 0x3C6EF372FE94F82B, 0xA54FF53A5F1D36F1,
    0x510E527FADE682D1, 0x9B05688C2B3E6C1F, 0x1F83D9ABFB41BD6B, 0x5BE0CD19137E2179,
)  # fmt: skip
ORDERS = (
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
    (14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3),
    (11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4),
    (7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8),
    (9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13),
    (2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9),
    (12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11),
    (13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10),
    (6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5),
    (10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0),
)
COLUMNS_AND_DIAGONALS = (
    (0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
    (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14),
)  # fmt: skip


def _turned(word: int, bits: int) -> int:
    return (word >> bits | word << 64 - bits) & WORD


def _mix(v: list[int], at: tuple[int, int, int, int], x: int, y: int) -> None:
    a, b, c, d = at
    for message, first, second in ((x, 32, 24), (y, 16, 63)):
        v[a] = (v[a] + v[b] + message) & WORD
        v[d] = _turned(v[d] ^ v[a], first)
        v[c] = (v[c] + v[d]) & WORD
        v[b] = _turned(v[b] ^ v[c], second)


def _compress(h: list[int], block: bytes, count: int, is_last: bool) -> list[int]:
    m = unpack("<16Q", block)
    v = [*h, *START]
    v[12] ^= count & WORD
    v[13] ^= count >> 64
    if is_last:
        v[14] ^= WORD
    for turn in range(12):
        order = ORDERS[turn % 10]
        for number, at in enumerate(COLUMNS_AND_DIAGONALS):
            _mix(v, at, m[order[2 * number]], m[order[2 * number + 1]])
    return [h[at] ^ v[at] ^ v[at + 8] for at in range(8)]


def blake2b(data: bytes = b"", size: int = 64, key: bytes = b"", salt: bytes = b"", person: bytes = b"") -> bytes:
    """The hash of some data, of `size` bytes."""
    parameters = pack("<BBBBIQBB14x16s16s", size, len(key), 1, 1, 0, 0, 0, 0, salt, person)
    h = [start ^ word for start, word in zip(START, unpack("<8Q", parameters))]
    if key:
        data = key.ljust(BLOCK, b"\0") + data
    blocks = [data[at : at + BLOCK] for at in range(0, len(data), BLOCK)] or [b""]
    for number, block in enumerate(blocks[:-1]):
        h = _compress(h, block, (number + 1) * BLOCK, is_last=False)
    h = _compress(h, blocks[-1].ljust(BLOCK, b"\0"), len(data), is_last=True)
    return pack("<8Q", *h)[:size]
