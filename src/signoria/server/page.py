"""The page: the files that Vite built, kept in memory, and index.html for all other addresses."""

import gzip
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

from signoria.server.refusals import Refuse

ABSENT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Signoria</title>
<h1>Signoria is running, but its page has not been built</h1>
<p>In a source checkout <code>make page</code> builds it; then start the server again.
The programming interface works: see <a href="/schema">/schema</a>.</p></html>
"""
WORTH_PACKING = ("text/", "application/javascript", "application/json", "image/svg+xml")
ASSETS = "assets/"  # named after their content, so that they never change


class PageFile(Struct):
    """A file as it is sent."""

    content: bytes
    packed: bytes | None
    media_type: str
    keep: str


def read_page(folder: Path) -> dict[str, PageFile]:
    """Every file of the page by its address. Assets may be kept forever."""
    files = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file():
            address = path.relative_to(folder).as_posix()
            keep = "public, max-age=31536000, immutable" if address.startswith(ASSETS) else "no-cache"
            files[address] = _page_file(path.read_bytes(), mimetypes.guess_type(path.name)[0], keep)
    return files


def _page_file(content: bytes, media_type: str | None, keep: str) -> PageFile:
    media_type = media_type or "application/octet-stream"
    if media_type == "text/javascript":
        media_type = "application/javascript"
    packed = gzip.compress(content, mtime=0) if media_type.startswith(WORTH_PACKING) else None
    return PageFile(content, packed, media_type, keep)


@get("/", include_in_schema=False)
async def start_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page itself."""
    return _answer(request, "index.html")


@get("/{path:path}", include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the page, or the page itself."""
    return _answer(request, path.lstrip("/"))


def _answer(request: Request[Any, Any, Any], address: str) -> Response[bytes]:
    files: dict[str, PageFile] = request.app.state.page
    if address.startswith(("api/", ASSETS)) and address not in files:
        raise Refuse("no_address")
    file = files.get(address) or files.get("index.html")
    if file is None:
        return Response(ABSENT, media_type="text/html")
    headers = {"cache-control": file.keep, "vary": "accept-encoding"}
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.media_type, headers={**headers, "content-encoding": "gzip"})
    return Response(file.content, media_type=file.media_type, headers=headers)
