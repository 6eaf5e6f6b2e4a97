"""Self-play from nothing: the first generation has no network yet."""

import runpy
from pathlib import Path

import pytest

import signoria
from signoria.bots.judges import judge_of, make_judge

TRAINING = Path(__file__).parents[2] / "training"


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_novices_play_and_every_row_says_how_it_ended(game):
    tools = runpy.run_path(str(TRAINING / "self_play.py"))
    judge = make_judge(game, tools["untrained"]())
    rows = tools["play"](game, 1, judge, False)
    width = len(judge.features(signoria.new_game(game, 4, 1).state, 0)) + 3
    assert len(rows)
    assert len(rows) % width == 0
    for first in range(0, len(rows), width):
        round_, points, lesson = rows[first + width - 3 : first + width]
        assert 1 <= round_ <= tools["MOST_ROUNDS"]
        assert lesson == points


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_learning_names_the_features_that_the_network_is_read_with(game, monkeypatch):
    monkeypatch.syspath_prepend(str(TRAINING))
    names = runpy.run_path(str(TRAINING / "learn.py"))["feature_names"](game)
    assert names == judge_of(game, "patron").network.names
