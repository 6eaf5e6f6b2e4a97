"""Reviews of whole games: what there was to expect, what moves cost, and where the points came from."""

import doctest
import random
from dataclasses import asdict

import pytest

import signoria
from signoria.analysis import review as review_module
from signoria.analysis.review import (
    LEAST_TURN,
    ReviewedMove,
    accuracy,
    overview_of,
    review,
    review_move,
    turning_points,
)
from signoria.arena.runner import play_game
from signoria.bots import make_player
from signoria.kernel.errors import BadInput
from tests.conformance.variants import VARIANTS, begin, name_of, wander

JUDGED = [variant for variant in VARIANTS if variant[0] in ("princes", "lorenzo")]


def cut(record, moves):
    return {**record, "moves": record["moves"][:moves]}


def move_of(seat, number=0, **changes):
    plain = {
        "round": 1, "points": [], "chances": [], "played": {}, "best": {}, "lost_points": 0.0, "lost_chance": 0.0,
        "stake": 0.0,
    }  # fmt: skip
    return ReviewedMove(number=number, seat=seat, **{**plain, **changes})


# What was to be expected


@pytest.mark.parametrize("variant", JUDGED, ids=name_of)
def test_every_variant_can_be_reviewed(variant):
    chance = random.Random(2)
    game = wander(begin(variant, 3), chance.randrange(10, 60), 3)
    move = chance.choice(game.moves())
    for open_cards in (False, True):
        found = review_move(game, move, None, open_cards)
        assert (found.number, found.seat, found.played) == (len(game.played), game.seat, move)
        assert found.best in game.moves()
        assert len(found.points) == len(found.chances) == game.state.seats
        assert sum(found.chances) == pytest.approx(1, abs=0.001)
        assert min(found.lost_points, found.lost_chance, found.stake) >= 0


def test_the_best_move_costs_nothing_and_the_worst_payout_does(princes):
    at = [n for n, move in enumerate(princes["moves"]) if "pp" in move][-1]
    game = signoria.replay(princes, until=at)
    best, worst = (pick(game.moves(), key=lambda move: move["pp"]) for pick in (max, min))
    found = review_move(game, worst, None, open_cards=False)
    assert found.best == best
    assert found.lost_points >= (best["pp"] - worst["pp"]) / 2
    assert found.stake > 0
    found = review_move(game, best, None, open_cards=False)
    assert (found.lost_points, found.lost_chance, found.reasons) == (0, 0, [])


def test_a_forced_move_costs_nothing_and_does_not_count(princes):
    forced = []

    def watch(game):
        if not game.over and len(game.moves()) == 1:
            forced.append(len(game.played))

    signoria.replay(princes, watch=watch)
    for number in forced[:3]:
        found = review_move(signoria.replay(princes, until=number), princes["moves"][number], None, False)
        assert (found.lost_points, found.lost_chance, found.stake) == (0, 0, 0)
        assert found.best == found.played
    assert forced


def test_one_review_however_many_processes_do_it(lorenzo):
    short, told = cut(lorenzo, 10), []
    found = review(short, progress=lambda done, moves: told.append((done, moves)))
    assert [move.number for move in found.moves] == list(range(10))
    assert [move.played for move in found.moves] == short["moves"]
    assert told[-1] == (10, 10)
    assert review(short, jobs=2) == found


def test_a_deeper_review_searches_every_decision(lorenzo):
    short = cut(lorenzo, 6)
    found = review(short, "prince:3")
    assert [move.number for move in found.moves] == list(range(6))
    assert all(move.lost_points >= 0 and sum(move.chances) == pytest.approx(1, abs=0.001) for move in found.moves)
    assert review(short, "prince:3") == found


def test_with_all_cards_open_the_true_deal_counts(princes):
    """The same decision in another deal: with all cards open the expectations differ, by what the seat knows not."""
    game = signoria.replay(princes, until=60)
    other = signoria.replay(princes, until=60)
    other.state = game.state.resample(game.state.seat, 99)
    move = princes["moves"][60]
    seen = [review_move(each, move, None, open_cards=True) for each in (game, other)]
    assert seen[0].points != seen[1].points
    assert review_move(game, move, None, False).points != seen[0].points


# Hidden information


@pytest.mark.parametrize("player", [None, "prince:2"])
@pytest.mark.parametrize("variant", JUDGED[::3], ids=name_of)
def test_two_worlds_that_the_seat_cannot_tell_apart_have_one_review(variant, player):
    for moves in (0, 17, 40):
        game = wander(begin(variant, 4), moves, 4)
        move = random.Random(moves).choice(game.moves())
        found = review_move(game, move, player, open_cards=False)
        for seed in (1, 2):
            twin = wander(begin(variant, 4), moves, 4)
            twin.state = game.state.resample(game.state.seat, seed)
            assert asdict(review_move(twin, move, player, open_cards=False)) == asdict(found)


# The whole game


@pytest.mark.parametrize("variant", JUDGED, ids=name_of)
def test_the_points_of_all_rounds_and_sources_add_up_to_the_score(variant):
    game = wander(begin(variant, 6), 10_000, 6)
    found = overview_of(game.record())
    assert found.end.points == game.scores()
    assert sum(found.end.chances) == pytest.approx(1)
    assert [seat for seat, share in enumerate(found.end.chances) if share] == sorted(game.winners())
    assert [each.round for each in found.rounds] == list(range(1, len(found.rounds) + 1))
    for seat, score in enumerate(game.scores()):
        assert sum(by_seat[seat] for each in found.rounds for by_seat in each.sources.values()) == score
    account = game.appraisal()["account"]["sources"]
    for source, by_seat in account.items():
        rounds = [each.sources.get(source, [0] * game.state.seats) for each in found.rounds]
        assert [sum(points) for points in zip(*rounds, strict=True)] == by_seat


def test_a_record_that_begins_with_a_position_adds_up_too():
    game = wander(begin(("princes", 3, {}), 2), 120, 2)
    later = wander(signoria.from_position(game.position()), 10_000, 3)
    found = overview_of(later.record())
    sums = [sum(by[seat] for each in found.rounds for by in each.sources.values()) for seat in range(3)]
    assert sums == later.scores()


def test_a_game_that_is_not_over_has_no_end(lorenzo):
    assert overview_of(cut(lorenzo, 20)).end is None
    assert overview_of(cut(lorenzo, 0)).length == 0
    assert review(cut(lorenzo, 0)).accuracy == [None, None]


def test_accuracy_is_the_share_of_what_was_at_stake():
    moves = [
        move_of(0, stake=4.0),
        move_of(0, stake=4.0, lost_points=2.0),
        move_of(0),
        move_of(1, stake=2.0, lost_points=5.0),
    ]
    assert accuracy(moves, 3) == [75.0, 0.0, None]


def test_turning_points_are_what_cost_most_in_the_order_of_the_game():
    moves = [move_of(0, number, lost_chance=lost / 100) for number, lost in enumerate([1, 9, 0, 5, 1.9, 30])]
    assert [move.number for move in turning_points(moves)] == [1, 3, 5]
    many = [move_of(0, number, lost_chance=LEAST_TURN + number / 100) for number in range(30)]
    assert [move.number for move in turning_points(many)] == list(range(22, 30))


def test_stronger_players_are_more_accurate():
    def mean(level):
        game = signoria.new_game("lorenzo", seats=2, seed=1)
        play_game(game, [make_player(level, "lorenzo", seat) for seat in range(2)])
        found = [review_move(signoria.replay(game.record(), n), game.played[n], None, False) for n in range(0, 60, 3)]
        return sum(accuracy(found, 2))

    assert mean("patron") > mean("novice") > mean("random")


# What is refused


def test_what_cannot_be_reviewed(lorenzo):
    with pytest.raises(BadInput, match="there is no player 'wizard'"):
        review(lorenzo, "wizard")
    with pytest.raises(BadInput, match="only a prince can advise"):
        review(lorenzo, "novice")
    with pytest.raises(BadInput, match="jobs"):
        review(lorenzo, jobs=0)


def test_a_game_without_a_judge_cannot_be_reviewed(installed):
    game = signoria.new_game(installed, seats=2, seed=1)
    with pytest.raises(BadInput, match=f"there is no judge for {installed}"):
        overview_of(game.record())


def test_the_example():
    failed, tried = doctest.testmod(review_module)
    assert (failed, tried > 0) == (0, True)
