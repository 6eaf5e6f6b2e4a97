"""The table of all decisions and of the steps that need no decision."""

from typing import Final

from signoria.lorenzo.council import Privilege
from signoria.lorenzo.effects import Bonus, Resolve
from signoria.lorenzo.opening import Draft, Tile
from signoria.lorenzo.rounds import ActionsOver, ContinueTurn, NextTurn, RoundOver, Turn
from signoria.lorenzo.state import Decision
from signoria.lorenzo.towers import Pay
from signoria.lorenzo.vatican import NextReport, VaticanChoice
from signoria.lorenzo.work import Exchange

DECISIONS: Final[list[Decision]] = [  # in the order of the kinds and steps in `state`
    Tile(),
    Draft(),
    Turn(),
    Pay(),
    Privilege(),
    Exchange(),
    Bonus(),
    VaticanChoice(),
    Resolve(),
    ContinueTurn(),
    NextTurn(),
    ActionsOver(),
    NextReport(),
    RoundOver(),
]
