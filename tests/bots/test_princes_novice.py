"""The novice plays legally and to the end in every variant, knows nothing hidden, and has some sense."""

import pytest
from tests.princes.table import END, LATER, MERCHANT, PASS, mark, play, professor, table

import signoria
from signoria.arena.runner import play_game
from signoria.arena.simulate import simulate
from signoria.bots import Perspective, make_player
from signoria.kernel.fast_random import FastRandom
from signoria.kernel.state import NOBODY

EXPANSIONS = [
    {},
    {"muse_and_princess": True},
    {"cooperative": True},
    {"muse_and_princess": True, "cooperative": True},
]
VARIANTS = [(seats, options) for seats in (2, 3, 4, 5) for options in EXPANSIONS]
VARIANTS += [(2, {"two_player_hard": True, **options}) for options in EXPANSIONS] + [(4, {"open_money": True})]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@pytest.mark.parametrize("others", ["novice", "random"])
def test_the_novice_plays_every_variant_to_the_end(seats, options, others):
    for seed in range(2):
        game = signoria.new_game("princes", seats=seats, seed=seed, **options)
        names = ["novice"] + [others] * (seats - 1)
        play_game(game, [make_player(name, "princes", seat) for seat, name in enumerate(names)])
        assert game.over
        assert signoria.replay(game.record()).position() == game.position()


@pytest.mark.parametrize(("seats", "options"), VARIANTS[::3])
def test_the_novice_decides_alike_in_all_worlds_its_seat_cannot_tell_apart(seats, options):
    state = signoria.new_game("princes", seats=seats, seed=5, **options).state
    novice = make_player("novice", "princes", 1)
    chance = FastRandom(3)
    while state.seat != NOBODY:
        perspectives = [Perspective(state, state.seat, seed) for seed in (1, 2, 3)]
        for seat, principality in enumerate(perspectives[0].state.principalities):
            principality.money += 500 if seat != state.seat else 0
        choices = {novice.choose(perspective) for perspective in perspectives}
        assert len(choices) == 1, state.decision()
        legal = state.legal()
        assert choices <= set(legal)
        state.apply(choices.pop() if chance.below(4) else legal[chance.below(len(legal))])


def test_the_same_seeds_give_the_same_game():
    def played():
        game = signoria.new_game("princes", seats=4, seed=11, muse_and_princess=True)
        names = ("novice", "random", "novice", "random")
        return play_game(game, [make_player(name, "princes", seat) for seat, name in enumerate(names)]).record()

    assert played() == played()


def test_the_novice_beats_three_random_players():
    novice = simulate("princes", 4, 40, ["novice", "random", "random", "random"], {}, seed=1).players[0]
    assert novice.wins >= 36
    assert novice.mean > 40


def test_a_novice_never_bids_more_than_a_third_of_its_money_early():
    for seed in range(5):
        game = signoria.new_game("princes", seats=4, seed=seed)
        players = [make_player("novice", "princes", seat) for seat in range(4)]
        while game.state.round < 4:
            state = game.state
            before = [int(principality.money) for principality in state.principalities]
            seat = state.seat
            legal = state.legal()
            move = state.move_of(players[seat].choose(Perspective(state, seat, 1)) if len(legal) > 1 else legal[0])
            if move["do"] == "bid":
                assert 3 * move["amount"] <= before[seat]
            game.play(move)


def test_the_last_work_is_paid_in_pp():
    game = signoria.new_game("princes", seats=4, seed=2)
    play_game(game, [make_player("novice", "princes", seat) for seat in range(4)])
    ends = [number for number, move in enumerate(game.played) if move["do"] == "end"]
    last_round = game.played[ends[-5] :]
    assert all(move["pp"] > 0 for move in last_round if move["do"] == "payout")


def novices_move(game):
    """What the novice does here."""
    state = game.state
    return state.move_of(make_player("novice", "princes", 1).choose(Perspective(state, state.seat, 1)))


def before_best_work(round, points, best):
    """The last turn has ended; the last seat holds the Merchant, and one seat has the best work."""
    laid = table(seats=4, round=round, muse_and_princess=True)
    for seat, pp in enumerate(points):
        laid.seat(seat, pp=pp, best_work=20 if seat == best else 0, character="merchant" if seat == 3 else None)
    return play(laid.at("turn", 3), END)


@pytest.mark.parametrize("round", [3, 7])
def test_the_novice_scores_its_rank_before_its_best_work_lowers_it(round):  # PF-CHR-11
    assert novices_move(before_best_work(round, [6, 6, 6, 5], best=3)) == MERCHANT


@pytest.mark.parametrize("round", [3, 7])
def test_the_novice_waits_if_the_best_work_of_others_raises_its_rank(round):  # PF-CHR-11
    assert novices_move(before_best_work(round, [5, 9, 9, 6], best=0)) == LATER


def test_the_novice_rather_waits_for_a_free_object_while_there_is_one_to_come():  # PF-CHR-7 PF-CHR-11
    assert novices_move(before_best_work(6, [6, 0, 0, 5], best=3)) == LATER
    assert novices_move(before_best_work(7, [6, 0, 0, 5], best=3)) == MERCHANT


def test_the_novice_uses_the_professor_at_once_if_a_card_is_worth_it():  # PF-CHR-8 PF-CHR-11
    laid = table(seats=3, muse_and_princess=True).seat(0, hand=["poet", "painter", "composer"])
    game = play(laid.at("mark"), mark("professor", 300), PASS, PASS)
    assert novices_move(game)["do"] == "professor"
    laid = table(seats=3, round=7, muse_and_princess=True).decks(prestige=[])
    game = play(laid.at("mark"), mark("professor", 300), PASS, PASS)
    assert game.moves() == [professor("bonus"), LATER]
    assert novices_move(game) == LATER  # no work is left that a bonus card could help


def test_the_novice_scores_a_high_rank_before_its_own_points_lower_it():  # PF-CHR-7 PF-CHR-11
    laid = table(seats=4, round=3, muse_and_princess=True).seat(0, pp=5).seat(1, pp=5).seat(2, pp=5)
    assert novices_move(laid.seat(3, character="merchant", hand=["poet"], jesters=7).at("turn", 3)) == MERCHANT
    laid = table(seats=4, round=3, muse_and_princess=True).seat(0, pp=5)
    assert novices_move(laid.seat(3, character="merchant", hand=["poet"], jesters=7).at("turn", 3)) != MERCHANT
