"""The eight levels for people: they play every variant, without chance, and see more from level to level."""

from itertools import pairwise
from math import hypot

import pytest

import signoria
from signoria import games
from signoria.arena.runner import decide, play_game
from signoria.bots import Perspective, levels_for_people, make_player
from signoria.bots.attention import Attention, AttentivePlayer, shares_of
from signoria.bots.judges import judge_of, make_judge
from signoria.bots.levels import NAMES, ladder_of, player_word, ratings
from signoria.bots.patron import Patron
from signoria.kernel.state import NOBODY

GAMES = ("princes", "lorenzo")
ATTENTIVE = NAMES[:5]
KINDS = [
    ("princes", 2, {"two_player_hard": True}),
    ("princes", 3, {"muse_and_princess": True, "cooperative": True}),
    ("princes", 5, {}),
    ("lorenzo", 2, {}),
    ("lorenzo", 4, {"advanced": True}),
]


def decisions(game, count, **options):
    """Positions from all over a game of newcomers in which there is something to choose."""
    state = signoria.new_game(game, 3, 4, **options).state
    players = [make_player("newcomer", game, seat) for seat in range(3)]
    found = []
    while state.seat != NOBODY:
        if len(state.legal()) > 1:
            found.append(state.clone())
        state.apply(decide(players[state.seat], state))
    return found[:: max(1, len(found) // count)]


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_every_variant_to_the_end_and_the_same_seed_gives_the_same_moves(game, seats, options):
    levels = [*ATTENTIVE[-seats:]]

    def played():
        table = signoria.new_game(game, seats, 5, **options)
        return play_game(table, [make_player(level, game, seat) for seat, level in enumerate(levels)])

    first = played()
    assert first.over
    assert played().record() == first.record()


@pytest.mark.parametrize("level", ATTENTIVE)
@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_chance_in_it(game, level):
    for state in decisions(game, 12):
        chosen = {make_player(level, game, seed).choose(Perspective(state, state.seat, 1)) for seed in (1, 2, 3)}
        assert len(chosen) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_level_leaves_the_world_it_is_shown_as_it_is(game):
    player = make_player("skilled", game, 1)
    for state in decisions(game, 8):
        perspective = Perspective(state, state.seat, 1)
        before = perspective.state.position()
        assert player.choose(perspective) in perspective.legal
        assert perspective.state.position() == before


@pytest.mark.parametrize("game", GAMES)
def test_without_inexperience_and_with_everything_thought_through_it_is_patron(game):
    judge = make_judge(game, judge_of(game, "patron").network)  # without a policy
    patron, attentive = Patron(1, judge), AttentivePlayer(1, judge, Attention(0.0, 1000, minds_others=True), [], [])
    for state in decisions(game, 12):
        perspective = Perspective(state, state.seat, 1)
        worths = {}
        candidates = judge.candidates(perspective.state, perspective.legal)
        for action, prospect in zip(candidates, judge.prospects(perspective.state, candidates)):
            worths[action] = prospect.worth(state.seat)
        assert worths[attentive.choose(perspective)] == pytest.approx(worths[patron.choose(perspective)])


@pytest.mark.parametrize("game", GAMES)
def test_whoever_takes_a_second_look_at_everything_goes_by_that(game):
    judge, ladder = judge_of(game, "patron"), ladder_of(game)
    first, second = (
        shares_of(ladder.groups, ladder.first_sight, judge.network.names, inexperience) for inexperience in (1.0, 0.4)
    )
    glances = AttentivePlayer(1, judge, Attention(0.4), second, [])
    looks_again = AttentivePlayer(1, judge, Attention(1.0, thinks_through=1000, second_look=0.4), first, second)
    for state in decisions(game, 12):
        perspective = Perspective(state, state.seat, 1)
        assert looks_again.choose(perspective) == glances.choose(perspective)


@pytest.mark.parametrize("game", GAMES)
def test_each_level_sees_more_than_the_one_below(game):
    ladder = ladder_of(game)
    assert tuple(ladder.levels) == levels_for_people(game) == NAMES
    assert set(ladder.first_sight) <= set(ladder.groups)
    attention = [each for each in ladder.levels.values() if isinstance(each, Attention)]
    sharpness = [(-each.inexperience, each.thinks_through, -each.second_look, each.minds_others) for each in attention]
    assert sharpness == sorted(sharpness)
    assert len(set(sharpness)) == len(sharpness)
    assert player_word("master", game) == "prince"
    assert player_word("newcomer", game) == "newcomer"
    assert player_word("random", game) == "random"


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_rated_and_their_steps_are_about_equal(game):
    rated = [ratings(game)[level] for level in levels_for_people(game)]
    mean = (rated[-1].mu - rated[0].mu) / (len(rated) - 1)
    assert mean > 5
    for lower, upper in pairwise(rated):
        step, margin = upper.mu - lower.mu, hypot(lower.margin, upper.margin)
        assert step + margin > mean / 2
        assert step - margin < 2 * mean


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_far_better_than_chance_and_far_weaker_than_a_veteran(game):
    table = signoria.new_game(game, 3, 8)
    scores = play_game(table, [make_player(name, game, 1) for name in ("random", "newcomer", "veteran")]).scores()
    assert scores[0] < scores[1] < scores[2]


def test_a_game_without_a_ladder_offers_its_players(monkeypatch):
    plain = games.OWN["princes"]._replace(ladder=None)
    monkeypatch.setitem(games.OWN, "princes", plain)
    assert levels_for_people("princes") == ("random", "novice", "patron", "prince")
    assert ratings.__wrapped__("princes") == {}
