"""The worked examples of two-handed pinochle (pinochle:P4B.EX)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from hlaska.core.board import cards_in, entry, mark
from hlaska.core.cards import parse_cards
from hlaska.core.public import update
from hlaska.families.pinochle.melds import lay_from, used_in
from hlaska.games import find_game
from hlaska.games.pinochle_two import settle
from hlaska.games.pinochle_two.options import LAST, POINTS_OF, round_points
from hlaska.games.pinochle_two.public import (
    CALLS,
    HAND,
    MARRIAGE,
    PLACES,
    TALON,
    TRICK,
    TRUMP,
    PinochleTwoPublic,
    State,
    lay_of,
)
from hlaska.kernel import layout
from tests.games.pinochle.book import BY_ID, SUITS, Example, card, game_of, game_with, of_kind, part

MINE = part("P4B")


def each(*kinds: str) -> Any:
    examples = of_kind(MINE, *kinds)
    return pytest.mark.parametrize("example", examples, ids=[e.id for e in examples])


def position(
    hand: Sequence[int],
    trump: int,
    *,
    trick: Sequence[int] = (),
    stock: str = "9C 9C",
    turned: str = "9D",
    phase: str = "play",
) -> State:
    """Seat 0 is on turn; how many cards are in the stock decides the half."""
    turn = len(trick) % 2
    places: list[tuple[int, ...]] = [()] * len(PLACES)
    places[HAND + turn] = tuple(entry(c, 1 << turn) for c in sorted(hand))
    places[TRICK] = tuple(entry(c, 3) for c in trick)
    places[TALON] = tuple(entry(c, 0) for c in parse_cards(stock))
    places[TRUMP] = tuple(entry(c, 3) for c in parse_cards(turned))
    pub = PinochleTwoPublic(
        phase, turn, trump=trump, lead=0, points=(0, 0), taken=(1, 0), last_by=0, goal=1000
    )
    return State(pub, tuple(places))


@each("legal", "two_legal")
def test_legal(example: Example) -> None:
    trick = [card(c) for c in (example.get("trick") or example["led"]).split()]
    half = {"stock": "", "turned": ""} if example["phase"] == "2" else {}
    state = position(example.cards("hand"), example.suit(), trick=trick, **half)
    assert game_of(example, "two_handed").legal(state, 1) == example.cards("expect")


def test_playing_a_laid_card_tells_nothing_of_a_copy_in_the_hand() -> None:
    """pinochle:P4B.MELD.5: everybody can tell the card on the table from another one in the hand."""
    game, told = find_game("pinochle_two"), []
    laid = entry(parse_cards("KH")[0], 3, used_in(0, lay_of(MARRIAGE + 2, 0)))
    for other, text in (("KH", "KH#2"), ("9S", "KH")):
        state = position(parse_cards(f"AC AS {other}"), 0)
        hand = tuple(sorted((*state.places[HAND], laid)))
        state = State(state.pub, (hand, *state.places[1:]))
        told.append(game.apply(state, 0, game.parse_action(text))[1])
    assert told[0] == told[1]


def test_the_order_of_laid_cards_tells_nothing_of_a_copy_in_the_hand() -> None:
    """pinochle:P4B.MELD.5: a queen of hearts was taken in exchange for the nine, and there may be another."""
    game, told = find_game("pinochle_two"), []
    for other in ("QH", "9S"):
        state = position(parse_cards(f"QC QS QD {other}"), 2, phase="meld")
        taken = entry(parse_cards("QH")[0], 3)
        state = State(state.pub, (tuple(sorted((*state.places[HAND], taken))), *state.places[1:]))
        told.append(game.apply(state, 0, game.call("queens around"))[1])
    assert told[0] == told[1]


@each("trick")
def test_trick(example: Example) -> None:
    trick = [card(c) for c in example["cards"].split()]
    game = game_of(example, "two_handed")
    state = position((), example.suit(), trick=trick[:1])
    state = State(
        state.pub,
        tuple(tuple(entry(c, 3) for c in trick) if i == TRICK else p for i, p in enumerate(state.places)),
    )
    assert (
        f"winner={game.positions.seat_position(state.pub, state.places)[layout.BEST_SEAT] + 1}"
        == example["expect"]
    )


@each("points")
def test_points(example: Example) -> None:
    values = POINTS_OF[example["scheme"]]
    points = sum(values[c & 15] for c in example.cards("captured"))
    assert points + LAST * (example["last_trick"] == "yes") == int(example["expect"])


@each("round")
def test_round(example: Example) -> None:
    game = game_of(example)
    got = [
        "/".join(str(round_points(game.options, int(n))) for n in pair.split("/"))
        for pair in example["raw"].split()
    ]
    assert got == example["expect"].split()


CALL_OF = {
    "flush": "flush",
    "pinochle": "pinochle",
    "kings around": "kings around",
    "queens around": "queens around",
}
TURN = re.compile(r"(.*); from hand (.*); from table (.*) -> (.*)")


@each("two_meld")
def test_two_meld(example: Example) -> None:
    """Every card stays in the hand; one that has been laid bears its uses as a mark."""
    trump = example.suit()
    hand = [entry(c, 1) for c in sorted(parse_cards(example["hand"]))]
    turns = [v for k, v in example.fields.items() if k.startswith("turn ")]
    for turn in turns:
        found = TURN.fullmatch(turn)
        assert found is not None, turn
        name, from_hand, from_table, result = found.groups()
        cards = [*parse_cards(from_hand.strip("- ")), *parse_cards(from_table.strip("- "))]
        text = f"marriage {SUITS[cards[0] >> 4]}" if name == "marriage" else CALL_OF[name]
        lay = lay_of(256 + CALLS.texts.index(text), trump)
        assert Counter(lay.cards) == Counter(cards)
        chosen = lay_from(hand, lay)
        if result == "illegal":
            assert chosen is None
            continue
        assert chosen is not None
        assert Counter(c for c, used in chosen if not used) == Counter(parse_cards(from_hand.strip("- ")))
        assert f"+{lay.points}" == result
        for c, used in chosen:
            hand[next(i for i, e in enumerate(hand) if (e & 63, mark(e)) == (c, used))] = entry(
                c, 3, used_in(used, lay)
            )


@each("game_end")
def test_game_end(example: Example) -> None:
    before, gain = example.numbers("before"), example.numbers("deal")
    scores = [before[n] + gain[n] for n in "ab"]
    winners, goal = settle.outcome(game_of(example).options, scores, 1000)
    got = f"after a={scores[0]} b={scores[1]} winner={'ab'[winners[0]] if winners else 'none'}"
    assert got + (f" target={goal}" if goal != 1000 else "") == example["expect"]


# ---------------------------------------------------------------- told in words
def texts(game: Any, state: State) -> list[str]:
    return [game.action_text(a) for a in game.legal(state, state.pub.turn)]


def say(game: Any, state: State, line: str) -> State:
    for text in line.split(","):
        action = game.parse_action(text.strip())
        assert action in game.legal(state, state.pub.turn), (text, texts(game, state))
        state, _ = game.apply(state, state.pub.turn, action)
    return state


@pytest.mark.parametrize("settings", [(), ("declare_out=true",)])
def test_a_nine_is_turned_up(settings: tuple[str, ...]) -> None:  # P4B.EX.1
    example = BY_ID["P4B.EX.1"]
    game = game_with("two_handed", *settings)
    nine = card(example["turned_up"])
    rest = list(game.pack)
    rest.remove(nine)
    state, _ = game.start(game.opening(), (*rest[:24], nine, *rest[24:]))
    assert (state.pub.trump, state.pub.meld) == (SUITS.index("H"), (0, 10))
    assert (len(state.places[TALON]), len(state.places[TRUMP])) == (23, 1)
    assert all(set(game.view(state, s).places[TALON]) == {-1} for s in (0, 1, -1))


def test_one_meld_a_turn() -> None:  # P4B.EX.15
    game = game_with("two_handed")
    state = position(parse_cards("KH QH QS JD 9C"), SUITS.index("S"), phase="meld")
    assert {"marriage H", "pinochle"} <= set(texts(game, state))
    state = say(game, state, "marriage H")
    assert texts(game, state) == ["draw"]
    phrase = game.explainer.explain_refusal(game.view(state, 0), game.call("pinochle"))
    assert phrase.key == "refused-pinochle_two-one-meld"


def test_a_nine_beside_a_meld() -> None:  # P4B.EX.16
    game = game_with("two_handed")
    state = position(parse_cards("KH QH 9S"), SUITS.index("S"), turned="AS", phase="meld")
    state = say(game, state, "exchange, marriage H")
    assert state.pub.meld == (30, 0)
    assert card("AS") in cards_in(state.places[HAND])
    assert cards_in(state.places[TRUMP]) == (card("9S"),)


def test_the_second_nine_is_shown() -> None:  # P4B.EX.17
    game = game_with("two_handed")
    state = position(parse_cards("KH 9S"), SUITS.index("S"), turned="9S", phase="meld")
    assert texts(game, state) == ["draw", "show nine"]
    state = say(game, state, "show nine")
    assert state.pub.meld == (10, 0)
    assert texts(game, state) == ["draw"]
    assert sorted(cards_in(state.places[HAND])) == sorted(parse_cards("9S KH"))


def test_the_last_cards_of_the_stock() -> None:  # P4B.EX.18
    game = game_with("two_handed")
    state = position(parse_cards("KH QH"), SUITS.index("S"), stock="JC", turned="9S", phase="meld")
    state = say(game, state, "marriage H, draw")
    assert card("JC") in cards_in(game.view(state, 1).places[HAND])
    assert cards_in(state.places[HAND + 1]) == (card("9S"),)
    assert not any(mark(e) for e in state.places[HAND])
    assert (state.pub.phase, state.pub.turn, state.pub.lead) == ("play", 0, 0)


def test_the_last_draw_may_be_chosen() -> None:  # P4B.HALF1.3
    game = game_with("two_handed", "last_draw=choice")
    state = position(parse_cards("KH QH"), SUITS.index("S"), stock="JC", turned="9S", phase="meld")
    assert texts(game, state)[:2] == ["draw", "draw trump"]
    state = say(game, state, "draw trump")
    assert card("9S") in cards_in(state.places[HAND])
    assert cards_in(state.places[HAND + 1]) == (card("JC"),)
    assert cards_in(game.view(state, 0).places[HAND + 1]) == (-1,), (
        "nobody else sees what may be left to the loser"
    )


def test_a_deal_scored() -> None:  # P4B.EX.24
    example = BY_ID["P4B.EX.24"]
    meld = [sum(int(n) for n in re.findall(r"\d+", example[p].split(", tricks")[0])) for p in "ab"]
    points = [int(example[p].split("tricks ")[1]) for p in "ab"]
    pub = update(position((), 0).pub, meld=tuple(meld))
    got = settle.result(settle.items(game_of(example).options, pub, points))
    assert dict(zip("ab", got, strict=True)) == example.numbers("expect")


@pytest.mark.parametrize(("id", "points", "winner"), [("P4B.EX.27", (71, 0), 0), ("P4B.EX.28", (69, 0), 1)])
def test_declaring_out(id: str, points: tuple[int, int], winner: int) -> None:
    example = BY_ID[id]
    game = game_of(example)
    state = position(parse_cards("KH QH"), SUITS.index("S"), phase="meld")
    state = State(update(state.pub, before=(930, 1010), points=points), state.places)
    assert example["expect"].startswith("winner=" + "ab"[winner])
    said = game.explainer.explain(game.view(state, 0)).calls[-1]
    assert said.key == ("act-pinochle_two-out-wrong" if winner else "act-pinochle_two-out")
    state = say(game, state, "declare out")
    match = game.finish(update(game.opening(), scores=(930, 1010)), state)
    assert match is not None
    assert match.winners == (winner,)


def test_double_pinochle() -> None:  # P4B.MELD.7
    hand = parse_cards("QS QS JD JD")
    plain, bonus = game_with("two_handed"), game_with("two_handed", "double_meld_bonus=true")
    state = position(hand, SUITS.index("H"), phase="meld")
    assert "double pinochle" not in texts(plain, state)
    assert say(bonus, state, "double pinochle").pub.meld == (300, 0)


def test_table_and_hand_copies_are_told_apart() -> None:  # P4B.MELD.5
    game = game_with("two_handed", "meld_when=after_draw")
    state = position(parse_cards("KH KH QH"), SUITS.index("S"))
    state = say(game, state, "marriage H")
    assert {"KH", "KH#2"} <= set(texts(game, state))
    played = say(game, state, "KH#2")
    assert [mark(e) for e in played.places[HAND] if e & 63 == card("KH")] == [0]
    kept = say(game, state, "KH")
    assert [mark(e) > 0 for e in kept.places[HAND] if e & 63 == card("KH")] == [True]
