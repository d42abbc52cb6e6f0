"""A card played, a trick taken, cards drawn and exchanged: what a game in tricks gets from core."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from hlaska.core.board import EVERYONE, Board, cards_in, entry
from hlaska.core.cards import PACK_24, cards_text, parse_card, parse_cards
from hlaska.core.kernel_positions import Laid, TrickPositions
from hlaska.core.public import update
from hlaska.core.stock import draw, draw_card, exchange, lay_stock, left
from hlaska.core.tricks import (
    MarriagePublic,
    TrickPlaces,
    TrickPublic,
    deal,
    declare_marriage,
    play_card,
    take_trick,
)
from hlaska.kernel import layout as word
from hlaska.kernel.bits import mask_of
from hlaska.kernel.play import TrickRules, step
from hlaska.kernel.position import new_play, points_word, worth_word

HAND, TALON, TRUMP, TRICK, WON = 0, 2, 3, 4, 5
HEARTS = 2
PLACES = TrickPlaces(2, HAND, TRICK, WON, piles=2)
DRAWING = TrickPlaces(2, HAND, TRICK, WON, piles=2, stock=(TALON, TRUMP), to_draw=4)
COVERING = TrickPlaces(2, HAND, TRICK, WON, piles=2, cover_at_lead=True)
WORTH = worth_word(20, 40)
RULES = TrickRules(
    word.FOLLOW, points=points_word((0, 0, 0, 2, 3, 4, 10, 11)), last=10,
    pairs=word.PAIR_QUEEN | word.PAIR_KING | word.PAIR_LEAD, worth=WORTH,
)  # fmt: skip
FIXED = new_play(RULES, [(), ()], tricks=3, pack=mask_of(PACK_24))


@dataclass
class Ground:
    ordered: frozenset[int] = frozenset({TALON, TRICK, WON, WON + 1})
    seats: int = 2


def board_of(first: str, second: str, *, talon: str = "", trump: str = "", won: str = "") -> Board:
    hands = [[entry(c, 1 << s) for c in sorted(parse_cards(h))] for s, h in enumerate((first, second))]
    open_cards = [[entry(c, 3) for c in parse_cards(x)] if x else [] for x in (trump, won)]
    down = [entry(c, 0) for c in parse_cards(talon)] if talon else []
    return Board(Ground(), [*hands, down, open_cards[0], [], open_cards[1], []])


def played(board: Board, pub: TrickPublic, at: TrickPlaces, *cards: str) -> tuple[TrickPublic, int]:
    """Both seats play, the leader first; the trick is taken."""
    for n, text in enumerate(cards):
        assert play_card(board, at, (pub.lead + n) % 2, parse_card(text)) == (n == 1)
    return take_trick(board, TrickPositions(at, FIXED), pub)


def test_packets_go_round_and_each_seat_sees_its_own() -> None:
    board = board_of("", "", talon="AC KC QC 9H TH JS")
    deal(board, TALON, PLACES, (2, 1), kind="deal")
    told = [(e.seat, e.to, cards_text(e.cards)) for e in board.events]
    assert told == [(0, 1, "AC KC"), (1, 2, "QC 9H"), (0, 1, "TH"), (1, 2, "JS")]


def test_the_winner_gets_the_cards_leads_and_the_trick_is_remembered() -> None:
    board = board_of("AC KC", "TC 9H")
    pub, worth = played(board, TrickPublic("play", 0, trump=HEARTS, lead=0), PLACES, "KC", "9H")
    assert (worth, pub.turn, pub.lead, pub.taken, pub.last_by, pub.prev) == (4, 1, 1, (0, 1), 1, (-1, -1))
    assert pub.last == (parse_card("KC"), parse_card("9H"))
    assert cards_in(board.places[WON + 1]) == (parse_card("KC"), parse_card("9H"))
    assert [(e.kind, e.seat, e.value) for e in board.events] == [
        ("play", 0, 0),
        ("play", 1, 0),
        ("trick", 1, 0),
    ]
    pub, worth = played(board, pub, PLACES, "TC", "AC")
    assert (worth, pub.turn, pub.taken, pub.prev) == (21, 0, (1, 1), (1, parse_card("9H")))


def test_the_last_trick_has_its_bonus_and_an_event_tells_the_worth_where_it_should() -> None:
    board = board_of("AC", "TC")
    pub = TrickPublic("play", 0, trump=HEARTS, lead=0, taken=(1, 1))
    for seat, text in enumerate(("AC", "TC")):
        play_card(board, PLACES, seat, parse_card(text))
    pub, worth = take_trick(board, TrickPositions(PLACES, FIXED), pub, tell=True)
    assert (worth, board.events[-1].value) == (31, 31)


def test_two_sides_of_four_have_two_piles() -> None:
    hands = [[entry(parse_card(text), 1 << s)] for s, text in enumerate(("9C", "TC", "KC", "AC"))]
    board = Board(Ground(frozenset({4, 5, 6}), 4), [*hands, [], [], []])
    at = TrickPlaces(4, 0, 4, 5, piles=2)
    fixed = new_play(RULES, [()] * 4, tricks=3, pack=mask_of(PACK_24))
    for seat, text in enumerate(("9C", "TC", "KC", "AC")):
        play_card(board, at, seat, parse_card(text))
    pub, _ = take_trick(board, TrickPositions(at, fixed), TrickPublic("play", 0, lead=0))
    assert (pub.turn, pub.taken, len(board.places[6])) == (3, (0, 0, 0, 1), 4)


@pytest.mark.parametrize(("at", "covered"), [(PLACES, 0), (COVERING, 2)])
def test_who_looks_at_older_tricks(at: TrickPlaces, covered: int) -> None:
    """Either the last trick lies open until the next one is complete, or nobody looks at it after the next lead."""
    board = board_of("AC KC", "TC 9C", won="JD QD")
    play_card(board, at, 0, parse_card("AC"))
    assert [entry >> 6 & 3 for entry in board.places[WON]].count(0) == covered
    play_card(board, at, 1, parse_card("9C"))
    take_trick(board, TrickPositions(at, FIXED), TrickPublic("play", 0, lead=0))
    assert [entry >> 6 & 3 for entry in board.places[WON]] == [0, 0, 3, 3]


def test_what_is_remembered_is_what_the_kernel_counts() -> None:
    """The position made of the cards after a trick is the one that the kernel makes by playing it."""
    board = board_of("AC KH QH", "TC 9C JC")
    pub: MarriagePublic = MarriagePublic(
        "play", 0, trump=HEARTS, lead=0, points=(0, 0), taken=(0, 0), pairs=(0, 0)
    )

    positions: TrickPositions[MarriagePublic] = TrickPositions(PLACES, FIXED)

    def position() -> list[int]:
        return positions.full_position(pub, board.places)

    b = position()
    assert not play_card(board, PLACES, 0, 64 | parse_card("KH"))
    pub = update(declare_marriage(board, PLACES, pub, 0, parse_card("KH")), turn=1)
    step(b, 64 | parse_card("KH"))
    assert b == position()
    assert b[word.PAIR_POINTS] == 40
    assert board.places[HAND][1] == entry(parse_card("QH"), 3)  # everybody sees the other card of the pair
    assert play_card(board, PLACES, 1, parse_card("9C"))
    pub, worth = take_trick(board, TrickPositions(PLACES, FIXED), pub)
    pub = update(pub, points=(worth, 0))
    step(b, parse_card("9C"))
    assert b == position()


# ---------------------------------------------------------------- the stock
def test_the_winner_draws_first_and_the_open_card_is_the_last() -> None:
    board = board_of("AC", "TC", talon="9S JS QS", trump="7H")
    draw(board, DRAWING, 1)
    draw(board, DRAWING, 0)
    assert [(e.seat, e.to) for e in board.events] == [(1, 2), (0, 1), (0, 1), (1, EVERYONE)]
    assert board.events[3].cards == (parse_card("7H"),)
    assert left(DRAWING, board.places) == 0


def test_a_card_that_must_be_shown_is_drawn_in_the_open() -> None:
    board = board_of("AC", "TC", talon="9S")
    draw_card(board, TALON, HAND, 0, shown=True)
    assert board.events[0].to == EVERYONE


def test_an_exchange_is_seen_by_all_and_may_mark_the_card_taken() -> None:
    board = board_of("7H AC", "TC", trump="AH")
    exchange(board, 0, HAND, parse_card("7H"), TRUMP, parse_card("AH"), mark=1)
    assert board.places[TRUMP] == [entry(parse_card("7H"), 3)]
    assert entry(parse_card("AH"), 3, 1) in board.places[HAND]
    assert [(e.kind, e.to) for e in board.events] == [("exchange", EVERYONE)] * 2


def test_the_kernel_sees_what_is_left_and_nothing_of_a_closed_stock() -> None:
    board = board_of("AC", "TC", talon="9S", trump="7H")
    b = FIXED.copy()
    lay_stock(b, DRAWING, board.places)
    assert (b[word.NEXT], b[word.LEFT], b[word.STOCK]) == (
        2,
        2,
        (parse_card("9S") | parse_card("7H") << 6) << 12,
    )
    lay_stock(b, DRAWING, board.places, closed=True)
    assert (b[word.NEXT], b[word.LEFT], b[word.STOCK]) == (4, 0, 0)


def test_a_card_that_is_not_there_cannot_be_shown() -> None:
    board = board_of("KH 9C", "QH TH")
    with pytest.raises(ValueError, match="not there to be shown"):
        board.show(HAND, cards=parse_cards("QH KH"))


class BySuit(TrickPositions[MarriagePublic]):
    """Without trumps any card may be played, and no marriage counts."""

    def base_position(self, pub: MarriagePublic, places: Laid) -> list[int]:
        b = list(self.fixed)
        if pub.trump < 0:
            b[word.DUTIES], b[word.PAIRS] = word.FREE, 0
        return b


def test_what_hangs_on_the_contract_binds_the_seat_too() -> None:
    positions, board = BySuit(PLACES, FIXED), board_of("AH KH QS", "TS 9H 9C")
    for trump, duties in ((HEARTS, word.FOLLOW), (-1, word.FREE)):
        pub = MarriagePublic("play", 0, trump=trump, lead=0, points=(0, 0), taken=(0, 0), pairs=(0, 0))
        own, whole = (made(pub, board.places) for made in (positions.seat_position, positions.full_position))
        assert own[word.DUTIES] == whole[word.DUTIES] == duties
        assert own[word.PAIRS] == whole[word.PAIRS]
