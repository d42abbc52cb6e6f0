"""Replays a record and checks what it says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, takewhile
from typing import Any

from msgspec.structs import replace

from hlaska.core import match as matches
from hlaska.core.board import Event, State
from hlaska.core.calls import format_reason, format_some
from hlaska.core.cards import cards_text
from hlaska.core.errors import BadRecord, BadText, HlaskaError, Phrase
from hlaska.core.game import Game, Match
from hlaska.core.match_limit import apply_limit
from hlaska.core.options import difference
from hlaska.core.record.match_header import opening_of
from hlaska.core.record.model import (
    DealRecord,
    Find,
    Lines,
    Played,
    Record,
    Setup,
    Step,
    amounts_text,
    game_of,
    preset_of,
)
from hlaska.core.record.reading import read_lines
from hlaska.core.record.setup import events_of, state_of


def is_whole(deal: DealRecord) -> bool:
    """Tells whether every card of the deal is known. Otherwise it is one seat's view: shown, not replayed."""
    places = deal.setup.places.values() if deal.setup else ()
    return -1 not in deal.deck and not any(-1 in p for p in places)


def replay(record: Record, find: Find, lines: Lines | None = None) -> list[Played]:
    """Plays the record again. Raises BadRecord with the line (if known) and what would be right."""
    where = lines or Lines()
    try:
        game = game_of(record, find)
        match = opening_of(game, record)
    except HlaskaError as e:
        raise BadRecord(e.text) from None
    played: list[Played] = []
    for i, deal in enumerate(record.deals):
        if played:
            if played[-1].after is None:
                text = f"deal {i} has not ended, so deal {i + 1} cannot follow; {_format_possible(game, played[-1])}"
                raise BadRecord(text, where.of_deal(i))
            match = played[-1].after
        try:
            one = _replay_deal(game, match, deal, i, where, older=record.rules != game.rules_version)
            played.append(_apply_limit(record, one, i + 1))
        except BadRecord as e:
            raise _with_rules(e, record, game) from None
    return played


def _apply_limit(record: Record, one: Played, deals: int) -> Played:
    """Ends the match with this deal if that is the limit of the record. Of time a record knows nothing."""
    if one.after is None:
        return one
    return replace(one, after=apply_limit(record.limit, one.after, deals, 0))


def check(record: Record, find: Find, lines: Lines | None = None) -> list[Played]:
    """Replays the record and compares the results it tells. Raises BadRecord."""
    played = replay(record, find, lines)
    where = lines or Lines()
    for i, (deal, one) in enumerate(zip(record.deals, played, strict=True)):
        if not deal.result:
            continue
        line, game = where.of_result(i), game_of(record, find)
        told, is_so = amounts_text(deal.result, game.money), amounts_text(one.state.pub.result, game.money)
        if one.after is None:
            raise BadRecord(
                f"deal {i + 1} has not ended, so it has no result; {_format_possible(game, one)}", line
            )
        if deal.result != one.state.pub.result:
            error = BadRecord(f"the result of deal {i + 1} is {is_so}, the record says {told}", line)
            raise _with_rules(error, record, game)
    return played


def _format_possible(game: Game, played: Played) -> str:
    """Says who is asked at the end of a record, and what may be said."""
    seat = played.state.pub.turn
    return f"seat {seat} may do {format_some(game.list_calls(game.legal(played.state, seat)))}"


def check_text(text: str, find: Find) -> tuple[Record, list[Played]]:
    """Reads, replays and checks a record; errors name the line."""
    record, lines = read_lines(text, find)
    return record, check(record, find, lines)


def _replay_deal(game: Game, match: Match, deal: DealRecord, index: int, where: Lines, older: bool) -> Played:
    line = where.of_deal(index)
    if deal.first >= 0:
        if deal.first >= game.players:
            raise BadRecord(f"First: {deal.first}, but chairs are 0 to {game.players - 1}", line)
        if index and deal.first != match.first:
            raise BadRecord(f"First: {deal.first}, but after the last deal it is {match.first}", line)
        match = replace(match, first=deal.first)
    if not is_whole(deal):
        raise BadRecord("a deal with ?? is one seat's view: it can be shown, not replayed", line)
    try:
        start, events = _start(game, match, deal, carried=index > 0)
    except HlaskaError as e:
        raise BadRecord(e.text, line) from None
    steps: list[Step] = []
    try:
        for step in _steps(game, start, deal, index, where, older):
            steps.append(step)
        after = finish(game, match, steps[-1].state if steps else start, deal.setup)
    except HlaskaError:
        raise
    except Exception as e:
        if deal.setup is None:
            raise
        text = "the numbers and cards of this position do not fit together"
        raise BadRecord(text, where.of_move(index, len(steps)) or line) from e
    return Played(match, start, tuple(events), tuple(steps), after)


def finish(game: Game, match: Match, state: State[Any], setup: Setup | None) -> Match | None:
    """Returns the match after a deal, as `Game.finish`.

    Of cards that somebody laid out nobody gathers the pack: it is shuffled for the next deal.
    """
    after = game.finish(match, state)
    return after if after is None or setup is None else replace(after, pack=())


def melds_of(game: Game, start: State[Any], steps: Sequence[Step]) -> tuple[Phrase, ...]:
    """Returns the combinations declared, shown or laid in a deal so far, as `Game.melds`.

    Where a settlement has replaced them (Rubicon Bezique), those that lay before it.
    """
    for state in (*(step.state for step in reversed(steps)), start):
        found = game.melds(state)
        if found or state.pub.turn >= 0:
            return found
    return ()


def _steps(
    game: Game, state: State[Any], deal: DealRecord, index: int, where: Lines, older: bool
) -> Iterator[Step]:
    """Yields the actions of a deal.

    In a record that is not of the present rules each has with it what it leaves unsaid.
    """
    moves = list(deal.moves)
    for j in range(len(moves)):
        arrange(game, state, moves, j)
        seat, action = moves[j]
        seat = state.pub.turn if seat < 0 else seat
        wrong, why = fault_of(game, state, seat, action)
        if wrong:
            raise BadRecord(wrong, where.of_move(index, j), why)
        state, happened = game.apply(state, seat, action)
        coming = [action for _, action in moves[j + 1 :]] if older else []
        left_out = []
        for unsaid in _find_unsaid(game, state, seat, coming) if older else ():
            state, more = game.apply(state, seat, unsaid)
            happened = [*happened, *more]
            left_out.append(unsaid)
        yield Step(seat, action, state, tuple(happened), tuple(left_out))


def arrange(game: Game, state: State[Any], moves: list[tuple[int, int]], at: int) -> None:
    """Puts the turn that begins here in the order that records keep."""
    said = moves[at][0]
    if said not in (-1, state.pub.turn):
        return
    run = takewhile(lambda move: move[0] == said, islice(moves, at, None))
    turn = game.arrange(state, (action for _, action in run))
    moves[at : at + len(turn)] = [(said, action) for action in turn]


def _find_unsaid(game: Game, state: State[Any], seat: int, coming: Sequence[int]) -> Iterator[int]:
    """Yields what older rules did by themselves before the actions that come."""
    while (action := game.find_unsaid_action(state, seat, coming)) is not None:
        yield action
        state, _ = game.apply(state, seat, action)


def _start(game: Game, match: Match, deal: DealRecord, carried: bool) -> tuple[State, list[Event]]:
    if deal.setup is None and not deal.deck:
        raise BadText("a deal needs a deck (Deck:), its hands (Hand 0: ...) or a position (From: and Place)")
    if carried and deal.setup is None and not matches.can_come_next(game, match, deal.deck):
        raise BadText(f"the pack is not shuffled: {_expected(game, match, deal)}")
    return begin(game, match, deal.deck, deal.setup)


def begin(
    game: Game, match: Match, deck: Sequence[int], setup: Setup | None
) -> tuple[State[Any], list[Event]]:
    """Starts a deal from a position, or from a deck where there is none. Raises BadText."""
    if setup is None:
        return matches.begin(game, match, deck)
    state = state_of(game, match, setup)
    return state, events_of(game, state)


def _expected(game: Game, match: Match, deal: DealRecord) -> str:
    if sorted(deal.deck) != sorted(game.pack):
        return matches.difference(game, deal.deck)
    piles = " | ".join(cards_text(p) for p in match.pack)
    how = "the gathered pack is" if len(match.pack) == 1 else "these piles are joined in any order:"
    return f"{how} {piles}"


def fault(game: Game, state: State[Any], seat: int, action: int) -> str:
    """Says why this action may not be done now, and what may. Returns '' if it may."""
    return fault_of(game, state, seat, action)[0]


def fault_of(game: Game, state: State[Any], seat: int, action: int) -> tuple[str, Phrase | None]:
    """Says why an action may not be done now. With it the duty or the rule that forbids it, if one does."""
    text = action_name(game, action)
    if state.pub.turn < 0 and seat < 0:
        return f"'{text}': the deal is over", None
    if not 0 <= seat < game.seats:
        return f"'{text}': there is no seat {seat}; seats are 0 to {game.seats - 1}", None
    legal = game.legal(state, seat)
    if action in legal:
        return "", None
    if not legal:
        turn = state.pub.turn
        now = f"seat {turn} is on turn" if turn >= 0 else "the deal is over"
        return f"'{text}': seat {seat} is not asked now; {now}", None
    phrase = game.explainer.explain_refusal(game.view(state, seat), action)
    may = format_some(game.list_calls(legal))
    return f"'{text}' is not legal for seat {seat}{format_reason(phrase)}; legal: {may}", phrase


def action_name(game: Game, action: int) -> str:
    """Returns the text of an action, also of a number that is none."""
    try:
        return game.action_text(action)
    except IndexError:
        return f"action {action}"


def _with_rules(error: BadRecord, record: Record, game: Game) -> BadRecord:
    if record.rules in (0, game.rules_version):
        return error
    text = error.text.removeprefix(f"line {error.line}: ")
    return BadRecord(
        f"{text} (made under rules {record.rules}; these are rules {game.rules_version})",
        error.line,
        error.why,
    )


# ---------------------------------------------------------------- making records
class _DealReplay:
    """Replays a deal of which the actions come one by one."""

    def __init__(self, game: Game, match: Match, deck: Sequence[int], setup: Setup | None = None) -> None:
        self.game, self.match, self.deck, self.setup = game, match, tuple(deck), setup
        self.state = state_of(game, match, setup, kept=True) if setup else matches.begin(game, match, deck)[0]
        self.moves: list[tuple[int, int]] = []

    def act(self, seat: int, action: int, coming: Sequence[int] | None = None) -> None:
        """Does an action of a seat.

        `coming`: of a journal begun under older rules, the actions that follow; what it leaves unsaid is said.
        """
        wrong = fault(self.game, self.state, seat, action)
        if wrong:
            raise BadRecord(wrong)
        self.moves.append((-1 if seat == self.state.pub.turn else seat, action))
        self.state, _ = self.game.apply(self.state, seat, action)
        for unsaid in () if coming is None else _find_unsaid(self.game, self.state, seat, coming):
            self.act(seat, unsaid)

    def deal(self) -> tuple[DealRecord, Match | None]:
        after = finish(self.game, self.match, self.state, self.setup)
        result = self.state.pub.result if after is not None else ()
        return DealRecord(self.deck, self.setup, tuple(self.moves), result, self.match.first), after


def deal_of(game: Game, match: Match, deck: Sequence[int], log: Iterable[tuple[int, int]]) -> DealRecord:
    """Makes the deal of a record from its deck and its log of (seat, action). Raises BadRecord for an illegal one."""
    making = _DealReplay(game, match, deck)
    for seat, action in log:
        making.act(seat, action)
    return making.deal()[0]


def record_of(
    game: Game,
    preset: str,
    match: Match,
    names: Iterable[str],
    journal: Iterable[tuple[int, Sequence[int]]],
    draw: tuple[tuple[int, ...], ...] = (),
    rules: int = 0,
    setup: Setup | None = None,
) -> Record:
    """Makes the record of a journal.

    That has (seat, actions) in order, and (-1, deck) where a deal begins.

    draw: `Record.draw`.
    rules: those it was begun under, 0 for those of now.
    setup: how the first deal begins where it has no deck.

    Raises BadRecord for a journal that does not follow the rules.
    """
    older, lines = rules not in (0, game.rules_version), list(journal)
    deals: list[DealRecord] = []
    making: _DealReplay | None = None
    fresh = game.opening()
    scores = match.scores if match.scores != fresh.scores else ()
    notes = match.notes if match.notes != fresh.notes else ()
    for i, (seat, actions) in enumerate(lines):
        if seat < 0:
            match = _next(deals, making) or match
            making = _DealReplay(game, match, actions, None if deals else setup)
        elif making is None:
            raise BadRecord("actions before the first deal")
        else:
            for j, action in enumerate(actions, 1):
                making.act(seat, action, (*actions[j:], *_following(lines[i + 1 :])) if older else None)
    _next(deals, making)
    options = difference(game.options, preset_of(type(game), preset))
    return Record(
        game.id,
        preset,
        options,
        game.rules_version,
        tuple(names),
        scores,
        notes,
        deals=tuple(deals),
        draw=draw,
    )


def _following(journal: Sequence[tuple[int, Sequence[int]]]) -> Iterator[int]:
    """Returns the actions of these lines up to the next deal."""
    return (action for _, actions in takewhile(lambda line: line[0] >= 0, journal) for action in actions)


def _next(deals: list[DealRecord], making: _DealReplay | None) -> Match | None:
    if making is None:
        return None
    deal, after = making.deal()
    deals.append(deal)
    return after
