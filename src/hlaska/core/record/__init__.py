"""Reads, writes, replays and checks records.

A record is a match as text that people can read and write.

The record is also a value (`Record`) and JSON. docs/records.md has the grammar.
"""

from hlaska.core.record.actions import read_moves
from hlaska.core.record.model import (
    DealRecord,
    Find,
    Lines,
    Played,
    Record,
    Setup,
    Step,
    amount_text,
    amounts_text,
    game_of,
    parse_amount,
    preset_of,
)
from hlaska.core.record.reading import read, read_lines, split
from hlaska.core.record.replay import (
    arrange,
    begin,
    check,
    check_text,
    deal_of,
    fault,
    fault_of,
    finish,
    is_whole,
    melds_of,
    record_of,
    replay,
)
from hlaska.core.record.setup import events_of, place_entry, set_numbers, setup_of, state_of
from hlaska.core.record.verify import verdicts
from hlaska.core.record.writing import from_json, move_lines, move_text, to_json, write

__all__ = [
    "DealRecord",
    "Find",
    "Lines",
    "Played",
    "Record",
    "Setup",
    "Step",
    "amount_text",
    "amounts_text",
    "arrange",
    "begin",
    "check",
    "check_text",
    "deal_of",
    "events_of",
    "fault",
    "fault_of",
    "finish",
    "from_json",
    "game_of",
    "is_whole",
    "melds_of",
    "move_lines",
    "move_text",
    "parse_amount",
    "place_entry",
    "preset_of",
    "read",
    "read_lines",
    "read_moves",
    "record_of",
    "replay",
    "set_numbers",
    "setup_of",
    "split",
    "state_of",
    "to_json",
    "verdicts",
    "write",
]
