"""Declares house rules of several Mariáš games once: name, values, words and rule (marias:OPT).

A game lists what it has and its own defaults: `min_cut: shared.MinCut = 2`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from hlaska.core import seating
from hlaska.core.options import opt
from hlaska.families.marias.fleks import TOP_LEVEL

DEAL: Final = "deal"
CALLS: Final = "calls"
PLAY: Final = "play"
HUNDREDS: Final = "hundred"
VALUES: Final = "values"
PAYMENT: Final = "payment"


Players = Annotated[
    Literal[3, 4], opt(DEAL, "marias:PZ.1", formerly="players_mode", renamed={"three": 3, "four_sit_out": 4})
]
SittingDealerPays = Annotated[bool, opt(DEAL, "marias:PZ.5", needs={"players": 4})]
Seating = Annotated[seating.Seating, seating.first_dealer("marias:G.SEAT.2", DEAL)]
ShufflePolicy = Annotated[
    Literal["first_deal_only", "clock", "every_deal"], opt(DEAL, "marias:G.SHUF.1", effect="table")
]
GatherOrder = Annotated[Literal["piles", "random_piles"], opt(DEAL, "marias:G.GATHER.1")]
MinCut = Annotated[int, opt(DEAL, "marias:G.CUT.1", low=1, high=15)]
OpenContracts = Annotated[bool, opt(CALLS, "marias:M3.CON.1")]
OpenResolution = Annotated[
    Literal["static", "playout"], opt("play", "marias:M3.OPEN.1", needs={"open_contracts": True})
]
TrumpInTalon = Annotated[
    Literal["allowed", "allowed_announced", "forbidden"], opt(CALLS, "marias:M3.TALON.1")
]
SharpInTalon = Annotated[bool, opt(CALLS, "marias:M3.TALON.2")]
SevenRequiresHolding = Annotated[bool, opt(CALLS, "marias:M3.ANN.4")]
HundredRequiresMarriage = Annotated[bool, opt(CALLS, "marias:M3.ANN.4")]
HundredBothSides = Annotated[bool, opt(CALLS, "marias:M3.ANN.3")]
AgainstRule = Annotated[Literal["free", "flek_first_double"], opt(CALLS, "marias:M3.ANN.5")]
MaxFlekLevel = Annotated[int | None, opt(CALLS, "marias:G.FLEK.2", low=0, high=TOP_LEVEL)]
ForcedFlekTrumpHonour = Annotated[bool, opt(CALLS, "marias:P4.VAR.3")]
ForcedHundredAgainst = Annotated[bool, opt(CALLS, "marias:P4.VAR.3")]
TwoSevens = Annotated[bool, opt(CALLS, "marias:M3.TWO.1")]
TwoSevensAgainst = Annotated[bool, opt(CALLS, "marias:M3.TWO.3", needs={"two_sevens": True})]
TwoSevensWithHundred = Annotated[bool, opt(CALLS, "marias:PG.6", needs={"two_sevens": True})]
UnplayedPlain = Annotated[bool, opt("play", "marias:M3.UNPL.1")]
UnplayedSevenFlek = Annotated[bool, opt("play", "marias:M3.UNPL.2")]
MustLeadTrumpCard = Annotated[bool, opt("play", "marias:M3.PLAY.2")]
KingBeforeOver = Annotated[Literal["allowed", "forbidden"], opt("play", "marias:G.MAR.2")]
MarriageCard = Annotated[Literal["over_first", "either"], opt("play", "marias:G.MAR.3")]
StopWhenDecided = Annotated[bool, opt("play", "marias:M3.PLAY.3")]
PerfectHandClaim = Annotated[bool, opt("play", "marias:M3.CLAIM.1")]
RevokeMode = Annotated[Literal["reject", "penalise"], opt("play", "marias:M3.REV.1")]
RevokeMin = Annotated[
    int, opt("play", "marias:M3.REV.2", low=0, high=1000, needs={"revoke_mode": "penalise"})
]
HundredStep = Annotated[
    Literal["double", "add_equal", "add_half", "half_unit"], opt(HUNDREDS, "marias:G.VAL.1")
]
HundredFailStep = Annotated[Literal["same", "flat"], opt(HUNDREDS, "marias:G.VAL.5")]
HundredMarriage = Annotated[Literal["highest", "first_declared"], opt(HUNDREDS, "marias:G.VAL.2")]
QuietHundredMarriages = Annotated[Literal["one", "all"], opt(HUNDREDS, "marias:G.VAL.4")]
AnnouncedHundredMarriages = Annotated[Literal["one", "all"], opt(HUNDREDS, "marias:G.VAL.6")]
QuietHundredBesideAnnounced = Annotated[bool, opt(HUNDREDS, "marias:M3.SCORE.2")]
FailedHundredEnemyMarriages = Annotated[bool, opt(HUNDREDS, "marias:G.VAL.5")]
HundredReplacesGame = Annotated[bool, opt(HUNDREDS, "marias:M3.SCORE.2")]
KilledAnnouncedSeven = Annotated[Literal[2, 3], opt(VALUES, "marias:M3.SCORE.3")]
GameValue = Annotated[int, opt(VALUES, "marias:M3.SCORE.1", low=1, high=100)]
SevenValue = Annotated[int, opt(VALUES, "marias:M3.SCORE.1", low=1, high=100)]
QuietSevenValue = Annotated[int, opt(VALUES, "marias:M3.SCORE.1", low=1, high=100)]
HundredValue = Annotated[int, opt(VALUES, "marias:M3.SCORE.1", low=1, high=100)]
QuietHundredValue = Annotated[int, opt(VALUES, "marias:M3.SCORE.1", low=1, high=100)]
BetlValue = Annotated[int, opt(VALUES, "marias:M3.SCORE.1", low=1, high=100)]
DurchValue = Annotated[int, opt(VALUES, "marias:M3.SCORE.1", low=1, high=100)]
OpenBetlValue = Annotated[
    int, opt(VALUES, "marias:M3.SCORE.1", low=1, high=100, needs={"open_contracts": True})
]
OpenDurchValue = Annotated[
    int, opt(VALUES, "marias:M3.SCORE.1", low=1, high=100, needs={"open_contracts": True})
]
TwoSevensValue = Annotated[int, opt(VALUES, "marias:M3.SCORE.1", low=1, high=100, needs={"two_sevens": True})]
HeartsFactor = Annotated[int, opt(VALUES, "marias:G.PAY.2", low=1, high=10)]
HeartsDoublesGame = Annotated[bool, opt(VALUES, "marias:G.PAY.2")]
Settlement = Annotated[Literal["payments", "scorepad"], opt(PAYMENT, "marias:G.PAY.1")]
PaymentCap = Annotated[int | None, opt(PAYMENT, "marias:G.FLEK.9", low=1, high=1000)]
