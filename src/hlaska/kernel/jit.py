"""Runs one source in two ways.

It is plain Python at once, and compiled by numba as soon as `start` has been called.

`rule` leaves a function plain Python and lists it; `hot` makes an entry point: a function of ints and buffers
that loops inside. Nothing here imports numba before `start`, and everything works without it, with
``NUMBA_DISABLE_JIT=1``, and while a background thread is still compiling: an entry point that is not ready runs
its Python source. Inside an entry point ``b = at(buffer)`` makes something to index: the array itself in Python,
an address read and written unchecked in compiled code. That is why entry points take their buffers only from
`Buffer`, which knows its size, and why their callers check what they put in.
"""

import functools
import hashlib
import importlib
import importlib.util
import os
import platform
import sys
import tempfile
import threading
import time
from array import array
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, Protocol, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

MASK63 = (1 << 63) - 1
# Modules with entry points that everybody needs, the first to be needed first.
MODULES = (
    "hlaska.kernel.rollout",
    "hlaska.kernel.dealing",
    "hlaska.kernel.melds",
    "hlaska.kernel.solve",
    "hlaska.kernel.tree",
)


class Words(Protocol):
    """Describes something with int64 words: a list, an array or, in compiled code, an address."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...


class Buffer:
    """Holds ``size`` int64 words, zero at first, for entry points. Use one in one thread at a time."""

    __slots__ = ("address", "size", "words")

    def __init__(self, size: int) -> None:
        self.size = size
        self.words = array("q", (0,)) * size
        self.address: int = self.words.buffer_info()[0]

    def put(self, values: Sequence[int], start: int = 0) -> None:
        """Write ``values`` from word ``start`` on; IndexError where they do not fit."""
        if start < 0 or start + len(values) > self.size:
            raise IndexError(f"{len(values)} words from {start} do not fit into {self.size}")
        self.words[start : start + len(values)] = array("q", values)


def enlarge(buffer: Buffer, size: int) -> Buffer:
    """Return a buffer of at least so many words. It is this one, or a new one of zeros."""
    return buffer if buffer.size >= size else Buffer(size)


class Hot:
    """Wraps an entry point.

    It is called with buffers and ints, and returns an int, compiled when ready, else in plain Python.
    """

    def __init__(self, plain: Callable[..., int]) -> None:
        self.plain = plain
        self.name = plain.__name__
        self.compiled: Callable[..., int] | None = None
        functools.update_wrapper(self, plain)

    def __call__(self, *args: "Buffer | int") -> int:
        compiled = self.compiled
        if compiled is None:
            return self.plain(*[a.words if isinstance(a, Buffer) else a for a in args])
        return compiled(*[_address(a) for a in args])


def _address(given: Any) -> int:
    """Return what compiled code takes for an argument. An array comes from an entry point that runs as Python."""
    if isinstance(given, Buffer):
        return given.address
    return given.buffer_info()[0] if isinstance(given, array) else given


_rules: list[Callable[..., Any]] = []
_inlined: set[Callable[..., Any]] = set()
_natives: list[Callable[..., Any]] = []
_entries: dict[str, Hot] = {}
_taught: set[Callable[..., Any]] = set()
_starting = threading.Lock()
_thread: threading.Thread | None = None
_report: dict[str, Any] = {"seconds": {}, "cached": {}, "folder": "", "error": ""}


def rule(f: F) -> F:
    """List ``f`` for compiled code; it stays an ordinary function. Ints, tuples of ints and positions only."""
    _rules.append(f)
    return f


def inline(f: F) -> F:
    """List ``f`` as a `rule` that is copied into whatever calls it.

    A call costs compiled code some 25 instructions where a pair comes back, which is a tenth of a random playout.
    """
    _inlined.add(f)
    return rule(f)


def native(f: F) -> F:
    """List ``f`` as one that compiled code has an instruction for. `_teach` knows them by name."""
    _natives.append(f)
    return f


def hot(f: Callable[..., int]) -> Hot:
    """Make ``f`` an entry point. Every parameter is an int64 (a buffer's address), and so is the result."""
    entry = Hot(f)
    _entries[entry.name] = entry
    return entry


@native
def at(buffer: Any) -> Any:
    """Return what to index for ``buffer``, in the first lines of an entry point."""
    return buffer


@native
def part(buffer: Any, start: int) -> Any:
    """Return what to index for the words of ``buffer`` from ``start`` on."""
    return memoryview(buffer)[start:]


@native
def muladd(a: int, b: int, c: int) -> int:
    """Return ``a * b + c`` in 63 bits, all three below that.

    It is for generators and hashes.

    Written with ``*`` the product would be wrong in compiled code: numba promises LLVM that a product of int64
    does not overflow, and LLVM then drops the mask.
    """
    return (a * b + c) & MASK63


def is_ready(name: str) -> bool:
    """Tell whether the entry point ``name`` is compiled."""
    entry = _entries.get(name)
    return entry is not None and entry.compiled is not None


def report() -> dict[str, Any]:
    """Return what `start` did. It has seconds and cache hit by entry point, the cache folder, an error text or ""."""
    return {key: dict(value) if isinstance(value, dict) else value for key, value in _report.items()}


def is_available() -> bool:
    """Tell whether compiled code can be had here: numba is installed and not switched off."""
    off = os.environ.get("NUMBA_DISABLE_JIT", "") not in ("", "0")
    return not off and importlib.util.find_spec("numba") is not None


def has_cache() -> bool:
    """Tell whether compiled code of these sources is kept, which `start` then loads."""
    return is_available() and any(Path(cache_folder(version("numba"))).iterdir())


def start(modules: Sequence[str] = MODULES) -> bool:
    """Import numba and compile every entry point of `modules`, or load it from the cache.

    Return True when all are ready.

    Takes a minute or two with an empty cache and some seconds with a full one. A failure is kept in `report` and
    leaves the Python versions in use. Safe to call again, and from any thread.
    """
    if not is_available():
        return False
    with _starting:
        for module in modules:
            importlib.import_module(module)
        wanted = [entry for entry in _entries.values() if entry.plain.__module__ in modules]
        waiting = [entry for entry in wanted if entry.compiled is None]
        try:
            if waiting:
                _compile(waiting)
        except Exception as error:  # any failure of the compiler leaves the plain functions
            _report["error"] = f"{type(error).__name__}: {error}"
    return all(entry.compiled is not None for entry in wanted)


def start_background() -> threading.Thread:
    """Run `start` in a daemon thread, once. Until it is done entry points run as Python."""
    global _thread
    if _thread is None:
        _thread = threading.Thread(target=start, name="hlaska-kernel", daemon=True)
        _thread.start()
    return _thread


# ---------------------------------------------------------------- numba, from here on only


def _compile(entries: Sequence[Hot]) -> None:
    import numba
    from numba.core import types

    _teach()
    _report["folder"] = folder = cache_folder(numba.__version__)
    for entry in entries:
        began = time.perf_counter()
        arity = entry.plain.__code__.co_argcount
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = folder  # read when the dispatcher is made, and put back for others' code
        try:
            jitted = numba.njit(cache=True, nogil=True, error_model="numpy")(entry.plain)
        finally:
            numba.config.CACHE_DIR = before
        jitted.compile(types.int64(*[types.int64] * arity))
        jitted.disable_compile()
        _report["cached"][entry.name] = bool(jitted.stats.cache_hits)
        _report["seconds"][entry.name] = time.perf_counter() - began
        entry.compiled = jitted


def _compiled(entry: Hot) -> Any:
    """Return the compiled function of an entry point."""
    if entry.compiled is None:
        _compile([entry])
    return entry.compiled


def _teach() -> None:
    """Make the listed functions known to compiled code, each once."""
    from numba.core import types
    from numba.extending import register_jitable, typeof_impl

    if not _taught:
        # an entry point that another one calls is linked, not compiled a second time
        typeof_impl.register(Hot)(lambda entry, _context: types.Dispatcher(_compiled(entry)))
    for f in _natives:
        if f not in _taught:
            _teach_native(f)
            _taught.add(f)
    for f in _rules:
        if f not in _taught:
            register_jitable(forceinline=f in _inlined)(f)
            _taught.add(f)


def _teach_native(f: Callable[..., Any]) -> None:
    """Lower a call of ``f`` to its instructions, without compiling a function."""
    from llvmlite.ir import IntType
    from numba.core import types
    from numba.extending import lower_builtin, type_callable

    def to_address(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], context.get_value_type(signature.return_type))

    def to_part(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        start = builder.shl(args[1], args[1].type(3))  # words of eight bytes
        return to_address(context, builder, signature, [builder.add(args[0], start)])

    def count_ones(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    def count_zeros(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], IntType(1)(1))

    def last_place(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        zeros = builder.ctlz(args[0], IntType(1)(1))
        return builder.sub(zeros.type(63), zeros)

    def multiply_add(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
        word = builder.add(builder.mul(args[0], args[1]), args[2])  # neither promises not to overflow
        return builder.and_(word, word.type(MASK63))

    made = {
        "at": to_address,
        "part": to_part,
        "popcount": count_ones,
        "lowest": count_zeros,
        "highest": last_place,
        "muladd": multiply_add,
    }
    result = types.CPointer(types.int64) if f.__name__ in ("at", "part") else types.int64
    arity = f.__code__.co_argcount
    signature = result(*[types.int64] * arity)
    typers: dict[int, Callable[..., Any]] = {  # numba reads the number of parameters off them
        1: lambda a: signature,
        2: lambda a, b: signature,
        3: lambda a, b, c: signature,
    }
    typer = typers[arity]
    type_callable(f)(lambda _context: typer)
    lower_builtin(f, *[types.int64] * arity)(made[f.__name__])


def cache_folder(numba_version: str = "") -> str:
    """Return the folder for compiled code, made if need be, private to the user.

    Its name holds a hash of all kernel sources and the versions that made the code, because numba looks only at
    an entry point's own file. NUMBA_CACHE_DIR, then the user's cache folder, then the temporary one.
    """
    digest = hashlib.sha256(f"{numba_version} {sys.version} {platform.machine()}".encode())
    for source in sorted(Path(__file__).parent.rglob("*.py")):
        digest.update(source.read_bytes())
    name = f"kernel-{digest.hexdigest()[:16]}"
    for base in _cache_bases():
        folder = base / name
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if hasattr(os, "getuid") and folder.stat().st_uid != os.getuid():
                continue  # compiled code is loaded from here: never from somebody else's folder
            with tempfile.TemporaryFile(dir=folder):
                return str(folder)
        except OSError:
            continue
    return tempfile.mkdtemp(prefix="hlaska-")


def _cache_bases() -> list[Path]:
    bases = []
    if os.environ.get("NUMBA_CACHE_DIR"):
        bases.append(Path(os.environ["NUMBA_CACHE_DIR"]))
    try:
        import platformdirs

        bases.append(Path(platformdirs.user_cache_dir("hlaska", appauthor=False)))
    except (ImportError, OSError, RuntimeError):
        pass
    user = os.getuid() if hasattr(os, "getuid") else 0
    return [*bases, Path(tempfile.gettempdir()) / f"hlaska-{user}"]
