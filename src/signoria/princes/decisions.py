"""The table of all decisions and of the steps that need no decision."""

from typing import Final

from signoria.princes.actions import BeginActions, NextTurn, Turn
from signoria.princes.auction import BeginAuction, Bid, Landscape, MerchantChoice, Name, NextNamer, Take
from signoria.princes.cards import Bury, Keep, Recruit, Return
from signoria.princes.characters import AuctionOver, BeginCharacters, Mark, NextMarker, ProfessorChoice, Use
from signoria.princes.cooperative import Answer, Counter, Price, Span
from signoria.princes.placing import Place
from signoria.princes.scoring import LastScoring, RoundOver
from signoria.princes.state import Decision
from signoria.princes.works import Bonus, Payout

DECISIONS: Final[list[Decision]] = [  # in the order of the kinds and steps in `state`
    Return(),
    Name(),
    Bid(),
    Take(),
    Landscape(),
    Place(),
    Keep(),
    Bury(),
    Recruit(),
    Turn(),
    Bonus(),
    Payout(),
    Mark(),
    MerchantChoice(),
    Use(),
    ProfessorChoice(),
    Span(),
    Price(),
    Answer(),
    Counter(),
    BeginAuction(),
    NextNamer(),
    AuctionOver(),
    BeginCharacters(),
    NextMarker(),
    BeginActions(),
    NextTurn(),
    RoundOver(),
    LastScoring(),
]
