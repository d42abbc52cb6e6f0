"""Runs a match in progress, made of parts that share one journal: the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from hlaska.core.actions import Action
from hlaska.core.game import Game, Shuffle
from hlaska.table import updates
from hlaska.table.claim_log import ClaimLog
from hlaska.table.dealer import Dealer
from hlaska.table.log import TableLog
from hlaska.table.match_state import MatchState
from hlaska.table.play import Play
from hlaska.table.seating import Seating
from hlaska.table.store import Store, TableMeta
from hlaska.table.subscription import Subscription, UpdateFeed

Embargo = Callable[[TableMeta], Awaitable[bool]]  # whether the deals of a table may not be told yet


async def is_never_embargoed(_: TableMeta) -> bool:
    """Returns no, for a table that is no club's."""
    return False


class Table:
    """Opens a match in progress.

    It is a facade over the parts that write into its journal and read it.

    log: the journal and the state; the only writer.
    dealer: begins deals, with a shuffle that can be checked.
    presence: who is there, and the clock.
    seating: who sits where.
    play: what is played.
    claims: what is proposed about the tricks that are left.
    feed: what followers are told.
    embargo: asks whether its deals may not be told yet, because other tables have the same.
    """

    def __init__(self, meta: TableMeta, game: Game, store: Store, shuffle: Shuffle | None = None) -> None:
        """Sets up the parts of a table.

        shuffle: how decks are made instead of by the table's key.
        """
        self.log = TableLog(meta, game, store)
        self.dealer = Dealer(self.log, shuffle)
        self.presence = self.dealer.presence
        self.seating = Seating(self.log, self.dealer)
        self.play = Play(self.log, self.presence)
        self.claims = ClaimLog(self.log, self.presence)
        self.feed = UpdateFeed(self.log, self.dealer, self.play)
        self.embargo: Embargo = is_never_embargoed

    @property
    def meta(self) -> TableMeta:
        """Returns who sits where, and how the table was opened."""
        return self.log.meta

    @property
    def game(self) -> Game:
        """Returns the game with its options."""
        return self.log.game

    @property
    def store(self) -> Store:
        """Returns where the journal is kept."""
        return self.log.store

    @property
    def now(self) -> MatchState:
        """Returns the state of the match, a value."""
        return self.log.now

    @property
    def seq(self) -> int:
        """Returns the number of the newest entry of the journal."""
        return self.log.seq

    @property
    def turn(self) -> int:
        """Returns the chair to act, -1 between deals."""
        return self.now.on_turn

    @property
    def is_bot_on_turn(self) -> bool:
        """Tells whether a computer player has to act."""
        still = self.now.presence.paused or self.claims.is_open
        return self.turn >= 0 and not still and self.presence.level(self.turn) is not None

    def seat(self, chair: int) -> int:
        """Returns the seat of a chair in this deal, -1 for an onlooker."""
        return self.log.seat(chair)

    async def submit(self, seat: int, seq: int, actions: tuple[Action, ...]) -> None:
        """Plays actions of a seat, all or none (`Play.submit`)."""
        await self.play.submit(seat, seq, actions)

    async def act(self, chair: int, seq: int, actions: tuple[Action, ...]) -> None:
        """Plays actions of a chair, all or none (`Play.act`)."""
        await self.play.act(chair, seq, actions)

    def follow(self, chair: int, since: int = updates.ALL) -> Subscription:
        """Follows everything a chair may know (`UpdateFeed.follow`)."""
        return self.feed.follow(chair, since)
