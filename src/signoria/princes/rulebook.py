"""Which rules belong to which variant, govern which decision and explain which term."""

from typing import Final

from signoria.kernel.rulebook import Rulebook, Variant

VARIANTS: Final = {
    "two_players": Variant(("PF-AUC-11", "PF-TWO-1"), seats=2),
    "muse_and_princess": Variant(
        (
            "PF-CHR-1", "PF-CHR-2", "PF-CHR-3", "PF-CHR-4", "PF-CHR-5", "PF-CHR-6", "PF-CHR-7", "PF-CHR-8", "PF-CHR-9",
            "PF-CHR-10", "PF-CHR-11",
        ),
        options={"muse_and_princess": True},
    ),
    "cooperative": Variant(
        (
            "PF-COO-1", "PF-COO-2", "PF-COO-3", "PF-COO-4", "PF-COO-5", "PF-COO-6", "PF-COO-7", "PF-COO-8",
        ),
        options={"cooperative": True},
    ),
}  # fmt: skip

GOVERNING: Final[dict[str, tuple[str, ...]]] = {
    "return": ("PF-SET-3", "PF-WRK-1"),
    "name": ("PF-AUC-2", "PF-AUC-1", "PF-AUC-5", "PF-AUC-6", "PF-AUC-8", "PF-AUC-9", "PF-AUC-10", "PF-AUC-11"),
    "bid": ("PF-AUC-3", "PF-AUC-4", "PF-AUC-8", "PF-AUC-9", "PF-AUC-10", "PF-AUC-11"),
    "take": ("PF-AUC-7", "PF-AUC-1", "PF-AUC-8", "PF-AUC-9", "PF-AUC-10", "PF-AUC-11"),
    "landscape": ("PF-AUC-11", "PF-OBJ-1"),
    "place": ("PF-BLD-2", "PF-BLD-3", "PF-BLD-4", "PF-BLD-5", "PF-OBJ-1", "PF-OBJ-3", "PF-COO-7", "PF-COO-8"),
    "keep": ("PF-OBJ-4", "PF-PRO-1", "PF-BON-1", "PF-END-1", "PF-CHR-8"),
    "bury": ("PF-OBJ-4", "PF-PRO-1", "PF-BON-1", "PF-CHR-8"),
    "recruit": ("PF-OBJ-5", "PF-OBJ-6", "PF-WRK-5"),
    "turn": (
        "PF-ACT-1", "PF-ACT-2", "PF-WRK-1", "PF-WRK-2", "PF-BLD-1", "PF-OBJ-3", "PF-PRO-1", "PF-FRE-1", "PF-BON-1",
        "PF-OBJ-5", "PF-MON-2", "PF-CHR-5", "PF-CHR-6", "PF-CHR-11", "PF-COO-2", "PF-COO-3",
    ),
    "bonus": ("PF-WRK-3", "PF-WRK-1", "PF-WRK-2"),
    "payout": ("PF-WRK-4", "PF-MON-1", "PF-MON-2"),
    "mark": (
        "PF-CHR-1", "PF-CHR-2", "PF-CHR-3", "PF-CHR-4", "PF-CHR-5", "PF-CHR-6", "PF-CHR-7", "PF-CHR-8", "PF-CHR-9",
    ),
    "merchant": ("PF-CHR-7", "PF-CHR-11"),
    "use": ("PF-CHR-11", "PF-CHR-7", "PF-CHR-8"),
    "professor": ("PF-CHR-8", "PF-CHR-11"),
    "span": ("PF-COO-2", "PF-COO-5", "PF-COO-6", "PF-BLD-2"),
    "price": ("PF-COO-3", "PF-COO-4", "PF-COO-8"),
    "answer": ("PF-COO-3", "PF-COO-4", "PF-COO-8", "PF-CHR-11"),
    "counter": ("PF-COO-3", "PF-COO-4", "PF-COO-8"),
}  # fmt: skip

TERMS: Final = {
    "wv": "PF-WRK-1",
    "minimum": "PF-WRK-2",
    "pp": "PF-END-2",
    "florin": "PF-MON-1",
    "best": "PF-BST-1",
    "landscapes": "PF-OBJ-1",
    "forest": "PF-OBJ-1",
    "lake": "PF-OBJ-1",
    "park": "PF-OBJ-1",
    "landscape": "PF-AUC-11",
    "jester": "PF-OBJ-2",
    "builder": "PF-OBJ-3",
    "prestige": "PF-OBJ-4",
    "recruiting": "PF-OBJ-5",
    "freedoms": "PF-FRE-1",
    "travel": "PF-FRE-1",
    "religion": "PF-FRE-1",
    "opinion": "PF-FRE-1",
    "building": "PF-BLD-1",
    "profession": "PF-PRO-1",
    "bonus": "PF-BON-1",
    "works": "PF-WRK-1",
    "fame": "PF-MON-2",
    "principality": "PF-BLD-2",
    "stacks": "PF-AUC-1",
    "characters": "PF-CHR-1",
    "muse": "PF-CHR-4",
    "cardinal": "PF-CHR-5",
    "princess": "PF-CHR-6",
    "merchant": "PF-CHR-7",
    "professor": "PF-CHR-8",
    "banker": "PF-CHR-9",
}

RULEBOOK: Final = Rulebook(VARIANTS, GOVERNING, TERMS)
