"""Explains a deal of Thousand to a client: from a view, as keys and numbers. The keys are those of messages."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hlaska.core.actions import CALL, PLAY_CARD, Action
from hlaska.core.board import Event
from hlaska.core.errors import Phrase
from hlaska.core.explainer import Explainer
from hlaska.games.thousand import bidding
from hlaska.games.thousand import public as at
from hlaska.games.thousand.options import Options
from hlaska.games.thousand.position import WORTH, ThousandPositions, pair_points
from hlaska.games.thousand.public import ThousandPublic, View, amount_of
from hlaska.games.thousand.settle import CONSOLATION, FINE, barrel_need
from hlaska.kernel import layout as word
from hlaska.kernel.bits import mask_of
from hlaska.kernel.play import marriage, pair_worth

RUNGS: Final = 24  # so many bids have a button; any other may be said in words
DUTY_RULES: Final = {False: "mariage:CD.FOLLOW.1", True: "mariage:CD.FOLLOW.3"}
MOMENTS: Final = {
    at.PASS: at.AUCTION,
    at.KEEP: at.RAISE,
    at.GIVE_UP: at.EXCHANGE,
    at.PLAY_ON: at.NINES,
    at.ASK_REDEAL: at.NINES,
    at.ACES: at.PLAY,
    at.LOOK: at.BLIND,
}


class ThousandExplainer(Explainer[ThousandPublic]):
    key = "thousand"
    calls = at.CALLS
    meld_rule = "mariage:TH.MARR.1"

    def __init__(self, options: Options, positions: ThousandPositions) -> None:
        super().__init__(options, positions)
        self.play_rule = DUTY_RULES[options.th_must_beat]

    # ------------------------------------------------------------ the state of things
    def question(self, view: View, own: bool) -> Phrase:
        pub = view.pub
        args = {"seat": pub.turn, "high": pub.bid}
        if pub.phase == at.EXCHANGE:
            args["to"] = (pub.declarer + 1 + pub.given) % at.SEATS
        return Phrase(f"question-thousand-{pub.phase}{'' if own else '-wait'}", args)

    def title(self, view: View) -> Phrase | None:
        """Returns the contract, or the highest bid."""
        pub = view.pub
        if pub.declarer < 0:
            return Phrase("title-thousand-bid", {"seat": pub.bidder, "bid": pub.bid}) if pub.bid else None
        args = {"seat": pub.declarer, "bid": pub.contract, "suit": pub.trump}
        return Phrase("title-thousand-contract" if pub.trump < 0 else "title-thousand-trump", args)

    def verb(self, view: View) -> str:
        return "act-thousand-give" if view.pub.phase == at.EXCHANGE else PLAY_CARD

    def is_unbound(self, view: View) -> bool:
        """Tells whether no duty binds; after four aces one must lead an ace.

        So also where none but aces may be left.
        """
        return not view.pub.led_aces and super().is_unbound(view)

    def duty_phrase(self, b: list[int], bits: int) -> Phrase | None:
        if bits == word.FORCED:
            return Phrase("duty-thousand-ace", {"duty": bits}, rule="mariage:TH.MARR.4")
        return super().duty_phrase(b, bits)

    def pairs(self, view: View) -> int:
        return WORTH

    def points(self, view: View) -> tuple[int, ...]:
        counted = view.pub.phase == at.PLAY or view.pub.turn < 0
        return tuple([points(view.pub, s) for s in range(at.SEATS)]) if counted else ()

    def stakes(self, view: View) -> Iterable[Phrase]:
        """Yields what the deal is played for.

        That is the golden set, a blind bid, what the declarer still needs, barrels, bolts.
        """
        pub, options = view.pub, self.options
        if pub.gold:
            yield Phrase("stake-thousand-gold", rule="mariage:TH.GOLD.1")
        if pub.blind:
            args = {"seat": pub.bidder, "bid": pub.bid}
            yield Phrase("stake-thousand-blind", args, rule="mariage:TH.BID.3")
        if pub.phase == at.PLAY:
            made = points(pub, pub.declarer)
            args = {"seat": pub.declarer, "points": made, "need": max(0, pub.contract - made)}
            yield Phrase("stake-thousand-need", args, rule="mariage:TH.SCORE.2")
        for seat in range(at.SEATS):
            if pub.barrel[seat]:
                args = {"seat": seat, "n": pub.barrel[seat], "need": barrel_need(options)}
                yield Phrase("stake-thousand-barrel", args, rule="mariage:TH.BARREL.2")
            elif options.th_bolts and pub.bolts[seat] % 3:
                args = {"seat": seat, "n": pub.bolts[seat] % 3}
                yield Phrase("stake-thousand-bolts", args, rule="mariage:TH.BOLT.1")

    # ------------------------------------------------------------ buttons
    def buttons(self, view: View, own: bool) -> Iterable[Phrase]:
        plain = [a for a in view.legal if CALL <= a < at.BID]
        bids = [a for a in view.legal if a >= at.BID][:RUNGS]
        return [self.button(view, a) for a in (*plain, *bids)]

    def button(self, view: View, action: Action) -> Phrase:
        pub, amount = view.pub, amount_of(action)
        if action >= at.BLIND_AT:
            return Phrase(
                "act-thousand-blind", {"bid": amount, "worth": 2 * amount}, (action,), "mariage:TH.BID.3"
            )
        if action >= at.BID:
            key = "act-thousand-raise" if pub.phase == at.RAISE else "act-thousand-bid"
            return Phrase(key, {"bid": amount}, (action,), "mariage:TH.BID.1")
        if action == at.GIVE_UP:
            return self._give_up(view)
        args: dict[str, int] = {"high": pub.bid}
        if action == at.KEEP:
            args = {"contract": pub.contract}
        if action == at.ACES:
            args = {"value": self.options.th_ace_marriage}
        return Phrase(f"act-thousand-{self.slug(action)}", args, (action,), self.calls[action].rule)

    def _give_up(self, view: View) -> Phrase:
        times, double = view.pub.gave[view.seat] + 1, 2 if view.pub.gold else 1
        worth = FINE * double if times % self.options.th_rospis_every == 0 else 0
        args = {"worth": worth, "n": times, "theirs": CONSOLATION * double}
        return Phrase("act-thousand-give-up", args, (at.GIVE_UP,), "mariage:TH.ROSPIS.1")

    # ------------------------------------------------------------ refusals
    def is_asking_card(self, view: View) -> bool:
        return view.pub.phase in (at.EXCHANGE, at.PLAY)

    def no_card_now(self, view: View, card: int) -> Phrase:
        if view.pub.phase == at.RAISE:
            return self.refuse("passed", rule="mariage:TH.PASS.1")
        return self.refuse("no-card", rule="mariage:TH.BID.1")

    def no_card(self, view: View, action: Action) -> Phrase | None:
        if view.pub.phase == at.EXCHANGE:
            return self.refuse("plain", {"card": action & 63}, "mariage:TH.PASS.1")
        return super().no_card(view, action)

    def no_call(self, view: View, action: Action) -> Phrase | None:
        pub = view.pub
        if action >= at.BLIND_AT:
            return self.refuse("blind" if pub.phase == at.BLIND else "seen", rule="mariage:TH.BID.3")
        if action >= at.BID:
            if pub.phase not in (at.AUCTION, at.RAISE):
                return self.refuse("no-auction", rule="mariage:TH.BID.1")
            return bidding.bid_refusal(self.options, pub, self.hand_cards(view), amount_of(action))
        if action == at.PASS and pub.phase == at.AUCTION:
            return self.refuse(
                "must-open", {"least": bidding.least_bid(self.options, pub)}, "mariage:TH.BID.1"
            )
        if pub.phase != MOMENTS[action]:
            return self.refuse("moment", rule=self.calls[action].rule)
        return super().no_call(view, action)

    def no_meld(self, view: View, card: int) -> Phrase:
        """Returns why a card may not be led with a marriage (mariage:TH.MARR)."""
        if view.places[at.TRICK]:
            return self.refuse("meld-lead", rule="mariage:TH.MARR.1")
        if not marriage(mask_of(self.hand_cards(view)), card, -1, WORTH):
            return self.refuse("meld-pair", {"card": card, "suit": card >> 4}, "mariage:CD.MARR.1")
        if view.pub.led_aces:
            return Phrase("duty-thousand-ace", {"duty": word.FORCED}, rule="mariage:TH.MARR.4")
        return self.refuse("meld-trick", rule="mariage:TH.MARR.1")

    # ------------------------------------------------------------ events
    def event(self, pub: ThousandPublic, event: Event) -> Phrase | None:
        args = {"seat": event.seat}
        if event.kind == "call" and event.value >= at.BID:
            key = "blind" if event.value >= at.BLIND_AT else "raise" if pub.contract > 0 else "bid"
            return Phrase(f"call-thousand-{key}", args | {"bid": amount_of(event.value)})
        if event.kind == "play" and event.value:
            c = event.cards[0]
            args |= {"card": c, "suit": c >> 4, "value": pair_worth(c >> 4, -1, WORTH)}
            return Phrase("event-thousand-declare", args, rule="mariage:TH.MARR.1")
        if event.kind == "trick":
            return Phrase("event-thousand-trick", args | {"value": event.value})
        if event.kind == "widow":
            return _widow(pub, event)
        if event.kind == "give":
            args |= {"to": event.dst - at.HAND}
            if event.cards[0] < 0:
                return Phrase("event-thousand-give-hidden", args)
            return Phrase("event-thousand-give", args | {"card": event.cards[0]})
        if event.kind == "redeal":
            return Phrase("event-thousand-redeal", rule="mariage:TH.NINES.1")
        if event.kind == "settle" and event.seat >= 0:
            return Phrase("event-thousand-won", args)
        return None


def points(pub: ThousandPublic, seat: int) -> int:
    """Returns what a seat has so far: tricks, marriages, four aces."""
    return pub.points[seat] + pair_points(pub.pairs[seat]) + pub.bonus[seat]


def _widow(pub: ThousandPublic, event: Event) -> Phrase:
    args = {"seat": event.seat, "bid": pub.contract}
    if -1 in event.cards:
        return Phrase("event-thousand-widow-hidden", args)
    return Phrase("event-thousand-widow", args | {f"card{i}": c for i, c in enumerate(event.cards)})
