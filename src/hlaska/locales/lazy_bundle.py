"""Parses messages when they are first asked for.

All messages of a language take half a second, and few are needed at once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

_ENTRY: Final = re.compile(
    r"^(-?[a-zA-Z][\w-]*) *=", re.M
)  # an entry begins its line, all else of it is indented
_COMMENT: Final = re.compile(r"^#.*\n?", re.M)
_WORD: Final = re.compile(r"-?[a-zA-Z][\w-]*")


@cache
def entries(language: str) -> Mapping[str, str]:
    """Returns the source of each message and term (`-name`) of a language.

    Of two with one name it is that in the later file.
    """
    found: dict[str, str] = {}
    texts = (f for f in files("hlaska.locales").joinpath(language).iterdir() if f.name.endswith(".ftl"))
    for file in sorted(texts, key=lambda f: f.name):
        text = _COMMENT.sub("", file.read_text(encoding="utf-8"))
        starts = [*_ENTRY.finditer(text)]
        ends = [start.start() for start in starts[1:]] + [len(text)]
        found |= {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}
    return found


@cache
def references(language: str, name: str) -> tuple[str, ...]:
    """Returns the entries that an entry may refer to. They are every word of it that is the name of one."""
    there = entries(language)
    return tuple({word for word in _WORD.findall(there[name]) if word in there and word != name})


@cache
def _parse(language: str, name: str) -> Any:
    return FluentResource(entries(language)[name])


class LazyBundle(FluentBundle):
    """Holds all messages of a language, each parsed when it is needed."""

    def __init__(self, language: str, functions: Mapping[str, Any]) -> None:
        super().__init__([language], functions=dict(functions), use_isolating=False)
        self._language = language
        self._loaded: set[str] = set()

    def has_message(self, message_id: str) -> bool:
        return message_id in entries(self._language) and not message_id.startswith("-")

    def get_message(self, message_id: str) -> Message:
        self._load(message_id)
        return super().get_message(message_id)

    def _load(self, name: str) -> None:
        """Adds an entry with all that it refers to."""
        waiting = [name]
        while waiting:
            name = waiting.pop()
            if name not in self._loaded:
                self._loaded.add(name)
                self.add_resource(_parse(self._language, name))
                waiting += references(self._language, name)
