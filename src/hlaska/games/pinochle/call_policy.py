"""Chooses what is usual for a seat that does not look ahead.

It also says how likely others' calls are with the hands of a world.

`advise` reads the view alone: it bids by the system of the side, passes the cards that were asked for, names the suit
that promises most, and gives up where nothing is left to hope for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import exp

from hlaska.core.actions import Action
from hlaska.core.adviser import Advice
from hlaska.core.board import Event, cards_in
from hlaska.families.pinochle.melds import shown, total
from hlaska.games.pinochle import public as at
from hlaska.games.pinochle.call_model import Reach, between, model
from hlaska.games.pinochle.conventions import (
    NONE,
    AuctionCall,
    choose_call,
    history,
    last_request,
    meaning_likelihood,
    shown_meld,
    system_of,
)
from hlaska.games.pinochle.game import Pinochle
from hlaska.games.pinochle.hand_values import Hand, bid_limit, choose_pass_back, evaluate_hand
from hlaska.games.pinochle.numbers import trick_total, unit
from hlaska.games.pinochle.options import Options
from hlaska.games.pinochle.passing import choose_pass
from hlaska.games.pinochle.public import PinochlePublic, State, View, amount_of, partner, side_meld

Turn = tuple[Action, ...]


def advise(game: Pinochle, view: View) -> Advice:
    pub, options = view.pub, game.options
    if pub.turn != view.seat or not view.legal or pub.phase == "play":
        return Advice()
    hand = cards_in(view.places[at.HAND + view.seat])
    if pub.phase == "nines":
        return Advice(view.legal[:1] if evaluate_hand(hand, game.table).strong else view.legal[-1:])
    if pub.phase == "auction":
        system = system_of(options, pub, view.seat)
        call, message = choose_call(options, game.table, pub, view.seat, hand, system)
        return Advice((call,), agreed=message and system != "none")
    if pub.phase == "pass":
        return _advise_pass(game, view, hand)
    if pub.phase == "meld":
        return Advice((at.LAY,)) if not options.own_meld else _advise_meld(game, view, hand)
    if pub.phase == "decide":
        need = pub.contract - side_meld(pub, pub.declarer & 1)
        return Advice((at.GO_ON if need <= model().hope * trick_total(options) else at.THROW_IN,))
    named = [a for a in view.legal if at.NAME <= a < at.NAME + 4 or at.WISH <= a < at.WISH + 4]
    if not named:
        return Advice(view.legal[:1])
    base = at.NAME if pub.phase == "trump" else at.WISH
    return Advice((max(named, key=lambda a: (_suit_value(game, hand, a - base), -a)),))


def measured_call(game: Pinochle, view: View) -> Turn:
    """Returns the call measured to do better than the usual one, () elsewhere.

    It does where others call as usual, in the auction of a side that has agreed on nothing.
    """
    pub, options = view.pub, game.options
    system = system_of(options, pub, view.seat)
    if pub.phase != "auction" or system != "none":
        return ()
    hand = cards_in(view.places[at.HAND + view.seat])
    return (choose_call(options, game.table, pub, view.seat, hand, system, measured_reach(options))[0],)


def measured_reach(options: Options) -> Reach:
    """Returns how far a player reaches who was measured to do better than usual."""
    return between(model().reach[options.deck], options.pass_count)


def _suit_value(game: Pinochle, hand: Sequence[int], suit: int) -> float:
    length = sum(c >> 4 == suit for c in hand)
    return total(hand, game.table, suit) / unit(game.options) + model().trump_card * length


def _advise_meld(game: Pinochle, view: View, hand: Sequence[int]) -> Advice:
    """Advises the rest of the best meld (P3.MELD.4)."""
    chosen = Counter(cards_in(view.places[at.ASIDE + view.seat]))
    best = Counter(shown([*hand, *chosen.elements()], game.table, view.pub.trump))
    return Advice((*sorted((best - chosen).elements()), at.LAY))


def _advise_pass(game: Pinochle, view: View, hand: Sequence[int]) -> Advice:
    """Advises the rest of the cards to be passed. They are agreed on where the declarer asked for cards."""
    pub, options, seat = view.pub, game.options, view.seat
    chosen = Counter(cards_in(view.places[at.ASIDE + seat]))
    cards = [*hand, *chosen.elements()]
    trump = max(pub.trump, pub.wish)
    want = NONE if seat == pub.declarer else last_request(history(options, pub), pub.declarer)
    if seat == pub.declarer:
        best = trump if trump >= 0 else evaluate_hand(cards, game.table).suit
        turn = choose_pass_back(options, game.table, best, cards, options.pass_count)
    else:
        turn = choose_pass(game.table, trump, cards, want, options.pass_count, unit(options))
    left = sorted((Counter(turn) - chosen).elements())
    missing = options.pass_count - chosen.total()
    if len(left) > missing:  # other cards were chosen first
        left = left[:missing]
    return Advice(tuple(left), agreed=want != NONE)


# ---------------------------------------------------------------- reading the others
WorldLikelihood = Callable[[State], float]


def likelihood(game: Pinochle, view: View, events: Sequence[Event]) -> WorldLikelihood | None:
    """Weighs a world by what the others bid, and by the meld they laid.

    Hands are taken back to the time of the call: with the cards played, without or with what was passed in sight. Of
    a seat whose exchange this seat did not see only the meld is read.
    """
    pub, options = view.pub, game.options
    others = [s for s in range(at.SEATS) if s != view.seat]
    melded = [s for s in others if _has_laid(options, pub, s)]
    calls = history(options, pub)
    played, moved = _moves(events, others)
    heard = [s for s in others if s not in moved and any(c.seat == s for c in calls)]
    if not melded and not heard:
        return None
    table, trump, mine = game.table, pub.trump, model()

    def judge(state: State) -> float:
        found = 1.0
        for s in others:
            cards = [*cards_in(state.places[at.HAND + s]), *played[s]]
            if s in melded:
                wrong = abs(total(cards, table, trump) - pub.meld[s]) / unit(options) / 2
                found *= mine.unlaid ** min(mine.most_unlaid, wrong)
            elif s in heard:  # what lies open says more than the calls did
                found *= _calls_likelihood(options, calls, s, evaluate_hand(cards, table))
        return found

    return judge


def _has_laid(options: Options, pub: PinochlePublic, seat: int) -> bool:
    """Tells whether all the meld of a seat has been counted for everybody."""
    if options.own_meld or options.minimum20 or pub.phase not in ("meld", "decide", "play"):
        return False
    return bool(pub.phase != "meld" or seat < pub.turn)


def _moves(events: Sequence[Event], others: Sequence[int]) -> tuple[dict[int, list[int]], set[int]]:
    """Returns the cards each seat has played, and seats whose hands changed otherwise. Since the auction."""
    played: dict[int, list[int]] = {s: [] for s in others}
    moved = set()
    for e in events:
        if e.kind == "play" and e.seat in played:
            played[e.seat] += e.cards
        if e.kind == "choose":
            moved.add(e.seat)
        if e.kind == "pass":
            moved |= {e.seat, partner(e.seat)}
    return played, moved


def _calls_likelihood(options: Options, calls: Sequence[AuctionCall], seat: int, hand: Hand) -> float:
    """Returns how likely a hand makes the calls of its seat."""
    found = 1.0
    for n, said in enumerate(calls):
        if said.seat == seat:
            found *= meaning_likelihood(said.meaning, hand)
            found *= _price_likelihood(options, calls[:n], said, hand)
    return found


def _price_likelihood(
    options: Options, before: Sequence[AuctionCall], said: AuctionCall, hand: Hand
) -> float:
    """Returns how likely a hand bids so much, or passes at this price. Who leaves it to the partner tells nothing."""
    price = amount_of(said.call) or said.high
    last = next((s.seat for s in reversed(before) if s.call >= at.BID), -1)
    if said.call in (at.PASS, at.HELP) and (not price or last == partner(said.seat)):
        return 1.0
    gap = (
        (bid_limit(options, hand, shown_meld(before, said.seat)) - price)
        / unit(options)
        / model().doubt[options.deck]
    )
    sure = 1 / (1 + exp(-max(-20, min(20, gap))))
    return sure if said.call >= at.BID else 1 - sure
