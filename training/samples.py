"""Samples: what self-play writes and the learner reads, a compressed NumPy file for every few games.

Nothing of Signoria is imported here, so that the learner can run where only NumPy and PyTorch are installed.
"""

import io
import os
import zipfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy

Array = numpy.ndarray[Any, numpy.dtype[Any]]

MOST_ROUNDS = 7  # that a game has
LARGEST_FEATURE = 1000.0  # they are meant to be about 1
# The arrays of a file: the type of their items, and how many dimensions they have.
ARRAYS = {
    "features": ("float16", 2),  # of one seat in a quiet position, by row
    "rounds": ("int8", 1),
    "points": ("float32", 1),  # of that seat at the end; not a number where the game went on otherwise
    "lessons": ("float32", 1),  # the value to learn
    "positions": ("float16", 2),  # the deciding seat's features at a decision that was searched
    "candidates": ("int32", 1),  # how many actions were considered there
    "visits": ("int32", 1),  # of each of these actions
    "worths": ("float32", 1),  # of each of them, one step ahead, in points
    "trait_counts": ("int32", 1),  # how many traits each of them has
    "traits": ("int32", 1),  # these traits
}


class BadSamples(Exception):
    """A file that cannot be learned from."""


@dataclass(frozen=True)
class Samples:
    """Rows to learn values from, and decisions to learn a policy from."""

    features: Array
    rounds: Array
    points: Array
    lessons: Array
    positions: Array
    candidates: Array
    visits: Array
    worths: Array
    trait_counts: Array
    traits: Array


@dataclass
class Writer:
    """Collects the samples of some games."""

    width: int  # the number of features
    rows: list[tuple[list[float], int, float, float]] = field(default_factory=list)  # features, round, points, lesson
    # The features at a decision, and of each action its visits, its worth one step ahead and its traits.
    decisions: list[tuple[list[float], list[tuple[int, float, list[int]]]]] = field(default_factory=list)

    def samples(self) -> Samples:
        features, rounds, points, lessons = zip(*self.rows) if self.rows else ((), (), (), ())
        actions = [action for _, found in self.decisions for action in found]
        content: dict[str, Any] = {
            "features": numpy.reshape(numpy.array(features, "float16"), (-1, self.width)),
            "rounds": rounds,
            "points": points,
            "lessons": lessons,
            "positions": numpy.reshape(
                numpy.array([position for position, _ in self.decisions], "float16"), (-1, self.width)
            ),
            "candidates": [len(found) for _, found in self.decisions],
            "visits": [visits for visits, _, _ in actions],
            "worths": [worth for _, worth, _ in actions],
            "trait_counts": [len(traits) for _, _, traits in actions],
            "traits": [trait for _, _, traits in actions for trait in traits],
        }
        return Samples(**{name: numpy.array(content[name], kind) for name, (kind, _) in ARRAYS.items()})


def packed(samples: Samples) -> bytes:
    """The content of a file."""
    out = io.BytesIO()
    numpy.savez_compressed(out, **vars(samples))
    return out.getvalue()


def read_samples(file: Path) -> Samples:
    """What a file holds, checked: a damaged file would spoil a network without a word."""
    try:
        with numpy.load(file, allow_pickle=False) as content:
            arrays = {name: content[name] for name in ARRAYS}
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile, NotImplementedError, MemoryError) as reason:
        raise BadSamples(f"{file} is no file of samples, or a damaged one: {reason}") from None
    for name, (kind, dimensions) in ARRAYS.items():
        if arrays[name].dtype != kind or arrays[name].ndim != dimensions:
            raise BadSamples(f"{file}: {name} should be {kind} in {dimensions} dimensions, not {arrays[name].dtype}")
    samples = Samples(**arrays)
    problem = _problem(samples)
    if problem:
        raise BadSamples(f"{file}: {problem}")
    return samples


def _problem(found: Samples) -> str | None:
    """What is wrong with arrays of the right types."""
    rows = len(found.features)
    if not rows == len(found.rounds) == len(found.points) == len(found.lessons):
        return "features, rounds, points and lessons differ in length"
    if len(found.positions) != len(found.candidates):
        return "positions and candidates differ in length"
    if found.positions.shape[1] != found.features.shape[1]:
        return "positions and rows differ in the number of features"
    if (found.candidates < 1).any() or found.candidates.sum() != len(found.visits):
        return "the candidates do not add up to the visits"
    if not len(found.visits) == len(found.worths) == len(found.trait_counts) or (found.trait_counts < 0).any():
        return "visits, worths and traits do not fit"
    if found.trait_counts.sum() != len(found.traits) or (found.traits < 0).any():
        return "the traits do not add up"
    if (found.visits < 0).any() or (found.rounds < 1).any() or (found.rounds > MOST_ROUNDS).any():
        return "there are negative visits, or rounds that no game has"
    for values in (found.features, found.positions, found.lessons, found.worths):
        if not (numpy.abs(values.astype("float32")) <= LARGEST_FEATURE).all():  # not true of what is no number
            return "there are values that no game has"
    return None


def joined(parts: Sequence[Samples]) -> Samples:
    """All of them, in this order."""
    return Samples(**{name: numpy.concatenate([getattr(part, name) for part in parts]) for name in ARRAYS})


def write_atomically(file: Path, content: bytes) -> None:
    """Write a file wholly or not at all, whenever the machine stops.

    The arena's folder does the same; it cannot be asked here, as the learner's Python need not have Signoria.
    """
    draft = file.with_name(file.name + ".part")
    with draft.open("wb") as written:
        written.write(content)
        written.flush()
        os.fsync(written.fileno())
    draft.replace(file)


def read_all(files: Iterable[Path], width: int) -> Samples:
    """The samples of several files, which must all have so many features."""
    parts = []
    for file in files:
        part = read_samples(file)
        if part.features.shape[1] != width:
            raise BadSamples(f"{file} has {part.features.shape[1]} features, not {width}: it is from another game")
        parts.append(part)
    if not parts:
        raise BadSamples("there are no samples")
    return joined(parts)
