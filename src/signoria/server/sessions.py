"""Sessions: who a cookie stands for, until somebody ends it.

The cookie holds a random token and its signature; the database holds a hash of the token. So garbage is recognised
without asking the database, and who reads the database cannot become anybody.
"""

import hashlib
import hmac
import secrets
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Delete, delete, insert, select, update

from signoria.server.clock import now
from signoria.server.messages import SessionInfo
from signoria.server.schema import PEOPLE, SESSIONS
from signoria.server.storage import PersonRow, Storage

YEAR = 365 * 24 * 3600
MOST_SESSIONS = 50  # of one person; the one unused for the longest time makes room
USED_STEP = 5 * 60 * 1000  # how exactly the last use is kept: not every request has to write
BROWSERS = {  # in this order: most browsers also claim to be those below them
    "Edg": "Edge",
    "OPR/": "Opera",
    "FxiOS/": "Firefox",
    "Firefox/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


class SessionRow(Struct):
    """A session, and roughly the device on which it began."""

    id: str
    person: str
    begun: int
    used: int
    browser: str | None
    system: str | None


class SignedIn(Struct):
    """Who asks, and by which session; `is_renewed` if its last use was noted just now."""

    session: SessionRow
    person: PersonRow
    is_renewed: bool = False


def device_of(user_agent: str) -> tuple[str | None, str | None]:
    """Browser and system, as far as they are common ones."""
    browser = next((name for sign, name in BROWSERS.items() if sign in user_agent), None)
    system = next((name for sign, name in SYSTEMS.items() if sign in user_agent), None)
    return browser, system


def session_for(row: SessionRow, current: str) -> SessionInfo:
    return SessionInfo(row.id, row.begun, row.used, row.browser, row.system, row.id == current)


class Sessions:
    """All sessions there are."""

    def __init__(self, storage: Storage, secret: str) -> None:
        self._storage = storage
        self._secret = secret.encode()

    def _signature(self, token: str) -> str:
        return hmac.new(self._secret, f"session:{token}".encode(), hashlib.sha256).hexdigest()[:32]

    def _id_of(self, cookie: str) -> str | None:
        """The session that a cookie names, if the cookie is ours."""
        token, _, signature = cookie.partition(".")
        if not hmac.compare_digest(self._signature(token).encode(), signature.encode()):
            return None
        return hashlib.sha256(token.encode()).hexdigest()[:32]

    async def begin(self, person_id: str, user_agent: str) -> str:
        """A new session; what its cookie says."""
        token = secrets.token_urlsafe(24)
        cookie = f"{token}.{self._signature(token)}"
        session_id = self._id_of(cookie)
        assert session_id is not None
        row = SessionRow(session_id, person_id, now(), now(), *device_of(user_agent))
        surplus = select(SESSIONS.c.id).where(SESSIONS.c.person == person_id)
        surplus = surplus.order_by(SESSIONS.c.used.desc()).offset(MOST_SESSIONS - 1)
        async with self._storage.writing() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.id.in_(surplus)))
            await connection.execute(insert(SESSIONS).values(msgspec.to_builtins(row)))
        return cookie

    async def find(self, cookie: str) -> SignedIn | None:
        """Who a cookie stands for: nobody if it is not ours, too old, or its session has ended."""
        session_id = self._id_of(cookie)
        if session_id is None:
            return None
        query = select(SESSIONS, PEOPLE).join(PEOPLE, PEOPLE.c.id == SESSIONS.c.person)
        found = await self._storage.rows(query.where(SESSIONS.c.id == session_id))
        if not found:
            return None
        session, person = _split(found[0])
        if session.used + YEAR * 1000 < now():
            return None
        is_renewed = session.used + USED_STEP < now()
        if is_renewed:
            await self._touch(session)
        return SignedIn(session, person, is_renewed)

    async def _touch(self, session: SessionRow) -> None:
        session.used = now()
        query = update(SESSIONS).where(SESSIONS.c.id == session.id).values(used=session.used)
        async with self._storage.writing() as connection:
            await connection.execute(query)

    async def of(self, person_id: str) -> list[SessionRow]:
        """A person's sessions, the last used first."""
        query = select(SESSIONS).where(SESSIONS.c.person == person_id, SESSIONS.c.used > now() - YEAR * 1000)
        return [SessionRow(*row) for row in await self._storage.rows(query.order_by(SESSIONS.c.used.desc()))]

    async def end(self, person_id: str, session_id: str) -> list[str]:
        """End a session; its id, and nothing if it is somebody else's or has ended before."""
        return await self._end(delete(SESSIONS).where(SESSIONS.c.person == person_id, SESSIONS.c.id == session_id))

    async def end_others(self, person_id: str, kept: str) -> list[str]:
        """End all of a person's sessions but one; their ids."""
        return await self._end(delete(SESSIONS).where(SESSIONS.c.person == person_id, SESSIONS.c.id != kept))

    async def _end(self, query: Delete) -> list[str]:
        async with self._storage.writing() as connection:
            return [row.id for row in await connection.execute(query.returning(SESSIONS.c.id))]

    async def ended_among(self, session_ids: set[str]) -> set[str]:
        """Those of these sessions that have ended, perhaps in another process."""
        query = select(SESSIONS.c.id).where(SESSIONS.c.id.in_(session_ids))
        return session_ids - {row.id for row in await self._storage.rows(query)} if session_ids else set()

    async def forget_old(self) -> None:
        """Remove the sessions that are too old to be used."""
        async with self._storage.writing() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.used < now() - YEAR * 1000))


def _split(row: Any) -> tuple[SessionRow, PersonRow]:
    columns = len(SESSIONS.c)
    return SessionRow(*row[:columns]), PersonRow(*row[columns:])
