"""The worked examples of part 9 of docs/rules/marias.md: auctions, values, whole deals."""

from __future__ import annotations

from typing import Any

import pytest

from hlaska.core.cards import PACK_32, parse_cards
from hlaska.core.options import parse
from hlaska.core.public import update
from hlaska.families.marias.contracts import (
    BETL,
    CONTRACT,
    DURCH,
    GAME,
    HEARTS,
    HUNDRED,
    ITEMS,
    SEVEN,
    SUIT,
    TWO_SEVENS,
)
from hlaska.families.marias.fleks import ABSENT
from hlaska.games.marias_auction.options import PRESETS, Options
from hlaska.games.marias_auction.position import positions_for
from hlaska.games.marias_auction.public import MariasAuctionPublic
from hlaska.games.marias_auction.settle import settle
from hlaska.kernel import layout as word
from hlaska.kernel.play import declare
from tests.games.marias_book import Deal, Table, deal

SEATS = ("FH", "MH", "D")
C, S, H, D = range(4)


def table(preset: str = "licit_traditional", *settings: str, deck: tuple[int, ...] = PACK_32) -> Table:
    return Table("marias_auction", preset, *settings).deal(deck)


def dealt(fh: str, mh: str = "", d: str = "", talon: str = "") -> tuple[int, ...]:
    """A pack that deals these cards; what is not said is filled up."""
    piles = [list(parse_cards(t)) for t in (fh, mh, d, talon)]
    rest = [c for c in PACK_32 if not any(c in p for p in piles)]
    for pile, size in zip(piles, (10, 10, 10, 2), strict=True):
        pile += [rest.pop(0) for _ in range(size - len(pile))]
    f, m, r, t = piles
    return (*f[:5], *m[:5], *r[:5], *t, *f[5:], *m[5:], *r[5:])


# ---------------------------------------------------------------- auctions
def test_the_auction_of_the_book() -> None:
    """EX.LIC.1, word for word: A is FH, B is MH, C is D"""
    t = table()
    said = [
        (1, "bid seven", 1),
        (0, "hold", 1),
        (1, "bid seven hearts", 2),
        (0, "pass", 2),
        (2, "bid hundred", 3),
        (1, "hold", 3),
        (2, "bid hundred seven", 4),
        (1, "hold", 4),
        (2, "bid hundred hearts", 5),
        (1, "hold", 5),
        (2, "bid hundred seven hearts", 6),
        (1, "pass", 6),
    ]
    for seat, call, bid in said:
        assert t.pub.turn == seat
        t.act(call)
        assert t.pub.bid == bid
    assert (t.pub.lone, t.pub.turn, t.pub.phase) == (2, 2, "contract")
    assert rungs(t) == {7, 8, 9, 10, 11, 12} | {6}
    assert "play betl" in t.texts()
    assert "give up" not in t.texts()
    assert len(t.hand(2)) == 12


def rungs(t: Table) -> set[int]:
    """The rungs that may be announced."""
    names = {
        "play hundred": (3, 5), "play hundred seven": (4, 6), "play seven": (1, 2), "play two sevens": (9, 11),
        "play two sevens hundred": (10, 12),
    }  # fmt: skip
    found = set()
    for text in t.texts():
        words = [w for w in text.split() if w not in ("C", "S", "H", "D")]
        suits = [w for w in text.split() if w in ("C", "S", "H", "D")]
        if text in ("play betl", "play durch"):
            found.add(7 if text == "play betl" else 8)
        elif words[0] == "play":
            found.add(names[" ".join(words)][suits[0] == "H"])
    return found


def test_a_bid_of_the_third_player() -> None:
    """EX.LIC.2"""
    t = table().act("pass")
    assert t.pub.turn == 2
    t.act("bid seven", "hold", "bid hundred", "pass")
    assert (t.pub.lone, t.pub.bid) == (2, 3)
    assert rungs(t) == set(range(3, 13))


def test_nobody_bids() -> None:
    """EX.LIC.3; forehand holds the sevens of bells and hearts"""
    deck = dealt("D7 H7 SA S8 S9")
    t = table(deck=deck).act("pass", "pass")
    assert (t.pub.phase, t.pub.turn) == ("take", 0)
    t.act("take")
    assert rungs(t) == set(range(1, 13))
    t.act("give up")
    assert t.units() == (-12, 6, 6)
    t = table(deck=deck).act("pass", "pass", "pass")
    assert (t.pub.phase, t.units()) == ("over", (0, 0, 0))
    assert t.game.finish(t.match, t.state) is not None


def test_giving_up_a_seven() -> None:
    """EX.LIC.4"""
    t = table().act("bid seven", "hold", "pass", "pass")
    assert (t.pub.lone, t.pub.bid) == (0, 1)
    assert t.act("give up").units() == (-12, 6, 6)
    t = table("licit_traditional", "players=4").act("bid seven", "hold", "pass", "pass")
    assert t.act("give up").units() == (-18, 6, 6, 6)
    t = table("licit_traditional", "give_up_value=4").act("bid seven", "hold", "pass", "pass")
    assert t.act("give up").units() == (-8, 4, 4)


def test_illegal_bids() -> None:
    """EX.LIC.5"""
    t = table()
    assert t.texts(0) == []  # forehand may not speak before middlehand has bid
    t.act("bid seven", "hold")
    assert t.pub.turn == 1
    assert "bid seven" not in t.texts()
    assert "hold" not in t.texts()
    t = table().act("bid seven hearts", "pass")
    assert t.pub.turn == 2
    assert not {"bid seven", "bid seven hearts", "hold"} & set(t.texts())
    t.act("bid hundred seven")
    assert t.pub.turn == 1
    assert not {"bid seven", "bid seven hearts", "bid hundred", "bid hundred seven"} & set(t.texts())
    assert {"pass", "hold", "bid hundred hearts"} <= set(t.texts())


@pytest.mark.parametrize(
    ("bid", "why"), [("seven", "low"), ("seven hearts", "low"), ("hundred seven", "jump")]
)
def test_what_is_wrong_with_a_bid(bid: str, why: str) -> None:
    """LIC.AUC.3: an equal bid is too low as well."""
    t = table("licit_traditional", "lic_jump_bids=false").act("bid seven", "pass", "bid seven hearts", "hold")
    said = t.game.explainer.explain_refusal(
        t.game.view(t.state, t.pub.turn), t.game.parse_action(f"bid {bid}")
    )
    assert said is not None
    assert (said.key, said.rule) == (f"refused-marias_auction-{why}", "marias:LIC.AUC.3")


def test_steps_and_raises() -> None:
    """LIC.AUC.3"""
    t = table("licit_traditional", "lic_jump_bids=false")
    assert t.texts() == ["pass", "bid seven"]
    assert t.act("bid seven").texts() == ["pass", "hold", "bid seven hearts"]
    t = table("licit_traditional", "lic_senior_raise=false").act("bid betl")
    assert t.texts() == ["pass", "hold"]
    top = table().act("bid two sevens hundred hearts")
    assert top.texts() == ["pass", "hold"]
    assert top.act("hold").texts() == ["pass"]


def test_tapping_leaves_the_pack() -> None:
    """LIC.DEAL.1"""
    game = Table("marias_auction").game
    state, _ = game.start(game.opening(), PACK_32)
    assert game.action_text(game.legal(state, 1)[0]) == "tap"
    state, _ = game.apply(state, 1, game.call("tap"))
    assert {e & 63 for e in state.places[1]} == {*PACK_32[:5], *PACK_32[17:22]}
    assert [e & 63 for e in state.places[4]] == list(PACK_32[15:17])


# ---------------------------------------------------------------- the contract
def test_what_may_be_discarded() -> None:
    """LIC.TAL.2, LIC.TAL.3"""
    deck = dealt("C7 S7 CA CT CK SO S9 H9 D8 DU", talon="DA DT")
    t = table(deck=deck).act("pass", "pass", "take")
    assert "play seven C" in t.texts()
    assert "play seven D" not in t.texts()  # without the seven
    assert "play hundred D" in t.texts()  # a bluff
    t.act("play two sevens C S")
    assert set(t.texts()) == {"KC", "QS", "9S", "9H", "8D", "JD"}
    t.act("9H", "9S")
    assert (t.pub.phase, t.pub.turn) == ("flek", 1)
    t = table("licit_traditional", "sharp_in_talon=true", deck=deck).act(
        "pass", "pass", "take", "play seven C"
    )
    t.act("AC", "7S")
    assert t.pub.sharp_away == 1
    t = table(deck=deck).act("pass", "pass", "take", "play betl")
    assert len(t.texts()) == 12


def test_a_contract_may_not_be_below_the_bid() -> None:
    t = table(deck=dealt("C7 CA CT CK")).act("pass", "bid hundred", "hold", "pass")
    assert t.pub.lone == 0
    assert not any(text.startswith("play seven") for text in t.texts())


# ---------------------------------------------------------------- fleks
def test_a_seven_with_a_flek_on_the_game_is_not_played() -> None:
    """EX.LIC.11"""
    t = table(deck=dealt("C7 CA CT CK SO S9 H9 D8 DU D9")).act(
        "pass", "pass", "take", "play seven C", "9S", "9H"
    )
    t.act("flek game", "good", "good", "good")
    assert (t.pub.phase, t.units()) == ("over", (0, 0, 0))
    t = table("licit_traditional", "unplayed_seven_flek=false", deck=dealt("C7 CA CT CK SO S9 H9 D8 DU D9"))
    t.act("pass", "pass", "take", "play seven C", "9S", "9H", "flek game", "good", "good", "good")
    assert t.pub.phase == "play"


def test_against() -> None:
    """LIC.FLEK.1: the holder of the trump seven announces it, nobody a hundred against a hundred."""
    deck = dealt("CA CT CK SO S9 H9 D8 DU D9 D7", "C7")
    start = ("pass", "pass", "take", "play hundred seven C", "9S", "9H")
    t = table(deck=deck).act(*start)
    assert {"flek hundred", "flek seven", "seven against"} <= set(t.texts())
    assert not {"flek game", "hundred against"} & set(t.texts())
    t.act("seven against", "good")
    assert "seven against" not in t.texts()
    t = table("licit_traditional", "lic_against_allowed=false", deck=deck).act(*start)
    assert "seven against" not in t.texts()
    t = table("licit_traditional", "hundred_both_sides=true", deck=deck).act(*start)
    assert "hundred against" in t.texts()


def test_forehand_may_lead() -> None:
    """LIC.PLAY.1"""
    deck = dealt("D8 D9", "C7 CA CT CK SO S9 H9")
    calls = ("bid seven", "pass", "pass", "play seven C", "9S", "9H", "flek seven", "good", "good", "good")
    assert (table(deck=deck).act(*calls)).pub.turn == 1
    assert table("licit_traditional", "lic_first_lead=forehand", deck=deck).act(*calls).pub.turn == 0
    t = table("licit_traditional", "lic_first_lead=forehand", deck=deck)
    assert t.act("bid seven", "pass", "pass", "play betl", "9S", "9H", "good", "good").pub.turn == 1


# ---------------------------------------------------------------- whole deals
AUCTION = (
    "bid seven", "hold", "bid hundred", "pass", "bid hundred seven", "hold", "pass",
    "play two sevens C S", "8S", "JH",
)  # fmt: skip


def hands_as_told(t: Table, book: Deal) -> None:
    hands = {0: book.fields["FH"], 2: book.fields["D"]}
    for seat, hand in hands.items():
        assert t.hand(seat) == set(parse_cards(hand))


@pytest.mark.parametrize(
    ("preset", "flek", "result"),
    [
        ("licit_traditional", False, (-24, 48, -24)),
        ("licit_revised", False, (-44, 88, -44)),
        ("licit_traditional", True, (-28, 56, -28)),
    ],
)
def test_two_sevens_with_a_quiet_hundred(preset: str, flek: bool, result: tuple[int, ...]) -> None:
    """EX.LIC.7"""
    book = deal("LIC.7", SEATS)
    t = table(preset, deck=book.deck).act(*AUCTION)
    assert t.pub.lone == 1
    hands_as_told(t, book)
    t.act(*(("flek game", "good", "good", "good") if flek else ("good", "good")))
    t.play(book.tricks)
    assert t.units() == result
    position = t.game.positions.full_position(t.pub, t.state.places)  # type: ignore[union-attr]
    assert (position[word.WON + 1], position[word.WON] + position[word.WON + 2]) == (70, 20)


@pytest.mark.parametrize(
    ("preset", "settings", "value"),
    [
        ("licit_traditional", (), -38),
        ("licit_revised", (), -58),
        ("licit_traditional", ("lic_two_sevens_game=false",), -40),
        ("licit_revised", ("lic_two_sevens_game=false",), -60),
    ],
)
def test_a_helper_forced_out(preset: str, settings: tuple[str, ...], value: int) -> None:
    """EX.LIC.8"""
    book = deal("LIC.8", SEATS)
    t = table(preset, *settings, deck=book.deck).act("bid two sevens hearts", "pass", "pass")
    t.act("play two sevens H S", "9S", "JS")
    hands_as_told(t, book)
    t.act("good", "good").play(book.tricks)
    assert t.units() == (-value, 2 * value, -value)
    position = t.game.positions.full_position(t.pub, t.state.places)  # type: ignore[union-attr]
    assert (position[word.WON + 1], position[word.WON] + position[word.WON + 2]) == (30, 60)


# ---------------------------------------------------------------- values
def per_opponent(
    levels: dict[int, int],
    trump: int = C,
    points: int = 50,
    marriages: str = "",
    seven: str = "",
    helper: bool = False,
    contract: int = SUIT,
    took: tuple[int, ...] = (),
    preset: str = "licit_traditional",
    settings: tuple[str, ...] = (),
) -> float:
    """What a finished deal is worth to FH, the lone player, with so many card points and these marriages; `seven`:
    the trump seven wins ("won") or is beaten ("killed") in the last trick, after the helper in leaves."""
    base: Any = PRESETS[preset]
    house: Options = parse(base, settings)
    pub = MariasAuctionPublic("play", 0, trump=trump if contract == SUIT else -1, rung=1, contract=contract)
    pub = update(
        pub, levels=tuple(levels.get(i, ABSENT) for i in range(len(ITEMS))), helper=S if helper else -1
    )
    position = positions_for(house).contract_position(pub)
    position[word.WON : word.WON + 3] = [points, 90 - points, 0]
    for suit in marriages:
        declare(position, 0, "CSHD".index(suit))
    last = [trump << 4 if seven else 0x36, trump << 4 | 1, 0x32]
    best = 1 if seven == "killed" else 0
    position[word.LAST_CARD : word.LAST_CARD + 3] = last
    position[word.LAST_BEST], position[word.LAST_SEAT] = last[best], best
    position[word.PREV_SEAT], position[word.PREV_BEST] = (0, S << 4) if helper else (-1, -1)
    position[word.TRICK] = len(took) or 10
    for seat in took:
        position[word.WON_TRICKS + seat] += 1
    result = settle(house, pub, position, ()).result
    assert result[0] == -2 * result[1] == -2 * result[2]
    return -result[1] / 2


VALUES: list[tuple[str, dict[str, Any], float]] = [
    ("LIC.6", {"levels": {GAME: 0, SEVEN: 0}, "seven": "won"}, 3),
    ("LIC.6", {"levels": {GAME: 0, SEVEN: 0}, "seven": "won", "trump": HEARTS}, 6),
    ("LIC.6", {"levels": {HUNDRED: 0, SEVEN: 0}, "points": 70, "marriages": "C", "seven": "killed"}, 6),
    ("LIC.6", {"levels": {HUNDRED: 0}, "points": 40, "marriages": "H", "trump": HEARTS}, -16),
    ("LIC.6", {"levels": {GAME: 0, SEVEN: 1}, "seven": "killed", "trump": D}, -3),
    ("LIC.6", {"levels": {CONTRACT: 1}, "contract": BETL, "took": (0,)}, -10),
    ("LIC.6", {"levels": {CONTRACT: 1}, "contract": BETL, "took": (0,), "preset": "licit_revised"}, -30),
    ("LIC.6", {"levels": {CONTRACT: 0}, "contract": DURCH, "took": (0,) * 10}, 10),
    ("LIC.6", {"levels": {CONTRACT: 0}, "contract": DURCH, "took": (0,) * 10, "preset": "licit_revised"}, 30),
    (
        "LIC.9",
        {"levels": {HUNDRED: 0, TWO_SEVENS: 1}, "points": 80, "marriages": "H", "trump": HEARTS,
         "seven": "won", "helper": True},
        112,
    ),
    (
        "LIC.9",
        {"levels": {HUNDRED: 0, TWO_SEVENS: 1}, "points": 80, "marriages": "H", "trump": HEARTS,
         "seven": "won", "helper": True, "preset": "licit_revised"},
        152,
    ),
    ("LIC.10", {"levels": {HUNDRED: 0}, "points": 60, "marriages": "D", "trump": D, "seven": "won"}, 5),
]  # fmt: skip


@pytest.mark.parametrize(("example", "made", "value"), VALUES)
def test_values(example: str, made: dict[str, Any], value: float) -> None:
    assert per_opponent(**made) == value


def test_a_quiet_hundred_beside_sevens_alone() -> None:
    """LIC.SCORE.1, D56: with nothing but the sevens a quiet hundred is not doubled."""
    made = {"levels": {TWO_SEVENS: 0}, "points": 70, "marriages": "C", "seven": "won", "helper": True}
    assert per_opponent(**made, settings=("lic_two_sevens_game=false",)) == 24  # type: ignore[arg-type]
