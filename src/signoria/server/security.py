"""Security: the content security policy, the origin of sockets, limits, and error messages."""

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.types import Message, Send

from signoria.server.messages import Refusal
from signoria.server.page import ASSETS
from signoria.server.refusals import Refuse
from signoria.server.settings import Settings

LOG = logging.getLogger("signoria.server")
LARGEST_BODY = 64 * 1024
LARGEST_TABLE = 256 * 1024  # a new table may bring its edition
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


def limits(settings: Settings) -> RateLimitConfig:
    """How often one address may ask."""
    return RateLimitConfig(
        ("minute", settings.requests_a_minute),
        exclude=["^/api/health", "^/metrics"],
        identifier_for_request=address_of,
    )


def login_limits(settings: Settings) -> RateLimitConfig:
    """How often one address may try passwords."""
    return RateLimitConfig(("minute", settings.logins_a_minute), store="logins", identifier_for_request=address_of)


def edition_limits(settings: Settings) -> RateLimitConfig:
    """How often one address may bring an edition, which is large and has to be checked."""
    return RateLimitConfig(
        ("minute", settings.editions_a_minute),
        store="editions",
        check_throttle_handler=_may_bring_an_edition,
        identifier_for_request=address_of,
    )


def _may_bring_an_edition(request: Request[Any, Any, Any]) -> bool:
    said = request.headers.get("content-length", "")
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


class RateWindow:
    """How often something may be done in some seconds, by each of those who do it."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._done: dict[str, deque[float]] = {}

    def allows(self, who: str) -> bool:
        """Whether it may be done once more; it is then counted."""
        present = time.monotonic()
        done = self._done.setdefault(who, deque())
        while done and done[0] < present - self._seconds:
            done.popleft()
        if len(done) >= self._most:
            return False
        done.append(present)
        return True

    def prune(self) -> None:
        """Drop the counts of those who have not done it lately."""
        long_ago = time.monotonic() - self._seconds
        self._done = {who: done for who, done in self._done.items() if done and done[-1] > long_ago}


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
    return refusal_response(refusal)


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
        case 429:
            refusal = Refuse("too_many_requests")
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
