"""Compiles the kernel for a command, and says so where that takes a while."""

from __future__ import annotations

import sys

from hlaska.kernel import jit


def announce_compiling(language: str) -> None:
    """Says that the kernel is compiled first, where that is to come and somebody looks."""
    if sys.stderr.isatty() and jit.is_available() and not jit.has_cache():
        from hlaska.locales import Language  # takes a tenth of a second

        print(Language(language).say("cli-compiling"), file=sys.stderr, flush=True)


def start_kernel(language: str) -> None:
    """Compiles the kernel or loads it, after `announce_compiling`."""
    announce_compiling(language)
    jit.start()
