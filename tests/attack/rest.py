"""The REST fuzzer: Schemathesis asks for all that the OpenAPI document allows, and for much that it does not."""

import time
from typing import Any

import schemathesis
from hypothesis import settings

from tests.attack.reports import Report
from tests.attack.servers import running
from tests.server.processes import Server
from tests.server.test_openapi import FEW, check, visitor

EXAMPLES = 6  # for each operation in each round
SOME = settings(FEW, max_examples=EXAMPLES, derandomize=False)


def fuzz(seconds: float, report: Report) -> None:
    """Rounds over all operations, each with other examples."""
    with running(report) as server:
        schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
        operations: list[Any] = list(schema.get_all_operations())
        missed = _rounds(server, [found.ok() for found in operations], time.monotonic() + seconds, report)
        report.expect(server.health() == 200, "the server is not healthy any more")
    if missed:
        report.left_out.append(f"{missed} operations, as the time was up")


def _rounds(server: Server, operations: list[Any], end: float, report: Report) -> int:
    """How many operations were never tried."""
    tried = 0
    while time.monotonic() < end:
        operation = operations[tried % len(operations)]
        _try(operation, visitor(server), report)
        tried += 1
        report.count("operations", tried <= len(operations))
    return max(0, len(operations) - tried)


def _try(operation: Any, headers: dict[str, str], report: Report) -> None:
    try:
        check(operation, headers, SOME, lambda: report.count("requests"))
    except Exception as problem:  # whatever Schemathesis finds is an exception of its own
        report.violations.append(f"{operation.label}: {' '.join(str(problem).split())[:600]}")
