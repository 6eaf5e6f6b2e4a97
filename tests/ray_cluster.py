"""A Ray cluster for the tests: its address is a fixture."""

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session")
def ray_address() -> Iterator[str]:
    """A cluster of two nodes with a core each."""
    from ray.cluster_utils import Cluster

    memory = {"object_store_memory": 80_000_000}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False, **memory})
        cluster.add_node(num_cpus=1, **memory)
        cluster.wait_for_nodes()
        yield cluster.address
        cluster.shutdown()
