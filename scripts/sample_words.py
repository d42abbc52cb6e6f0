"""Draws messages at random, to be read aloud: `sample_words.py LANGUAGE [--count 40] [--seed 1]`

The same seed draws the same messages of the same files. What is drawn is read by somebody who did not write it
(docs/glossary.md, "How a message sounds").
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from fluent.syntax import ast, parse

LOCALES: Final = Path(__file__).resolve().parents[1] / "src/hlaska/locales"


def messages(folder: Path) -> Iterator[tuple[str, str]]:
    """Yields each message of a language with its attributes as its file has it.

    The key is `file: key`.
    """
    for path in sorted(folder.glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        for entry in parse(text).body:
            if isinstance(entry, ast.Message) and entry.span is not None:
                yield f"{path.stem}: {entry.id.name}", text[entry.span.start : entry.span.end]


def sample(folder: Path, count: int, seed: int) -> list[tuple[str, str]]:
    """Draws so many messages. They are in the order in which they are drawn."""
    every = list(messages(folder))
    return Random(f"{folder.name} {seed}").sample(every, min(count, len(every)))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("language", choices=sorted(p.name for p in LOCALES.iterdir() if p.is_dir()))
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for nth, (where, text) in enumerate(sample(LOCALES / asked.language, asked.count, asked.seed), 1):
        sys.stdout.write(f"{nth:2}. {where.split(':')[0]:18} {text.rstrip()}\n")


if __name__ == "__main__":
    main()
