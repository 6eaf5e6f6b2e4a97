"""What keeps strangers out: the page's policy, the origin of sockets, limits, and what errors say."""

import asyncio
import logging
import time
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.types import Message, Scope

from signoria.server.messages import Refusal
from signoria.server.refusals import Refuse
from signoria.server.settings import Settings

LOG = logging.getLogger("signoria.server")
LARGEST_BODY = 64 * 1024
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
CODES = {
    400: "bad_request",
    401: "nobody",
    403: "csrf",
    404: "not_found",
    405: "not_allowed",
    413: "too_large",
    415: "bad_request",
    429: "too_fast",
}
MESSAGES = {
    "csrf": "the header x-csrf-token must repeat the cookie signoria_csrf",
    "not_found": "there is nothing at this address",
    "not_allowed": "this address does not take this method",
    "too_large": f"a request has at most {LARGEST_BODY} bytes",
    "too_fast": "too many requests; wait a little",
}


async def add_headers(message: Message, _: Scope) -> None:
    """Every answer, refusals too, carries what browsers must keep to."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *HEADERS]


def csrf(settings: Settings) -> CSRFConfig:
    """Every request that changes something must repeat a cookie that only our own page can read."""
    return CSRFConfig(
        secret=settings.secret,
        cookie_name="signoria_csrf",
        header_name="x-csrf-token",
        cookie_samesite="lax",
        cookie_secure=settings.is_secure,
    )


def limits(settings: Settings) -> RateLimitConfig:
    """How often one address may ask."""
    return RateLimitConfig(("minute", settings.requests_a_minute), exclude=["^/api/health", "^/metrics"])


def login_limits(settings: Settings) -> RateLimitConfig:
    """How often one address may try passwords."""
    return RateLimitConfig(("minute", settings.logins_a_minute), store="logins")


def is_own_origin(connection: ASGIConnection, settings: Settings) -> bool:  # type: ignore[type-arg]
    """Browsers always tell which site opens a socket: it must be ours. Programs other than browsers tell none."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if settings.origin:
        return origin == settings.origin
    return urlsplit(origin).netloc == connection.headers.get("host")


class Pace:
    """Makes who sends too fast wait, with a little patience for bursts."""

    def __init__(self, a_second: float) -> None:
        self._interval = 1 / a_second
        self._patience = 2.0
        self._free_at = time.monotonic()

    async def keep(self) -> None:
        present = time.monotonic()
        self._free_at = max(self._free_at, present - self._patience) + self._interval
        if self._free_at > present:
            await asyncio.sleep(self._free_at - present)


def refusal_response(code: str, message: str, status: int, headers: Any = None) -> Response[Refusal]:
    return Response(Refusal(code, message), status_code=status, media_type="application/json", headers=headers)


def on_refuse(_: Request[Any, Any, Any], refusal: Refuse) -> Response[Refusal]:
    """What we refuse ourselves."""
    return refusal_response(refusal.code, refusal.message, refusal.status)


def on_http_exception(_: Request[Any, Any, Any], problem: HTTPException) -> Response[Refusal]:
    """What Litestar refuses, in our form."""
    status = 400 if problem.status_code == 415 else problem.status_code
    code = CODES.get(problem.status_code, "failed")
    return refusal_response(code, MESSAGES.get(code, _explained(problem)), status, problem.headers)


def _explained(problem: HTTPException) -> str:
    """What is wrong with a body or a parameter."""
    parts = problem.extra if isinstance(problem.extra, list) else []
    named = [f"{part.get('key', 'body')}: {part.get('message')}" for part in parts if isinstance(part, dict)]
    return "; ".join(named) or problem.detail


def on_problem(request: Request[Any, Any, Any], problem: Exception) -> Response[Refusal]:
    """What went wrong on our side: the log has the details, the answer none."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=problem)
    return refusal_response("failed", "something went wrong on our side; try again", 500)
