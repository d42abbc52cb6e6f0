"""What would have been right where a message held a word that is none of those it may be, or a field it has not."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, Final

from msgspec import inspect

_WRONG: Final = re.compile(r"^Invalid (?:enum )?value")
_UNKNOWN: Final = re.compile(r"^Object contains unknown field")
_PATH: Final = re.compile(r"^(.*) - at `\$\.?(.*)`$")


def helped(message: str, annotation: Any, path: str = "") -> str:
    """What the decoder says of a message of that type, with the words or fields that could stand there. path: where it
    was found (`rules.preset`), unless the sentence says it itself."""
    said = _PATH.match(message)
    where = said[2] if said else path
    if _WRONG.match(message):
        return _with(message, "it is one of", _words(annotation, where))
    if _UNKNOWN.match(message):
        return _with(message, "it may have", _fields(annotation, where))
    return message


def _with(message: str, what: str, names: Sequence[str]) -> str:
    return f"{message}; {what} {', '.join(names)}" if names else message


@lru_cache(256)
def _words(annotation: Any, path: str) -> tuple[str, ...]:
    """The words that may stand at a path, in alphabetical order; none where anything may."""
    *above, name = _names(path) or [""]
    return tuple(sorted({word for kind in _at(annotation, above) for word in _right(kind, name)}))


@lru_cache(256)
def _fields(annotation: Any, path: str) -> tuple[str, ...]:
    """The fields of the object at a path, as they are declared; none where several kinds of objects may be there."""
    kinds = [kind for kind in _at(annotation, _names(path)) if isinstance(kind, inspect.StructType)]
    return tuple(field.encode_name for field in kinds[0].fields) if len(kinds) == 1 else ()


def _names(path: str) -> list[str]:
    return [name for name in re.split(r"\.|\[[^\]]*\]", path) if name]


def _at(annotation: Any, names: Sequence[str]) -> list[inspect.Type]:
    """What may be where these fields lead to."""
    found = list(_plain([inspect.type_info(annotation)]))
    for name in names:
        found = list(_plain(chain.from_iterable(_under(kind, name) for kind in found)))
    return found


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
