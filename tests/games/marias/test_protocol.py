"""The protocol traces, claims and legal sets of docs/rules/marias.md, and what happens off the beaten track."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hlaska.core import board
from hlaska.core.actions import CALL
from hlaska.core.cards import PACK_32, parse_card, parse_cards
from hlaska.core.errors import BadOptions
from hlaska.core.public import update
from hlaska.families.marias.contracts import GAME, HUNDRED, SEVEN, SEVEN_AGAINST
from hlaska.games import find_game
from hlaska.games.marias.game import Marias
from hlaska.games.marias.options import Options
from hlaska.games.marias.public import State
from tests.games.marias.book import Table, deal


def deck(forehand: str, mh: str = "", d: str = "") -> tuple[int, ...]:
    """A pack that deals these cards (forehand's first seven first); what is not said is filled up."""
    hands = [list(parse_cards(h)) for h in (forehand, mh, d)]
    rest = [c for c in PACK_32 if not any(c in h for h in hands)]
    for hand, size in zip(hands, (12, 10, 10), strict=True):
        hand += [rest.pop(0) for _ in range(size - len(hand))]
    f, m, r = hands
    return (*f[:7], *m[:5], *r[:5], *f[7:], *m[5:], *r[5:])


FH = "CA HK HO S9 D9 DT CU H9 D8 S8 DU C8"
MH = "C7 CT CO D7 S7 H7 DA SA SK SO"


def told(table: Table) -> tuple[int, ...]:
    return tuple(table.pub.levels)


# ---------------------------------------------------------------- fleks
def test_fleks_go_independently() -> None:
    """EX.M3.14"""
    table = Table().deal(deck("C7 HK HO S9 D9 DT CU H9 D8 S8 DU C8"))
    table.act("CU", "suit", "S9", "S8", "good", "good", "seven", "good")
    table.act("flek game", "good")
    assert "flek game" not in table.texts()  # D: the own side acted last
    table.act("flek seven", "good", "flek game", "good")
    assert table.pub.turn == 1
    assert "flek seven" not in table.texts()  # forehand did not answer it
    table.act("good", "flek game", "good", "good")
    assert table.pub.phase == "play"
    assert (told(table)[GAME], told(table)[SEVEN]) == (3, 1)


def test_overcalls() -> None:
    """EX.M3.15"""
    table = Table().deal(deck(FH))
    table.act("CA", "suit", "S9", "S8", "bad")
    legal = table.texts()
    assert len(legal) == 12
    table.act(*legal[:2])
    assert table.texts() == ["betl", "durch", "open betl", "open durch"]
    table.act("betl", "flek contract", "bad")
    table.act(*table.texts()[:2])
    assert table.texts() == ["durch", "open betl", "open durch"]
    table.act("durch", "good", "flek contract", "flek contract", "good", "good", "good")
    assert (table.pub.phase, table.pub.turn, table.pub.levels[6]) == ("play", 0, 2)


def test_seven_with_a_flek_on_the_game_is_not_played() -> None:
    """EX.M3.S7, EX.M3.S8, EX.PZ.3"""
    cards = deck("C7 HK HO S9 D9 DT CU H9 D8 S8 DU C8")
    start = ("CU", "suit", "S9", "S8", "good", "good")
    table = Table().deal(cards).act(*start, "seven", "good", "flek game", "good", "good", "good")
    assert (table.pub.phase, table.units()) == ("over", (0, 0, 0))
    table = (
        Table()
        .deal(cards)
        .act(*start, "seven", "good", "flek game", "good", "good", "flek game", "good", "good")
    )
    assert table.pub.turn >= 0
    plain = Table().deal(cards).act(*start, "good", "good", "good")
    assert plain.units() == (2, -1, -1)
    hearts = ("HK", "suit", "S9", "S8", "good", "good", "good", "good", "good")
    assert Table().deal(cards).act(*hearts).units() == (4, -2, -2)
    assert Table("pauzirovany").deal(cards).act(*hearts).units() == (6, -2, -2, -2)
    assert Table("catsatcards").deal(cards).act(*hearts).pub.phase == "play"  # EX.CC.1


def test_a_bound_on_fleks() -> None:
    """G.FLEK.2: an item at the maximum gives nobody a chance."""
    cards = deck(FH)
    start = ("CA", "suit", "S9", "S8", "good", "good", "good")
    table = Table("pagat_voleny", "max_flek_level=0", "unplayed_plain=false").deal(cards).act(*start)
    assert not any(t.startswith("flek") for t in table.texts())
    table = Table("pagat_voleny", "max_flek_level=1").deal(cards).act(*start, "flek game", "good", "good")
    assert table.pub.phase == "play"


def test_hundred_against_puts_the_game_aside() -> None:
    """M3.ANN.3"""
    table = Table().deal(deck(FH)).act("CA", "suit", "S9", "S8", "good", "good", "good")
    table.act("flek game", "hundred against", "good", "good")
    assert "flek game" not in table.texts()
    assert "flek hundred against" in table.texts()
    table = Table("pagat_voleny", "hundred_replaces_game=false").deal(deck(FH))
    table.act(
        "CA", "suit", "S9", "S8", "good", "good", "good", "flek game", "hundred against", "good", "good"
    )
    assert "flek game" in table.texts()


def test_forced_calls() -> None:
    """P4.VAR.3"""
    cards = deck("CA HK HO S9 D9 DT CU H9 D8 S8 DU C8", "CK CO H7")
    start = ("CA", "suit", "S9", "S8", "good", "good", "good")
    table = Table("pagat_voleny", "forced_flek_trump_honour=true").deal(cards).act(*start)
    assert table.texts() == ["flek game"]
    assert "good" in table.act("flek game").texts()
    table = Table("pagat_voleny", "forced_hundred_against=true").deal(cards).act(*start, "flek game")
    assert "good" not in table.texts()
    assert table.act("hundred against").texts() == ["good"]


def test_two_sevens_and_their_helper() -> None:
    """M3.TWO.1, PG.6"""
    cards = deck("C7 HK S7 H7 D9 DT CU H9 D8 S8 DU C8")
    start = ("CU", "suit", "H9", "S8", "good", "good")
    table = Table("pagat_voleny", "two_sevens=true").deal(cards).act(*start)
    assert table.texts() == ["good", "seven", "hundred", "two sevens S", "two sevens H"]
    assert table.act("hundred").texts() == ["good", "two sevens S", "two sevens H"]
    table = Table("pagat_voleny", "two_sevens=true", "two_sevens_with_hundred=false").deal(cards).act(*start)
    assert table.act("hundred").texts() == ["good"]
    assert not any("two" in t for t in Table().deal(cards).act(*start).texts())


# ---------------------------------------------------------------- penguin
PENGUIN = ("CA CU C8 HK HO D9 DT S9 S8 H9 D8 DU", "CO SA SK SO", "C7 CT DA SU")


def penguin_table(*settings: str) -> Table:
    """The deal of the pattern 3_2_2_3_2 that gives these hands."""
    f, m, d = (list(parse_cards(h)) for h in PENGUIN)
    rest = [c for c in PACK_32 if c not in (*f, *m, *d)]
    m += [rest.pop(0) for _ in range(10 - len(m))]
    d += rest
    first, unseen = f[:7], f[7:]
    cards = [*first[:3], *m[:3], *d[:3], *first[3:5], *m[3:5], *d[3:5], *first[5:], *unseen[:3]]
    cards += [*m[5:8], *d[5:8], *unseen[3:], *m[8:], *d[8:]]
    return Table("penguin", *settings).deal(tuple(cards))


def test_penguin_flow() -> None:
    """EX.PG.1, PG.2, PG.6, PG.7, D34"""
    table = penguin_table().act("CU")
    assert (table.pub.trump, table.pub.phase) == (0, "discard")
    table.act("S9", "S8")
    assert table.pub.trump_away == 0
    assert table.texts() == ["good", "bad"]
    table.act("good", "good")
    assert table.texts() == ["good", "betl", "open betl", "durch C", "open durch C", "hundred"]
    table.act("hundred", "good", "flek game", "good", "seven against", "good")
    table.act("flek game", "flek seven against", "good", "good", "flek game", "good", "good")
    assert [table.pub.levels[i] for i in (GAME, HUNDRED, SEVEN_AGAINST)] == [3, 0, 1]
    assert table.pub.phase == "play"


def test_penguin_answers() -> None:
    """PG.4: open or not makes no difference to the rank; PG.7: the taker names the trumps of a durch."""
    table = penguin_table().act("CU", "S9", "S8", "bad")
    table.act(*table.texts()[:2])
    suits = "CSHD"
    durchs = [f"{o}durch {s}" for o in ("", "open ") for s in suits]
    assert sorted(table.texts()) == sorted(["betl", "open betl", *durchs])
    table.act("open betl")
    assert table.texts() == ["good", "bad", "flek contract"]
    table.act("bad")
    table.act(*table.texts()[:2])
    assert sorted(table.texts()) == sorted(durchs)
    table.act("durch H")
    assert table.texts() == ["good", "flek contract"]
    assert table.pub.trump == 2


def test_penguin_forehand_plays_a_durch_in_the_turned_suit() -> None:
    """PG.6, PG.7"""
    table = penguin_table().act("CU", "S9", "S8", "good", "good", "durch C")
    assert (table.pub.phase, table.pub.turn, table.pub.trump) == ("flek", 1, 0)
    table.act("good", "flek contract", "good", "good")
    assert (table.pub.phase, table.pub.turn) == ("play", 0)


def test_penguin_passed_out() -> None:
    """EX.PG.6"""
    assert penguin_table().act("CU", "S9", "S8", "good", "good", "good", "good", "good").units() == (1, 0, 0)
    assert penguin_table().act("HO", "S9", "S8", "good", "good", "good", "good", "good").units() == (2, 0, 0)


# ---------------------------------------------------------------- betl, durch, claims
SURE = (
    "CA HA HK DA DK DO D9 D8 CK CO S8 S9",
    "DU D7 ST SK S7 H7 H8 H9 C7 C8",
    "DT SA SO SU HT HU HO C9 CU CT",
)


def test_an_open_durch_that_would_be_certain_is_lost() -> None:
    """EX.M3.S1"""
    table = Table().deal(deck(*SURE)).act("CA", "open durch", "S8", "S9", "good", "good")
    table.act("DA", "D7", "DT")
    assert table.units() == (-40, 20, 20)
    table = Table("pagat_voleny", "perfect_hand_claim=true").deal(deck(*SURE))
    table.act("CA", "durch", "S8", "S9", "good", "good")
    assert table.texts()[-1] == "claim"
    assert table.act("claim").units() == (20, -10, -10)


def test_a_claim_that_is_not_certain_is_played_open() -> None:
    """M3.CLAIM.1"""
    table = Table("pagat_voleny", "perfect_hand_claim=true").deal(deck(*SURE))
    table.act("CA", "durch", "CO", "S9", "good", "flek contract", "good", "claim")
    assert (table.pub.phase, table.pub.claim) == ("play", 1)
    assert "claim" not in table.texts()
    assert isinstance(table.state, board.State)
    assert -1 not in table.game.view(table.state, 1).places[1]


@pytest.mark.parametrize(("kept", "other", "units"), [("C7", "C9", 10), ("C9", "C7", -10)])
def test_open_betl(kept: str, other: str, units: int) -> None:
    """EX.M3.13: the lone player leads H9; bells T 9 8 7, leaves 8 7, and one acorn."""
    lone = f"H9 H8 H7 {kept} S8 S7 D9 D8 D7 DT"
    table = Table().deal(deck(f"{lone} SA {other}", "HU C8 SK SO", "HK HA"))
    table.act("H9", "open betl", "SA", other, "good", "good", "H9", "HU", "HK")
    assert table.units() == (2 * units, -units, -units)
    assert table.pub.open


# ---------------------------------------------------------------- legal sets
LEGAL = [
    ("a", "SK", "ST S7 CA H9", "ST", "", "C"),
    ("b", "SK", "SO S7 CA H9", "SO S7", "", "C"),
    ("c", "SK C9", "SA S7 CT", "SA S7", "", "C"),
    ("d", "SK CU", "CK C9 H7", "CK", "", "C"),
    ("e", "SK CA", "CT C8 H7", "CT C8", "", "C"),
    ("f", "SK ST", "CT C8 H7", "CT C8", "", "C"),
    ("g", "SK ST", "HA D7", "HA D7", "", "C"),
    ("h", "C9 CK", "CT CU C8", "CT", "", "C"),
    ("i", "H9", "HT HU H7", "HT HU", "", ""),
    ("j", "HU", "HT H9 SA", "HT H9", "", ""),
    ("k", "HU", "HT H9 SA", "HT", "", "C"),
    ("l", "D8", "C7 CU H9", "CU", "seven", "C"),
    ("m", "D8", "C7 H9", "C7", "seven", "C"),
    ("n", "", "C7 H9", "H9", "seven", "C"),
    ("o", "", "C7 S7", "S7", "two", "C"),
    ("p", "SA", "S7 C7", "S7", "two", "C"),
    ("q", "HA", "HK HO D7", "HO", "king", "C"),
    ("r", "", "CU CA H9", "CU", "lead", "C"),
]


@pytest.mark.parametrize(("number", "trick", "hand", "legal", "extra", "trump"), LEGAL)
def test_legal_sets(number: str, trick: str, hand: str, legal: str, extra: str, trump: str) -> None:
    """EX.M3.21"""
    settings = {"king": ["king_before_over=forbidden"], "lead": ["must_lead_trump_card=true"]}.get(extra, [])
    game = find_game("marias", None, settings)
    state, _ = game.start(game.opening(), game.pack)
    laid, held = parse_cards(trick), parse_cards(hand)
    contract = 0 if trump else 1
    levels = list(state.pub.levels)
    levels[SEVEN] = 0 if extra == "seven" else -1
    levels[5] = 0 if extra == "two" else -1
    seat = 0
    pub = update(
        state.pub, phase="play", turn=seat, lead=(seat - len(laid)) % 3, trump=0 if trump else -1, lone=0,
        contract=contract, levels=tuple(levels), helper=1 if extra == "two" else -1, shown=parse_card("CU"),
        took=() if extra == "lead" else (0,),
    )  # fmt: skip
    places: list[tuple[int, ...]] = [()] * len(game.places)
    places[1] = tuple(sorted(c | 64 for c in held))
    places[7] = tuple(c | 7 << 6 for c in laid)
    found = {a for a in game.legal(State(pub, tuple(places)), seat) if a < 64}
    assert found == set(parse_cards(legal))


# ---------------------------------------------------------------- talon
def discardable(table: Table) -> set[str]:
    return set(table.texts())


def test_what_may_be_discarded() -> None:
    """M3.TALON.1, M3.TALON.2"""
    cards = deck("CA CT CK CO CU C9 C8 SA ST HA HT D7")
    table = Table().deal(cards).act("C9", "suit")
    assert discardable(table) == {"KC", "QC", "JC", "8C", "7D"}
    table = Table("pagat_voleny", "sharp_in_talon=true").deal(cards).act("C9", "suit")
    assert len(discardable(table)) == 11
    assert table.act("HA", "D7").pub.sharp_away == 1
    table = Table("pagat_voleny", "trump_in_talon=forbidden").deal(cards).act("C9", "suit")
    assert discardable(table) == {"KC", "QC", "JC", "8C", "7D"}  # one other card: a trump makes up the number
    assert discardable(table.act("8C")) == {"7D"}
    table = (
        Table("pagat_voleny", "trump_in_talon=allowed_announced").deal(cards).act("C9", "suit", "8C", "7D")
    )
    assert table.pub.trump_away == 1


def test_saying_bad_without_the_talon() -> None:
    """OPT: taker_takes_talon=false"""
    table = (
        Table("pagat_voleny", "taker_takes_talon=false").deal(deck(FH)).act("CA", "suit", "S9", "S8", "bad")
    )
    assert table.texts() == ["betl", "durch", "open betl", "open durch"]


def test_from_the_people() -> None:
    """M3.TRUMP.1"""
    table = Table().deal(deck(FH)).act("people 2")
    assert isinstance(table.state, board.State)
    assert table.game.view(table.state, 0).places[5] == table.state.places[5]
    assert table.game.view(table.state, 1).places[5] == (-1,)
    assert table.state.places[5][0] & 63 == parse_cards(FH)[9]


# ---------------------------------------------------------------- revokes
def penalised(*actions: str) -> Table:
    cards = deck("C7 HK HO S9 D9 DT CU H9 D8 S8 DU C8", "HA HT CT", "H7 CK")
    table = Table("pagat_voleny", "revoke_mode=penalise", "unplayed_plain=false").deal(cards)
    return table.act("CU", "suit", "S9", "S8", "good", "good", "good", "good", "good", *actions)


def challenge(table: Table, seat: int, whom: int) -> list[str]:
    assert table.state is not None
    action = table.game.call(f"challenge {whom}")
    assert action in table.game.legal(table.state, seat)
    table.state, events = table.game.apply(table.state, seat, action)
    return [e.kind for e in events]


def test_a_revoke_is_proved_from_the_places() -> None:
    """M3.REV.2, also after the trick has been turned"""
    table = penalised("HK", "CT")  # MH holds hearts above the king
    assert challenge(table, 2, 1)[-1] == "settle"
    assert table.units() == (10, -20, 10)
    table = penalised("HK", "CT", "H7")
    table.act(table.texts()[0]).act(table.texts()[0])
    challenge(table, 0, 1)
    assert table.units() == (10, -20, 10)


def test_a_wrong_challenge_costs_nothing_and_is_not_repeated() -> None:
    table = penalised("HK", "HA")
    assert challenge(table, 0, 1) == ["call", "challenge-wrong"]
    assert table.state is not None
    again = table.game.call("challenge 1")
    assert again not in table.game.legal(table.state, 0)
    assert again in table.game.legal(table.state, 2)
    assert table.pub.phase == "play"


def test_cards_go_back_when_a_trick_is_broken_off() -> None:
    table = penalised("HO+", "CT")
    challenge(table, 0, 1)
    assert table.state is not None
    after = table.game.finish(table.match, table.state)
    assert after is not None
    assert sorted(c for p in after.pack for c in p) == sorted(PACK_32)


def test_each_seat_is_asked_after_the_last_trick() -> None:
    table = penalised()
    while table.pub.phase == "play":
        assert table.state is not None
        table.do(next(a for a in table.game.legal(table.state, table.pub.turn) if a < CALL))
    assert (table.pub.phase, table.pub.turn) == ("review", 0)
    table.act("good", "good", "good")
    assert table.pub.phase == "over"


# ---------------------------------------------------------------- options
def test_options_out_of_range_are_refused() -> None:
    for settings in (
        ["min_cut=0"],
        ["min_cut=16"],
        ["max_flek_level=33"],
        ["no_such=1"],
        ["killed_announced_seven=4"],
    ):
        with pytest.raises(BadOptions):
            find_game("marias", None, settings)
    with pytest.raises(BadOptions):
        Marias(Options(min_cut=99))


def test_cut() -> None:
    """G.CUT.1, PZ.1"""
    game = find_game("marias", "pauzirovany", ["min_cut=15"])
    state, _ = game.start(game.opening(), game.pack)
    assert state.pub.turn == 2
    cuts: Sequence[str] = [game.action_text(a) for a in game.legal(state, 2)]
    assert cuts == ["cut 15", "cut 16", "cut 17"]


def test_the_book_is_read_whole() -> None:
    assert [len(deal(f"M3.{n}").tricks) for n in (2, 4, 5, 6, 7, 8, 9, 10, 11, 12)] == [10] * 8 + [4, 10]
