"""The laws themselves: faults planted in three games are caught, honest games are not accused.

A fault is a game of which some members are replaced (`tests/planted.py`); a replaced method gets the honest game
first. Those that no law can see stand in `UNSEEN` with the reason, and a test that says so: who finds a law for one
moves it.
"""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event, State
from hlaska.core.calls import Call, Calls
from hlaska.core.errors import Phrase
from hlaska.core.explanation import Explanation
from hlaska.core.game import Game, Match
from hlaska.core.options import schema
from hlaska.core.public import Item, Public
from hlaska.core.view import View
from hlaska.games import find_game, game_class
from hlaska.kernel import acts
from hlaska.kernel import layout as word
from tests import lawful, laws, matches, slips, told
from tests.laws import Broken
from tests.planted import planted

Fault = dict[str, Any]
MARIAS, SIXTYSIX, THOUSAND = "marias", "sixtysix", "thousand"
PINOCHLE = "pinochle"
GAMES = (MARIAS, SIXTYSIX, THOUSAND)


# ---------------------------------------------------------------- planting and looking
def faulty(name: str, fault: Fault) -> Game:
    """The game, by its name and settings, with a fault."""
    game, *settings = name.split()
    return planted(find_game(game, None, settings), fault)


def accusation(game: Game, deals: int = 24) -> str:
    """What the laws say of a game; '' if nothing."""
    try:
        laws.reads_back(game)
        told.house_rules_have_words(type(game))
        told.has_its_rules(type(game))
        for option in schema(game.Options):
            if option.effect == "display":
                lawful.option_shows(type(game), option, lawful.alternatives(option)[0], 2)
        for seed in range(deals):
            lawful.keeps_the_laws(game, next(iter(game.presets)), seed, lambda name: type(game))
    except Broken as e:
        return str(e)
    except Exception as e:  # a game that breaks down is noticed too
        return f"{type(e).__name__}: {e}"
    return ""


def at_end(change: Callable[[Any], Any]) -> Callable[..., tuple[State, list[Event]]]:
    """An `apply` that changes the public numbers once the deal is over."""

    def apply(game: Game, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        state, events = game.apply(state, seat, action)
        return (State(change(state.pub), state.places) if state.pub.turn < 0 else state), events

    return apply


def with_items(change: Callable[[tuple[Item, ...]], tuple[Item, ...]]) -> Callable[..., Any]:
    return at_end(lambda pub: replace(pub, items=change(pub.items)))


def told_so(change: Callable[[View, Explanation], Explanation]) -> Callable[..., Explanation]:
    """An `explain` that changes what the honest game says."""
    return lambda game, view: change(view, game.explainer.explain(view))


# ---------------------------------------------------------------- faults of the settlement
def other_seat(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(replace(i, seat=1 - i.seat) if i.seat in (0, 1) else i for i in items)


def backwards(game: Game, match: Match) -> tuple[int, ...]:
    return tuple((match.first - seat) % game.players for seat in range(game.players))


def scores_astray(game: Game, match: Match, state: State) -> Match | None:
    after = game.finish(match, state)
    return after and replace(after, scores=(*after.scores[1:], after.scores[0]))


# ---------------------------------------------------------------- faults of what is told
def numbers_forgotten(view: View, said: Explanation) -> Explanation:
    return replace(said, question=said.question and Phrase(said.question.key))


def wrong_rule(view: View, said: Explanation) -> Explanation:
    return replace(said, duty=said.duty and replace(said.duty, rule="marias:M3.PLAY.99"))


def dead_button(view: View, said: Explanation) -> Explanation:
    return (
        replace(said, calls=(*said.calls, replace(said.calls[0], calls=(CALL + 3,)))) if said.calls else said
    )


def no_reason(game: Game, view: View, action: Action) -> Phrase | None:
    return None if action >= CALL else game.explainer.explain_refusal(view, action)


def unknown_reason(game: Game, view: View, action: Action) -> Phrase | None:
    return (
        Phrase("refused-because")
        if view.seat != view.pub.turn
        else game.explainer.explain_refusal(view, action)
    )


def silent_card(game: Game, pub: Public, event: Event) -> Phrase | None:
    return None if event.kind in ("play", "trick", "draw") else game.explainer.explain_event(pub, event)


def wordless_event(game: Game, pub: Public, event: Event) -> Phrase | None:
    return Phrase("event-something") if event.kind == "trick" else game.explainer.explain_event(pub, event)


# ---------------------------------------------------------------- faults of the calls
def with_calls(game: str, change: Callable[[Sequence[Call]], Sequence[Call]]) -> Calls:
    calls = Calls()
    calls.add(change(game_class(game).calls.all))
    return calls


def rob_closes(calls: Sequence[Call]) -> list[Call]:
    """What exchanges is declared to close, and the other way round."""
    other = {acts.EXCHANGE: acts.CLOSE, acts.CLOSE: acts.EXCHANGE}
    return [replace(call, acts=tuple(other.get(act, act) for act in call.acts)) for call in calls]


def nothing_blind(calls: Sequence[Call]) -> list[Call]:
    return [replace(call, blind=False) for call in calls]


# ---------------------------------------------------------------- faults of the rules
def any_card(game: Game, state: State, seat: int) -> tuple[Action, ...]:
    legal = game.legal(state, seat)
    if state.pub.phase != "play" or seat != state.pub.turn or legal[0] >= CALL:
        return legal
    hand = tuple(e & 63 for e in state.places[game.place(f"hand{seat}")])
    return tuple(dict.fromkeys((*legal, *hand)))


def card_forgotten(game: Game, state: State, seat: int) -> tuple[Action, ...]:
    legal = game.legal(state, seat)
    cards = [a for a in legal if a < 64]
    return tuple(a for a in legal if a != cards[-1]) if len(cards) > 1 else legal


def stuck(game: Game, state: State, seat: int) -> tuple[Action, ...]:
    return () if state.pub.phase in ("play", "follow") else game.legal(state, seat)


def card_lost(game: Game, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    state, events = game.apply(state, seat, action)
    won = game.place("won0")
    return State(state.pub, tuple(p[1:] if i == won else p for i, p in enumerate(state.places))), events


def card_doubled(game: Game, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    state, events = game.apply(state, seat, action)
    won = game.place("won0")
    places = tuple((*p, *p[-1:]) if i == won and len(p) == 4 else p for i, p in enumerate(state.places))
    return State(state.pub, places), events


def never_twice_the_same() -> Callable[..., tuple[State, list[Event]]]:
    rng = Random(1)

    def apply(game: Game, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
        state, events = game.apply(state, seat, action)
        return state, [*events, Event("settle", value=rng.randrange(1000))]

    return apply


def seen_by_the_next(game: Game, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    state, events = game.apply(state, seat, action)
    hand = game.place("hand0")
    places = [tuple(sorted(e | 1 << 7 for e in p)) if i == hand else p for i, p in enumerate(state.places)]
    return State(state.pub, tuple(places)), events


def shown_to_all(game: Game, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    state, events = game.apply(state, seat, action)
    return state, [_to(e, -1) for e in events]


def deal_in_the_open(game: Game, match: Match, deck: Sequence[int]) -> tuple[State, list[Event]]:
    state, events = game.start(match, deck)
    return state, [_to(e, -1) for e in events]


def _to(event: Event, to: int) -> Event:
    return Event(event.kind, event.seat, event.value, event.src, event.dst, event.cards, to)


def hidden_count(game: Game, state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    """The public points hang on a card that nobody but its owner sees: no preview can tell them."""
    state, events = game.apply(state, seat, action)
    kings = sum(e & 15 == 5 for e in state.places[game.place("hand1")])
    return State(replace(state.pub, points=(kings,) * game.seats), state.places), events


def other_order(game: Game, state: State) -> list[int] | None:
    """The kernel is told that any card may be played."""
    position = game.adviser.position(state)
    return position and [*position[: word.DUTIES], word.FREE, *position[word.DUTIES + 1 :]]


def seat_for_player(game: Game, match: Match, state: State) -> Match | None:
    """The winner of a match is named by seat."""
    after = game.finish(match, state)
    return after and replace(after, winners=tuple(game.chairs(match).index(p) for p in after.winners))


def too_soon(game: Game, state: State) -> list[int] | None:
    """Nobody knows a position any more once four cards are left in each hand."""
    position = game.adviser.position(state)
    return position if position and position[word.TRICK] < position[word.TRICKS] - 4 else None


def paid_early(game: Game, state: State, position: Sequence[int]) -> tuple[int, ...]:
    """A play that ends at 66 pays the winner one more."""
    paid = game.adviser.payoff(state, position)
    early = len(position) == word.POSITION_WORDS and position[word.TARGET]
    return tuple(n + (n > 0) for n in paid) if early else paid


def more_tricks(game: Game, state: State) -> list[int] | None:
    position = game.adviser.position(state)
    return position and [*position[: word.TRICKS], position[word.TRICKS] + 1, *position[word.TRICKS + 1 :]]


FAULTS: dict[str, tuple[str, Fault]] = {
    "wrong payoff": (MARIAS, {"payoff": lambda g, s, w: tuple(n + 2 for n in g.adviser.payoff(s, w))}),
    "swapped payoff": (THOUSAND, {"payoff": lambda g, s, w: g.adviser.payoff(s, w)[::-1]}),
    "empty settlement": (MARIAS, {"apply": with_items(lambda items: ())}),
    "doubled items": (THOUSAND, {"apply": with_items(lambda items: (*items, *items))}),
    "empty item": (SIXTYSIX, {"apply": with_items(lambda items: (*items, Item("")))}),
    "item of the wrong seat": (SIXTYSIX, {"apply": with_items(other_seat)}),
    "item of nobody": (
        MARIAS,
        {"apply": with_items(lambda items: tuple(replace(i, seat=-1) for i in items))},
    ),
    "result of the wrong seat": (
        THOUSAND,
        {"apply": at_end(lambda p: replace(p, result=p.result[1:] + p.result[:1]))},
    ),
    "wrong seat for a chair": (MARIAS, {"chairs": backwards}),
    "scores astray": (MARIAS, {"finish": scores_astray}),
    "lost button": (THOUSAND, {"explain": told_so(lambda v, e: replace(e, calls=e.calls[1:]))}),
    "lost meld": (SIXTYSIX, {"explain": told_so(lambda v, e: replace(e, melds=()))}),
    "dead button": (MARIAS, {"explain": told_so(dead_button)}),
    "numbers forgotten": (SIXTYSIX, {"explain": told_so(numbers_forgotten)}),
    "wrong rule id": (MARIAS, {"explain": told_so(wrong_rule)}),
    "silent refusal": (SIXTYSIX, {"explain_refusal": no_reason}),
    "refusal without words": (THOUSAND, {"explain_refusal": unknown_reason}),
    "silent card": (THOUSAND, {"explain_event": silent_card}),
    "event without words": (MARIAS, {"explain_event": wordless_event}),
    "preset without words": (SIXTYSIX, {"presets": {**game_class(SIXTYSIX).presets, "secret": None}}),
    "no rules written": (THOUSAND, {"id": "thousand_and_one"}),
    "illegal card accepted": (MARIAS, {"legal": any_card}),
    "legal card refused": (THOUSAND, {"legal": card_forgotten}),
    "nobody may act": (SIXTYSIX, {"legal": stuck}),
    "card lost": (MARIAS, {"apply": card_lost}),
    "card doubled": (SIXTYSIX, {"apply": card_doubled}),
    "not the same twice": (SIXTYSIX, {"apply": never_twice_the_same()}),
    "bound too small": (THOUSAND, {"bound": 12}),
    "acts of the kernel exchanged": (SIXTYSIX, {"calls": with_calls(SIXTYSIX, rob_closes)}),
    "leak in the view": (MARIAS, {"apply": seen_by_the_next}),
    "leak in an event": (THOUSAND, {"start": deal_in_the_open}),
    "leak of a drawn card": (SIXTYSIX, {"apply": shown_to_all}),
    "wrong preview": (SIXTYSIX, {"apply": hidden_count}),
    "undeclared effect of hidden cards": (
        f"{MARIAS} revoke_mode=penalise",
        {"calls": with_calls(MARIAS, nothing_blind)},
    ),
    "no partners": (PINOCHLE, {"partners": ()}),
    "nobody is declarer": (THOUSAND, {"declarer": lambda g, pub: -1}),
    "melds of nobody": (SIXTYSIX, {"melds": lambda g, state: ()}),
    "a seat taken for a player": (SIXTYSIX, {"finish": seat_for_player}),
    "a display option that shows nowhere": (SIXTYSIX, {"countdown_start": 0}),
    "a play that stops too soon": (MARIAS, {"position": too_soon}),
    "an early end paid wrongly": (SIXTYSIX, {"payoff": paid_early}),
    "more tricks than cards": (THOUSAND, {"position": more_tricks, "playout_position": more_tricks}),
    "kernel's position astray": (MARIAS, {"position": other_order}),
}


# ---------------------------------------------------------------- what no law can see
def never_given_up(game: Game, state: State, seat: int) -> tuple[Action, ...]:
    return tuple(a for a in game.legal(state, seat) if a != game.call("give up"))


def other_words(view: View, said: Explanation) -> Explanation:
    """Two buttons change their words."""
    if len(said.calls) != 2 or any(phrase.args for phrase in said.calls):
        return said
    one, two = said.calls
    return replace(said, calls=(replace(one, key=two.key), replace(two, key=one.key)))


UNSEEN: dict[str, tuple[str, Fault]] = {
    # The laws know what is said and that it can be said, not what it means: worked examples and readers do.
    "words of two buttons exchanged": (SIXTYSIX, {"explain": told_so(other_words)}),
    # Cards have a second opinion in the kernel; for a call that is no act of the kernel there is none but the examples.
    "a call never offered": (THOUSAND, {"legal": never_given_up}),
}


# ---------------------------------------------------------------- tests
@pytest.mark.parametrize("fault", FAULTS)
def test_planted_faults_are_caught(fault: str) -> None:
    assert accusation(faulty(*FAULTS[fault]))


@pytest.mark.parametrize("fault", UNSEEN)
def test_these_faults_are_not_seen(fault: str) -> None:
    assert not accusation(faulty(*UNSEEN[fault]), 3)


@pytest.mark.parametrize("name", GAMES)
def test_honest_games_are_not_accused(name: str) -> None:
    assert not accusation(faulty(name, {}), 6)


def test_a_word_missing_in_one_language_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """English does not help."""
    honest = told.Only.has

    def has(self: told.Only, key: str) -> bool:
        return honest(self, key) and not (self.code == "cs" and key == "event-play")

    monkeypatch.setattr(told.Only, "has", has)
    said = accusation(faulty(MARIAS, {}), 1)
    assert said == "there are no words for 'event-play' in 'cs'"


def test_calls_with_new_numbers_are_noticed() -> None:
    kind = type(faulty(MARIAS, {"calls": with_calls(MARIAS, lambda calls: [calls[1], calls[0], *calls[2:]])}))
    with pytest.raises(Broken, match="are not what they were"):
        laws.calls_keep_their_numbers(kind, *lawful.KEPT[MARIAS])


def test_an_option_without_effect_is_noticed() -> None:
    """An option that the game does not read, among deals where it would matter if it did."""
    game_type: Any = game_class(SIXTYSIX)
    option = next(o for o in schema(game_type.Options) if o.name == "play_on")

    class Deaf(game_type):  # type: ignore[misc]
        def __init__(self, house: Any) -> None:
            super().__init__(replace(house, play_on=option.default))

    lawful.option_matters(game_type, option, not option.default, 200)
    with pytest.raises(Broken, match=r"play_on=.* changes nothing"):
        lawful.option_matters(Deaf, option, not option.default, 20)


def test_a_counter_that_the_end_of_a_match_passes_is_noticed() -> None:
    """As it was declared once: a match lost to nothing ends with two marks where one ends it."""
    counters = tuple(replace(c, ends=0) for c in game_class(SIXTYSIX).counters)
    game = faulty(SIXTYSIX, {"counters": counters})
    *_, last = matches.lopsided(game, 0, Random(1), 30)
    with pytest.raises(Broken, match=r"marks=\[0,2\]: expected"):
        laws.points_add_up(last)


# ---------------------------------------------------------------- faults in the sources (tests/slips.py)
@pytest.mark.parametrize("name", slips.SLIPS)
def test_a_slip_can_be_planted(name: str) -> None:
    """Its text stands in the sources, and who notices it is a test that there is, and no snapshot."""
    slip = slips.SLIPS[name]
    path = slips.SOURCES / slip.file
    assert slip.planted(path.read_text("utf-8")) != path.read_text("utf-8")
    assert bool(slip.seen) != bool(slip.why)
    file, _, test = slip.seen.partition("::")
    assert "snapshot" not in slip.seen
    assert f"def {test.partition('[')[0]}" in (slips.ROOT / file).read_text("utf-8")


def test_most_slips_are_noticed_without_snapshots() -> None:
    """Those that nothing notices are named, with the reason."""
    assert sum(bool(slip.seen) for slip in slips.SLIPS.values()) >= 16


QUICK = ("T1 highest bid one rung too low", "T8 Czech numbers exchanged")
many = [pytest.param(name, marks=[] if name in QUICK else [pytest.mark.nightly]) for name in slips.SLIPS]


@pytest.mark.parametrize("name", many)
def test_a_slip_is_noticed(name: str) -> None:
    """One in the sources of a module and one in its words always, all of them in the nightly tests."""
    done = slips.run(name, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert done.returncode == 1, done.stdout
    assert "1 failed" in done.stdout
