"""Schemathesis: whatever the OpenAPI document allows, and much that it does not, gets a documented answer."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.quick import fewer
from tests.server.processes import Server

FEW = settings(
    max_examples=fewer(12, 6),
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(Path(tmp_path_factory.mktemp("openapi")) / "signoria.sqlite", SIGNORIA_LOGINS_A_MINUTE="100000")
    try:
        yield running
    finally:
        running.stop()


def visitor(server: Server) -> dict[str, str]:
    """The headers of somebody who is known. Some operations sign people out: each gets somebody else."""
    with httpx.Client(base_url=server.address) as client:
        client.get("/api/session")
        token = {"x-csrf-token": client.cookies["signoria_csrf"]}
        client.post("/api/session", json={"name": "Anna"}, headers=token)
        return {**token, "cookie": "; ".join(f"{each.name}={each.value}" for each in client.cookies.jar)}


def check(
    operation: Any,
    headers: dict[str, str],
    examples: Callable[[Any], Any] = FEW,
    before_each: Callable[[], None] = lambda: None,
) -> None:
    @examples
    @given(case=operation.as_strategy())
    def keeps_to_it(case: schemathesis.Case) -> None:
        before_each()
        # Which games, options and bots there are is the engine's to say, not the document's.
        case.call_and_validate(headers=headers, excluded_checks=[positive_data_acceptance])

    keeps_to_it()


@pytest.mark.slow
def test_every_operation_keeps_to_the_document(server: Server) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    count = 0
    for found in schema.get_all_operations():
        check(found.ok(), visitor(server))
        count += 1
    assert count > 15
