"""The house rules of Mariáš for three, and its presets (marias:OPT)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Struct

from hlaska.core.auction import TOP_LEVEL
from hlaska.core.options import opt

DEAL, CALLS, PLAY, HUNDRED, VALUE, PAY = "deal", "calls", "play", "hundred", "values", "payment"


class Options(Struct, frozen=True):
    """Defaults are those of the preset `pagat_voleny`."""

    players_mode: Annotated[
        Literal["three", "four_sit_out"],
        opt("Players", "Three, or four of whom the dealer sits out.", "marias:PZ.1", group=DEAL),
    ] = "three"
    sitting_dealer_pays: Annotated[
        bool,
        opt(
            "The sitting dealer pays and is paid",
            "The dealer who sits out counts as one more opponent of the lone player.",
            "marias:PZ.5",
            group=DEAL,
            needs={"players_mode": "four_sit_out"},
        ),
    ] = True
    seating: Annotated[
        Literal["random_dealer", "draw_high"],
        opt(
            "First dealer",
            "Picked at random, or seats and deal go by the cards drawn.",
            "marias:G.SEAT.2",
            group=DEAL,
            effect="table",
        ),
    ] = "random_dealer"
    shuffle_policy: Annotated[
        Literal["first_deal_only", "clock", "every_deal"],
        opt(
            "Shuffling",
            "Before the first deal only, also at midnight and every two hours after it, or before every deal.",
            "marias:G.SHUF.1",
            group=DEAL,
            effect="table",
        ),
    ] = "first_deal_only"
    gather_order: Annotated[
        Literal["piles", "random_piles"],
        opt(
            "Gathering",
            "The piles of the players are joined clockwise from forehand, or in random order.",
            "marias:G.GATHER.1",
            group=DEAL,
        ),
    ] = "piles"
    min_cut: Annotated[
        int,
        opt("Smallest cut", "So many cards are cut at least.", "marias:G.CUT.1", group=DEAL, low=1, high=15),
    ] = 2
    deal_pattern: Annotated[
        Literal["7_5", "3_2_2_3_2"],
        opt("Packets", "How the cards are dealt.", "marias:M3.DEAL.1", group=DEAL),
    ] = "7_5"
    trump_card_face: Annotated[
        Literal["down", "up"],
        opt("Trump card", "Laid face down, or face up at once.", "marias:M3.TRUMP.1", group=CALLS),
    ] = "down"
    open_contracts: Annotated[
        bool,
        opt("Open betl and durch", "They may be announced.", "marias:M3.CON.1", group=CALLS),
    ] = True
    open_rank: Annotated[
        Literal["higher", "equal"],
        opt(
            "Rank of open contracts",
            "Above betl and durch, or equal to the same contract when not open.",
            "marias:PG.4",
            group=CALLS,
            needs={"open_contracts": True},
        ),
    ] = "higher"
    open_resolution: Annotated[
        Literal["static", "playout"],
        opt(
            "Open contracts after the first trick",
            "The cards are compared, or all hands are laid open and played out.",
            "marias:M3.OPEN.1",
            needs={"open_contracts": True},
        ),
    ] = "static"
    trump_in_talon: Annotated[
        Literal["allowed", "allowed_announced", "forbidden"],
        opt(
            "Trumps in the talon",
            "May be discarded, may be but it must be said, or may not while other cards will do.",
            "marias:M3.TALON.1",
            group=CALLS,
        ),
    ] = "allowed"
    sharp_in_talon: Annotated[
        bool,
        opt(
            "Aces and tens in the talon",
            "May be discarded in a suit contract; it is said, and they count for the opponents.",
            "marias:M3.TALON.2",
            group=CALLS,
        ),
    ] = False
    taker_takes_talon: Annotated[
        bool,
        opt(
            "Saying bad takes the talon",
            "Who says bad takes the talon and discards again; otherwise the ten cards held are played.",
            "marias:M3.ASK.4",
            group=CALLS,
        ),
    ] = True
    forehand_no_trump_timing: Annotated[
        Literal["first_announcement", "after_good"],
        opt(
            "Forehand's betl and durch",
            "Announced at first, or only after both others have said good to the game.",
            "marias:PG.6",
            group=CALLS,
        ),
    ] = "first_announcement"
    durch_trump: Annotated[
        Literal["none", "trump"],
        opt("Trumps in a durch", "None, or a suit named with it.", "marias:PG.7"),
    ] = "none"
    seven_requires_holding: Annotated[
        bool,
        opt(
            "Only who holds the seven announces it",
            "Seven, seven against and two sevens need the cards in the own hand.",
            "marias:M3.ANN.4",
            group=CALLS,
        ),
    ] = True
    hundred_requires_marriage: Annotated[
        bool,
        opt(
            "Only who holds a marriage announces a hundred",
            "A hundred or a hundred against needs a marriage in the own hand.",
            "marias:M3.ANN.4",
            group=CALLS,
        ),
    ] = False
    hundred_both_sides: Annotated[
        bool,
        opt(
            "A hundred against a hundred",
            "The opponents may announce a hundred although forehand has announced one.",
            "marias:M3.ANN.3",
            group=CALLS,
        ),
    ] = False
    against_rule: Annotated[
        Literal["free", "flek_first_double"],
        opt(
            "Seven and hundred against",
            "Free, or only after a flek on the game and then worth double.",
            "marias:M3.ANN.5",
            group=CALLS,
        ),
    ] = "free"
    max_flek_level: Annotated[
        int | None,
        opt(
            "Highest flek",
            "How often one thing may be doubled; null: without limit.",
            "marias:G.FLEK.2",
            group=CALLS,
            low=0,
            high=TOP_LEVEL,
        ),
    ] = None
    forced_flek_trump_honour: Annotated[
        bool,
        opt(
            "Forced flek with a trump honour",
            "An opponent who holds the king or the over of trumps must double the game.",
            "marias:P4.VAR.3",
            group=CALLS,
        ),
    ] = False
    forced_hundred_against: Annotated[
        bool,
        opt(
            "Forced hundred against",
            "An opponent who holds king and over of trumps must double and announce a hundred against.",
            "marias:P4.VAR.3",
            group=CALLS,
        ),
    ] = False
    two_sevens: Annotated[
        bool,
        opt(
            "Two sevens",
            "Forehand may announce the last two tricks with sevens.",
            "marias:M3.TWO.1",
            group=CALLS,
        ),
    ] = False
    two_sevens_with_hundred: Annotated[
        bool,
        opt(
            "Two sevens and a hundred",
            "Both may be announced together.",
            "marias:PG.6",
            group=CALLS,
            needs={"two_sevens": True},
        ),
    ] = True
    unplayed_plain: Annotated[
        bool,
        opt(
            "A plain game is not played",
            "Without announcements and fleks forehand is simply paid.",
            "marias:M3.UNPL.1",
        ),
    ] = True
    unplayed_seven_flek: Annotated[
        bool,
        opt(
            "A seven with a flek on the game is not played",
            "The seven counts as won and the game as lost.",
            "marias:M3.UNPL.2",
        ),
    ] = True
    must_lead_trump_card: Annotated[
        bool,
        opt(
            "The trump card leads",
            "Forehand's first lead in a suit contract is the trump card.",
            "marias:M3.PLAY.2",
        ),
    ] = False
    king_before_over: Annotated[
        Literal["allowed", "forbidden"],
        opt("King before the over", "While both are held the king may be played first.", "marias:G.MAR.2"),
    ] = "allowed"
    marriage_card: Annotated[
        Literal["over_first", "either"],
        opt(
            "Card of a marriage",
            "It is declared with the over, or with either of its cards.",
            "marias:G.MAR.3",
        ),
    ] = "over_first"
    stop_when_decided: Annotated[
        bool,
        opt("Stop a lost betl or durch", "Play ends as soon as it is lost.", "marias:M3.PLAY.3"),
    ] = True
    perfect_hand_claim: Annotated[
        bool,
        opt("Certain hands are claimed", "A certain betl or durch may be laid down.", "marias:M3.CLAIM.1"),
    ] = False
    revoke_mode: Annotated[
        Literal["reject", "penalise"],
        opt("Wrong cards", "Refused, or accepted and penalised when challenged.", "marias:M3.REV.1"),
    ] = "reject"
    revoke_min: Annotated[
        int,
        opt(
            "Least penalty",
            "A wrong card costs at least so much to each.",
            "marias:M3.REV.2",
            low=0,
            high=1000,
            needs={"revoke_mode": "penalise"},
        ),
    ] = 10
    hundred_step: Annotated[
        Literal["double", "add_equal", "add_half", "half_unit"],
        opt(
            "Each ten above a hundred",
            "Doubles, adds the base, adds half the base, or adds half a unit.",
            "marias:G.VAL.1",
            group=HUNDRED,
        ),
    ] = "double"
    hundred_fail_step: Annotated[
        Literal["same", "flat"],
        opt("Each ten missing", "Counts like a ten above, or nothing.", "marias:G.VAL.5", group=HUNDRED),
    ] = "same"
    hundred_marriage: Annotated[
        Literal["highest", "first_declared"],
        opt(
            "Marriage of a hundred",
            "The highest counts, or the first declared.",
            "marias:G.VAL.2",
            group=HUNDRED,
        ),
    ] = "highest"
    quiet_hundred_marriages: Annotated[
        Literal["one", "all"],
        opt(
            "Marriages of a quiet hundred",
            "One counts toward it, or all of them.",
            "marias:G.VAL.4",
            group=HUNDRED,
        ),
    ] = "one"
    quiet_hundred_beside_announced: Annotated[
        bool,
        opt(
            "Quiet hundred beside an announced one",
            "Scored for the side that announced none.",
            "marias:M3.SCORE.2",
            group=HUNDRED,
        ),
    ] = False
    failed_hundred_enemy_marriages: Annotated[
        bool,
        opt(
            "Opponents' marriages raise a failed hundred",
            "They count as missing tens.",
            "marias:G.VAL.5",
            group=HUNDRED,
        ),
    ] = False
    hundred_replaces_game: Annotated[
        bool,
        opt("A hundred replaces the game", "Otherwise both are scored.", "marias:M3.SCORE.2", group=HUNDRED),
    ] = True
    killed_announced_seven: Annotated[
        Literal[2, 3],
        opt(
            "Announced seven killed in the last trick",
            "Its cost before fleks.",
            "marias:M3.SCORE.3",
            group=VALUE,
        ),
    ] = 2
    game_value: Annotated[
        int, opt("Game", "Its value.", "marias:M3.SCORE.1", group=VALUE, low=1, high=100)
    ] = 1
    seven_value: Annotated[
        int, opt("Announced seven", "Its value.", "marias:M3.SCORE.1", group=VALUE, low=1, high=100)
    ] = 2
    quiet_seven_value: Annotated[
        int, opt("Quiet seven", "Won or killed.", "marias:M3.SCORE.1", group=VALUE, low=1, high=100)
    ] = 1
    hundred_value: Annotated[
        int, opt("Announced hundred", "Its base.", "marias:M3.SCORE.1", group=VALUE, low=1, high=100)
    ] = 4
    quiet_hundred_value: Annotated[
        int, opt("Quiet hundred", "Its base.", "marias:M3.SCORE.1", group=VALUE, low=1, high=100)
    ] = 2
    betl_value: Annotated[
        int, opt("Betl", "Its value.", "marias:M3.SCORE.1", group=VALUE, low=1, high=100)
    ] = 5
    durch_value: Annotated[
        int, opt("Durch", "Its value.", "marias:M3.SCORE.1", group=VALUE, low=1, high=100)
    ] = 10
    open_betl_value: Annotated[
        int,
        opt(
            "Open betl",
            "Its value.",
            "marias:M3.SCORE.1",
            group=VALUE,
            low=1,
            high=100,
            needs={"open_contracts": True},
        ),
    ] = 10
    open_durch_value: Annotated[
        int,
        opt(
            "Open durch",
            "Its value.",
            "marias:M3.SCORE.1",
            group=VALUE,
            low=1,
            high=100,
            needs={"open_contracts": True},
        ),
    ] = 20
    two_sevens_value: Annotated[
        int,
        opt(
            "Two sevens",
            "Their value.",
            "marias:M3.SCORE.1",
            group=VALUE,
            low=1,
            high=100,
            needs={"two_sevens": True},
        ),
    ] = 20
    hearts_factor: Annotated[
        int, opt("Hearts", "Everything counts so many times when hearts are trumps.", "marias:G.PAY.2", group=VALUE,
                 low=1, high=10)
    ] = 2  # fmt: skip
    hearts_doubles_game: Annotated[
        bool,
        opt(
            "Hearts raise the game too", "Otherwise only sevens and hundreds.", "marias:G.PAY.2", group=VALUE
        ),
    ] = True
    settlement: Annotated[
        Literal["payments", "scorepad"],
        opt(
            "Settlement", "Paid between the sides, or noted for each by itself.", "marias:G.PAY.1", group=PAY
        ),
    ] = "payments"
    payment_cap: Annotated[
        int | None,
        opt(
            "Payment limit",
            "Most that one deal costs; null: without limit.",
            "marias:G.FLEK.9",
            group=PAY,
            low=1,
            high=1000,
        ),
    ] = None


PAGAT_VOLENY: Final = Options()
PRESETS: Final[dict[str, Struct]] = {
    "pagat_voleny": PAGAT_VOLENY,
    "official_values": Options(betl_value=15, durch_value=30, open_contracts=False),
    "penguin": Options(
        deal_pattern="3_2_2_3_2",
        trump_card_face="up",
        trump_in_talon="allowed_announced",
        forehand_no_trump_timing="after_good",
        open_rank="equal",
        open_resolution="playout",
        durch_trump="trump",
        two_sevens=True,
        two_sevens_value=8,
        two_sevens_with_hundred=False,
        max_flek_level=4,
        unplayed_seven_flek=False,
        marriage_card="either",
        hundred_replaces_game=False,
        hundred_step="half_unit",
        hundred_fail_step="flat",
        settlement="scorepad",
    ),
    "catsatcards": Options(
        seating="draw_high",
        unplayed_plain=False,
        unplayed_seven_flek=False,
        hearts_doubles_game=False,
    ),
    "pauzirovany": Options(players_mode="four_sit_out"),
}
