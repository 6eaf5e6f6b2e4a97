"""`patron`: looks one step ahead and takes the candidate that the judge rates highest."""

from signoria.bots.judge import Judge
from signoria.bots.perspective import Perspective
from signoria.bots.player import Player


class Patron(Player):
    """Uses one world that it cannot tell from the true one, looks one step ahead, and does not search."""

    def __init__(self, seed: int, judge: Judge) -> None:
        super().__init__(seed)
        self.judge = judge

    def choose(self, perspective: Perspective) -> int:
        candidates = self.judge.candidates(perspective.state, perspective.legal)
        if len(candidates) == 1:
            return candidates[0]
        seat = perspective.seat
        worths = [prospect.worth(seat) for prospect in self.judge.prospects(perspective.state, candidates)]
        return candidates[worths.index(max(worths))]
