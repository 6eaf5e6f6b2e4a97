"""Calibration: what people are shown has to come true as often as it says."""

import importlib.util
from itertools import product
from pathlib import Path

import pytest

import signoria
from signoria.arena.forecasting import Forecast, ForecastGame, forecast_game, game_seeds
from signoria.bots.judge import Correction, softmax
from signoria.bots.judges import correction_for

ROOT = Path(__file__).parents[2]


def script(path, monkeypatch):
    monkeypatch.syspath_prepend(path.parent)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_every_variant_and_number_of_seats_was_measured(game):
    rules = signoria.rules(game)
    for seats in range(rules.fewest, rules.most + 1):
        for values in product(*(option.values for option in rules.options)):
            options = dict(zip((option.name for option in rules.options), values, strict=True))
            correction = correction_for(game, seats, options)
            assert correction is not None, (seats, options)
            assert min(correction.width) > 0


def test_a_game_without_a_judge_has_no_correction():
    assert correction_for("princes", 9, {}) is None


def test_the_others_are_stronger_than_they_seem():
    """Their hidden cards suit them better than cards dealt at random."""
    correction = correction_for("princes", 4, {"muse_and_princess": False, "cooperative": False})
    assert all(others > own for own, others in zip(correction.own, correction.others, strict=True))


def test_points_are_corrected_for_the_seat_and_for_the_others():
    correction = Correction(3, {}, own=[1.0, 0.0], others=[3.0, 0.0], width=[5.0, 1.0])
    expected = correction.expected(1, 1, [50.0, 52.0, 50.0])
    assert expected.points == [53.0, 53.0, 53.0]
    assert expected.chances == pytest.approx([1 / 3] * 3)
    assert correction.expected(2, 1, [50.0, 52.0, 50.0]).chances == pytest.approx(softmax([50, 52, 50], 1.0))


def test_a_narrow_width_makes_chances_sure():
    assert softmax([10.0, 0.0], 1.0)[0] > 0.999
    assert softmax([10.0, 0.0], 100.0) == pytest.approx([0.525, 0.475], abs=0.001)


@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_forecasts_of_a_game_and_its_end(game):
    played = forecast_game(game, 2, {}, game_seeds(b"test", 1)[0])
    assert len(played.forecasts) > 5
    assert [forecast.round for forecast in played.forecasts] == sorted(forecast.round for forecast in played.forecasts)
    assert all(len(forecast.points) == len(played.scores) == 2 for forecast in played.forecasts)
    assert sum(played.won) == pytest.approx(1)


def test_different_purposes_have_different_games():
    assert not set(game_seeds(b"calibrate", 50)) & set(game_seeds(b"benchmark", 50))


def test_what_was_missing_is_measured(monkeypatch):
    """Two seats that always expect 10 points: the one that decides gets 12, the other 15."""
    games = [ForecastGame([Forecast(1, 0, [10.0, 10.0])], [12, 15], [1]) for _ in range(8)]
    games += [ForecastGame([Forecast(1, 1, [10.0, 10.0])], [15, 12], [0]) for _ in range(2)]
    found = script(ROOT / "training/calibrate.py", monkeypatch).fitted(2, {}, games)
    assert (found.own, found.others) == ([2.0], [5.0])
    assert found.width[0] == pytest.approx(0.5, abs=0.01)  # whoever was ahead has always won


def test_the_benchmark_finds_a_judge_that_is_too_sure(monkeypatch):
    judge = script(ROOT / "benchmarks/judge.py", monkeypatch)
    sure = [judge.Forecast(1, 50.0, 0.95, 52.0, won) for won in (1.0, 0.0, 1.0, 0.0)]
    assert judge.calibration_error(sure) == pytest.approx(0.45)
    assert judge.off(sure) == pytest.approx(2.0)
    assert judge.brier_score(sure) == pytest.approx((2 * 0.05**2 + 2 * 0.95**2) / 4)
    fair = [judge.Forecast(1, 50.0, 0.5, 50.0, won) for won in (1.0, 0.0)]
    assert judge.calibration_error(fair) == pytest.approx(0)
