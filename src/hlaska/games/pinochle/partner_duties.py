"""Checks what partners owe each other in bidding and passing cards, for reports. Source: pinochle:P2.SIG, P1.BID.9."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from hlaska.core.actions import CALL, Action
from hlaska.core.board import cards_in
from hlaska.core.cards import ACE, NINE
from hlaska.core.partner_duties import PartnerDuty, outcome_of
from hlaska.families.pinochle.melds import PINOCHLE_CARDS
from hlaska.games.pinochle import public as at
from hlaska.games.pinochle.bidding import lowest
from hlaska.games.pinochle.conventions import (
    NONE,
    PLAIN_KINDS,
    Meaning,
    call_meaning,
    history,
    last_request,
    meaning_likelihood,
    system_of,
)
from hlaska.games.pinochle.game import Pinochle
from hlaska.games.pinochle.hand_values import RUN_ORDER, evaluate_hand, has_run, meld_loss
from hlaska.games.pinochle.numbers import unit
from hlaska.games.pinochle.passing import keep_threshold
from hlaska.games.pinochle.public import View, partner

TRUE_BID: Final = "true_bid"
SURE_MELD: Final = "sure_meld_bid"
ASKED: Final = "asked_cards_passed"
TRUMPS_AND_ACES: Final = "trumps_and_aces_passed"
PINOCHLE_KEPT: Final = "pinochle_kept"
RUN_KEPT: Final = "run_kept"
SILENT: Final = (*PLAIN_KINDS, "no-wish")


def duties(game: Pinochle, view: View, action: Action) -> Iterator[PartnerDuty]:
    """Yields what a seat owes its partner in a call or a pass of cards."""
    if view.pub.phase == "auction":
        yield from _call_duties(game, view, action)
    if view.pub.phase == "pass" and action < CALL:
        chosen = [*cards_in(view.places[at.ASIDE + view.seat]), action & 63]
        if len(chosen) == game.options.pass_count:
            yield from _pass_duties(game, view, Counter(chosen))


def can_spare(game: Pinochle, view: View, cards: Sequence[int]) -> bool:
    """Tells whether cards can be passed without breaking a pinochle or a run. The run is one of trumps."""
    if view.pub.phase != "pass":
        return True
    broken = {duty.name for duty in _pass_duties(game, view, Counter(cards)) if duty.outcome == "broken"}
    return not broken & {PINOCHLE_KEPT, RUN_KEPT}


def untrue_calls(game: Pinochle, view: View) -> set[Action]:
    """Returns the calls that promise what the hand does not have."""
    hand = evaluate_hand(cards_in(view.places[at.HAND + view.seat]), game.table)
    meant = {a: _promised_meaning(game, view, a) for a in view.legal}
    return {
        a for a, meaning in meant.items() if meaning is not None and meaning_likelihood(meaning, hand) < 1
    }


def _promised_meaning(game: Pinochle, view: View, action: Action) -> Meaning | None:
    """Returns what a call promises of the hand, None for nothing."""
    options, pub, seat = game.options, view.pub, view.seat
    if action != at.HELP and action < at.BID:
        return None
    first = not any(call.seat == seat for call in history(options, pub))
    meaning = call_meaning(options, system_of(options, pub, seat), pub.high, action, first)
    return None if meaning.kind in SILENT else meaning


def _call_duties(game: Pinochle, view: View, action: Action) -> Iterator[PartnerDuty]:
    options, pub, seat = game.options, view.pub, view.seat
    hand = evaluate_hand(cards_in(view.places[at.HAND + seat]), game.table)
    if _promised_meaning(game, view, action) is not None:
        yield PartnerDuty(TRUE_BID, outcome_of(action not in untrue_calls(game, view)))
    if action in (at.PASS, at.HELP) or action >= at.BID:
        price = lowest(options, pub)
        may_name = hand.couple or options.trump_requirement == "none"
        if price and hand.sure >= price and may_name and pub.bidder != partner(seat):
            yield PartnerDuty(SURE_MELD, outcome_of(action >= at.BID))


def _pass_duties(game: Pinochle, view: View, chosen: Counter[int]) -> Iterator[PartnerDuty]:
    pub, options, seat = view.pub, game.options, view.seat
    held = Counter(cards_in(view.places[at.HAND + seat])) + Counter(cards_in(view.places[at.ASIDE + seat]))
    kept, trump = held - chosen, max(pub.trump, pub.wish)
    want = NONE if seat == pub.declarer else last_request(history(options, pub), pub.declarer)
    asked = _requested_kinds(want.kind, want.n, trump)
    offered = [c for c in asked if held[c]]
    if offered:
        due = min(len(offered), options.pass_count)
        yield PartnerDuty(ASKED, outcome_of(sum(chosen[c] > 0 for c in offered) >= due))
    if seat != pub.declarer and trump >= 0 and not asked:
        good = [
            c
            for c in held
            if is_helpful(c, trump)
            and meld_loss(held, game.table, trump, c) < keep_threshold(c, want) * unit(options)
        ]
        if good:
            idle = [c for c in chosen if not is_helpful(c, trump) and c not in PINOCHLE_CARDS]
            yield PartnerDuty(TRUMPS_AND_ACES, outcome_of(not idle or not any(kept[c] for c in good)))
    pairs = _pinochles(held)
    if pairs and not set(asked) & set(PINOCHLE_CARDS):
        others = sum(n for c, n in held.items() if c not in PINOCHLE_CARDS)
        is_kept = _pinochles(kept) + _pinochles(chosen) >= pairs
        yield PartnerDuty(PINOCHLE_KEPT, outcome_of(is_kept, others >= options.pass_count))
    if trump >= 0 and has_run(held, trump) and not asked:
        free = sum(n - (c >> 4 == trump and c & 15 in RUN_ORDER) for c, n in held.items())
        yield PartnerDuty(RUN_KEPT, outcome_of(has_run(kept, trump), free >= options.pass_count))


def _requested_kinds(kind: str, rank: int, trump: int) -> tuple[int, ...]:
    """Lists the cards that a declarer asked for by this meaning of a call (P2.SIG.7)."""
    if kind == "one":
        return (trump << 4 | rank,) if trump >= 0 else ()
    if kind == "all":
        return tuple(suit << 4 | rank for suit in range(4))
    return PINOCHLE_CARDS if kind == "pinochle" else ()


def is_helpful(card: int, trump: int) -> bool:
    """Tells whether a card is a trump above the nine, or an ace."""
    return card & 15 == ACE or (card >> 4 == trump and card & 15 != NINE)


def _pinochles(cards: Counter[int]) -> int:
    """Returns how many pinochles are whole in some cards."""
    return min(cards[c] for c in PINOCHLE_CARDS)
