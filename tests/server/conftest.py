"""A server in this process, and people who play at it."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient

from signoria.server import people
from signoria.server.app import create_app
from signoria.server.commands import prepare
from signoria.server.security import RequestLimits
from signoria.server.settings import Settings, database_url
from tests.server.people import Visitor
from tests.server.postgresql import running_cluster


@pytest.fixture(autouse=True)
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """As strong as a test needs: the true cost would be most of the time of many tests."""
    monkeypatch.setattr(people, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    people._dummy_hash.cache_clear()


@pytest.fixture(scope="session")
def new_database(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A database in which nothing has happened yet, and its secret."""
    file = tmp_path_factory.mktemp("new") / "signoria.sqlite"
    return file, asyncio.run(prepare(database_url(str(file))))


@pytest.fixture
def settings(tmp_path: Path, new_database: tuple[Path, str]) -> Settings:
    """To copy a database is quicker than to make one."""
    file, secret = new_database
    return usual_settings(shutil.copy2(file, tmp_path / "signoria.sqlite"), secret)


def usual_settings(file: Path, secret: str) -> Settings:
    """Nobody has to wait, as long as a test does not want it."""
    return Settings(
        database=database_url(str(file)),
        secret=secret,
        requests_a_minute=100_000,
        logins_a_minute=1000,
        records_a_minute=100_000,
        editions_a_minute=100_000,
        messages_a_second=10_000,
    )


@pytest.fixture(scope="session")
def shared_app(new_database: tuple[Path, str]) -> Litestar:
    """The routes take a quarter of a second to build. What a server keeps, it makes anew whenever it starts."""
    file, secret = new_database
    return create_app(usual_settings(file, secret))


@pytest.fixture
def client(shared_app: Litestar, settings: Settings) -> Iterator[TestClient]:
    shared_app.state.settings = settings
    forget_requests(shared_app.state.limits)
    with TestClient(shared_app, base_url="http://testserver.local") as client:
        yield client


def forget_requests(limits: RequestLimits) -> None:
    """As if nobody had asked for anything in the last minute."""
    for window in vars(limits).values():
        window._all_back.clear()


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
