"""Checks the links and anchors of a built site. Each leads somewhere, and nothing is fetched from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

FETCHED: Final = {  # attributes that make a browser fetch something
    ("img", "src"),
    ("script", "src"),
    ("link", "href"),
    ("iframe", "src"),
    ("source", "src"),
    ("video", "src"),
    ("use", "href"),
}
OUTSIDE: Final = re.compile(r"^(https?:)?//")
IN_STYLES: Final = re.compile(r"""(?:url\(\s*|@import\s+)["']?((?:https?:)?//[^"')\s]+)""")


class Page(HTMLParser):
    """Holds the ids of a page, where its links lead, and what it fetches."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.ids |= {given[name] for name in ("id", "name") if given.get(name)}
        if tag == "link" and given.get("rel") in ("canonical", "next", "prev"):
            self.links.append(given.get("href", ""))
            return
        for name, value in given.items():
            if (tag, name) in FETCHED:
                self.fetched.append(value)
            elif (tag, name) == ("a", "href"):
                self.links.append(value)


def problems(folder: Path) -> Iterator[str]:
    """Says what is wrong with the site in a folder: nothing where all is well."""
    pages = {path: Page(path.read_text("utf-8")) for path in sorted(folder.rglob("*.html"))}
    for path, page in pages.items():
        where = path.relative_to(folder).as_posix()
        if where == "404.html":
            continue  # served at any address, so its links begin at the root
        for link in page.fetched:
            if OUTSIDE.match(link):
                yield f"{where}: fetches {link}, but the site may need no other address"
            elif not link.startswith("data:") and not _target(folder, path, link).is_file():
                yield f"{where}: there is no {link}"
        yield from (
            f"{where}: {wrong}" for link in page.links if (wrong := _wrong(folder, path, link, pages))
        )
    for path in sorted(folder.rglob("*.css")):
        for address in IN_STYLES.findall(path.read_text("utf-8")):
            yield f"{path.relative_to(folder).as_posix()}: fetches {address}, but the site may need no other address"


def _wrong(folder: Path, page: Path, link: str, pages: dict[Path, Page]) -> str:
    """Says what is wrong with a link. It is "" where it leads somewhere or out of the site."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc or not link:
        return ""
    target = _target(folder, page, link)
    if not target.exists():
        return f"there is no {parts.path}"
    anchor = unquote(parts.fragment)
    if anchor and target in pages and anchor not in pages[target].ids:
        return f"{target.relative_to(folder).as_posix()} has no anchor #{anchor}"
    return ""


def _target(folder: Path, page: Path, link: str) -> Path:
    path = unquote(urlsplit(link).path)
    start = folder if path.startswith("/") else page.parent
    found = (start / path.lstrip("/")).resolve() if path else page.resolve()
    return found / "index.html" if found.is_dir() else found
