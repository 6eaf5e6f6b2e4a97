"""Fitting networks: the gradients are right, what can be learned is learned, and PyTorch does the same as NumPy."""

import json

import numpy
import pytest
from training.learner import Decisions, Job, Library, fit_policy, fit_value, policy_gradients, value_gradients
from training.networks import mean, policy_layers, untrained, value_layers
from training.samples import BadSamples, Writer, packed

from training import learner

NAMES = ["land", "money", "works"]
TRAITS = ["pass", "bid", "dear"]
STEP = 1e-3


def chance(seed=1):
    return numpy.random.default_rng(seed)


def job(tmp_path, **changes):
    files = {name: str(tmp_path / f"{name}.json") for name in ("network", "policy", "patron_policy", "report")}
    usual = {"samples": [], "features": NAMES, "traits": TRAITS, "rounds": 7, "units": 8, "policy_units": 8}
    usual |= {"epochs": 60, "policy_epochs": 60}
    usual |= dict.fromkeys(("network_start", "policy_start", "patron_policy_start"))
    return Job(**{**usual, **files, **changes})


def lessons():
    """Values that bend: one hidden layer can say them, a straight line cannot."""
    writer = Writer(len(NAMES))
    for land, money, works in chance().uniform(-1, 1, (4000, 3)):
        value = 30 + 8 * abs(land) - 5 * max(money, 0) + works
        writer.rows.append(([land, money, works], 1 + int(abs(land) * 6.9), value, value))
    for land, money, works in chance(2).uniform(-1, 1, (2000, 3)):  # rich seats bid, others pass
        visits = (9, 1) if money > 0 else (1, 9)
        writer.decisions.append(([land, money, works], [(visits[0], 0.5, [1, 2]), (visits[1], 0.0, [0])]))
    return writer.samples()


def assert_slopes(gradients, parameters):
    """Compare gradients with differences of the loss over a small step, for some of each array's numbers."""
    _, found = gradients(parameters)
    for array, slopes in zip(parameters, found):
        for at in range(0, array.size, max(1, array.size // 5)):
            before = array.flat[at]
            losses = []
            for step in (STEP, -STEP):
                array.flat[at] = before + step
                losses.append(gradients(parameters)[0])
            array.flat[at] = before
            assert (losses[0] - losses[1]) / (2 * STEP) == pytest.approx(numpy.ravel(slopes)[at], rel=0.02, abs=1e-4)


def test_gradients_of_values():
    parameters = [each.astype("float64") for each in value_layers(NAMES, 5, None, 3.0)]
    rows, wanted = chance().uniform(-1, 1, (20, 3)), chance(2).uniform(0, 9, 20)
    assert_slopes(lambda parameters: value_gradients(parameters, rows, wanted), parameters)


@pytest.mark.parametrize("with_worth", [False, True])
def test_gradients_of_a_policy(with_worth):
    layers = policy_layers(NAMES, TRAITS, 5, None)
    parameters = [layer + chance(3).uniform(-0.5, 0.5, layer.shape) for layer in layers]
    parameters.append(numpy.array([0.7 if with_worth else 0.0]))
    traits = numpy.array([[[0, -1], [1, 2]], [[1, -1], [-1, -1]]] * 4)
    shares = numpy.array([[0.25, 0.75], [1.0, 0.0]] * 4)
    batch = Decisions(chance(4).uniform(-1, 1, (8, 3)), traits, shares, chance(5).uniform(-2, 0, (8, 2)))
    library = Library("numpy")
    checked = parameters if with_worth else parameters[:4]
    fixed = parameters[len(checked) :]
    assert_slopes(lambda some: policy_gradients(library, [*some, *fixed], batch, with_worth), checked)


def test_values_are_learned(tmp_path):
    network, report = fit_value(Library("numpy"), job(tmp_path, epochs=400), lessons())
    assert max(report["errors"]) < 1.0
    assert report["rows"] == 4000
    assert [len(weights) for weights in network["hidden"]] == [8] * 3


@pytest.mark.parametrize("with_worth", [False, True])
def test_a_policy_is_learned(with_worth, tmp_path):
    policy, report = fit_policy(Library("numpy"), job(tmp_path, policy_epochs=100), lessons(), with_worth)
    assert report["agreed"] > 0.85
    assert report["policy_loss"] < 0.45  # what the visits leave open is 0.33, and knowing nothing would be 0.69
    assert policy["traits"] == TRAITS
    assert (policy["worth_weight"] != 0) == with_worth


def test_a_larger_network_starts_as_the_one_it_comes_from():
    small, _ = fit_value(Library("numpy"), job_of_units(4), lessons())
    layers = value_layers(["more", *NAMES], 9, small, 0.0)
    rows = chance(7).uniform(-1, 1, (5, 3))
    known = learner.values([numpy.array(small[part]) for part in ("hidden", "bias", "out")] + [small["out_bias"]], rows)
    wider = learner.values(layers, numpy.concatenate([numpy.ones((5, 1)), rows], 1))
    assert wider == pytest.approx(known, abs=1e-3)


def test_a_network_never_becomes_narrower():
    wide, _ = fit_value(Library("numpy"), job_of_units(4), lessons())
    weights, bias, out, _ = value_layers(NAMES, 2, wide, 0.0)
    assert weights.shape == (len(NAMES), 4)
    assert len(bias) == len(out) == 4


def job_of_units(units):
    return Job([], NAMES, TRAITS, 7, units, 4, 5, 5, None, None, None, "", None, None, "")


def test_the_mean_of_networks_lies_between_them():
    first, _ = fit_value(Library("numpy"), job_of_units(4), lessons())
    second = {**first, "bias": [weight + 2 for weight in first["bias"]], "out_bias": first["out_bias"] + 1}
    found = mean([first, second])
    assert found["bias"] == pytest.approx([weight + 1 for weight in first["bias"]], rel=1e-3)
    assert found["out_bias"] == pytest.approx(first["out_bias"] + 0.5, rel=1e-3)
    assert found["features"] == NAMES
    with pytest.raises(ValueError, match="different features"):
        mean([first, untrained()])
    wider, _ = fit_value(Library("numpy"), job_of_units(5), lessons())
    with pytest.raises(ValueError, match="different units"):
        mean([first, wider])


def test_a_job_is_done_by_the_command(tmp_path, monkeypatch):
    (tmp_path / "games.npz").write_bytes(packed(lessons()))
    wanted = job(tmp_path, samples=[str(tmp_path / "games.npz")], epochs=2, policy_epochs=2)
    (tmp_path / "job.json").write_text(json.dumps(vars(wanted)))
    monkeypatch.setattr("sys.argv", ["learner", str(tmp_path / "job.json"), "--library", "numpy"])
    learner.main()
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["device"] == "numpy"
    assert report["decisions"] == 2000
    alone, adding = (json.loads((tmp_path / name).read_text()) for name in ("policy.json", "patron_policy.json"))
    assert alone["traits"] == adding["traits"] == TRAITS
    assert alone["worth_weight"] == 0 < adding["worth_weight"]


def test_a_damaged_file_is_named_in_a_sentence(tmp_path, monkeypatch):
    (tmp_path / "games.npz").write_bytes(packed(lessons())[:-30])
    wanted = job(tmp_path, samples=[str(tmp_path / "games.npz")])
    (tmp_path / "job.json").write_text(json.dumps(vars(wanted)))
    monkeypatch.setattr("sys.argv", ["learner", str(tmp_path / "job.json"), "--library", "numpy"])
    with pytest.raises(SystemExit, match=r"training\.learner: .*games\.npz is no file of samples"):
        learner.main()
    assert not (tmp_path / "network.json").exists()


def test_traits_that_the_game_does_not_have_are_refused(tmp_path):
    with pytest.raises(BadSamples, match="traits beyond the 2 of the game"):
        fit_policy(Library("numpy"), job(tmp_path, traits=TRAITS[:2]), lessons())


def test_pytorch_learns_the_same_as_numpy(tmp_path):
    pytest.importorskip("torch", reason="PyTorch is not installed: the learner is tested with NumPy alone")
    for fit in (fit_value, fit_policy):
        ours, _ = fit(Library("numpy"), job(tmp_path, epochs=3, policy_epochs=3), lessons())
        theirs, _ = fit(Library(), job(tmp_path, epochs=3, policy_epochs=3), lessons())
        assert numpy.allclose(ours["hidden"], theirs["hidden"], atol=2e-3)
