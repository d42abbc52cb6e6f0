"""What would have been right where a message held a word that is none of those it may be."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain
from typing import Any, Final

from msgspec import inspect

_WRONG: Final = re.compile(r"^Invalid (?:enum )?value")
_PATH: Final = re.compile(r"^(.*) - at `\$\.?(.*)`$")


def helped(message: str, annotation: Any, path: str = "") -> str:
    """What the decoder says of a message of that type, with the words that could stand there. path: where it was found
    (`rules.preset`), unless the sentence says it itself."""
    said = _PATH.match(message)
    words = _words(annotation, said[2] if said else path) if _WRONG.match(message) else ()
    return f"{message}; it is one of {', '.join(words)}" if words else message


@lru_cache(256)
def _words(annotation: Any, path: str) -> tuple[str, ...]:
    """The words that may stand at a path, in alphabetical order; none where anything may."""
    names = [name for name in re.split(r"\.|\[[^\]]*\]", path) if name]
    found: Iterable[inspect.Type] = [inspect.type_info(annotation)]
    for name in names[:-1]:
        found = list(chain.from_iterable(_under(kind, name) for kind in _plain(found)))
    return tuple(sorted({w for kind in _plain(found) for w in _right(kind, names[-1] if names else "")}))


def _plain(kinds: Iterable[inspect.Type]) -> Iterator[inspect.Type]:
    """What may be there: one of a union, an item of a list or of a table by names."""
    for kind in kinds:
        if isinstance(kind, inspect.UnionType):
            yield from _plain(kind.types)
        elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
            yield from _plain([kind.item_type])
        elif isinstance(kind, inspect.DictType):
            yield from _plain([kind.value_type])
        else:
            yield kind


def _under(kind: inspect.Type, name: str) -> list[inspect.Type]:
    return (
        [f.type for f in kind.fields if f.encode_name == name] if isinstance(kind, inspect.StructType) else []
    )


def _right(kind: inspect.Type, name: str) -> Iterator[str]:
    """The words of a field, or of the one that tells messages apart."""
    if isinstance(kind, inspect.StructType) and kind.tag_field == name:
        yield str(kind.tag)
    for there in _plain(_under(kind, name)):
        if isinstance(there, inspect.LiteralType):
            yield from map(str, there.values)
