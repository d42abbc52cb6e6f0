"""Explains a deal to a client: from a view, as message keys and numbers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hlaska.core.actions import PLAY_CARD, Action
from hlaska.core.board import Event, cards_in
from hlaska.core.errors import Phrase
from hlaska.families.pinochle.explainer import RUNGS, AuctionExplainer
from hlaska.families.pinochle.melds import count, made, meld_phrase, meld_phrases, shown, total
from hlaska.games.pinochle import bidding, chips
from hlaska.games.pinochle import public as at
from hlaska.games.pinochle.conventions import NONE, call_meaning, history, meaning_phrase, system_of
from hlaska.games.pinochle.deal import least_nines
from hlaska.games.pinochle.match_rules import ROUNDS, has_partner_changes
from hlaska.games.pinochle.numbers import trick_total
from hlaska.games.pinochle.options import Options
from hlaska.games.pinochle.public import PinochlePublic, View, amount_of, partner, side_meld
from hlaska.games.pinochle.settle import PLAYED

MADE_BY_HAND: Final = "pinochle:P3.MELD.2"
OF_MATCH: Final = (
    "chips",
    "game-",
    "mercy",
)  # how the kinds of events begin that repeat an item of the settlement


class PartnersExplainer(AuctionExplainer[PinochlePublic]):
    key = "pinochle"
    calls = at.CALLS
    columns = ("meld", "take")
    empty = ("signal-pinochle-none",)
    sides = (0, 1, 0, 1)
    names = at.NAME
    bids = at.BID
    options: Options
    trump_rule = "pinochle:P1.TRUMP.1"

    # ------------------------------------------------------------ the state of things
    def question(self, view: View, own: bool) -> Phrase:
        pub = view.pub
        args = {"seat": pub.turn}
        if pub.phase == "auction":
            args |= {"high": pub.high, "bidder": pub.bidder}
        if pub.phase == "pass":
            suit = max(pub.trump, pub.wish)
            args |= {"n": self.options.pass_count, "partner": partner(pub.turn), "suit": suit}
        if pub.phase == "play":
            args |= {"suit": pub.trump}
        return Phrase(f"question-pinochle-{pub.phase}{'' if own else '-wait'}", args)

    def title(self, view: View) -> Phrase | None:
        """Returns the contract in force with its trumps."""
        pub = view.pub
        if pub.declarer < 0:
            return Phrase("title-pinochle-trump", {"suit": pub.trump}) if pub.trump >= 0 else None
        args = {"seat": pub.declarer, "bid": pub.contract, "suit": pub.trump}
        return Phrase(f"title-pinochle-{'contract' if pub.trump >= 0 else 'bid'}", args)

    def verb(self, view: View) -> str:
        if view.pub.phase == "pass":
            return "act-pinochle-give"
        return "act-pinochle-select" if self._is_melding_by_hand(view) else PLAY_CARD

    def choose(self, view: View) -> int:
        if view.pub.phase == "pass":
            return self._to_pass(view)
        return 0 if self._is_melding_by_hand(view) else 1

    def _to_pass(self, view: View) -> int:
        return self.options.pass_count - len(view.places[at.ASIDE + view.pub.turn])

    def _is_melding_by_hand(self, view: View) -> bool:
        """Tells whether the players choose what they lay (pinochle:P3.MELD.4)."""
        return view.pub.phase == "meld" and self.options.own_meld

    # ------------------------------------------------------------ melds
    def melds(self, view: View, own: bool) -> Iterable[Phrase]:
        """Yields what lies open, and the best meld of the seat asked for it."""
        yield from meld_phrases(view.pub.melds, self.table)
        if own and view.pub.phase == "meld":
            yield from self._own_best(view)

    def _own_best(self, view: View) -> Iterable[Phrase]:
        """Returns the best meld of cards chosen, or of the hand (P3.MELD.4). Of the whole hand before a choice."""
        cards = self.cards_aside(view) or self.hand_cards(view)
        return (meld_phrase(view.seat, line, self.table) for line in count(cards, self.table, view.pub.trump))

    def cards_aside(self, view: View) -> tuple[int, ...]:
        return tuple(cards_in(view.places[at.ASIDE + view.seat]))

    # ------------------------------------------------------------ what cannot be foreseen
    def is_foreseeable(self, view: View, action: Action) -> bool:
        """Excludes calls with which the others' meld may be laid (P2.TRUMP.3).

        It is laid where no marriage is found (P2.SURR.2).
        """
        options, phase = self.options, view.pub.phase
        late = options.deck == "double" and options.trump_requirement == "marriage_after_exchange"
        if not late or not options.surrender_opponents.startswith("meld20"):
            return super().is_foreseeable(view, action)
        last = phase == "pass" and self._to_pass(view) == 1
        return not last and phase != "trump" and super().is_foreseeable(view, action)

    # ------------------------------------------------------------ what stands on the deal
    def points(self, view: View) -> tuple[int, ...]:
        return made(view.pub.meld, view.pub.points)

    def stakes(self, view: View) -> Iterable[Phrase]:
        """Returns meld, counters and what the bidder needs (P3.SCORE.1, P3.RIDE.1).

        Meld of both sides, counters taken so far, and what the bidding side still needs.
        """
        pub = view.pub
        if pub.phase in ("auction", "wish", "trump", "pass"):
            yield from self._signals(pub)
        if pub.phase in ("decide", "play"):
            yield from _sides(pub)
        yield from self._match_stakes(pub)

    def stakes_at_end(self, view: View) -> Iterable[Phrase]:
        """Yields what each side had in meld and tricks, beside its score (P3.SCORE.3)."""
        return _counts(view.pub) if view.pub.status == PLAYED else ()

    def _match_stakes(self, pub: PinochlePublic) -> Iterable[Phrase]:
        """Yields where the chips lie, and which round of which game it is. Source: P1.VAR.4, P1.END.3, P1.END.4."""
        if pub.round >= 0:
            args = {"game": pub.round // ROUNDS + 1, "round": pub.round % ROUNDS + 1}
            args |= {"seat": 0, "partner": 2, "own": pub.had[0], "other": pub.had[1]}
            key = f"stake-pinochle-round{'' if has_partner_changes(self.options) else '-alone'}"
            yield Phrase(key, args, rule="pinochle:P1.END.3")
        elif pub.holders:
            mine, theirs = (chips.chips_across(self.options, points) for points in pub.had)
            args = {"seat": pub.holders[0], "over": mine[0], "white": mine[1]}
            args |= {"other": pub.holders[1], "other_over": theirs[0], "other_white": theirs[1]}
            yield Phrase("stake-pinochle-chips", args, rule="pinochle:P1.VAR.4")

    # ------------------------------------------------------------ conventions
    def _signals(self, pub: PinochlePublic) -> Iterable[Phrase]:
        """Tells each side's system, and the meaning of each latest call (P1.BID.9, P2.SIG). It is for everybody."""
        systems = self._systems(pub)
        for side, name in enumerate(systems):
            if set(systems) != {"none"}:
                yield Phrase(f"stake-pinochle-system-{name}", {"seat": side}, rule="pinochle:P2.SIG.1")
        latest = {said.seat: said for said in history(self.options, pub)}
        yield from (meaning_phrase(s.seat, s.meaning) for s in latest.values() if s.meaning != NONE)

    def _systems(self, pub: PinochlePublic) -> list[str]:
        return [system_of(self.options, pub, side) for side in (0, 1)]

    def meanings(self, view: View, own: bool) -> Iterable[Phrase]:
        """Yields what each call so far means, and each call with a button now.

        Nothing where no side has a system (P2.SIG, (c)).
        """
        pub, options = view.pub, self.options
        if set(self._systems(pub)) == {"none"}:
            return
        made = history(options, pub)
        for n, said in enumerate(made):
            yield _with_call(meaning_phrase(said.seat, said.meaning), said.call, {"said": n})
        system, first = system_of(options, pub, view.seat), all(said.seat != view.seat for said in made)
        if pub.phase != "auction" or not own or system == "none":
            return
        for call in [a for a in view.legal if not _is_info(a)][: RUNGS + 2]:
            yield _with_call(
                meaning_phrase(view.seat, call_meaning(options, system, pub.high, call, first)), call
            )

    # ------------------------------------------------------------ buttons
    def buttons(self, view: View, own: bool) -> Iterable[Phrase]:
        if view.pub.phase == "meld":
            return self._meld_buttons(view) if own else ()
        if view.pub.phase == "nines":
            return [self.button(view, a) for a in view.legal]
        return super().buttons(view, own)

    def bid_button(self, view: View, action: Action, best: int) -> Phrase:
        options, amount = self.options, amount_of(action)
        args = {"bid": amount, "best": best, "need": max(0, amount - best)}
        rule = "pinochle:P1.BID.3" if options.deck == "single" else "pinochle:P2.BID.2"
        return Phrase(f"act-pinochle-{self._bid_name(view.pub.high, amount)}", args, (action,), rule)

    def _bid_name(self, high: int, amount: int) -> str:
        jump = bidding.is_jump(self.options, high, amount) and self.options.deck == "single"
        return "jump" if jump else "bid"

    def button(self, view: View, action: Action) -> Phrase:
        """Returns a button for one call, with the numbers of its consequence."""
        if _is_info(action):
            key, n = info_key(action)
            return Phrase(f"act-pinochle-say-{key}", {"n": n}, (action,), "pinochle:P2.BID.6")
        if action in (at.GO_ON, at.THROW_IN):
            return Phrase(f"act-pinochle-{self.slug(action)}", self._price(view.pub), (action,))
        return super().button(view, action)

    def _price(self, pub: PinochlePublic) -> dict[str, int]:
        """Returns what playing on has to bring."""
        us = pub.declarer & 1
        mine, theirs = side_meld(pub, us), side_meld(pub, 1 - us)
        need = max(0, pub.contract - mine)
        return {"contract": pub.contract, "need": need, "all": trick_total(self.options), "theirs": theirs}

    def _meld_buttons(self, view: View) -> Iterable[Phrase]:
        """Yields done with what is chosen, before a choice also best meld and everything.

        Source: P3.MELD.1 to P3.MELD.5.
        """
        chosen, hand, trump = self.cards_aside(view), self.hand_cards(view), view.pub.trump
        if chosen:
            args = {"value": total(chosen, self.table, trump), "n": len(chosen)}
            return [Phrase("act-pinochle-meld", args, (at.LAY,), MADE_BY_HAND)]
        best = shown(hand, self.table, trump)
        worth = {"value": total(hand, self.table, trump), "n": len(best)}
        if not self.options.own_meld:
            key = "act-pinochle-lay" if best else "act-pinochle-meld-none"
            return [Phrase(key, worth, (at.LAY,), "pinochle:P1.MELD.1")]
        rule = "pinochle:P3.MELD.4"
        phrases = [Phrase("act-pinochle-meld-best", worth, (*best, at.LAY), rule)] if best else []
        phrases.append(Phrase("act-pinochle-meld-all", worth | {"n": len(hand)}, (*hand, at.LAY), rule))
        return [*phrases, Phrase("act-pinochle-meld-none", {}, (at.LAY,), MADE_BY_HAND)]

    # ------------------------------------------------------------ refusals
    def is_asking_card(self, view: View) -> bool:
        return view.pub.phase in ("pass", "meld", "play")

    def no_card(self, view: View, action: Action) -> Phrase | None:
        if view.pub.phase != "play":
            return self.no_meld(view, action & 63)
        return super().no_card(view, action)

    def no_call(self, view: View, action: Action) -> Phrase:
        pub, phase = view.pub, view.pub.phase
        if phase == "nines" and action == at.ASK_REDEAL:
            why = "redeal-meld" if self.options.redeal_nines == "five_no_meld" else "redeal"
            return self.refuse(why, {"n": least_nines(self.options)}, "pinochle:P1.DEAL.3")
        if phase == "auction":
            return self._no_bid(view, action)
        if phase == "trump" and at.NAME <= action < at.NAME + 4:
            return self.refuse("needs-marriage", {"suit": action - at.NAME}, "pinochle:P2.TRUMP.2")
        if phase == "trump" and action == at.NO_MARRIAGE:
            return self.refuse("has-marriage", rule="pinochle:P2.TRUMP.3")
        if phase == "pass":
            return self.refuse("pass-first", {"n": self._to_pass(view)}, "pinochle:P1.PASS.3")
        if phase == "meld":
            return self.refuse("meld-first", rule=MADE_BY_HAND)
        return self.refuse(f"not-{pub.phase}")

    def _no_bid(self, view: View, action: Action) -> Phrase:
        options, pub = self.options, view.pub
        key = bidding.refusal_key(options, pub, view.seat, action) or "refused-pinochle-not-auction"
        args = {"bid": amount_of(action), "high": pub.high, "least": bidding.lowest(options, pub)}
        return Phrase(key, args, rule="pinochle:P1.BID.2")

    # ------------------------------------------------------------ events
    def event(self, pub: PinochlePublic, event: Event) -> Phrase | None:
        args, kind, value = {"seat": event.seat}, event.kind, event.value
        if kind == "call":
            return self._call_event(pub, event) or super().event(pub, event)
        if kind == "contract":
            key = "event-pinochle-stuck" if value and pub.high == 0 else "event-pinochle-contract"
            return Phrase(key, args | {"bid": value})
        if kind == "trump":
            return Phrase("event-pinochle-trump", args | {"suit": value})
        if kind == "pass":
            args |= {"n": len(event.cards), "partner": partner(event.seat)}
            return Phrase("event-pinochle-pass", args)
        if kind == "status":
            key = f"event-pinochle-{at.STATUSES[value].replace('_', '-')}"
            return Phrase(key, args | {"bid": pub.contract})
        if kind == "score":
            return Phrase("event-pinochle-score", args | {"partner": partner(event.seat), "value": value})
        if kind == "partners":
            args |= {"partner": 2, "left": 1, "right": 3, "game": value}
            return Phrase("event-pinochle-partners", args, rule="pinochle:P1.END.4")
        return _item_event(pub, event) if kind.startswith(OF_MATCH) else super().event(pub, event)

    def _call_event(self, pub: PinochlePublic, event: Event) -> Phrase | None:
        action, args = event.value, {"seat": event.seat}
        amount = amount_of(action)
        if amount:
            return Phrase(f"call-pinochle-{self._bid_name(_bid_before(pub), amount)}", args | {"bid": amount})
        if _is_info(action):
            key, n = info_key(action)
            return Phrase(f"call-pinochle-say-{key}", args | {"n": n})
        return None


def _counts(pub: PinochlePublic) -> Iterable[Phrase]:
    """Yields what each side has in meld and tricks."""
    points = pub.points or (0, 0, 0, 0)
    for side in (0, 1):
        take = points[side] + points[side + 2]
        args = {"seat": side, "partner": side + 2, "meld": side_meld(pub, side), "take": take}
        yield Phrase("stake-pinochle-side", args, rule="pinochle:P3.SCORE.1")


def _sides(pub: PinochlePublic) -> Iterable[Phrase]:
    """Yields what each side has in meld and tricks, and what bidders still need."""
    yield from _counts(pub)
    points = pub.points or (0, 0, 0, 0)
    if pub.declarer >= 0:
        us = pub.declarer & 1
        got = side_meld(pub, us) + points[us] + points[us + 2]
        args = {"seat": pub.declarer, "need": max(0, pub.contract - got), "bid": pub.contract}
        yield Phrase("stake-pinochle-need", args, rule="pinochle:P3.RIDE.1")


def _with_call(phrase: Phrase, call: int, more: dict[str, int] | None = None) -> Phrase:
    """Returns the phrase as one of a call."""
    return Phrase(phrase.key, phrase.args | (more or {}), (call,), phrase.rule)


def _is_info(action: Action) -> bool:
    """Tells whether a call is a statement about the hand."""
    return at.INFO <= action < at.BID


def info_key(action: Action) -> tuple[str, int]:
    """Returns the name of a statement and its number. `say 3 aces` is ("n-aces", 3)."""
    call = at.CALLS[action]
    return call.series.removeprefix("say-"), max(call.amount, 0)


def _bid_before(pub: PinochlePublic) -> int:
    """Returns the last bid before the latest one; 0: none."""
    bids = [amount_of(said >> 2) for said in pub.said if said >> 2 >= at.BID]
    return bids[-2] if len(bids) > 1 else 0


def _item_event(pub: PinochlePublic, event: Event) -> Phrase | None:
    """Tells of chips, and of the end of four rounds, as the settlement does."""
    for i in pub.items:
        if i.key == f"item-pinochle-{event.kind}" and i.seat == event.seat:
            return Phrase(f"event-pinochle-{event.kind}", {"seat": i.seat, **i.args}, rule=i.rule)
    return None
