"""Self-play on a Ray cluster, whose machines have Signoria but not `training/`."""

import pytest
from ray.cluster_utils import Cluster
from training.pipeline import Pipeline
from training.samples import read_samples
from training.self_play import Teacher, play_games

from signoria.kernel.errors import BadInput
from tests.training.test_pipeline import settings

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("cluster")]


@pytest.fixture(scope="module")
def address():
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        head = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80_000_000}
        cluster = Cluster(initialize_head=True, head_node_args=head)
        yield cluster.address
        cluster.shutdown()


def test_games_on_the_cluster_are_the_same_as_here(address, tmp_path):
    work = Pipeline(settings(tmp_path, ray=address, games=2))
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
