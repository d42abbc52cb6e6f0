"""A message parsed alone is what it is in its file, and all that it refers to comes with it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from hlaska.locales import Language, languages
from hlaska.locales.lazy_bundle import LazyBundle, entries, references


def whole(language: str) -> dict[str, Any]:
    """Parses all files of a language; of two entries of a name the later file has the right one."""
    found: dict[str, Any] = {}
    texts = (f for f in files("hlaska.locales").joinpath(language).iterdir() if f.name.endswith(".ftl"))
    for file in sorted(texts, key=lambda f: f.name):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (file.name, entry.content)
            if isinstance(entry, ast.Message | ast.Term):
                found[name_of(entry)] = entry
    return found


def name_of(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)


def referred(node: Any) -> Iterator[str]:
    """Yields the names of the entries that a part of an entry refers to."""
    if isinstance(node, ast.MessageReference):
        yield node.id.name
    if isinstance(node, ast.TermReference):
        yield f"-{node.id.name}"
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from referred(child)


EVERY = [
    pytest.param(language, marks=() if language in ("en", "cs") else pytest.mark.nightly)
    for language in languages()
]


@pytest.mark.parametrize("language", EVERY)
def test_each_message_alone_is_what_it_is_in_its_file(language: str) -> None:
    there = whole(language)
    assert entries(language).keys() == there.keys()
    for name, text in entries(language).items():
        (alone,) = FluentResource(text).body
        assert alone.equals(there[name], ignored_fields=["span", "comment"]), name
        assert set(referred(alone)) - {name} <= set(references(language, name)), name


def test_only_what_is_asked_for_is_parsed() -> None:
    bundle = LazyBundle("en", {})
    assert bundle.has_message("cli-starting")
    assert not bundle._loaded
    bundle.get_message("cli-starting")
    assert "cli-starting" in bundle._loaded
    assert len(bundle._loaded) < 20


def test_an_unknown_message_is_none() -> None:
    assert not LazyBundle("en", {}).has_message("no-such-message")
    assert Language("en").say("no-such-message") == "No such message"
    with pytest.raises(LookupError):
        LazyBundle("en", {}).get_message("no-such-message")
    with pytest.raises(LookupError):
        FluentBundle(["en"]).get_message("no-such-message")
