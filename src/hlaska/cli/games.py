"""Runs `hlaska games` and `hlaska options`."""

from __future__ import annotations

from argparse import Namespace
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import asdict

from hlaska.cli.output import format_table, print_json
from hlaska.core import kinds, spelling
from hlaska.core.counters import format_expected
from hlaska.core.errors import Phrase
from hlaska.core.game import Game
from hlaska.core.options import Option, Value, difference, parse, schema, settings_text, text
from hlaska.games import GAMES, find_game, game_class, preset_of

if TYPE_CHECKING:
    from hlaska.locales import Language


def list_games(args: Namespace) -> None:
    if args.json:
        print_json([_game(name) for name in GAMES])
        return
    for name in GAMES:
        game_type = game_class(name)
        print(name)
        first = next(iter(game_type.presets.values()))
        rows = [
            (name, settings_text(rules, first) or "(default)") for name, rules in game_type.presets.items()
        ]
        print(format_table(rows, "  "))


def _game(name: str) -> dict[str, object]:
    game_type = game_class(name)
    first = next(iter(game_type.presets.values()))
    presets = {name: difference(rules, first) for name, rules in game_type.presets.items()}
    made = find_game(name)
    return {
        "id": name,
        "rules": game_type.rules_version,
        "players": made.players,
        "money": game_type.money,
        "presets": presets,
    }


def list_options(args: Namespace) -> None:
    game = find_game(args.game, args.preset, args.set)
    if args.calls:
        _list_calls(args, game)
        return
    if args.indices:
        _list_indices(args, game)
        return
    if args.numbers:
        _list_numbers(args, game)
        return
    if args.diff:
        _print_difference(args, type(game).Options, game.options, _parse_rules(type(game), args.diff))
        return
    options = schema(type(game).Options)
    values = {option.name: getattr(game.options, option.name) for option in options}
    if args.json:
        print_json([{**asdict(option), "value": values[option.name]} for option in options])
        return
    language = _language(args)
    by_group = attrgetter("group")
    for group, members in groupby(sorted(options, key=by_group), key=by_group):
        print(f"{group}:")
        for option in members:
            print(f"  {option.name} = {text(values[option.name])}   ({format_allowed(option)})")
            key = language.option_key(args.game, option.name)
            print(f"      {language.say(key)}. {language.attribute(Phrase(key), 'help')}  [{option.rule}]")


def _parse_rules(game_type: type[Game], named: str) -> msgspec.Struct:
    """Reads the options that `PRESET NAME=VALUE ...` names; without a preset, of the first. Raises BadOptions."""
    first, *rest = named.split() or [""]
    return (
        parse(preset_of(game_type), [first, *rest])
        if "=" in first
        else parse(preset_of(game_type, first), rest)
    )


def _print_difference(
    args: Namespace, kind: type[msgspec.Struct], here: msgspec.Struct, there: msgspec.Struct
) -> None:
    """Prints in words what these rules have that those of `asked.diff` have not."""
    options = [option for option in schema(kind) if option.name in difference(here, there)]
    if args.json:
        pairs = {option.name: [getattr(here, option.name), getattr(there, option.name)] for option in options}
        print_json({"with": args.diff, "differs": pairs})
        return
    language = _language(args)
    for option in options:
        title = language.say(language.option_key(args.game, option.name))
        a, b = (
            format_value(language, args.game, option, getattr(options_of, option.name))
            for options_of in (here, there)
        )
        print(language.say("web-unlike-row", title=title, here=a, there=b))
    if not options:
        print(language.say("web-unlike-none"))


def format_value(language: Language, game: str, option: Option, value: Value) -> str:
    """Returns a value as the page's form names it."""
    if isinstance(value, bool):
        return language.say("web-on" if value else "web-off")
    if value is None:
        return language.say(language.option_key(game, option.name, "null") or "web-unlimited")
    if option.kind != "choice":
        return text(value)
    key = language.option_key(game, option.name, str(value)) or f"choice-{value}"
    return language.say(key) if language.has(key) else text(value)


def _language(args: Namespace) -> Language:
    from hlaska.locales import Language  # takes a tenth of a second: not for every command

    return Language(args.lang)


def _list_calls(args: Namespace, game: Game) -> None:
    """Prints the words of records.

    They are calls, places, the public numbers with their values in a fresh deal, and counters.
    """
    from hlaska.cli.calls import call_rows

    pub = game.start(game.opening(), game.pack)[0].pub
    language = _language(args)
    language.me, language.money, language.faces = 0, game.money, game.faces
    rows = list(call_rows(game, language))
    if args.json:
        counters = {c.name: format_expected(c, game.players, game.options) for c in game.counters}
        print_json(
            {
                "calls": game.calls.texts,
                "meanings": dict(rows),
                "places": game.places,
                "numbers": pub,
                "counters": counters,
            }
        )
        return
    print("calls that these rules allow, of several the meaning of the first:")
    for texts, meaning in rows:
        print(f"  {texts}\n      {meaning}")
    print("places:  " + ", ".join(game.places))
    print("numbers: " + " ".join(f"{n}={_short(getattr(pub, n))}" for n in pub.__struct_fields__))
    for c in game.counters:
        print(f"counter: {c.name}: {c.help} ({format_expected(c, game.players, game.options)})")


def _list_indices(args: Namespace, game: Game) -> None:
    """Prints what each index of an action and of an observation means."""
    from hlaska.research.encoding.action_index import card_labels
    from hlaska.research.encoding.index_tables import action_rows, observation_rows

    actions, observation = list(action_rows(game)), list(observation_rows(game))
    if args.json:
        print_json({"cards": card_labels(game), "actions": actions, "observation": observation})
        return
    print(f"actions; cards are in the order {card_labels(game)}:")
    print(format_table(actions, "  "))
    print("observation, the history only with recall:")
    print(format_table(observation, "  "))


def _list_numbers(args: Namespace, game: Game) -> None:
    """Prints what a position of a record says (`From:`).

    They are phases, and public numbers with meaning, range and value in a fresh deal.
    """
    pub = game.start(game.opening(), game.pack)[0].pub
    if args.json:
        numbers = [
            {**spelling.as_data(n, game), "value": getattr(pub, n.name)}
            for n in kinds.list_numbers(type(pub))
        ]
        print_json({"phases": game.phases, "numbers": numbers})
        return
    print("phases:")
    print(format_table(list(game.phases.items()), "  "))
    print("numbers, with their values in a fresh deal:")
    for n in kinds.list_numbers(type(pub)):
        value = _short(getattr(pub, n.name)) or '""'
        print(f"  {n.name} = {value}   ({spelling.format_expected(n, game)})")
        print(f"      {n.help}")


def _short(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def format_allowed(option: Option) -> str:
    """Returns the values of an option in short."""
    if option.kind == "bool":
        found = "true, false"
    elif option.choices:
        found = ", ".join(text(c) for c in option.choices)
    elif option.high is None:
        found = f"{option.low} or more" if option.low is not None else "a number"
    else:
        found = f"{option.low} to {option.high}"
    return f"{found}, null" if option.nullable else found
