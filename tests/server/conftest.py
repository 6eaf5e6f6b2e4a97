"""A server in this process, and people who play at it."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from litestar.testing import TestClient

from signoria.server import people
from signoria.server.app import create_app
from signoria.server.commands import prepare
from signoria.server.settings import Settings, database_url
from tests.server.people import Visitor
from tests.server.postgresql import running_cluster


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """As strong as a test needs: the true cost would be most of the time of many tests."""
    monkeypatch.setattr(people, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    people._dummy_hash.cache_clear()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    url = database_url(str(tmp_path / "signoria.sqlite"))
    secret = asyncio.run(prepare(url))
    return Settings(
        database=url,
        secret=secret,
        requests_a_minute=100_000,
        logins_a_minute=1000,
        records_a_minute=100_000,
        messages_a_second=10_000,
    )


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        yield client


@pytest.fixture
def anna(client: TestClient) -> Visitor:
    return Visitor(client, "Anna")


@pytest.fixture
def bea(client: TestClient) -> Visitor:
    return Visitor(client, "Bea")


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """The address of a database in a PostgreSQL of our own."""
    with running_cluster() as address:
        yield address
