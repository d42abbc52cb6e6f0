"""Replays deals that are over, step by step.

They are of a table, or of a record that somebody brings.

A table's deals are told to whoever may have its record, and by the same rule (`records.can_reveal_cards`).
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from hlaska.core.cards import cards_text
from hlaska.core.errors import Illegal, Phrase
from hlaska.core.game import Game, Match
from hlaska.core.match_limit import NO_LIMIT
from hlaska.core.record import DealRecord, Find, Played, Record, game_of, write
from hlaska.core.record import replay as play_again
from hlaska.protocol.deals import AskReplay, Replay, Shuffled
from hlaska.server.hello import make_hello
from hlaska.server.history.records import PRACTICE, NoDeal, chair_of, finder_for, match_record, parse_uploaded
from hlaska.table.meter import in_thread
from hlaska.table.replay import frames
from hlaska.table.store import TableMeta
from hlaska.table.table import Table


async def replay_of_table(table: Table, deal: int, me: int, seat: int | None, all_open: bool) -> Replay:
    """Replays a finished deal of a table for the chair `me`.

    Seat None is its own seat. Raises Illegal while the deal is played and where it would tell of cards in play, NoDeal.
    """
    if table.now.running and deal == table.now.deal:
        raise Illegal("this deal is still being played", Phrase("problem-deal-running"))
    record = await match_record(table)
    return await in_thread(_replay_of_table, table, record, deal, me, seat, all_open)


def _replay_of_table(
    table: Table, record: Record, deal: int, me: int, seat: int | None, all_open: bool
) -> Replay:
    game = table.game
    played = play_again(record, finder_for(game))
    if not 1 <= deal <= len(played):
        raise NoDeal(f"this match has no deal {deal}; those that are over are 1 to {len(played)}")
    chairs = game.chairs(played[deal - 1].before)
    own = chairs.index(me) if me >= 0 else -1
    if seat is None:
        seat = own if 0 <= own < game.seats else 0
    return _replay(game, table.meta, me, record, played, deal, seat, all_open)


async def replay_of_text(find: Find, request: AskReplay) -> Replay:
    """Replays a deal of a record. Raises BadRecord, NoDeal."""
    return await in_thread(_replay_of_text, find, request)


def replay_of_one(game: Game, record: Record, played: Played, seat: int) -> Replay:
    """Replays the one deal of a record, all cards open, as told to a seat."""
    return _replay(game, _meta(game, record, played.before), -1, record, [played], 1, seat, True)


def _replay_of_text(find: Find, request: AskReplay) -> Replay:
    record, played = parse_uploaded(find, request.text, request.deal)
    game = game_of(record, find)
    meta = _meta(game, record, played[0].before)
    return _replay(game, meta, -1, record, played, request.deal, request.seat, request.open)


def replay_of_record(find: Find, record: Record, seat: int, me: int) -> Replay:
    """Replays a deal of the server's own from a seat, that of chair `me`."""
    game, played = game_of(record, find), play_again(record, find)
    return _replay(game, _meta(game, record, played[0].before), me, record, played, 1, seat, False)


def _meta(game: Game, record: Record, opening: Match) -> TableMeta:
    """Returns the table that a record tells of."""
    return TableMeta(
        id="",
        game=game.id,
        preset=record.preset or next(iter(game.presets)),
        options={},  # those of the game are told
        rules=record.rules,
        chairs=tuple(chair_of(record.chairs, i) for i in range(game.players)),
        first=opening.first,
        limit=record.limit,
    )


def _replay(
    game: Game,
    meta: TableMeta,
    me: int,
    record: Record,
    played: Sequence[Played],
    deal: int,
    seat: int,
    all_open: bool,
) -> Replay:
    if not -1 <= seat < game.seats:
        raise NoDeal(f"there is no seat {seat}; seats are 0 to {game.seats - 1}, and -1 for an onlooker")
    one = played[deal - 1]
    return Replay(
        hello=make_hello(meta, game, me),
        deal=deal,
        deals=len(played),
        seat=seat,
        open=all_open,
        frames=frames(game, one, deal, seat, all_open),
        actions=tuple((step.seat, step.action) for step in one.steps),
        record=write(_single_deal_record(game, record, one, deal), finder_for(game)),
        practice=record.deals[deal - 1].note == PRACTICE,
        shuffled=_describe_shuffle(game, one.before, record.deals[deal - 1]),
    )


def _describe_shuffle(game: Game, before: Match, deal: DealRecord) -> Shuffled | None:
    if deal.proof is None or not deal.deck:
        return None
    piles = _joined_piles(game, before)
    either = bool(piles) and game.shuffle_policy == "clock"
    return Shuffled(deal.proof, cards_text(deal.deck), tuple(map(cards_text, piles)), either)


def _joined_piles(game: Game, before: Match) -> tuple[tuple[int, ...], ...]:
    """Returns the piles of which the next pack may be joined instead of shuffled."""
    return () if game.shuffle_policy == "every_deal" else before.pack


def _single_deal_record(game: Game, record: Record, played: Played, deal: int) -> Record:
    """Makes a record of one deal: the match stands as it stood before it."""
    before, one = played.before, record.deals[deal - 1]
    # Where the pack came from the deal before, that one would be needed to check it.
    one = replace(one, proof=None) if _joined_piles(game, before) else one
    fresh = deal == 1 and not record.scores and not record.notes
    return replace(
        record,
        deals=(replace(one, first=before.first),),
        scores=() if fresh else before.scores,
        notes=() if fresh else before.notes,
        draw=record.draw if deal == 1 else (),
        limit=NO_LIMIT,
    )
