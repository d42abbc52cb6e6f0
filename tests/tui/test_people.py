"""Other people in the terminal: the clock, who is away, chat, wishes, and the lobby of a server."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input

from hlaska.cli.tui.app import Terminal
from hlaska.cli.tui.home import Preferences
from hlaska.cli.tui.lobby import LobbyScreen
from hlaska.cli.tui.people import SHOWN, People
from hlaska.cli.tui.start import StartScreen
from hlaska.cli.tui.table import TableScreen
from hlaska.cli.tui.widgets import Calls
from hlaska.locales import Language
from hlaska.protocol.table_messages import (
    Again,
    Agree,
    Company,
    Consent,
    Here,
    Leave,
    Proposed,
    Seated,
    Sides,
    Talked,
    TalkLine,
)
from hlaska.protocol.tables import NewTable
from hlaska.server.tables.catalog import Catalog
from hlaska.table.match_state import Chair
from hlaska.table.presence_state import Clock
from tests.server.live import live
from tests.tui.playing import Player, terminal
from tests.tui.test_hosts import greedy, served

ENGLISH = Language("en")
NAMES = ("Jan", "Eva", "Květa")


def line(n: int, text: str) -> TalkLine:
    return TalkLine(n, 1, "eva", "Eva", text)


def test_what_is_proposed_for_the_rest_of_a_deal_is_said_and_answered() -> None:
    people = People(lambda: 0.0)
    people.hear(Company((Seated("here", True),) * 3))
    people.hear(Proposed(4, 1, 1, (1, 2), (1,), cards=(0x17,)))
    told = people.status(ENGLISH, 0, NAMES.__getitem__)
    assert "Eva proposes that all the remaining tricks go to Eva, Květa." in told
    assert ENGLISH.card(0x17) in told
    answers = people.offers(0, True, False)[:2]
    assert answers == [("accord-yes", Consent(4, True)), ("accord-no", Consent(4, False))]
    assert people.offers(1, True, False)[0] == ("company-withdraw", Consent(4, False))
    people.hear(Proposed(4, 1, 1, (1, 2), (0, 1)))
    assert people.offers(0, True, False)[0][1] == Agree("pause", True)
    people.hear(Proposed(4, 1, 1, (1, 2), (0, 1), "refused", 2, cards=(0x17,)))
    assert "proposes" not in people.status(ENGLISH, 0, NAMES.__getitem__)
    assert people.outcome(ENGLISH, 0, NAMES.__getitem__) == "Květa refuses. Play goes on."
    assert people.outcome(ENGLISH, 2, NAMES.__getitem__) == "You refuse. Play goes on."
    people.hear(Proposed(9, 1, 1, (1, 2), (1,)))
    people.reset_offer()
    assert people.open_offer is None
    people.hear(Proposed(4, 1, 1, (1, 2), (0, 1), "refused", 2, cards=(0x17,)))
    # The hand that was shown can be looked at until the deal is over.
    assert people.shown_hand_text(ENGLISH, NAMES.__getitem__, 1) == f"Shown by Eva: {ENGLISH.card(0x17)}."
    assert people.shown_hand_text(ENGLISH, NAMES.__getitem__, 2) == ""


LAST = 2  # cards of each hand with which the rest is proposed


async def test_the_rest_of_a_deal_is_proposed_with_the_hand_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Alone with a computer player that knows all the cards: it agrees to what it cannot better, and to that alone."""
    monkeypatch.setattr(
        "hlaska.server.tables.claim_acceptance.LONGEST", 600.0
    )  # a busy machine takes its time
    new = NewTable("sixtysix", "schnapsen")
    async with terminal(monkeypatch, new, seed=3) as jan:
        await jan.pilot.press("e")
        await jan.until(lambda: ENGLISH.say("refused-accord-draw") in jan.text("#said"))
        while await jan.asked() and len(jan.choice.hand) > LAST:
            await jan.turn()
        assert len(jan.choice.hand) == LAST
        for nth in (1, 2):  # the rest is mine; or it is the other's
            await jan.pilot.press("e")
            await jan.until(lambda: jan.sheet_open)
            assert ENGLISH.say("accord-left", left=3 - nth) in jan.sheet()
            await jan.pilot.press("3")  # with the hand
            await jan.until(lambda: "[x]" in offered(jan))
            assert ENGLISH.say("accord-mine") in offered(jan)
            await jan.pilot.press(str(nth))
            await jan.until(
                lambda: (
                    jan.over or ENGLISH.say("accord-refused", name=jan.choice.player(1)) in jan.text("#said")
                )
            )
            if jan.over:
                break
        assert jan.over


def offered(player: Player) -> str:
    calls = player.app.screen.query_one("#sheet-buttons", Calls)
    return "\n".join(str(calls.get_option_at_index(i).prompt) for i in range(calls.option_count))


def test_the_line_of_people_says_clock_absence_wishes_and_what_was_said() -> None:
    at = [0.0]
    people = People(lambda: at[0])
    assert (people.status(ENGLISH, 0, NAMES.__getitem__), people.has_presence) == ("", False)
    chairs = (Seated("here", True, 30.0), Seated("away", False, 30.0), Seated("here", True))
    people.hear(Company(chairs, turn=0, left=20.0, agreed={"pause": (0, 1)}))
    people.hear(Talked((line(1, "read before"),), fresh=True))
    assert people.status(ENGLISH, 0, NAMES.__getitem__) == (
        "Jan – Time left: 0:20 · Eva: away · Eva asks for a pause"
    )
    at[0] = 25.0
    people.hear(Talked((line(2, "hello"),)))
    told = people.status(ENGLISH, 0, NAMES.__getitem__)
    assert told.startswith("Jan – Reserve left: 0:25")
    assert told.endswith("Eva: hello")
    people.mark_read()
    assert "hello" not in people.status(ENGLISH, 0, NAMES.__getitem__)
    at[0] = 500.0
    assert people.time_left() == (0, True)
    people.hear(Company(chairs, turn=0, left=20.0, paused=True))
    assert "The table is paused." in people.status(ENGLISH, 0, NAMES.__getitem__)
    for n in range(3, 40):
        people.hear(Talked((line(n, str(n)),)))
    assert [one.n for one in people.lines] == list(range(40 - SHOWN, 40))
    people.hear(Again("next"))
    assert people.next == "next"


def test_what_may_be_wished_for() -> None:
    people = People()
    assert people.offers(0, True, False) == []
    chairs = (Seated("away", True), Seated("here", True))
    people.hear(Company(chairs, agreed={"pause": (1,)}))
    assert people.offers(0, True, False) == [
        ("company-here", Here()),
        ("company-agree-pause", Agree("pause", True)),
        ("web-accord", Sides()),
        ("company-leave", Leave()),
    ]
    assert people.offers(1, True, False) == [
        ("company-withdraw", Agree("pause", False)),
        ("web-accord", Sides()),
        ("company-leave", Leave()),
    ]
    assert people.offers(-1, True, False) == []
    people.hear(Company(chairs, paused=True))
    assert people.offers(1, True, False)[0] == ("company-wish-resume", Agree("resume", True))
    assert people.offers(1, True, True) == [("company-wish-again", Agree("again", True))]


async def test_two_terminals_talk_and_one_finds_the_other_in_the_lobby(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with live(catalog=Catalog(), make=greedy) as server:
        chairs = (Chair("Jan"), Chair("?", "open"))
        new = NewTable("sixtysix", "schnapsen", chairs=chairs, access="public", clock=Clock(60, 60))
        async with terminal(monkeypatch, new, host=served(server, tmp_path, "jan")) as jan:
            table = jan.app.last
            await jan.until(lambda: table in jan.text("#question"))
            other = Terminal(served(server, tmp_path, "eva"), Preferences(name="Eva"))
            async with other.run_test(size=(100, 30)) as pilot:
                eva = Player(other, pilot)
                await eva.until(lambda: isinstance(other.screen, StartScreen))
                await pilot.press("1")
                await eva.until(lambda: isinstance(other.screen, LobbyScreen))
                screen = other.screen
                assert isinstance(screen, LobbyScreen)
                assert "Jan" in screen._rows[2][0].plain
                assert "60 s for each decision" in screen._rows[2][0].plain
                await pilot.press("3")
                await eva.until(lambda: eva.at_table and eva.choice.update is not None and eva.choice.me >= 0)
                await jan.until(lambda: "Time left" in jan.text("#people"))
                await pilot.press("k")
                await eva.until(lambda: not isinstance(other.screen, TableScreen))
                other.screen.query_one(Input).value = "good luck"
                await pilot.press("enter")
                await jan.until(lambda: "Eva: good luck" in jan.text("#people"))
                await jan.pilot.press("x")
                await jan.until(lambda: jan.sheet_open)
                assert "Eva: at the table" in jan.sheet()
                await jan.pilot.press("1")
                await eva.until(lambda: "Jan asks for a pause" in eva.text("#people"))
                await pilot.press("x")
                await eva.until(lambda: eva.sheet_open)
                await pilot.press("1")
                await jan.until(lambda: "The table is paused." in jan.text("#people"))
