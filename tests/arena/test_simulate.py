"""Many games: seats rotated, ties shared, the same results however many processes play them."""

import sys

import pytest

import signoria
from signoria.arena.runner import decide, play_game
from signoria.arena.simulate import simulate
from signoria.bots import Player, make_player
from signoria.kernel.errors import BadInput, IllegalMove

IDLER = """
from signoria.bots import Player

class Idler(Player):
    '''Buys nothing and does nothing.'''
    def choose(self, perspective):
        moves = [perspective.move_of(action)["do"] for action in perspective.legal]
        for rest in ("decline", "pass", "end"):
            if rest in moves:
                return perspective.legal[moves.index(rest)]
        return perspective.legal[0]
"""


@pytest.fixture
def idler(tmp_path, monkeypatch):
    (tmp_path / "idlers.py").write_text(IDLER)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield "idlers:Idler"
    sys.modules.pop("idlers", None)


def without_time(results):
    return {key: value for key, value in vars(results).items() if key != "seconds"}


@pytest.mark.parametrize(("game", "option"), [("princes", "cooperative"), ("lorenzo", "advanced")])
def test_the_results_do_not_depend_on_the_number_of_jobs(game, option):
    def run(jobs):
        return simulate(game, 3, 9, ["novice", "random", "random"], {option: True}, seed=4, jobs=jobs)

    assert without_time(run(1)) == without_time(run(2))


def test_another_seed_gives_other_games():
    first, second = (simulate("princes", 2, 4, ["random", "random"], {}, seed=seed) for seed in (1, 2))
    assert first.players[0].points != second.players[0].points


def test_ties_share_a_win(idler):
    results = simulate("princes", 4, 6, [idler] * 4, {}, seed=1)
    assert [player.wins for player in results.players] == [1.5] * 4
    assert results.wins_by_seat == [1.5] * 4
    assert [player.sd for player in results.players] == [0.0] * 4


def test_ones_own_player_in_other_processes(idler):
    results = simulate("princes", 2, 4, [idler, "novice"], {}, seed=1, jobs=2)
    assert results.players[1].wins == 4


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_every_player_sits_at_every_seat_equally(game):
    results = simulate(game, 4, 8, ["novice", "random", "random", "random"], {}, seed=1)
    assert results.players[0].wins_by_seat == [2, 2, 2, 2]
    assert results.wins_by_seat == [2, 2, 2, 2]


def test_the_json_has_exactly_what_is_promised():
    results = simulate("princes", 2, 5, ["novice", "random"], {"two_player_hard": True}, seed=1)
    written = results.as_json()
    assert list(written) == [
        "game", "seats", "games", "options", "players", "decisions", "seconds", "decisions_per_second",
    ]  # fmt: skip
    assert [list(player) for player in written["players"]] == [["name", "wins", "mean", "sd"]] * 2
    assert [player["name"] for player in written["players"]] == ["novice", "random"]
    assert written["options"]["two_player_hard"] is True
    assert written["games"] == 5
    assert sum(player["wins"] for player in written["players"]) == 5


def test_points_works_and_pieces_are_counted():
    results = simulate("princes", 3, 6, ["novice", "random", "random"], {}, seed=2)
    novice = results.players[0]
    assert len(novice.points) == 6
    assert novice.mean == sum(novice.points) / 6
    assert novice.counts["works"] > results.players[1].counts["works"]
    assert novice.counts["pieces"] == pytest.approx(novice.counts["buildings"] + novice.counts["landscapes"])
    assert sum(results.histogram().values()) == 18
    assert results.decisions > 6 * 100


def test_cards_leaders_and_excommunications_are_counted():
    results = simulate("lorenzo", 3, 6, ["novice", "random", "random"], {"advanced": True}, seed=2)
    counts = results.players[0].counts
    kinds = ("territories", "characters", "buildings", "ventures")
    assert counts["cards"] == pytest.approx(sum(counts[kind] for kind in kinds))
    assert counts["cards"] > results.players[1].counts["cards"]
    assert counts["leaders"] > 0
    assert counts["excommunications"] < results.players[1].counts["excommunications"]


def test_progress_is_told_up_to_the_last_game():
    told = []
    simulate("princes", 2, 3, ["random", "random"], {}, seed=1, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_an_edition_as_a_file(tmp_path):
    import json

    edition = signoria.rules("princes").own_edition()
    edition["minimum_work_value"]["by_round"] = [40] * 7
    path = tmp_path / "edition.json"
    path.write_text(json.dumps(edition))
    results = simulate("princes", 2, 2, ["novice", "novice"], {}, seed=1, edition=path)
    assert results.players[0].counts["works"] == 0


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"players": ["random"]}, "2 seats need exactly 2 players, not 1"),
        ({"players": ["random"] * 3}, "2 seats need exactly 2 players, not 3"),
        ({"players": ["random", "nobody"]}, "there is no player 'nobody'"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"seats": 6}, "princes is played with 2 to 5 seats"),
        ({"options": {"hard": True}}, "princes has no option 'hard'"),
        ({"games": 0}, "the number of games is a whole number from 1"),
        ({"jobs": 0}, "the number of jobs is a whole number from 1"),
        ({"seed": -1}, "a seed is a whole number from 0"),
    ],
)
def test_what_cannot_be_simulated_is_refused_in_one_sentence(change, reason):
    asked = {"game": "princes", "seats": 2, "games": 1, "players": ["random", "random"], "options": {}, "seed": 1}
    with pytest.raises(BadInput, match=reason):
        simulate(**{**asked, **change})


def test_a_player_that_chooses_what_is_not_legal():
    class Cheat(Player):
        def choose(self, perspective):
            return -5

    state = signoria.new_game("princes", seats=2, seed=1).state
    with pytest.raises(IllegalMove, match="The player Cheat chose -5 at seat 0"):
        decide(Cheat(1), state)


def test_a_game_needs_a_player_for_every_seat():
    game = signoria.new_game("princes", seats=3, seed=1)
    with pytest.raises(BadInput, match="needs 3 players, not 2"):
        play_game(game, [make_player("random", "princes", 1)] * 2)
