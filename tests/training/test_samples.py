"""What self-play writes down and the learner reads; damaged files are refused."""

import io
import math
import pickle

import numpy
import pytest
from training.samples import ARRAYS, BadSamples, Writer, packed, read_all, read_samples, write_atomically


def written(width=3):
    writer = Writer(width)
    writer.rows.append(([0.5] * width, 2, 40.0, 41.5))
    writer.rows.append(([1.0] * width, 7, math.nan, 30.0))
    writer.decisions.append(([0.25] * width, [(5, 1.5, [0, 3]), (1, -2.0, [1])]))
    return writer.samples()


def with_changed(name, value):
    return {**vars(written()), name: value}


def save(file, arrays):
    out = io.BytesIO()
    numpy.savez_compressed(out, **arrays)
    file.write_bytes(out.getvalue())
    return file


def test_what_is_written_is_read(tmp_path):
    file = tmp_path / "games.npz"
    write_atomically(file, packed(written()))
    found = read_samples(file)
    for name in ARRAYS:
        assert numpy.array_equal(getattr(found, name), getattr(written(), name), equal_nan=name == "points")
    assert found.features.tolist() == [[0.5] * 3, [1.0] * 3]
    assert list(tmp_path.iterdir()) == [file]


def test_games_without_anything_noted_can_be_joined(tmp_path):
    write_atomically(tmp_path / "none.npz", packed(Writer(3).samples()))
    write_atomically(tmp_path / "some.npz", packed(written()))
    assert len(read_all(sorted(tmp_path.iterdir()), 3).features) == 2


@pytest.mark.parametrize("length", [0, 1, 30, 400, -1])
def test_a_truncated_file_is_refused(length, tmp_path):
    file = tmp_path / "games.npz"
    file.write_bytes(packed(written())[:length])
    with pytest.raises(BadSamples, match="is no file of samples, or a damaged one"):
        read_samples(file)


def test_a_flipped_bit_is_refused(tmp_path):
    content = bytearray(packed(written()))
    content[70] ^= 4
    (tmp_path / "games.npz").write_bytes(content)
    with pytest.raises(BadSamples):
        read_samples(tmp_path / "games.npz")


def test_nothing_is_unpickled(tmp_path):
    class Harmful:
        def __reduce__(self):
            return (exec, ("raise SystemExit('unpickled')",))

    (tmp_path / "pickle.npz").write_bytes(pickle.dumps(Harmful()))
    objects = save(tmp_path / "objects.npz", with_changed("lessons", numpy.array([Harmful(), 1], dtype=object)))
    for file in (tmp_path / "pickle.npz", objects):
        with pytest.raises(BadSamples):
            read_samples(file)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("lessons", numpy.array([1.0, math.nan], "float32"), "values that no game has"),
        ("features", numpy.full((2, 3), math.inf, "float16"), "values that no game has"),
        ("lessons", numpy.array([1.0], "float32"), "differ in length"),
        ("features", numpy.zeros((2, 3)), "should be float16"),
        ("features", numpy.zeros(6, "float16"), "should be float16 in 2 dimensions"),
        ("positions", numpy.zeros((1, 4), "float16"), "differ in the number of features"),
        ("rounds", numpy.array([0, 8], "int8"), "rounds that no game has"),
        ("candidates", numpy.array([3], "int32"), "do not add up"),
        ("candidates", numpy.array([-1], "int32"), "do not add up"),
        ("visits", numpy.array([-5, 7], "int32"), "negative visits"),
        ("trait_counts", numpy.array([2, 7], "int32"), "do not add up"),
        ("traits", numpy.array([0, -3, 1], "int32"), "do not add up"),
    ],
)
def test_what_makes_no_sense_is_refused(name, value, reason, tmp_path):
    with pytest.raises(BadSamples, match=reason):
        read_samples(save(tmp_path / "games.npz", with_changed(name, value)))


def test_an_array_must_not_be_missing(tmp_path):
    arrays = vars(written()).copy()
    del arrays["visits"]
    with pytest.raises(BadSamples, match="visits"):
        read_samples(save(tmp_path / "games.npz", arrays))


def test_samples_of_another_game_are_refused(tmp_path):
    write_atomically(tmp_path / "games.npz", packed(written(width=4)))
    with pytest.raises(BadSamples, match="has 4 features, not 3: it is from another game"):
        read_all([tmp_path / "games.npz"], 3)
