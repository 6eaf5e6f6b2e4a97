"""Networks: the same values to the last bit in both forms, and files that are none refused."""

import json
import math
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec

import signoria
from signoria.bots.features import Features
from signoria.bots.judges import judge_of
from signoria.bots.network import Network, read_network
from signoria.bots.vectors import add_products, sum_of_positive
from signoria.kernel.errors import BadInput
from signoria.kernel.state import NOBODY

PLAIN = {
    "features": ["a", "b"],
    "hidden": [[1.0, 2.0, 3.0], [0.5, 0.25, 0.1]],
    "bias": [0.0, -1.0, 1.0],
    "out": [1.0, 1.0, -2.0],
    "out_bias": 0.5,
    "spread": [3.0],
}
seeds = st.integers(0, 2**32)


def drawn(chance, count):
    """Numbers as features are: many zeros, some whole, most of them such that sums are rounded."""
    return [chance.choice([0.0, 0.0, 1.0, chance.uniform(-2, 2), chance.gauss(0, 1e-3)]) for _ in range(count)]


def random_network(chance):
    inputs, units = chance.randint(0, 40), chance.randint(0, 70)
    parameters = {
        "features": [f"feature {number}" for number in range(inputs)],
        "hidden": [drawn(chance, units) for _ in range(inputs)],
        "bias": drawn(chance, units),
        "out": drawn(chance, units),
        "out_bias": chance.uniform(-9, 9),
        "spread": [1.0],
    }
    return parameters


def values_in_plain_python(parameters, rows):
    """What a network says, added up in the order that is promised: by feature, then every eighth unit together.

    Later rows begin from the first.

    Tests are never compiled: where the package is, its vector code is compared with the interpreter's own floats.
    """
    bases, found = parameters["bias"], []
    for row in rows:
        units = list(bases)
        for at, weights in enumerate(parameters["hidden"]):
            more = row[at] - rows[0][at] if found else row[at]
            if more:
                units = [unit + more * weight for unit, weight in zip(units, weights)]
        if not found:
            bases = units
        sums = [0.0] * 8
        for at, (unit, weight) in enumerate(zip(units, parameters["out"])):
            if unit > 0:
                sums[at % 8] += unit * weight
        value = parameters["out_bias"]
        for part in sums:
            value += part
        found.append(value)
    return found


@given(seeds)
def test_values_are_the_same_to_the_last_bit_in_every_form(seed):
    chance = random.Random(seed)
    parameters = random_network(chance)
    first = drawn(chance, len(parameters["features"]))
    rows = [first, *([chance.choice([value, value, value + 0.1]) for value in first] for _ in range(4))]
    network = Network(parameters)
    packed = [vec[float](row) for row in rows]
    assert network.values(packed) == values_in_plain_python(parameters, rows)
    assert [network.value(row) for row in packed] == [values_in_plain_python(parameters, [row])[0] for row in rows]


@pytest.mark.parametrize(("player", "file"), [("patron", "network.json"), ("prince-1", "prince_1_network.json")])
@pytest.mark.parametrize("game", ["princes", "lorenzo"])
def test_positions_are_worth_the_same_to_the_last_bit_in_every_form(game, player, file):
    judge = judge_of(game, player)
    parameters = json.loads((Path(signoria.__file__).parent / "bots" / game / file).read_text())
    chance = random.Random(5)
    state = signoria.new_game(game, seats=3, seed=8).state
    rows = []
    while state.seat != NOBODY:
        if chance.random() < 0.1:
            rows.append(judge.features(state, 0))
        state.apply(chance.choice(state.legal()))
    assert len(rows) > 5
    assert judge.network.values(rows) == values_in_plain_python(parameters, [list(row) for row in rows])


def test_the_loops_refuse_vectors_that_do_not_fit():
    three, two = vec[float]([1.0, 2.0, 3.0]), vec[float]([1.0, 2.0])
    with pytest.raises(IndexError):
        add_products(three, three, two, vec[float]())
    with pytest.raises(IndexError):
        add_products(vec[float]([0.0]), three, three, two)
    with pytest.raises(IndexError):
        sum_of_positive(0.0, three, two)


def test_features_that_the_network_does_not_know_are_refused():
    network = Network(PLAIN)
    short, right, long = (vec[float]([1.0] * count) for count in (1, 2, 3))
    with pytest.raises(IndexError):
        network.value(long)
    with pytest.raises(IndexError):
        network.values([right, long])
    with pytest.raises(IndexError):
        network.values([short, right])


def changed(**changes):
    return {**PLAIN, **changes}


@pytest.mark.parametrize(
    "parameters",
    [
        changed(hidden=[[1.0, 2.0, 3.0]]),
        changed(hidden=[[1.0, 2.0, 3.0], [0.5, 0.25]]),
        changed(hidden=[[1.0, 2.0, 3.0, 4.0], [0.5, 0.25]]),
        changed(features=["a"]),
        changed(features=["a", "b", "c"]),
        changed(bias=[0.0]),
        changed(out=[1.0]),
        changed(out=[1.0] * 4),
        changed(bias=[], out=[]),
    ],
)
def test_weights_that_do_not_fit_the_features_and_units_are_refused(parameters, tmp_path):
    file = tmp_path / "network.json"
    file.write_text(json.dumps(parameters))
    with pytest.raises(BadInput, match="do not fit the weights"):
        read_network(file)


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("value", ["x", [["x"]], None, {"a": 1}])
def test_what_is_no_network_is_refused(name, value):
    with pytest.raises((BadInput, KeyError, TypeError, ValueError)):
        Network(changed(**{name: value}))
    with pytest.raises(KeyError, match=name):
        Network({key: PLAIN[key] for key in PLAIN if key != name})


@given(seeds)
def test_parts_add_up_to_the_difference(seed):
    """Also where a difference switches units on or off."""
    chance = random.Random(seed)
    parameters = random_network(chance)
    network = Network(parameters)
    first, second = (vec[float](drawn(chance, len(parameters["features"]))) for _ in range(2))
    difference = network.value(second) - network.value(first)
    assert math.fsum(network.parts(first, second)) == pytest.approx(difference, rel=1e-6, abs=1e-6)


def test_features_are_added_with_their_names_and_counted():
    found = Features(5, is_naming=True)
    found.add("one", 1.0)
    first = found.add_zeros(["two", "three", "four"])
    found.set(first + 1, 3.0)
    with pytest.raises(ValueError, match="5 features were expected, but there are 4"):
        found.complete()
    found.add("five", 5.0)
    assert list(found.complete().values) == [1.0, 0.0, 3.0, 0.0, 5.0]
    assert found.names == ["one", "two", "three", "four", "five"]
    with pytest.raises(IndexError):
        found.add("six", 6.0)
