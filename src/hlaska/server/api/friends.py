"""Serves friends over HTTP: asked, accepted, seen, and invited to a table."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from hlaska.core.errors import BadOptions
from hlaska.protocol.accounts import AskFriend, FriendInfo, InviteFriend
from hlaska.protocol.problem import Done
from hlaska.server.accounts.friendships import Friend, NoFriend
from hlaska.server.accounts.services import AccountServices
from hlaska.server.api.accounts import AppRequest, find_person, people_of, table_service_of, token_of
from hlaska.server.tables.service import TableService
from hlaska.table.store import TableMeta


async def _me(request: AppRequest) -> tuple[AccountServices, str]:
    """Returns the services and the account that asks. Raises NotSignedIn."""
    people = people_of(request)
    return people, (await people.accounts.require_account(token_of(request))).owner


@get("/api/lobby/friends")
async def show_friends(request: AppRequest) -> list[FriendInfo]:
    """Returns friends, by name, and who asks or is asked.

    Of friends it says whether they are here and where one may sit with them.
    """
    people, owner = await _me(request)
    table_service = table_service_of(request)
    here = table_service.lobby.people()
    return [_info(table_service, one, here) for one in await people.friends.of(owner)]


def _info(table_service: TableService, one: Friend, here: set[str]) -> FriendInfo:
    told = FriendInfo(one.id, one.name, one.avatar, one.state, one.state == "friend" and one.owner in here)
    if not told.here:
        return told
    at = next(
        (table.meta for table in table_service.live.here() if _is_joinable(table.meta, one.owner)), None
    )
    return told if at is None else replace(told, table=at.id, game=at.game)


def _is_joinable(meta: TableMeta, owner: str) -> bool:
    """Tells whether this person sits at a public table with a free chair."""
    free = any(chair.kind == "open" and not meta.invite_hash(i) for i, chair in enumerate(meta.chairs))
    return meta.access == "public" and free and meta.chair_of(owner) >= 0


@post("/api/people/friends", status_code=200)
async def ask_friend(request: AppRequest, data: JSONBody[AskFriend]) -> Done:
    """Asks whoever has a chair at a table, or the account of a name. Who has asked the caller is a friend then."""
    people, owner = await _me(request)
    if bool(data.name) == bool(data.table):
        raise BadOptions("name or table: expected one of them")
    if data.table:
        other, _ = await find_person(request, owner, data.table, data.chair)
    else:
        found = await people.accounts.find_by_name(data.name[:200])
        if found is None:
            raise NoFriend
        other = found.owner
    await people.friends.ask(owner, other)
    await people.invalidate()
    return Done(1)


@post("/api/people/friends/{friend:str}", status_code=200)
async def accept_friend(request: AppRequest, friend: FromPath[str]) -> Done:
    """Says yes to who asks."""
    people, owner = await _me(request)
    done = await people.friends.accept(owner, friend[:16])
    await people.invalidate()
    return Done(int(done))


@delete("/api/people/friends/{friend:str}", status_code=200)
async def end_friend(request: AppRequest, friend: FromPath[str]) -> Done:
    """Says no, takes back what was asked, or ends it."""
    people, owner = await _me(request)
    done = await people.friends.end(owner, friend[:16])
    await people.invalidate()
    return Done(int(done))


@post("/api/tables/{table:str}/invite", status_code=200)
async def invite_friend(request: AppRequest, table: FromPath[str], data: JSONBody[InviteFriend]) -> Done:
    """Keeps an open chair of the caller's table for a friend, who is told so."""
    people, owner = await _me(request)
    friends = await people.friends.of(owner)
    found = next((one for one in friends if one.id == data.friend and one.state == "friend"), None)
    if found is None:
        raise NoFriend
    table_service = table_service_of(request)
    await table_service.user_tables.invite_friend(
        await table_service.visit(table, owner), data.chair, owner, found.owner
    )
    return Done(1)
