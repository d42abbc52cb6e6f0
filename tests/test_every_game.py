"""The laws for every game, every preset and random house rules.

HLASKA_DEALS is the number of deals a preset (10; in ./check 5; with -m nightly 10 000).
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hlaska.core import knowledge
from hlaska.core.actions import Action
from hlaska.core.adviser import Adviser
from hlaska.core.board import Event, State
from hlaska.core.errors import BadOptions, Illegal, Stale
from hlaska.core.game import Game, Match
from hlaska.core.options import Option, random_options, schema
from hlaska.core.public import Public, update
from hlaska.games import GAMES, find_game, game_class
from hlaska.table.match_state import Chair
from hlaska.table.new_table import open_table
from tests import laws, matches, told
from tests.lawful import alternatives, compared, keeps_the_laws, kept, option_matters, option_shows, too_few
from tests.laws import Broken, Trace
from tests.presets import PRESETS, TWO, two_presets

SIZES = {"coverage": "2", "ci": "5", "nightly": "100"}
DEALS = int(os.environ.get("HLASKA_DEALS", SIZES.get(os.environ.get("HYPOTHESIS_PROFILE", ""), "10")))
NIGHTLY = int(os.environ.get("HLASKA_DEALS", "10000"))
every_game = pytest.mark.parametrize("name", list(GAMES))


# ---------------------------------------------------------------- the laws
def run(game: Game, preset: str, seeds: range) -> None:
    tally = Counter[str]()
    for seed in seeds:
        try:
            tally += keeps_the_laws(game, preset, seed)
        except Broken as e:
            raise Broken(f"{game.id} {preset} seed {seed}: {e}") from e
    few = too_few(game.id, tally, len(seeds))
    assert not few, f"{game.id} {preset}: too little was compared: {few}"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "preset"), TWO)
def test_two_presets_keep_the_laws(name: str, preset: str) -> None:
    """Of each game; every preset does in many deals, nightly."""
    run(find_game(name, preset), preset, range(DEALS))


def random_game(name: str, rng: Random) -> Game:
    """The game under random house rules; those that do not fit together are drawn again."""
    game_type: Any = game_class(name)
    for most in (*(None,) * 50, *(6,) * 50, *(2,) * 200):
        try:
            made: Game = game_type(random_options(game_type.Options, rng, most))
            return made
        except BadOptions:
            continue
    raise AssertionError(f"{name}: no random house rules fit together")


def run_random(name: str, seeds: range) -> None:
    for seed in seeds:
        game = random_game(name, Random(seed))
        try:
            keeps_the_laws(game, next(iter(game.presets)), seed)
        except Broken as e:
            raise Broken(f"{name} seed {seed} with {game.options}: {e}") from e


@every_game
def test_random_house_rules_keep_the_laws(name: str) -> None:
    run_random(name, range(DEALS))


def duplicate_of(game: Game) -> Game:
    """The game by the rules of events with the same deals."""
    game_type: Any = type(game)
    made: Game = game_type(game_type.duplicate_rules(game.options))
    return made


APART = [name for name in GAMES if "duplicate" in game_class(name).duplicate_options]


@pytest.mark.slow
@pytest.mark.parametrize("name", APART)
def test_duplicate_deals_keep_the_laws(name: str) -> None:
    preset = next(iter(game_class(name).presets))
    keeps_the_laws(duplicate_of(find_game(name, preset)), preset, 1)


@pytest.mark.nightly
@pytest.mark.timeout(0)
@every_game
def test_duplicate_deals_keep_the_laws_under_random_house_rules(name: str) -> None:
    for seed in range(NIGHTLY // 20):
        game = duplicate_of(random_game(name, Random(seed)))
        try:
            keeps_the_laws(game, next(iter(game.presets)), seed)
        except Broken as e:
            raise Broken(f"{name} seed {seed} with {game.options}: {e}") from e


@pytest.mark.parametrize(
    ("name", "preset", "seed"),
    [
        (
            "sixtysix",
            "mariage",
            84,
        ),  # a wrong claim when all cards are played, where it is the first legal call
        ("bezique", "rubicon", 44),  # a carte blanche, after which the next card drawn is asked about
    ],
)
def test_deals_that_come_seldom_keep_the_laws(name: str, preset: str, seed: int) -> None:
    keeps_the_laws(find_game(name, preset), preset, seed)


@pytest.mark.nightly
@pytest.mark.timeout(0)
@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_every_preset_keeps_the_laws_in_many_deals(name: str, preset: str) -> None:
    run(find_game(name, preset), preset, range(NIGHTLY))


@pytest.mark.nightly
@pytest.mark.timeout(0)
@every_game
def test_many_random_house_rules_keep_the_laws(name: str) -> None:
    run_random(name, range(NIGHTLY))


def some_deals(game: Game, rng: Random) -> list[tuple[Any, ...]]:
    """Of four deals of a match whose decks are always the same: how each begins, and what it brings when what is done
    in it is the same, too. What is done by chance leads from one to the next."""
    decks, match, found = Random(7), game.opening(), []
    for deal in range(4):
        if match.winners:
            break
        deck = sorted(game.pack)
        decks.shuffle(deck)
        start, _ = game.start(match, deck)
        same = played_out(game, match, start, Random(deal))
        gains = tuple(after - before for before, after in zip(match.scores, same.scores, strict=True))
        found.append((start, game.chairs(match), gains))
        match = played_out(game, match, start, rng)
    return found


def played_out(game: Game, match: Match, state: State, rng: Random) -> Match:
    while (after := game.finish(match, state)) is None:
        seat = next(seat for seat in range(game.seats) if game.legal(state, seat))
        state, _ = game.apply(state, seat, rng.choice(game.legal(state, seat)))
    return after


@pytest.mark.slow
@every_game
def test_deals_that_are_said_to_be_alike_are(name: str) -> None:
    """Whatever was done before: several tables may get the same ones (docs/clubs.md)."""
    presets = [find_game(name, preset) for preset in game_class(name).presets]
    for game in (*presets, *(random_game(name, Random(seed)) for seed in range(DEALS // 2))):
        if game.has_same_deals:
            one, other = some_deals(game, Random(1)), some_deals(game, Random(2))
            for mine, yours in zip(one, other, strict=False):
                assert mine == yours, (
                    f"{name}: the game says that deals are `alike`, and not under {game.options}"
                )


@every_game
def test_a_value_that_no_option_has_is_refused(name: str) -> None:
    """Also where nobody has read the options from a text."""
    game_type = game_class(name)
    for option in schema(game_type.Options):
        with pytest.raises(BadOptions, match=f"^{option.name}="):
            game_type(replace(game_type.Options(), **{option.name: "no such value"}))


@every_game
def test_calls_read_back(name: str) -> None:
    game = find_game(name)
    laws.reads_back(game)
    assert len(set(game.calls.texts)) == len(game.calls)


@every_game
def test_calls_keep_their_numbers(name: str) -> None:
    laws.calls_keep_their_numbers(game_class(name), *kept(game_class(name)))


# ---------------------------------------------------------------- words and rules
@every_game
def test_house_rules_have_words(name: str) -> None:
    told.house_rules_have_words(game_class(name))


@every_game
def test_the_rules_are_written_down(name: str) -> None:
    told.has_its_rules(game_class(name))


@pytest.mark.parametrize("file", sorted(p.stem for p in (told.LOCALES / "en").glob("*.ftl")))
def test_languages_say_the_same(file: str) -> None:
    told.languages_say_the_same(file)


@every_game
def test_every_call_has_words(name: str) -> None:
    game, rng = find_game(name), Random(3)
    trace = laws.play_deal(game, game.opening(), laws.shuffled(game, rng), laws.moody(rng))
    told.every_call_has_words(game, trace.states()[-1].pub)


@every_game
def test_payoffs_are_asked(name: str) -> None:
    """The law of the payoff has a finished play to look at, in every game that tells search what a play is worth."""
    assert type(find_game(name).adviser).payoff is not Adviser.payoff
    for n in range(100):
        rng = Random(n)
        game = random_game(name, rng) if n % 2 else find_game(name)
        trace = laws.play_deal(game, game.opening(), laws.shuffled(game, rng), laws.moody(rng))
        if laws.payoff_is_the_result(trace, rng):
            return
    pytest.fail("no deal ended with a card that the kernel plays")


@every_game
async def test_a_table_refuses_what_is_not_legal(name: str) -> None:
    """Submitted to a table: an illegal action is refused with a reason and changes nothing, so is one sent twice."""
    game, rng = find_game(name), Random(11)
    chairs = [Chair(f"P{i}") for i in range(game.players)]
    table = await open_table(game, chairs, shuffle=rng.shuffle)
    choose, every = laws.moody(rng), [*range(256), *range(256, 256 + len(game.calls) + 3)]
    while table.now.running:
        state, seq = table.now.state, table.seq
        assert state is not None
        for seat in range(game.seats):
            legal = game.legal(state, seat)
            for action in rng.sample([a for a in every if a not in legal], 3):
                with pytest.raises(Illegal) as caught:
                    await table.submit(seat, seq, (action,))
                assert caught.value.phrase.key
        assert (table.now.state, table.seq) == (state, seq)
        seat, action = choose(game, state, 0)
        await table.submit(seat, seq, (action,))
        if seat == state.pub.turn:
            with pytest.raises((Stale, Illegal)):
                await table.submit(seat, seq, (action,))


@pytest.mark.slow
@two_presets
def test_a_match_is_played_to_its_end(name: str, preset: str) -> None:
    """With the carried pack, in favour of one chair, until it is won; a match without an end of its own for some
    deals."""
    game = find_game(name, preset)
    assert play_match(game, 0) or matches.chairs_differ(game), "no deal was compared with itself turned round"


@pytest.mark.nightly
@pytest.mark.parametrize(("name", "preset"), PRESETS)
def test_every_chair_may_win_a_match(name: str, preset: str) -> None:
    game = find_game(name, preset)
    for seed in range(1, 4 * game.players):
        play_match(game, seed)


def play_match(game: Game, seed: int) -> int:
    """Holds a lopsided match to the laws; how many of its deals were compared with the same one turned round."""
    count, after = 0, game.opening()
    for trace in matches.lopsided(game, seed % game.players, Random(seed), 4 if game.is_endless else 200):
        laws.points_add_up(trace)
        count += matches.chairs_are_alike(trace)
        assert trace.after is not None
        after = trace.after
        assert 0 <= after.first < game.players
    assert bool(after.winners) != game.is_endless, f"{game.id}: {game.options} ends with {after}"
    return count


# ---------------------------------------------------------------- options
ALL_OPTIONS = [(name, option) for name in GAMES for option in schema(game_class(name).Options)]
OPTIONS = [(name, option) for name, option in ALL_OPTIONS if option.effect == "rules"]
OTHERS = [(name, option) for name, option in ALL_OPTIONS if option.effect != "rules"]


every_option = pytest.mark.parametrize(("name", "option"), OPTIONS, ids=[f"{n}-{o.name}" for n, o in OPTIONS])


@pytest.mark.slow
@every_option
def test_every_option_matters(name: str, option: Option) -> None:
    """A value of an option changes some deal, under a preset or random rules with what the option needs."""
    option_matters(game_class(name), option, next(iter(alternatives(option))))


@pytest.mark.nightly
@every_option
def test_every_value_of_an_option_matters(name: str, option: Option) -> None:
    for value in alternatives(option):
        option_matters(game_class(name), option, value)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "option"), OTHERS, ids=[f"{n}-{o.name}" for n, o in OTHERS])
def test_every_other_option_shows(name: str, option: Option) -> None:
    """What only the display, the players or the table read changes what these do."""
    for value in alternatives(option):
        option_shows(game_class(name), option, value)


# ---------------------------------------------------------------- planted leaks
def leaky(name: str, **methods: Any) -> Game:
    """The game with some methods replaced by leaking ones; each gets the honest game first."""
    honest = find_game(name)
    game_type: Any = type(honest)
    leak = {key: _bind(method, honest) for key, method in methods.items()}
    made: Game = type("Leaky", (game_type,), leak)(honest.options)
    return made


def _bind(method: Any, honest: Game) -> Any:
    return lambda self, *args: method(honest, *args)


def _other_hand(game: Game, state: State, seat: int) -> tuple[int, ...]:
    """The cards of the next seat's hand."""
    place = game.places.index(f"hand{(seat + 1) % game.seats}")
    return tuple(e & 63 for e in state.places[place])


def legal_by_another_hand(game: Game, state: State, seat: int) -> tuple[Action, ...]:
    """Hides the last choice when the neighbour holds an odd sum of cards."""
    legal = game.legal(state, seat)
    return legal[:-1] if len(legal) > 1 and sum(_other_hand(game, state, seat)) % 2 else legal


def _rewritten(event: Event, **changes: Any) -> Event:
    fields = {name: getattr(event, name) for name in event.__struct_fields__}
    return Event(**{**fields, **changes})


def told_to_everybody(game: Game, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    """Shows every moved card to all, although only some know it."""
    state, events = game.apply(state, seat, action)
    return state, [_rewritten(e, to=-1) if e.cards else e for e in events]


def told_to_nobody(game: Game, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    """Keeps a hidden move from those who see it."""
    state, events = game.apply(state, seat, action)
    return state, [_rewritten(e, to=0) if e.cards and e.to != -1 else e for e in events]


def told_to_a_neighbour(game: Game, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    state, events = game.apply(state, seat, action)
    return state, [_rewritten(e, to=e.to << 1 & 7 | e.to >> 2) if e.cards and e.to > 0 else e for e in events]


def number_from_a_secret(game: Game, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    """Puts into the public numbers how many kings a hand holds."""
    state, events = game.apply(state, seat, action)
    kings = sum(c & 15 == 5 for c in _other_hand(game, state, 0))
    pub: Public = state.pub
    return State(update(pub, points=(kings,) * game.seats), state.places), events


def seen_by_all(game: Game, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    """Marks the cards of a hand as seen by the next seat."""
    state, events = game.apply(state, seat, action)
    place = game.places.index("hand0")
    places = list(state.places)
    places[place] = tuple(sorted(e | 1 << 7 for e in places[place]))
    return State(state.pub, tuple(places)), events


LEAKS: dict[str, dict[str, Any]] = {
    "legal": {"legal": legal_by_another_hand},
    "event shown to everybody": {"apply": told_to_everybody},
    "event kept from its seats": {"apply": told_to_nobody},
    "event shown to a neighbour": {"apply": told_to_a_neighbour},
    "public number": {"apply": number_from_a_secret},
    "seen bits": {"apply": seen_by_all},
}


def _catches(law: Any, leak: str, deals: int = 12) -> bool:
    """Whether a law reports the leak in one of some deals."""
    game = leaky("marias", **LEAKS[leak])
    for seed in range(deals):
        rng = Random(seed)
        try:
            law(laws.play_deal(game, game.opening(), laws.shuffled(game, rng), laws.moody(rng)), rng)
        except Broken:
            return True
    return False


def swaps(trace: Trace, rng: Random) -> None:
    compared(trace, rng, 6)


def tells(trace: Trace, rng: Random) -> None:
    laws.events_tell_what_views_show(trace)


@pytest.mark.parametrize(
    ("law", "leak"),
    [
        (swaps, "legal"),
        (swaps, "public number"),
        (swaps, "seen bits"),
        (swaps, "event kept from its seats"),
        (tells, "event shown to everybody"),
        (tells, "event kept from its seats"),
        (tells, "event shown to a neighbour"),
        (tells, "seen bits"),
        (laws.imagined_states_look_the_same, "legal"),
    ],
)
def test_planted_leaks_are_caught(law: Any, leak: str) -> None:
    assert _catches(law, leak), f"{law.__name__} does not notice: {leak}"


def for_seeds(deals: int, law: Any) -> None:
    game = find_game("marias")
    for seed in range(deals):
        rng = Random(seed)
        law(laws.play_deal(game, game.opening(), laws.shuffled(game, rng), laws.moody(rng)), rng)


@pytest.mark.slow
@pytest.mark.parametrize("law", [swaps, tells, laws.imagined_states_look_the_same])
def test_honest_games_are_not_accused(law: Any) -> None:
    for_seeds(12, law)


def test_knowledge_that_is_false_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A `CardKnowledge` that forgets that cards may have gone in secret is noticed."""
    monkeypatch.setattr(knowledge._Inference, "_loosen", lambda self, place, card: None)
    with pytest.raises(Broken):
        for_seeds(40, laws.known_is_true)
