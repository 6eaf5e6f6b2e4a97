"""Which rules belong to which variant, govern which decision and explain which term."""

from typing import Final

from signoria.kernel.rulebook import Rulebook, Variant

VARIANTS: Final = {
    "advanced": Variant(
        (
            "LM-SET-5", "LM-LDR-1", "LM-LDR-2", "LM-LDR-3", "LM-LDR-4", "LM-LDR-5", "LM-LDR-6", "LM-LDR-7",
        ),
        options={"advanced": True},
    ),
}  # fmt: skip

GOVERNING: Final[dict[str, tuple[str, ...]]] = {
    "tile": ("LM-SET-4", "LM-WRK-2"),
    "draft": ("LM-SET-5", "LM-LDR-1", "LM-LDR-2"),
    "turn": (
        "LM-RND-2", "LM-VAL-1", "LM-VAL-2", "LM-TOW-1", "LM-TOW-2", "LM-TOW-3", "LM-TOW-4", "LM-TOW-5", "LM-WRK-1",
        "LM-WRK-2", "LM-MKT-1", "LM-CON-1", "LM-LDR-1", "LM-EXC-3",
    ),
    "pay": ("LM-TOW-4", "LM-TOW-6"),
    "privilege": ("LM-PRV-1",),
    "exchange": ("LM-WRK-3",),
    "bonus": ("LM-BON-1", "LM-VAL-2", "LM-TOW-4", "LM-WRK-2"),
    "vatican": ("LM-VAT-1", "LM-VAT-2", "LM-VAT-3", "LM-EXC-1"),
}  # fmt: skip

TERMS: Final = {
    "vp": "LM-END-2",
    "coins": "LM-SET-3",
    "wood": "LM-SET-3",
    "stone": "LM-SET-3",
    "servants": "LM-VAL-2",
    "military": "LM-TOW-5",
    "faith": "LM-VAT-1",
    "privilege": "LM-PRV-1",
    "members": "LM-RND-2",
    "neutral": "LM-RND-1",
    "value": "LM-VAL-1",
    "dice": "LM-RND-1",
    "order": "LM-RND-3",
    "period": "LM-RND-1",
    "territory": "LM-TOW-5",
    "character": "LM-CRD-2",
    "building": "LM-WRK-2",
    "venture": "LM-TOW-6",
    "harvest": "LM-WRK-2",
    "production": "LM-WRK-2",
    "shared": "LM-WRK-1",
    "market": "LM-MKT-1",
    "council": "LM-CON-1",
    "fee": "LM-TOW-2",
    "vatican": "LM-VAT-1",
    "excommunication": "LM-EXC-1",
    "tile": "LM-SET-4",
    "leader": "LM-LDR-1",
    "immediate": "LM-TOW-4",
    "lasting": "LM-CRD-2",
    "final": "LM-END-1",
    "discount": "LM-TOW-4",
    "no_floor": "LM-CRD-2",
}

RULEBOOK: Final = Rulebook(VARIANTS, GOVERNING, TERMS)
