"""Security: the content security policy, the origin of sockets, limits, and error messages."""

import asyncio
import logging
import math
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from signoria.editions import LARGEST as LARGEST_EDITION
from signoria.server.messages import Refusal
from signoria.server.page import ASSETS
from signoria.server.refusals import Refuse
from signoria.server.settings import Settings

LOG = logging.getLogger("signoria.server")
LARGEST_BODY = 64 * 1024
LARGEST_TABLE = LARGEST_EDITION + 8 * 1024  # a new table may bring its edition
WITHOUT_EDITION = 4 * 1024
LARGEST_MESSAGE = 16 * 1024
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


def with_headers(send: Send) -> Send:
    """Every answer, refusals too, carries what browsers must keep to."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS]
        await send(message)

    return send_with_headers


def without_body(send: Send) -> Send:
    """The answer to HEAD is that to GET without its content."""

    async def send_without_body(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return send_without_body


def csrf(settings: Settings) -> CSRFConfig:
    """Every request that changes something must repeat a cookie that only our own page can read."""
    return CSRFConfig(
        secret=settings.secret,
        cookie_name="signoria_csrf",
        header_name="x-csrf-token",
        cookie_samesite="lax",
        cookie_secure=settings.is_secure,
        exclude=[f"^/{ASSETS}"],  # what is the same for everybody and kept forever must not set a cookie
    )


class RateWindow:
    """How often something may be done in some seconds, by each of those who do it.

    They may do it as often at once; then each of these times comes back after its share of the seconds. So one moment
    per person is all that has to be kept. It is told by a clock that nobody sets.
    """

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._share = seconds / max(most, 1)
        self._all_back: dict[str, float] = {}  # when somebody could do it as often as ever again

    def allows(self, who: str) -> bool:
        """Whether it may be done once more; it is then counted."""
        if not self._most or self._excess(who) > 0:
            return False
        self._all_back[who] = max(self._all_back.get(who, 0.0), time.monotonic()) + self._share
        return True

    def _excess(self, who: str) -> float:
        """The seconds until it may be done again; half a share forgives the rounding of many."""
        present = time.monotonic()
        return max(self._all_back.get(who, 0.0), present) + self._share / 2 - present - self._seconds

    def seconds_left(self, who: str) -> int:
        return max(1, math.ceil(self._excess(who)))

    def give_back(self, who: str) -> None:
        """It does not count after all."""
        if who in self._all_back:
            self._all_back[who] -= self._share

    def prune(self) -> None:
        """Drop the counts of those who have not done it lately."""
        present = time.monotonic()
        self._all_back = {who: back for who, back in self._all_back.items() if back > present}


NOT_COUNTED = re.compile("^/(api/health|metrics)")


class RequestLimits:
    """How often one address may ask: for anything, for passwords, and with editions."""

    def __init__(self, settings: Settings) -> None:
        self._requests = RateWindow(settings.requests_a_minute, 60.0)
        self._logins = RateWindow(settings.logins_a_minute, 60.0)
        self._editions = RateWindow(settings.editions_a_minute, 60.0)
        self._checks = RateWindow(settings.checks_a_minute, 60.0)
        self._records = RateWindow(settings.records_a_minute, 60.0)
        self._studies = RateWindow(settings.studies_a_minute, 60.0)
        self._lessons = RateWindow(settings.lessons_a_minute, 60.0)

    def requests(self, app: ASGIApp) -> ASGIApp:
        return _limited(app, self._requests, lambda connection: not NOT_COUNTED.match(connection.scope["path"]))

    def logins(self, app: ASGIApp) -> ASGIApp:
        """Each of them costs a password hash."""
        return _limited(app, self._logins, lambda _: True)

    def editions(self, app: ASGIApp) -> ASGIApp:
        """An edition is large and has to be checked."""
        return _limited(app, self._editions, _may_bring_an_edition)

    def checks(self, app: ASGIApp) -> ASGIApp:
        """An editor has its edition checked with every change."""
        return _limited(app, self._checks, lambda _: True)

    def records(self, app: ASGIApp) -> ASGIApp:
        """A record is a whole game to be played again."""
        return _limited(app, self._records, lambda _: True)

    def studies(self, app: ASGIApp) -> ASGIApp:
        """All variations of a study are played again with every change."""
        return _limited(app, self._studies, lambda _: True)

    def lessons(self, app: ASGIApp) -> ASGIApp:
        """A lesson is played from its beginning with every answer."""
        return _limited(app, self._lessons, lambda _: True)

    def prune(self) -> None:
        windows = (
            self._requests,
            self._logins,
            self._editions,
            self._checks,
            self._records,
            self._lessons,
            self._studies,
        )
        for window in windows:
            window.prune()


def _limited(app: ASGIApp, window: RateWindow, counts: Callable[[ASGIConnection], bool]) -> ASGIApp:  # type: ignore[type-arg]
    async def limited(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
            address = address_of(connection)
            if counts(connection) and not window.allows(address):
                raise Refuse("too_many_requests", seconds=window.seconds_left(address))
        await app(scope, receive, send)

    return limited


def _may_bring_an_edition(connection: ASGIConnection) -> bool:  # type: ignore[type-arg]
    said = connection.headers.get("content-length", "")
    return not said.isascii() or not said.isdecimal() or int(said) > WITHOUT_EDITION


def is_own_origin(connection: ASGIConnection, settings: Settings) -> bool:  # type: ignore[type-arg]
    """Browsers always send the origin of a socket, which must be ours. Other programs send none."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if settings.origin:
        return origin == settings.origin
    return urlsplit(origin).netloc == connection.headers.get("host")


def address_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Where a connection comes from. In IPv6 everybody has a whole network of 64 bits, so that counts as one."""
    host = connection.client.host if connection.client is not None else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return host if address.version == 4 else str(ip_network((address, 64), strict=False))


class ConnectionLimit:
    """Counts the sockets that are open, in all and by address, and lets in no more than the settings allow."""

    def __init__(self, settings: Settings) -> None:
        self._most = settings.sockets
        self._most_an_address = settings.sockets_an_address
        self._open: Counter[str] = Counter()

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """While a socket is open; refused if there are too many."""
        if self._open.total() >= self._most:
            raise Refuse("server_full", most=self._most)
        if self._open[address] >= self._most_an_address:
            raise Refuse("too_many_sockets", most=self._most_an_address)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class MessageThrottle:
    """Slows down clients that send too fast; short bursts pass."""

    def __init__(self, a_second: float) -> None:
        self._interval = 1 / a_second
        self._burst_seconds = 2.0
        self._free_at = time.monotonic()

    async def wait(self) -> None:
        present = time.monotonic()
        self._free_at = max(self._free_at, present - self._burst_seconds) + self._interval
        if self._free_at > present:
            await asyncio.sleep(self._free_at - present)


def refusal_response(refusal: Refuse, status: int | None = None, headers: Any = None) -> Response[Refusal]:
    said = Refusal(refusal.code, refusal.reason, refusal.arguments, refusal.message)
    return Response(said, status_code=status or refusal.status, media_type="application/json", headers=headers)


def on_refuse(_: Request[Any, Any, Any], refusal: Refuse) -> Response[Refusal]:
    """What we refuse ourselves."""
    seconds = refusal.arguments.get("seconds")
    return refusal_response(refusal, headers=None if seconds is None else {"retry-after": str(seconds)})


def on_http_exception(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Refusal]:
    """What Litestar refuses, in our form."""
    match problem.status_code:
        case 400 | 415:
            return refusal_response(Refuse("bad_request", detail=_explained(problem)), headers=problem.headers)
        case 403:
            refusal = Refuse("no_token")
        case 404:
            refusal = Refuse("no_address")
        case 405:
            refusal = Refuse("no_method")
        case 413:
            most = request.route_handler.resolve_request_max_body_size()
            refusal = Refuse("request_too_large", most=most or LARGEST_BODY)
        case _:
            refusal = Refuse("failed")
    return refusal_response(refusal, problem.status_code, problem.headers)


def on_too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Refusal]:
    """A body of brackets within brackets."""
    return refusal_response(Refuse("bad_request", detail="it is nested too deeply"))


def _explained(problem: HTTPException) -> str:
    """What is wrong with a body or a parameter."""
    parts = problem.extra if isinstance(problem.extra, list) else []
    named = [f"{part.get('key', 'body')}: {part.get('message')}" for part in parts if isinstance(part, dict)]
    return "; ".join(named) or problem.detail


def on_problem(request: Request[Any, Any, Any], problem: Exception) -> Response[Refusal]:
    """What went wrong on our side: the log has the details, the answer none."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=problem)
    return refusal_response(Refuse("failed"), 500)
