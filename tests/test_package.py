"""The package as a whole: its version, its page, its scripts."""

import functools
import subprocess
import threading
import tomllib
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import version
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import hlaska

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parent.parent
SCRIPTS = ("scripts/setup.sh", "scripts/chromium.sh", "scripts/servers.sh")


def test_one_version() -> None:
    assert version("hlaska") == hlaska.__version__
    assert f"## {hlaska.__version__}" in (ROOT / "CHANGELOG.md").read_text()


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    pages = ("0002-dependencies", "0038-dependencies-of-development")
    reasons = "".join((ROOT / f"docs/decisions/{page}.md").read_text() for page in pages)
    more = project["project"]["optional-dependencies"]
    wanted = [
        *project["project"]["dependencies"],
        *(one for group in project["dependency-groups"].values() for one in group if isinstance(one, str)),
        *chain(*more.values()),
    ]
    names = [dependency.split(";")[0].split(">")[0].split("[")[0].strip() for dependency in wanted]
    assert [name for name in names if name != "hlaska" and f"`{name}`" not in reasons] == []


def test_the_site_says_what_every_extra_is_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    page = (ROOT / "docs/site/index.md").read_text("utf-8")
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    said = [name.strip(" `") for row in rows for name in row.split(",")]
    assert sorted(said) == sorted(project["optional-dependencies"])


@pytest.mark.parametrize("script", ["play", "check", ".ci/run", *SCRIPTS])
def test_shell_scripts_parse(script: str) -> None:
    subprocess.run(["sh", "-n", ROOT / script], check=True)


def test_check_refuses_an_unknown_step() -> None:
    done = subprocess.run([ROOT / "check", "lint", "lnit"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "no step 'lnit'. Steps: lint types" in done.stderr


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def static(built_page: Path) -> Iterator[str]:
    """The built page without its server."""
    handler = functools.partial(Quiet, directory=str(built_page))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


@pytest.mark.browser
def test_page_opens(page: "Page", static: str) -> None:
    page.goto(static)
    page.wait_for_selector("#app *")
    page.wait_for_load_state("networkidle")  # the words come in parts; the server ends with the test
    assert "Hláška" in page.title()
