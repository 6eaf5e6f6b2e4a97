"""Fits networks to samples: `python -m training.learner job.json`. The pipeline writes the job.

Needs NumPy alone. With PyTorch it uses that, and a GPU if there is one, which is many times as fast. Both understand
the same arithmetic, so the gradients are written out once, for both.
"""

import argparse
import json
import math
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy

from training.networks import Parameters, are_alike, mean, numbers, policy_layers, value_layers
from training.samples import Array, BadSamples, Samples, read_all, write_atomically

BATCH = 2048  # rows
DECISIONS_A_BATCH = 1024
HELD_BACK = 0.03  # of the newest rows: the error is measured on them
RATE = 4e-3  # at its height
RATE_GOING_ON = 1.2e-3
WARM_UP = 0.3  # of all steps
STEP_TOWARDS_NEW = 0.6  # how far to go from a network to what the newest games say: they all have their whims
DECAY = 0.03
POLICY_DECAY = 0.2  # there are fewer decisions than rows, so they are learned more often
FADING, FADING_SQUARES = 0.9, 0.999  # of Adam's means
EPSILON = 1e-8
LEAST_WORTH = -20.0  # points behind the best: what is worse is as bad
WORTH_WEIGHT = 1.5  # logits for each point, to begin with
IMPOSSIBLE = -1e9  # the logit of what cannot be chosen


@dataclass(frozen=True)
class Job:
    """What to fit, and to what. The paths are text, as the job is a JSON file."""

    samples: list[str]
    features: list[str]  # their names
    traits: list[str]  # their names
    rounds: int  # of the game
    units: int
    policy_units: int
    epochs: int
    policy_epochs: int
    network_start: str | None
    policy_start: str | None
    patron_policy_start: str | None
    network: str  # the files to write
    policy: str | None  # for prince: it stands alone
    patron_policy: str | None  # for patron: it adds to the worth of actions one step ahead
    report: str


class Library:
    """NumPy, or PyTorch on the best device there is."""

    def __init__(self, name: str | None = None) -> None:
        self.module: Any = numpy
        self.device = "numpy"
        if name != "numpy":
            try:
                import torch
            except ImportError:
                return
            self.module = torch
            self.device = "cuda" if torch.cuda.is_available() else "cpu"

    def put(self, array: Array) -> Any:
        """An array where the work is done."""
        if self.module is numpy:
            return array
        return self.module.from_numpy(numpy.ascontiguousarray(array)).to(self.device)

    def take(self, array: Any) -> Array:
        """The same, back again."""
        found: Array = array if self.module is numpy else array.cpu().numpy()
        return found

    def floats(self, array: Any) -> Any:
        return array.astype("float32") if self.module is numpy else array.float()

    def indices(self, array: Any) -> Any:
        return array.astype("int64") if self.module is numpy else array.long()


class Adam:
    """AdamW: steps by the mean of past gradients, the smaller the more they vary; weights decay."""

    def __init__(self, parameters: list[Any], steps: int, rate: float, decay: float) -> None:
        self.parameters = parameters
        self.decay = decay
        self.means = [parameter * 0 for parameter in parameters]
        self.squares = [parameter * 0 for parameter in parameters]
        self.steps = steps
        self.height = rate
        self.done = 0

    def step(self, gradients: list[Any]) -> None:
        rate = self.height * one_cycle(self.done / self.steps)
        self.done += 1
        for at, gradient in enumerate(gradients):
            self.means[at] = FADING * self.means[at] + (1 - FADING) * gradient
            self.squares[at] = FADING_SQUARES * self.squares[at] + (1 - FADING_SQUARES) * gradient * gradient
            mean = self.means[at] / (1 - FADING**self.done)
            square = self.squares[at] / (1 - FADING_SQUARES**self.done)
            self.parameters[at] *= 1 - rate * self.decay
            self.parameters[at] -= rate * mean / (square**0.5 + EPSILON)


def one_cycle(progress: float) -> float:
    """The rate over the course of the training, from nearly 0 to 1 and back, along cosines."""
    if progress < WARM_UP:
        return 0.52 - 0.48 * math.cos(math.pi * progress / WARM_UP)
    return 0.5 + 0.5 * math.cos(math.pi * (progress - WARM_UP) / (1 - WARM_UP))


def value_gradients(parameters: list[Any], rows: Any, lessons: Any) -> tuple[float, list[Any]]:
    """The mean squared error of the values of some rows, and its gradients."""
    weights, bias, out, level = parameters
    inputs = rows @ weights + bias
    is_on = inputs > 0
    units = inputs * is_on
    off = units @ out + level - lessons
    slope = 2 * off / len(rows)
    at_inputs = slope[:, None] * out[None, :] * is_on
    gradients = [rows.T @ at_inputs, at_inputs.sum(0), units.T @ slope, slope.sum().reshape(1)]
    return float((off * off).mean()), gradients


def values(parameters: list[Any], rows: Any) -> Any:
    weights, bias, out, level = parameters
    inputs = rows @ weights + bias
    return (inputs * (inputs > 0)) @ out + level


@dataclass(frozen=True)
class Decisions:
    """Decisions with as many candidates and traits each: what is missing is filled up with -1 in `traits`."""

    positions: Any  # by decision and feature
    traits: Any  # by decision, candidate and place
    shares: Any  # of the visits, by decision and candidate
    worths: Any  # one step ahead, beyond the best of the decision, by decision and candidate

    def some(self, chosen: Any) -> "Decisions":
        return Decisions(*(each[chosen] for each in vars(self).values()))


def decisions_of(samples: Samples) -> Decisions:
    """The decisions that were searched, filled up to equal sizes."""
    count = len(samples.candidates)
    most = int(samples.candidates.max(initial=1))
    longest = int(samples.trait_counts.max(initial=1))
    decision = numpy.repeat(numpy.arange(count), samples.candidates)
    candidate = numpy.arange(len(decision)) - numpy.repeat(
        numpy.cumsum(samples.candidates) - samples.candidates, samples.candidates
    )
    action = numpy.repeat(numpy.arange(len(decision)), samples.trait_counts)
    place = numpy.arange(len(action)) - numpy.repeat(
        numpy.cumsum(samples.trait_counts) - samples.trait_counts, samples.trait_counts
    )
    traits = numpy.full((count, most, longest), -1, "int16")
    traits[decision[action], candidate[action], place] = samples.traits
    visits = numpy.zeros((count, most), "float32")
    visits[decision, candidate] = samples.visits
    total = visits.sum(1, keepdims=True)
    was_searched = total[:, 0] > 0
    worths = numpy.full((count, most), -math.inf, "float32")
    worths[decision, candidate] = samples.worths
    worths = numpy.maximum(worths - worths.max(1, keepdims=True), LEAST_WORTH)
    whole = Decisions(samples.positions, traits, visits / numpy.maximum(total, 1), worths)
    return whole.some(was_searched)


def priors(library: Library, parameters: list[Any], batch: Decisions) -> tuple[Any, Any, Any, Any]:
    """The chances of the candidates; the units, which of them are on, and which traits are there."""
    weights, bias, out, trait_bias, worth_weight = parameters
    inputs = batch.positions @ weights + bias
    is_on = inputs > 0
    units = inputs * is_on
    of_traits = units @ out.T + trait_bias
    is_there = batch.traits >= 0
    decision = library.put(numpy.arange(len(units)))[:, None, None]
    logits = (of_traits[decision, batch.traits * is_there] * is_there).sum(2) + worth_weight * batch.worths
    exists = is_there.sum(2) > 0
    logits = logits * exists + IMPOSSIBLE * (1 - library.floats(exists))
    chances = library.module.exp(logits - library.module.amax(logits, 1)[:, None])
    return chances / chances.sum(1)[:, None], units, is_on, is_there


def policy_gradients(
    library: Library, parameters: list[Any], batch: Decisions, learns_weight: bool
) -> tuple[float, list[Any]]:
    """The mean cross entropy of the visits under the priors, and its gradients."""
    out = parameters[2]
    chances, units, is_on, is_there = priors(library, parameters, batch)
    count, traits = len(units), len(out)
    loss = -(batch.shares * library.module.log(chances + EPSILON)).sum() / count
    slope = (chances - batch.shares) / count
    cells = library.put(numpy.arange(count))[:, None, None] * traits + batch.traits * is_there
    by_place = slope[:, :, None] * is_there
    sums = library.module.bincount(cells.reshape(-1), by_place.reshape(-1), count * traits)
    at_traits = library.floats(sums).reshape(count, traits)
    at_inputs = (at_traits @ out) * is_on
    gradients = [
        batch.positions.T @ at_inputs,
        at_inputs.sum(0),
        at_traits.T @ units,
        at_traits.sum(0),
        (slope * batch.worths).sum().reshape(1) * learns_weight,
    ]
    return float(loss), gradients


def batches(library: Library, count: int, size: int, epochs: int) -> Iterator[Any]:
    """Numbers of rows in random order, some at a time."""
    chance = numpy.random.default_rng(1)
    for _ in range(epochs):
        order = library.put(chance.permutation(count))
        for first in range(0, count, size):
            yield order[first : first + size]


def train(
    library: Library,
    layers: list[Array],
    count: int,
    size: int,
    epochs: int,
    decay: float,
    goes_on: bool,
    gradients: Callable[[list[Any], Any], tuple[float, list[Any]]],
) -> tuple[list[Any], float]:
    """Trained parameters, and the mean loss of the last quarter of the batches."""
    parameters = [library.put(layer) for layer in layers]
    began = [parameter * 1 for parameter in parameters]
    steps = epochs * math.ceil(count / size)
    adam = Adam(parameters, steps, RATE_GOING_ON if goes_on else RATE, decay)
    losses = []
    for chosen in batches(library, count, size, epochs):
        loss, found = gradients(parameters, chosen)
        adam.step(found)
        losses.append(loss)
    if goes_on:
        for parameter, before in zip(parameters, began):
            parameter *= STEP_TOWARDS_NEW
            parameter += (1 - STEP_TOWARDS_NEW) * before
    last = losses[-max(1, len(losses) // 4) :]
    return parameters, sum(last) / len(last)


def fit_value(library: Library, job: Job, samples: Samples) -> tuple[Parameters, dict[str, Any]]:
    """A value network, and how well it fits: the loss, and how far it is off from the end, by round."""
    start = read_parameters(job.network_start)
    layers = value_layers(job.features, job.units, start, float(samples.lessons.mean()))
    kept = len(samples.features) - max(1, int(len(samples.features) * HELD_BACK))
    features, lessons = library.put(samples.features), library.put(samples.lessons)

    def gradients(parameters: list[Any], chosen: Any) -> tuple[float, list[Any]]:
        return value_gradients(parameters, library.floats(features[chosen]), lessons[chosen])

    parameters, loss = train(library, layers, max(kept, 1), BATCH, job.epochs, DECAY, start is not None, gradients)
    expected = library.take(values(parameters, library.floats(features[kept:])))
    by_round = errors(job.rounds, samples.rounds[kept:], samples.points[kept:] - expected)
    weights, bias, out, level = (numbers(library.take(each)) for each in parameters)
    network = {
        "features": job.features,
        "hidden": weights,
        "bias": bias,
        "out": out,
        "out_bias": level[0],
        "spread": by_round,
    }
    return network, {"rows": len(samples.features), "value_loss": loss, "errors": by_round}


def errors(count: int, rounds: Array, off: Array) -> list[float]:
    """The root of the mean square by round, of so many; where one is missing, that of all."""
    known = ~numpy.isnan(off)
    rounds, squares = rounds[known], off[known] ** 2
    overall = float(squares.mean() ** 0.5) if len(squares) else 1.0
    found = [squares[rounds == number] for number in range(1, count + 1)]
    return [round(float(each.mean() ** 0.5) if len(each) else overall, 3) for each in found]


def fit_policy(
    library: Library, job: Job, samples: Samples, with_worth: bool = False
) -> tuple[Parameters, dict[str, Any]]:
    """A policy, and how well it fits: the cross entropy, and how often it likes the most visited action best."""
    start = read_parameters(job.patron_policy_start if with_worth else job.policy_start)
    if samples.traits.max(initial=0) >= len(job.traits):
        raise BadSamples(f"there are traits beyond the {len(job.traits)} of the game")
    decisions = decisions_of(samples)
    there = Decisions(*(library.put(each) for each in vars(decisions).values()))
    count = len(decisions.positions)
    kept = max(1, count - max(1, int(count * HELD_BACK)))
    worth_weight = numpy.array([WORTH_WEIGHT if with_worth else 0.0], "float32")
    if start is not None and with_worth:
        worth_weight[0] = start["worth_weight"]

    def batch(chosen: Any) -> Decisions:
        some = there.some(chosen)
        return Decisions(library.floats(some.positions), library.indices(some.traits), some.shares, some.worths)

    parameters, loss = train(
        library,
        [*policy_layers(job.features, job.traits, job.policy_units, start), worth_weight],
        kept,
        DECISIONS_A_BATCH,
        job.policy_epochs,
        POLICY_DECAY,
        start is not None,
        lambda parameters, chosen: policy_gradients(library, parameters, batch(chosen), with_worth),
    )
    tested = batch(library.put(numpy.arange(min(kept, count - 1), count)))
    entropy, _ = policy_gradients(library, parameters, tested, with_worth)
    found, *_ = priors(library, parameters, tested)
    agreed = library.take(found).argmax(1) == library.take(tested.shares).argmax(1)
    weights, bias, out, trait_bias, worth_weight = (numbers(library.take(each)) for each in parameters)
    policy = {
        "features": job.features,
        "hidden": weights,
        "bias": bias,
        "traits": job.traits,
        "out": out,
        "trait_bias": trait_bias,
        "worth_weight": worth_weight[0],
    }
    measured = {"decisions": count, "policy_loss": loss, "policy_entropy": entropy, "agreed": float(agreed.mean())}
    return policy, measured


def read_parameters(file: str | None) -> Parameters | None:
    found: Parameters | None = json.loads(Path(file).read_text("utf-8")) if file else None
    return found


def write_parameters(file: Path, parameters: Parameters) -> None:
    write_atomically(file, (json.dumps(parameters, separators=(",", ":")) + "\n").encode())


def write_mean(files: list[Path], out: Path) -> None:
    """The mean of the last of some networks, or policies, and of those before that are built alike."""
    networks = [json.loads(file.read_text("utf-8")) for file in files]
    write_parameters(out, mean([network for network in networks if are_alike(network, networks[-1])]))


def learn(job: Job, library: Library) -> None:
    """Do the job. The report is written last."""
    samples = read_all(map(Path, job.samples), len(job.features))
    if not len(samples.features):
        raise BadSamples("there are no rows to learn values from")
    network, report = fit_value(library, job, samples)
    write_parameters(Path(job.network), network)
    if job.policy is not None:
        if not len(samples.candidates):
            raise BadSamples("there are no decisions to learn a policy from")
        policy, measured = fit_policy(library, job, samples)
        report |= measured
        write_parameters(Path(job.policy), policy)
    if job.patron_policy is not None:
        policy, _ = fit_policy(library, job, samples, with_worth=True)
        write_parameters(Path(job.patron_policy), policy)
    write_parameters(Path(job.report), report | {"device": library.device})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("job", type=Path)
    parser.add_argument("--library", choices=["numpy", "torch"], help="PyTorch if it is installed, otherwise NumPy")
    given = parser.parse_args()
    try:
        learn(Job(**json.loads(given.job.read_text("utf-8"))), Library(given.library))
    except BadSamples as reason:
        sys.exit(f"training.learner: {reason}")


if __name__ == "__main__":
    main()
