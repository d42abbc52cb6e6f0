"""Explains a deal to a client: from a view, as message keys and numbers."""

from __future__ import annotations

from collections.abc import Iterable

from hlaska.core.actions import PLAY_CARD, Action
from hlaska.core.bidding import fault
from hlaska.core.board import Event, cards_in
from hlaska.core.errors import Phrase
from hlaska.families.pinochle.explainer import AuctionExplainer
from hlaska.families.pinochle.melds import made, meld_phrases, shown, total
from hlaska.games.pinochle_three import public as at
from hlaska.games.pinochle_three.options import (
    Options,
    bids_of,
    is_in_units,
    must_name_blind,
    trick_total,
    unit_of,
    values_of,
    widow_size,
)
from hlaska.games.pinochle_three.public import STATUSES, PinochleThreePublic, View, amount_of


class PinochleThreeExplainer(AuctionExplainer[PinochleThreePublic]):
    key = "pinochle_three"
    calls = at.CALLS
    columns = ("meld", "take")
    names = at.NAME
    bids = at.BID
    options: Options
    trump_rule = "pinochle:P4A.WIDOW.3"

    # ------------------------------------------------------------ the state of things
    def question(self, view: View, own: bool) -> Phrase:
        pub = view.pub
        phase = "trump-blind" if pub.phase == "trump" and must_name_blind(self.options) else pub.phase
        args = {"seat": pub.turn, "high": pub.high, "n": self._to_bury(view)}
        return Phrase(f"question-pinochle_three-{phase}{'' if own else '-wait'}", args)

    def title(self, view: View) -> Phrase | None:
        """Returns the contract in force with its trumps."""
        pub = view.pub
        if not pub.contract:
            return Phrase("title-pinochle_three-trump", {"suit": pub.trump}) if pub.trump >= 0 else None
        args = {"seat": pub.bidder, "bid": pub.contract, "suit": pub.trump}
        return Phrase(f"title-pinochle_three-{'contract' if pub.trump >= 0 else 'bid'}", args)

    def verb(self, view: View) -> str:
        return "act-pinochle_three-bury" if view.pub.phase == "bury" else PLAY_CARD

    def choose(self, view: View) -> int:
        return self._to_bury(view) if view.pub.phase == "bury" else 1

    def _to_bury(self, view: View) -> int:
        return widow_size(self.options) - len(view.places[at.BURIED])

    def melds(self, view: View, own: bool) -> Iterable[Phrase]:
        return meld_phrases(view.pub.melds, self.table)

    def points(self, view: View) -> tuple[int, ...]:
        return made(view.pub.meld, view.pub.points)

    def stakes(self, view: View) -> Iterable[Phrase]:
        """Returns a contract's worth, what the bidder needs, and everybody's points. And meld."""
        options, pub = self.options, view.pub
        if pub.contract:
            if is_in_units(options):
                args = {"bid": pub.contract, "worth": unit_of(options, pub.contract)}
                yield Phrase("stake-pinochle_three-units", args)
            got = pub.meld[pub.bidder] + (pub.points[pub.bidder] if pub.points else 0)
            args = {"seat": pub.bidder, "bid": pub.contract, "need": max(0, pub.contract - got)}
            yield Phrase("stake-pinochle_three-need", args)
        if pub.phase == "play":
            for seat in range(at.SEATS):
                args = {"seat": seat, "meld": pub.meld[seat], "take": pub.points[seat]}
                yield Phrase("stake-pinochle_three-player", args)

    # ------------------------------------------------------------ buttons
    def bid_button(self, view: View, action: Action, best: int) -> Phrase:
        amount = amount_of(action)
        args = {"bid": amount, "best": best, "need": max(0, amount - best)}
        if is_in_units(self.options):
            args["worth"] = unit_of(self.options, amount)
        return Phrase("act-pinochle_three-bid", args, (action,), "pinochle:P4A.BID.1")

    def button(self, view: View, action: Action) -> Phrase:
        """Returns a button for one call, with the numbers of its consequence."""
        if action == at.LAY:
            hand, trump = self.hand_cards(view), view.pub.trump
            args = {"value": total(hand, self.table, trump), "n": len(shown(hand, self.table, trump))}
            key = "meld" if args["n"] else "meld-none"
            return Phrase(f"act-pinochle_three-{key}", args, (action,), "pinochle:P4A.MELD.1")
        blind = action == at.CHANGE and must_name_blind(self.options)
        key = f"act-pinochle_three-{self.slug(action)}{'-blind' if blind else ''}"
        return Phrase(
            key, {"card": view.pub.turned} if action == at.EXCHANGE else self._price(view), (action,)
        )

    def _price(self, view: View) -> dict[str, int]:
        """Returns the numbers of conceding and playing on, once there is a contract."""
        options, pub = self.options, view.pub
        if not pub.contract:
            return {}
        buried = sum(values_of(options)[c & 15] for c in cards_in(view.places[at.BURIED]) if c >= 0)
        need = max(0, pub.contract - pub.meld[pub.bidder] - buried)
        args = {"contract": pub.contract, "need": need, "all": trick_total(options) - buried}
        if pub.phase == "unseen" and not options.kitty:
            return args | {"worth": 0}
        return args | {"worth": unit_of(options, pub.contract) if is_in_units(options) else pub.contract}

    # ------------------------------------------------------------ refusals
    def is_asking_card(self, view: View) -> bool:
        return view.pub.phase in ("bury", "play")

    def cards_aside(self, view: View) -> Iterable[int]:
        return cards_in(view.places[at.BURIED]) if view.pub.phase == "bury" else ()

    def no_card(self, view: View, action: Action) -> Phrase | None:
        if view.pub.phase == "bury" and action < 64:
            return self.refuse("in-meld", {"card": action}, "pinochle:P4A.WIDOW.3")
        return super().no_card(view, action)

    def no_call(self, view: View, action: Action) -> Phrase:
        pub = view.pub
        if pub.phase != "auction":
            return self.refuse(f"not-{pub.phase}")
        amount = amount_of(action)
        least = next((amount_of(a) for a in view.legal if a >= at.BID), 0)
        args = {"bid": amount, "high": pub.high, "least": least}
        if not amount:
            why = "must-open" if action == at.PASS else "not-auction"
            return self.refuse(why, args, "pinochle:P4A.BID.2")
        why = f"refused-pinochle-{fault(bids_of(self.options), pub.high, amount)}"
        return Phrase(why, args, rule="pinochle:P4A.BID.1")

    # ------------------------------------------------------------ events
    def event(self, pub: PinochleThreePublic, event: Event) -> Phrase | None:
        args, kind, value = {"seat": event.seat}, event.kind, event.value
        if kind == "call" and value >= at.BID:
            return Phrase("call-pinochle-bid", args | {"bid": amount_of(value)})
        if kind == "contract":
            return Phrase("event-pinochle_three-contract", args | {"bid": value})
        if kind == "turned":
            return Phrase("event-pinochle_three-turned", args | {"card": value, "suit": value >> 4})
        if kind == "widow":
            return Phrase("event-pinochle_three-widow", args | {"n": len(event.cards)})
        if kind == "told":
            return Phrase("event-pinochle_three-told", args | {"trumps": value >> 4, "aces": value & 15})
        if kind == "status" and STATUSES[value] != "played":
            key = f"event-pinochle_three-{STATUSES[value].replace('_', '-')}"
            return Phrase(key, args | {"bid": pub.contract})
        if kind == "score" and value:
            key = "event-pinochle_three-units" if is_in_units(self.options) else "event-pinochle_three-score"
            return Phrase(key, args | {"value": value})
        return super().event(pub, event)
