"""What is usual in Thousand: bids, cards passed, raises and giving up by the own hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from hlaska.core.cards import parse_cards
from hlaska.games.thousand.call_model import model
from hlaska.games.thousand.call_policy import chance, promise
from hlaska.games.thousand.game import Thousand
from hlaska.games.thousand.options import Options
from hlaska.games.thousand.public import EXCHANGE, GIVE_UP, KEEP, PASS, RAISE, State, amount_of

STRONG = "AH TH KH QH JH AD TD"
WEAK = "9H JH 9D QD 9S JS 9C"


def deal(hand: str, widow: str = "", options: Options | None = None) -> tuple[Thousand, State]:
    """Forehand to speak first, or with the widow after both others have passed at 100."""
    game, own, away = Thousand(options), parse_cards(hand), parse_cards(widow)
    rest = [c for c in game.pack if c not in (*own, *away)]
    others, under = (rest, list(away)) if away else (rest[:14], rest[14:])
    deck = [c for i in range(7) for c in (own[i], others[2 * i], others[2 * i + 1])] + under
    state, _ = game.start(game.opening(), deck)
    for text in ("bid 100", "pass", "pass") if widow else ():
        state, _ = game.apply(state, state.pub.turn, game.call(text))
    return game, state


def usual(game: Thousand, state: State) -> tuple[int, ...]:
    return game.adviser.convention(game.view(state, state.pub.turn)).turn


def test_a_hand_is_worth_its_marriages_aces_and_guarded_tens() -> None:
    bare = promise(parse_cards("9H JH 9D QD 9S JS 9C KC"), model().ready)
    for better, least in (("AH", 25), ("TH", 5), ("QC", 40)):
        assert (
            promise([*parse_cards("JH 9D QD 9S JS 9C KC"), *parse_cards(better)], model().ready)
            > bare + least
        )
    assert promise(parse_cards("KH QH"), model().ready) > promise(parse_cards("KS QS"), model().ready) + 30
    assert chance(100, 160, model().ready) > 0.9 > 0.1 > chance(100, 40, model().ready)


@pytest.mark.parametrize(("hand", "bids"), [(STRONG, True), (WEAK, False)])
def test_bids_what_the_hand_is_worth(hand: str, bids: bool) -> None:
    """Forehand must open whatever it holds (mariage:TH.BID.1); who may pass does so with a weak hand."""
    game, state = deal(hand)
    assert amount_of(usual(game, state)[0]) == 100
    ahead = replace(state.pub, bid=100, bidder=2)
    (call,) = usual(game, State(ahead, state.places))
    assert call == (game.call("bid 105") if bids else PASS)
    high = replace(ahead, bid=250)
    assert usual(game, State(high, state.places)) == (PASS,)
    assert promise(parse_cards(STRONG), model().dealt) > 150


def test_passes_what_is_missed_least() -> None:
    game, state = deal(STRONG, "9S 9C AS")
    assert state.pub.phase == EXCHANGE
    turn = usual(game, state)
    assert set(turn) == set(parse_cards("9S 9C"))
    state, _ = game.apply(state, 0, turn[1])
    assert usual(game, state) == turn[:1]


def test_raises_as_far_as_the_hand_carries() -> None:
    game, state = deal(STRONG, "KD QD 9C")
    for c in usual(game, state):
        state, _ = game.apply(state, 0, c)
    assert state.pub.phase == RAISE
    raised = amount_of(usual(game, state)[0])
    assert 180 <= raised <= 300
    actual = Thousand(Options(th_declarer_scores="actual"))
    assert usual(actual, state) == (KEEP,)
    game, state = deal("AH TH JH AD TD QS 9S", "9C JC 9H")
    for c in usual(game, state):
        state, _ = game.apply(state, 0, c)
    assert usual(game, state) == (KEEP,)


def test_gives_up_where_playing_would_cost_more() -> None:
    game, state = deal(WEAK, "QC JC JD")
    assert usual(game, state) == (GIVE_UP,)
    dear = Options(th_rospis_every=1)  # every time 120
    assert len(usual(*deal(WEAK, "QC JC JD", dear))) == 2
    assert len(usual(*deal(WEAK, "QC JC JD", Options(th_rospis=False)))) == 2


def test_on_the_barrel_one_bids_more_and_for_the_match() -> None:
    """The last try: who does not bid loses 120 anyway, and 120 points win (mariage:TH.BARREL.2)."""
    game, state = deal("AH TH JH AD QD JS 9S")
    behind = replace(state.pub, bid=115, bidder=2, scores=(600, 300, 300))
    assert usual(game, State(behind, state.places)) == (PASS,)
    last = replace(behind, scores=(880, 300, 300), barrel=(1, 0, 0))
    assert usual(game, State(last, state.places)) == (game.call("bid 120"),)

    game, state = deal("AH TH JH AD TD AS 9S", "9C JC 9H")
    for c in usual(game, state):
        state, _ = game.apply(state, 0, c)
    assert usual(game, state) == (KEEP,)
    last = replace(state.pub, scores=(880, 300, 300), barrel=(2, 0, 0))
    assert usual(game, State(last, state.places)) == (game.call("bid 120"),)
