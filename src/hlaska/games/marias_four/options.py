"""Declares the house rules of partnership Mariáš for four, and its presets (marias:OPT, P4)."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Struct

from hlaska.core.options import opt
from hlaska.families.marias import options as shared
from hlaska.families.marias.options import CALLS


class Options(Struct, frozen=True):
    """Holds the options; defaults are those of the preset `four_partner`."""

    seating: shared.Seating = "random_dealer"
    shuffle_policy: shared.ShufflePolicy = "clock"
    gather_order: shared.GatherOrder = "piles"
    min_cut: shared.MinCut = 2
    call_own_card: Annotated[bool, opt(CALLS, "marias:P4.CALL.1")] = False
    open_contracts: shared.OpenContracts = True
    open_resolution: shared.OpenResolution = "static"
    partner_durchs: Annotated[bool, opt(CALLS, "marias:P4.VAR.1")] = False
    seven_requires_holding: shared.SevenRequiresHolding = True
    hundred_requires_marriage: shared.HundredRequiresMarriage = False
    hundred_both_sides: shared.HundredBothSides = False
    against_rule: shared.AgainstRule = "free"
    max_flek_level: shared.MaxFlekLevel = None
    two_sevens: shared.TwoSevens = False
    two_sevens_against: shared.TwoSevensAgainst = False
    two_sevens_with_hundred: shared.TwoSevensWithHundred = True
    forced_flek_trump_honour: shared.ForcedFlekTrumpHonour = True
    forced_hundred_against: shared.ForcedHundredAgainst = False
    unplayed_plain: shared.UnplayedPlain = True
    unplayed_seven_flek: shared.UnplayedSevenFlek = True
    must_lead_trump_card: shared.MustLeadTrumpCard = False
    king_before_over: shared.KingBeforeOver = "allowed"
    marriage_card: shared.MarriageCard = "over_first"
    stop_when_decided: shared.StopWhenDecided = True
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
    settlement: shared.Settlement = "payments"
    payment_cap: shared.PaymentCap = None


PRESETS: Final[dict[str, Struct]] = {
    "four_partner": Options(),
    "four_partner_durchs": Options(partner_durchs=True),
}
