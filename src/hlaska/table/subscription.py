"""Lets clients follow a table: each gets an update at once and at every change."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Self

from msgspec.structs import replace

from hlaska.table import updates
from hlaska.table.dealer import Dealer
from hlaska.table.log import TableLog
from hlaska.table.play import Play


class UpdateFeed:
    """Makes the updates of a table for its followers. Onlookers who know the same get the same one.

    followers: how many subscriptions are open.
    """

    def __init__(self, log: TableLog, dealer: Dealer, play: Play) -> None:
        self.log = log
        self.followers = 0
        self._dealer, self._play = dealer, play
        self._cached: dict[tuple[int, bool], updates.Update | None] = {}  # to onlookers, by what they knew
        self._cached_version = -1  # at this version

    def follow(self, chair: int, since: int = updates.ALL) -> Subscription:
        """Follows everything a chair may know, from `since` on.

        It yields at once, then at each change. A chair of -1 is an onlooker.
        """
        return Subscription(self, chair, since)

    def update_for(self, chair: int, since: int, sheet: bool) -> updates.Update | None:
        """Makes the update for a chair that knows everything up to `since`. It is None before the first deal."""
        if chair >= 0:
            return self._make(chair, since, sheet)
        if self._cached_version != self.log.changes.version:
            self._cached_version, self._cached = self.log.changes.version, {}
        if (since, sheet) not in self._cached:
            self._cached[since, sheet] = self._make(chair, since, sheet)
        return self._cached[since, sheet]

    def _make(self, chair: int, since: int, sheet: bool) -> updates.Update | None:
        log = self.log
        made = updates.make_update(log.game, log.now, chair, since, sheet, self._dealer.waiting())
        if made is None:
            return None
        return replace(made, back=self._play.find_retractable(chair) > 0, withheld=log.can_reveal_cards)


class Subscription:
    """Follows a table: an async iterator of updates. A slow one gets several changes in one update."""

    def __init__(self, feed: UpdateFeed, chair: int, since: int) -> None:
        self.feed, self.chair, self.since = feed, chair, since
        self._rows = 0
        self._version = -1
        self._changed = feed.log.changes.subscribe()
        self._closed = False
        feed.followers += 1

    def resume(self, since: int) -> None:
        """Goes on from `since`, whatever was told before."""
        self.since, self._rows, self._version = since, 0, -1
        self._changed.set()

    def close(self) -> None:
        self.feed.log.changes.unsubscribe(self._changed)
        self.feed.followers -= not self._closed
        self._closed = True

    async def wait_for_change(self) -> None:
        """Waits until there may be something new."""
        while self._version == self.feed.log.changes.version:
            self._changed.clear()
            await self._changed.wait()

    def take(self) -> updates.Update | None:
        """Takes what is new; None before the first deal, or if nothing is."""
        log = self.feed.log
        if self._version == log.changes.version:
            return None
        self._version = log.changes.version
        grown = len(log.now.sheet) > self._rows or self._rows == 0
        update = self.feed.update_for(self.chair, self.since, grown)
        if update is not None:
            self.since, self._rows = update.seq, len(log.now.sheet)
        return update

    async def __aiter__(self) -> AsyncIterator[updates.Update]:
        try:
            while True:
                await self.wait_for_change()
                update = self.take()
                if update is not None:
                    yield update
        finally:
            self.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        self.close()
