"""Decides who may see a table, and who may sit down there."""

from __future__ import annotations

from typing import Final

from hlaska.core.errors import Illegal, Phrase
from hlaska.server.tables.hooks import TableHooks
from hlaska.server.tables.journal_reader import NoTable
from hlaska.server.tables.live import LiveTables
from hlaska.server.tables.lobby import Lobby
from hlaska.server.tokens import hash_token
from hlaska.table.match_state import Chair
from hlaska.table.store import TableMeta
from hlaska.table.table import Table

NOBODY: Final[frozenset[str]] = frozenset()


class TableAccess:
    """Finds tables for people who may see them.

    live: the tables of this process.
    lobby: frees the chairs of people who have gone.
    hooks: know the members of clubs, and whose deals may be shown.
    """

    def __init__(self, live: LiveTables, lobby: Lobby, hooks: TableHooks) -> None:
        self._live, self._lobby, self._hooks = live, lobby, hooks

    async def visit(self, name: str, owner: str) -> Table:
        """Returns the table to a person who may see it.

        A table of a club is for its members, and for people with a chair there. Raises NoTable, NotSaved.
        """
        return await self._check(await self._live.get_or_load(name), owner)

    async def look_at(self, name: str, owner: str) -> Table:
        """Returns the table as `visit` does, but nobody plays there because of it. Raises NoTable, NotSaved."""
        return await self._check(await self._live.look_at(name), owner)

    async def _check(self, table: Table, owner: str) -> Table:
        meta = table.meta
        if (
            meta.club
            and meta.chair_of(owner) < 0
            and not await self._hooks.may_see_club_table(meta.club, owner)
        ):
            raise NoTable(f"there is no table '{meta.id}'")
        if meta.same and not has_chair(meta, owner) and await self._hooks.has_embargoed_deals(meta):
            text = f"table {meta.id} has the deals of other tables; it is shown when all of them are over"
            raise NoTable(text, "problem-same-deals")
        return table

    async def sit(
        self,
        name: str,
        chair: int,
        person: Chair,
        owner: str,
        contribution: str = "",
        key: str = "",
        apart: frozenset[str] = NOBODY,
        kin: frozenset[str] = NOBODY,
    ) -> int:
        """Gives a person a chair and returns its number.

        The chair is open, or was left for good, or is kept for this person.
        chair: which one, -1 for the first.
        key: of the invitation.
        apart: people with whom this one does not sit down; nobody is told why.
        kin: owners who are the same person, who has one chair where strangers sit or it is rated.
        Raises NoTable, Illegal, BadContribution, NotSaved.
        """
        table = await self.visit(name, owner)
        if (table.meta.access == "public" or table.meta.rated) and not kin.isdisjoint(table.meta.owners):
            text = "a person has one chair at this table, also by a program; you or one of yours sits there"
            raise Illegal(text, Phrase("refused-own-program"))
        if hash_token(owner) in table.meta.invites:
            key = owner  # who this is opens the chair that is kept
        if not apart.isdisjoint(table.meta.owners):
            raise Illegal("this chair is not open", Phrase("refused-chair-taken"))
        await self._lobby.free_abandoned_chairs([table])  # the match would begin with somebody who has gone
        if table.presence.list_abandoned():
            return await table.seating.take_over(chair, person, owner)
        return await table.seating.sit(
            chair, person.name, owner, person.avatar, contribution, hash_token(key), person.program
        )


def has_chair(meta: TableMeta, owner: str) -> bool:
    """Tells whether a person has a chair at a table, or an invitation to one."""
    return meta.chair_of(owner) >= 0 or bool(owner and hash_token(owner) in meta.invites)
