"""Reads and writes call models: what a hand would call, as fitted numbers.

A game declares its numbers as a Struct, `Parameters` in its `call_model.py`; the numbers lie beside it in
`call_model.json`, each with the source that it comes from. `hlaska train calls` makes such files.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import date
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct

from hlaska.core.errors import BadText, plainly

FILE: Final = "call_model.json"
WIDTH: Final = 120  # of a line of the file, where a value fits on one

Chance = Annotated[float, Meta(gt=0, lt=1)]
"""A chance that excludes nothing and is never certain."""
Share = Annotated[float, Meta(ge=0, le=1)]
Sharpness = Annotated[float, Meta(gt=0)]
"""How many times the odds change by e for each unit of what is compared."""

P = TypeVar("P", bound=Struct)


class Source(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Says where some numbers come from."""

    parameters: tuple[str, ...]
    how: str  # in one sentence
    date: date
    command: str = ""  # that made them; "" where no command alone did
    seed: int | None = None
    deals: int | None = None


class CallModel(Struct, Generic[P], frozen=True, forbid_unknown_fields=True):
    """Holds the content of a file."""

    game: str  # its folder's name
    sources: tuple[Source, ...]
    parameters: P


_REPLACED: Final[ContextVar[Mapping[str, Any]]] = ContextVar("replaced call models", default={})  # noqa: B039


def current_parameters(package: str, kind: type[P]) -> P:
    """Returns the numbers of a game's package: those of its file, or what `use_parameters` them."""
    found: P | None = _REPLACED.get().get(package)
    return _load_model(package, kind).parameters if found is None else found


@contextmanager
def use_parameters(package: str, parameters: Struct) -> Iterator[None]:
    """Lets a package have other numbers inside a with statement, to compare two models."""
    token = _REPLACED.set({**_REPLACED.get(), package: parameters})
    try:
        yield
    finally:
        _REPLACED.reset(token)


def load_model(package: str) -> CallModel[Any]:
    """Returns the file of a package. Raises BadText where it has none."""
    return _load_model(package, kind_of(package))


def kind_of(package: str) -> type[Struct]:
    """Returns the Struct that declares a package's numbers. Raises BadText where there is none."""
    try:
        module = import_module(f"{package}.call_model")
    except ModuleNotFoundError as e:
        if e.name != f"{package}.call_model":
            raise
        raise BadText(f"{package.rpartition('.')[2]} has no call model") from None
    kind: type[Struct] = module.Parameters
    return kind


@cache
def _load_model(package: str, kind: type[P]) -> CallModel[P]:
    text = files(package).joinpath(FILE).read_text(encoding="utf-8")
    return read_model(text, kind, package.rpartition(".")[2], f"{package.replace('.', '/')}/{FILE}")


def read_model(text: str, kind: type[P], game: str, where: str) -> CallModel[P]:
    """Reads the text of a file; `where` names it in errors. Raises BadText."""
    try:
        model = msgspec.json.decode(text, type=CallModel[kind])  # type: ignore[valid-type]
    except msgspec.DecodeError as e:
        raise BadText(f"{where}: {plainly(str(e))}") from None
    if model.game != game:
        raise BadText(f"{where}: a model of {model.game}, not of {game}")
    named = [name for source in model.sources for name in source.parameters]
    fields = list(kind.__struct_fields__)
    for name in sorted({*named, *fields}):
        if name not in fields:
            raise BadText(f"{where}: a source names '{name}'; the parameters are {', '.join(fields)}")
        if named.count(name) != 1:
            raise BadText(f"{where}: '{name}' has {named.count(name)} sources; it needs one")
    return model


def to_text(model: CallModel[Any]) -> str:
    """Writes a model as `read_model` reads it: the same bytes for the same numbers."""
    return _format_json(msgspec.to_builtins(model, str_keys=True), 0) + "\n"


def _format_json(value: Any, depth: int) -> str:
    """Writes JSON with a short value on one line, and a long one over several."""
    short = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, dict | list | tuple) or (depth > 1 and len(short) + 2 * depth <= WIDTH):
        return short
    inner, outer = "  " * (depth + 1), "  " * depth
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {_format_json(part, depth + 1)}" for key, part in value.items()]
        return "{\n" + ",\n".join(inner + part for part in parts) + f"\n{outer}}}"
    return "[\n" + ",\n".join(inner + _format_json(part, depth + 1) for part in value) + f"\n{outer}]"
