"""Plays batches of deals on the machines of a cluster, each with its own hlaska."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from socket import gethostname
from typing import Final

from hlaska import _version
from hlaska.core.errors import HlaskaError
from hlaska.games import game_class
from hlaska.kernel import jit
from hlaska.research.matches.worker_pool import play_batch

DECIDING: Final = (
    "kernel",
    "core",
    "families",
    "games",
    "bots",
    "research",
)  # packages that a deal is played by

Identity = dict[str, str]
Answer = tuple[str, str, bytes]  # the machine, what is wrong with it or "", the batch pickled


def play_remote_batch(game: str, asked: Identity, batch: bytes) -> Answer:
    """Plays a batch, where this hlaska is the same as the one that asked."""
    machine = gethostname()
    try:
        differs = "; ".join(_list_differences(identity(game), asked))
    except HlaskaError as e:  # it has no such game
        differs = e.text
    if differs:
        return machine, f"has another hlaska: {differs}", b""
    jit.start()  # in a process that has done it this takes no time
    return machine, "", pickle.dumps(play_batch(*pickle.loads(batch)))


def _list_differences(there: Identity, here: Identity) -> Iterator[str]:
    for name in there:
        if there[name] != here[name]:
            yield f"{name} is {there[name]} there, {here[name]} here"


@cache
def identity(game: str) -> Identity:
    """Returns what must be the same on all machines of one match.

    Versions that are being worked on have the same number, so the sources are looked at as well.
    """
    return {
        "the version": _version.__version__,
        f"rules of {game}": str(game_class(game).rules_version),
        "sources": _hash_sources(),
    }


def _hash_sources() -> str:
    """Hashes all that decides how a deal is played: code, and what players have learned."""
    root = Path(_version.__file__).parent
    digest = sha256()
    for path in sorted(path for package in DECIDING for path in (root / package).rglob("*.*")):
        if path.suffix in (".py", ".txt"):
            digest.update(f"{path.relative_to(root).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:12]
