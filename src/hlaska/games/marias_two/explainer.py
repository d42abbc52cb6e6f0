"""Explains a deal for two to a client: from views, as message keys and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hlaska.core.actions import Action
from hlaska.core.board import Places
from hlaska.core.errors import Phrase
from hlaska.families.marias import announcements
from hlaska.families.marias.explainer import MariasExplainer
from hlaska.families.marias.prices import Worth
from hlaska.games.marias_two import deal
from hlaska.games.marias_two import public as at
from hlaska.games.marias_two.options import Options
from hlaska.games.marias_two.public import MariasTwoPublic, View
from hlaska.games.marias_two.settle import worth

QUESTIONS: Final = {"trump": ("marias_two-trump", "marias:L2.DEAL.1")}


class MariasTwoExplainer(MariasExplainer[MariasTwoPublic]):
    """Explains trumps by four cards, announcements and fleks between two. Nobody else pays."""

    calls = at.CALLS
    questions = QUESTIONS
    turn_key = "marias_two"
    nothing_rule = "marias:L2.ANN.1"
    options: Options

    def worth(self, pub: MariasTwoPublic) -> Worth:
        return worth(self.options, pub)

    def legal_calls(self, pub: MariasTwoPublic, places: Places) -> Sequence[Action]:
        return deal.legal_calls(self.options, pub, places)

    def is_unplayed_after_good(self, pub: MariasTwoPublic) -> bool:
        after = announcements.close_turn(pub, at.SEATS)
        return after.turn < 0 and deal.end_calls(self.options, after).unplayed

    def question_on_turn(self, view: View, args: dict[str, int]) -> Phrase:
        args = {"seat": view.pub.turn, "suit": view.pub.trump}
        if view.pub.phase != "play":
            return super().question_on_turn(view, args)
        left = len(view.places[at.TALON])
        kind = f"{'play' if view.places[at.TRICK] else 'lead'}-{'free' if left else 'strict'}"
        return Phrase(f"question-marias_two-{kind}", args | {"n": len(view.pub.took) + 1, "left": left})

    def buttons(self, view: View, own: bool) -> Iterable[Phrase]:
        """Yields buttons for suits in their order, and not the usual one first."""
        phrases = super().buttons(view, own)
        return sorted(phrases, key=lambda phrase: phrase.calls) if view.pub.phase == "trump" else phrases

    def own_call(self, pub: MariasTwoPublic, action: Action) -> Phrase:
        return Phrase("act-marias_two-trump", {"suit": action - at.NAME_TRUMP}, (action,), "marias:L2.DEAL.1")
