"""Explains a deal to a client: from a view, as message keys and numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from hlaska.core.actions import Action
from hlaska.core.board import Event, cards_in
from hlaska.core.errors import Phrase
from hlaska.core.explainer import Explainer
from hlaska.games.sixtysix import public as at
from hlaska.games.sixtysix.chances import claim_refusal, close_refusal, rob_refusal
from hlaska.games.sixtysix.options import Options
from hlaska.games.sixtysix.position import WORTH, SixtySixPositions, facts, pair_points, talon_left
from hlaska.games.sixtysix.public import SixtySixPublic, View
from hlaska.games.sixtysix.settle import GOAL, failed_close_value, lost_deal_value, right_worth, wrong_worth
from hlaska.kernel.bits import mask_of
from hlaska.kernel.play import marriage, pair_worth

COUNTED: Final = {
    "game_points": ("marks", "SN.MATCH.3"),
    "three_in_a_row": ("run", "MG.MATCH.4"),
    "raw_points": ("games", "MG.MATCH.5"),
}
DUTY_RULES: Final = {"F1": "mariage:CD.FOLLOW.1", "F2": "mariage:CD.FOLLOW.2"}


class SixtySixExplainer(Explainer[SixtySixPublic]):
    key = "sixtysix"
    calls = at.CALLS
    vain = ("act-sixtysix-claim-wrong",)
    meld_rule = "mariage:MG.MARR.1"

    def __init__(self, options: Options, positions: SixtySixPositions) -> None:
        super().__init__(options, positions)
        self.play_rule = DUTY_RULES[options.strict_follow]

    # ------------------------------------------------------------ the state of things
    def title(self, view: View) -> Phrase:
        """Returns trumps, and how the talon stands."""
        pub = view.pub
        if pub.closer >= 0:
            return Phrase("title-sixtysix-closed", {"suit": pub.trump, "seat": pub.closer})
        left = talon_left(pub, view.places)
        if not left:
            return Phrase("title-sixtysix-empty", {"suit": pub.trump})
        return Phrase("title-sixtysix-open", {"suit": pub.trump, "n": left})

    def duty(self, view: View) -> Phrase | None:
        return super().duty(view) if view.pub.phase == at.FOLLOW else None

    def meld_key(self, view: View) -> str:
        """Names the sentence of a marriage; `pending`: it waits for a trick (mariage:MG.MARR.3)."""
        return "meld-sixtysix" if view.pub.taken[view.seat] else "meld-sixtysix-pending"

    def pairs(self, view: View) -> int:
        return WORTH

    def stakes(self, view: View) -> Iterable[Phrase]:
        """Yields what the deal is played for.

        That is what the match counts beside its score, a point carried over, a closed talon, and a marriage that waits
        for a trick.
        """
        pub = view.pub
        yield from self._match_stakes(pub)
        if pub.carried:
            yield Phrase("stake-sixtysix-carried", {"worth": pub.carried}, rule="mariage:SX.SCORE.5")
        if pub.closer >= 0:
            args = {"seat": pub.closer, "worth": failed_close_value(self.options, facts(pub)).points}
            yield Phrase("stake-sixtysix-closed", args, rule="mariage:MG.SCORE.5")
        for seat in (0, 1):
            if pub.pairs[seat] and not pub.taken[seat]:
                args = {"seat": seat, "value": pair_points(pub.pairs[seat], pub.trump)}
                yield Phrase("stake-sixtysix-pending", args, rule="mariage:MG.MARR.3")

    def _match_stakes(self, pub: SixtySixPublic) -> Iterable[Phrase]:
        """Yields what the match counts beside its score (mariage:SN.MATCH.3, MG.MATCH.4, MG.MATCH.5)."""
        what, rule = COUNTED[self.options.match_mode]
        for seat, n in enumerate(pub.standing):
            if n:
                args = {"seat": seat, "n": n, "of": self.options.match_bummerl}
                yield Phrase(f"stake-sixtysix-{what}", args, rule=f"mariage:{rule}")

    def points(self, view: View) -> tuple[int, ...]:
        return view.pub.points

    # ------------------------------------------------------------ buttons
    def button(self, view: View, action: Action) -> Phrase:
        return BUTTONS[action](self.options, view) if action in BUTTONS else super().button(view, action)

    # ------------------------------------------------------------ refusals
    def is_allowed_off_turn(self, action: Action) -> bool:
        return action in (at.ROB, at.CLOSE, at.CLAIM)

    def no_call(self, view: View, action: Action) -> Phrase | None:
        options, pub, seat = self.options, view.pub, view.seat
        if action == at.ROB:
            return rob_refusal(options, pub, view.places, seat)
        if action == at.CLOSE:
            return close_refusal(options, pub, view.places, seat)
        if action == at.CLAIM:
            return claim_refusal(options, pub, seat)
        return super().no_call(view, action)

    def no_card_now(self, view: View, card: int) -> Phrase | None:
        if view.pub.phase == at.PREDRAW:
            return self.refuse("draw-first", rule="mariage:MG.PHASE.3")
        return super().no_card_now(view, card)

    def no_meld(self, view: View, card: int) -> Phrase:
        """Returns why a card may not be led with a marriage (mariage:MG.MARR)."""
        pub, suit = view.pub, card >> 4
        if pub.phase != at.LEAD:
            return self.refuse("meld-lead", rule="mariage:MG.MARR.1")
        if pub.pairs[view.seat] >> suit & 1:
            return self.refuse("meld-once", {"suit": suit}, "mariage:MG.MARR.5")
        if not marriage(mask_of(self.hand_cards(view)), card, pub.trump, WORTH):
            return self.refuse("meld-pair", {"card": card, "suit": suit}, "mariage:CD.MARR.1")
        if not self.options.closed_marriages and not talon_left(pub, view.places):
            return self.refuse("meld-closed", rule="mariage:MG.MARR.2")
        return self.refuse("meld-trick", rule="mariage:MG.MARR.4")

    # ------------------------------------------------------------ events
    def event(self, pub: SixtySixPublic, event: Event) -> Phrase | None:
        args = {"seat": event.seat}
        if event.kind == "play" and event.value:
            c = event.cards[0]
            args |= {"card": c, "suit": c >> 4, "value": pair_worth(c >> 4, pub.trump, WORTH)}
            return Phrase("event-sixtysix-declare", args, rule="mariage:MG.MARR.1")
        if event.kind == "trick":
            return Phrase("event-sixtysix-trick", args | {"value": event.value})
        if event.kind == "move" and event.dst == at.TRUMP:
            return Phrase("event-sixtysix-turned", {"card": event.cards[0], "suit": event.cards[0] >> 4})
        if event.kind == "rob" and event.dst != at.TRUMP:
            return Phrase("event-sixtysix-rob", args | {"card": event.cards[0]})
        if event.kind == "draw" and event.cards[0] >= 0:
            return Phrase("event-sixtysix-draw", args | {"card": event.cards[0]})
        if event.kind == "settle":
            key = "event-sixtysix-settle" if event.seat >= 0 else "event-sixtysix-standing"
            return Phrase(key, args | {"value": event.value})
        return None


# ---------------------------------------------------------------- buttons, with the numbers of their consequence
def _draw(options: Options, view: View) -> Phrase:
    left = talon_left(view.pub, view.places)
    if left > 2:
        return Phrase("act-sixtysix-draw", {"n": left - 2}, (at.DRAW,), "mariage:MG.DRAW.1")
    card = cards_in(view.places[at.TRUMP])[0]
    return Phrase("act-sixtysix-draw-last", {"card": card}, (at.DRAW,), "mariage:MG.DRAW.1")


def _pass(options: Options, view: View) -> Phrase:
    own, other = view.pub.points[view.seat], view.pub.points[1 - view.seat]
    return Phrase("act-sixtysix-pass", {"own": own, "other": other}, (at.PASS,), "mariage:MG.CLAIM.4")


def _close(options: Options, view: View) -> Phrase:
    """Tells what closing wins if all goes well, and costs if it fails.

    It wins if the other takes no further trick, and costs if 66 is not claimed.
    """
    pub, me = view.pub, view.seat
    other = 1 - me
    s = facts(pub)._replace(closer=me, frozen=(pub.taken[other], pub.points[other]))
    args = {
        "missing": max(0, GOAL - pub.points[me]),
        "win": lost_deal_value(pub.taken[other], pub.points[other]).points,
        "lose": failed_close_value(options, s).points,
    }
    return Phrase("act-sixtysix-close", args, (at.CLOSE,), "mariage:MG.CLOSE.2")


def _claim(options: Options, view: View) -> Phrase:
    """Tells what a claim brings when right and costs when wrong."""
    me = view.seat
    s = facts(view.pub, me)
    right = s.totals[me] >= GOAL
    args = {
        "own": s.totals[me],
        "other": s.totals[1 - me],
        "worth": (right_worth(options, s, me) if right else wrong_worth(options, s)).points,
        "missing": max(0, GOAL - s.totals[me]),
    }
    key = "act-sixtysix-claim" if right else "act-sixtysix-claim-wrong"
    return Phrase(key, args, (at.CLAIM,), "mariage:MG.CLAIM.1")


BUTTONS: Final[dict[Action, Callable[[Options, View], Phrase]]] = {
    at.DRAW: _draw,
    at.PASS: _pass,
    at.CLOSE: _close,
    at.CLAIM: _claim,
}
