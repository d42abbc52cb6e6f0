"""Calls are declared once, and all that anybody asks about one stands in it."""

from __future__ import annotations

import pytest

from hlaska.core.actions import CALL
from hlaska.core.calls import Call, Calls, calls_under, format_ranges, format_some
from hlaska.games import find_game
from hlaska.kernel import acts


def some_calls() -> Calls:
    calls = Calls()
    calls.one("pass")
    calls.one("rob", act=acts.EXCHANGE)
    calls.one("flush", act=range(acts.LAY, acts.LAY + 2))
    calls.some("four aces", "four kings", acts=(acts.LAY + 5, acts.LAY + 4))
    calls.each("flek", ("game", "seven against"), raises=True, about=("game", "seven"))
    calls.each("challenge", range(3), blind=True)
    calls.each("say {} aces", range(1, 6))
    calls.ladder("bid", (100, 105, 110, 115, 200))
    return calls


def test_numbers_are_the_order_of_declaration() -> None:
    calls = Calls()
    assert calls.one("pass") == CALL
    assert calls.each("trump", "CSHD") == CALL + 1
    assert calls.ladder("bid", (5, 10)) == CALL + 5
    assert calls.some("meld", "play") == CALL + 7
    assert calls.texts == (
        "pass",
        "trump C",
        "trump S",
        "trump H",
        "trump D",
        "bid 5",
        "bid 10",
        "meld",
        "play",
    )
    assert len(calls) == len(calls.all) == 9
    assert list(calls) == list(calls.all)
    assert [calls[CALL + i].text for i in range(9)] == list(calls.texts)
    with pytest.raises(KeyError):
        calls[CALL - 1]


def test_a_call_says_what_it_is() -> None:
    calls = some_calls()

    def call(text: str) -> Call:
        action = calls.find(text)
        assert action is not None
        return calls[action]

    assert call("pass") == Call("pass", "pass")
    assert call("bid 105") == Call("bid 105", "bid {}", 105, ladder=True, about="bid", auction="bid")
    assert call("flek game") == Call("flek game", "flek {}", raises=True, about="game")
    assert call("flek seven against") == Call("flek seven against", "flek {}", raises=True, about="seven")
    assert call("challenge 0") == Call("challenge 0", "challenge {}", 0, blind=True)
    assert call("rob").acts == (acts.EXCHANGE,)
    assert call("flush").acts == (acts.LAY, acts.LAY + 1)
    assert (call("say 3 aces").amount, call("say 3 aces").series) == (3, "say-n-aces")
    assert (call("four aces").slug, call("four aces").series) == ("four-aces", "four-aces")


def test_a_call_of_a_suit_is_told_with_its_suit() -> None:
    calls = Calls()
    sing = calls.suits("sing", rule="toy:1")
    assert [calls[sing + s].text for s in range(4)] == ["sing C", "sing S", "sing H", "sing D"]
    assert [(calls[sing + s].slug, calls[sing + s].suit, calls[sing + s].rule) for s in (0, 3)] == [
        ("sing", 0, "toy:1"),
        ("sing", 3, "toy:1"),
    ]


def test_the_calls_of_an_auction_are_told_as_runs() -> None:
    calls = Calls()
    calls.one("good")
    calls.one("pass", auction="word")
    calls.each("say {} aces", range(1, 4), auction="word")
    calls.ladder("bid", (5, 10))
    calls.each("trump", "CSHD")
    calls.one("hold", auction="word")
    assert calls.of_auction("bid") == ((CALL + 5, CALL + 6),)
    assert calls.of_auction("word") == ((CALL + 1, CALL + 4), (CALL + 11, CALL + 11))


def test_acts_lead_to_their_calls() -> None:
    calls = some_calls()
    found = {act: calls[action].text for act, action in calls.acts.items()}
    assert found == {
        acts.EXCHANGE: "rob", acts.LAY: "flush", acts.LAY + 1: "flush", acts.LAY + 4: "four kings",
        acts.LAY + 5: "four aces",
    }  # fmt: skip


def test_a_text_is_taken_only_once() -> None:
    calls = some_calls()
    with pytest.raises(ValueError, match="two calls 'Rob'"):
        calls.one("Rob")


def test_texts_are_found_in_any_spelling() -> None:
    calls = some_calls()
    assert calls.find("  FLEK   seven_against ") == calls.find("flek seven against") is not None
    assert calls.find("bid 101") is None


def test_beside_a_wrong_number_stand_the_right_ones() -> None:
    calls = some_calls()
    assert [call.amount for call in calls.find_same_kind("Bid 101")] == [100, 105, 110, 115, 200]
    assert [call.amount for call in calls.find_same_kind("say 9 aces")] == [1, 2, 3, 4, 5]
    assert (
        calls.find_same_kind("bid")
        == calls.find_same_kind("bid many")
        == calls.find_same_kind("flek 3")
        == []
    )


@pytest.mark.parametrize("about", [(), ("game",)])
def test_a_call_that_raises_says_what(about: tuple[str, ...]) -> None:
    """Else the doublings of a match could not be counted."""
    calls = Calls()
    with pytest.raises(ValueError, match="raises stakes: of what, `about` says"):
        calls.each("flek", ("game", "seven"), raises=True, about=about)
    assert not calls.all


def test_a_series_has_its_rule() -> None:
    calls = Calls()
    calls.each("cut", range(1, 4), rule="marias:G.CUT.1")
    assert {call.rule for call in calls.all} == {"marias:G.CUT.1"}


def test_amounts_in_equal_steps_are_ranges() -> None:
    calls = some_calls()
    assert format_ranges(calls.all) == [
        "pass", "rob", "flush", "four aces", "four kings", "flek game", "flek seven against",
        "challenge 0", "challenge 1", "challenge 2", "say 1 to 5 aces", "bid 100 to 115 by 5", "bid 200",
    ]  # fmt: skip
    assert format_some(calls.all, 2) == "pass, rob ..."
    cards = [Call(text, text) for text in ("7C", "8C")]
    assert format_ranges([*calls.all[7:10], *cards]) == [
        "challenge 0",
        "challenge 1",
        "challenge 2",
        "7C",
        "8C",
    ]
    assert format_ranges([]) == []


@pytest.mark.parametrize("game", ["thousand", "pinochle", "pinochle_three"])
def test_only_auctions_by_number_are_ladders(game: str) -> None:
    """A blind bid of Thousand is none: there is one chance to say any of them, so players look at all."""
    calls = find_game(game).calls
    assert {call.kind for call in calls.all if call.ladder} == {"bid {}"}


def test_calls_under_options_leave_out_what_is_forbidden() -> None:
    calls = Calls()
    passed, bid = calls.one("pass"), calls.each("bid", (1, 2))
    assert calls_under(calls, {}) == (passed, bid, bid + 1)
    assert calls_under(calls, {"bid {}": False, "pass": True}) == (passed,)
    with pytest.raises(ValueError, match="no call is of the kind 'bid'"):
        calls_under(calls, {"bid": False})
