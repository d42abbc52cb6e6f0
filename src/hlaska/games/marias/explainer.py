"""Explains a deal of three to a client: from views, as keys and numbers.

The keys are those of messages (docs/ui.md, section 2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hlaska.core.actions import Action
from hlaska.core.board import Event, Places
from hlaska.core.errors import Phrase
from hlaska.core.public import update
from hlaska.families.marias import announcements as family
from hlaska.families.marias.contracts import CONTRACT, CONTRACT_KEYS, SUIT
from hlaska.families.marias.explainer import MariasExplainer
from hlaska.families.marias.prices import Worth
from hlaska.games.marias import announcements
from hlaska.games.marias import public as at
from hlaska.games.marias.contracts import contract_of_call
from hlaska.games.marias.options import Options
from hlaska.games.marias.public import MariasPublic
from hlaska.games.marias.settle import worth, worth_of

PEOPLE: Final = 5


class ThreeExplainer(MariasExplainer[MariasPublic]):
    """Explains contracts, the trump card from hand or people, answers, announcements and fleks."""

    calls = at.CALLS
    trump_place = at.LAID
    talon = at.TALON
    discard_phases = ("discard", "take")
    options: Options

    def worth(self, pub: MariasPublic) -> Worth:
        return worth(self.options, pub)

    def legal_calls(self, pub: MariasPublic, places: Places) -> Sequence[Action]:
        legal = announcements.legal_announce if pub.phase == "announce" else announcements.legal_flek
        return legal(self.options, pub, places)

    def is_unplayed_after_good(self, pub: MariasPublic) -> bool:
        after = family.close_turn(pub, at.SEATS)
        return after.turn < 0 and announcements.is_unplayed(self.options, after)

    # ------------------------------------------------------------ calls of its own
    def own_call(self, pub: MariasPublic, action: Action) -> Phrase:
        if at.PEOPLE <= action < at.PEOPLE + PEOPLE:
            return Phrase("act-marias-people", {"n": action - at.PEOPLE + 1}, (action,), "marias:M3.TRUMP.1")
        if action == at.BAD:
            return Phrase("act-marias-bad", {"contract": pub.contract}, (action,), "marias:M3.ASK.4")
        return self._contract(pub, action)

    def _contract(self, pub: MariasPublic, action: Action) -> Phrase:
        """Returns a button for a contract, with its value."""
        contract, suit = contract_of_call(action)
        if contract == SUIT:
            return Phrase(
                "act-marias-suit", {"worth": 2 * self.options.game_value}, (action,), "marias:M3.CON.1"
            )
        args = {"worth": worth_of(self.options, update(pub, contract=contract), CONTRACT, 0)}
        key = f"act-marias-{CONTRACT_KEYS[contract]}"
        if suit < 0:
            return Phrase(key, args, (action,), "marias:M3.CON.1")
        return Phrase(f"{key}-in", {**args, "suit": suit}, (action,), "marias:PG.7")

    def call_event(self, pub: MariasPublic, event: Event) -> Phrase:
        if event.value == at.BAD:
            return Phrase("call-marias-bad", {"seat": event.seat})
        return super().call_event(pub, event)
