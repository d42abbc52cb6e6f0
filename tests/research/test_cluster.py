"""Deals shared out in batches, and a cluster that plays them: the same deals, whoever dies, and plain words."""

import os
import pickle
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import hlaska
from hlaska.cli import main
from hlaska.core.errors import BadText
from hlaska.research.matches import cluster as clusters
from hlaska.research.matches.arena import Match, Spec, play, play_duplicate
from hlaska.research.matches.cluster_worker import identity, play_remote_batch
from hlaska.research.matches.log import DuplicateDeal, read
from hlaska.research.matches.worker_pool import TRIES, DoneBatch, WorkerDied, distribute

MATCH = Match(Spec("sixtysix", "schnapsen"), "greedy", "random")
ROOT = Path(__file__).parents[2]
with_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed, which has no wheel for every Python"
)


def empty(number: int) -> DuplicateDeal:
    return DuplicateDeal(number, 0.0, ())


# --- batches --------------------------------------------------------------------------------------------
class Crew:
    """Workers that play nothing, and are done with the newest batch first. lasts: seconds of a deal, as they say;
    dies: whether a worker dies over a batch; most: how many batches they had at once."""

    def __init__(
        self,
        least: float = 1.0,
        lasts: Callable[[int], float] = lambda number: 0.125,
        dies: Callable[[Sequence[int]], bool] = lambda numbers: False,
    ) -> None:
        self.least_seconds, self.lasts, self.dies = least, lasts, dies
        self.batches: list[list[int]] = []
        self.most = 0
        self._open: list[tuple[Future[DoneBatch], list[int]]] = []

    def capacity(self) -> int:
        return 4

    def submit(self, numbers: Sequence[int]) -> Future[DoneBatch]:
        self.batches.append(list(numbers))
        self._open.append((Future(), list(numbers)))
        self.most = max(self.most, len(self._open))
        future = self._open[-1][0]
        if len(self._open) == self.capacity() or numbers[-1] == self.last:
            while self._open:
                self._settle(*self._open.pop())
        return future

    def _settle(self, future: Future[DoneBatch], numbers: list[int]) -> None:
        if self.dies(numbers):
            future.set_exception(WorkerDied("out of memory"))
        else:
            future.set_result(DoneBatch([empty(n) for n in numbers], sum(map(self.lasts, numbers))))

    def play(self, deals: int) -> list[int]:
        self.last = deals - 1
        return [deal.deal for deal in distribute(range(deals), self)]


def test_a_batch_lasts_about_as_long_as_it_ought_to() -> None:
    """Of one deal at first, twice as many at most as came back, and at the end all have a part of the rest."""
    crew = Crew()
    assert sorted(crew.play(300)) == list(range(300))
    sizes = [len(batch) for batch in crew.batches]
    assert sizes[:12] == [1] * 4 + [2] * 4 + [4] * 4
    assert max(sizes) == 8  # of an eighth of a second each
    assert sizes == sorted(sizes[: sizes.index(8)]) + sorted(sizes[sizes.index(8) :], reverse=True)
    assert sizes[-1] == 1
    assert crew.most == 4


def test_deals_of_no_least_time_are_handed_out_one_by_one() -> None:
    crew = Crew(least=0.0)
    crew.play(40)
    assert {len(batch) for batch in crew.batches} == {1}


def test_first_deals_that_take_no_time_do_not_make_a_batch_of_all() -> None:
    crew = Crew(lasts=lambda number: 0.0 if number < 4 else 5.0)
    crew.play(1000)
    assert max(map(len, crew.batches)) == 2


def test_what_a_dead_worker_had_is_played_again() -> None:
    seen: list[list[int]] = []

    def dies(numbers: Sequence[int]) -> bool:
        seen.append(list(numbers))
        return 7 in numbers and seen.count(list(numbers)) < TRIES

    crew = Crew(dies=dies)
    assert sorted(crew.play(60)) == list(range(60))
    assert sum(7 in batch for batch in crew.batches) == TRIES


def test_who_dies_over_the_same_deals_again_and_again_is_told() -> None:
    """What was done before is not lost."""
    kept: list[int] = []
    crew = Crew(dies=lambda numbers: 7 in numbers)
    crew.last = 59
    with pytest.raises(
        BadText, match=rf"died {TRIES} times over deal 6, 7: out of memory; with a log it goes"
    ):
        kept.extend(deal.deal for deal in distribute(range(60), crew))
    assert {0, 1, 2, 3} <= set(kept)
    assert sum(7 in batch for batch in crew.batches) == TRIES


# --- a cluster, without Ray ---------------------------------------------------------------------------
class RayError(Exception):
    pass


class RayTaskError(RayError):
    def __init__(self, cause: Exception) -> None:
        super().__init__("a traceback of many lines")
        self.cause = cause


class Ray:
    """What is used of Ray; `answer`: instead of what a task does. running: whether somebody has connected before."""

    exceptions = SimpleNamespace(RayError=RayError, RayTaskError=RayTaskError)

    def __init__(
        self, answer: Callable[..., Any] | None = None, running: bool = False, cpus: int = 2
    ) -> None:
        self.answer, self.running, self.cpus = answer, running, cpus
        self.said: list[str] = []

    def is_initialized(self) -> bool:
        return self.running

    def init(self, address: str, **more: Any) -> None:
        self.said.append(f"init {address} {more.get('num_cpus')} {more.get('include_dashboard')}")

    def shutdown(self) -> None:
        self.said.append("shutdown")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.cpus)} if self.cpus else {}

    def remote(self, **more: Any) -> Any:
        assert more == {"num_cpus": 1, "max_retries": 0}
        return lambda task: SimpleNamespace(
            remote=lambda *given: SimpleNamespace(future=lambda: self._future(self.answer or task, given))
        )

    def _future(self, task: Callable[..., Any], given: tuple[Any, ...]) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(task(*given))
        except Exception as e:
            future.set_exception(e)
        return future


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Callable[[Ray | None], None]:
    """Puts this in the place of Ray, or nothing."""
    for name in (*clusters.SETTINGS, "RAY_AUTH_MODE"):
        monkeypatch.setenv(name, "0")  # so that it is as before afterwards
    return lambda ray: monkeypatch.setitem(sys.modules, "ray", ray)  # None: not installed


Install = Callable[[Ray | None], None]


def test_a_cluster_plays_the_same(install: Install) -> None:
    """To the last unit; one that was started is ended."""
    ray = Ray()
    install(ray)
    asked: list[tuple[int, int]] = []
    there = play(MATCH, 6, workers=2, progress=lambda done, of: asked.append((done, of)), cluster="local")
    assert outcome(there) == outcome(play(MATCH, 6, workers=1))
    assert ray.said == ["init local 2 False", "shutdown"]
    assert asked == [(n, 6) for n in range(1, 7)]


def outcome(deals: list[DuplicateDeal]) -> list[tuple[Any, ...]]:
    """All of deals but the time they took."""
    return [(d.deal, d.difference, [(bytes(g.record), g.result, g.faults) for g in d.games]) for d in deals]


def test_without_ray_it_is_said_what_to_install(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    install(None)
    assert main(["arena", "sixtysix", "greedy", "random", "--deals", "2", "--cluster"]) == 1
    assert "pip install 'hlaska[cluster]'" in capsys.readouterr().err


def test_workers_of_a_running_cluster_are_not_ours_to_count(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "sixtysix", "greedy", "random", "--deals", "2", "--workers", "3", "--cluster", "auto"]
    assert main(asked) == 1
    assert "3 workers of the cluster at 'auto'?" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        (lambda *given: ("there", "has no hlaska, or an older one", b""), "there has no hlaska.*need hlaska 0"),
        (lambda game, asked, batch: play_remote_batch(game, {**asked, "the version": "9.9"}, batch),
         rf"has another hlaska: the version is {hlaska.__version__} there, 9.9 here"),
        (lambda game, asked, batch: play_remote_batch(game, {**asked, "rules of sixtysix": "99"}, batch),
         r"rules of sixtysix is \d+ there, 99 here"),
        (lambda game, asked, batch: play_remote_batch(game, {**asked, "sources": "f00"}, batch), "sources is"),
        (lambda game, asked, batch: play_remote_batch("newer", asked, batch), "has another hlaska: .*newer"),
    ],
)  # fmt: skip
def test_a_machine_with_another_hlaska_is_refused(
    install: Install, answer: Callable[..., Any], says: str
) -> None:
    ray = Ray(answer)
    install(ray)
    with pytest.raises(BadText, match=says):
        play(MATCH, 2, cluster="local")
    assert ray.said[-1] == "shutdown"


def test_a_machine_without_hlaska_can_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    task = clusters._task()
    monkeypatch.setitem(sys.modules, "hlaska.research.matches.cluster_worker", None)  # as if not there
    assert "has no hlaska" in task("sixtysix", {}, b"")[1]


def test_what_ray_says_is_told_in_plain_words(install: Install, tmp_path: Path) -> None:
    """A worker that dies is made up for, and what it had before is in the log; an error of ours is ours again."""
    path, tried = tmp_path / "log.jsonl", [0]

    def dies(game: str, asked: dict[str, str], batch: bytes) -> Any:
        tried[0] += 1
        if tried[0] > 1:
            raise RayError("The worker died unexpectedly.\nAnd much more.")
        return play_remote_batch(game, asked, batch)

    install(Ray(dies, cpus=1))
    with pytest.raises(
        BadText, match=r"died 3 times over deal \d: The worker died unexpectedly.; with a log"
    ):
        play(MATCH, 3, log=path, cluster="local")
    assert len(read(path)[1]) == 1

    def fails(*given: Any) -> Any:
        raise RayTaskError(BadText("no such card"))

    install(Ray(fails))
    with pytest.raises(BadText, match=r"^no such card$"):
        play(MATCH, 3, cluster="local")


def test_a_cluster_that_was_joined_before_is_left_running(install: Install) -> None:
    ray = Ray(running=True)
    install(ray)
    assert outcome(play(MATCH, 2, cluster="auto")) == outcome(play(MATCH, 2, workers=1))
    assert ray.said == []
    with pytest.raises(BadText, match="'auto' takes that one, not elsewhere:1"):
        play(MATCH, 2, cluster="elsewhere:1")
    install(Ray(running=True, cpus=0))
    with pytest.raises(BadText, match="no machine of the cluster has a core"):
        play(MATCH, 2, cluster="auto")


def test_the_log_is_read_in_the_order_of_deals(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    deals = play(MATCH, 3, 1, path)
    head, *lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([head, *reversed(lines)]))
    assert outcome(read(path)[1]) == outcome(deals) == outcome(play(MATCH, 3, 1, path))


def test_sources_are_read_where_they_are() -> None:
    assert identity("sixtysix")["sources"] != sha256().hexdigest()[:12]  # of no file at all


def test_a_batch_travels_as_bytes() -> None:
    asked = identity("sixtysix")
    machine, wrong, batch = play_remote_batch(
        "sixtysix", asked, pickle.dumps((partial(play_duplicate, MATCH), [2, 5]))
    )
    assert (bool(machine), wrong) == (True, "")
    assert [deal.deal for deal in pickle.loads(batch).deals] == [2, 5]


# --- Ray itself -----------------------------------------------------------------------------------------
@with_ray
@pytest.mark.slow
def test_where_nothing_answers_that_is_said(monkeypatch: pytest.MonkeyPatch, install: Install) -> None:
    monkeypatch.setattr(clusters, "ANSWERS", 3.0)
    for address, says in (
        ("127.0.0.1:9", "no cluster at '127.0.0.1:9': no answer in 3 s; 'ray start --head' starts one"),
        ("ray://127.0.0.1:9", "let this machine join the cluster"),
    ):
        with pytest.raises(BadText, match=says):
            play(MATCH, 2, cluster=address)


@with_ray
@pytest.mark.slow
@pytest.mark.nightly  # Ray alone takes 20 s to start and to end
def test_a_local_cluster_plays_the_same_though_a_worker_dies(tmp_path: Path) -> None:
    """The first program that is asked kills the worker that asks; all later ones end at once, and stand-ins play.
    Workers yield to nobody: with Ray's own niceness of 15 they starve beside other work."""
    path, program, mark = tmp_path / "log.jsonl", tmp_path / "deadly", f"HLASKA_TEST={secrets.token_hex()}"
    program.write_text(f"#!/bin/sh\nnice > {tmp_path}/nice\nmkdir {tmp_path}/once && kill -9 $PPID\nexit 3\n")
    program.chmod(0o755)
    match = MATCH._replace(a=f"cmd:{program}")
    with tempfile.TemporaryDirectory(prefix="ray", dir="/tmp") as folder:  # its sockets need a short name
        done = subprocess.run(
            [sys.executable, "-m", "hlaska", "arena", "sixtysix", "--preset", "schnapsen", match.a, match.b,
             "--deals", "6", "--log", path, "--cluster", "--workers", "2"],
            capture_output=True, text=True, check=False, cwd=ROOT,
            env=os.environ | dict([mark.split("=")]) | {"RAY_TMPDIR": folder, "RAY_AUTH_TOKEN": secrets.token_hex()},
        )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("sixtysix, schnapsen: A = cmd:")  # and nothing of Ray's before it
    assert (tmp_path / "once").exists()
    assert int((tmp_path / "nice").read_text()) == os.nice(0)
    assert outcome(read(path)[1]) == outcome(play(match, 6, workers=1))
    assert left_running(mark) == []


def left_running(mark: str) -> list[str]:
    """Programs with this in their environment, where the system tells."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (process / "environ").read_bytes():
                found.append((process / "cmdline").read_text().replace("\0", " "))
        except OSError:
            continue  # it has ended, or is somebody else's
    return found
