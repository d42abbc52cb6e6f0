"""Declares the house rules of lízaný mariáš, and its preset (marias:L2, OPT)."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Struct

from hlaska.core.options import opt
from hlaska.families.marias import options as shared


class Options(Struct, frozen=True):
    """Holds the options; defaults are those of the preset `lizany`."""

    seating: shared.Seating = "random_dealer"
    shuffle_policy: shared.ShufflePolicy = "clock"
    gather_order: shared.GatherOrder = "piles"
    min_cut: shared.MinCut = 2
    seven_requires_holding: Annotated[
        bool, opt(shared.CALLS, "marias:L2.ANN.1", formerly="l2_seven_requires_holding")
    ] = True
    hundred_requires_marriage: shared.HundredRequiresMarriage = False
    hundred_both_sides: shared.HundredBothSides = False
    against_rule: shared.AgainstRule = "free"
    max_flek_level: shared.MaxFlekLevel = None
    two_sevens: shared.TwoSevens = False
    two_sevens_against: shared.TwoSevensAgainst = False
    two_sevens_with_hundred: shared.TwoSevensWithHundred = True
    unplayed_plain: shared.UnplayedPlain = False
    unplayed_seven_flek: shared.UnplayedSevenFlek = False
    king_before_over: shared.KingBeforeOver = "allowed"
    marriage_card: shared.MarriageCard = "over_first"
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
    two_sevens_value: shared.TwoSevensValue = 20
    hearts_factor: shared.HeartsFactor = 2
    settlement: shared.Settlement = "payments"
    payment_cap: shared.PaymentCap = None


LIZANY: Final = Options()
PRESETS: Final[dict[str, Struct]] = {"lizany": LIZANY}
