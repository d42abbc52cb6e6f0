"""What jumps on a page: layout shifts as browsers count them, and zones of the table that move or grow.

Browsers excuse what moves within half a second of a press. Here a press excuses nothing, because a player who presses a
card does not ask for the bar to grow. Excused are cards and their backs, which are there to be moved; what gives way
where the own hand needs another row or one less, where the bar gives room with a press, or where a stage of the deal
begins; and a box that grows upwards over what is free.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

LEAST: Final = 0.0005  # a shift below this is less than a pixel of one word
FRAMES: Final = 150.0  # milliseconds around the looks between which room was given, as it is painted late
PRESSED: Final = 0.03  # with a press words may find another place, but no zone of the table

WATCH: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Jumps:
    """What has jumped since the page was opened, or since this was asked for last."""

    counted: float  # as browsers count: pressing excuses
    shifts: list[str]  # of anything that is not excused, pressed or not
    zones: list[str]  # zones of the table that moved or grew


def jumps(page: Page) -> Jumps:
    found: list[dict[str, Any]] = page.evaluate("window.jumps.splice(0)")
    zones: list[str] = page.evaluate("window.zones.splice(0)")
    given: list[list[float]] = page.evaluate("window.given.splice(0)")
    large = [jump for jump in found if jump["value"] >= LEAST]
    wrong = [
        jump
        for jump in large
        if not (jump["cards"] or any(first - FRAMES < jump["at"] < last + FRAMES for first, last in given))
        and jump["value"] >= (PRESSED if jump["pressed"] else LEAST)
    ]
    return Jumps(
        sum(jump["value"] for jump in large if not jump["pressed"]),
        [f"{jump['value']:.4f}{' pressed' if jump['pressed'] else ''}: {jump['what']}" for jump in wrong],
        zones,
    )
