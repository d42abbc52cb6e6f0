"""What all tests share: sizes of the property tests, a headless browser, compiled code or not."""

import os
import random
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

# HYPOTHESIS_PROFILE names one; ./check takes ci.
SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("dev", max_examples=50, deadline=None, suppress_health_check=SLOW_IS_FINE)
settings.register_profile(
    "ci", settings.get_profile("dev"), max_examples=40, derandomize=True, print_blob=True
)
settings.register_profile("coverage", settings.get_profile("ci"), max_examples=6)
settings.register_profile("nightly", settings.get_profile("dev"), max_examples=10_000, print_blob=True)
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "dev")
settings.load_profile(PROFILE)

# The cards that a test is dealt follow from its name, so that what passes once passes always; another number of
# HLASKA_SHUFFLE deals others.
SHUFFLE = os.environ.get("HLASKA_SHUFFLE", "1")

# Folders and files of tests that have just passed as plain Python, and are not run once more where that is the same:
# all but those that draw examples, choose their own numbers, or want compiled code. ./check sets it.
PASSED = tuple(os.environ.get("HLASKA_PASSED", "").split())

CHROMIUM_NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chromium-headless-shell",
)
CHROMIUM_FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--disable-dev-shm-usage",
)


def passed(item: pytest.Item) -> bool:
    """Whether a test has passed in this run of ./check, and would be the same once more."""
    where = item.path.relative_to(item.config.rootpath).as_posix()
    if not any(where == path or where.startswith(f"{path}/") for path in PASSED):
        return False
    drawn = getattr(getattr(item, "function", None), "is_hypothesis_test", False)
    own_numbers = "profile" in getattr(item, "fixturenames", ())
    return not (drawn or own_numbers or item.get_closest_marker("slow") or item.get_closest_marker("jit"))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if done := {item for item in items if PASSED and passed(item)}:
        items[:] = [item for item in items if item not in done]
        config.hook.pytest_deselected(items=list(done))
    # Playwright leaves an event loop running in its thread, which tests of coroutines cannot share: so last.
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
    if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0":
        plain = pytest.mark.skip(reason="needs compiled code; NUMBA_DISABLE_JIT is set")
        for item in items:
            if item.get_closest_marker("jit"):
                item.add_marker(plain)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """What a process has measured is written before it says that it is done: ten seconds later xdist kills it."""
    coverage = sys.modules.get("coverage")
    measured = coverage.Coverage.current() if coverage and hasattr(session.config, "workerinput") else None
    if measured:
        measured.stop()
        measured.save()


def pytest_terminal_summary(terminalreporter: "pytest.TerminalReporter") -> None:
    """What was not tested for want of another program is said aloud."""
    missing = [
        r for r in terminalreporter.getreports("skipped") if "a real server is missing" in str(r.longrepr)
    ]
    if missing:
        text = f"NOT TESTED: {len(missing)} tests need PostgreSQL or Redis, which this machine does not have"
        terminalreporter.write_line(f"!! {text}", red=True, bold=True)


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within this process chance comes from the test's name: the shuffles in one row, all else in another, since
    computer players think in threads. Identifiers and tokens stay secret."""
    deals, choices = (
        random.Random(f"{SHUFFLE} {part} {request.node.nodeid}") for part in ("deals", "choices")
    )
    monkeypatch.setattr("hlaska.core.match.secrets", SimpleNamespace(SystemRandom=lambda: deals))
    monkeypatch.setattr(
        "hlaska.core.verifiable_shuffle.secrets",
        SimpleNamespace(token_hex=lambda size: deals.randbytes(size).hex()),
    )
    for module in ("hlaska.library.deals", "hlaska.bots.registry", "hlaska.bots.analysis.decision_analysis"):
        monkeypatch.setattr(f"{module}.SystemRandom", lambda: random.Random(choices.getrandbits(60)))


@pytest.fixture(scope="session")
def profile() -> str:
    """dev, ci, coverage or nightly: for tests that choose their own numbers of deals."""
    return PROFILE


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium; ./check sees to it that there is one."""
    named = os.environ.get("HLASKA_CHROMIUM")
    if named:
        return named
    found = next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    if not found:
        pytest.skip("no Chromium on PATH; ./check browser gets one, HLASKA_CHROMIUM names one")
    return found


@pytest.fixture(scope="session")
def browser(chromium: str) -> "Iterator[Browser]":
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(CHROMIUM_FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def page(browser: "Browser", request: pytest.FixtureRequest) -> "Iterator[Page]":
    """A page of its own context; an error in its scripts fails the test."""
    context = browser.new_context()
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert not errors, errors


@pytest.fixture(scope="session")
def built_page() -> Path:
    """The folder of the built page."""
    import hlaska

    folder = Path(hlaska.__file__).parent / "web/dist"
    if not (folder / "index.html").exists():
        pytest.fail("the page is not built: ./check page")
    return folder
