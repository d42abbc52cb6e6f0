"""Serves what a host watches: whether the server can save, and numbers for Prometheus. No names, no cards."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path
from typing import Final

from hlaska._version import __version__
from hlaska.core.errors import HlaskaError
from hlaska.server.tables.service import TableService

PATIENCE: Final = 2.0  # seconds for the database
_BEGAN: Final = time.time()
_ABOUT: Final = {
    "hlaska_tables": ("gauge", "Tables that live in this process."),
    "hlaska_tables_waiting": ("gauge", "Of them, those that wait for people."),
    "hlaska_lines": ("gauge", "Lines of clients to tables."),
    "hlaska_people": ("gauge", "People at tables, or looking at the lobby a moment ago."),
    "hlaska_bot_failures_total": (
        "counter",
        "Decisions of computer players replaced, at tables that live here.",
    ),
    "hlaska_store_up": ("gauge", "Whether the database answers."),
    "hlaska_store_seconds": ("gauge", "How long it took to answer just now."),
    "hlaska_bus_up": ("gauge", "Whether the bus answers; only where there is one."),
    "process_resident_memory_bytes": ("gauge", "Memory of this process."),
    "process_cpu_seconds_total": ("counter", "Processor time of this process, without its workers."),
    "process_start_time_seconds": ("gauge", "When this process started, seconds since 1970."),
}


async def answers(table_service: TableService) -> float | None:
    """Measures how many seconds the database takes to answer, None where it does not."""
    began = time.perf_counter()
    try:
        await asyncio.wait_for(table_service.store.list_owned("-", 1), PATIENCE)
    except (HlaskaError, TimeoutError):
        return None
    return time.perf_counter() - began


async def prometheus(table_service: TableService) -> str:
    """Returns all numbers, in the text format of Prometheus."""
    took = await answers(table_service)
    found = {**table_service.numbers(), **_process()}
    found |= {"hlaska_store_up": float(took is not None), "hlaska_store_seconds": took or 0.0}
    if table_service.bus.state:
        found["hlaska_bus_up"] = float(table_service.bus.state == "up")
    lines = [f'# TYPE hlaska_info gauge\nhlaska_info{{version="{__version__}"}} 1']
    for name, (kind, about) in _ABOUT.items():
        if name in found:
            lines.append(f"# HELP {name} {about}\n# TYPE {name} {kind}\n{name} {found[name]:.10g}")
    return "\n".join(lines) + "\n"


def _process() -> dict[str, float]:
    found = {"process_cpu_seconds_total": time.process_time(), "process_start_time_seconds": _BEGAN}
    if sys.platform != "linux":
        return found
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return found | {"process_resident_memory_bytes": float(pages * os.sysconf("SC_PAGE_SIZE"))}
