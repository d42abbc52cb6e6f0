"""Makes docs/library.md. It says what `hlaska` offers to scripts, from the docstrings of `hlaska.library`."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from typing import Any

from hlaska import library

ROW = re.compile(r"([a-z]\w*(?:, [a-z]\w*)*): ")
HEAD = """\
# The library

<!-- Generated from the docstrings of hlaska.library by scripts/generate.py: do not edit. -->

All names stand in `hlaska` itself and are loaded when they are first used: `import hlaska` costs nothing.
Short scripts that use them are in [examples](../examples).
"""


def library_page() -> str:
    return "\n".join([HEAD, *(part for name in library.__all__ for part in _document(name))])


def _document(name: str) -> Iterator[str]:
    thing = getattr(library, name)
    if not inspect.isclass(thing):
        yield f"## `{_call(name, thing)}`\n\n{_markdown(inspect.getdoc(thing) or '')}\n"
        return
    yield f"## {name}\n\n{_markdown(inspect.getdoc(thing) or '')}\n"
    for part, member in vars(thing).items():
        if part == "__init__" and inspect.isfunction(member):
            yield f"### `{_call(name, member)}`\n\n{_markdown(inspect.cleandoc(member.__doc__ or ''))}\n"
        elif part.startswith("_"):
            continue
        elif isinstance(member, property):
            yield f"### `{part}`\n\n{_markdown(inspect.getdoc(member) or '')}\n"
        elif inspect.isfunction(member):
            yield f"### `{_call(part, member)}`\n\n{_markdown(inspect.getdoc(member) or '')}\n"


def _markdown(docstring: str) -> str:
    """Returns a docstring as Markdown, with a list of the parameters that it explains."""
    return "\n\n".join(_list_rows(part) if ROW.match(part) else part for part in docstring.split("\n\n"))


def _list_rows(paragraph: str) -> str:
    """Makes an item of a list of each line that begins with names."""
    return "\n".join(
        ROW.sub(lambda found: f"- `{found[1].replace(', ', '`, `')}`: ", line)
        if ROW.match(line)
        else f"  {line.strip()}"
        for line in paragraph.split("\n")
    )


def _call(name: str, function: Callable[..., Any]) -> str:
    """Writes how a function or method is called. That is `name(parameters) -> result`."""
    signature = inspect.signature(function)
    shown = [p for p in signature.parameters.values() if p.name != "self"]
    text = str(signature.replace(parameters=shown)).replace("'", "")
    return name + text.removesuffix(" -> None")
