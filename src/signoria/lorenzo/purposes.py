"""What chance decides: each purpose has a key of its own, so that nothing shown of one tells about another."""

from typing import Final

ORDER: Final = b"order"
DECKS: Final = (b"territories", b"characters", b"buildings", b"ventures")
EXCOMMUNICATIONS: Final = b"excommunications"
DICE: Final = b"dice"
LEADERS: Final = b"leaders"
PURPOSES: Final = (ORDER, *DECKS, EXCOMMUNICATIONS, DICE, LEADERS)
