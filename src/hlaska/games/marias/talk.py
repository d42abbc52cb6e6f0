"""Announcements and fleks (marias:M3.ANN, M3.TWO, G.FLEK)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hlaska.core.auction import ABSENT, TOP_LEVEL, lift, may_raise, next_speaker, put, spend, stand
from hlaska.core.game import Board, next_seat, update
from hlaska.games.marias.contracts import in_use, named, naming
from hlaska.games.marias.deal import take_back_trump
from hlaska.games.marias.options import Options
from hlaska.games.marias.public import (
    AGAINST,
    CONTRACT,
    FLEK,
    FOREHAND,
    GAME,
    GOOD,
    HUNDRED,
    HUNDRED_AGAINST,
    ITEMS,
    LAID,
    SAY_HUNDRED,
    SAY_HUNDRED_AGAINST,
    SAY_SEVEN,
    SAY_SEVEN_AGAINST,
    SAY_TWO,
    SEATS,
    SEVEN,
    SEVEN_AGAINST,
    SUIT,
    TWO_SEVENS,
    held,
    others,
    trump_seven,
)
from hlaska.kernel.bits import mask_of
from hlaska.kernel.layout import KING, QUEEN
from hlaska.kernel.play import couples


def top_level(options: Options) -> int:
    """The highest level an item may reach (marias:G.FLEK.2)."""
    return TOP_LEVEL if options.max_flek_level is None else options.max_flek_level


def begin_play(pub: Any) -> Any:
    """The lone player leads (marias:M3.PLAY.1)."""
    return update(pub, phase="play", turn=pub.lone, lead=pub.lone, left=0, said=0)


def begin_redoubling(options: Options, pub: Any) -> Any:
    """After a flek on a betl or durch its player answers first (marias:M3.ASK.6)."""
    top = top_level(options)
    levels, chances = stand(pub.levels, pub.chances, CONTRACT, 1 << pub.lone, top, pub.levels[CONTRACT])
    if not chances[CONTRACT]:
        return begin_play(pub)
    return update(pub, phase="flek", turn=pub.lone, left=0, said=0, levels=levels, chances=chances)


def begin_announcing(board: Board, pub: Any) -> Any:
    """Both have said good to the game: the trump card is turned up (marias:M3.ANN.1)."""
    laid = board.places[LAID][0] & 63
    if pub.shown < 0:
        board.show(LAID)
    return update(pub, phase="announce", turn=FOREHAND, said=0, trump=laid >> 4, shown=laid)


# ---------------------------------------------------------------- forehand announces
def holds_marriage(places: Sequence[Sequence[int]], seat: int) -> bool:
    return couples(mask_of(held(places, seat))) != 0


def legal_announce(options: Options, pub: Any, places: Sequence[Sequence[int]]) -> list[int]:
    """marias:M3.ANN.1, M3.ANN.4, M3.TWO.1; betl and durch at this moment: PG.6"""
    calls = [GOOD]
    if pub.said == 0 and options.forehand_no_trump_timing == "after_good":
        calls += naming(options, pub, places, FOREHAND, in_use(options)[1:])
    hand, seven = held(places, FOREHAND), trump_seven(pub)
    free = not options.seven_requires_holding
    one = pub.levels[SEVEN] < 0 and pub.levels[TWO_SEVENS] < 0
    if one and (free or seven in hand) and pub.said < SAY_SEVEN:
        calls.append(SAY_SEVEN)
    if pub.said < SAY_HUNDRED and (not options.hundred_requires_marriage or holds_marriage(places, FOREHAND)):
        calls.append(SAY_HUNDRED)
    if (
        not options.two_sevens
        or not one
        or (pub.levels[HUNDRED] >= 0 and not options.two_sevens_with_hundred)
    ):
        return calls
    helpers = [s for s in range(4) if s != pub.trump and (free or {seven, s << 4} <= set(hand))]
    return calls + [SAY_TWO + s for s in helpers if SAY_TWO + s > pub.said]


def do_announce(options: Options, board: Board, pub: Any, action: int) -> Any:
    """Each announcement makes an item; good closes the turn (marias:M3.ANN.2)."""
    board.say("call", FOREHAND, action)
    if action == GOOD:
        return _announced(options, board, pub)
    if action < SAY_SEVEN:
        return _no_trumps_after_all(options, board, pub, action)
    item = SEVEN if action == SAY_SEVEN else HUNDRED if action == SAY_HUNDRED else TWO_SEVENS
    levels, chances = stand(pub.levels, pub.chances, item, others(FOREHAND), top_level(options))
    helper = action - SAY_TWO if item == TWO_SEVENS else pub.helper
    return update(pub, levels=levels, chances=chances, helper=helper, said=action)


def _announced(options: Options, board: Board, pub: Any) -> Any:
    take_back_trump(board, pub)
    if pub.levels[HUNDRED] < 0 or not options.hundred_replaces_game:
        levels, chances = stand(pub.levels, pub.chances, GAME, others(FOREHAND), top_level(options))
        pub = update(pub, levels=levels, chances=chances)
    return _first_circuit(pub)


def _no_trumps_after_all(options: Options, board: Board, pub: Any, action: int) -> Any:
    """A betl or durch announced now cannot be overcalled, only doubled (marias:PG.6)."""
    take_back_trump(board, pub)
    contract, suit = named(action)
    levels, chances = stand(pub.levels, pub.chances, CONTRACT, others(FOREHAND), top_level(options))
    return _first_circuit(update(pub, contract=contract, trump=suit, levels=levels, chances=chances))


def _first_circuit(pub: Any) -> Any:
    return update(pub, phase="flek", turn=next_seat(SEATS, FOREHAND), left=SEATS - 1, said=0)


# ---------------------------------------------------------------- raises and announcements against
def legal_flek(options: Options, pub: Any, places: Sequence[Sequence[int]]) -> list[int]:
    """marias:G.FLEK.3 to G.FLEK.6, M3.ANN.3; forced calls: P4.VAR.3"""
    raises = [FLEK + i for i in range(len(ITEMS)) if FLEK + i > pub.said and can_raise(options, pub, i)]
    if not pub.left or pub.contract != SUIT:
        return [GOOD, *raises]
    against = [a for a in against_calls(options, pub, places) if a > pub.said]
    flek, hundred = _forced(options, pub, places, against)
    if flek:
        return [flek]
    return [*raises, *against] if hundred else [GOOD, *raises, *against]


def can_raise(options: Options, pub: Any, item: int) -> bool:
    """Whether the seat on turn may raise an item."""
    owner = (pub.turn == pub.lone) != (item in AGAINST)
    chance = bool(pub.chances[item] >> pub.turn & 1)
    return may_raise(pub.levels[item], chance, owner, top_level(options))


def against_calls(options: Options, pub: Any, places: Sequence[Sequence[int]]) -> list[int]:
    """marias:M3.ANN.3 to M3.ANN.5"""
    if options.against_rule == "flek_first_double" and max(pub.levels[GAME], pub.levels[HUNDRED]) < 1:
        return []
    calls = []
    holds = trump_seven(pub) in held(places, pub.turn)
    if pub.levels[SEVEN_AGAINST] < 0 and (holds or not options.seven_requires_holding):
        calls.append(SAY_SEVEN_AGAINST)
    free = pub.levels[HUNDRED] < 0 or options.hundred_both_sides
    able = not options.hundred_requires_marriage or holds_marriage(places, pub.turn)
    if pub.levels[HUNDRED_AGAINST] < 0 and free and able:
        calls.append(SAY_HUNDRED_AGAINST)
    return calls


def _forced(
    options: Options, pub: Any, places: Sequence[Sequence[int]], against: Sequence[int]
) -> tuple[int, bool]:
    """The raise that must come now (0: none), and whether a hundred against must follow (marias:P4.VAR.3)."""
    hand = held(places, pub.turn)
    honours = [c for c in (pub.trump << 4 | KING, pub.trump << 4 | QUEEN) if c in hand]
    both = options.forced_hundred_against and len(honours) == 2
    item = GAME if pub.levels[GAME] >= 0 else HUNDRED
    must = both or (options.forced_flek_trump_honour and bool(honours))
    if must and pub.levels[item] == 0 and can_raise(options, pub, item):
        return FLEK + item, False
    return 0, both and SAY_HUNDRED_AGAINST in against


def do_flek(options: Options, board: Board, pub: Any, action: int) -> Any:
    board.say("call", pub.turn, action)
    if action == GOOD:
        return _spoken(pub)
    if action >= SAY_SEVEN_AGAINST:
        return _against(options, pub, action)
    window = others(pub.lone) if pub.turn == pub.lone else 1 << pub.lone
    levels, chances = lift(pub.levels, pub.chances, action - FLEK, window, top_level(options))
    return update(pub, levels=levels, chances=chances, said=action)


def _against(options: Options, pub: Any, action: int) -> Any:
    """An announcement for the opponents' side; a hundred puts the game aside (marias:M3.ANN.3)."""
    item = SEVEN_AGAINST if action == SAY_SEVEN_AGAINST else HUNDRED_AGAINST
    levels, chances = stand(pub.levels, pub.chances, item, 1 << pub.lone, top_level(options))
    if item == SEVEN_AGAINST:
        return update(pub, levels=levels, chances=chances, said=action, seven_by=pub.turn)
    if options.hundred_replaces_game:
        chances = put(chances, GAME, 0)
    return update(pub, levels=levels, chances=chances, said=action, hundred_by=pub.turn)


def _spoken(pub: Any) -> Any:
    """The turn is closed; `turn` -1: nobody has anything left to say."""
    chances, left = spend(pub.chances, pub.turn), max(0, pub.left - 1)
    return update(pub, chances=chances, left=left, said=0, turn=next_speaker(chances, pub.turn, SEATS, left))


def stays_unplayed(options: Options, pub: Any) -> bool:
    """Whether the deal is settled without play (marias:M3.UNPL)."""
    if pub.contract != SUIT:
        return False
    standing = tuple(i for i, level in enumerate(pub.levels) if level != ABSENT)
    if standing == (GAME,):
        return options.unplayed_plain and pub.levels[GAME] == 0
    if standing == (GAME, SEVEN):
        return options.unplayed_seven_flek and pub.levels[GAME] == 1 and pub.levels[SEVEN] == 0
    return False
