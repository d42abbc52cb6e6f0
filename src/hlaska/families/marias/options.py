"""House rules that several Mariáš games have, each declared once: name, values, words and rule (marias:OPT).

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


PlayersMode = Annotated[
    Literal["three", "four_sit_out"],
    opt("Players", "Three, or four of whom the dealer sits out.", "marias:PZ.1", group=DEAL),
]
SittingDealerPays = Annotated[
    bool,
    opt(
        "The sitting dealer pays and is paid",
        "The dealer who sits out counts as one more opponent of the lone player.",
        "marias:PZ.5",
        group=DEAL,
        needs={"players_mode": "four_sit_out"},
    ),
]
Seating = Annotated[seating.Seating, seating.first_dealer("marias:G.SEAT.2", DEAL)]
ShufflePolicy = Annotated[
    Literal["first_deal_only", "clock", "every_deal"],
    opt(
        "Shuffling",
        "Before the first deal only, also at midnight and every two hours after it, or before every deal.",
        "marias:G.SHUF.1",
        group=DEAL,
        effect="table",
    ),
]
GatherOrder = Annotated[
    Literal["piles", "random_piles"],
    opt(
        "Gathering",
        "The piles of the players are joined clockwise from forehand, or in random order.",
        "marias:G.GATHER.1",
        group=DEAL,
    ),
]
MinCut = Annotated[
    int,
    opt("Smallest cut", "So many cards are cut at least.", "marias:G.CUT.1", group=DEAL, low=1, high=15),
]
OpenContracts = Annotated[
    bool,
    opt("Open betl and durch", "They may be announced.", "marias:M3.CON.1", group=CALLS),
]
OpenResolution = Annotated[
    Literal["static", "playout"],
    opt(
        "Open contracts after the first trick",
        "The cards are compared, or all hands are laid open and played out.",
        "marias:M3.OPEN.1",
        needs={"open_contracts": True},
    ),
]
TrumpInTalon = Annotated[
    Literal["allowed", "allowed_announced", "forbidden"],
    opt(
        "Trumps in the talon",
        "May be discarded, may be but it must be said, or may not while other cards will do.",
        "marias:M3.TALON.1",
        group=CALLS,
    ),
]
SharpInTalon = Annotated[
    bool,
    opt(
        "Aces and tens in the talon",
        "May be discarded in a suit contract; it is said, and they count for the opponents.",
        "marias:M3.TALON.2",
        group=CALLS,
    ),
]
SevenRequiresHolding = Annotated[
    bool,
    opt(
        "Only who holds the seven announces it",
        "Seven, seven against and two sevens need the cards in the own hand.",
        "marias:M3.ANN.4",
        group=CALLS,
    ),
]
HundredRequiresMarriage = Annotated[
    bool,
    opt(
        "Only who holds a marriage announces a hundred",
        "A hundred or a hundred against needs a marriage in the own hand.",
        "marias:M3.ANN.4",
        group=CALLS,
    ),
]
HundredBothSides = Annotated[
    bool,
    opt(
        "A hundred against a hundred",
        "The opponents may announce a hundred although forehand has announced one.",
        "marias:M3.ANN.3",
        group=CALLS,
    ),
]
AgainstRule = Annotated[
    Literal["free", "flek_first_double"],
    opt(
        "Seven and hundred against",
        "Free, or only after a flek on the game and then worth double.",
        "marias:M3.ANN.5",
        group=CALLS,
    ),
]
MaxFlekLevel = Annotated[
    int | None,
    opt(
        "Highest flek",
        "How often one thing may be doubled; null: without limit.",
        "marias:G.FLEK.2",
        group=CALLS,
        low=0,
        high=TOP_LEVEL,
    ),
]
ForcedFlekTrumpHonour = Annotated[
    bool,
    opt(
        "Forced flek with a trump honour",
        "An opponent who holds the king or the over of trumps must double the game.",
        "marias:P4.VAR.3",
        group=CALLS,
    ),
]
ForcedHundredAgainst = Annotated[
    bool,
    opt(
        "Forced hundred against",
        "An opponent who holds king and over of trumps must double and announce a hundred against.",
        "marias:P4.VAR.3",
        group=CALLS,
    ),
]
TwoSevens = Annotated[
    bool,
    opt(
        "Two sevens",
        "The last two tricks with two sevens may be announced.",
        "marias:M3.TWO.1",
        group=CALLS,
    ),
]
TwoSevensAgainst = Annotated[
    bool,
    opt(
        "Two sevens against",
        "Also by those who play against the contract.",
        "marias:M3.TWO.3",
        group=CALLS,
        needs={"two_sevens": True},
    ),
]
TwoSevensWithHundred = Annotated[
    bool,
    opt(
        "Two sevens and a hundred",
        "Both may be announced by one side.",
        "marias:PG.6",
        group=CALLS,
        needs={"two_sevens": True},
    ),
]
UnplayedPlain = Annotated[
    bool,
    opt(
        "A plain game is not played",
        "Without announcements and fleks forehand is simply paid.",
        "marias:M3.UNPL.1",
    ),
]
UnplayedSevenFlek = Annotated[
    bool,
    opt(
        "A seven with a flek on the game is not played",
        "The seven counts as won and the game as lost.",
        "marias:M3.UNPL.2",
    ),
]
MustLeadTrumpCard = Annotated[
    bool,
    opt(
        "The trump card leads",
        "Forehand's first lead in a suit contract is the trump card.",
        "marias:M3.PLAY.2",
    ),
]
KingBeforeOver = Annotated[
    Literal["allowed", "forbidden"],
    opt("King before the over", "While both are held the king may be played first.", "marias:G.MAR.2"),
]
MarriageCard = Annotated[
    Literal["over_first", "either"],
    opt(
        "Card of a marriage",
        "It is declared with the over, or with either of its cards.",
        "marias:G.MAR.3",
    ),
]
StopWhenDecided = Annotated[
    bool,
    opt("Stop a lost betl or durch", "Play ends as soon as it is lost.", "marias:M3.PLAY.3"),
]
PerfectHandClaim = Annotated[
    bool,
    opt("Certain hands are claimed", "A certain betl or durch may be laid down.", "marias:M3.CLAIM.1"),
]
RevokeMode = Annotated[
    Literal["reject", "penalise"],
    opt("Wrong cards", "Refused, or accepted and penalised when challenged.", "marias:M3.REV.1"),
]
RevokeMin = Annotated[
    int,
    opt(
        "Least penalty",
        "A wrong card costs at least so much to each.",
        "marias:M3.REV.2",
        low=0,
        high=1000,
        needs={"revoke_mode": "penalise"},
    ),
]
HundredStep = Annotated[
    Literal["double", "add_equal", "add_half", "half_unit"],
    opt(
        "Each ten above a hundred",
        "Doubles, adds the base, adds half the base, or adds half a unit.",
        "marias:G.VAL.1",
        group=HUNDREDS,
    ),
]
HundredFailStep = Annotated[
    Literal["same", "flat"],
    opt("Each ten missing", "Counts like a ten above, or nothing.", "marias:G.VAL.5", group=HUNDREDS),
]
HundredMarriage = Annotated[
    Literal["highest", "first_declared"],
    opt(
        "Marriage of a hundred",
        "The highest counts, or the first declared.",
        "marias:G.VAL.2",
        group=HUNDREDS,
    ),
]
QuietHundredMarriages = Annotated[
    Literal["one", "all"],
    opt(
        "Marriages of a quiet hundred",
        "One counts toward it, or all of them.",
        "marias:G.VAL.4",
        group=HUNDREDS,
    ),
]
QuietHundredBesideAnnounced = Annotated[
    bool,
    opt(
        "Quiet hundred beside an announced one",
        "Scored for the side that announced none.",
        "marias:M3.SCORE.2",
        group=HUNDREDS,
    ),
]
FailedHundredEnemyMarriages = Annotated[
    bool,
    opt(
        "Opponents' marriages raise a failed hundred",
        "They count as missing tens.",
        "marias:G.VAL.5",
        group=HUNDREDS,
    ),
]
HundredReplacesGame = Annotated[
    bool,
    opt("A hundred replaces the game", "Otherwise both are scored.", "marias:M3.SCORE.2", group=HUNDREDS),
]
KilledAnnouncedSeven = Annotated[
    Literal[2, 3],
    opt(
        "Announced seven killed in the last trick",
        "Its cost before fleks.",
        "marias:M3.SCORE.3",
        group=VALUES,
    ),
]
GameValue = Annotated[int, opt("Game", "Its value.", "marias:M3.SCORE.1", group=VALUES, low=1, high=100)]
SevenValue = Annotated[
    int, opt("Announced seven", "Its value.", "marias:M3.SCORE.1", group=VALUES, low=1, high=100)
]
QuietSevenValue = Annotated[
    int, opt("Quiet seven", "Won or killed.", "marias:M3.SCORE.1", group=VALUES, low=1, high=100)
]
HundredValue = Annotated[
    int, opt("Announced hundred", "Its base.", "marias:M3.SCORE.1", group=VALUES, low=1, high=100)
]
QuietHundredValue = Annotated[
    int, opt("Quiet hundred", "Its base.", "marias:M3.SCORE.1", group=VALUES, low=1, high=100)
]
BetlValue = Annotated[int, opt("Betl", "Its value.", "marias:M3.SCORE.1", group=VALUES, low=1, high=100)]
DurchValue = Annotated[int, opt("Durch", "Its value.", "marias:M3.SCORE.1", group=VALUES, low=1, high=100)]
OpenBetlValue = Annotated[
    int,
    opt(
        "Open betl",
        "Its value.",
        "marias:M3.SCORE.1",
        group=VALUES,
        low=1,
        high=100,
        needs={"open_contracts": True},
    ),
]
OpenDurchValue = Annotated[
    int,
    opt(
        "Open durch",
        "Its value.",
        "marias:M3.SCORE.1",
        group=VALUES,
        low=1,
        high=100,
        needs={"open_contracts": True},
    ),
]
TwoSevensValue = Annotated[
    int,
    opt(
        "Value of two sevens",
        "If both are won.",
        "marias:M3.SCORE.1",
        group=VALUES,
        low=1,
        high=100,
        needs={"two_sevens": True},
    ),
]
HeartsFactor = Annotated[
    int,
    opt(
        "Hearts",
        "Everything counts so many times when hearts are trumps.",
        "marias:G.PAY.2",
        group=VALUES,
        low=1,
        high=10,
    ),
]
HeartsDoublesGame = Annotated[
    bool,
    opt("Hearts raise the game too", "Otherwise only sevens and hundreds.", "marias:G.PAY.2", group=VALUES),
]
Settlement = Annotated[
    Literal["payments", "scorepad"],
    opt(
        "Settlement", "Paid between the sides, or noted for each by itself.", "marias:G.PAY.1", group=PAYMENT
    ),
]
PaymentCap = Annotated[
    int | None,
    opt(
        "Payment limit",
        "Most that one deal costs; null: without limit.",
        "marias:G.FLEK.9",
        group=PAYMENT,
        low=1,
        high=1000,
    ),
]
