"""Compiled code: loaded only when asked for, kept in a folder of its own, never needed."""

import json
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from hlaska.kernel import jit
from hlaska.kernel.jit import Buffer, at, muladd

PLAY = """
import json, sys
from hlaska.kernel import jit
from hlaska.kernel.rollout import Playouts
from hlaska.kernel.position import TrickRules, new_play
position = new_play(TrickRules(31), [[0, 1], [16, 17], [32, 33]])
early = "numba" in sys.modules
started = jit.start()
words = list(Playouts().run([position], 3, repeats=2).words)
print(json.dumps([early, started, "numba" in sys.modules, jit.is_ready("run_playouts"), jit.report(), words]))
"""


def run(**environment: str) -> list[Any]:
    """Play in a fresh interpreter; what `PLAY` prints."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=200,
        check=True,
    )
    printed: list[Any] = json.loads(done.stdout)
    return printed


def test_switched_off_numba_is_never_imported():
    early, started, loaded, ready, _, _ = run(NUMBA_DISABLE_JIT="1")
    assert [early, started, loaded, ready] == [False] * 4


@pytest.mark.jit
@pytest.mark.nightly
def test_cold_then_warm(tmp_path):
    cold = run(NUMBA_CACHE_DIR=str(tmp_path))
    assert cold[:4] == [False, True, True, True]
    assert set(cold[4]["cached"].values()) == {False}
    warm = run(NUMBA_CACHE_DIR=str(tmp_path))
    assert warm[4]["cached"] == dict.fromkeys(cold[4]["cached"], True)
    assert warm[4]["seconds"]["run_playouts"] < cold[4]["seconds"]["run_playouts"]
    off = run(NUMBA_DISABLE_JIT="1")
    assert cold[5] == warm[5] == off[5]


@pytest.mark.jit
@pytest.mark.slow
@pytest.mark.nightly  # everything is compiled once more
def test_without_a_home(tmp_path):
    homeless = run(
        NUMBA_CACHE_DIR="/proc/nowhere", HOME="/proc", XDG_CACHE_HOME="/proc", TMPDIR=str(tmp_path)
    )
    assert homeless[1]
    assert Path(homeless[4]["folder"]).is_relative_to(tmp_path)
    assert homeless[5] == run(NUMBA_DISABLE_JIT="1")[5]


def test_the_folder_without_a_home(tmp_path, monkeypatch):
    for name in ("NUMBA_CACHE_DIR", "HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, "/proc")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert Path(jit.cache_folder("1")).is_relative_to(tmp_path)


def test_a_broken_compiler_leaves_python(monkeypatch):
    def broken(_entries):
        raise RuntimeError("no compiler today")

    monkeypatch.setattr(jit, "is_available", lambda: True)
    monkeypatch.setattr(jit, "_compile", broken)
    monkeypatch.setitem(jit._entries, "later", jit.Hot(lambda: 1))
    monkeypatch.setitem(jit._report, "error", "")
    assert not jit.start((__name__,))
    assert jit.report()["error"] == "RuntimeError: no compiler today"
    assert not jit.is_ready("later")
    assert not jit.is_ready("no such entry")


def test_background_thread_starts_once(monkeypatch):
    monkeypatch.setattr(jit, "_thread", None)
    monkeypatch.setattr(jit, "start", lambda: True)
    thread = jit.start_background()
    assert jit.start_background() is thread
    assert thread.daemon
    thread.join()


def test_entry_points_take_buffers():
    entry = jit.Hot(lambda buffer, number: at(buffer)[1] + number)
    buffer = Buffer(2)
    buffer.put([7], 1)
    assert entry(buffer, 3) == 10
    entry.compiled = lambda address, number: address - number
    assert entry(buffer, 3) == buffer.address - 3
    with pytest.raises(IndexError):
        buffer.put([1, 2, 3])
    with pytest.raises(IndexError):
        buffer.put([1], -1)
    with pytest.raises(OverflowError):
        buffer.put([1 << 63])


def test_muladd_stays_in_63_bits():
    assert muladd((1 << 63) - 1, (1 << 63) - 1, 5) == 6


def test_there_is_a_cache_once_something_lies_in_its_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(jit, "is_available", lambda: True)
    assert not jit.has_cache()
    (tmp_path / "other").mkdir()
    assert not jit.has_cache()
    (Path(jit.cache_folder(version("numba"))) / "solve.nbi").touch()
    assert jit.has_cache()
    monkeypatch.setattr(jit, "is_available", lambda: False)
    assert not jit.has_cache()


def test_folder_is_private_and_follows_the_sources(tmp_path, monkeypatch):
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    one, two = jit.cache_folder("1"), jit.cache_folder("2")
    assert one != two
    assert Path(one).stat().st_mode & 0o777 == 0o700
    monkeypatch.setenv("NUMBA_CACHE_DIR", "/proc/nowhere")
    monkeypatch.setattr(jit, "_cache_bases", lambda: [Path("/proc/nowhere")])
    assert Path(jit.cache_folder()).is_dir()
