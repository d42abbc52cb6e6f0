"""Folds the entries of a journal into where a table stands. It is a value, the same for playing and replaying."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from itertools import takewhile
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import Struct, msgpack
from msgspec.structs import replace

from hlaska.core import match as matches
from hlaska.core import match_limit as limits
from hlaska.core.actions import Action
from hlaska.core.board import Event, State, cards_in
from hlaska.core.errors import BadRecord, Phrase
from hlaska.core.game import Game, Match
from hlaska.core.match_limit import NO_LIMIT, Limit
from hlaska.core.public import Item, Public, Undertaking
from hlaska.core.record import Setup, events_of, finish, state_of
from hlaska.table import journal_entries, presence_state
from hlaska.table.journal_entries import DEAL, PRESENCE_ENTRIES, TAKE_BACK, JournalEntry
from hlaska.table.presence_state import NO_CLOCK, Clock, PresenceState

PARTS: Final = 4096  # of rows that are remembered, to be shared
_PARTS: Final[dict[tuple[type, bytes], Any]] = {}
Part = TypeVar("Part")


class Chair(Struct, frozen=True, omit_defaults=True):
    """Holds a player's chair at the table.

    name: of the player.
    kind: `person`, `bot` or `open` (nobody sits there yet).
    level: of the bot.
    avatar: the picture that clients show of the player; "" where they choose one.
    program: whose program sits there instead of a person; "" for no program.
    """

    name: str
    kind: str = "person"
    level: str = ""
    avatar: str = ""
    program: str = ""


class SheetRow(Struct, frozen=True):
    """Holds one settled deal of the score sheet.

    deal: its number, from 1.
    title: what was played.
    amounts: by chair, in the smallest unit.
    chairs: the chair of each seat of that deal.
    items: what the amounts are made of.
    practice: whether it counts in no statistics: something was taken back, or the cards were known before.
    declarer: the seat that played the contract, -1 for nobody.
    sides: for each seat the mask of those that won and lost with it.
    undertaken: what seats undertook to make.
    left: chairs that had been left for good when it ended.
    hinted: chairs that asked for hints.
    """

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


class ClaimOffer(NamedTuple):
    """Holds a claim that was offered to the others.

    seq: of its journal entry.
    chair: who offered it.
    to: mask of the seats that would take all tricks that are left.
    shows: whether the hand was shown with it.
    last_play_seq: what stood on the table then (`MatchState.last_play_seq`).
    """

    seq: int
    chair: int
    to: int
    shows: bool
    last_play_seq: int


class Step(NamedTuple):
    """Holds what one action did.

    seq: of its journal entry.
    events: what happened.
    pub: the public numbers afterwards.
    """

    seq: int
    events: tuple[Event, ...]
    pub: Public


class MatchState(Struct, frozen=True):
    """Holds where a match stands.

    match: before the running deal, or after the last one when none runs.
    chairs: the chair of each seat in the last deal.
    seq: the last journal entry.
    deal: the number of the last deal, from 1; 0 before the first.
    state: of the last deal.
    running: whether a deal is under way.
    steps: those of the last deal.
    sheet: the deals that were settled.
    started: when deals began, in seconds since 1970.
    limit: of the match.
    deal_entries: the journal entries that the last deal is made of.
    practice: whether the last deal counts in no statistics.
    take_back_seq: the entry of the last take-back in it, 0 without one.
    setup: how the first deal begins, where it is not dealt from a deck.
    presence: who plays each chair, and how long each has thought.
    hinted: chairs that asked for hints in the last deal.
    claim_offers: the claims that were offered in it.
    shown: the hands that were shown with them, by seat, as they were then.
    agreed: whether all have accepted one.
    halted: whether the director has ended the match where it stands.
    """

    match: Match
    chairs: tuple[int, ...]
    seq: int = 0
    deal: int = 0
    state: State[Any] | None = None
    running: bool = False
    steps: tuple[Step, ...] = ()
    sheet: tuple[SheetRow, ...] = ()
    started: tuple[float, ...] = ()
    limit: Limit = NO_LIMIT
    deal_entries: tuple[JournalEntry, ...] = ()
    practice: bool = False
    take_back_seq: int = 0
    setup: Setup | None = None
    presence: PresenceState = PresenceState((), ())
    hinted: tuple[int, ...] = ()
    claim_offers: tuple[ClaimOffer, ...] = ()
    shown: tuple[tuple[int, tuple[int, ...]], ...] = ()
    agreed: bool = False
    halted: bool = False

    @property
    def turn(self) -> int:
        """Returns the seat to act, -1 between deals and where the match was halted."""
        plays = self.running and not self.halted and self.state is not None
        return int(self.state.pub.turn) if plays and self.state is not None else -1

    @property
    def on_turn(self) -> int:
        """Returns the chair to act, -1 between deals."""
        return self.chairs[self.turn] if self.turn >= 0 else -1

    @property
    def last_play_seq(self) -> int:
        """Returns the entry of the last deck, action or take-back. It stands on the table since."""
        return max(self.steps[-1].seq if self.steps else 0, self.take_back_seq)

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
    """Makes the state before the first deal.

    Scores and notes where the match does not begin at nothing, practice where the cards of its first deal are known,
    setup where that begins in the middle.
    """
    fresh = game.opening()
    match = replace(fresh, first=first, scores=scores or fresh.scores, notes=notes or fresh.notes)
    chairs = game.chairs(match)
    presence = presence_state.new_presence(len(chairs), clock)
    return MatchState(match, chairs, limit=limit, practice=practice, setup=setup, presence=presence)


def seat_of(game: Game, now: MatchState, chair: int) -> int:
    """Returns the seat of a chair in this deal. It is -1 for an onlooker, and who sits out is one."""
    if chair < 0 or now.state is None:
        return -1
    seat = now.chairs.index(chair)
    return seat if seat < game.seats else -1


def deck_of(game: Game, entry: JournalEntry) -> tuple[int, ...]:
    """Returns the deck of an entry that begins a deal, () for a position."""
    return entry.actions[: len(game.pack)]


def contributions_of(game: Game, entry: JournalEntry) -> tuple[int, ...]:
    """Returns what each chair added to a shuffle, () where nobody can check it.

    It is read from the entry that begins the deal.
    """
    return entry.actions[len(game.pack) :]


def deal(
    game: Game, now: MatchState, deck: tuple[int, ...], at: float, contributions: tuple[int, ...] = ()
) -> MatchState:
    """Begins the next deal."""
    state, events = _begin_deal(game, now, deck)
    seq = now.seq + 1
    begun = replace(
        now,
        seq=seq,
        deal=now.deal + 1,
        state=state,
        running=True,
        chairs=game.chairs(now.match),
        steps=(Step(seq, tuple(events), state.pub),),
        started=(*now.started, at),
        deal_entries=(JournalEntry(seq, DEAL, (*deck, *contributions), at),),
        practice=now.practice and now.deal == 0,
        take_back_seq=0,
        hinted=(),
        claim_offers=(),
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
    """Applies one legal action of a seat, in the entry `seq`."""
    assert now.state is not None
    state, events = game.apply(now.state, seat, action)
    step = Step(seq, tuple(events), state.pub)
    return _record_if_over(game, replace(now, seq=seq, state=state, steps=(*now.steps, step)))


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
        tuple(i for i, state in enumerate(now.presence.states) if state == presence_state.LEFT),
        now.hinted,
    )
    return replace(now, match=after, running=False, sheet=(*now.sheet, row))


def _intern_part(part: Part) -> Part:
    """Returns the part of a row, or the equal one of another row.

    Sheets are what grows while people play, and most of what stands in one has stood in another: a row takes 0.2 kB
    instead of 1.5 to 2.2.
    """
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
    """Returns the limit as a record of the match has it.

    A record knows no time, so a match that the clock has ended is told by its deals.
    """
    return replace(now.limit, deals=now.deal) if now.is_over and now.limit.minutes else now.limit


def advance(
    game: Game, now: MatchState, entry: JournalEntry, coming: Sequence[Action] | None = None
) -> MatchState:
    """Applies one journal entry. Raises BadRecord where it cannot follow.

    coming: of a journal begun under older rules, the actions that follow in it.
    """
    if entry.seq != now.seq + 1:
        raise BadRecord(f"the journal goes on with {entry.seq} after {now.seq}", entry.seq)
    if entry.seat in PRESENCE_ENTRIES:
        return apply_presence(game, now, entry)
    if now.halted:
        raise BadRecord("the match was ended by the director", entry.seq)
    if entry.seat == DEAL:
        return with_time(now, _apply_deal(game, now, entry), entry)
    if entry.seat == TAKE_BACK:
        return with_time(now, undo(game, now, entry, coming), entry)
    return with_time(now, _apply_actions(game, now, entry, coming), entry)


def apply_presence(game: Game, now: MatchState, entry: JournalEntry) -> MatchState:
    """Applies an entry about presence, clock, hint or claim offer. Raises BadRecord."""
    presence = presence_state.apply_entry(now.presence, entry, now.on_turn)
    then = replace(now, seq=entry.seq, presence=presence)
    match entry.seat:
        case journal_entries.HINTED:
            return replace(then, hinted=tuple(sorted({*now.hinted, *entry.actions})))
        case journal_entries.PROPOSED:
            return _apply_claim_offer(game, then, entry)
        case journal_entries.AGREED:
            return replace(then, agreed=True)
        case journal_entries.HALT:
            return replace(then, halted=entry.actions == (1,))
    return then


def _apply_claim_offer(game: Game, now: MatchState, entry: JournalEntry) -> MatchState:
    """Notes a claim offer, and the hand shown with it. Raises BadRecord."""
    chair, to, show = entry.actions
    seat = seat_of(game, now, chair)
    if not now.running or now.state is None or seat < 0:
        raise BadRecord(f"chair {chair} has nothing to propose", entry.seq)
    made = (*now.claim_offers, ClaimOffer(entry.seq, chair, to, bool(show), now.last_play_seq))
    hand = (seat, cards_in(now.state.places[game.place(f"hand{seat}")]))
    return replace(now, claim_offers=made, shown=(*now.shown, hand) if show else now.shown)


def with_time(before: MatchState, then: MatchState, entry: JournalEntry) -> MatchState:
    """Adds the time of an entry that has led from one state to the other.

    It runs on the clocks, and the match's limit.
    """
    presence = before.presence
    if entry.seat == DEAL:
        presence = presence_state.begin_deal(presence, entry.at)
    elif entry.seat == before.turn:
        presence = presence_state.end_decision(presence, before.on_turn, entry.at)
    elif then.turn != before.turn:
        presence = replace(presence, since=entry.at)
    return end_at_limit(replace(then, presence=presence), entry.at)


def _apply_deal(game: Game, now: MatchState, entry: JournalEntry) -> MatchState:
    """Applies an entry that begins a deal. Raises BadRecord, BadText."""
    contributions = contributions_of(game, entry)
    if len(contributions) not in (0, game.players):
        raise BadRecord(
            f"{len(contributions)} chairs have added to the shuffle, not {game.players}", entry.seq
        )
    return deal(game, now, deck_of(game, entry), entry.at, contributions)


def _apply_actions(
    game: Game, now: MatchState, entry: JournalEntry, coming: Sequence[Action] | None
) -> MatchState:
    """Applies what a seat did together. Raises BadRecord."""
    for i, action in enumerate(entry.actions, 1):
        if not now.running or now.state is None or action not in game.legal(now.state, entry.seat):
            raise BadRecord(f"seat {entry.seat} may not do {action}", entry.seq)
        now = apply_action(game, now, action, entry.seat, entry.seq)
        if coming is not None:
            now = _complete(game, now, entry, (*entry.actions[i:], *coming))
    return with_entry(now, entry)


def with_entry(now: MatchState, entry: JournalEntry) -> MatchState:
    """Adds to a state the entry that led there."""
    return replace(now, deal_entries=(*now.deal_entries, entry))


def undo(
    game: Game, now: MatchState, entry: JournalEntry, coming: Sequence[Action] | None = None
) -> MatchState:
    """Takes the running deal back to how it stood before an entry.

    It is practice from here on.

    The deal is played again as far as that, so nothing is left of what came after. Raises BadRecord.
    """
    kept = [one for one in now.deal_entries if one.seq < entry.actions[0]] if len(entry.actions) == 1 else []
    if not now.running or not kept or len(kept) == len(now.deal_entries):
        raise BadRecord("there is nothing to take back", entry.seq)
    dealt = kept[0]
    again = replace(now, seq=dealt.seq - 1, deal=now.deal - 1, running=False, started=now.started[:-1])
    again = _apply_deal(game, again, dealt)
    for i, one in enumerate(kept[1:], 2):
        rest = None if coming is None else (*following_actions(kept[i:]), *coming)
        again = _apply_actions(game, replace(again, seq=one.seq - 1), one, rest)
    again = replace(again, hinted=now.hinted, claim_offers=now.claim_offers, shown=now.shown)
    return replace(again, seq=entry.seq, practice=True, take_back_seq=entry.seq)


def effective_entries(entries: Sequence[JournalEntry]) -> list[JournalEntry]:
    """Returns the entries of a journal that a record tells.

    Left out are what was taken back, who was there, and the clock.
    """
    kept: list[JournalEntry] = []
    for entry in entries:
        if entry.seat == TAKE_BACK:
            kept = [one for one in kept if one.seq < entry.actions[0]]
        elif entry.seat not in PRESENCE_ENTRIES:
            kept.append(entry)
    return kept


def _complete(game: Game, now: MatchState, entry: JournalEntry, coming: Sequence[Action]) -> MatchState:
    """Adds what older rules did by themselves."""
    while now.running and now.state is not None:
        unsaid = game.find_unsaid_action(now.state, entry.seat, coming)
        if unsaid is None:
            break
        now = apply_action(game, now, unsaid, entry.seat, entry.seq)
    return now


def following_actions(entries: Sequence[JournalEntry]) -> Iterator[Action]:
    """Returns the actions of these entries up to the next deal or take-back."""
    acts = takewhile(
        lambda entry: entry.seat >= 0,
        (one for one in entries if one.seat not in PRESENCE_ENTRIES),
    )
    return (action for entry in acts for action in entry.actions)


def deal_times(now: MatchState, at: float) -> matches.Times | None:
    """Returns when the deals began in local time. House rules look at the clock."""
    if not now.started:
        return None
    first, last, new = (datetime.fromtimestamp(t) for t in (now.started[0], now.started[-1], at))
    return matches.Times(first, last, new)
