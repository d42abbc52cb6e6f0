"""Says what would have been right where a message holds a wrong word or field."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, Final

from msgspec import inspect

_WRONG: Final = re.compile(r"^Invalid (?:enum )?value")
_UNKNOWN: Final = re.compile(r"^Object contains unknown field")
_LISTS: Final = (inspect.ListType, inspect.VarTupleType, inspect.SetType)
_PATH: Final = re.compile(r"^(.*) - at `\$\.?(.*)`$")


def add_suggestions(message: str, annotation: Any, path: str = "") -> str:
    """Adds the allowed words or fields to what the decoder says of a message.

    path: where it was found (`rules.preset`), unless the sentence says it itself.
    """
    said = _PATH.match(message)
    where = said[2] if said else path
    if _WRONG.match(message):
        return _with(message, "it is one of", _words(annotation, where))
    if _UNKNOWN.match(message):
        return _with(message, "it may have", _fields(annotation, where))
    return message


def _with(message: str, what: str, names: Sequence[str]) -> str:
    return f"{message}; {what} {', '.join(names)}" if names else message


def fields_of(annotation: Any) -> tuple[str, ...]:
    """Returns the fields of a message of that type. There are none where it may be several kinds of objects."""
    return _fields(annotation, "")


def unknown_fields(annotation: Any, read: object) -> Iterator[tuple[str, str]]:
    """Finds the fields that a message of this type has not: path and name.

    `read` is JSON that was read without a type. For example `chairs[0]`, `colour`. What is of another type than it
    should be is passed over.
    """
    return _unknown([_type_info(annotation)], read, "")


@lru_cache(256)
def _type_info(annotation: Any) -> inspect.Type:
    """Returns what msgspec knows of a type. To find it out takes longer than all else that is done with a body."""
    return inspect.type_info(annotation)


def _unknown(kinds: Iterable[inspect.Type], read: object, path: str) -> Iterator[tuple[str, str]]:
    known = list(_union_members(kinds))
    if isinstance(read, list):
        inner = [kind.item_type for kind in known if isinstance(kind, _LISTS)]
        for i, item in enumerate(read if inner else ()):
            yield from _unknown(inner, item, f"{path}[{i}]")
    elif isinstance(read, dict):
        structs = [kind for kind in known if isinstance(kind, inspect.StructType)]
        if len(structs) == 1:
            yield from _unknown_of(structs[0], read, path)
        values = [kind.value_type for kind in known if isinstance(kind, inspect.DictType)]
        for name, value in read.items() if values and not structs else ():
            yield from _unknown(values, value, _below(path, name))


def _unknown_of(kind: inspect.StructType, read: dict[str, object], path: str) -> Iterator[tuple[str, str]]:
    types = {field.encode_name: field.type for field in kind.fields}
    for name, value in read.items():
        if name in types:
            yield from _unknown([types[name]], value, _below(path, name))
        elif name != kind.tag_field:
            yield path, name[:40]


def _below(path: str, name: str) -> str:
    return f"{path}.{name[:40]}" if path else name[:40]


@lru_cache(256)
def _words(annotation: Any, path: str) -> tuple[str, ...]:
    """Returns the words that may stand at a path, in alphabetical order. There are none where anything may."""
    *above, name = _names(path) or [""]
    return tuple(sorted({word for kind in _at(annotation, above) for word in _allowed_words(kind, name)}))


@lru_cache(256)
def _fields(annotation: Any, path: str) -> tuple[str, ...]:
    """Returns the fields of the object at a path, as they are declared.

    There are none where several kinds of objects may be there.
    """
    kinds = [kind for kind in _at(annotation, _names(path)) if isinstance(kind, inspect.StructType)]
    return tuple(field.encode_name for field in kinds[0].fields) if len(kinds) == 1 else ()


def _names(path: str) -> list[str]:
    return [name for name in re.split(r"\.|\[[^\]]*\]", path) if name]


def _at(annotation: Any, names: Sequence[str]) -> list[inspect.Type]:
    """Returns what may be where these fields lead to."""
    found = list(_plain([_type_info(annotation)]))
    for name in names:
        found = list(_plain(chain.from_iterable(_under(kind, name) for kind in found)))
    return found


def _union_members(kinds: Iterable[inspect.Type]) -> Iterator[inspect.Type]:
    """Yields each member of a union, by itself."""
    for kind in kinds:
        if isinstance(kind, inspect.UnionType):
            yield from _union_members(kind.types)
        else:
            yield kind


def _plain(kinds: Iterable[inspect.Type]) -> Iterator[inspect.Type]:
    """Yields what may be there. It is one of a union, or an item of a list or table. A table is one by names."""
    for kind in _union_members(kinds):
        if isinstance(kind, _LISTS):
            yield from _plain([kind.item_type])
        elif isinstance(kind, inspect.DictType):
            yield from _plain([kind.value_type])
        else:
            yield kind


def _under(kind: inspect.Type, name: str) -> list[inspect.Type]:
    return (
        [f.type for f in kind.fields if f.encode_name == name] if isinstance(kind, inspect.StructType) else []
    )


def _allowed_words(kind: inspect.Type, name: str) -> Iterator[str]:
    """Yields the words of a field, or of the one that tells messages apart."""
    if isinstance(kind, inspect.StructType) and kind.tag_field == name:
        yield str(kind.tag)
    for there in _plain(_under(kind, name)):
        if isinstance(there, inspect.LiteralType):
            yield from map(str, there.values)
