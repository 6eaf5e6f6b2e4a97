"""The judge of Lorenzo il Magnifico."""

from typing import cast

from librt.vecs import vec

from signoria.bots.features import Features
from signoria.bots.judge import Judge
from signoria.bots.lorenzo.candidates import candidates
from signoria.bots.lorenzo.features import features
from signoria.bots.lorenzo.quiescence import is_last_report, next_step
from signoria.bots.lorenzo.tables import Tables
from signoria.bots.lorenzo.traits import TRAITS, ActionReader
from signoria.bots.network import Network
from signoria.bots.policy import Policy
from signoria.kernel.state import State
from signoria.lorenzo.components import ROUNDS, Components
from signoria.lorenzo.moves import END, SUPPORT
from signoria.lorenzo.state import LorenzoState


class LorenzoJudge(Judge):
    """Features of one family's cards, goods and points, and of the board."""

    def __init__(self, network: Network, policy: Policy | None = None) -> None:
        super().__init__(network, policy)
        self.trait_names = TRAITS.names
        self.rolls_out = True
        self.win_worth = 40.0
        self.missed = 50.0
        self.tables: Tables | None = None

    def tables_for(self, components: Components) -> Tables:
        """The tables of an edition; those of the one before are forgotten."""
        tables = self.tables
        if tables is None or tables.components is not components:
            tables = Tables(components)
            self.tables = tables
        return tables

    def features(self, state: State, seat: int) -> vec[float]:
        lorenzo = cast(LorenzoState, state)
        return features(self.tables_for(lorenzo.components), lorenzo, seat).values

    def named_features(self, state: State, seat: int) -> Features:
        lorenzo = cast(LorenzoState, state)
        return features(self.tables_for(lorenzo.components), lorenzo, seat, is_naming=True)

    def round(self, state: State) -> int:
        return cast(LorenzoState, state).round

    def deals(self, state: State) -> int:
        """LM-RND-1: with every round."""
        return ROUNDS - len(cast(LorenzoState, state).dice_to_come)

    def is_last_deal(self, state: State) -> bool:
        return not cast(LorenzoState, state).dice_to_come

    def candidates(self, state: State, legal: list[int]) -> list[int]:
        if len(legal) < 2:
            return legal
        lorenzo = cast(LorenzoState, state)
        if is_last_report(lorenzo):
            return [SUPPORT]
        return candidates(lorenzo, legal)

    def traits_of(self, state: State, actions: list[int]) -> list[list[int]]:
        lorenzo = cast(LorenzoState, state)
        reader = ActionReader(self.tables_for(lorenzo.components), lorenzo)
        return [reader.traits(action) for action in actions]

    def play_to_quiet(self, state: State, seat: int) -> None:
        lorenzo = cast(LorenzoState, state)
        tables = self.tables_for(lorenzo.components)
        while lorenzo.seat == seat:
            action = next_step(tables, lorenzo)
            if action < 0:
                break
            lorenzo.apply(action)
            if action == END:
                break
        while is_last_report(lorenzo):
            lorenzo.apply(SUPPORT)
