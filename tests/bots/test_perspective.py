"""What a player gets shows all its seat may see, and leads nowhere else."""

import gc

import pytest

import signoria
from signoria.arena.runner import decide, play_game
from signoria.bots import LegalActions, Perspective, Player, make_player


def some_way_into(seed, moves=60, **options):
    """A game that random players have begun."""
    game = signoria.new_game("princes", seats=3, seed=seed, **options)
    players = [make_player("random", "princes", seat) for seat in range(3)]
    for _ in range(moves):
        game.state.apply(decide(players[game.state.seat], game.state))
    return game


def reachable(thing):
    """Every object that can be reached from this one by references, but for classes, modules and functions."""
    found, waiting = {}, [thing]
    while waiting:
        each = waiting.pop()
        if id(each) not in found and not isinstance(each, type) and "module" not in type(each).__name__:
            found[id(each)] = each
            waiting.extend(gc.get_referents(each))
    return found


@pytest.mark.parametrize("seed", range(5))
def test_a_perspective_holds_no_reference_to_the_true_state(seed):
    state = some_way_into(seed).state
    perspective = Perspective(state, state.seat, seed=9)
    found = reachable(perspective)
    assert id(perspective.state) in found, "the walk finds what is there"
    assert id(perspective.state.principalities[0]) in found
    assert id(state) not in found
    assert not any(id(principality) in found for principality in state.principalities)
    states = [each for each in found.values() if isinstance(each, type(state))]
    assert states == [perspective.state]


def test_a_blindfold_holds_no_state_at_all():
    state = some_way_into(1).state
    found = reachable(LegalActions(state.seat, state.seats, state.legal()))
    assert not any(isinstance(each, signoria.kernel.state.State) for each in found.values())


@pytest.mark.parametrize("options", [{}, {"muse_and_princess": True, "cooperative": True}])
def test_a_perspective_shows_what_its_seat_sees(options):
    for moves in range(0, 120, 7):
        game = some_way_into(moves, moves, **options)
        perspective = Perspective(game.state, game.seat, seed=moves)
        assert perspective.view() == game.view(game.seat)
        assert perspective.decision() == game.decision
        assert perspective.kind == game.decision["kind"]
        assert perspective.legal == game.state.legal()
        assert [perspective.move_of(action) for action in perspective.legal] == game.moves()
        assert (perspective.seat, perspective.seats) == (game.seat, 3)


def test_a_seat_that_does_not_decide_has_no_legal_actions():
    game = some_way_into(1)
    assert Perspective(game.state, (game.seat + 1) % 3, seed=1).legal == []


def test_worlds_for_search_are_like_the_true_one_to_the_seat():
    game = some_way_into(4)
    perspective = Perspective(game.state, game.seat, seed=1)
    worlds = [perspective.world(seed) for seed in range(20)]
    assert all(world.view(game.seat) == game.view(game.seat) for world in worlds)
    assert len({str(world.position()) for world in worlds}) > 1
    assert str(worlds[3].position()) == str(perspective.world(3).position())


def test_a_player_cannot_change_the_game_through_what_it_gets():
    class Meddler(Player):
        def choose(self, perspective):
            choice = perspective.legal[0]
            perspective.legal.clear()
            perspective.state.principalities[perspective.seat].pp = 1000
            perspective.state.apply(choice)
            return choice

    class First(Player):
        def choose(self, perspective):
            return perspective.legal[0]

    def played(player):
        game = signoria.new_game("princes", seats=2, seed=3)
        return play_game(game, [player(1), player(2)]).position()

    assert played(Meddler) == played(First)
