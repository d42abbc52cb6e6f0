"""Declares house rules.

A field of a game's `Options` has name, type, range, group, default and rule id.

From that field alone come the engine's value, the form, the command line, the documentation, the record header and
the random options of the tests. Title and sentence are messages like all other words: `option-<game>-<name>`, or
`option-<name>` where several games say the same, with the attribute `help`.
"""

from __future__ import annotations

import types
from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from hlaska.core.errors import BadOptions

T = TypeVar("T", bound=Struct)
Value = bool | int | str | None


def opt(
    group: str,
    rule: str,
    *,
    low: int | None = None,
    high: int | None = None,
    effect: Literal["rules", "display", "players", "table", "event"] = "rules",
    needs: dict[str, Value] | None = None,
    formerly: str = "",
    renamed: dict[str, Value] | None = None,
) -> Meta:
    """Returns the declaration of an option, used as `Annotated[type, opt(...)]`.

    group: the heading it stands under.
    rule: id with document, `marias:M3.DEAL.1`.
    low, high: inclusive range of a number.
    effect: who reads it. With `rules` it is the engine, and a test must see it change a deal. With `table` it is how
    the match is set up or shuffled. With `event` it is what an event asks of all its tables, never drawn at random.
    needs: values of other options under which this one can change anything.
    formerly: the name it had, which records, tables and links may still use.
    renamed: values that they may still use, and what these are called today.
    """
    extra = {"rule": rule, "group": group, "low": low, "high": high, "effect": effect, "needs": needs or {}}
    return Meta(extra={**extra, "formerly": formerly, "renamed": renamed or {}})


class Option(Struct, frozen=True):
    """Describes an option as data, for forms, documentation and tests.

    choices: in their order.
    """

    name: str
    kind: Literal["bool", "int", "choice"]
    default: Value
    rule: str
    group: str
    effect: str
    choices: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None
    nullable: bool = False
    needs: dict[str, Value] = {}
    formerly: str = ""
    renamed: dict[str, Value] = {}


@lru_cache(64)
def schema(options: type[Struct]) -> tuple[Option, ...]:
    """Lists the options of a game in the order of their declaration."""
    hints = get_type_hints(options, include_extras=True)
    defaults = options()
    return tuple(_option(name, hints[name], getattr(defaults, name)) for name in options.__struct_fields__)


def _option(name: str, hint: Any, default: Value) -> Option:
    if get_origin(hint) is not Annotated:
        raise BadOptions(f"{name}: declare it as Annotated[type, opt(...)]")
    inner, meta = get_args(hint)[:2]
    extra: dict[str, Any] = dict(meta.extra or {})
    parts = get_args(inner) if get_origin(inner) in (Union, types.UnionType) else (inner,)
    nullable = type(None) in parts
    core = next(p for p in parts if p is not type(None))
    values = get_args(core) if get_origin(core) is Literal else ()
    choices = tuple(
        str(v) for v in values
    )  # Literal[7, 11] declares an int of which only some values are used
    words = any(isinstance(v, str) for v in values)
    kind: Literal["bool", "int", "choice"] = "choice" if words else "bool" if core is bool else "int"
    return Option(
        name, kind, default, extra["rule"], extra["group"],
        extra["effect"], choices, extra["low"], extra["high"], nullable, extra["needs"], extra["formerly"],
        extra["renamed"],
    )  # fmt: skip


def read(option: Option, text: str) -> Value:
    """Reads the value that a text names. Raises BadOptions with what would be right."""
    low = text.strip().lower()
    if low in option.renamed:
        return check(option, option.renamed[low])
    if option.nullable and low in ("null", "none", ""):
        return None
    if option.kind == "bool" and low in ("true", "false", "yes", "no", "on", "off", "1", "0"):
        return low in ("true", "yes", "on", "1")
    named = [choice for choice in option.choices if choice.lower() == low]
    if option.kind == "choice" and named:
        return named[0]
    if option.kind == "int" and low.removeprefix("-").isdecimal() and len(low) < 12:
        return check(option, int(low))
    raise BadOptions(f"{option.name}={text}: {format_expected(option)}")


def check(option: Option, value: Value) -> Value:
    """Returns the value itself if it is one of the option's. Raises BadOptions with what would be right."""
    if value is None and option.nullable:
        return value
    if option.kind == "bool" and isinstance(value, bool):
        return value
    if option.kind == "choice" and value in option.choices:
        return value
    if (
        option.kind == "int"
        and isinstance(value, int)
        and not isinstance(value, bool)
        and is_in_range(option, value)
    ):
        return value
    raise BadOptions(f"{option.name}={text(value)}: {format_expected(option)}")


def is_in_range(option: Option, value: int) -> bool:
    if option.choices:
        return str(value) in option.choices
    return (option.low is None or value >= option.low) and (option.high is None or value <= option.high)


def format_expected(option: Option) -> str:
    """Says in words what an option accepts."""
    none = " or null" if option.nullable else ""
    if option.kind == "bool":
        return f"expected true or false{none}"
    if option.choices:
        return f"expected one of {', '.join(option.choices)}{none}"
    if option.low is not None and option.high is not None:
        return f"expected a whole number from {option.low} to {option.high}{none}"
    return (
        f"expected a whole number of at least {option.low}{none}"
        if option.low is not None
        else "expected a number"
    )


def text(value: Value) -> str:
    """Returns the one text form of an option's value."""
    if value is None:
        return "null"
    return ("false", "true")[value] if isinstance(value, bool) else str(value)


def change(base: T, changes: dict[str, Value]) -> T:
    """Changes options of `base`, by names and values of today or of before.

    Raises BadOptions for an unknown name or a value out of range.
    """
    known = _by_any_name(type(base))
    named: dict[str, Value] = {}
    for name, value in changes.items():
        option = _find(name, known)
        named[option.name] = option.renamed.get(value, value) if isinstance(value, str) else value
    for name, value in named.items():
        check(known[name], value)
    return msgspec.structs.replace(base, **named)


def parse(base: T, settings: Iterable[str]) -> T:
    """Returns `base` with settings such as `min_cut=3`. Raises BadOptions."""
    known = _by_any_name(type(base))
    changes: dict[str, Value] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        name = name.strip()
        if not equals:
            raise BadOptions(f"'{setting}': write name=value")
        option = _find(name, known)
        changes[option.name] = read(option, value)
    return change(base, changes)


def _by_any_name(options: type[Struct]) -> dict[str, Option]:
    """Returns the options by name, and by the names that some had formerly."""
    found = {o.formerly: o for o in schema(options) if o.formerly}
    return found | {o.name: o for o in schema(options)}


def _find(name: str, known: dict[str, Option]) -> Option:
    if name not in known:
        raise BadOptions(f"{name}: no such option; {_near(name, {o.name: o for o in known.values()})}")
    return known[name]


def difference(options: Struct, base: Struct) -> dict[str, Value]:
    """Returns the options that differ from `base`, by name."""
    return {
        name: getattr(options, name)
        for name in options.__struct_fields__
        if getattr(options, name) != getattr(base, name)
    }


def settings_text(options: Struct, base: Struct) -> str:
    """Writes what differs from `base`, as `name=value` separated by spaces; reads back with `parse`."""
    return " ".join(f"{name}={text(value)}" for name, value in difference(options, base).items())


def random_options(options: type[T], rng: Random, most: int | None = None) -> T:
    """Draws options at random over all fields.

    most: changes at most so many from the default.
    """
    fields: Sequence[Option] = [option for option in schema(options) if option.effect != "event"]
    if most is not None:
        fields = rng.sample(list(fields), min(most, len(fields)))
    return change(options(), {o.name: _draw(o, rng) for o in fields})


def _draw(option: Option, rng: Random) -> Value:
    if option.nullable and rng.random() < 0.5:
        return None
    if option.kind == "bool":
        return rng.random() < 0.5
    if option.kind == "choice":
        return rng.choice(option.choices)
    if option.choices:
        return int(rng.choice(option.choices))
    low = option.low or 0
    return rng.randint(low, option.high if option.high is not None else low + 20)


def _near(name: str, known: dict[str, Option]) -> str:
    from difflib import get_close_matches

    near = [*get_close_matches(name, known, 3), *(k for k in known if len(name) > 2 and name in k)]
    close = list(dict.fromkeys(near))[:3]
    return f"did you mean {' or '.join(close)}?" if close else "run 'hlaska options GAME' for the list"
