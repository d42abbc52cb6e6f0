"""Positions are checked whole: each public number in its range, and nothing that contradicts the rest.

That no state of a play is refused is a law (`laws.numbers_are_as_declared`); here is what must be refused.
"""

from __future__ import annotations

import json
import pickle
import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Annotated, Any

import pytest

from hlaska.cli import main
from hlaska.core import kinds, number_ranges, spelling
from hlaska.core import record as records
from hlaska.core.board import State
from hlaska.core.errors import BadOptions, BadRecord, BadText
from hlaska.core.game import Game, Match
from hlaska.core.kinds import Number
from hlaska.core.options import change, random_options
from hlaska.core.public import Public
from hlaska.games import GAMES, find_game, game_class
from tests import laws

Rules = tuple[tuple[str, Any], ...]
Wanted = tuple[str, str, dict[str, Any], str, int]  # game, preset, options, phase, least tricks
Standing = tuple[Game, Match, State[Any]]
every_game = pytest.mark.parametrize("name", list(GAMES))


# ---------------------------------------------------------------- states to be spoiled
def made(name: str, preset: str = "", **changes: Any) -> Game:
    game_type = game_class(name)
    return game_type(change(game_type.presets[preset or next(iter(game_type.presets))], changes))


def traces(game: Game, deals: int = 200) -> Iterator[laws.Trace]:
    for seed in range(deals):
        rng = Random(seed)
        yield laws.play_deal(game, game.opening(), laws.shuffled(game, rng), laws.moody(rng))


@cache
def standing(name: str, preset: str, rules: Rules, phase: str, tricks: int) -> Standing:
    """The first state of this phase with so many tricks taken at least, in Mariáš of a game in a suit; no talon is
    closed."""
    game = made(name, preset, **dict(rules))
    for trace in traces(game):
        for state in trace.states():
            taken = len(getattr(state.pub, "took", ())) or sum(getattr(state.pub, "taken", ()))
            plain = not name.startswith("marias") or state.pub.contract <= 0
            plain = plain and getattr(state.pub, "closer", -1) < 0
            if state.pub.phase == phase and taken >= tricks and plain:
                return game, trace.match, state
    raise AssertionError(f"{name} never comes to {phase}")


def spoiled(at: Standing, numbers: dict[str, Any]) -> str:
    """What is said of a state with other numbers."""
    game, match, state = at
    setup = records.setup_of(game, match, state)
    assert records.state_of(game, match, setup) == state
    with pytest.raises(BadText) as caught:
        records.state_of(game, match, records.Setup({**setup.numbers, **numbers}, setup.places))
    assert len(caught.value.text) < 600
    return caught.value.text


# ---------------------------------------------------------------- ranges
def outside(number: Number, game: Game, value: Any) -> Iterator[Any]:
    """Values that are none of a number's."""
    if number.kind == "items":
        return
    one = _one_outside(number, game)
    if number.kind == "parts" or number.each:
        size = max(number_ranges.length(number, game), len(value))
        if number.each != "list":
            yield [0] * (size + 1)
        if number.kind != "parts":
            yield from ([*value[: size - 1], wrong] if value else [wrong] * max(size, 1) for wrong in one)
        return
    yield from one


def _one_outside(number: Number, game: Game) -> list[Any]:
    if number.text:
        return ["laed"]
    if number.kind in ("flag", "parts"):
        return []
    if number.kind == "card":
        return [next(c for c in range(64) if c not in game.pack)]
    low, high = number_ranges.bounds(number, game)
    if number.kind == "packed":
        return [high + 1]
    below = [low - 1 - (number.absent in (low - 1,) and bool(number.none))] if low > -kinds.LARGEST else []
    return [*below, *([high + 1] if high < kinds.LARGEST else [])]


@every_game
def test_a_value_out_of_range_is_refused_with_what_it_may_be(name: str) -> None:
    game = find_game(name)
    trace = next(traces(game))
    state = trace.states()[len(trace.steps) // 2]
    setup = records.setup_of(game, trace.match, state)
    count = 0
    for number in kinds.list_numbers(type(state.pub)):
        for value in outside(number, game, getattr(state.pub, number.name)):
            with pytest.raises(BadText) as caught:
                records.state_of(
                    game, trace.match, records.Setup({**setup.numbers, number.name: value}, setup.places)
                )
            assert caught.value.text.startswith(number.name), (value, caught.value.text)
            assert (
                spelling.format_expected(number, game) in caught.value.text
                or "too large" in caught.value.text
            )
            count += 1
    assert count > 20


@every_game
def test_every_public_number_is_declared(name: str) -> None:
    game = find_game(name)
    pub = game.start(game.opening(), game.pack)[0].pub
    numbers = kinds.list_numbers(type(pub))
    assert [n.name for n in numbers] == list(pub.__struct_fields__)
    assert all(n.help.endswith(".") and n.help[0].isupper() for n in numbers), "a meaning is a sentence"
    assert len({n.name for n in numbers}) == len(numbers)
    for n in numbers:
        assert spelling.format_expected(n, game)
        assert spelling.as_data(n, game)["name"] == n.name


def test_a_number_that_is_not_declared_is_named() -> None:
    class Bare(Public, frozen=True):
        laps: int = 0

    with pytest.raises(TypeError, match="laps: declare it"):
        kinds.list_numbers(Bare)


def test_who_gives_another_default_need_not_declare_it_again() -> None:
    class Whole(Public, frozen=True):
        points: tuple[int, ...] = (0, 0)

    found = kinds.by_name(Whole)["points"]
    assert (found.kind, found.each, found.empty) == ("amount", "seat", "")
    assert kinds.by_name(Public)["points"].empty


class Sorts(Public, frozen=True):
    card: Annotated[int, kinds.card("A card.", none="none")] = -1
    rank: Annotated[int, kinds.rank("A rank.")] = 0
    word: Annotated[int, kinds.word("A word.", ("one", "two"))] = 0
    call: Annotated[int, kinds.call("A call.", none="none")] = -1
    pair: Annotated[tuple[int, ...], kinds.parts("Two.", kinds.suit(name="s"), kinds.card(name="c"))] = (0, 0)
    packed: Annotated[
        int, kinds.packed("Two in one.", [(1, kinds.seat(name="s")), (3, kinds.suit(name="t"))])
    ] = 0


@pytest.mark.parametrize(
    ("name", "written", "value"),
    [
        ("card", "7H", 32),
        ("card", "10H", 38),
        ("rank", "K", 5),
        ("rank", "10", 6),
        ("word", "two", 1),
        ("call", "close", 259),
        ("pair", ["H", "AS"], [2, 23]),
        ("card", "H", "H"),
        ("rank", "X", "X"),
    ],
)
def test_letters_stand_for_numbers_of_their_kind(name: str, written: Any, value: Any) -> None:
    assert spelling.from_letters(kinds.by_name(Sorts)[name], find_game("sixtysix"), written) == value


def test_what_is_packed_is_checked_part_by_part() -> None:
    game, number = find_game("sixtysix"), kinds.by_name(Sorts)["packed"]
    assert [n for n in range(16) if number_ranges.is_valid(number, game, n)] == list(range(8))
    assert kinds.unpack(number, 0b110) == [0, 3]
    assert spelling.in_letters(kinds.by_name(Sorts)["pair"], (2, 23)) == "[H,AS]"


# ---------------------------------------------------------------- phases
EVERY_PHASE: dict[str, dict[str, Any]] = {
    "marias": {"revoke_mode": "penalise", "forehand_no_trump_timing": "first_announcement"},
    "marias_auction": {"revoke_mode": "penalise"},
    "marias_four": {"revoke_mode": "penalise", "partner_durchs": True},
    "marias_two": {"revoke_mode": "penalise"},
    "marias_thirteen": {"revoke_mode": "penalise"},
    "sixtysix": {"auto_claim": False, "rob_window": "both"},
    "thousand": {"th_blind": True},
    "pinochle": {"suit_suggestion": True, "throw_in": True, "pass_count": 3, "redeal_nines": "five"},
    "pinochle_two": {"meld_when": "after_draw", "last_draw": "choice"},
}


@pytest.mark.slow
@every_game
def test_every_phase_comes(name: str) -> None:
    """Each phase that a game declares under some rules is one that its deals go through, the last one at their end."""
    wanted: set[str] = set()
    seen: set[str] = set()
    game_type = game_class(name)
    games = [game_type(options) for options in game_type.presets.values()]
    try:
        games.append(made(name, **EVERY_PHASE.get(name, {})))
    except BadOptions:
        pytest.fail(f"EVERY_PHASE of {name} does not fit")
    for game in games:
        wanted |= set(game.phases)
        for trace in traces(game, 60 if game is games[-1] else 4):
            phases = {s.pub.phase for s in trace.states()}
            assert phases <= set(game.phases)
            assert trace.states()[-1].pub.phase == list(game.phases)[-1]
            seen |= phases
    assert wanted == seen


# ---------------------------------------------------------------- contradictions
MARIAS_PLAY: Wanted = ("marias", "pagat_voleny", {}, "play", 3)
SUIT_PLAY: Wanted = ("marias_two", "", {}, "play", 3)
PLANTED: list[tuple[Wanted, dict[str, Any], str]] = [
    # any game
    (MARIAS_PLAY, {"turn": -1}, r"turn=-1: "),
    (MARIAS_PLAY, {"result": [2, -1, -1]}, r"result=\[2,-1,-1\]: a deal has no result before it is over"),
    (MARIAS_PLAY, {"phase": "flek"}, r"(left|Place hand0|took|lead|points|last)"),
    (("sixtysix", "schnapsen", {}, "lead", 2), {"last_by": -1}, "last_by=-1: who won the trick that `last` tells"),
    (("sixtysix", "schnapsen", {}, "lead", 1), {"prev": [0, "AH"]}, r"prev=\[0,AH\]: (there is no|that card)"),
    (("thousand", "thousand", {}, "play", 2), {"pairs": [1, 0, 0]}, r"pairs=\[1,0,0\]: by melds="),
    # the Mariáš family
    (MARIAS_PLAY, {"contract": "betl", "trump": "H"}, "trump=H: contract=1 is betl, which is played without trumps"),
    (("marias", "pagat_voleny", {}, "flek", 0), {"contract": -1, "trump": -1}, "contract=-1: one has been named"),
    (("marias", "pagat_voleny", {}, "trump", 0), {"contract": 0}, "contract=0: none is named yet in phase=trump"),
    (("marias", "pagat_voleny", {}, "cut", 0), {"trump": "C"}, "trump=C: trumps are not known yet"),
    (("marias", "pagat_voleny", {}, "ask", 0), {"levels": [0] * 6 + [-1]}, "levels=.*: game does not stand yet"),
    (("marias", "pagat_voleny", {}, "flek", 0), {"levels": [-1] * 7}, "levels=.*(something is played for|stand)"),
    (("marias", "pagat_voleny", {"max_flek_level": 2}, "flek", 0), {"levels": [3] + [-1] * 6}, "levels=.*at most 2"),
    (("marias", "pagat_voleny", {}, "flek", 0), {"helper": "S"}, "helper=S: two sevens are not announced"),
    (("marias", "pagat_voleny", {}, "flek", 0), {"said": "cut 5"}, "said=.*announcement or a flek"),
    (("marias", "pagat_voleny", {}, "ask", 0), {"left": 0}, "left=0: at least the seat on turn"),
    (("marias", "pagat_voleny", {}, "flek", 0), {"turn": 0, "left": 3}, "left=3: seat 0 plays the contract"),
    (MARIAS_PLAY, {"claim": 1}, "claim=1: there is nothing of the kind under these rules"),
    (MARIAS_PLAY, {"asked": 2}, "asked=2: there is nothing of the kind under these rules"),
    (MARIAS_PLAY, {"open": True}, "open=true: hands lie open only"),
    (MARIAS_PLAY, {"unplayed": True}, "unplayed=true: settling without play ends"),
    (MARIAS_PLAY, {"points": [10, 0, 0]}, "points=.*counted at the end"),
    (MARIAS_PLAY, {"trump_away": 1}, "trump_away=1: "),
    (("marias", "pagat_voleny", {}, "discard", 0), {"lead": 0}, "lead=0: nobody leads yet"),
    (("marias_auction", "", {}, "bid", 0), {"senior": 2}, "senior=2: two bid against each other"),
    (("marias_auction", "", {}, "bid", 0), {"talon_by": 0}, "talon_by=0: the talon lies there"),
    (("marias_auction", "", {}, "play", 1), {"rung": 0}, "rung=0: a contract has been announced"),
    (("marias_auction", "", {}, "play", 1), {"two_by": 1}, "two_by=1: "),
    (("marias_four", "", {}, "play", 1), {"called": -1}, "called=-1: a rank has been named"),
    (("marias_four", "", {}, "ask", 0), {"partner": 1}, "partner=1: no card is named or played"),
    (("marias_four", "", {}, "ask", 0), {"silent": 2}, "silent=2: nobody has been asked for fleks"),
    (SUIT_PLAY, {"lone": 1}, "lone=1: (a contract in a suit|who)|lead="),
    (SUIT_PLAY, {"open": True}, "open=true: "),
    (("marias_thirteen", "", {}, "play", 2), {"trump": "C"}, "trump=C: there are no trumps while"),
    (("marias_thirteen", "", {}, "play", 2), {"levels": [0] + [-1] * 6}, "levels=.*nothing of the kind"),
    # Sixty-Six
    (("sixtysix", "sixty_six_24", {}, "lead", 9), {"closer": 0, "frozen": [1, 20]}, "closer=0: 0 cards lie in talon"),
    (("sixtysix", "schnapsen", {}, "lead", 1), {"frozen": [1, 5]}, r"frozen=\[1,5\]: the talon is not closed"),
    (("sixtysix", "schnapsen", {}, "lead", 1), {"trump": -1}, "trump=-1: there are trumps from the beginning"),
    (("sixtysix", "schnapsen", {}, "lead", 1), {"shown": "H"}, "shown=H: no marriage has just been led from"),
    (("sixtysix", "schnapsen", {}, "lead", 1), {"phase": "follow"}, "phase=follow: 0 cards on the table"),
    (("sixtysix", "schnapsen", {}, "lead", 1), {"outcome": "tie"}, "outcome=4: the deal is not settled"),
    (("sixtysix", "schnapsen", {}, "lead", 0), {"lead": 1}, "lead=1: seat 0 leads to the first trick"),
    (("sixtysix", "schnapsen", {}, "lead", 1), {"room": 3}, "room=3: nobody sits out"),
    # Thousand
    (("thousand", "thousand", {}, "play", 2), {"contract": 0}, "contract=0: it has to be said"),
    (("thousand", "thousand", {}, "play", 2), {"bid": 103}, "bid=103: bids go from 100 to 400 by 5"),
    (("thousand", "thousand", {}, "play", 2), {"given": 1}, "given=1: in phase=play it is 2"),
    (("thousand", "thousand", {}, "auction", 0), {"declarer": 1}, "declarer=1: it is not known yet"),
    (("thousand", "thousand", {}, "play", 2), {"bonus": [200, 0, 0]}, "bonus=.*nothing of the kind"),
    (("thousand", "thousand", {}, "play", 2), {"status": "played"}, "status=1: the deal is running"),
    (("thousand", "polish", {}, "play", 2), {"barrel": [1, 0, 0]}, "barrel=.*nothing of the kind"),
    # Pinochle
    (("pinochle", "", {}, "play", 1), {"trump": -1}, "trump=-1: trumps have been named"),
    (("pinochle", "", {}, "play", 1), {"bidder": -1}, "bidder=-1: by the calls of the auction"),
    (("pinochle", "", {}, "auction", 0), {"contract": 50}, "contract=50: it is not known yet"),
    (("pinochle", "", {}, "play", 1), {"status": "thrown_in"}, "status=thrown_in: cards are being played"),
    (("pinochle", "", {}, "play", 1), {"round": 3}, "round=3: deals are counted in games of rounds"),
    (("pinochle", "", {}, "play", 1), {"had": [1, 2]}, r"had=\[1,2\]: the deal does not need it"),
    (("pinochle_three", "", {}, "play", 1), {"contract": 0}, "contract=0: "),
    (("pinochle_three", "", {}, "play", 1), {"turned": "9H"}, "turned=9H: there is nothing of the kind"),
    (("pinochle_three", "", {}, "auction", 0), {"lead": 0}, "lead=0: no trick is played yet"),
    (("pinochle_two", "", {}, "play", 2), {"claim": 0}, "claim=0: declaring out ends the deal"),
    (("pinochle_two", "", {}, "play", 2), {"goal": 10}, "goal=10: the score that wins"),
    (("pinochle_two", "", {}, "play", 2), {"trump": -1}, "trump=-1: there are trumps"),
    # Bezique
    (("bezique", "", {}, "lead", 2), {"laying": "four aces"}, "laying=.*no cards are chosen"),
    (("bezique", "", {}, "lead", 2), {"melded": True}, "melded=true: that is told until one draws"),
    (("bezique", "", {}, "lead", 2), {"blanche": 1}, "blanche=1: there is nothing of the kind"),
    (("bezique", "rubicon", {}, "lead", 2), {"asked": 1, "blanche": 1}, "asked=1: nobody is asked"),
    (("bezique", "", {}, "meld", 2), {"phase": "lead"}, "Place talon and trump: .* cards to be drawn"),
]  # fmt: skip


@pytest.mark.parametrize(("at", "numbers", "says"), PLANTED, ids=range(len(PLANTED)))
def test_numbers_that_contradict_others_are_refused(at: Wanted, numbers: dict[str, Any], says: str) -> None:
    name, preset, rules, phase, tricks = at
    text = spoiled(standing(name, preset, tuple(rules.items()), phase, tricks), numbers)
    assert re.match(says, text), text


# ---------------------------------------------------------------- records
ENDING = """Game: marias
Preset: pagat_voleny

From: {numbers} took=[0,0,0,0,1,1,2,2,0]
Place hand0: 9H
Place hand1: 7H
Place hand2: 9D
Place talon: 8C 9C
Place won0: 7C TC JC QC KC AC 7S 8S 9S TS JS QS KS AS 8H
Place won1: TH JH QH KH AH 7D
Place won2: 8D TD JD QD KD AD

9H 7H 9D
"""
WHOLE = {
    "phase": "play", "turn": 0, "lead": 0, "trump": "H", "lone": 0, "contract": 0,
    "levels": "[0,-1,-1,0,-1,-1,-1]", "seven_by": 1,
}  # fmt: skip


def ending(**changes: Any) -> str:
    """A record of its last trick, with other numbers."""
    return ENDING.format(numbers=" ".join(f"{name}={value}" for name, value in {**WHOLE, **changes}.items()))


SAID: list[tuple[dict[str, Any], str]] = [
    ({"phase": "plya"}, "phase=plya: expected one of cut, trump, contract, discard, ask, take, announce, flek, play"),
    ({"lone": 7}, "lone=7: expected a seat from 0 to 2"),
    ({"lone": "H"}, "lone=H: expected a whole number, not a text; a seat from 0 to 2"),
    ({"levels": "[0,-1]"}, "levels=[0,-1]: expected 7 numbers, for game, hundred, seven"),
    ({"trump": 7}, "trump=7: expected a suit, C S H D or 0 to 3, or -1"),
    ({"contract": 1}, "trump=H: contract=1 is betl, which is played without trumps"),
    ({"contract": "betl", "trump": -1}, "levels=[0,-1,-1,0,-1,-1,-1]: game stands, but contract=1 is not in a suit"),
    ({"seven_by": 0}, "seven_by=0: seat 0 plays the contract itself (lone)"),
    ({"seven_by": -1}, "seven_by=-1: seven against has been announced (levels)"),
    ({"lone": 1}, "lone=1: a contract in a suit is played by seat 0"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "says"), SAID, ids=range(len(SAID)))
def test_a_record_says_the_line_and_the_number(changes: dict[str, Any], says: str) -> None:
    assert records.check_text(ending(), game_class)[1][0].after is not None
    with pytest.raises(BadRecord, match=re.escape(f"line 4: {says}")):
        records.check_text(ending(**changes), game_class)


def test_numbers_may_be_written_as_words() -> None:
    """A contract by its name."""
    worded = records.check_text(ending(contract="suit"), game_class)
    assert worded[1][0].state == records.check_text(ending(), game_class)[1][0].state


SCHNAPSEN = """Game: sixtysix
Preset: schnapsen

From: phase=lead turn=0 lead=0 trump=H last_by=0 last=[TS,AS] shown=JH
Place hand0: KC QC KS QH
Place hand1: JC AH TH KH
Place won0: TS AS TD KD QD JS
Place won1: JD JH TC AC QS AD
"""


def test_the_card_turned_up_may_be_told() -> None:
    """Nothing has ever read a card as `shown`, which is the suit of a marriage: what was taken once is taken."""
    told = records.check_text(SCHNAPSEN, game_class)[1][0].start
    assert told == records.check_text(SCHNAPSEN.replace(" shown=JH", ""), game_class)[1][0].start
    with pytest.raises(BadRecord, match="shown=H: no marriage has just been led from"):
        records.check_text(SCHNAPSEN.replace("shown=JH", "shown=H"), game_class)


def test_hands_that_are_not_alike_are_refused() -> None:
    short = SCHNAPSEN.replace("KC QC KS QH", "KC QC KS QH AH TH").replace("JC AH TH KH", "JC KH")
    with pytest.raises(
        BadRecord, match="line 4: Place hand1: 2 cards; others hold so many that it has to be 6"
    ):
        records.check_text(short, game_class)


def test_cards_that_cannot_lie_so_are_refused_with_their_place() -> None:
    turned = "Place hand0: KC QC KS QH\nPlace hand1: JC AH TH KH\nPlace talon: TS AS\nPlace trump:"
    text = re.sub(r"Place hand0(.|\n)*won0: TS AS", f"{turned}\nPlace won0:", SCHNAPSEN)
    with pytest.raises(
        BadRecord, match="line 4: Place talon and trump: 2 cards to be drawn; after 5 tricks it is 0"
    ):
        records.check_text(text.replace(" last_by=0 last=[TS,AS]", ""), game_class)
    game, match, state = standing("sixtysix", "schnapsen", (), "lead", 1)
    places = dict(records.setup_of(game, match, state).places)
    places["talon"] = (*places["talon"], *places.pop("trump"))
    with pytest.raises(BadText, match="Place trump: one card lies there, turned up"):
        records.state_of(game, match, records.Setup(records.setup_of(game, match, state).numbers, places))


@pytest.mark.parametrize(
    ("at", "moved"),
    [
        (("pinochle_three", "", {}, "bury", 0), ("hand0", "hand1")),
        (("bezique", "", {}, "lay", 1), ("hand0", "hand1")),
        (("pinochle", "", {}, "play", 1), ("hand0", "deck")),
    ],
)
def test_a_card_in_a_wrong_place_is_refused(at: Wanted, moved: tuple[str, str]) -> None:
    name, preset, rules, phase, tricks = at
    game, match, state = standing(name, preset, tuple(rules.items()), phase, tricks)
    setup = records.setup_of(game, match, state)
    places = {place: list(cards) for place, cards in setup.places.items()}
    places.setdefault(moved[1], []).append(places[moved[0]].pop() & 63)
    spoilt = records.Setup(setup.numbers, {place: tuple(cards) for place, cards in places.items()})
    with pytest.raises(BadText, match=r"Place (hand|deck)"):
        records.state_of(game, match, spoilt)


def test_a_name_that_is_near_is_offered() -> None:
    with pytest.raises(BadRecord, match=r"no public number 'lst_by'; there are: .*; did you mean last_by\?"):
        records.check_text(SCHNAPSEN.replace("last_by", "lst_by"), game_class)


def test_what_a_table_began_with_is_not_asked_again() -> None:
    """A table that began before a check was there goes on."""
    game = made("marias", "pagat_voleny")
    record, _ = records.check_text(ending(), game_class)
    setup = record.deals[0].setup
    assert setup is not None
    old = records.Setup({**setup.numbers, "seven_by": 2, "talon_by": 2}, setup.places)
    with pytest.raises(BadText, match="talon_by=2"):
        records.state_of(game, game.opening(), old)
    pub: Any = records.state_of(game, game.opening(), old, kept=True).pub
    assert pub.talon_by == 2


# ---------------------------------------------------------------- any change of one number
def changed(number: Number, game: Game, value: Any, rng: Random) -> Iterator[Any]:
    """Other values of a number that are in its range."""
    if number.kind in ("items", "parts", "packed") or number.each == "list":
        return
    low, high = number_ranges.bounds(number, game)
    others: list[Any] = [rng.randint(low, min(high, low + 40)) for _ in range(2)]
    others += [number.absent] * bool(number.none)
    if number.text:
        others = list(game.phases if number.kind == "phase" else number.words)
    if number.kind == "card":
        others = [rng.choice(game.pack)]
    if number.kind == "flag":
        others = [not value]
    if not number.each:
        yield from (v for v in others if v != value)
        return
    for v in others:
        whole = list(value) or [0] * number_ranges.length(number, game)
        whole[rng.randrange(len(whole))] = v
        if tuple(whole) != tuple(value):
            yield whole


def refusal(game: Game, match: Match, setup: records.Setup) -> str:
    """Why a position is refused; "" where it is taken, and then the seat on turn has something to do."""
    try:
        found = records.state_of(game, match, setup)
    except BadText as e:
        return e.text
    assert found.pub.turn < 0 or game.legal(found, found.pub.turn)
    return ""


def spoil(name: str, seeds: range) -> tuple[int, int]:
    """Changes one number at a time; how many of these positions were refused, and how many were taken. What is taken
    is told to everybody, and can be acted in."""
    refused = taken = 0
    for seed in seeds:
        rng = Random(seed)
        game_type = game_class(name)
        game = game_type(rng.choice(list(game_type.presets.values())))
        trace = laws.play_deal(game, game.opening(), laws.shuffled(game, rng), laws.moody(rng))
        state = rng.choice(trace.states())
        setup = records.setup_of(game, trace.match, state)
        for number in kinds.list_numbers(type(state.pub)):
            for value in changed(number, game, getattr(state.pub, number.name), rng):
                other = records.Setup({**setup.numbers, number.name: value}, setup.places)
                why = refusal(game, trace.match, other)
                assert "do not fit together" not in why, (number.name, value, state.pub)
                refused, taken = refused + bool(why), taken + (not why)
    return refused, taken


@every_game
def test_any_other_number_is_refused_by_name_or_can_be_played(name: str) -> None:
    refused, taken = spoil(name, range(6))
    assert refused > taken, "most changes of one number contradict another"


@pytest.mark.nightly
@every_game
def test_any_other_number_in_many_positions(name: str) -> None:
    refused, taken = spoil(name, range(2000))
    assert refused > taken


# ---------------------------------------------------------------- lists of them
@every_game
def test_numbers_are_listed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["options", name, "--numbers"]) == 0
    out = capsys.readouterr().out
    game = find_game(name)
    pub = game.start(game.opening(), game.pack)[0].pub
    assert all(f"\n  {n.name} = " in out and n.help in out for n in kinds.list_numbers(type(pub)))
    assert all(help in out for help in game.phases.values())


def test_numbers_are_listed_as_data_with_the_ranges_of_the_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(
            [
                "options",
                "thousand",
                "--preset",
                "thousand",
                "--set",
                "th_barrel_tries=7",
                "--numbers",
                "--json",
            ]
        )
        == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert list(found["phases"])[-1] == "end"
    numbers = {n["name"]: n for n in found["numbers"]}
    assert numbers["barrel"]["high"] == 7
    assert numbers["barrel"]["each"] == "seat"
    assert numbers["bidder"]["none"] == "nobody"
    assert numbers["status"]["words"] == ["running", "played", "given_up", "redeal"]
    assert "blind" not in found["phases"]


# ---------------------------------------------------------------- games as values
@every_game
def test_a_game_goes_to_another_process(name: str) -> None:
    game_type: Any = game_class(name)
    rng = Random(4)
    options = list(game_type.presets.values())[-1]
    for _ in range(20):
        try:
            game_type(drawn := random_options(game_type.Options, rng, 3))
            options = drawn
        except BadOptions:
            continue
    game = game_type(options)
    trace = next(traces(game))
    again = pickle.loads(pickle.dumps(game))
    assert (type(again), again.options) == (game_type, options)
    replayed = laws.play_deal(
        again, trace.match, trace.deck, lambda g, s, n: (trace.steps[n].seat, trace.steps[n].action)
    )
    assert replayed.states() == trace.states()
