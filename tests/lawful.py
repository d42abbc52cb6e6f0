"""All laws of a deal at once, and the law of an option: what every game is held to, and what planted faults break."""

from __future__ import annotations

import json
from collections import Counter as Tally
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from hlaska.core.errors import BadOptions
from hlaska.core.game import Game
from hlaska.core.options import Option, Value, change, random_options, schema, text
from hlaska.games import GAMES, game_class
from tests import laws, matches, told
from tests.laws import Trace, must
from tests.rare import rare_deals

WITNESSES = Path(__file__).parent / "witnesses.json"
CHOOSERS = {"hashed": laws.hashed, "hesitant": laws.hesitant}
Witness = tuple[int, str]

# How many calls have their numbers for good, and a check of their texts.
KEPT = {
    "marias": (70, 640924037),
    "marias_auction": (100, 1515125540),
    "marias_two": (49, 2133666126),
    "marias_thirteen": (35, 3114409651),
    "marias_four": (94, 494482349),
    "sixtysix": (5, 701967884),
    "thousand": (133, 2946107431),
    "pinochle": (1972, 3908780260),
    "pinochle_three": (1013, 2318362611),
    "pinochle_two": (16, 2098414148),
    "bezique": (21, 262812357),
}


# How often each law must really compare something in ten deals of a preset: what is less proves little.
LEAST = {
    "cards": 90,
    "turns": 90,
    "scores": 7,
    "kernel": 40,
    "legal": 700,
    "texts": 90,
    "numbers": 80,
    "replay": 80,
    "imagined": 150,
    "events": 400,
    "known": 700,
    "previews": 30,
    "usual": 0,
    "payoff": 5,
    "solved": 1,
    "settlement": 9,
    "chairs": 14,
    "turned": 7,
    "words": 1000,
    "refusals": 500,
    "silence": 80,
    "buttons": 80,
    "bids": 0,
    "partners": 0,
    "declarers": 0,
    "melds": 0,
    "swaps": 100,
}
# Games of which less is enough, or more is wanted.
ALSO = {
    # chairs may differ: `matches.CHAIRS_DIFFER`
    "pinochle": {"turned": 0, "usual": 10, "bids": 100, "partners": 20, "melds": 20},
    "pinochle_three": {
        "buttons": 0,
        "settlement": 8,
    },  # where the last card makes trumps nobody calls; passed out
    "thousand": {"usual": 5, "bids": 100, "declarers": 5, "melds": 10},
    "marias_thirteen": {"melds": 10},
    "pinochle_two": {"melds": 50},
    "bezique": {"melds": 50},
}


def too_few(game: str, tally: Tally[str], deals: int) -> str:
    """Which laws compared too little in so many deals of a preset; '' if none. Fewer than ten deals tell nothing."""
    least = {**LEAST, **ALSO.get(game, {})}
    tens = deals // 10
    few = [f"{law}: {tally[law]}" for law, n in least.items() if tally[law] < n * tens]
    return ", ".join([*few, *(f"{law}: no least number" for law in tally if law not in least)])


def kept(game_type: type[Game]) -> tuple[int, int]:
    """The line of KEPT for a game. Raises Broken with the line to be written for one that has none."""
    now = (len(game_type.calls), laws.check_of(game_type.calls.texts))
    must(game_type.id in KEPT, f'tests/lawful.py, KEPT: add the line "{game_type.id}": {now},')
    return KEPT[game_type.id]


def keeps_the_laws(
    game: Game, preset: str, seed: int, find: Callable[[str], type[Game]] = game_class
) -> Tally[str]:
    """Plays one deal and tries every law on it; how often each of them really compared something."""
    rng = Random(seed)
    match = game.opening()
    deck = laws.shuffled(game, rng)
    sensible = seed % 2 == 1  # who calls anything seldom comes to play
    choose = matches.eager(rng.randrange(game.seats), rng) if sensible else laws.moody(rng)
    trace = laws.play_deal(game, match, deck, choose)
    tally = Tally[str]()
    tally["cards"] = laws.cards_are_conserved(trace)
    tally["turns"] = laws.one_seat_is_on_turn(trace)
    tally["scores"] = laws.points_add_up(trace)
    tally["kernel"] = laws.kernel_goes_along(trace)
    tally["legal"] = laws.legal_actions_apply_and_others_are_refused(trace, rng)
    tally["texts"] = laws.texts_and_json_round_trip(trace, rng)
    tally["numbers"] = laws.numbers_are_as_declared(trace, Random(seed))
    tally["replay"] = laws.replay_equals_play(trace, preset, find)
    tally["imagined"] = laws.imagined_states_look_the_same(trace, rng)
    tally["events"] = laws.events_tell_what_views_show(trace)
    tally["known"] = laws.known_is_true(trace, rng, 4)
    tally["previews"] = laws.previews_are_true(trace, rng)
    tally["usual"] = laws.usual_turns_are_legal(trace, rng)
    tally["payoff"] = laws.payoff_is_the_result(trace, rng)
    tally["solved"] = laws.positions_can_be_solved(trace)
    tally["settlement"] = laws.settlement_adds_up(trace)
    tally["chairs"] = laws.seats_go_round(trace)
    tally["turned"] = matches.chairs_are_alike(trace)
    tally["words"] = told.everything_told_has_words(trace)
    tally["refusals"] = told.refusals_say_why(trace, rng)
    tally["silence"] = told.what_happens_is_told(trace)
    tally["buttons"] = told.buttons_cover_the_calls(trace)
    tally["bids"] = told.bids_say_their_amount(trace)
    tally["partners"] = told.partners_are_named(trace)
    tally["declarers"] = told.declarers_are_named(trace)
    tally["melds"] = told.melds_are_named(trace)
    tally["swaps"] = compared(trace, rng, 2)
    return tally


def compared(trace: Trace, rng: Random, most: int) -> int:
    """Swaps hidden cards for every seat and an onlooker; how many views were compared where hidden cards differed."""
    return sum(
        laws.same_events_same_view(trace, seat, *pair).compared
        for seat in range(-1, trace.game.seats)
        for pair in laws.hidden_pairs(trace, seat, rng, most)
    )


def option_matters(game_type: type[Game], option: Option, value: Value, seeds: int = 4000) -> None:
    """A value of an option changes some deal of twice so many; what once did is tried first."""
    pairs = _pairs(game_type, option, value)
    must(bool(pairs), f"{option.name}={value} fits no other rules")
    found = _witness(pairs, witnesses().get(_named(game_type, option, value)), seeds)
    must(found is not None, f"{option.name}={value} changes nothing in {2 * seeds} deals")


def option_shows(game_type: type[Game], option: Option, value: Value, seeds: int = 12) -> None:
    """A value of an option that is no rule changes what is shown, what players do or what the table asks; one that is
    for the display alone changes nothing in any deal."""
    pairs = _pairs(game_type, option, value)
    must(bool(pairs), f"{option.name}={value} fits no other rules")
    shows = False
    for one, other in pairs:
        for seed in range(seeds):
            traces = [_seeded(game, seed, laws.hashed(seed)) for game in (one, other)]
            same = laws.sign(traces[0]) == laws.sign(traces[1])
            must(
                same or option.effect != "display",
                f"{option.name}={value} is for the display and changes a deal",
            )
            shows = shows or not same or _shown(traces[0]) != _shown(traces[1])
            if shows and option.effect != "display":
                return
    must(shows, f"{option.name}={value} shows nowhere")


def _seeded(game: Game, seed: int, choose: laws.Chooser) -> Trace:
    return laws.play_deal(game, game.opening(), laws.shuffled(game, Random(seed)), choose)


def _shown(trace: Trace) -> list[Any]:
    """What a client is told of a deal, and what a table asks of the game."""
    game = trace.game
    views = [trace.view(at, seat) for at in range(len(trace.states())) for seat in range(-1, game.seats)]
    asked = (
        game.countdown_start,
        game.seating,
        game.shuffle_policy,
        game.has_same_deals,
        game.is_endless,
        game.money,
        game.faces,
    )
    usual = [game.adviser.convention(v).turn for v in views if v.seat == v.pub.turn >= 0]
    return [asked, usual, [game.explainer.explain(view) for view in views]]


def _witness(pairs: list[tuple[Game, Game]], known: Witness | None, seeds: int) -> Witness | None:
    """A deal that an option changes: its seed, and who chooses."""
    if known is not None and _parts(pairs, known):
        return known
    if any(_differ_rarely(*pair) for pair in pairs):
        return (0, "composed")
    tries = ((seed, name) for seed in range(seeds) for name in CHOOSERS)
    return next((w for w in tries if _parts(pairs, w)), None)


def _parts(pairs: list[tuple[Game, Game]], witness: Witness) -> bool:
    seed, name = witness
    if name == "composed":
        return any(_differ_rarely(*pair) for pair in pairs)
    return _differ(*pairs[seed % len(pairs)], seed, CHOOSERS[name](seed))


def _named(game_type: type[Game], option: Option, value: Value) -> str:
    return f"{game_type.id} {option.name}={text(value)}"


@cache
def witnesses() -> dict[str, Witness]:
    """Deals that options change which change few. Only a hint: where one does not any more, others are looked for."""
    found: dict[str, Witness] = json.loads(WITNESSES.read_text("utf-8")) if WITNESSES.exists() else {}
    return found


def look_for_witnesses() -> None:
    """Writes down a deal for each value that takes more than some to find: python -m tests.lawful"""
    found: dict[str, Witness] = {}
    for name in GAMES:
        game_type = game_class(name)
        for option in schema(game_type.Options):
            for value in alternatives(option) if option.effect == "rules" else ():
                key = _named(game_type, option, value)
                witness = _witness(_pairs(game_type, option, value), witnesses().get(key), 4000)
                if witness is not None and witness[0] >= 16:
                    found[key] = witness
    lines = ",\n".join(f" {json.dumps(key)}: {json.dumps(witness)}" for key, witness in found.items())
    WITNESSES.write_text(f"{{\n{lines}\n}}\n", "utf-8")


def alternatives(option: Option) -> list[Value]:
    """Every other choice, or some other number."""
    if option.kind == "bool":
        return [not option.default]
    if option.choices:
        values: list[Value] = (
            list(option.choices) if option.kind == "choice" else [int(c) for c in option.choices]
        )
        return [v for v in values if v != option.default]
    ends = [option.low, option.high, (option.low or 0) + 5]
    return [next(v for v in ends if v is not None and v != option.default)]


def _pairs(game_type: Any, option: Option, value: Value) -> list[tuple[Game, Game]]:
    """Games that differ in one option only: under each preset, and under some random rules, as far as they fit."""
    rng, same = Random(1), option.effect != "rules"
    others = [
        o for o in schema(game_type.Options) if same and o.effect == option.effect and o.name != option.name
    ]
    first = next(iter(game_type.presets.values()))
    also = [change(first, {o.name: v}) for o in others for v in alternatives(o)]  # one may wait for another
    bases = [
        *also,
        *game_type.presets.values(),
        *(random_options(game_type.Options, rng, 4) for _ in range(30)),
    ]
    pairs = []
    for base in bases:
        base = change(base, dict(option.needs))
        try:
            pairs.append(tuple(game_type(change(base, {option.name: v})) for v in (option.default, value)))
        except BadOptions:
            continue
    return pairs[: len(game_type.presets) + len(also) + 4]


def _differ(one: Game, other: Game, seed: int, choose: laws.Chooser) -> bool:
    """Whether the same choices on the same cards, now and then near the end of a match, lead to different deals.

    Some seeds play several deals, for rules that wait for what has happened before.
    """
    if (one.pack, one.players) != (other.pack, other.players):
        return True
    deal = laws.stacked if seed % 4 == 3 else laws.shuffled
    rng, match = Random(seed), laws.some_match(one, seed)
    for _ in range(9 if seed % 16 == 5 else 1):
        deck = deal(one, rng)
        first, second = (laws.play_deal(g, match, deck, choose) for g in (one, other))
        if laws.sign(first) != laws.sign(second):
            return True
        if first.after is None or first.after.winners:
            return False
        match = first.after
    return False


def _differ_rarely(one: Game, other: Game) -> bool:
    """The same in deals composed by hand."""
    return any(
        laws.sign(laws.play_deal(one, one.opening(), deck, choose))
        != laws.sign(laws.play_deal(other, other.opening(), deck, choose))
        for deck, choose in rare_deals(one.id)
        if sorted(deck) == sorted(one.pack) == sorted(other.pack)
    )


if __name__ == "__main__":
    look_for_witnesses()
