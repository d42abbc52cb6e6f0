"""Writes the messages as TypeScript: `python -m hlaska.protocol.typescript [--check] web/src/protocol.ts`."""

from __future__ import annotations

import inspect
import sys
import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from hlaska.core import actions, cards, view
from hlaska.core.options import Value
from hlaska.core.public import Public
from hlaska.events import model as event_model
from hlaska.protocol import HTTP, clubs, deals, events, tables
from hlaska.protocol import accounts as people
from hlaska.protocol import table_messages as line
from hlaska.table.match_state import Chair

HEAD = """\
// Generated from src/hlaska/protocol/ by src/hlaska/protocol/typescript.py: do not edit.
//
// Cards are ints, suit * 16 + rank; an action below CALL is a card with how * 64 added, from CALL on a named call.
// In a view an entry of a place is -1 for a card one may not see, else card | seen * 64 | mark * 1024.
"""
_PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
# What Python keeps open for each game: the page may read the common part, and print the rest.
_SPECIAL: dict[tuple[type[Struct], str], str] = {
    (view.View, "pub"): "Public",
    (tables.NewTable, "options"): "Record<string, Value>",  # what is wrong in it is said by name
    (deals.AskScore, "options"): "Record<string, Value>",
    (clubs.NewClubRules, "options"): "Record<string, Value>",
}


# What names of a package are called here, where they would be those of others.
_CALLED: dict[str, str] = {"hlaska.events.acts": "{}Act", "hlaska.events.model": "Event{}"}
_CALLED_SO: dict[type[Struct], str] = {event_model.Table: "DrawnTable", event_model.Round: "DrawnRound"}


def protocol_ts() -> str:
    """Returns the whole file."""
    sent = _structs(line.ToServer)
    found: dict[str, type[Struct]] = {}
    for union in (line.ToClient, line.ToServer, HTTP):
        for struct in _structs(union):
            _collect(struct, found)
    _collect(Public, found)
    body = [_interface(struct, struct in sent or struct in _request_bodies()) for struct in found.values()]
    return "\n".join([HEAD, *_constants(), *_unions(), "", *body])


def _constants() -> list[str]:
    numbers = {"PROTOCOL": line.PROTOCOL, "CALL": actions.CALL, "HIDDEN": cards.HIDDEN}
    lines = [f"export const {name} = {value};" for name, value in numbers.items()]
    lines.append(f'export const SUITS = "{cards.SUITS}";')
    lines.append(f'export const RANKS = "{cards.RANKS}";')
    return lines


def _unions() -> list[str]:
    return [
        f"export type Value = {' | '.join(_type(part) for part in get_args(Value))};",
        f"export type ToClient = {_names(line.ToClient)};",
        f"export type ToServer = {_names(line.ToServer)};",
    ]


def _request_bodies() -> set[type[Struct]]:
    """Returns the bodies of requests: what has a default may be left out."""
    of_tables: set[type[Struct]] = {
        tables.NewTable,
        tables.Sit,
        deals.AskReplay,
        deals.PlayOn,
        deals.AskScore,
    }
    of_people: set[type[Struct]] = {people.Credentials, people.ChangeMe, people.SignOut}
    of_clubs: set[type[Struct]] = {
        clubs.NewClubRules,
        clubs.NewClubTable,
        clubs.ClubPick,
        clubs.NewEvening,
        clubs.DrawRound,
    }
    of_events: set[type[Struct]] = {events.FoundEvent, events.SubmitAct}
    return {*of_tables, *of_people, *of_clubs, *of_events, Chair}


def _structs(union: Any) -> list[type[Struct]]:
    return list(get_args(union))


def _names(union: Any) -> str:
    return " | ".join(_name(s) for s in _structs(union))


def _name(struct: type[Struct]) -> str:
    return _CALLED_SO.get(struct) or _CALLED.get(struct.__module__, "{}").format(struct.__name__)


def _collect(struct: type[Struct], found: dict[str, type[Struct]]) -> None:
    """Collects the structs that a struct needs, before itself."""
    name = _name(struct)
    if name in found:
        if found[name] is not struct:
            raise ValueError(
                f"{struct.__module__}.{struct.__name__} and {found[name].__module__} are both {name}"
            )
        return
    for field, hint in get_type_hints(struct).items():
        for needed in _inside(hint):
            _collect(needed, found)
        if _SPECIAL.get((struct, field)) == "Public":
            _collect(Public, found)
    found[_name(struct)] = struct


def _inside(hint: Any) -> list[type[Struct]]:
    if isinstance(hint, type) and issubclass(hint, Struct):
        return [hint]
    return [struct for part in get_args(hint) for struct in _inside(part)]


def _interface(struct: type[Struct], sent: bool) -> str:
    config = struct.__struct_config__
    lines = [_comment(struct), f"export interface {_name(struct)} {{"]
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    hints = get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        optional = (sent or config.omit_defaults) and not field.required
        kind = _SPECIAL.get((struct, field.name)) or _type(hints[field.name])
        lines.append(
            f"  {field.encode_name}{'?' if optional else ''}: {kind};{_default(field) if optional else ''}"
        )
    if struct is Public:
        lines.append("  /** Each game adds numbers of its own. */\n  [name: string]: unknown;")
    return "\n".join([*lines, "}", ""])


def _default(field: msgspec.structs.FieldInfo) -> str:
    """Writes what a field means that is left out."""
    value = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
    return f" // left out: {msgspec.json.encode(value).decode()}"


def _comment(struct: type[Struct]) -> str:
    text = inspect.cleandoc(struct.__doc__ or "").split("\n")
    if len(text) == 1:
        return f"/** {text[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in text), " */"])


def _type(hint: Any) -> str:
    if hint in _PLAIN:
        return _PLAIN[hint]
    if hint is Any:
        return "unknown"
    if hint == Value:
        return "Value"
    if isinstance(hint, type) and issubclass(hint, Struct):
        return _name(hint)
    return _compound(get_origin(hint), get_args(hint))


def _compound(origin: Any, args: tuple[Any, ...]) -> str:
    if origin in (Union, types.UnionType):
        return " | ".join(_type(part) for part in args)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin is dict:
        return f"Record<string, {_type(args[1])}>"
    if origin is list or (origin is tuple and args[-1] is Ellipsis):
        inner = _type(args[0])
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if origin is tuple:
        return f"readonly [{', '.join(_type(part) for part in args)}]"
    raise TypeError(f"no TypeScript for {origin}[{args}]")


def main(args: list[str]) -> int:
    check = "--check" in args
    path = Path(next((a for a in args if a != "--check"), "web/src/protocol.ts"))
    text = protocol_ts()
    if not check:
        path.write_text(text, encoding="utf-8")
        return 0
    if path.is_file() and path.read_text(encoding="utf-8") == text:
        return 0
    print(f"{path} is not what the messages say; run python -m hlaska.protocol.typescript {path}")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
