"""Serves the page and its messages as files, kept in memory, compressed once."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

PACKAGE: Final = Path(str(files("hlaska")))
DIST: Final = PACKAGE / "web" / "dist"
LOCALES: Final = PACKAGE / "locales"
# First parts of the addresses that the page itself understands.
ROUTES: Final = (
    "",
    "admin",
    "archive",
    "club",
    "clubs",
    "d",
    "dealt",
    "edit",
    "event",
    "daily",
    "events",
    "learn",
    "lobby",
    "me",
    "new",
    "people",
    "ratings",
    "replay",
    "score",
    "settings",
    "t",
)

_HASHED: Final = "assets/"  # built names hold a digest of what is in them
_FOREVER: Final = "public, max-age=31536000, immutable"
_TYPES: Final = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
}
_NOT_BUILT: Final = (
    b"<!doctype html><meta charset=utf-8><title>Hl\xc3\xa1\xc5\xa1ka</title>"
    b"<p>The page has not been built: <code>python scripts/page.py build</code>, or <code>./play</code>."
)


class StaticFiles(NamedTuple):
    body: bytes
    packed: bytes
    kind: str
    etag: str
    cache: str


def find(path: str) -> StaticFiles | None:
    """Returns what is served under a path, None if nothing is."""
    path = path.lstrip("/")
    if path.startswith("locales/"):
        return _file(LOCALES, path.removeprefix("locales/"))
    if path.partition("/")[0] in ROUTES:
        return _file(DIST, "index.html") or _page(_NOT_BUILT, ".html", False)
    return _file(DIST, path)


def _file(root: Path, name: str) -> StaticFiles | None:
    """Returns a file under a folder, never a hidden one or one elsewhere."""
    parts = name.split("/")
    if any(not part or part.startswith(".") or "\\" in part or "\0" in part for part in parts):
        return None
    if root == LOCALES and not name.endswith(".ftl"):
        return None
    path = root.joinpath(*parts)
    try:
        if not path.is_file() or not path.resolve().is_relative_to(root.resolve()):
            return None
        return _read(path, path.stat().st_mtime_ns, root == DIST and name.startswith(_HASHED))
    except OSError:
        return None


@lru_cache(256)
def _read(path: Path, changed: int, hashed: bool) -> StaticFiles:
    return _page(path.read_bytes(), path.suffix, hashed)


def _page(body: bytes, suffix: str, hashed: bool) -> StaticFiles:
    kind = _TYPES.get(suffix) or mimetypes.types_map.get(suffix, "application/octet-stream")
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return StaticFiles(body, gzip.compress(body, 9, mtime=0), kind, etag, _FOREVER if hashed else "no-cache")
