"""Counts the processor seconds of each test, with those of the processes it starts.

It needs /proc.

COSTS=costs.jsonl .venv/bin/python -m pytest -p scripts.test_costs ...   # a line a test
.venv/bin/python scripts/test_costs.py costs.jsonl [NUMBER]              # sums by file, the dearest tests
"""

import json
import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

TICKS = os.sysconf("SC_CLK_TCK")


def processor_seconds() -> float:
    """Sums the processor seconds of this process, its children so far, and all that live."""
    parents: dict[int, int] = {}
    seconds: dict[int, float] = {}
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            fields = (entry / "stat").read_text("ascii", "replace").rpartition(")")[2].split()
        except OSError:  # it has just ended
            continue
        parents[int(entry.name)] = int(fields[1])
        seconds[int(entry.name)] = sum(map(int, fields[11:15])) / TICKS
    own = os.getpid()

    def is_ours(process: int) -> bool:
        while process and process != own:
            process = parents.get(process, 0)
        return process == own

    return sum(time for process, time in seconds.items() if is_ours(process))


def note(name: str, seconds: float) -> None:
    with Path(os.environ.get("COSTS", "costs.jsonl")).open("a", encoding="utf-8") as file:
        file.write(json.dumps([name, round(seconds, 3)]) + "\n")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    before = processor_seconds()
    result = yield
    note(item.nodeid, processor_seconds() - before)
    return result


def pytest_collection_finish(session: pytest.Session) -> None:
    note("(collection)", processor_seconds())


def main(path: str, number: str = "20") -> None:
    lines: list[Any] = [json.loads(line) for line in Path(path).read_text("utf-8").splitlines()]
    files: Counter[str] = Counter()
    tests: Counter[str] = Counter()
    for name, seconds in lines:
        files[name.split("::")[0]] += seconds
        tests[name.split("[")[0]] += seconds
    print(f"{sum(files.values()):.0f} s in {len(lines)} lines")
    for counts in (files, tests):
        print()
        for name, seconds in counts.most_common(int(number)):
            print(f"{seconds:8.1f}  {name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
