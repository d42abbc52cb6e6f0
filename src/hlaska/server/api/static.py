"""Serves the page, its parts and its messages, under all its addresses."""

from __future__ import annotations

from litestar import Response, get
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from hlaska.server.api.accounts import AppRequest
from hlaska.server.asgi import static_files as pages


@get("/", sync_to_thread=True, include_in_schema=False, packed=True)  # files are kept compressed
def start(request: AppRequest) -> Response[bytes]:
    """Returns the page."""
    return _page(request, "")


@get("/{path:path}", sync_to_thread=True, include_in_schema=False, packed=True)
def page(request: AppRequest, path: FromPath[str]) -> Response[bytes]:
    """Returns the page under its other addresses, its parts and its messages."""
    return _page(request, path)


def _page(request: AppRequest, path: str) -> Response[bytes]:
    found = None if path.startswith("/api") else pages.find(path)
    missing = found is None and "text/html" in request.headers.get("accept", "")
    if missing:  # a person reads the page, which shows the way back
        found = pages.find("")
    if found is None:
        raise HTTPException(status_code=404, detail=f"there is nothing at {path}")
    headers = {"etag": found.etag, "cache-control": found.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.etag and not missing:
        return Response(b"", status_code=304, headers=headers)
    packed = "gzip" in request.headers.get("accept-encoding", "") and len(found.packed) < len(found.body)
    if packed:
        headers["content-encoding"] = "gzip"
    status = 404 if missing else 200
    return Response(
        found.packed if packed else found.body, status_code=status, media_type=found.kind, headers=headers
    )
