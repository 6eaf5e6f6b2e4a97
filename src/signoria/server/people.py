"""People: signed cookies, guests with a name, and optional accounts."""

import asyncio
import hashlib
import hmac
import secrets
import time
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from signoria.server.clock import now
from signoria.server.messages import Credentials, Person
from signoria.server.refusals import Refuse
from signoria.server.settings import Settings
from signoria.server.storage import Conflict, PersonRow, Storage

COOKIE = "signoria"
YEAR = 365 * 24 * 3600
HASHER = PasswordHasher()


def _signature(secret: str, person_id: str, issued: str) -> str:
    return hmac.new(secret.encode(), f"session:{person_id}.{issued}".encode(), hashlib.sha256).hexdigest()


def session_token(secret: str, person_id: str) -> str:
    """What the cookie says."""
    issued = str(int(time.time()))
    return f"{person_id}.{issued}.{_signature(secret, person_id, issued)}"


def read_token(secret: str, said: str) -> str | None:
    """Whom a cookie names, if it is ours and not too old."""
    person_id, _, rest = said.partition(".")
    issued, _, signature = rest.partition(".")
    right = _signature(secret, person_id, issued)
    if not hmac.compare_digest(right.encode(), signature.encode()):
        return None
    return person_id if int(issued) + YEAR > time.time() else None


def person_id_of(connection: ASGIConnection, settings: Settings) -> str | None:  # type: ignore[type-arg]
    """Whom the connection's cookie names."""
    said = connection.cookies.get(COOKIE)
    return None if said is None else read_token(settings.secret, said)


def cookie_for(settings: Settings, person_id: str | None) -> Cookie:
    """The cookie that says who one is; for nobody, one that ends at once."""
    return Cookie(
        key=COOKIE,
        value="" if person_id is None else session_token(settings.secret, person_id),
        max_age=0 if person_id is None else YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.is_secure,
    )


def person_for(row: PersonRow) -> Person:
    return Person(row.name, row.login)


class People:
    """Guests and accounts."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def guest(self, name: str) -> PersonRow:
        person = PersonRow(secrets.token_urlsafe(9), name, None, None, now())
        await self.storage.add_person(person)
        return person

    async def make_account(self, person: PersonRow, credentials: Credentials) -> PersonRow:
        """The guest gets a login and keeps its tables."""
        if person.login is not None:
            raise Refuse("has_account")
        password = await asyncio.to_thread(HASHER.hash, credentials.password)
        try:
            await self.storage.make_account(person.id, credentials.login, password)
        except Conflict:
            raise Refuse("login_taken") from None
        person.login = credentials.login
        return person

    async def log_in(self, credentials: Credentials) -> PersonRow:
        """Sign in to an account."""
        account = await self.storage.person_of_login(credentials.login)
        known = None if account is None else account.password
        matches = await asyncio.to_thread(_matches, known, credentials.password)
        if account is None or not matches:
            raise Refuse("wrong_password")
        return account


@cache
def _dummy_hash() -> str:
    """Checked when there is no such login, so that the response time does not reveal which logins exist."""
    return HASHER.hash(secrets.token_hex(16))


def _matches(known: str | None, given: str) -> bool:
    try:
        return HASHER.verify(known or _dummy_hash(), given)
    except VerifyMismatchError:
        return False
