"""Makes what a follower of a table is told. It is the table as one chair may know it, and how it came about."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from hlaska.core.board import Event
from hlaska.core.errors import Phrase
from hlaska.core.explanation import Explanation
from hlaska.core.game import Game
from hlaska.core.view import View
from hlaska.table.match_state import MatchState, SheetRow, Step, seat_of

ALL: Final = -1  # `since`: as one who knows nothing yet


class Update(Struct, frozen=True, tag="update"):
    """Shows the table as this client may know it at `seq`.

    deal: its number, from 1.
    chairs: the chair of each seat (seats first, then who sits out).
    events: what happened since the last update, redacted.
    told: the words for each event, null where there is nothing to say.
    scores: by chair.
    sheet: all settled deals (only when it grew or at first, else null).
    waiting: chairs that have not asked for the next deal when the deal is over.
    over: the match has ended.
    winners: the chairs that won the match.
    fresh: `events` do not continue what the client had, they are all of this deal.
    practice: this deal counts in no statistics.
    back: the own last decision can be taken back.
    withheld: deals that are over are replayed and reviewed only when the match is over.
    """

    seq: int
    deal: int
    chairs: tuple[int, ...]
    events: tuple[Event, ...]
    told: tuple[Phrase | None, ...]
    view: View
    explain: Explanation
    scores: tuple[int, ...]
    sheet: tuple[SheetRow, ...] | None = None
    waiting: tuple[int, ...] = ()
    over: bool = False
    winners: tuple[int, ...] = ()
    fresh: bool = False
    practice: bool = False
    back: bool = False
    withheld: bool = False


def events_for_seat(now: MatchState, seat: int, since: int = ALL) -> list[Event]:
    """Returns the events of the last deal after `since`, as a seat may know them."""
    return [event.for_seat(seat) for moment in now.steps if moment.seq > since for event in moment.events]


def make_update(
    game: Game, now: MatchState, chair: int, since: int, sheet: bool, waiting: tuple[int, ...]
) -> Update | None:
    """Makes what a chair (-1: an onlooker) is told that knows everything up to `since`. None before the first deal."""
    if now.state is None:
        return None
    seat = seat_of(game, now, chair)
    # Who has been told what was taken back since begins anew.
    fresh = not now.steps[0].seq - 1 <= since <= now.seq or since < now.take_back_seq
    moments = [m for m in now.steps if fresh or m.seq > since]
    view = game.view(now.state, seat)
    return Update(
        seq=now.seq,
        deal=now.deal,
        chairs=now.chairs,
        events=tuple(event.for_seat(seat) for m in moments for event in m.events),
        told=tuple(phrase for m in moments for phrase in _phrases_of(game, m, seat)),
        view=view,
        explain=game.explainer.explain(view),
        scores=now.match.scores,
        sheet=now.sheet if sheet or fresh else None,
        waiting=waiting,
        over=now.is_over,
        winners=now.match.winners if now.is_over else (),
        fresh=fresh,
        practice=now.practice,
    )


def _phrases_of(game: Game, moment: Step, seat: int) -> list[Phrase | None]:
    return [game.explainer.explain_event(moment.pub, event.for_seat(seat)) for event in moment.events]
