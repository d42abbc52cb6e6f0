"""Declares the house rules of Mariáš with the thirteenth card, and its preset. Source: marias:T2, OPT."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Struct

from hlaska.core.options import opt
from hlaska.families.marias import options as shared


class Options(Struct, frozen=True):
    """Holds the options; defaults are those of the preset `two_simple`."""

    seating: shared.Seating = "random_dealer"
    shuffle_policy: shared.ShufflePolicy = "clock"
    gather_order: shared.GatherOrder = "piles"
    min_cut: shared.MinCut = 2
    packets: Annotated[
        Literal["3", "6", "1"],
        opt(shared.DEAL, "marias:T2.DEAL.1", formerly="t2_packets", renamed={"3_3": "3", "single": "1"}),
    ] = "3"
    king_before_over: shared.KingBeforeOver = "allowed"
    marriage_card: shared.MarriageCard = "over_first"
    revoke_mode: shared.RevokeMode = "reject"
    revoke_min: shared.RevokeMin = 10
    game_value: shared.GameValue = 1
    settlement: shared.Settlement = "payments"
    payment_cap: shared.PaymentCap = None


TWO_SIMPLE: Final = Options()
PRESETS: Final[dict[str, Struct]] = {"two_simple": TWO_SIMPLE}
