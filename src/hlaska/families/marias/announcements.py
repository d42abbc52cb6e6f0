"""Handles announcements and fleks, for one seat at its turn (marias:M3.ANN, G.FLEK, P4.VAR.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from hlaska.core.game import next_seat
from hlaska.core.public import update
from hlaska.families.marias import contracts
from hlaska.families.marias.calls import (
    SUITS,
    Codes,
    announced_item,
    announcement_call,
    helper_of,
    raised_item,
)
from hlaska.families.marias.contracts import ContractPublic, Ints, is_against, others
from hlaska.families.marias.fleks import (
    ABSENT,
    TOP_LEVEL,
    may_raise,
    next_speaker,
    raise_level,
    replace_at,
    set_level,
    spend_chances,
)
from hlaska.kernel.bits import mask_of
from hlaska.kernel.layout import KING, QUEEN
from hlaska.kernel.play import couples


class Voice(NamedTuple):
    """Holds the seat on turn, whether it plays the contract, and its cards.

    A seat plays the contract when it is on the side that does.
    """

    seat: int
    ours: bool
    hand: Sequence[int]

    def has_marriage(self) -> bool:
        return couples(mask_of(self.hand)) != 0

    def has_seven(self, trump: int) -> bool:
        return trump << 4 in self.hand

    def has_sevens(self, trump: int, helper: int) -> bool:
        return {trump << 4, helper << 4} <= set(self.hand)


def top_level(options: Any) -> int:
    """Returns the highest level an item may reach (marias:G.FLEK.2)."""
    return TOP_LEVEL if options.max_flek_level is None else int(options.max_flek_level)


# ---------------------------------------------------------------- what may be said
def has_calls_in_play(options: Any) -> bool:
    """Tells whether a seat may claim or challenge while cards are played (marias:M3.CLAIM.1, M3.REV.1)."""
    return bool(getattr(options, "perfect_hand_claim", False)) or options.revoke_mode != "reject"


def dependence_groups(options: Any, pub: ContractPublic) -> tuple[tuple[int, ...], ...]:
    """Returns the cards that announcements hang on, as `CallDependence.groups`.

    They are sevens and marriages (marias:M3.ANN.4), and trump honours where those force a call (P4.VAR.3).
    """
    two = getattr(options, "two_sevens", False) or pub.trump < 0
    sevens = [[suit << 4 | contracts.SEVEN_RANK] for suit in (range(len(SUITS)) if two else (pub.trump,))]
    forcing = ("forced_flek_trump_honour", "forced_hundred_against")  # of some games
    forced = pub.trump >= 0 and any(getattr(options, name, False) for name in forcing)
    honours = [[pub.trump << 4 | KING], [pub.trump << 4 | QUEEN]] if forced else []
    marriages = [mask_of([suit << 4 | QUEEN, suit << 4 | KING]) for suit in range(len(SUITS))]
    single = tuple((mask_of(card),) for card in (*sevens, *honours))
    return (*single, tuple(marriages)) if options.hundred_requires_marriage else single


def can_raise(pub: ContractPublic, item: int, seat: int, ours: bool, top: int) -> bool:
    """Tells whether a seat of this side (`ours`: declaring) may raise an item."""
    chance = bool(pub.chances[item] >> seat & 1)
    return may_raise(pub.levels[item], chance, ours != is_against(pub, item), top)


def raisable_items(pub: ContractPublic, seat: int, ours: bool, top: int) -> list[int]:
    """Returns the items that a seat may raise."""
    having = [i for i, chance in enumerate(pub.chances) if chance >> seat & 1]
    return [i for i in having if can_raise(pub, i, seat, ours, top)]


OWN: Final = (contracts.SEVEN, contracts.HUNDRED)


def announceable_items(options: Any, pub: ContractPublic, voice: Voice, holding: bool) -> list[int]:
    """Returns the items that a seat may announce for its side in the first circuit.

    `holding`: a seven only by who holds it (marias:M3.ANN.3 to M3.ANN.5, P4.ANN.1).
    """
    return [
        item
        for item in (OWN if voice.ours else contracts.AGAINST)
        if not announcement_refusal(options, pub, voice, item, holding)
    ]


def announcement_refusal(options: Any, pub: ContractPublic, voice: Voice, item: int, holding: bool) -> str:
    """Names what keeps a seat from announcing an item first, "" for nothing.

    It is the end of a message key, in the first circuit.
    """
    if item not in (OWN if voice.ours else contracts.AGAINST):
        return "other-side"
    if not voice.ours and _must_flek_first(options, pub):
        return "flek-first"
    if pub.levels[item] >= 0:
        return "said"
    if _is_barred_by_two_sevens(options, pub, voice, item):
        return "announcement"
    if item in (contracts.SEVEN, contracts.SEVEN_AGAINST):
        return "no-seven" if holding and not voice.has_seven(pub.trump) else ""
    if (
        pub.levels[contracts.HUNDRED_AGAINST if voice.ours else contracts.HUNDRED] >= 0
        and not options.hundred_both_sides
    ):
        return "hundred"
    return "no-marriage" if options.hundred_requires_marriage and not voice.has_marriage() else ""


def _is_barred_by_two_sevens(options: Any, pub: ContractPublic, voice: Voice, item: int) -> bool:
    """Tells whether two sevens that the side has announced rule out an item.

    They stand instead of the seven, and not everywhere beside a hundred (M3.TWO.1).
    """
    if pub.levels[contracts.TWO_SEVENS] < 0 or voice.ours == pub.two_against:
        return False
    return item in (contracts.SEVEN, contracts.SEVEN_AGAINST) or not options.two_sevens_with_hundred


def two_sevens_calls(
    codes: Codes, options: Any, pub: ContractPublic, voice: Voice, holding: bool
) -> list[int]:
    """Returns the calls that announce two sevens in the first circuit, by helper.

    One side may, and not beside its own seven (marias:M3.TWO.1, M3.TWO.3). `holding`: both sevens must be held.
    """
    seven, hundred = (contracts.SEVEN, contracts.HUNDRED) if voice.ours else contracts.AGAINST
    allowed = options.two_sevens and (voice.ours or options.two_sevens_against)
    if not allowed or pub.levels[contracts.TWO_SEVENS] >= 0 or pub.levels[seven] >= 0:
        return []
    if pub.levels[hundred] >= 0 and not options.two_sevens_with_hundred:
        return []
    first = codes.two if voice.ours else codes.two_against
    helpers = [s for s in range(len(SUITS)) if s != pub.trump]
    return [first + s for s in helpers if not holding or voice.has_sevens(pub.trump, s)]


def _must_flek_first(options: Any, pub: ContractPublic) -> bool:
    doubled = max(pub.levels[contracts.GAME], pub.levels[contracts.HUNDRED]) >= 1
    return bool(options.against_rule == "flek_first_double" and not doubled)


def forced_call(options: Any, pub: ContractPublic, voice: Voice, says: Sequence[int]) -> tuple[int, bool]:
    """Returns the item to raise now, and whether a hundred against must follow.

    An item of -1: none must be raised (marias:P4.VAR.3).
    """
    honours = [c for c in (pub.trump << 4 | KING, pub.trump << 4 | QUEEN) if c in voice.hand]
    both = options.forced_hundred_against and len(honours) == 2
    item = contracts.GAME if pub.levels[contracts.GAME] >= 0 else contracts.HUNDRED
    must = both or (options.forced_flek_trump_honour and bool(honours))
    if must and pub.levels[item] == 0 and can_raise(pub, item, voice.seat, voice.ours, top_level(options)):
        return item, False
    return ABSENT, both and contracts.HUNDRED_AGAINST in says


def turn_calls(
    codes: Codes,
    said: int,
    raised: Sequence[int],
    says: Sequence[int],
    must: tuple[int, bool],
    two: Sequence[int] = (),
) -> list[int]:
    """Returns the calls that may go on with a turn: good, raises, announcements.

    They ascend after what was said (G.FLEK.6). `two`: the calls of two sevens among them.
    """
    item, hundred = must
    if item >= 0:
        return [codes.flek + item]
    calls = sorted([codes.flek + i for i in raised] + [announcement_call(codes, i) for i in says] + [*two])
    later = [a for a in calls if a > said]
    return later if hundred else [codes.good, *later]


# ---------------------------------------------------------------- what it does
def apply_call(codes: Codes, options: Any, pub: contracts.C, action: int, window: int) -> contracts.C:
    """Makes one announcement or raise; the turn goes on. `window`: the seats that may answer it."""
    item = raised_item(codes, action)
    if item >= 0:
        return update(apply_raise(pub, item, window, top_level(options)), said=action)
    return update(apply_announcement(codes, options, pub, action, window), said=action)


def answering_seats(pub: ContractPublic, seats: int) -> int:
    """Returns the opponents of the seat on turn, where one plays against all."""
    return others(pub.lone, seats) if pub.turn == pub.lone else 1 << pub.lone


def apply_raise(pub: contracts.C, item: int, window: int, top: int) -> contracts.C:
    """Raises an item by one level. `window`: the seats that may answer it."""
    levels, chances = raise_level(pub.levels, pub.chances, item, window, top)
    return update(pub, levels=levels, chances=chances)


def apply_announcement(codes: Codes, options: Any, pub: contracts.C, action: int, window: int) -> contracts.C:
    """Adds the item that a call announces; of two sevens, keeps whose they are.

    Source: marias:M3.TWO.3. `window`: the seats that may answer it.
    """
    pub = add_item(options, pub, announced_item(codes, action), window)
    helper = helper_of(codes, action)
    if helper < 0:
        return pub
    return update(pub, helper=helper, two_by=pub.turn, two_against=action - helper == codes.two_against)


def add_item(options: Any, pub: contracts.C, item: int, window: int) -> contracts.C:
    """Adds an item; a hundred puts the game aside (marias:M3.ANN.3)."""
    levels, chances = set_level(pub.levels, pub.chances, item, window, top_level(options))
    if item in (contracts.HUNDRED, contracts.HUNDRED_AGAINST) and options.hundred_replaces_game:
        chances = replace_at(chances, contracts.GAME, 0)
    if item == contracts.SEVEN_AGAINST:
        return update(pub, levels=levels, chances=chances, seven_by=pub.turn)
    if item == contracts.HUNDRED_AGAINST:
        return update(pub, levels=levels, chances=chances, hundred_by=pub.turn)
    return update(pub, levels=levels, chances=chances)


def spend_turn(pub: ContractPublic) -> tuple[Ints, int]:
    """Closes the turn: returns the chances left, and turns left of the first circuit."""
    return spend_chances(pub.chances, pub.turn), max(0, pub.left - 1)


def close_turn(pub: contracts.C, seats: int) -> contracts.C:
    """Closes the turn and gives the next seat its own. A `turn` of -1: nobody has anything left to say."""
    chances, left = spend_turn(pub)
    return update(pub, chances=chances, left=left, said=0, turn=next_speaker(chances, pub.turn, seats, left))


# ---------------------------------------------------------------- what the others say to a contract
def begin_asking(pub: contracts.C, seats: int) -> contracts.C:
    """Asks the others clockwise from the bidder's left (marias:M3.ASK.1, P4.ASK.1)."""
    level = ABSENT if pub.contract == contracts.SUIT else 0
    levels = replace_at(pub.levels, contracts.CONTRACT, level)
    return update(pub, phase="ask", turn=next_seat(seats, pub.lone), left=seats - 1, levels=levels)


def enter_answer(pub: contracts.C, is_flek: bool, seats: int) -> contracts.C:
    """Enters good or a flek, and asks the next seat. `left` is 0 after the last answer."""
    if is_flek:
        pub = update(pub, levels=replace_at(pub.levels, contracts.CONTRACT, 1))
    if pub.left > 1:
        return update(pub, left=pub.left - 1, turn=next_seat(seats, pub.turn))
    return update(pub, left=0)


def begin_redoubling(options: Any, pub: contracts.C) -> contracts.C | None:
    """Lets the player of a betl or durch answer a flek on it first. None: nobody may raise it (marias:M3.ASK.6)."""
    top, level = top_level(options), pub.levels[contracts.CONTRACT]
    levels, chances = set_level(pub.levels, pub.chances, contracts.CONTRACT, 1 << pub.lone, top, level)
    if not chances[contracts.CONTRACT]:
        return None
    return update(pub, phase="flek", turn=pub.lone, left=0, said=0, levels=levels, chances=chances)


def is_unplayed(pub: ContractPublic, plain: bool, seven_flek: bool) -> bool:
    """Tells whether a suit deal is settled without play (marias:M3.UNPL).

    `plain`, `seven_flek`: the options `unplayed_plain` and `unplayed_seven_flek`.
    """
    standing = tuple(i for i, level in enumerate(pub.levels) if level != ABSENT)
    if standing == (contracts.GAME,):
        return plain and pub.levels[contracts.GAME] == 0
    if standing == (contracts.GAME, contracts.SEVEN):
        return seven_flek and pub.levels[contracts.GAME] == 1 and pub.levels[contracts.SEVEN] == 0
    return False
