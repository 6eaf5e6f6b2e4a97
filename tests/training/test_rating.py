"""Ratings: the same deals for everybody, and games that were played are not played again."""

import json
import sys

import pytest
from training.rating import Match, Result, rate, read_results
from training.self_play import Teacher

from signoria.bots.judges import judge_of
from training import rating

MATCH = Match("lorenzo", "novice", "random", 3, {"advanced": True})


@pytest.fixture
def numbers(monkeypatch):
    """The numbers of the games that are played, in order. Nothing is played in truth."""
    played = []

    def play(match, number):
        played.append(number)
        return Result(number, float(number % 2), 10.0 * number)

    monkeypatch.setattr(Match, "play", play)
    return played


def test_the_number_of_a_game_determines_it():
    assert MATCH.play(4) == MATCH.play(4)
    assert MATCH.play(4) != MATCH.play(5)


def test_a_better_player_is_ahead():
    found = rate(MATCH, 6, jobs=1)
    assert found.games == 6
    assert found.wins == 6
    assert found.lead > 20
    assert 0 < found.error < found.lead


def test_it_is_said_with_its_interval_and_error(numbers):
    assert str(rate(MATCH, 4, jobs=1)) == "50.0 % (15.0 – 85.0), +15.0 ± 6.5 points"
    assert str(rate(MATCH, 1, jobs=1)).endswith("+0.0 ± inf points")


def test_games_in_the_file_are_not_played_again(numbers, tmp_path):
    file = tmp_path / "results.jsonl"
    rate(MATCH, 3, 1, file)
    assert rate(MATCH, 5, 1, file).lead == 20.0
    assert numbers == [0, 1, 2, 3, 4]
    assert rate(MATCH, 2, 1, file).games == 2, "as many as were asked for"
    assert numbers == [0, 1, 2, 3, 4]


def test_a_line_that_was_not_written_to_its_end_is_played_again(numbers, tmp_path):
    file = tmp_path / "results.jsonl"
    rate(MATCH, 3, 1, file)
    file.write_text(file.read_text("utf-8")[:-9], "utf-8")
    rate(MATCH, 3, 1, file)
    assert numbers == [0, 1, 2, 2]
    assert sorted(result.number for result in read_results(file, MATCH)) == [0, 1, 2]


def test_matches_in_one_file_are_told_apart(numbers, tmp_path):
    file = tmp_path / "results.jsonl"
    network = {"features": [], "hidden": [], "bias": [], "out": [], "out_bias": 0, "spread": [1.0]}
    teachers = [Teacher("lorenzo", json.dumps({**network, "out_bias": level})) for level in (0, 1)]
    others = [
        Match("lorenzo", "patron", "random", 3, {"advanced": True}),
        Match("lorenzo", "novice", "novice", 3, {"advanced": True}),
        Match("lorenzo", "novice", "random", 4, {"advanced": True}),
        Match("lorenzo", "novice", "random", 3, {}),
        *[Match("lorenzo", teacher, "random", 3, {}) for teacher in teachers],
    ]
    for match in (MATCH, *others):
        rate(match, 1, 1, file)
    assert numbers == [0] * 7


def asked(monkeypatch, *words):
    monkeypatch.setattr(sys, "argv", ["rating", *map(str, words)])
    rating.main()


def test_a_player_is_rated_in_some_variants(monkeypatch, capsys, numbers, tmp_path):
    file = tmp_path / "results.jsonl"
    words = ["lorenzo", "--player", "prince:3", "--games", 2, "--variants", 2, "--jobs", 1, "--results", file]
    asked(monkeypatch, *words)
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("4 seats, advanced: 50.0 % (9.5 – 90.5)")
    assert second.startswith("3 seats, advanced:")
    assert second.endswith("33 % is equal")
    asked(monkeypatch, *words)
    assert numbers == [0, 1, 0, 1]


def test_a_network_is_rated(monkeypatch, capsys, tmp_path):
    network = judge_of("lorenzo", "patron-1").network
    file = tmp_path / "network.json"
    zeros = {"hidden": [[0.0]] * len(network.names), "bias": [0.0], "out": [0.0], "out_bias": 0.0}
    file.write_text(json.dumps({"features": network.names, **zeros, "spread": network.spread}), "utf-8")
    asked(monkeypatch, "lorenzo", "--network", file, "--against", "random", "--games", 1, "--variants", 1, "--jobs", 1)
    assert "4 seats, advanced: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "name a --player or a --network"),
        (["--player", "novice", "--network", "network.json"], "name a --player or a --network"),
        (["--player", "king"], "there is no player 'king'"),
        (["--player", "novice", "--against", "king"], "there is no player 'king'"),
    ],
)
def test_what_is_wrong_is_said(monkeypatch, capsys, words, said):
    with pytest.raises(SystemExit):
        asked(monkeypatch, "lorenzo", *words)
    assert said in capsys.readouterr().err


def test_a_player_that_has_learned_something_else_is_another_one(monkeypatch, numbers, tmp_path):
    """Its games with the networks of before are not counted."""
    file, network = tmp_path / "results.jsonl", tmp_path / "network.json"
    match = Match("lorenzo", "master", "patron-1", 4, {"advanced": True})
    rate(match, 2, 1, file)
    monkeypatch.setattr(rating, "learned_files", lambda game, player: [network])
    for content in ("1", "2"):
        network.write_text(content, "utf-8")
        rate(match, 2, 1, file)
        rate(match, 2, 1, file)
    assert numbers == [0, 1] * 3
