"""What both judges share: how actions are compared one step ahead."""

from statistics import fmean

import pytest

import signoria
from signoria.bots import Perspective, make_player
from signoria.bots.judge import FAVOURITES
from signoria.bots.judges import judge_of
from signoria.kernel.state import NOBODY


def wide_choices(game, judge):
    """Decisions of a game among patrons with more candidates than favourites: the state and the candidates."""
    players = [make_player("patron", game, seat) for seat in range(4)]
    state = signoria.new_game(game, seats=4, seed=3).state
    while state.seat != NOBODY:
        candidates = judge.candidates(state, state.legal())
        if len(candidates) > FAVOURITES:
            yield state, candidates
        state.apply(players[state.seat].choose(Perspective(state, state.seat, 1)))


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_what_favourites_do_to_others_is_looked_at_and_of_the_rest_guessed(game):
    judge = judge_of(game, "patron")
    chosen_alike = choices = 0
    for state, candidates in wide_choices(game, judge):
        seat = state.seat
        prospects = judge.prospects(state, candidates)
        truly = [judge.prospects(state, [candidate])[0] for candidate in candidates]
        own = [prospect.points[seat] for prospect in prospects]
        assert own == pytest.approx([prospect.points[seat] for prospect in truly])
        ranked = sorted(range(len(candidates)), key=lambda at: -own[at])
        for other in set(range(4)) - {seat}:
            looked_at = [truly[at].points[other] for at in ranked[:FAVOURITES]]
            assert [prospects[at].points[other] for at in ranked[:FAVOURITES]] == pytest.approx(looked_at)
            for at in ranked[FAVOURITES:]:
                assert prospects[at].points[other] == pytest.approx(fmean(looked_at))
        best, truly_best = (max(range(len(candidates)), key=lambda at: by[at].worth(seat)) for by in (prospects, truly))
        chosen_alike += best == truly_best
        choices += 1
    assert choices > 20
    assert chosen_alike >= 0.97 * choices
