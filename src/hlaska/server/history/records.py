"""Writes a table's match as a record, when it tells of no cards in play."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from hlaska import games
from hlaska.core.errors import BadRecord, HlaskaError, Illegal, Phrase
from hlaska.core.game import Game
from hlaska.core.levels import ALL
from hlaska.core.record import DealRecord, Find, Played, Record, check, read_lines, record_of, write
from hlaska.core.verifiable_shuffle import Proof, proof_of
from hlaska.table import match_state
from hlaska.table.journal_entries import DEAL, JournalEntry
from hlaska.table.log import opening_state
from hlaska.table.match_state import Chair, MatchState, SheetRow
from hlaska.table.meter import in_thread
from hlaska.table.store import TableMeta
from hlaska.table.table import Table

PRACTICE: Final = "practice"  # the note of a deal that counts in no statistics
_LEVEL: Final = re.compile(rf"(.+) \(({'|'.join(ALL)})\)")  # of a computer player, as records name it


def check_finished(entries: Sequence[JournalEntry], now: MatchState) -> list[JournalEntry]:
    """Returns the entries of the deals that are over."""
    if not now.running:
        return list(entries)
    last = max(i for i, entry in enumerate(entries) if entry.seat == DEAL)
    return list(entries[:last])


async def record_text(table: Table) -> str:
    """Writes the record of all deals that are over as text.

    Raises Illegal where it would tell of cards still in play.
    """
    record = await match_record(table)
    return await in_thread(write, record, finder_for(table.game))


async def match_record(table: Table) -> Record:
    """Returns the record of all deals that are over. Raises Illegal where it would tell of cards still in play."""
    if table.log.can_reveal_cards:
        text = "the pack of this match goes from deal to deal unshuffled: its record is given when the match is over"
        raise Illegal(text, Phrase("problem-record-later"))
    # Who plays alone with computer players has seen these deals, and nobody else may come here (`TableAccess`).
    if table.meta.same and not table.meta.is_solo and await table.embargo(table.meta):
        text = "other tables play the same deals: they are told when all of these tables are over"
        raise Illegal(text, Phrase("problem-same-deals"))
    now = table.now
    entries = check_finished(await table.store.load(table.meta.id), now)
    return await in_thread(_record, table, [entry for entry in entries if entry.seq <= now.seq])


def _record(table: Table, entries: Sequence[JournalEntry]) -> Record:
    meta, game = table.meta, table.game
    names = [_chair_name(chair) for chair in meta.chairs]
    kept = match_state.effective_entries(entries)
    journal = [
        (entry.seat, match_state.deck_of(game, entry) if entry.seat == DEAL else entry.actions)
        for entry in kept
    ]
    match = opening_state(game, meta).match
    drawn = meta.draw.rounds if meta.draw is not None else ()
    record = record_of(game, meta.preset, match, names, journal, drawn, meta.rules, meta.setup)
    notes = {row.deal: _note(row, meta) for row in table.now.sheet}
    contributions = [match_state.contributions_of(game, entry) for entry in kept if entry.seat == DEAL]
    deals = tuple(
        replace(deal, note=notes.get(nth, ""), proof=_proof(meta, nth, deal, added))
        for nth, (deal, added) in enumerate(zip(record.deals, contributions, strict=True), 1)
    )
    return replace(record, deals=deals, limit=match_state.limit_notice(table.now))


def _chair_name(chair: Chair) -> str:
    """Returns a chair as records name it. Who is no person shows it."""
    if chair.kind == "bot":
        return f"{chair.name} ({chair.level})"
    return f"{chair.name} (program of {chair.program})" if chair.program else chair.name


def _proof(meta: TableMeta, nth: int, deal: DealRecord, contributions: tuple[int, ...]) -> Proof | None:
    """Returns the proof of a deal that is over, where it can be checked."""
    return proof_of(meta.key, nth, deal.deck, contributions) if meta.key and contributions else None


def _note(row: SheetRow, meta: TableMeta) -> str:
    """Returns what is said of a deal beside its cards.

    That is that it counts in no statistics, and who had left for good.
    """
    left = ", ".join(meta.name_at(chair, row.deal) for chair in row.left)
    return PRACTICE if row.practice else f"left: {left}" if left else ""


def finder_for(game: Game) -> Find:
    """Returns a finder for records of a game that may not be built in."""
    game_type = type(game)
    return lambda name: game_type if name == game_type.id else games.game_class(name)


# ---------------------------------------------------------------- records that somebody brings
class NoDeal(HlaskaError):
    """Says that a match has no deal of this number, or none with this seat."""

    def __init__(self, text: str) -> None:
        super().__init__(text, Phrase("problem-no-deal"))


def parse_uploaded(find: Find, text: str, deal: int) -> tuple[Record, list[Played]]:
    """Reads a record and plays its deals, where it has this one. Raises BadRecord, NoDeal."""
    record, entries = read_lines(text, find)
    if not record.deals:
        raise BadRecord("there is no deal in this record; it has a header only")
    played = check(record, find, entries)
    if not 1 <= deal <= len(played):
        raise NoDeal(f"this record has no deal {deal}; there are 1 to {len(played)}")
    return record, played


def chair_of(names: Sequence[str], nth: int) -> Chair:
    """Makes a chair by the names of a record; `?` where it tells none."""
    name = names[nth].strip()[:40] if nth < len(names) else ""
    told = _LEVEL.fullmatch(name)
    return Chair(told[1], "bot", told[2]) if told else Chair(name or "?")
