"""People: guests with a name, optional accounts, and the cookies by which they are known."""

import asyncio
import hashlib
import hmac
import secrets
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from signoria.server.clock import now
from signoria.server.messages import Credentials, NewPassword, Person
from signoria.server.names import clean_login, clean_name, key_of
from signoria.server.refusals import Refuse
from signoria.server.security import RateWindow, address_of
from signoria.server.sessions import YEAR, Sessions, SignedIn
from signoria.server.settings import Settings
from signoria.server.storage import Conflict, PersonRow, Storage

SESSION_COOKIE = "signoria"
DEVICE_COOKIE = "signoria_device"
PASSWORD_SECONDS = 600.0
HASHER = PasswordHasher()


def person_for(row: PersonRow) -> Person:
    return Person(row.name, row.login)


class KnownDevices:
    """Cookies that say in which browsers somebody has signed in to an account. They let nobody in."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def _signature(self, person_id: str, device: str) -> str:
        return hmac.new(self._secret, f"device:{person_id}.{device}".encode(), hashlib.sha256).hexdigest()[:32]

    def cookie(self, person_id: str) -> str:
        device = secrets.token_hex(8)
        return f"{person_id}.{device}.{self._signature(person_id, device)}"

    def read(self, cookie: str, person_id: str) -> str | None:
        """The device, if somebody has signed in to this account with it."""
        known, _, rest = cookie.partition(".")
        device, _, signature = rest.partition(".")
        is_ours = hmac.compare_digest(self._signature(known, device).encode(), signature.encode())
        return device if is_ours and known == person_id else None


class PasswordLimit:
    """How often passwords may be tried for one account.

    Each address has a few tries, and all addresses together have some more: so a single attacker keeps nobody else
    out. Who attacks from very many addresses can use up the latter; but a browser that has signed in to the account
    before has tries of its own, which nobody else can use up. Only wrong passwords count.
    """

    def __init__(self, settings: Settings) -> None:
        self._each = RateWindow(settings.wrong_passwords, PASSWORD_SECONDS)
        self._all = RateWindow(settings.wrong_passwords_an_account, PASSWORD_SECONDS)

    def take(self, login: str, address: str, device: str | None) -> None:
        """One more try; refused if there have been too many."""
        for window, who in self._counts(login, address, device):
            if not window.allows(who):
                raise Refuse("too_many_passwords", seconds=window.seconds_left(who))

    def give_back(self, login: str, address: str, device: str | None) -> None:
        """The password was right."""
        for window, who in self._counts(login, address, device):
            window.give_back(who)

    def _counts(self, login: str, address: str, device: str | None) -> list[tuple[RateWindow, str]]:
        account = key_of(login)
        if device is not None:
            return [(self._each, f"{account} device {device}")]
        return [(self._each, f"{account} address {address}"), (self._all, account)]

    def prune(self) -> None:
        self._each.prune()
        self._all.prune()


class People:
    """Guests and accounts."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage = storage
        self._settings = settings
        self._devices = KnownDevices(settings.secret)
        self.password_limit = PasswordLimit(settings)
        self.sessions = Sessions(storage, settings.secret)

    async def signed_in(self, connection: ASGIConnection) -> SignedIn | None:  # type: ignore[type-arg]
        """Who a connection's cookie stands for."""
        cookie = connection.cookies.get(SESSION_COOKIE)
        return None if cookie is None else await self.sessions.find(cookie)

    async def begin_session(self, person: PersonRow, connection: ASGIConnection) -> list[Cookie]:  # type: ignore[type-arg]
        """A session for the browser that asks; for an account, the browser is known from now on. Its cookies."""
        cookies = [self._cookie(SESSION_COOKIE, await self.sessions.begin(person.id, _user_agent(connection)))]
        if person.login is not None:
            cookies.append(self._cookie(DEVICE_COOKIE, self._devices.cookie(person.id)))
        return cookies

    def renewed_cookies(self, signed_in: SignedIn, connection: ASGIConnection) -> list[Cookie]:  # type: ignore[type-arg]
        """The cookie of a session that is still in use, for another year; none if that was done just now."""
        return [self._cookie(SESSION_COOKIE, connection.cookies[SESSION_COOKIE])] if signed_in.is_renewed else []

    def end_cookie(self) -> Cookie:
        """A cookie that ends at once."""
        return self._cookie(SESSION_COOKIE, "")

    def _cookie(self, name: str, value: str) -> Cookie:
        return Cookie(
            key=name,
            value=value,
            max_age=YEAR if value else 0,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self._settings.is_secure,
        )

    async def guest(self, name: str) -> PersonRow:
        person = PersonRow(secrets.token_urlsafe(9), clean_name(name), None, None, now())
        await self._storage.add_person(person)
        return person

    async def rename(self, person: PersonRow, name: str) -> None:
        person.name = clean_name(name)
        await self._storage.rename(person.id, person.name)

    async def make_account(self, person: PersonRow, credentials: Credentials) -> None:
        """The guest gets a login and keeps its tables."""
        login = clean_login(credentials.login)
        if person.login is not None:
            raise Refuse("has_account")
        password = await asyncio.to_thread(HASHER.hash, credentials.password)
        try:
            await self._storage.make_account(person.id, login, password)
        except Conflict:
            raise Refuse("login_taken") from None
        person.login = login

    async def log_in(self, credentials: Credentials, connection: ASGIConnection) -> PersonRow:  # type: ignore[type-arg]
        """Sign in to an account."""
        login = clean_login(credentials.login)
        account = await self._storage.person_of_login(login)
        await self._check_password(login, account, credentials.password, connection)
        assert account is not None
        return account

    async def change_password(
        self,
        person: PersonRow,
        data: NewPassword,
        connection: ASGIConnection,  # type: ignore[type-arg]
    ) -> None:
        if person.login is None:
            raise Refuse("no_account")
        await self._check_password(person.login, person, data.password, connection)
        await self._storage.set_password(person.id, await asyncio.to_thread(HASHER.hash, data.new_password))

    async def _check_password(
        self,
        login: str,
        account: PersonRow | None,
        password: str,
        connection: ASGIConnection,  # type: ignore[type-arg]
    ) -> None:
        """Refused if it is wrong. Accounts that do not exist are treated like others: nobody learns which ones do."""
        address = address_of(connection)
        device = self._devices.read(connection.cookies.get(DEVICE_COOKIE, ""), "" if account is None else account.id)
        self.password_limit.take(login, address, device)
        known = None if account is None else account.password
        if not await asyncio.to_thread(_matches, known, password):
            raise Refuse("wrong_password")
        self.password_limit.give_back(login, address, device)


def _user_agent(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    return connection.headers.get("user-agent", "")


@cache
def _dummy_hash() -> str:
    """Checked when there is no such login, so that the response time does not reveal which logins exist."""
    return HASHER.hash(secrets.token_hex(16))


def _matches(known: str | None, given: str) -> bool:
    try:
        return HASHER.verify(known or _dummy_hash(), given)
    except VerifyMismatchError:
        return False
