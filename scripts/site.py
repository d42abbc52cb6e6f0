"""Makes the documentation site of `docs/`, with search, drawn cards and a page a game.

It needs no other address.

python scripts/site.py build             into build/site/html; a broken link or anchor fails
python scripts/site.py serve [--port N]  builds, serves on 127.0.0.1:8001, and builds anew when a source has changed

The pages are laid out under build/site/pages: those of `docs/`, of `docs/site` (what the site alone has), and those
made here. Zensical builds them by `docs/site/zensical.toml`; `site_check.py` then reads what was built.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import os
import re
import shutil
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hlaska import games  # noqa: E402
from hlaska.core.cards import PACK_32, card_text  # noqa: E402
from scripts.site_cards import NAMES as DECKS  # noqa: E402
from scripts.site_cards import card_picture  # noqa: E402
from scripts.site_check import problems  # noqa: E402
from scripts.site_games import decks, forms, game_name, game_pages, options_index, rule_link  # noqa: E402

BUILT: Final = ROOT / "build/site"
SITE: Final = ROOT / "docs/site"
LINK: Final = re.compile(r"(!?\[[^\]]*\]\()([^)\s]+)(\))")
PAGE: Final = re.compile(r'"([^"\n]+\.md)"')  # of the navigation
COLOUR: Final = re.compile(r"\x1b\[[0-9;]*m")
FENCED: Final = re.compile(r"(^ *```.*?^ *```)", re.S | re.M)
CODE: Final = re.compile(r"(```.*?^```|`[^`\n]*`)", re.S | re.M)
RULE: Final = re.compile(
    r"^((?:- )?\*\*|\| `?)([A-Z][A-Z0-9]*(?:\.[A-Z0-9]+[a-z]?)+)(?=\b)", re.M
)  # where a rule begins: as hlaska.server.learning.rulebook reads it
RULE_IDS: Final = re.compile(r"(?<=\| )([a-z]+:[A-Z][A-Z0-9.]*(?:, ?[a-z]+:[A-Z][A-Z0-9.]*)*)(?= \|$)", re.M)
CALLED: Final = re.compile(r"^(#{2,3}) `(\w+)(\(.*)`$", re.M)
WIDE: Final = 80  # letters of a call that stands in one line
ITEM: Final = re.compile(r"^( *)([-*]|\d+\.) ")
SEEN: Final = (".md", ".py", ".toml", ".css", ".html", ".svg", ".jpg", ".png", ".txt", ".ftl")


class Broken(Exception):
    """Says that the site cannot be built. The text says why, a line for each thing that is wrong."""


def build(root: Path = ROOT, built: Path = BUILT) -> Path:
    """Builds the site and gives its folder. Raises Broken."""
    pages = built / "pages"
    shutil.rmtree(built, ignore_errors=True)
    pages.mkdir(parents=True)
    lay_out(root, pages)
    settings = _settings(root)
    (built / "zensical.toml").write_text(settings, "utf-8")
    if lost := pages_without_entry(pages, settings):
        raise Broken(f"no entry in the navigation (docs/site/zensical.toml) for: {', '.join(lost)}")
    return make(built)


def pages_without_entry(pages: Path, settings: str) -> list[str]:
    """Names the pages that nobody would find."""
    laid = {path.relative_to(pages).as_posix() for path in pages.rglob("*.md")}
    return sorted(laid - set(PAGE.findall(settings)))


def make(built: Path) -> Path:
    """Builds what is laid out in a folder and gives the folder of the result. Raises Broken."""
    run = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--strict"],
        cwd=built,
        env=os.environ | {"NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        said = COLOUR.sub("", run.stdout + run.stderr)
        raise Broken(said.partition("Traceback (most recent call last)")[0].strip() or said)
    found = list(problems(built / "html"))
    if found:
        raise Broken("\n".join(found))
    return built / "html"


# ---------------------------------------------------------------- pages
def lay_out(root: Path, pages: Path) -> None:
    """Writes every page and every file that a page shows."""
    sources = _sources(root)
    for source, address in sources.items():
        target = pages / address
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix != ".md":
            shutil.copyfile(source, target)
            continue
        text = _whole(address, source.read_text("utf-8"), root)
        target.write_text(_link(text, source, address, sources, root), "utf-8")
    for address, text in game_pages():
        path = pages / address
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    for deck in DECKS:
        folder = pages / "cards" / deck
        folder.mkdir(parents=True)
        for card in PACK_32:
            drawn = card_picture(deck, card)
            (folder / f"{card_text(card)}.svg").write_text(drawn, "utf-8")
    shutil.copyfile(ROOT / "web/public/icon.svg", pages / "icon.svg")


def _sources(root: Path) -> Mapping[Path, str]:
    """Tells where each file of the repository stands on the site."""
    docs = root / "docs"
    found = {
        path: path.relative_to(docs).as_posix()
        for path in sorted(docs.rglob("*.md"))
        if path.parent != docs / "site"
    }
    found |= {
        path: path.relative_to(docs).as_posix()
        for path in sorted(docs.rglob("*.png")) + sorted(docs.rglob("*.jpg"))
    }
    found |= {root / name: name for name in ("CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "tests/fair.json")}
    found |= {path: path.relative_to(root).as_posix() for path in _example_files(root)}
    found[docs / "site/index.md"] = "index.md"
    found[docs / "site/gallery.md"] = "gallery.md"
    found[docs / "site/examples.md"] = "examples.md"
    found[docs / "site/options.md"] = "options/index.md"
    found[docs / "site/site.css"] = "site.css"
    return found


def _whole(address: str, text: str, root: Path) -> str:
    """Returns a page with what is added to it on the site."""
    if address == "options/index.md":
        text += "\n" + "\n".join(options_index()) + "\n"
    elif address == "gallery.md":
        text += "\n" + "\n".join(decks()) + "\n"
    elif address == "examples.md":
        text += "\n" + "\n".join(_examples(root))
    elif address.startswith("options/"):
        name = Path(address).stem
        text = text.replace(f"# House rules of `{name}`", f"# House rules of {game_name(name)}", 1)
        text = RULE_IDS.sub(lambda found: ", ".join(map(_rule, found[0].split(", "))), text)
    elif address.startswith("rules/"):
        text = _outside_code(text, lambda part: RULE.sub(_anchor, part), fences_only=True)
        text = _under_one_title(text)
    elif address == "library.md":
        text = CALLED.sub(_head_call, text)
    return _outside_code(text, _lists, fences_only=True)


def _under_one_title(text: str) -> str:
    """Lowers each heading but the first by a level, where every part is a title. A page has one title."""
    if len(re.findall(r"^# ", FENCED.sub("", text), re.M)) < 2:
        return text
    first, _, rest = text.partition("\n")
    return f"{first}\n" + _outside_code(
        rest, lambda part: re.sub(r"^#", "##", part, flags=re.M), fences_only=True
    )


def _head_call(found: re.Match[str]) -> str:
    """Writes a heading that is a call as its name. How it is called comes as code under it."""
    level, name, call = found.groups()
    signature = f"{name}{call}"
    if len(signature) > WIDE:
        inside, _, result = call[1:].rpartition(")")
        lines = "".join(f"    {part},\n" for part in _split_parameters(inside))
        signature = f"{name}(\n{lines}){result}"
    heading = "" if name[0].isupper() and level == "###" else f"{level} {name}\n\n"
    return f"{heading}```python\n{signature}\n```"


def _split_parameters(text: str) -> Iterator[str]:
    """Splits parameters at the commas that stand in no bracket."""
    depth, part = 0, ""
    for letter in text:
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and not depth:
            yield part.strip()
            part = ""
        else:
            part += letter
    yield part.strip()


def _anchor(found: re.Match[str]) -> str:
    return f'{found[1]}<a id="{found[2].lower()}"></a>{found[2]}'


def _rule(id: str) -> str:
    linked = rule_link(id.strip())
    return linked.strip() if linked else id


def _examples(root: Path) -> Iterator[str]:
    for path in _example_files(root):
        text, name = path.read_text("utf-8"), path.relative_to(root).as_posix()
        title = path.stem.replace("_", " ").capitalize()
        language = "python" if path.suffix == ".py" else "yaml"
        yield f"## {title}\n\n[`{name}`]({name})\n\n```{language}\n{text.rstrip()}\n```\n"


def _example_files(root: Path) -> list[Path]:
    """Returns the examples, each of which can be taken from the site as a file."""
    return sorted(path for path in (root / "examples").rglob("*") if path.suffix in (".py", ".yaml"))


def _outside_code(text: str, change: Callable[[str], str], fences_only: bool = False) -> str:
    parts = (FENCED if fences_only else CODE).split(text)
    return "".join(part if i % 2 else change(part) for i, part in enumerate(parts))


def _lists(text: str) -> str:
    """Writes lists as Python's Markdown wants them.

    They have an empty line before, and four spaces for each step inward.
    """
    lines: list[str] = []
    within = False
    for line in text.split("\n"):
        item = ITEM.match(line)
        if item and not within and lines and lines[-1].strip():
            lines.append("")
        if item:
            within = True
        elif not line.strip() or not line.startswith(" "):
            within = within and bool(line.strip())
        inward = len(item[1]) if item else 0
        lines.append(" " * (4 * ((inward + 1) // 2)) + line[inward:] if 0 < inward < 4 else line)
    return "\n".join(lines)


def _link(text: str, source: Path, address: str, sources: Mapping[Path, str], root: Path) -> str:
    """Returns the page with its links as they are on the site."""

    def one(found: re.Match[str]) -> str:
        path, _, anchor = found[2].partition("#")
        if not path or "://" in path or path.startswith("mailto:"):
            return found[0]
        target = _address(path, source, sources, root)
        if target is None:
            return found[0]  # the build says that it leads nowhere
        there = os.path.relpath(target, Path(address).parent)
        return f"{found[1]}{there}{'#' + anchor if anchor else ''}{found[3]}"

    return _outside_code(text, lambda part: LINK.sub(one, part))


def _address(path: str, source: Path, sources: Mapping[Path, str], root: Path) -> str | None:
    """Tells where a link of a file leads on the site. It is None where nothing is."""
    if source.parent == root / "docs/site" and path == "games.md":
        return "games/index.md"
    target = Path(os.path.normpath(source.parent / path))
    if target in sources:
        return sources[target]
    if target == root / "examples":
        return "examples.md"
    for page in (target / "README.md", root / "docs/site" / f"{target.name}.md"):
        if target.is_dir() and page in sources:
            return sources[page]
    return None


# ---------------------------------------------------------------- navigation
def _settings(root: Path) -> str:
    """Returns the settings with more in the navigation.

    These are the pages of the games, of their options and of decisions.
    """
    text = (SITE / "zensical.toml").read_text("utf-8")
    named = [(name, game_name(name)) for name in games.GAMES]
    filled = {
        "Games": [(form.title, form.address) for form in forms()],
        "House rules": [("", "options/index.md"), *((title, f"options/{name}.md") for name, title in named)],
        "Learning environments": [
            ("", "research.md"),
            *((title, f"environments/{name}.md") for name, title in named),
        ],
        "Measurements": [
            (_heading(path), f"notes/{path.name}") for path in sorted((root / "docs/notes").glob("*.md"))
        ],
        "Decisions": [
            ("", "decisions/README.md"),
            *(
                (_heading(path), f"decisions/{path.name}")
                for path in sorted((root / "docs/decisions").glob("*.md"))
                if path.name != "README.md"
            ),
        ],
    }
    for title, entries in filled.items():
        said = ", ".join(f'{{ "{name}" = "{page}" }}' if name else f'"{page}"' for name, page in entries)
        text = text.replace(f'{{ "{title}" = [] }}', f'{{ "{title}" = [{said}] }}')
    tomllib.loads(text)
    return text


def _heading(path: Path) -> str:
    first = path.read_text("utf-8").split("\n", 1)[0].removeprefix("# ")
    return re.sub(r"^\d+ *[-–:.]? *", "", first).replace('"', "'")


# ---------------------------------------------------------------- serving
def serve(port: int) -> None:
    """Builds and serves the site; builds it anew when a source has changed."""
    _build_and_report()
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(BUILT / "html"))
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        print(f"http://127.0.0.1:{port}/", flush=True)
        last = _newest()
        while True:
            time.sleep(1)
            if (newest := _newest()) != last:
                last = newest
                _build_and_report()


def _newest() -> float:
    folders = (ROOT / "docs", ROOT / "scripts", ROOT / "examples")
    return max(
        path.stat().st_mtime for folder in folders for path in folder.rglob("*") if path.suffix in SEEN
    )


def _build_and_report() -> int:
    """Builds the site and prints what came of it. Returns the exit status."""
    began = time.monotonic()
    try:
        folder = build()
    except Broken as e:
        print(f"{e}\nThe site was not built: see above.", file=sys.stderr)
        return 1
    count = sum(1 for _ in folder.rglob("*.html"))
    print(f"{folder.relative_to(ROOT)}: {count} pages, {time.monotonic() - began:.1f} s", flush=True)
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build", help="builds the site; a broken link fails")
    serving = commands.add_parser(
        "serve", help="builds and serves it, and builds anew when a source has changed"
    )
    serving.add_argument("--port", type=int, default=8001)
    asked = parser.parse_args()
    if asked.command == "build":
        return _build_and_report()
    try:
        serve(asked.port)
    except KeyboardInterrupt:
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
