"""Plays matches on many machines, with batches of deals as tasks of Ray.

Ray (the extra `open_cluster`) is loaded here alone, and only for a match that asks for it.

Every machine plays with its own hlaska, so each batch first compares it with the one that asked (`cluster_worker`).
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Generic

from hlaska._version import __version__
from hlaska.core.errors import BadText, HlaskaError
from hlaska.research.matches.cluster_worker import Answer, identity
from hlaska.research.matches.worker_pool import DoneBatch, T, Work, WorkerDied, WorkerPool

LOCAL: Final = "local"  # the address of a cluster of this machine alone, which ends with the match
SECONDS: Final = 2.0  # of a batch, in the mean: below one second a task costs too much
ANSWERS: Final = 30.0  # seconds in which a cluster must answer; Ray would try for minutes
STORE: Final = 2**28  # bytes of the object store of a local cluster; a batch has a few million at most
# Nobody is told that we use it; `uv run` is not run again on every machine, with a copy of the current folder; and
# processes that play on this machine yield to no others, which would leave them a fiftieth of a busy core.
SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",
    "RAY_worker_niceness": "0",
}
CONNECT: Final = """
import sys, ray
try:
    ray.init(sys.argv[1], log_to_driver=False, logging_level="ERROR")
except Exception as e:
    sys.exit(" ".join(str(e).split()))
"""


def check_workers(address: str | None, workers: int | None) -> None:
    """Raises BadText for a number of workers where it says nothing."""
    if address not in (None, LOCAL) and workers is not None:
        raise BadText(
            f"{workers} workers of the cluster at '{address}'? It has as many as its machines were started with; leave "
            "out the workers, or the address for a cluster of this machine"
        )


@contextmanager
def open_cluster(work: Work[T], game: str, address: str, cpus: int) -> Iterator[WorkerPool[T]]:
    """Opens the cluster at this address (`auto`: the one that this machine is part of).

    With `LOCAL` it is one of this machine, of so many processes, which is ended afterwards. Raises BadText without Ray,
    and where no cluster answers.
    """
    ray = _import_ray()
    joined = ray.is_initialized()  # by who called us, who goes on with it
    if not joined:
        _connect(ray, address, cpus)
    elif address != "auto":
        raise BadText(f"this process is part of a cluster already; 'auto' takes that one, not {address}")
    try:
        if ray.cluster_resources().get("CPU", 0) < 1:
            raise BadText("no machine of the cluster has a core for us; start one without --num-cpus=0")
        # Ray prints there of workers that die, in the midst of what programs may read.
        with redirect_stdout(sys.stderr):
            yield _Cluster(ray, work, game)
    finally:
        if not joined:
            ray.shutdown()


def _import_ray() -> ModuleType:
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    if _has_token():  # Ray does the same for all addresses but HOST:PORT
        os.environ.setdefault("RAY_AUTH_MODE", "token")
    try:
        import ray
    except ImportError:
        raise BadText("a cluster needs one more package: pip install 'hlaska[cluster]'") from None
    return ray


def _has_token() -> bool:
    """Tells whether this user has the token that clusters of Ray ask for."""
    named = os.environ.keys() & {"RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"}
    return bool(named) or Path("~/.ray/auth_token").expanduser().exists()


def _connect(ray: Any, address: str, cpus: int) -> None:
    more: dict[str, Any] = {}
    if address == LOCAL:
        more = {"num_cpus": cpus, "include_dashboard": False, "object_store_memory": STORE}
    else:
        _check_reachable(address)
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR", **more)
    except Exception as e:  # Ray has many kinds
        raise _unreachable(address, " ".join(str(e).split())) from None


def _check_reachable(address: str) -> None:
    """Raises BadText where no cluster answers. Another process tries: Ray ends its own where it gives up."""
    if "://" in address:
        raise BadText(
            f"'{address}': let this machine join the cluster (ray start --address=HOST:PORT), then --cluster HOST:PORT"
        )
    command = [sys.executable, "-P", "-c", CONNECT, address]
    try:
        subprocess.run(command, capture_output=True, text=True, check=True, timeout=ANSWERS)
    except subprocess.TimeoutExpired:
        raise _unreachable(address, f"no answer in {ANSWERS:g} s") from None
    except subprocess.CalledProcessError as e:
        raise _unreachable(address, e.stderr) from None


def _unreachable(address: str, why: str) -> BadText:
    said = why.strip().splitlines()[-1:] or ["it does not say why"]
    return BadText(
        f"no cluster at '{address}': {said[0]}; 'ray start --head' starts one, 'ray start --address=HOST:PORT' lets "
        "this machine join one"
    )


class _Cluster(Generic[T]):
    least_seconds = SECONDS

    def __init__(self, ray: Any, work: Work[T], game: str) -> None:
        self._ray, self._work, self._asked = ray, work, (game, identity(game))
        # What is lost is played again by `distribute`, which counts.
        self._task = ray.remote(num_cpus=1, max_retries=0)(_task())

    def capacity(self) -> int:
        return 2 * int(self._ray.cluster_resources().get("CPU", 0))  # now: machines come and go

    def submit(self, numbers: Sequence[int]) -> Future[DoneBatch[T]]:
        future: Future[DoneBatch[T]] = Future()

        def settle(answer: Future[Answer]) -> None:
            try:
                future.set_result(self._read_answer(answer))
            except BaseException as e:  # it is raised where the batch is waited for
                future.set_exception(e)

        # Pickled here: a machine without our modules can then say so.
        batch = pickle.dumps((self._work, numbers))
        self._task.remote(*self._asked, batch).future().add_done_callback(settle)
        return future

    def _read_answer(self, answer: Future[Answer]) -> DoneBatch[T]:
        errors = self._ray.exceptions
        try:
            machine, wrong, batch = answer.result()
        except errors.RayTaskError as e:
            raise (e.cause if isinstance(e.cause, HlaskaError) else e) from None
        except errors.RayError as e:
            said = str(e).strip() or type(e).__name__
            raise WorkerDied(said.splitlines()[0]) from None
        if wrong:
            raise BadText(
                f"{machine} {wrong}; all machines of a cluster need hlaska {__version__} as it is here"
            )
        done: DoneBatch[T] = pickle.loads(batch)
        return done


def _task() -> Any:
    """Returns the function that Ray calls on other machines.

    A function of a function is sent as it is, and so runs where hlaska is missing or has no such module.
    """

    def play(game: str, ours: dict[str, str], batch: bytes) -> tuple[str, str, bytes]:
        try:
            from hlaska.research.matches.cluster_worker import play_remote_batch
        except ImportError as e:
            import socket

            return socket.gethostname(), f"has no hlaska, or an older one ({e})", b""
        return play_remote_batch(game, ours, batch)

    return play
