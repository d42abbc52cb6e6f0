"""The first deal of each game: legal to its end, told in every language, and what its sentences claim happens in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from hlaska.core.cards import card_text
from hlaska.core.errors import BadText, Phrase
from hlaska.core.game import Game
from hlaska.core.record import Played, replay
from hlaska.core.tutorial import PlayedTutorial, Tutorial, play_tutorial
from hlaska.games import GAMES, find_game, first, game_class
from hlaska.locales import languages
from tests.told import LOCALES, is_said, keys, words_of

TAUGHT = [game for game in GAMES if first(game)]
MOST = 420  # letters of one text: more would not be read beside a table on a phone


class Dealt(NamedTuple):
    game: Game
    seat: int
    told: PlayedTutorial
    played: Played


def dealt(name: str) -> Dealt:
    data = first(name)
    assert data is not None
    game = find_game(name, data.preset)
    found = play_tutorial(game, data)
    (played,) = replay(found.record, game_class)
    return Dealt(game, data.seat, found, played)


def texts(deal: Dealt, seat: int | None = None) -> list[str]:
    """What a seat (default: the learner's) does, as a record has it."""
    own = deal.seat if seat is None else seat
    return [deal.game.action_text(s.action) for s in deal.played.steps if s.seat == own]


def by_others(deal: Dealt) -> list[str]:
    return [deal.game.action_text(s.action) for s in deal.played.steps if s.seat != deal.seat]


def items(deal: Dealt) -> dict[str, Any]:
    return {item.key: item for item in deal.played.state.pub.items}


# ---------------------------------------------------------------- every game
@pytest.mark.parametrize("name", TAUGHT)
def test_a_first_deal_goes_to_its_end(name: str) -> None:
    deal = dealt(name)
    assert deal.played.after is not None, "the deal is not over"
    assert 6 <= len(deal.told.steps) <= 10
    for step in deal.told.steps:
        own = deal.played.steps[step.at : step.at + step.count]
        assert step.count == len(own) >= 1
        assert {s.seat for s in own} == {deal.seat}
        before = deal.played.steps[step.at - 1].state if step.at else deal.played.start
        assert len(deal.game.legal(before, deal.seat)) > 1, f"{step.says.key} leaves no choice"


@pytest.mark.slow
@pytest.mark.parametrize("name", TAUGHT)
@pytest.mark.parametrize("language", languages())
def test_a_first_deal_is_told_in_every_language(name: str, language: str) -> None:
    deal = dealt(name)
    words = words_of(language, game_class(name))
    for says in [*(step.says for step in deal.told.steps), deal.told.end]:
        is_said(deal.game, says)
        text, other = words.sentence(says), words.attribute(says, "other")
        assert 20 < len(text) < MOST, text
        assert "{" not in text + other
        assert bool(other) == (says is not deal.told.end), f"{says.key}.other"


@pytest.mark.parametrize("name", [name for name in TAUGHT if first(name).position])  # type: ignore[union-attr]
def test_where_it_begins_late_nobody_sees_what_is_drawn(name: str) -> None:
    deal = dealt(name)
    stock = deal.game.view(deal.played.start, deal.seat).places[deal.game.place("talon")]
    assert stock
    assert {*stock} == {-1}


@pytest.mark.parametrize("name", TAUGHT)
def test_each_step_is_told_once(name: str) -> None:
    said = [step.says.key for step in dealt(name).told.steps]
    assert len(said) == len(set(said))


def test_no_words_of_first_deals_are_spare() -> None:
    said = {says.key for name in TAUGHT for says in _says(dealt(name))}
    written = [key for path in (LOCALES / "en").glob("first_*.ftl") for key in keys("en", path.stem)]
    assert sorted(set(written) - said) == []


def _says(deal: Dealt) -> list[Phrase]:
    return [*(step.says for step in deal.told.steps), deal.told.end]


def test_a_move_that_is_not_legal_is_refused_in_words() -> None:
    data = first("sixtysix")
    assert data is not None
    game = find_game("sixtysix", data.preset)
    with pytest.raises(BadText, match="may not do 'AH'"):
        play_tutorial(game, Tutorial("sixtysix", data.preset, data.deck, "marriage: AH"))
    with pytest.raises(BadText, match="seat 1 is asked here"):
        play_tutorial(game, Tutorial("sixtysix", data.preset, data.deck, "marriage: QC+\nace: AC"))


# ---------------------------------------------------------------- what the sentences claim
def schnapsen(deal: Dealt) -> None:
    mine = texts(deal)
    assert mine == ["QC+", "AC", "KD", "rob", "close", "TC", "TD", "claim"]
    told_points = [step.says.args["mine"] for step in deal.told.steps]
    assert told_points == [0, 25, 25, 40, 40, 40, 53, 67]
    start = deal.played.start
    assert card_text(start.places[deal.game.place("trump")][0] & 63) == "QD"
    # When the stock is closed the other seat has no trump, and no club.
    closed = deal.played.steps[deal.told.steps[4].at].state
    held = [card_text(e & 63) for e in closed.places[deal.game.place("hand1")]]
    assert not [card for card in held if card[1] in "DC"]
    assert items(deal)["item-sixtysix-right-claim"].value == 2
    assert items(deal)["item-sixtysix-right-claim"].args["other"] < 33


def marias(deal: Dealt) -> None:
    mine, theirs = texts(deal), by_others(deal)
    assert mine[:7] == ["7S", "suit", "9C", "8C", "seven", "good", "flek game"]
    assert theirs.count("flek game") == 1
    assert "QD+" in mine
    assert mine[-1] == "7S"
    won, seven = items(deal)["item-marias-game-won"], items(deal)["item-marias-seven-won"]
    assert (won.args["points"], won.args["others"]) == (80, 30)
    assert won.factors == (("flek", 4),)
    assert won.value + seven.value == 6 * deal.game.money
    # Said good to, the flek would have ended the deal with nothing.
    re = deal.played.steps[deal.told.steps[4].at - 1].state
    good, _ = deal.game.apply(re, deal.seat, deal.game.parse_action("good"))
    assert (good.pub.turn, good.pub.result) == (-1, (0, 0, 0))
    # The opponents' three trumps: two fall on the ace, the ten on the king.
    trumps = [text for text in theirs if text.endswith("S") and len(text) == 2]
    assert trumps == ["JS", "QS", "TS"]


def pinochle(deal: Dealt) -> None:
    mine = texts(deal)
    assert mine[:3] == ["bid 260", "bid 280", "trump C"]
    assert texts(deal, 1)[:2] == ["bid 270", "pass"]
    assert texts(deal, 2)[:5] == ["pass", "JC", "QC", "TC", "AC"]
    assert texts(deal, 3)[0] == "pass with help"
    draw = deal.played.steps[deal.told.steps[5].at - 1].state
    own = [card_text(e & 63) for e in draw.places[deal.game.place("hand0")]]
    assert sorted(c for c in own if c[1] == "C") == ["9C", "AC", "AC", "JC", "KC", "QC", "QC", "TC"]
    after = deal.played.steps[deal.told.steps[7].at - 1].state
    others = [e & 63 for seat in (1, 2, 3) for e in after.places[deal.game.place(f"hand{seat}")]]
    assert not [card for card in others if card_text(card)[1] == "C"]
    melds = [i.value for i in deal.played.state.pub.items if i.key == "item-pinochle-meld"]
    assert melds == [200, 70]
    assert deal.told.steps[8].says.args["mine"] >= 280
    assert (deal.told.end.args["mine"], deal.told.end.args["theirs"]) == (380, 140)


def thousand(deal: Dealt) -> None:
    mine = texts(deal)
    assert mine[:5] == ["bid 100", "bid 110", "QC", "TH", "keep"]
    assert "bid 105" in by_others(deal)
    assert mine[5:9] == ["AC", "AS", "QD+", "KD"]
    declared = deal.played.steps[deal.told.steps[5].at].state
    assert declared.pub.trump == deal.told.steps[5].says.args["suit"] == 3
    ace = deal.told.steps[6].says.args["led"]
    held = deal.played.steps[deal.told.steps[6].at - 1].state.places[deal.game.place("hand0")]
    assert card_text(ace) == "AH"
    assert not [e for e in held if (e & 63) >> 4 == ace >> 4]
    made = items(deal)["item-thousand-made"]
    assert (made.value, made.args["bid"]) == (110, 110)
    assert made.args["points"] > 110


def marias_auction(deal: Dealt) -> None:
    mine, theirs = texts(deal), by_others(deal)
    assert mine[:6] == ["hold", "bid hundred", "play hundred seven S", "JH", "8H", "flek hundred"]
    assert theirs[:4] == ["tap", "bid seven", "pass", "bid seven hearts"]
    assert theirs.count("flek hundred") == 1
    # Nothing is left of the suit laid away, and the seven may not be played before it must.
    ruff = deal.played.steps[deal.told.steps[7].at - 1].state
    assert sorted(card_text(a) for a in deal.game.legal(ruff, deal.seat)) == ["9S", "KS"]
    ace = deal.played.steps[deal.told.steps[8].at - 1].state
    others = [card_text(e & 63) for seat in (1, 2) for e in ace.places[deal.game.place(f"hand{seat}")]]
    assert not [card for card in others if card[1] == "S"]
    hundred = items(deal)["item-marias-hundred-made"]
    assert (hundred.args["tricks"], hundred.args["marriage"]) == (60, 40)
    assert hundred.factors == (("flek", 4),)
    assert mine[-1] == "7S"
    assert hundred.value + items(deal)["item-marias-seven-won"].value == 18 * deal.game.money
    assert (deal.told.end.args["mine"], deal.told.end.args["theirs"]) == (100, 30)


def pinochle_three(deal: Dealt) -> None:
    mine = texts(deal)
    assert mine[:6] == ["bid 300", "bid 320", "trump S", "TH", "KH", "9H"]
    assert by_others(deal)[:4] == ["bid 310", "pass", "pass", "keep"]
    opening = deal.game.legal(deal.played.start, deal.seat)
    assert {deal.game.action_text(a) for a in opening} >= {"bid 300", "bid 310"}
    assert "pass" not in [deal.game.action_text(a) for a in opening]
    start = [card_text(e & 63) for e in deal.played.start.places[deal.game.place("hand0")]]
    assert "JS" not in start
    # Four trumps are out when the first is led, none when the other aces are cashed, and none of hearts are held.
    for step, trumps in ((5, 4), (6, 0)):
        state = deal.played.steps[deal.told.steps[step].at - 1].state
        others = [e & 63 for seat in (1, 2) for e in state.places[deal.game.place(f"hand{seat}")]]
        assert len([card for card in others if card_text(card)[1] == "S"]) == trumps
        own = [card_text(e & 63) for e in state.places[deal.game.place("hand0")]]
        assert not [card for card in own if card[1] == "H"]
    assert deal.told.steps[8].says.args["mine"] == 320 - 14 - 3
    won = items(deal)["item-pinochle_three-won"]
    assert (won.args["bid"], won.args["meld"], won.args["buried"]) == (320, 220, 14)
    assert won.args["got"] == deal.told.end.args["mine"] + 14
    assert deal.played.state.pub.result == (6, -3, -3)


def bezique(deal: Dealt) -> None:
    start = deal.played.start
    assert sum(len(start.places[deal.game.place(name)]) for name in ("talon", "trump")) == 8
    mine = texts(deal)
    assert [text for text in mine if len(text) > 3] == [
        "marriage S", "exchange", "draw", "bezique", "draw", "sequence H", "draw",
    ]  # fmt: skip
    assert mine.count("QS") == 3  # laid twice, then played
    assert [step.says.args["mine"] for step in deal.told.steps] == [0, 0, 20, 30, 30, 70, 70, 70, 320, 320]
    # The trick trumped is the last one while there is a stock; what may be laid instead of the bezique counts as much.
    choice = deal.played.steps[deal.told.steps[4].at - 1].state
    legal = [deal.game.action_text(a) for a in deal.game.legal(choice, deal.seat)]
    assert {"bezique", "marriage H"} <= {*legal}
    ruff = deal.played.steps[deal.told.steps[6].at - 1].state
    assert sum(len(ruff.places[deal.game.place(name)]) for name in ("talon", "trump")) == 2
    strict, last = (deal.played.steps[deal.told.steps[n].at - 1].state for n in (8, 9))
    assert [_trumps(deal, strict, seat) for seat in (0, 1)] == [5, 2]
    assert [_trumps(deal, last, seat) for seat in (0, 1)] == [1, 0]
    assert (mine[-1], deal.played.state.pub.last_by) == ("JH", deal.seat)
    assert deal.played.state.pub.result == (410, 100)


def _trumps(deal: Dealt, state: Any, seat: int) -> int:
    return sum((e & 63) >> 4 == state.pub.trump for e in state.places[deal.game.place(f"hand{seat}")])


def marias_four(deal: Dealt) -> None:
    mine, told_steps = texts(deal), deal.told.steps
    assert mine[:5] == ["9S", "rank T", "suit", "good", "good"]
    assert "flek game" in texts(deal, 2)
    assert "flek game" not in texts(deal, 1) + texts(deal, 3)
    # Who holds the over of trumps must double; who holds the called card says nothing.
    flek = next(i for i, s in enumerate(deal.played.steps) if deal.game.action_text(s.action) == "flek game")
    before = deal.played.steps[flek - 1].state
    assert [deal.game.action_text(a) for a in deal.game.legal(before, 2)] == ["flek game"]
    assert before.pub.partner == -1
    king = deal.played.steps[told_steps[6].at - 1].state
    assert (king.pub.partner, texts(deal, 3)[-8]) == (3, "TS")
    ace = deal.played.steps[told_steps[7].at - 1].state
    others = [card_text(e & 63) for seat in (1, 2, 3) for e in ace.places[deal.game.place(f"hand{seat}")]]
    assert not [card for card in others if card[1] == "S"]
    assert (card_text(told_steps[9].says.args["last"]), mine[-1]) == ("AD", "9S")
    hundred = items(deal)["item-marias-quiet-hundred"]
    assert hundred.factors == (("flek", 2),)
    assert deal.played.state.pub.result == tuple(n * deal.game.money for n in (4, -4, -4, 4))
    assert (deal.told.end.args["mine"], deal.told.end.args["theirs"]) == (100, 10)


def marias_two(deal: Dealt) -> None:
    mine = texts(deal)
    assert mine[1:6] == ["trump C", "seven", "hundred", "good", "AD"]
    assert mine[6] == "QC+"
    # While there is a stock neither suit nor trump is a duty; without one both are.
    game, told_steps = deal.game, deal.told.steps
    ruff = deal.played.steps[told_steps[5].at - 1].state
    held = [card_text(e & 63) for e in ruff.places[game.place("hand0")]]
    assert card_text(told_steps[5].says.args["led"]) == "AS"
    assert [card for card in held if card[1] == "S"]
    assert "QH+" in by_others(deal)
    strict = deal.played.steps[told_steps[7].at - 1].state
    assert not strict.places[game.place("talon")]
    theirs = [card_text(e & 63) for e in strict.places[game.place("hand1")]]
    assert sorted(card for card in theirs if card[1] == "C") == ["8C", "TC"]
    assert mine[-1] == "7C"
    hundred, seven = items(deal)["item-marias-hundred-made"], items(deal)["item-marias-seven-won"]
    assert (hundred.value, seven.value) == (8 * game.money, 2 * game.money)
    assert (deal.told.end.args["mine"], deal.told.end.args["theirs"]) == (110, 40)


def pinochle_two(deal: Dealt) -> None:
    start = deal.played.start
    assert sum(len(start.places[deal.game.place(name)]) for name in ("talon", "trump")) == 6
    assert start.pub.meld == (0, 0)
    melds = ["pinochle", "exchange", "draw", "marriage C", "draw", "flush", "draw"]
    assert [text for text in texts(deal) if len(text) > 2] == melds
    # Laid at once, the run leaves no marriage behind.
    royal = deal.played.steps[deal.told.steps[4].at - 1].state
    run, _ = deal.game.apply(royal, deal.seat, deal.game.parse_action("flush"))
    anew = replace(run, pub=replace(run.pub, melded=False))  # as if another trick had been won
    assert deal.game.parse_action("marriage C") not in deal.game.legal(anew, deal.seat)
    assert deal.game.parse_action("marriage C") in deal.game.legal(royal, deal.seat)
    strict, side, last = (deal.played.steps[deal.told.steps[n].at - 1].state for n in (7, 8, 9))
    assert [_trumps(deal, strict, seat) for seat in (0, 1)] == [5, 3]
    assert [_trumps(deal, side, seat) for seat in (0, 1)] == [2, 0]
    assert [card_text(e & 63) for e in last.places[deal.game.place("hand0")]] == ["JC", "JD"]
    assert deal.played.state.pub.last_by == deal.seat
    assert (deal.told.end.args["mine"], deal.told.end.args["theirs"]) == (411, 79)
    assert deal.played.state.pub.result == (410, 80)


def marias_thirteen(deal: Dealt) -> None:
    mine, game, told_steps = texts(deal), deal.game, deal.told.steps
    assert mine[1:5] == ["exchange", "AD", "QH+", "8D"]
    assert "QS+" in mine
    turned = deal.played.steps[told_steps[0].at - 1].state.places[game.place("trump")]
    assert [card_text(e & 63) for e in turned] == ["AS"]
    second = deal.played.steps[told_steps[2].at - 1].state
    assert {"KS", "QS", "KH", "QH"} <= {card_text(e & 63) for e in second.places[game.place("hand0")]}
    assert told_steps[4].says.args["led"] >> 4 == told_steps[4].says.args["card"] >> 4
    tenth = deal.played.steps[told_steps[6].at - 1].state
    assert (len(tenth.places[game.place("talon")]), tenth.pub.trump) == (1, -1)
    assert [card_text(e & 63) for e in tenth.places[game.place("trump")]] == ["7S"]
    strict = deal.played.steps[told_steps[7].at - 1].state
    hands = [[card_text(e & 63) for e in strict.places[game.place(f"hand{seat}")]] for seat in (0, 1)]
    assert [len([card for card in hand if card[1] == "S"]) for hand in hands] == [5, 3]
    stake = items(deal)["item-marias_thirteen-stake"]
    assert (stake.args["points"], stake.args["others"]) == (120, 30)
    assert (deal.told.end.args["mine"], deal.told.end.args["theirs"]) == (120, 30)


CLAIMS: dict[str, Callable[[Dealt], None]] = {
    "sixtysix": schnapsen,
    "marias": marias,
    "pinochle": pinochle,
    "bezique": bezique,
    "pinochle_three": pinochle_three,
    "pinochle_two": pinochle_two,
    "thousand": thousand,
    "marias_auction": marias_auction,
    "marias_four": marias_four,
    "marias_two": marias_two,
    "marias_thirteen": marias_thirteen,
}


@pytest.mark.parametrize("name", TAUGHT)
def test_what_is_said_happens(name: str) -> None:
    assert name in CLAIMS, "say here, as a check, what the sentences of this first deal claim"
    CLAIMS[name](dealt(name))
