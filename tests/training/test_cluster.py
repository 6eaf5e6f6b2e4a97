"""Self-play on a Ray cluster, whose machines have Signoria but not `training/`."""

import pytest
from training.pipeline import Pipeline
from training.samples import read_samples
from training.self_play import Teacher, play_games

from signoria.kernel.errors import BadInput
from tests.training.test_pipeline import settings

pytestmark = pytest.mark.slow


def test_games_on_the_cluster_are_the_same_as_here(ray_address, tmp_path):
    work = Pipeline(settings(tmp_path, ray=ray_address, games=2))
    generation = work._generation(0)
    generation.folder.mkdir()
    assert work._play(generation, Teacher("lorenzo")) == 2
    (file,) = generation.samples
    assert file.read_bytes() == play_games(Teacher("lorenzo"), range(2))[1]
    assert len(read_samples(file).features)


def test_no_cluster_is_told_at_once(tmp_path):
    work = Pipeline(settings(tmp_path, ray="127.0.0.1:1"))
    generation = work._generation(0)
    generation.folder.mkdir()
    with pytest.raises(BadInput, match=r"there is no Ray cluster at 127\.0\.0\.1:1"):
        work._play(generation, Teacher("lorenzo"))
