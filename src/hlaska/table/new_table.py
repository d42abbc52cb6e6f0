"""Opens tables, and drives one on this machine. It is for the terminal, for examples and for tests."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec

from hlaska.core import match as matches
from hlaska.core import seating, verifiable_shuffle
from hlaska.core.actions import Action
from hlaska.core.errors import BadOptions, Phrase
from hlaska.core.game import Game, Match, Shuffle
from hlaska.core.match_limit import NO_LIMIT, Limit, check_limit
from hlaska.core.record import Setup
from hlaska.core.verifiable_shuffle import contribution_number
from hlaska.table.bots.bot_driver import PACE, PACES, BotDriver
from hlaska.table.bots.bot_pool import BotRunner, ThreadBotPool
from hlaska.table.join_code import new_join_code
from hlaska.table.match_state import Chair
from hlaska.table.presence_state import NO_CLOCK, Clock, check_clock
from hlaska.table.store import CHATS, MemoryStore, Store, TableMeta
from hlaska.table.table import Table
from hlaska.table.visible_text import is_visible, tidy

KINDS = ("person", "bot", "open")
ACCESS = ("private", "code", "public")  # open chairs are for who has the link, or the code, or for anybody
AVATAR = r"[a-z]{0,16}"
LONGEST_NAME = 40  # letters of a name at a table
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that look alike


def new_id() -> str:
    """Makes the name of a table, that nobody guesses: 70 random bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(14))


def check_chairs(game: Game, chairs: Sequence[Chair]) -> None:
    """Raises BadOptions if these cannot sit down to this game."""
    if len(chairs) != game.players:
        raise BadOptions(f"chairs: {game.id} has {game.players} under these options, not {len(chairs)}")
    for i, chair in enumerate(chairs):
        if chair.kind not in KINDS:
            raise BadOptions(f"chairs[{i}].kind={chair.kind}: expected one of {', '.join(KINDS)}")
        # Names that were taken once are taken still: what can be seen of them was another rule then.
        if not 0 < len(chair.name.strip()) <= LONGEST_NAME or not chair.name.isprintable():
            raise _bad_name(i)
        _check_avatar(i, chair)


def check_name_and_avatar(i: int, chair: Chair) -> None:
    """Raises BadOptions if somebody cannot sit down under this name and picture."""
    if not 0 < len(tidy(chair.name)) <= LONGEST_NAME:
        raise _bad_name(i)
    if not is_visible(tidy(chair.name)):
        text = f"chairs[{i}].name: expected printable characters, none that shows nothing"
        raise BadOptions(text, Phrase("problem-name-invisible"))
    _check_avatar(i, chair)


def _bad_name(i: int) -> BadOptions:
    text = f"chairs[{i}].name: expected 1 to {LONGEST_NAME} printable characters"
    return BadOptions(text, Phrase("problem-name-length", {"most": LONGEST_NAME}))


def _check_avatar(i: int, chair: Chair) -> None:
    if not re.fullmatch(AVATAR, chair.avatar):
        raise BadOptions(f"chairs[{i}].avatar: expected at most 16 small letters")


async def open_table(
    game: Game,
    chairs: Sequence[Chair],
    *,
    preset: str = "",
    owner: str = "",
    store: Store | None = None,
    shuffle: Shuffle | None = None,
    limit: Limit = NO_LIMIT,
    pace: str = "normal",
    access: str = "private",
    chat: str = "free",
    key: str = "",
    luck: str = "",
    clock: Clock = NO_CLOCK,
    owners: Sequence[str] = (),
    rated: bool = False,
    club: str = "",
    kept: Sequence[str] = (),
    programs: bool = False,
    successors: bool = False,
    patient: bool = False,
    same: bool = False,
    name: str = "",
) -> Table:
    """Opens a new table. Raises BadOptions, BadContribution, NotSaved.

    Unless a chair is open, cards are drawn where seats go by them. The first deal begins when nobody is left to be
    asked for a place.

    owner: the hash of the token of the first person.
    shuffle: how decks are made instead of by `key`.
    pace: one of `PACES`.
    access: one of `ACCESS`.
    chat: one of `CHATS`.
    key: what the decks are made from so that anybody can check them.
    luck: what the first person adds to the key.
    club: whose table it is.
    kept: for whom a director keeps each chair (the hash of its owner).
    programs: whether those of people may sit down.
    successors: whether who leaves for good may be followed.
    patient: the first deal waits a moment for what people add to its shuffle.
    same: other tables get the deals of this `key`. Who deals first follows from it, too, and nobody's luck is added.
    name: its id, chosen before.
    """
    number = contribution_number(luck)
    dealing = verifiable_shuffle.opening_shuffle(key) if same else shuffle or matches.fair_shuffle
    check_chairs(game, chairs)
    check_limit(game, limit)
    check_clock(clock)
    if pace not in PACES:
        raise BadOptions(f"pace={pace[:40]}: expected one of {', '.join(PACES)}")
    if access not in ACCESS:
        raise BadOptions(f"access={access[:40]}: expected one of {', '.join(ACCESS)}")
    if chat not in CHATS:
        raise BadOptions(f"chat={chat[:40]}: expected one of {', '.join(CHATS)}")
    if rated and sum(chair.kind != "bot" for chair in chairs) < 2:
        raise BadOptions("rated: expected at least two chairs for people")
    seated = tuple(chairs)
    first_person = next((i for i, c in enumerate(seated) if c.kind == "person"), -1)
    meta = TableMeta(
        id=name or new_id(),
        game=game.id,
        preset=preset,
        options=msgspec.to_builtins(game.options),
        rules=game.rules_version,
        chairs=seated,
        owners=tuple(owners) or tuple(owner if i == first_person else "" for i in range(len(seated))),
        first=0 if seating.is_drawn(game) else matches.opening(game, dealing).first,
        limit=limit,
        created=time.time(),
        host=owner,
        pace=pace,
        access=access,
        code="" if access == "private" else new_join_code(),
        chat=chat,
        key=key,
        clock=clock,
        rated=rated,
        club=club,
        invites=tuple(kept),
        drawn=bool(kept),
        programs=programs,
        successors=successors,
        same=same,
    )
    table = Table(meta, game, store or MemoryStore(), shuffle)
    await table.dealer.open(owner, number, patient)
    return table


async def open_from_deal(
    game: Game,
    chairs: Sequence[Chair],
    match: Match,
    begins: tuple[int, ...] | Setup,
    moves: Sequence[tuple[int, Action]],
    *,
    preset: str = "",
    owner: str = "",
    store: Store | None = None,
    key: str = "",
) -> Table:
    """Opens a new table, for practice, that begins with a deal of another match.

    It has its deck or where its cards lie, and what each seat has done in it so far.

    The match goes on from the scores there were. `key`: what later decks are made from so that anybody can check them.

    Raises BadOptions, BadRecord, NotSaved.
    """
    check_chairs(game, chairs)
    meta = TableMeta(
        id=new_id(),
        game=game.id,
        preset=preset,
        options=msgspec.to_builtins(game.options),
        rules=game.rules_version,
        chairs=tuple(chairs),
        owners=tuple(owner if chair.kind == "person" else "" for chair in chairs),
        first=match.first,
        created=time.time(),
        practice=True,
        scores=match.scores,
        notes=match.notes,
        setup=begins if isinstance(begins, Setup) else None,
        key=key,
    )
    table = Table(meta, game, store or MemoryStore())
    await table.dealer.begin_with(() if isinstance(begins, Setup) else begins, moves)
    return table


@asynccontextmanager
async def local(
    game: Game,
    chairs: Sequence[Chair],
    *,
    preset: str = "",
    runner: BotRunner | None = None,
    pace: float = PACE,
    shuffle: Shuffle = matches.fair_shuffle,
    limit: Limit = NO_LIMIT,
) -> AsyncIterator[Table]:
    """Opens a table on this machine with its computer players at work. Follow it with `table.follow(chair)`."""
    table = await open_table(game, chairs, preset=preset, shuffle=shuffle, limit=limit)
    thinking = runner or ThreadBotPool()
    driver = BotDriver(table, thinking, pace)
    driver.start()
    try:
        yield table
    finally:
        await driver.close()
        if runner is None:
            thinking.close()
