"""Changes who sits on which chair while a table waits.

Chairs are taken, given up, kept for an invitation. Values of `TableMeta` alone.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from hlaska.core.errors import Illegal, Phrase
from hlaska.table.match_state import Chair
from hlaska.table.store import PreviousPlayer, TableMeta

FREE: Final = Chair("?", "open")  # a chair that somebody has left


def is_open(meta: TableMeta, chair: int) -> bool:
    return 0 <= chair < len(meta.chairs) and meta.chairs[chair].kind == "open"


def require_open_chair(meta: TableMeta, chair: int) -> int:
    """Returns the chair, if it is open, kept for somebody or not. Raises Illegal."""
    if not is_open(meta, chair):
        raise Illegal("this chair is not open", Phrase("refused-chair-taken"))
    return chair


def find_free_chair(meta: TableMeta, chair: int, invite: str) -> int:
    """Finds the chair that who comes may take.

    With an invitation (the hash of its key) it is the one kept for it. Without one it is the chair named, or the first
    one (-1), that is kept for nobody.

    Raises Illegal.
    """
    opened = [i for i in range(len(meta.chairs)) if is_open(meta, i)]
    if invite:
        mine = next((i for i in opened if meta.invite_hash(i) == invite), -1)
        if mine < 0:
            text = "this invitation has been used, or another has been made for its chair; ask for a new one"
            raise Illegal(text, Phrase("refused-invite"))
        return mine
    wanted = [i for i in opened if chair in (-1, i)]
    free = [i for i in wanted if not meta.invite_hash(i)]
    if wanted and not free:
        raise Illegal("this chair is kept for somebody who is invited", Phrase("refused-chair-kept"))
    if not free:
        raise Illegal("this chair is not open", Phrase("refused-chair-taken"))
    return free[0]


def with_occupant(meta: TableMeta, chair: int, by: Chair, owner: str) -> TableMeta:
    """Gives the chair to a person, or to a computer player (no owner).

    Who comes where nobody sits is the host, unless a director has opened the table.
    """
    host = meta.host if meta.drawn or any(meta.owners) else owner
    return _with_chair(meta, chair, by, owner, host)


def with_vacancy(meta: TableMeta, chair: int) -> TableMeta:
    """Opens the chair again; if it was the host's, the next person is it."""
    owner = meta.owners[chair]
    others = (one for one in meta.owners if one and one != owner)
    return _with_chair(meta, chair, FREE, "", meta.host if meta.host != owner else next(others, ""))


def rotate_chairs(meta: TableMeta) -> TableMeta:
    """Moves everybody but the first on by a chair.

    So everybody comes to sit beside, and as partner of, everybody else in turn.
    """
    chairs, owners = meta.chairs, meta.owners
    return replace(
        meta, chairs=(chairs[0], chairs[-1], *chairs[1:-1]), owners=(owners[0], owners[-1], *owners[1:-1])
    )


def with_successor(meta: TableMeta, chair: int, by: Chair, owner: str, deals: int) -> TableMeta:
    """Gives the chair of who has left for good to another person from now on.

    The `deals` that are over stay the other's.
    """
    before = PreviousPlayer(chair, meta.owners[chair], meta.chairs[chair].name, deals)
    taken = _with_chair(meta, chair, by, owner, meta.host)
    return replace(taken, former=(*meta.former, before))


def with_reservation(meta: TableMeta, chair: int, invite: str) -> TableMeta:
    """Reserves the open chair for an invitation, or for anybody ("")."""
    return replace(meta, invites=_with_invite(meta, chair, invite))


def _with_chair(meta: TableMeta, chair: int, by: Chair, owner: str, host: str) -> TableMeta:
    chairs, owners = list(meta.chairs), list(meta.owners)
    chairs[chair], owners[chair] = by, owner
    return replace(
        meta, chairs=tuple(chairs), owners=tuple(owners), host=host, invites=_with_invite(meta, chair, "")
    )


def _with_invite(meta: TableMeta, chair: int, invite: str) -> tuple[str, ...]:
    """Sets the invitation of a chair. None at all is none for each, as in older journals."""
    invites = [meta.invite_hash(i) for i in range(len(meta.chairs))]
    invites[chair] = invite
    return tuple(invites) if any(invites) else ()
