"""What the fault runs wait by: whether a program is late or the machine, and what is looked at in any case."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server import faults
from tests.server.waiting import LOOKS, MOST, MachineLate, ProgramLate, Waiting, family, run_delay


def waited(looks: int, passed: float, kept: float = 0.0) -> Waiting:
    """After so many looks, each so long after the one before, in which a process was kept waiting for so long."""
    delays = iter(i * kept for i in range(looks + 1))
    found = Waiting(10.0, lambda: [1], lambda _: next(delays))
    for _ in range(looks):
        found.count(passed)
        found.judge(lambda: "it stands still")
    return found


def test_on_a_quiet_machine_all_time_is_the_program_s() -> None:
    assert waited(199, LOOKS).program == pytest.approx(199 * LOOKS)
    with pytest.raises(
        ProgramLate, match=r"the program is late: it stands still after 10\.\d s, and 0\.0 s in which"
    ):
        waited(210, LOOKS)


@pytest.mark.parametrize(("passed", "kept"), [(1.0, 0.0), (0.1, 0.09), (0.1, 5.0)])
def test_what_a_busy_machine_keeps_waiting_does_not_count(passed: float, kept: float) -> None:
    """This process was woken late, or others were ready and did not run."""
    many = int(90 / passed)
    found = waited(many, passed, kept)
    assert found.machine > 8 * found.program
    assert found.program + found.machine == pytest.approx(many * passed)


@pytest.mark.parametrize(("passed", "kept"), [(5.0, 0.0), (0.1, 0.097), (0.1, 5.0)])
def test_where_it_does_so_for_long_it_is_told_that_the_machine_is_late(passed: float, kept: float) -> None:
    many = int(MOST * 10 / passed)
    waited(many - 5, passed, kept)
    with pytest.raises(MachineLate, match="the machine is late, not the program: it stands still after"):
        waited(many + 5, passed, kept)


def test_the_kernel_says_how_long_a_process_was_kept_waiting() -> None:
    mine = run_delay(os.getpid())
    if mine is None:
        pytest.skip("this kernel does not count it")
    assert mine >= 0
    assert run_delay(2**30) is None
    assert family(os.getpid())[0] == os.getpid()
    assert family(2**30) == [2**30]


class Broken(faults.Run):
    """A run without servers, in which something goes wrong."""

    def __init__(self, problem: Exception | None, lost: str = "") -> None:
        self.problem, self.lost, self.processes, self.logs = problem, lost, [], Path("logs")
        self.database = self  # type: ignore[assignment]
        self.started = 0

    def start(self) -> None:
        self.started += 1

    async def evenings(self) -> None:
        if self.problem is not None:
            raise self.problem

    async def nothing_is_lost(self) -> int:
        assert self.started == 1, "the database runs again by then"
        if self.lost:
            raise AssertionError(self.lost)
        return 7


@pytest.mark.parametrize(
    ("problem", "lost", "kind", "said"),
    [
        (
            ProgramLate("3 have no bus"),
            "",
            ProgramLate,
            "3 have no bus; 7 acknowledged actions, all there, none twice; logs: logs",
        ),
        (MachineLate("3 have no bus"), "", MachineLate, "3 have no bus; 7 acknowledged actions, all there"),
        (KeyError("x"), "", AssertionError, "x.*; 7 acknowledged actions, all there"),
        (
            ProgramLate("no bus"),
            "line 3 is missing",
            AssertionError,
            "line 3 is missing; before that: no bus",
        ),
        (None, "line 3 is missing", AssertionError, "line 3 is missing; before that: nothing"),
    ],
)
async def test_what_was_acknowledged_is_looked_at_whatever_went_wrong(
    problem: Exception | None, lost: str, kind: type[Exception], said: str
) -> None:
    with pytest.raises(kind, match=said) as found:
        await Broken(problem, lost).run()
    assert type(found.value) is kind
    assert await Broken(None).run() == 7


async def test_what_is_broken_is_repaired_also_where_something_fails_beside_it() -> None:
    done: list[str] = []

    async def work(name: str, then: Callable[[], None]) -> None:
        then()
        done.append(name)

    def fail() -> None:
        raise ProgramLate("late")

    with pytest.raises(ProgramLate):
        await faults.all_of(work("a", fail), work("b", lambda: None))
    assert done == ["b"]
