"""What chance decides: each purpose has a key of its own, so that nothing shown of one tells about another."""

from typing import Final

PROFESSIONS: Final = b"professions"
BONUS_CARDS: Final = b"bonus cards"
PRESTIGE_CARDS: Final = b"prestige cards"
FREEDOMS: Final = b"freedoms"
START: Final = b"start"
RESHUFFLE: Final = b"reshuffle"  # gives the number that a position holds until the last card is returned
RETURNED: Final = b"returned"  # the shuffle that this number decides
PURPOSES: Final = (PROFESSIONS, BONUS_CARDS, PRESTIGE_CARDS, FREEDOMS, START, RESHUFFLE, RETURNED)
