"""Finds positions to practise on.

They are a moment of a deal at random in which somebody has to play a card, or a whole trick.

The deal is played by chance under the rules in force, so every position can occur; the same seed gives the same one.
"""

from __future__ import annotations

from itertools import pairwise
from math import comb
from random import Random
from typing import Any, Final, NamedTuple

from hlaska.bots.call_rollout import MOST_CHOICES
from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event, State
from hlaska.core.calls import Call
from hlaska.core.errors import Phrase
from hlaska.core.game import Game
from hlaska.core.lesson import rules_in, value_of
from hlaska.core.public import Public
from hlaska.kernel import layout as word
from hlaska.kernel.play import TrickRules, beats
from hlaska.table.updates import Update

DEALS: Final = 30  # tried before giving up: a deal may end without a card played
QUIET: Final = 0.8  # how often the quiet call is made where only calls are possible
CARD: Final = 0.95  # how often a card is played where calls are possible too: a claim ends the deal
LEAST: Final = 3  # cards in hand: with fewer there is nothing to think about
FREE: Final = 0.15  # how often a position may be one where nothing binds


class DrillPosition(NamedTuple):
    """Holds what a seat knows when it has to play.

    refusals: for each card held that may not be played, why.
    """

    seat: int
    update: Update
    refusals: tuple[tuple[int, Phrase], ...]


class DrillTrick(NamedTuple):
    """Holds a whole trick to practise on.

    trump: the suit, -1 for none.
    cards: in the order in which they were played.
    best: the index of the card that takes the trick.
    why: the reason.
    worth: what the trick counts.
    worths: that and wrong answers, ascending; none where tricks count nothing here.
    """

    trump: int
    cards: tuple[int, ...]
    best: int
    why: str
    worth: int
    worths: tuple[int, ...]


class _Moment(NamedTuple):
    state: State[Any]
    events: tuple[tuple[Event, Public], ...]


def find_position(game: Game, seed: int) -> DrillPosition | None:
    """Finds a position of this game; None where chance finds none."""
    rng = Random(seed)
    for _ in range(DEALS):
        free = rng.random() < FREE
        moments = [m for m in _play_deal(game, rng) if _has_choice(game, m.state, free)]
        if moments:
            return _make_position(game, rng.choice(moments))
    return None


class DrillDecision(NamedTuple):
    """Holds a seat that has to bid, announce or double.

    It has what the seat knows, and all that is true, which is told to nobody.
    """

    seat: int
    update: Update
    state: Any


def find_bidding(game: Game, seed: int) -> DrillDecision | None:
    """Finds a decision of the bidding, after what is usual; None where chance finds none."""
    rng = Random(seed)
    for _ in range(DEALS):
        moments = [m for m in _play_bidding(game, rng) if _is_bidding(game, m.state)]
        if moments:
            moment = rng.choice(moments)
            return DrillDecision(moment.state.pub.turn, _make_update(game, moment), moment.state)
    return None


def find_laying(game: Game, seed: int) -> DrillDecision | None:
    """Deals a hand of which several cards are laid away together, or None.

    It is dealt after what is usual; chance may find none.
    """
    rng = Random(seed)
    for _ in range(DEALS):
        talked = _play_bidding(game, rng)
        # The first of them: who has begun to lay has decided already.
        found = [
            now
            for before, now in pairwise(talked)
            if _count_to_lay(game, now.state) > _count_to_lay(game, before.state)
        ]
        if found:
            moment = rng.choice(found)
            return DrillDecision(moment.state.pub.turn, _make_update(game, moment), moment.state)
    return None


def _is_undertaking(call: Call) -> bool:
    return call.ladder or call.raises or call.auction == "bid" or bool(call.about and not call.acts)


def _is_bidding(game: Game, state: State[Any]) -> bool:
    """Tells whether calls have to be chosen from, with something to undertake or to leave."""
    legal = game.legal(state, state.pub.turn) if state.pub.turn >= 0 else ()
    if len(legal) < 2 or any(a < CALL for a in legal):
        return False
    undertaken = [a for a in legal if _is_undertaking(game.calls[a])]
    return bool(undertaken) and (len(undertaken) > 1 or len(undertaken) < len(legal))


def _count_to_lay(game: Game, state: State[Any]) -> int:
    """Counts the cards that the seat on turn has to choose together, 0 for none.

    Also 0 where there are so many choices that nobody can weigh each of them.
    """
    if state.pub.turn < 0:
        return 0
    view = game.view(state, state.pub.turn)
    count = (
        0
        if game.explainer.is_playing_cards(view) or any(a >= CALL for a in view.legal)
        else game.explainer.choose(view)
    )
    return count if count > 1 and comb(len(view.legal), count) <= MOST_CHOICES else 0


def _play_bidding(game: Game, rng: Random) -> list[_Moment]:
    """Plays a deal up to the first card of a trick. Everybody does what is usual, or else the quiet thing."""
    deck = list(game.pack)
    rng.shuffle(deck)
    state, events = game.start(game.opening(), deck)
    told = tuple((event, state.pub) for event in events)
    moments = [_Moment(state, told)]
    while state.pub.turn >= 0 and not any(event.kind == "play" for event, _ in told):
        seat, legal = state.pub.turn, game.legal(state, state.pub.turn)
        turn = _advised_turn(game, state, seat, rng)
        moment = _apply_turn(game, moments[-1], seat, turn)
        others = [a for a in legal if a not in turn]
        undertaken = any(e.kind == "call" and _is_undertaking(game.calls[e.value]) for e, _ in told)
        if moment.state.pub.turn < 0 and others and undertaken:
            # Who gives up what he has undertaken, as people do with a hand like this, leaves nothing to practise on.
            moment = _apply_turn(game, moments[-1], seat, (rng.choice(others),))
        state, told = moment
        moments.append(moment)
    return moments


def _apply_turn(game: Game, moment: _Moment, seat: int, turn: tuple[Action, ...]) -> _Moment:
    state, told = moment
    for action in turn:
        state, events = game.apply(state, seat, action)
        told = (*told, *((event, state.pub) for event in events))
    return _Moment(state, told)


def _advised_turn(game: Game, state: State[Any], seat: int, rng: Random) -> tuple[Action, ...]:
    """Returns the turn that such a hand calls for, as far as the game knows."""
    view = game.view(state, seat)
    return (
        game.adviser.sample_turn(state, seat, rng)
        or game.adviser.convention(view).turn
        or (_quiet_action(view.legal, rng),)
    )


def _quiet_action(legal: tuple[Action, ...], rng: Random) -> Action:
    """Returns a card by chance, or the call that is declared first, which undertakes nothing."""
    cards = [a for a in legal if a < CALL]
    return rng.choice(cards) if cards else min(legal)


def find_trick(game: Game, seed: int) -> DrillTrick | None:
    """Finds a trick of a deal of this game; None where chance finds none."""
    rng = Random(seed)
    for _ in range(DEALS):
        moments = [m for m in _play_deal(game, rng) if _is_end_of_trick(game, m.state)]
        if moments:
            return _whole_trick(game, rng.choice(moments).state, rng)
    return None


def _is_end_of_trick(game: Game, state: State[Any]) -> bool:
    """Tells whether the last card of a trick is to be played."""
    if state.pub.turn < 0 or len(state.places[game.place("trick")]) != game.seats - 1:
        return False
    view = game.view(state, state.pub.turn)
    return game.explainer.is_playing_cards(view) and any(a < CALL for a in view.legal)


def _whole_trick(game: Game, state: State[Any], rng: Random) -> DrillTrick:
    """Completes the trick with a card that may be played to it. The kernel says who takes it and what it counts."""
    view = game.view(state, state.pub.turn)
    last = rng.choice([a & 63 for a in view.legal if a < CALL])
    cards = (*(e & 63 for e in view.places[game.place("trick")]), last)
    b = game.explainer.positions.seat_position(view.pub, view.places)
    trump, above = b[word.SUIT], b[word.ABOVE]
    best = last if beats(last, b[word.BEST], trump, above) else b[word.BEST]
    rules = rules_in(b)
    worth = sum(value_of(rules, c) for c in cards) + rules.trick
    return DrillTrick(
        trump,
        cards,
        cards.index(best),
        _reason_key(cards, best, trump),
        worth,
        _answer_choices(rules, worth, rng),
    )


def _reason_key(cards: tuple[int, ...], best: int, trump: int) -> str:
    """Returns what lets this card take the trick, as a part of a message key."""
    if cards.count(best) > 1:
        return "equal"
    if best >> 4 == trump:
        return "trump"
    return "suit" if trump >= 0 else "plain"


def _answer_choices(rules: TrickRules, worth: int, rng: Random) -> tuple[int, ...]:
    """Returns the right answer among near ones."""
    steps = sorted({rules.points >> 4 * rank & 15 for rank in range(8)} - {0})
    if not steps:
        return ()
    near = {worth + sign * step for step in steps for sign in (1, -1)} | {worth + 2 * step for step in steps}
    others = sorted(n for n in near if n >= 0 and n != worth)
    return tuple(sorted([worth, *rng.sample(others, min(3, len(others)))]))


def _play_deal(game: Game, rng: Random) -> list[_Moment]:
    """Plays a deal. What is said before the first card is usual, then everything goes by chance."""
    moments = _play_bidding(game, rng)
    state, told = moments[-1]
    while state.pub.turn >= 0:
        seat = state.pub.turn
        state, events = game.apply(state, seat, _random_action(game.legal(state, seat), rng))
        told = (*told, *((event, state.pub) for event in events))
        moments.append(_Moment(state, told))
    return moments


def _random_action(legal: tuple[Action, ...], rng: Random) -> Action:
    """Returns any card, or mostly the quiet call: by chance alone bids would be absurd."""
    cards = [a for a in legal if a < CALL]
    calls = [a for a in legal if a >= CALL]
    if cards and (not calls or rng.random() < CARD):
        return rng.choice(cards)
    return calls[0] if rng.random() < QUIET else rng.choice(calls)


def _has_choice(game: Game, state: State[Any], free: bool) -> bool:
    """Tells whether a card must be played, with a choice left but not of all.

    free: all may be played instead.
    """
    if state.pub.turn < 0:
        return False
    view = game.view(state, state.pub.turn)
    held = set(game.explainer.hand_cards(view)) if game.explainer.is_playing_cards(view) else set()
    may = held & {a & 63 for a in view.legal if a < CALL}
    if len(held) < LEAST or not may or not view.places[game.place("trick")]:
        return False
    return may == held if free else len(may) < len(held)


def _make_position(game: Game, moment: _Moment) -> DrillPosition:
    update = _make_update(game, moment)
    view = update.view
    legal = {a & 63 for a in view.legal if a < CALL}
    held = sorted(set(game.explainer.hand_cards(view)) - legal)
    refusals = ((c, game.explainer.explain_refusal(view, c)) for c in held)
    return DrillPosition(view.seat, update, tuple((c, why) for c, why in refusals if why is not None))


def _make_update(game: Game, moment: _Moment) -> Update:
    """Makes the update of a moment for the seat on turn."""
    state, seat = moment.state, moment.state.pub.turn
    view = game.view(state, seat)
    events = tuple((event.for_seat(seat), pub) for event, pub in moment.events)
    match = game.opening()
    return Update(
        seq=len(events), deal=1, chairs=game.chairs(match), events=tuple(event for event, _ in events),
        told=tuple(game.explainer.explain_event(pub, event) for event, pub in events), view=view,
        explain=game.explainer.explain(view), scores=match.scores, fresh=True,
    )  # fmt: skip
