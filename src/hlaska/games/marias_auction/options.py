"""Declares the house rules of auction Mariáš, and its presets (marias:OPT, LIC)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Struct

from hlaska.core.options import opt
from hlaska.families.marias import options as shared
from hlaska.families.marias.options import CALLS, VALUES


class Options(Struct, frozen=True):
    """Holds the options; defaults are those of the preset `licit_traditional`."""

    players: shared.Players = 3
    sitting_dealer_pays: shared.SittingDealerPays = True
    seating: shared.Seating = "random_dealer"
    shuffle_policy: shared.ShufflePolicy = "clock"
    gather_order: shared.GatherOrder = "piles"
    min_cut: shared.MinCut = 2
    lic_schedule: Annotated[Literal["traditional", "revised"], opt(VALUES, "marias:LIC.LAD.1")] = (
        "traditional"
    )
    lic_jump_bids: Annotated[bool, opt(CALLS, "marias:LIC.AUC.3")] = True
    lic_senior_raise: Annotated[bool, opt(CALLS, "marias:LIC.AUC.3")] = True
    trump_in_talon: shared.TrumpInTalon = "allowed"
    sharp_in_talon: shared.SharpInTalon = False
    lic_against_allowed: Annotated[bool, opt(CALLS, "marias:LIC.FLEK.1")] = True
    hundred_requires_marriage: shared.HundredRequiresMarriage = False
    hundred_both_sides: shared.HundredBothSides = False
    against_rule: shared.AgainstRule = "free"
    max_flek_level: shared.MaxFlekLevel = None
    unplayed_seven_flek: shared.UnplayedSevenFlek = True
    lic_first_lead: Annotated[Literal["declarer", "forehand"], opt("play", "marias:LIC.PLAY.1")] = "declarer"
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
    lic_two_sevens_game: Annotated[bool, opt(VALUES, "marias:LIC.SCORE.1")] = True
    killed_announced_seven: shared.KilledAnnouncedSeven = 2
    game_value: shared.GameValue = 1
    seven_value: shared.SevenValue = 2
    quiet_seven_value: shared.QuietSevenValue = 1
    hundred_value: shared.HundredValue = 4
    quiet_hundred_value: shared.QuietHundredValue = 2
    betl_value: shared.BetlValue = 5
    durch_value: shared.DurchValue = 10
    two_sevens_value: Annotated[
        int, opt(VALUES, "marias:M3.SCORE.1", low=1, high=100, needs={"lic_schedule": "traditional"})
    ] = 20
    give_up_value: Annotated[int, opt(VALUES, "marias:LIC.GIVE.1", low=0, high=100)] = 6
    hearts_factor: shared.HeartsFactor = 2
    settlement: shared.Settlement = "payments"
    payment_cap: shared.PaymentCap = None


PRESETS: Final[dict[str, Struct]] = {
    "licit_traditional": Options(),
    "licit_revised": Options(lic_schedule="revised", betl_value=15, durch_value=30),
}
