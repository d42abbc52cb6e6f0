"""Holds the plan of an evening: one document, in which nothing is searched."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Row

from hlaska.protocol.clubs import ClubRules


class Place(Struct, frozen=True):
    """Holds a table of a round.

    members: in the order of the chairs.
    rules: the index among the rules of the evening.
    table: where it is played here, "" for not (yet).
    """

    members: tuple[str, ...]
    rules: int
    table: str = ""


class Round(Struct, frozen=True):
    seed: str
    places: tuple[Place, ...]
    out: tuple[str, ...]
    at: float


class Plan(Struct, frozen=True):
    """Holds what an evening is made of.

    rules: one for each size of table.
    secret: what the seeds follow from.
    same: all tables of a round by the same rules get the same deals.
    """

    rules: tuple[ClubRules, ...]
    cards: bool
    deals: int
    minutes: int
    secret: str
    present: tuple[str, ...]
    rounds: tuple[Round, ...] = ()
    same: bool = False


def plan_of(row: Row[Any]) -> Plan:
    """Reads the plan in a row of an evening."""
    return msgspec.json.decode(row.plan, type=Plan)


def plan_text(plan: Plan) -> str:
    return msgspec.json.encode(plan).decode()


def decks_key(secret: str, number: int) -> str:
    """Returns what the decks of a round follow from where tables share deals.

    Unlike the seed of the draw it is not told before the evening is over.
    """
    return sha256(f"{secret} decks {number}".encode()).hexdigest()
