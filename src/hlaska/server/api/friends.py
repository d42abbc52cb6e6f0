"""Friends over HTTP: asked, accepted, seen, and invited to a table."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from hlaska.core.errors import BadOptions
from hlaska.protocol.accounts import AskFriend, FriendInfo, InviteFriend
from hlaska.protocol.problem import Done
from hlaska.server.accounts.friendships import Friend, NoFriend
from hlaska.server.accounts.services import AccountServices
from hlaska.server.api.accounts import Asked, hall_of, people_of, somebody, token_of
from hlaska.server.tables.service import TableService
from hlaska.table.store import TableMeta


async def _me(request: Asked) -> tuple[AccountServices, str]:
    """Who asks, who has an account. Raises NotSignedIn."""
    people = people_of(request)
    return people, (await people.accounts.signed_in(token_of(request))).owner


@get("/api/lobby/friends")
async def show_friends(request: Asked) -> list[FriendInfo]:
    """Friends, by name, and who asks or is asked; of friends, whether they are here and where one may sit with them."""
    people, owner = await _me(request)
    hall = hall_of(request)
    here = hall.lobby.people()
    return [_info(hall, one, here) for one in await people.friends.of(owner)]


def _info(hall: TableService, one: Friend, here: set[str]) -> FriendInfo:
    told = FriendInfo(one.id, one.name, one.avatar, one.state, one.state == "friend" and one.owner in here)
    if not told.here:
        return told
    at = next((table.meta for table in hall.live.here() if _is_joinable(table.meta, one.owner)), None)
    return told if at is None else replace(told, table=at.id, game=at.game)


def _is_joinable(meta: TableMeta, owner: str) -> bool:
    """Tells whether this person sits at a public table with a free chair."""
    free = any(chair.kind == "open" and not meta.kept(i) for i, chair in enumerate(meta.chairs))
    return meta.access == "public" and free and meta.owner(owner) >= 0


@post("/api/people/friends", status_code=200)
async def ask_friend(request: Asked, data: JSONBody[AskFriend]) -> Done:
    """Asks whoever has a chair at a table, or the account of a name; who has asked the caller is a friend then."""
    people, owner = await _me(request)
    if bool(data.name) == bool(data.table):
        raise BadOptions("name or table: expected one of them")
    if data.table:
        other, _ = await somebody(request, owner, data.table, data.chair)
    else:
        found = await people.accounts.named(data.name[:200])
        if found is None:
            raise NoFriend
        other = found.owner
    await people.friends.ask(owner, other)
    await people.changed()
    return Done(1)


@post("/api/people/friends/{friend:str}", status_code=200)
async def accept_friend(request: Asked, friend: FromPath[str]) -> Done:
    """Says yes to who asks."""
    people, owner = await _me(request)
    done = await people.friends.accept(owner, friend[:16])
    await people.changed()
    return Done(int(done))


@delete("/api/people/friends/{friend:str}", status_code=200)
async def end_friend(request: Asked, friend: FromPath[str]) -> Done:
    """Says no, takes back what was asked, or ends it."""
    people, owner = await _me(request)
    done = await people.friends.end(owner, friend[:16])
    await people.changed()
    return Done(int(done))


@post("/api/tables/{table:str}/invite", status_code=200)
async def invite_friend(request: Asked, table: FromPath[str], data: JSONBody[InviteFriend]) -> Done:
    """Keeps an open chair of the caller's table for a friend, who is told so."""
    people, owner = await _me(request)
    friends = await people.friends.of(owner)
    found = next((one for one in friends if one.id == data.friend and one.state == "friend"), None)
    if found is None:
        raise NoFriend
    hall = hall_of(request)
    await hall.user_tables.invite_friend(await hall.visit(table, owner), data.chair, owner, found.owner)
    return Done(1)


HANDLERS: Final = (show_friends, ask_friend, accept_friend, end_friend, invite_friend)
