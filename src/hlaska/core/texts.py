"""Lists of calls in a sentence, amounts as ranges; and how calls are compared as texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

RANGE: Final = 4  # so many amounts in equal steps are told as a range


def one_spelling(text: str) -> str:
    """A call's text as it is compared: small letters, one blank between words."""
    return " ".join(text.lower().replace("_", " ").split())


def sample(calls: Sequence[str], most: int = 12) -> str:
    """Some of these texts for a sentence; amounts that follow each other as ranges."""
    said = ranges(calls)
    return ", ".join(said[:most]) + (" ..." if len(said) > most else "")


def ranges(texts: Sequence[str]) -> list[str]:
    """The texts, but for the same words with four or more numbers in equal steps one text: `bid 105 to 300 by 5`."""
    said: list[str] = []
    at = 0
    while at < len(texts):
        count, step = _run(texts, at)
        if count >= RANGE:
            by = "" if step == 1 else f" by {step}"
            said.append(f"{texts[at]} to {_number(texts[at + count - 1])[1]}{by}")
        else:
            count = 1
            said.append(texts[at])
        at += count
    return said


def _run(texts: Sequence[str], at: int) -> tuple[int, int]:
    """How many texts from here on are the same words with numbers in equal steps, and the step."""
    words, first = _number(texts[at])
    if first < 0 or at + 1 == len(texts):
        return 1, 0
    step, count = _number(texts[at + 1])[1] - first, 1
    while (
        step > 0 and at + count < len(texts) and _number(texts[at + count]) == (words, first + step * count)
    ):
        count += 1
    return count, step


def _number(text: str) -> tuple[str, int]:
    """The words of a text before the number at its end, and the number; -1: it has none."""
    words, _, last = text.rpartition(" ")
    return (words, int(last)) if words and last.isdecimal() else (text, -1)


def amounts_of(calls: Sequence[str], text: str) -> list[str]:
    """The calls that are the same as this text but for its number: of `bid 101` all bids there are."""
    words, n = _number(one_spelling(text))
    return [c for c in calls if n >= 0 and _number(one_spelling(c))[0] == words and _number(c)[1] >= 0]
