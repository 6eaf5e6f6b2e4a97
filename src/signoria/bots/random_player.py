"""`random`: any legal move, all equally likely."""

from signoria.bots.perspective import LegalActions, Perspective
from signoria.bots.player import Player


class RandomPlayer(Player):
    """Needs to see nothing but what is allowed."""

    blind = True

    def choose(self, perspective: Perspective | LegalActions) -> int:
        legal = perspective.legal
        return legal[self.chance.below(len(legal))]
