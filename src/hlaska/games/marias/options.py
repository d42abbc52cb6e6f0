"""Declares the house rules of Mariáš for three, and its presets (marias:OPT)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Struct

from hlaska.core.options import opt
from hlaska.families.marias import options as shared
from hlaska.families.marias.options import CALLS, DEAL


class Options(Struct, frozen=True):
    """Holds the options; defaults are those of the preset `pagat_voleny`."""

    players: shared.Players = 3
    sitting_dealer_pays: shared.SittingDealerPays = True
    seating: shared.Seating = "random_dealer"
    shuffle_policy: shared.ShufflePolicy = "clock"
    gather_order: shared.GatherOrder = "piles"
    min_cut: shared.MinCut = 2
    packets: Annotated[
        Literal["7_5", "3_2_2_3_2"], opt(DEAL, "marias:M3.DEAL.1", formerly="deal_pattern")
    ] = "7_5"
    trump_card_face: Annotated[Literal["down", "up"], opt(CALLS, "marias:M3.TRUMP.1")] = "down"
    open_contracts: shared.OpenContracts = True
    open_rank: Annotated[
        Literal["higher", "equal"], opt(CALLS, "marias:PG.4", needs={"open_contracts": True})
    ] = "higher"
    open_resolution: shared.OpenResolution = "static"
    trump_in_talon: shared.TrumpInTalon = "allowed"
    sharp_in_talon: shared.SharpInTalon = False
    taker_takes_talon: Annotated[bool, opt(CALLS, "marias:M3.ASK.4")] = True
    forehand_no_trump_timing: Annotated[
        Literal["first_announcement", "after_good"], opt(CALLS, "marias:PG.6")
    ] = "first_announcement"
    durch_trump: Annotated[Literal["none", "trump"], opt("play", "marias:PG.7")] = "none"
    seven_requires_holding: shared.SevenRequiresHolding = True
    hundred_requires_marriage: shared.HundredRequiresMarriage = False
    hundred_both_sides: shared.HundredBothSides = False
    against_rule: shared.AgainstRule = "free"
    max_flek_level: shared.MaxFlekLevel = None
    forced_flek_trump_honour: shared.ForcedFlekTrumpHonour = False
    forced_hundred_against: shared.ForcedHundredAgainst = False
    two_sevens: shared.TwoSevens = False
    two_sevens_against: shared.TwoSevensAgainst = False
    two_sevens_with_hundred: shared.TwoSevensWithHundred = True
    unplayed_plain: shared.UnplayedPlain = True
    unplayed_seven_flek: shared.UnplayedSevenFlek = True
    must_lead_trump_card: shared.MustLeadTrumpCard = False
    king_before_over: shared.KingBeforeOver = "allowed"
    marriage_card: shared.MarriageCard = "over_first"
    stop_when_decided: shared.StopWhenDecided = True
    perfect_hand_claim: shared.PerfectHandClaim = False
    revoke_mode: shared.RevokeMode = "reject"
    revoke_min: shared.RevokeMin = 10
    hundred_step: shared.HundredStep = "double"
    hundred_fail_step: shared.HundredFailStep = "same"
    hundred_marriage: shared.HundredMarriage = "highest"
    quiet_hundred_marriages: shared.QuietHundredMarriages = "one"
    announced_hundred_marriages: shared.AnnouncedHundredMarriages = "one"
    quiet_hundred_beside_announced: shared.QuietHundredBesideAnnounced = False
    failed_hundred_enemy_marriages: shared.FailedHundredEnemyMarriages = False
    hundred_replaces_game: shared.HundredReplacesGame = True
    killed_announced_seven: shared.KilledAnnouncedSeven = 2
    game_value: shared.GameValue = 1
    seven_value: shared.SevenValue = 2
    quiet_seven_value: shared.QuietSevenValue = 1
    hundred_value: shared.HundredValue = 4
    quiet_hundred_value: shared.QuietHundredValue = 2
    betl_value: shared.BetlValue = 5
    durch_value: shared.DurchValue = 10
    open_betl_value: shared.OpenBetlValue = 10
    open_durch_value: shared.OpenDurchValue = 20
    two_sevens_value: shared.TwoSevensValue = 20
    hearts_factor: shared.HeartsFactor = 2
    hearts_doubles_game: shared.HeartsDoublesGame = True
    settlement: shared.Settlement = "payments"
    payment_cap: shared.PaymentCap = None


PAGAT_VOLENY: Final = Options()
PRESETS: Final[dict[str, Struct]] = {
    "pagat_voleny": PAGAT_VOLENY,
    "official_values": Options(betl_value=15, durch_value=30, open_contracts=False),
    "penguin": Options(
        packets="3_2_2_3_2",
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
    "pauzirovany": Options(players=4),
}
