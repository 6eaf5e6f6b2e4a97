"""The Litestar application."""

import gc
import multiprocessing
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController

from signoria import __version__
from signoria.server import lobby, review_routes, study_routes
from signoria.server.change_feed import CHANNEL, backend
from signoria.server.document import Document
from signoria.server.http_connections import guard
from signoria.server.live import live
from signoria.server.page import page, read_page, start_page
from signoria.server.parent import end_with_parent
from signoria.server.refusals import Refuse
from signoria.server.registry import TableRegistry
from signoria.server.security import (
    LARGEST_BODY,
    RequestLimits,
    csrf,
    on_http_exception,
    on_problem,
    on_refuse,
    on_too_deep,
    with_headers,
    without_body,
)
from signoria.server.settings import Settings, from_environment
from signoria.server.study_search import study_search

SWITCH_SECONDS = 0.001  # the thread that commits must not wait long for its turn when there is much to do
# Rarer than usual: with hundreds of tables in memory, every collection is a pause that all players would notice, and
# young objects are recreated with every move.
COLLECTING = (200_000, 10, 100)


class Metrics(PrometheusController):
    """For Prometheus; not part of the documented interface."""

    include_in_schema = False


class Application(Litestar):
    """Litestar, with our headers on every answer over HTTP. (`before_send` would look at each socket message too.)

    Every address that answers GET answers HEAD, with the same headers.
    """

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            send = with_headers(send)
            if scope["method"] == "HEAD":
                scope, send = {**scope, "method": "GET"}, without_body(send)
        await super().__call__(scope, receive, send)


@asynccontextmanager
async def open_registry(app: Litestar) -> AsyncIterator[None]:
    """The registry opens with the application and closes with it."""
    registry = TableRegistry(app.state.settings, app.plugins.get(ChannelsPlugin), app.state.limits)
    app.state.registry = registry
    await registry.open()
    try:
        yield
    finally:
        await registry.close()


def create_app(settings: Settings) -> Litestar:
    """The application of one process. The database must have its present shape, and the secret must be known."""
    metrics = PrometheusConfig(app_name="signoria", prefix="signoria", group_path=True, scopes={ScopeType.HTTP})
    limits = RequestLimits(settings)
    return Application(
        [
            lobby.router(limits),
            review_routes.router(limits),
            study_routes.router(limits),
            live,
            study_search,
            Metrics,
            start_page,
            page,
        ],
        lifespan=[open_registry],
        plugins=[ChannelsPlugin(backend(settings), channels=[CHANNEL])],
        state=State({"settings": settings, "page": read_page(settings.page), "limits": limits}),
        csrf_config=csrf(settings),
        middleware=[limits.requests, metrics.middleware],
        logging_config=None,
        request_max_body_size=LARGEST_BODY,
        exception_handlers={
            Refuse: on_refuse,
            HTTPException: on_http_exception,
            RecursionError: on_too_deep,
            Exception: on_problem,
        },
        openapi_config=OpenAPIConfig(
            title="Signoria", version=__version__, path="/schema", render_plugins=[Document()]
        ),
    )


def create_worker() -> Litestar:
    """The application as `serve` starts it, with settings from the environment."""
    if multiprocessing.parent_process() is not None:  # it is one of several workers
        end_with_parent()
    guard()
    sys.setswitchinterval(SWITCH_SECONDS)
    app = create_app(from_environment(os.environ["SIGNORIA_DATABASE"]))
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    return app
