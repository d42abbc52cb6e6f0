"""Explains a deal of auction Mariáš to a client, as message keys and numbers.

They are made from a view (docs/ui.md, section 2).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hlaska.core.actions import Action
from hlaska.core.board import Places
from hlaska.core.errors import Phrase
from hlaska.families.marias.contracts import UNNAMED
from hlaska.families.marias.explainer import MariasExplainer
from hlaska.families.marias.prices import Worth
from hlaska.games.marias_auction import announcements
from hlaska.games.marias_auction import public as at
from hlaska.games.marias_auction.bidding import items_of
from hlaska.games.marias_auction.contracts import CONTRACTS, RUNGS, TOP, AnnouncedContract
from hlaska.games.marias_auction.options import Options
from hlaska.games.marias_auction.public import MariasAuctionPublic, View
from hlaska.games.marias_auction.settle import worth, worth_in

BIDS: Final = range(at.BID, at.BID + len(RUNGS))
PLAYS: Final = range(at.PLAY, at.PLAY + len(CONTRACTS))


class MariasAuctionExplainer(MariasExplainer[MariasAuctionPublic]):
    """Explains bids, contracts from the ladder, the talon and giving up."""

    calls = at.CALLS
    talon = at.TALON
    discard_phases = ("discard",)
    stake_phases = ("discard", "flek", "play", "review")
    options: Options

    def worth(self, pub: MariasAuctionPublic) -> Worth:
        return worth(self.options, pub)

    def legal_calls(self, pub: MariasAuctionPublic, places: Places) -> Sequence[Action]:
        return announcements.legal_flek(self.options, pub, places)

    def must_hold_seven(self) -> bool:
        return True

    # ------------------------------------------------------------ what is going on
    def question_on_turn(self, view: View, args: dict[str, int]) -> Phrase:
        pub = view.pub
        if pub.phase == "bid":
            senior = pub.turn == pub.senior
            args |= {"rung": pub.bid, "rival": pub.junior if senior else pub.senior}
            kind = "hold" if senior else "bid" if pub.bid else "open"
            return Phrase(f"question-marias_auction-{kind}", args, rule="marias:LIC.AUC.3")
        if pub.phase in ("take", "contract"):
            return Phrase(f"question-marias_auction-{pub.phase}", args | {"rung": pub.bid})
        return super().question_on_turn(view, args)

    def title(self, view: View) -> Phrase | None:
        """Returns the contract, or the highest bid."""
        pub = view.pub
        if pub.contract == UNNAMED and pub.bid:
            return Phrase("title-marias_auction-bid", {"rung": pub.bid})
        return super().title(view)

    # ------------------------------------------------------------ buttons
    def buttons(self, view: View, own: bool) -> Iterable[Phrase]:
        """Yields a button for each contract rung by rung, then the others."""
        rows = super().buttons(view, own)
        if view.pub.phase != "contract":
            return rows
        return sorted(rows, key=lambda row: row.args.get("rung", TOP + 1))

    # ------------------------------------------------------------ calls of its own
    def own_call(self, pub: MariasAuctionPublic, action: Action) -> Phrase:
        if action == at.GIVE_UP:
            args = {"worth": 2 * self.options.give_up_value}
            return Phrase("act-marias_auction-give-up", args, (action,), "marias:LIC.GIVE.1")
        if action in BIDS:
            args = self._rung_args(action - at.BID + 1)
            return Phrase("act-marias_auction-bid", args, (action,), "marias:LIC.LAD.1")
        if action in PLAYS:
            return self._contract(CONTRACTS[action - at.PLAY], action)
        args = {"rung": pub.bid} if action == at.HOLD else {}
        return Phrase(f"act-marias_auction-{self.slug(action)}", args, (action,), "marias:LIC.AUC.3")

    def _contract(self, named: AnnouncedContract, action: Action) -> Phrase:
        args = self._rung_args(named.rung) | {"suit": named.trump, "helper": named.helper << 4}
        kind = "two" if named.rules.two else "suit" if named.rules.trumps else "plain"
        return Phrase(f"act-marias_auction-play-{kind}", args, (action,), "marias:LIC.TAL.2")

    def _rung_args(self, rung: int) -> dict[str, int]:
        """Returns the rung and what it is worth without steps.

        The suit is hearts for some, or acorns for any other suit.
        """
        named = next(c for c in CONTRACTS if c.rung == rung)
        values = worth_in(self.options, named.rules.contract, named.trump)
        value = sum(values.of(item, 0) for item in items_of(self.options, named))
        return {"rung": rung, "worth": value, "open": int(named.rules.hundred)}

    # ------------------------------------------------------------ refusals
    def no_discard(self, view: View, card: int) -> Phrase:
        pub = view.pub
        if card in AnnouncedContract(pub.rung, pub.trump, pub.helper).sevens():
            return Phrase("duty-marias_auction-keep-seven", {"card": card}, rule="marias:LIC.TAL.2")
        return super().no_discard(view, card)

    def no_call(self, view: View, action: Action) -> Phrase | None:
        pub = view.pub
        if pub.phase == "bid" and action in BIDS:
            senior = pub.turn == pub.senior and not self.options.lic_senior_raise
            why = "senior" if senior else "low" if action - at.BID < pub.bid else "jump"
            return Phrase(f"refused-marias_auction-{why}", {"rung": pub.bid}, rule="marias:LIC.AUC.3")
        if pub.phase == "contract" and action in PLAYS:
            named = CONTRACTS[action - at.PLAY]
            if named.rung < pub.bid:
                return Phrase("refused-marias_auction-below", {"rung": pub.bid}, rule="marias:LIC.TAL.2")
            return Phrase("refused-marias_auction-seven", {"card": named.trump << 4}, rule="marias:LIC.TAL.3")
        if pub.phase == "contract" and action == at.GIVE_UP:
            return Phrase("refused-marias_auction-give-up", {"rung": pub.bid}, rule="marias:LIC.GIVE.1")
        return super().no_call(view, action)
