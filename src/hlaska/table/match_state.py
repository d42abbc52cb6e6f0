"""Where a table stands, as a value: a fold over the lines of its journal, the same for playing and replaying."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import takewhile
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import Struct, msgpack
from msgspec.structs import replace

from hlaska.core import match as matches
from hlaska.core import match_limit as limits
from hlaska.core.board import Event, State, cards_in
from hlaska.core.errors import BadRecord, Phrase
from hlaska.core.game import Action, Game, Match
from hlaska.core.match_limit import NO_LIMIT, Limit
from hlaska.core.public import Item, Public, Undertaking
from hlaska.core.record import Setup, events_of, finish, state_of
from hlaska.table import presence_state as attendance
from hlaska.table.presence_state import NO_CLOCK, Clock, PresenceState

DEAL: Final = -1  # the seat of a line that holds a deck
TAKE_BACK: Final = (
    -2
)  # of a line that takes back: its one number is the first line that is as if it had not been

PARTS: Final = 4096  # of rows that are remembered, to be shared
_PARTS: Final[dict[tuple[type, bytes], Any]] = {}
Part = TypeVar("Part")


class Chair(Struct, frozen=True, omit_defaults=True):
    """A player's chair at the table; kind is `person`, `bot` or `open` (nobody sits there yet), level the bot's;
    `avatar` names the picture that clients show of the player, "": theirs to choose; `program`: whose program sits
    there instead of a person, "" for no program."""

    name: str
    kind: str = "person"
    level: str = ""
    avatar: str = ""
    program: str = ""


class SheetRow(Struct, frozen=True):
    """One settled deal of the score sheet: amounts by chair in the smallest unit, and the items they are made of
    (`chairs` is the chair of each seat of that deal); `practice`: something was taken back in it, or its cards were
    known before, so that it counts in no statistics; `hinted`: chairs that asked for hints; `left`: chairs that
    had been left for good when it ended; `declarer`: the seat that played the contract, -1 for nobody;
    `sides`: for each seat the mask of those that won and lost with it; `undertaken`: what seats undertook to make."""

    deal: int
    title: Phrase | None
    amounts: tuple[int, ...]
    chairs: tuple[int, ...]
    items: tuple[Item, ...]
    practice: bool = False
    declarer: int = -1
    sides: tuple[int, ...] = ()
    undertaken: tuple[Undertaking, ...] = ()
    left: tuple[int, ...] = ()
    hinted: tuple[int, ...] = ()


class JournalEntry(NamedTuple):
    """One line of the journal: what a seat did together; seat DEAL: a deck, and behind it what each chair has added to
    the shuffle where anybody can check it (`core.verifiable_shuffle`, as numbers); TAKE_BACK: what is taken back;
    entries of presence: who plays, the clock, and hints. `at`: seconds since 1970."""

    seq: int
    seat: int
    actions: tuple[int, ...]
    at: float = 0.0


class Proposal(NamedTuple):
    """An accord that was proposed: by the line `seq` of the journal, by which chair, the mask of the seats that would
    take all tricks that are left, whether its hand was shown with it, and what stood on the table then
    (`MatchState.last_play_seq`)."""

    seq: int
    chair: int
    to: int
    shows: bool
    last_play_seq: int


class Step(NamedTuple):
    """What one action did: its events, and the public numbers after it."""

    seq: int
    events: tuple[Event, ...]
    pub: Public


class MatchState(Struct, frozen=True):
    """`match`: before the running deal, or after the last one when none runs; `moments`: those of the last deal;
    `started`: when deals began; `chairs`: the chair of each seat in the last deal; `limit`: of the match; `lines`:
    those of the journal that the last deal is made of; `practice`: it counts in no statistics; `back`: the line of its
    last take-back, 0 without one; `setup`: how the first deal begins, where it is not dealt from a deck; `attendance`:
    who plays each chair, and how long each has thought; `hinted`: chairs that asked for hints in the last deal;
    `proposed`: the accords that were proposed in it, `shown`: the hands that were shown with them, by seat, as they
    were then; `agreed`: it was played to its end by an accord;
    `halted`: the director has ended the match where it stands."""

    match: Match
    chairs: tuple[int, ...]
    seq: int = 0
    deal: int = 0
    state: State[Any] | None = None
    running: bool = False
    moments: tuple[Step, ...] = ()
    sheet: tuple[SheetRow, ...] = ()
    started: tuple[float, ...] = ()
    limit: Limit = NO_LIMIT
    lines: tuple[JournalEntry, ...] = ()
    practice: bool = False
    back: int = 0
    setup: Setup | None = None
    attendance: PresenceState = PresenceState((), ())
    hinted: tuple[int, ...] = ()
    proposed: tuple[Proposal, ...] = ()
    shown: tuple[tuple[int, tuple[int, ...]], ...] = ()
    agreed: bool = False
    halted: bool = False

    @property
    def turn(self) -> int:
        """The seat to act, -1 between deals and where the match was halted."""
        plays = self.running and not self.halted and self.state is not None
        return int(self.state.pub.turn) if plays and self.state is not None else -1

    @property
    def on_turn(self) -> int:
        """The chair to act, -1 between deals."""
        return self.chairs[self.turn] if self.turn >= 0 else -1

    @property
    def last_play_seq(self) -> int:
        """The line of the last deck, action or take-back: what stands on the table since."""
        return max(self.moments[-1].seq if self.moments else 0, self.back)

    @property
    def is_over(self) -> bool:
        return self.halted or (not self.running and bool(self.match.winners))


def new_match(
    game: Game,
    first: int = 0,
    limit: Limit = NO_LIMIT,
    scores: tuple[int, ...] = (),
    notes: tuple[int, ...] = (),
    practice: bool = False,
    setup: Setup | None = None,
    clock: Clock = NO_CLOCK,
) -> MatchState:
    """Before the first deal; scores and notes where the match does not begin at nothing, practice where the cards of
    its first deal are known, setup where that begins in the middle."""
    fresh = game.opening()
    match = replace(fresh, first=first, scores=scores or fresh.scores, notes=notes or fresh.notes)
    chairs = matches.chairs(game, match)
    presence = attendance.new_presence(len(chairs), clock)
    return MatchState(match, chairs, limit=limit, practice=practice, setup=setup, attendance=presence)


def seat_of(game: Game, now: MatchState, chair: int) -> int:
    """The seat of a chair in this deal; -1 for an onlooker, and who sits out is one."""
    if chair < 0 or now.state is None:
        return -1
    seat = now.chairs.index(chair)
    return seat if seat < game.seats else -1


def deck_of(game: Game, line: JournalEntry) -> tuple[int, ...]:
    """Returns the deck of an entry that begins a deal, () for a position."""
    return line.actions[: len(game.pack)]


def contributions_of(game: Game, line: JournalEntry) -> tuple[int, ...]:
    """Returns what each chair added to a shuffle, () where nobody can check it.

    It is read from the entry that begins the deal.
    """
    return line.actions[len(game.pack) :]


def deal(
    game: Game, now: MatchState, deck: tuple[int, ...], at: float, contributions: tuple[int, ...] = ()
) -> MatchState:
    """The next deal begins."""
    state, events = _begin_deal(game, now, deck)
    seq = now.seq + 1
    begun = replace(
        now,
        seq=seq,
        deal=now.deal + 1,
        state=state,
        running=True,
        chairs=matches.chairs(game, now.match),
        moments=(Step(seq, tuple(events), state.pub),),
        started=(*now.started, at),
        lines=(JournalEntry(seq, DEAL, (*deck, *contributions), at),),
        practice=now.practice and now.deal == 0,
        back=0,
        hinted=(),
        proposed=(),
        shown=(),
        agreed=False,
    )
    return _record_if_over(game, begun)


def _begin_deal(game: Game, now: MatchState, deck: tuple[int, ...]) -> tuple[State[Any], list[Event]]:
    """Raises BadText for a deck that is not the game's pack."""
    if now.setup is not None and now.deal == 0:
        state = state_of(game, now.match, now.setup, kept=True)  # checked by who opened the table
        return state, events_of(game, state)
    return matches.begin(game, now.match, deck)


def apply_action(game: Game, now: MatchState, action: Action, seat: int, seq: int) -> MatchState:
    """One legal action of a seat, in the line `seq`."""
    assert now.state is not None
    state, events = game.apply(now.state, seat, action)
    moment = Step(seq, tuple(events), state.pub)
    return _record_if_over(game, replace(now, seq=seq, state=state, moments=(*now.moments, moment)))


def _record_if_over(game: Game, now: MatchState) -> MatchState:
    """Writes the score sheet if the deal has ended."""
    assert now.state is not None
    after = finish(game, now.match, now.state, now.setup if now.deal == 1 else None)
    if after is None:
        return now
    pub = now.state.pub
    if pub.result:
        amounts = matches.by_player(game, now.match, pub.result)
    else:
        amounts = tuple(a - b for a, b in zip(after.scores, now.match.scores, strict=True))
    title = game.explainer.explain(game.view(now.state, -1)).title
    row = SheetRow(
        now.deal,
        _intern_part(title),
        _intern_part(amounts),
        _intern_part(now.chairs),
        tuple(_intern_part(item) for item in pub.items),
        now.practice,
        game.declarer(pub),
        _intern_part(tuple(game.side(pub, seat) for seat in range(game.seats))),
        _intern_part(game.list_undertakings(pub)),
        tuple(i for i, state in enumerate(now.attendance.states) if state == attendance.LEFT),
        now.hinted,
    )
    return replace(now, match=after, running=False, sheet=(*now.sheet, row))


def _intern_part(part: Part) -> Part:
    """The part of a row, or the equal one of another row. Sheets are what grows while people play, and most of what
    stands in one has stood in another: a row takes 0.2 kB instead of 1.5 to 2.2."""
    if len(_PARTS) >= PARTS:
        _PARTS.clear()
    kept: Part = _PARTS.setdefault((type(part), msgpack.encode(part)), part)
    return kept


def end_at_limit(now: MatchState, at: float) -> MatchState:
    """Ends the match if its limit is reached with a deal settled at this time."""
    if now.running or not now.started:
        return now
    match = limits.apply_limit(now.limit, now.match, now.deal, at - now.started[0])
    return now if match is now.match else replace(now, match=match)


def limit_notice(now: MatchState) -> Limit:
    """The limit as a record of the match has it: a record knows no time, so a match that the clock has ended is told by
    its deals."""
    return replace(now.limit, deals=now.deal) if now.is_over and now.limit.minutes else now.limit


def advance(
    game: Game, now: MatchState, line: JournalEntry, coming: Sequence[Action] | None = None
) -> MatchState:
    """One line of the journal. Raises BadRecord where it cannot follow. `coming`: of a journal begun under older rules,
    the actions that follow in it."""
    if line.seq != now.seq + 1:
        raise BadRecord(f"the journal goes on with {line.seq} after {now.seq}", line.seq)
    if line.seat in attendance.PRESENCE_ENTRIES:
        return apply_presence(game, now, line)
    if now.halted:
        raise BadRecord("the match was ended by the director", line.seq)
    if line.seat == DEAL:
        return with_time(now, _apply_deal(game, now, line), line)
    if line.seat == TAKE_BACK:
        return with_time(now, undo(game, now, line, coming), line)
    return with_time(now, _apply_actions(game, now, line, coming), line)


def apply_presence(game: Game, now: MatchState, line: JournalEntry) -> MatchState:
    """Applies an entry about presence, clock, hint or claim offer. Raises BadRecord."""
    presence = attendance.apply_entry(now.attendance, line, now.on_turn)
    then = replace(now, seq=line.seq, attendance=presence)
    match line.seat:
        case attendance.HINTED:
            return replace(then, hinted=tuple(sorted({*now.hinted, *line.actions})))
        case attendance.PROPOSED:
            return _apply_proposal(game, then, line)
        case attendance.AGREED:
            return replace(then, agreed=True)
        case attendance.HALT:
            return replace(then, halted=line.actions == (1,))
    return then


def _apply_proposal(game: Game, now: MatchState, line: JournalEntry) -> MatchState:
    """After an accord was proposed, and a hand perhaps shown with it. Raises BadRecord."""
    chair, to, show = line.actions
    seat = seat_of(game, now, chair)
    if not now.running or now.state is None or seat < 0:
        raise BadRecord(f"chair {chair} has nothing to propose", line.seq)
    made = (*now.proposed, Proposal(line.seq, chair, to, bool(show), now.last_play_seq))
    hand = (seat, cards_in(now.state.places[game.place(f"hand{seat}")]))
    return replace(now, proposed=made, shown=(*now.shown, hand) if show else now.shown)


def with_time(before: MatchState, then: MatchState, line: JournalEntry) -> MatchState:
    """Where the line has led from one to the other, with its time: the clocks, and the limit of the match."""
    presence = before.attendance
    if line.seat == DEAL:
        presence = attendance.begin_deal(presence, line.at)
    elif line.seat == before.turn:
        presence = attendance.end_decision(presence, before.on_turn, line.at)
    elif then.turn != before.turn:
        presence = replace(presence, since=line.at)
    return end_at_limit(replace(then, attendance=presence), line.at)


def _apply_deal(game: Game, now: MatchState, line: JournalEntry) -> MatchState:
    """After a line that begins a deal. Raises BadRecord, BadText."""
    lucks = contributions_of(game, line)
    if len(lucks) not in (0, game.players):
        raise BadRecord(f"{len(lucks)} chairs have added to the shuffle, not {game.players}", line.seq)
    return deal(game, now, deck_of(game, line), line.at, lucks)


def _apply_actions(
    game: Game, now: MatchState, line: JournalEntry, coming: Sequence[Action] | None
) -> MatchState:
    """After what a seat did together. Raises BadRecord."""
    for i, action in enumerate(line.actions, 1):
        if not now.running or now.state is None or action not in game.legal(now.state, line.seat):
            raise BadRecord(f"seat {line.seat} may not do {action}", line.seq)
        now = apply_action(game, now, action, line.seat, line.seq)
        if coming is not None:
            now = _complete(game, now, line, (*line.actions[i:], *coming))
    return with_entry(now, line)


def with_entry(now: MatchState, line: JournalEntry) -> MatchState:
    """The same, with the line that led there."""
    return replace(now, lines=(*now.lines, line))


def undo(
    game: Game, now: MatchState, line: JournalEntry, coming: Sequence[Action] | None = None
) -> MatchState:
    """The running deal as it stood before the line that is taken back; it is practice from here on. The deal is played
    again as far as that, so nothing is left of what came after. Raises BadRecord."""
    kept = [one for one in now.lines if one.seq < line.actions[0]] if len(line.actions) == 1 else []
    if not now.running or not kept or len(kept) == len(now.lines):
        raise BadRecord("there is nothing to take back", line.seq)
    dealt = kept[0]
    again = replace(now, seq=dealt.seq - 1, deal=now.deal - 1, running=False, started=now.started[:-1])
    again = _apply_deal(game, again, dealt)
    for i, one in enumerate(kept[1:], 2):
        rest = None if coming is None else (*following_actions(kept[i:]), *coming)
        again = _apply_actions(game, replace(again, seq=one.seq - 1), one, rest)
    again = replace(again, hinted=now.hinted, proposed=now.proposed, shown=now.shown)
    return replace(again, seq=line.seq, practice=True, back=line.seq)


def effective_entries(lines: Sequence[JournalEntry]) -> list[JournalEntry]:
    """The lines of a journal that a record tells: without what was taken back, who was there, and the clock."""
    kept: list[JournalEntry] = []
    for line in lines:
        if line.seat == TAKE_BACK:
            kept = [one for one in kept if one.seq < line.actions[0]]
        elif line.seat not in attendance.PRESENCE_ENTRIES:
            kept.append(line)
    return kept


def _complete(game: Game, now: MatchState, line: JournalEntry, coming: Sequence[Action]) -> MatchState:
    """With what older rules did by themselves."""
    while now.running and now.state is not None:
        unsaid = game.find_unsaid_action(now.state, line.seat, coming)
        if unsaid is None:
            break
        now = apply_action(game, now, unsaid, line.seat, line.seq)
    return now


def following_actions(lines: Sequence[JournalEntry]) -> Iterator[Action]:
    """Returns the actions of these entries up to the next deal or take-back."""
    acts = takewhile(
        lambda line: line.seat >= 0, (one for one in lines if one.seat not in attendance.PRESENCE_ENTRIES)
    )
    return (action for line in acts for action in line.actions)


def deal_times(now: MatchState, at: float) -> matches.Times | None:
    """When the deals began in local time, for house rules that look at the clock."""
    if not now.started:
        return None
    first, last, new = (datetime.fromtimestamp(t) for t in (now.started[0], now.started[-1], at))
    return matches.Times(first, last, new)
