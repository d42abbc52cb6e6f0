"""Rules that the worked examples leave out, and what is refused with which rule (docs/rules/mariage.md, section 7)."""

from __future__ import annotations

from typing import Any

import pytest

from hlaska.core import match as matches
from hlaska.core.board import EVERYONE, cards_in, seen
from hlaska.core.cards import cards_text, parse_card
from hlaska.core.game import Match
from hlaska.core.options import change
from hlaska.core.public import update
from hlaska.games.bezique import melds, settle
from hlaska.games.bezique.game import Bezique
from hlaska.games.bezique.options import PRESETS, Options
from hlaska.games.bezique.public import HAND, TALON, TRUMP, WON, State
from tests.games.bezique.play import cards, do, position, refused, win_a_trick

HEARTS = 2
LOW = "8C 8C 9C 9C 8D 8D 9D 9D"
STOCK = "AC 8S AC 8S AS 7C TC 7C TC 7D TD 7D"  # seat 0 draws what wins


def table(
    hand: str, *, indicator: str = "9H", stock: str = STOCK, points: Any = (0, 0), **options: Any
) -> tuple[Bezique, State]:
    """Hearts are trumps; seat 0 leads with this hand and seat 1 has nothing that wins."""
    game = Bezique(change(Options(), options))
    drawn = cards(stock)
    state = position(
        game,
        hands=[cards(hand), cards(LOW)],
        indicator=parse_card(indicator),
        stock=drawn,
        trump=HEARTS,
        points=points,
    )
    return game, state


def texts(game: Bezique, state: State) -> list[str]:
    return [game.action_text(a) for a in game.legal(state, state.pub.turn)]


# ---------------------------------------------------------------- the deal
def test_packets_and_indicator() -> None:
    """3, 2, 3 to forehand and dealer in turn, index 16 turned up (BZ.DEAL.1)."""
    game = Bezique()
    deck = list(game.pack)[::-1]
    state = game.start(game.opening(), deck)[0]
    given = [0, 1, 2, 6, 7, 10, 11, 12], [3, 4, 5, 8, 9, 13, 14, 15]
    for seat in (0, 1):
        assert sorted(cards_in(state.places[HAND + seat])) == sorted(deck[i] for i in given[seat])
    assert cards_in(state.places[TRUMP]) == (deck[16],)
    assert cards_in(state.places[TALON]) == tuple(deck[17:])
    assert state.pub.trump == deck[16] >> 4


def test_nine_cards_each_and_no_indicator() -> None:
    """RB.1."""
    game = Bezique(PRESETS["rubicon"])  # type: ignore[arg-type]
    state = game.start(game.opening(), game.pack)[0]
    assert [len(p) for p in state.places] == [9, 9, 110, 0, 0, 0, 0]
    assert (len(game.pack), state.pub.trump, state.pub.phase) == (128, -1, "blanche")


def test_the_deal_passes_on_and_seats_follow() -> None:
    game = Bezique()
    match = Match((500, 800), first=1)
    state = game.start(match, game.pack)[0]
    assert state.pub.before == (800, 500)
    ended = State(update(state.pub, turn=-1, phase="end", result=(120, 130)), state.places)
    after = game.finish(match, ended)
    assert after == Match((630, 920), first=0)


# ---------------------------------------------------------------- when something may be declared
def test_only_the_winner_of_a_trick_declares_before_drawing() -> None:
    game, state = table("AS KC QC KH QH JD QS 9S")
    assert refused(game, state, "marriage C") == "mariage:BZ.PLAY.2"
    assert refused(game, state, "exchange") == "mariage:BZ.PLAY.2"
    state = win_a_trick(game, state, "AS")
    assert texts(game, state) == ["draw", "marriage C", "marriage H", "bezique"]
    assert game.legal(state, 1) == ()
    assert refused(game, state, "KC") == "mariage:BZ.PLAY.2"
    state = do(game, state, "marriage H")
    assert state.pub.points == (40, 0)
    assert texts(game, state) == ["draw"]
    assert refused(game, state, "bezique") == "mariage:BZ.MELD.2"  # one combination after a trick
    state = do(game, state, "draw")
    assert refused(game, state, "bezique") == "mariage:BZ.PLAY.2"
    assert refused(game, state, "draw") == "mariage:BZ.PLAY.2"


def test_nothing_is_declared_in_stage_two() -> None:
    game, state = table("AS KC QC KH QH JD QS 9S", stock="AC")
    state = win_a_trick(game, state, "AS")
    state = do(game, state, "draw")
    assert [len(state.places[p]) for p in (HAND, HAND + 1, TALON, TRUMP)] == [8, 8, 0, 0]
    assert parse_card("9H") in cards_in(state.places[HAND + 1])  # the loser gets the indicator (BZ.PLAY.2)
    assert refused(game, state, "marriage C") == "mariage:BZ.STRICT.1"


def test_table_cards_go_back_into_the_hand() -> None:
    """BZ.STRICT.1: marks are gone, but everybody knows the cards."""
    game, state = table("AS KC QC KH QH JD QS 9S", stock="AC")
    state = do(game, win_a_trick(game, state, "AS"), "marriage C", "draw")
    entries = [e for e in state.places[HAND] if e & 63 in cards("KC QC")]
    assert [melds.copy_of(e)[1] for e in entries] == [0, 0]
    assert [seen(e) for e in entries] == [3, 3]


# ---------------------------------------------------------------- which cards
def test_cards_must_be_held_and_unused() -> None:
    game, state = table("AS KC QC KS KD KH QS JD")
    state = win_a_trick(game, state, "AS")
    assert refused(game, state, "four aces") == "mariage:BZ.MELD.2"
    assert refused(game, state, "sequence H") == "mariage:BZ.MELD.2"
    assert refused(game, state, "triple bezique") == "mariage:BZ.MELD.1"
    state = win_a_trick(game, do(game, state, "four kings"), "AC")
    assert refused(game, state, "four kings") == "mariage:BZ.MELD.3"
    state = do(game, state, "marriage C")  # a king in another class
    assert state.pub.points == (100, 0)
    state = win_a_trick(game, state, "AC")
    assert refused(game, state, "marriage C") == "mariage:BZ.MELD.3"


def test_only_a_sequence_of_trumps_counts() -> None:
    game, state = table("AS AC TC KC QC JC 9S 9S", stock="AC 8S TC 8S")
    state = win_a_trick(game, state, "AS")
    assert refused(game, state, "sequence C") == "mariage:BZ.MELD.1"


def test_a_combination_of_table_cards_alone() -> None:
    """BZ.MELD.6: allowed by default."""
    hand = "AS KC QC KS KD KH QS QD"
    for need in (False, True):
        game, state = table(hand, bz_need_hand_card=need)
        state = win_a_trick(game, do(game, win_a_trick(game, state, "AS"), "four kings"), "AC")
        state = win_a_trick(game, do(game, state, "marriage D"), "AC")
        state = win_a_trick(game, do(game, state, "marriage S"), "AS")
        assert "marriage C" in texts(game, state)
        assert "four queens" not in texts(game, state)
    game, state = table("AS QC QS QD QH KC KS KD", stock="KH 8S AC 8S AC 7C AS 7C", bz_need_hand_card=True)
    state = do(game, win_a_trick(game, state, "AS"), "four queens", "draw", "KS")
    state = game.apply(state, 1, game.legal(state, 1)[0])[0]
    state = win_a_trick(game, do(game, state, "marriage C"), "AC")
    assert "marriage D" in texts(game, state)


def test_need_hand_card_is_named() -> None:
    game, state = table("AS QS JD KS JC JH JS 9S", bz_need_hand_card=True)
    state = win_a_trick(game, do(game, win_a_trick(game, state, "AS"), "four jacks"), "AC")
    state = win_a_trick(game, do(game, state, "marriage S"), "AC")
    assert refused(game, state, "bezique") == "mariage:BZ.MELD.6"


def test_bezique_of_other_cards() -> None:
    """BZ.MELD.7: only when spades or diamonds are trumps."""
    for trump, indicator, name in (
        (1, "9S", "QC JH"),
        (3, "7D", "QC JH"),
        (2, "9H", "QS JD"),
        (0, "7C", "QS JD"),
    ):
        call = Bezique().call("bezique")
        assert melds.kinds_of(Options(bz_bezique_cards="swap"), call, trump) == tuple(cards(name)), indicator
        assert melds.kinds_of(Options(), call, trump) == tuple(cards("QS JD"))


# ---------------------------------------------------------------- choosing among copies
def test_any_four_queens_are_chosen_card_by_card() -> None:
    game, state = table("AS QC QC QS QD QH JD 9S")
    state = win_a_trick(game, state, "AS")
    state = game.apply(state, 0, game.call("four queens"))[0]
    assert (state.pub.phase, texts(game, state)) == ("lay", ["QC"])  # one of the two clubs is in every choice
    assert refused(game, state, "JD") == "mariage:BZ.MELD.1"
    assert refused(game, state, "draw") == "mariage:BZ.MELD.1"
    state = do(game, state, "QC")
    assert texts(game, state) == ["QC", "QS"]
    state = do(game, state, "QC")
    assert texts(game, state) == ["QS", "QH"]
    state = do(game, state, "QS")
    assert texts(game, state) == ["QH", "QD"]
    state = do(game, state, "QD")
    assert (state.pub.phase, state.pub.points) == ("meld", (60, 0))
    assert [cards_text([e & 63]) for e in state.places[HAND] if melds.copy_of(e)[1]] == [
        "QC",
        "QC",
        "QS",
        "QD",
    ]


def test_every_card_of_a_combination_is_asked_for() -> None:
    """Also where there is no choice: being asked would tell of a copy held in secret (mariage:BZ.MELD.2)."""
    game, state = table("AS QS QS JD 9S 9S TS TS")
    state = game.apply(win_a_trick(game, state, "AS"), 0, game.call("bezique"))[0]
    asked = []
    while state.pub.phase == "lay":
        asked.append(texts(game, state))
        state = game.apply(state, 0, game.legal(state, 0)[0])[0]
    assert asked == [["QS"], ["JD"]]
    assert (state.pub.phase, state.pub.points) == ("meld", (40, 0))


def test_playing_a_laid_card_tells_nothing_of_a_copy_in_the_hand() -> None:
    """mariage:BZ.MELD.2: the copy that everybody can tell apart is played, whatever else is in the hand."""
    told = []
    for hand, played in (("AS QS QS JD 9S 9S TS TS", "QS#2"), ("AS QS KD JD 9S 9S TS TS", "QS")):
        game, state = table(hand)
        state = do(game, win_a_trick(game, state, "AS"), "bezique", "draw")
        told.append(game.apply(state, 0, game.parse_action(played))[1])
    assert told[0] == told[1]
    play = next(e for e in told[0] if e.kind == "play")
    assert play.value >> 1 & melds.ON_TABLE


def test_the_usual_choice_is_named_by_the_button() -> None:
    game, state = table("AS QC QC QS QD QH JD 9S")
    state = win_a_trick(game, state, "AS")
    phrases = game.explainer.explain(game.view(state, 0)).calls
    phrase = next(r for r in phrases if r.calls[0] == game.call("four queens"))
    state = do(game, state, *(game.action_text(a) for a in phrase.calls))
    assert (state.pub.phase, state.pub.points) == ("meld", (60, 0))


def test_a_laid_card_and_its_copy_in_the_hand_are_played_apart() -> None:
    game, state = table("AS QS QS JD 9S 9S TS TS")
    state = do(game, win_a_trick(game, state, "AS"), "bezique", "draw")
    assert [t for t in texts(game, state) if t.startswith("QS")] == ["QS", "QS#2"]
    left, events = game.apply(state, 0, game.parse_action("QS"))
    assert any(e.kind == "show" and e.cards == tuple(cards("QS QS")) and e.to == EVERYONE for e in events)
    assert [melds.copy_of(e)[1] & 1 for e in left.places[HAND] if e & 63 == parse_card("QS")] == [1]
    gone, events = game.apply(state, 0, game.parse_action("QS#2"))
    assert not any(e.kind == "show" for e in events)
    assert [melds.copy_of(e)[1] & 1 for e in gone.places[HAND] if e & 63 == parse_card("QS")] == [0]
    assert parse_card("QS") not in cards_in(game.view(gone, 1).places[HAND])


# ---------------------------------------------------------------- sevens
def test_exchange_and_show() -> None:
    game, state = table("AS 7H 7H KC QC 9S 9S TS")
    state = win_a_trick(game, state, "AS")
    assert refused(game, state, "show seven") == "mariage:BZ.SEVEN.1"
    state = do(game, state, "exchange")
    assert state.pub.points == (10, 0)
    assert cards_in(state.places[TRUMP]) == (parse_card("7H"),)
    assert refused(game, state, "show seven") == "mariage:BZ.SEVEN.2"  # one seven after a trick
    state = do(game, state, "marriage C")  # and one combination
    state = win_a_trick(game, state, "AC")
    assert refused(game, state, "exchange") == "mariage:BZ.SEVEN.1"
    state = do(game, state, "show seven")
    assert state.pub.points == (40, 0)
    state = win_a_trick(game, state, "AC")
    assert refused(game, state, "show seven") == "mariage:BZ.SEVEN.1"  # scored already


def test_a_card_taken_in_exchange_is_not_melded_yet() -> None:
    game, state = table("AS 7H KH QC 9S 9S TS TS", indicator="QH")
    state = do(game, win_a_trick(game, state, "AS"), "exchange")
    assert refused(game, state, "marriage H") == "mariage:BZ.SEVEN.2"
    assert "marriage H" in texts(game, win_a_trick(game, state, "AC"))


def test_sevens_that_score_when_played() -> None:
    """BZ.SEVEN.3."""
    game, state = table("AS 7H 7H KC QC 9S 9S TS", bz_seven="when_played")
    state = do(game, win_a_trick(game, state, "AS"), "exchange")
    assert refused(game, win_a_trick(game, state, "AC"), "show seven") == "mariage:BZ.SEVEN.3"
    state = win_a_trick(game, state, "7H")
    assert state.pub.points == (20, 0)


# ---------------------------------------------------------------- points as the options say
def test_ten_for_the_last_trick_of_the_stock() -> None:
    for at, points in ((24, 10), (32, 0)):
        game, state = table("AS KC QC KH QH JD QS 9S", stock="AC", bz_last_trick_at=at)
        state = State(update(state.pub, taken=(11, 12)), state.places)
        state = win_a_trick(game, state, "AS")
        assert state.pub.points[0] == points


def test_brisques_as_they_are_won() -> None:
    game, state = table("AS KC QC KH QH JD QS 9S", bz_brisque_timing="won")
    state = win_a_trick(game, state, "AS")
    assert (state.pub.points, state.pub.won) == ((10, 0), (10, 0))
    game, state = table("AS KC QC KH QH JD QS 9S")
    state = win_a_trick(game, state, "AS")
    assert (state.pub.points, state.pub.won) == ((0, 0), (10, 0))


def test_stage_two_without_the_duty_to_head() -> None:
    for strict, legal in (("F2", ["KC"]), ("F1", ["JC", "KC"])):
        game = Bezique(change(Options(), {"strict_follow": strict}))
        state = position(game, hands=[cards("QC 9S"), cards("JC KC")], trump=HEARTS, taken=(15, 15))
        state = do(game, state, "QC")
        assert texts(game, state) == legal
        if strict == "F2":
            assert refused(game, state, "JC") == "mariage:CD.FOLLOW.2"


# ---------------------------------------------------------------- the match
def test_a_meld_can_win_the_match_at_once() -> None:
    game, state = table("AS KC QC KH QH JD QS 9S")
    state = State(update(state.pub, before=(960, 990)), state.places)
    state = do(game, win_a_trick(game, state, "AS"), "marriage H")
    assert (state.pub.turn, state.pub.winner, state.pub.result) == (-1, 0, (40, 0))
    assert game.finish(Match((960, 990)), state) == Match((1000, 990), first=1, winners=(0,))
    assert game.finish(Match((990, 960), first=1), state) == Match((990, 1000), first=0, winners=(1,))


def test_a_seven_turned_up_can_win_the_match() -> None:
    game = Bezique()
    deck = [c for c in game.pack if c & 15]
    deck = [*deck[:16], parse_card("7C"), *deck[16:], *cards("7C 7S 7S 7H 7H 7D 7D")]
    match = Match((0, 990))
    state = matches.begin(game, match, deck)[0]
    assert (state.pub.turn, state.pub.winner) == (-1, 1)
    assert game.finish(match, state) == Match((0, 1000), first=1, winners=(1,))


def test_complete_deals_only() -> None:
    o = Options(bz_target_check="end_of_deal", target=1500)
    assert settle.winner_of_deals(o, (1490, 1400)) == -1
    assert settle.winner_of_deals(o, (1510, 1600)) == 1
    assert settle.winner_of_deals(o, (1600, 1600)) == -1  # another deal
    assert not settle.is_match_won(o, (1490, 0), (500, 0), 0)


# ---------------------------------------------------------------- Rubicon Bezique
def rubicon(hand: str, stock: str, **numbers: Any) -> tuple[Bezique, State]:
    game = Bezique(change(Options(), {"bz_form": "rubicon"}))
    return game, position(game, hands=[cards(hand), cards(LOW + " 7C")], stock=cards(stock), **numbers)


R_STOCK = "AC 8S AC 8S AC 9S 7D 9S 7D 7D 7D 7S"


def test_the_first_marriage_makes_trumps() -> None:
    """RB.2."""
    game, state = rubicon("AS KD QD KC QC JD QS 9S 9S", R_STOCK)
    state = win_a_trick(game, state, "AS")
    assert state.pub.trump == -1
    state = do(game, state, "marriage D")
    assert (state.pub.trump, state.pub.points) == (3, (40, 0))
    state = do(game, win_a_trick(game, state, "AC"), "marriage C")
    assert (state.pub.trump, state.pub.points) == (3, (60, 0))


def test_a_sequence_first_makes_trumps_and_later_ones_are_plain() -> None:
    game, state = rubicon("AS AD TD KD QD JD TS TS TS", R_STOCK)
    state = do(game, win_a_trick(game, state, "AS"), "sequence D")
    assert (state.pub.trump, state.pub.points) == (3, (250, 0))
    state = win_a_trick(game, state, "AC")
    assert refused(game, state, "marriage D") == "mariage:RB.4"  # used in a sequence
    assert refused(game, state, "sequence D") == "mariage:RB.4"  # not broken
    game, state = rubicon("AS AD TD KD QD JD TS TS TS", R_STOCK, trump=HEARTS)
    state = do(game, win_a_trick(game, state, "AS"), "sequence D")
    assert state.pub.points == (150, 0)


def test_a_broken_combination_is_completed_and_scored_again() -> None:
    """RB.4."""
    game, state = rubicon("AS AC AH AD AD KC 9S 9S AS", R_STOCK, trump=HEARTS)
    state = win_a_trick(game, state, "AS")
    state = do(game, state, "four aces", "AC", "AS", "AH", "AD")
    assert state.pub.points == (100, 0)
    spare = win_a_trick(game, state, "AC")  # the ace drawn: nothing is broken
    assert refused(game, spare, "four aces") == "mariage:RB.4"
    broken = win_a_trick(game, state, "AC#2")
    options = melds.possible(game.options, broken.pub, broken.places[HAND], game.call("four aces"))
    assert len(options) == 5  # of C, S, H, D and the other D: whichever is left out
    broken = do(game, broken, "four aces", *(game.action_text(a) for a in named(game, broken, "four aces")))
    assert broken.pub.points == (200, 0)


def named(game: Bezique, state: State, call: str) -> tuple[int, ...]:
    """The cards that the button names."""
    phrases = game.explainer.explain(game.view(state, 0)).calls
    return next(r.calls[1:] for r in phrases if r.calls[0] == game.call(call))


def test_cards_of_a_higher_bezique_form_no_lower_one() -> None:
    game, state = rubicon("AS QS QS QS JD JD JD 9S 9S", R_STOCK, trump=HEARTS)
    state = do(game, win_a_trick(game, state, "AS"), "bezique")
    assert state.pub.points == (40, 0)
    state = do(game, win_a_trick(game, state, "AC"), "triple bezique")
    assert state.pub.points == (1540, 0)
    state = win_a_trick(game, state, "AC")
    assert refused(game, state, "double bezique") == "mariage:RB.4"
    assert refused(game, state, "bezique") == "mariage:RB.4"
    assert refused(game, state, "triple bezique") == "mariage:RB.4"


def test_a_quadruple_bezique() -> None:
    game, state = rubicon("AS QS QS QS QS JD JD JD JD", R_STOCK, trump=HEARTS)
    state = do(game, win_a_trick(game, state, "AS"), "quadruple bezique")
    assert state.pub.points == (4500, 0)


def test_carte_blanche_lasts_while_no_court_card_comes() -> None:
    """RB.3."""
    game, state = rubicon(
        "AS TS AC TC AD TD 9S 9S 9S", "7S 8S KD 8S 7S 9S 7D 7D", phase="blanche", asked=3, blanche=3
    )
    assert texts(game, state) == ["pass", "carte blanche"]
    state = do(game, state, "carte blanche")
    assert state.pub.points == (50, 0)
    assert all(seen(e) == 3 for e in state.places[HAND])
    state = do(game, state, "pass")  # seat 1 is asked too and has none left to show later
    state = do(game, win_a_trick(game, state, "AS"), "draw")
    assert (state.pub.phase, state.pub.turn) == ("blanche", 0)
    state = do(game, state, "carte blanche")
    assert (state.pub.points, state.pub.phase) == ((100, 0), "lead")
    state = do(game, win_a_trick(game, state, "AC"), "draw")
    assert texts(game, state) == ["pass"]
    assert refused(game, state, "carte blanche") == "mariage:RB.3"
    assert refused(game, state, "7S") == "mariage:RB.3"
    state = do(game, state, "pass")
    state = do(game, win_a_trick(game, state, "AD"), "draw")
    assert state.pub.phase == "lead"


def test_carte_blanche_belongs_to_rubicon() -> None:
    game, state = table("AS TS AC TC AD TD 9S 9S", stock="AC 8S")
    assert refused(game, state, "carte blanche") == "mariage:RB.3"


def test_a_rubicon_game_is_settled_by_itself() -> None:
    game, state = rubicon("AS", "", trump=HEARTS, taken=(31, 32), points=(1270, 1240))
    state = State(state.pub, (*state.places[:1], state.places[1][:1], *state.places[2:]))
    rest = [e & 63 for e in position(game, hands=[cards("AS"), cards("8C")]).places[WON + 1]]
    state = State(state.pub, (*state.places[: WON + 1], tuple(rest)))
    state = do(game, state, "AS", cards_text([state.places[HAND + 1][0] & 63]))
    assert state.pub.points == (1320, 1240)  # fifty for the last trick (RB.5)
    assert state.pub.result == (600, -600)
    after = game.finish(Match((100, 0)), state)
    assert after == Match((700, -600), first=1)


@pytest.mark.parametrize(
    ("points", "brisques", "winner", "value"),
    [
        ((1200, 1200), (100, 220), 1, 600),  # brisques decide, the scores stay equal
        ((1200, 1200), (160, 160), -1, 0),  # void
        ((990, 900), (10, 310), 0, 600),  # saved, and ahead with brisques: the difference counts as a hundred
        ((1000, 0), (320, 0), 0, 2400),
    ],
)
def test_settlements_at_the_edges(points: Any, brisques: Any, winner: int, value: int) -> None:
    v = settle.settle_rubicon(points, brisques)
    assert (v.winner, v.value) == (winner, value)
