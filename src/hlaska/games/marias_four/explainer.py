"""Explains a deal of four to a client: from views, as keys and numbers.

The keys are those of messages (docs/ui.md, section 2).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hlaska.core.actions import CALL, Action
from hlaska.core.board import Event, Places
from hlaska.core.errors import Phrase
from hlaska.families.marias import announcements as family
from hlaska.families.marias.contracts import CONTRACT, CONTRACT_KEYS, SUIT
from hlaska.families.marias.explainer import MariasExplainer
from hlaska.families.marias.prices import Worth
from hlaska.games.marias_four import announcements
from hlaska.games.marias_four import public as at
from hlaska.games.marias_four.options import Options
from hlaska.games.marias_four.public import MariasFourPublic, View, called_card, is_on_side
from hlaska.games.marias_four.settle import worth, worth_in

RANKS: Final = range(at.RANK, at.RANK + 8)
NAMES: Final = range(at.NAME, at.NAME + len(at.NAMED_CARDS))
QUESTIONS: Final = {
    **{phase: (f"marias_four-{phase}", "marias:P4.CALL.1") for phase in ("trump", "rank", "name")},
    "ask": ("marias-ask", "marias:P4.ASK.1"),
}


class MariasFourExplainer(MariasExplainer[MariasFourPublic]):
    """Explains the called card; only its holder learns that it is their own."""

    calls = at.CALLS
    trump_place = at.LAID
    contracts = at.KEYS
    stake_phases = ("announce", "flek", "name", "play", "review")
    questions = QUESTIONS
    options: Options

    def worth(self, pub: MariasFourPublic) -> Worth:
        return worth(self.options, pub)

    def legal_calls(self, pub: MariasFourPublic, places: Places) -> Sequence[Action]:
        legal = announcements.legal_announce if pub.phase == "announce" else announcements.legal_flek
        return legal(self.options, pub, places)

    def after_call(self, pub: MariasFourPublic, action: Action) -> MariasFourPublic:
        return announcements.apply_call(self.options, pub, action)

    def is_unplayed_after_good(self, pub: MariasFourPublic) -> bool:
        last = pub.contract == SUIT and pub.silent == at.SEATS - 1 and not pub.said
        return last and family.is_unplayed(pub, self.options.unplayed_plain, False)

    def is_on_side(self, view: View) -> bool:
        return is_on_side(view.pub, view.places, view.seat)

    def is_foreseeable(self, view: View, action: Action) -> bool:
        """Excludes a trick that may end a durch with partner (marias:P4.VAR.2a). It ends by who the partner is."""
        pub = view.pub
        ends = action < CALL and pub.phase == "play" and len(view.places[at.TRICK]) == at.SEATS - 1
        if ends and pub.contract == at.WITH_PARTNER and pub.partner < 0:
            return False
        return super().is_foreseeable(view, action)

    # ------------------------------------------------------------ what is going on
    def contract_key(self, contract: int) -> str:
        name = super().contract_key(contract)
        return name if contract < len(CONTRACT_KEYS) else name.replace("marias-", "marias_four-")

    def stakes(self, view: View) -> Iterable[Phrase]:
        """Yields what the deal is played for, and which card was called."""
        yield from super().stakes(view)
        pub, wanted = view.pub, called_card(view.pub)
        if pub.phase in self.stake_phases and wanted >= 0:
            mine = view.seat >= 0 and wanted in self.hand_cards(view)
            kind = "played" if pub.partner >= 0 else "mine" if mine else "called"
            yield Phrase(f"stake-marias_four-{kind}", {"card": wanted, "seat": pub.partner})

    # ------------------------------------------------------------ calls of its own
    def own_call(self, pub: MariasFourPublic, action: Action) -> Phrase:
        if action in RANKS:
            return Phrase("act-marias_four-rank", {"rank": action - at.RANK}, (action,), "marias:P4.CALL.1")
        if action in NAMES:
            args = {"card": at.NAMED_CARDS[action - at.NAME]}
            return Phrase("act-marias_four-name", args, (action,), "marias:P4.VAR.2a")
        contract = action - at.CONTRACT_CALL
        args = {"worth": worth_in(self.options, contract, -1).of(0 if contract == SUIT else CONTRACT, 0)}
        return Phrase(f"act-{self.contract_key(contract)}", args, (action,), "marias:M3.CON.1")

    def no_call(self, view: View, action: Action) -> Phrase | None:
        if view.pub.phase == "rank" and action in RANKS:
            return Phrase("refused-marias_four-rank", {"rank": action - at.RANK}, rule="marias:P4.CALL.1")
        if view.pub.phase == "name" and action in NAMES:
            args = {"card": at.NAMED_CARDS[action - at.NAME]}
            return Phrase("refused-marias_four-name", args, rule="marias:P4.VAR.2a")
        return super().no_call(view, action)

    # ------------------------------------------------------------ what happened
    def event(self, pub: MariasFourPublic, event: Event) -> Phrase | None:
        if event.kind == "partner":
            kind = "alone" if event.seat == pub.lone else "partner"
            return Phrase(f"event-marias_four-{kind}", {"seat": event.seat, "card": event.value})
        shown_at_end = event.kind == "show" and event.cards == (called_card(pub),) and pub.phase == "over"
        return None if shown_at_end else super().event(pub, event)  # told as partner
