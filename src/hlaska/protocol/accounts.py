"""People: accounts, sessions, lists, ratings, and all that is kept of somebody."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from hlaska.core.options import Value
from hlaska.protocol.deals import ArchivedDeal, PlayedMatch


class InvitedTo(Struct, frozen=True):
    """A table where a friend keeps a chair for the caller; `name`: of that friend."""

    table: str
    game: str
    name: str


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """Signing up or in: POST /api/people/signup, POST /api/people/signin, both answered with `Me`. A new account takes
    over `avatar` and `settings`."""

    name: str
    password: str
    avatar: str = ""
    settings: dict[str, Value] = {}


class Me(Struct, frozen=True):
    """Who asks: GET /api/people/me. `name` "": a guest. `settings` are the page's, kept for every device; `admin`:
    whether the administrator's page is open to him; `created`: seconds since 1970."""

    name: str = ""
    avatar: str = ""
    settings: dict[str, Value] = {}
    admin: bool = False
    created: float = 0.0


class ChangeMe(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/people/me, answered with `Me`. `name` "": as it is."""

    name: str = ""
    avatar: str = ""
    settings: dict[str, Value] = {}


class SignedByKey(Struct, frozen=True, forbid_unknown_fields=True):
    """What a passkey has signed, each part in base64url: `rawId`, `clientDataJSON`, `authenticatorData`, `signature`
    and `userHandle` of WebAuthn. POST /api/people/passkeys/enter signs in with it, and is answered with `Me`."""

    key: str
    client: str
    data: str
    signature: str
    handle: str


class AskKey(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/people/passkeys/ask: a challenge for signing in (`enter`), for a new key of the caller (`add`, with his
    `password`), or in place of his password (`prove`). Answered with `KeyAsked`."""

    purpose: Literal["enter", "add", "prove"]
    password: str = ""


class KeyAsked(Struct, frozen=True):
    """What a passkey signs: once, within five minutes, in the browser that asked. `site`: for what name it is
    (`rp.id`); `algorithms`: those taken for a new key (`pubKeyCredParams`); `handle`: its account (`user.id`), `name`
    of it; `known`: the keys it has there already. `challenge`, `handle` and `known` are in base64url; for `enter` all
    but `challenge` and `site` are empty."""

    challenge: str
    site: str
    algorithms: tuple[int, ...] = ()
    handle: str = ""
    name: str = ""
    known: tuple[str, ...] = ()


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/people/passkeys: a key that a device has made, under a name of the caller's; `client` and
    `attestation`: `clientDataJSON` and `attestationObject` in base64url. Answered with `PasskeyInfo`."""

    name: str
    client: str
    attestation: str


class PasskeyName(Struct, frozen=True, forbid_unknown_fields=True):
    """PUT /api/people/passkeys/{id}: another name."""

    name: str


class PasskeyInfo(Struct, frozen=True):
    """A passkey of the caller, from GET /api/people/passkeys; `site`: the name of this server that it is for;
    `synced`: a service keeps it for several devices; `seen`: when it was used last, 0 for never; times are seconds
    since 1970. DELETE /api/people/passkeys/{id} ends it."""

    id: str
    name: str
    site: str
    synced: bool
    created: float
    seen: float


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/people/password: all other sessions end. Who has a passkey may sign with it (`prove`) in place of the
    `old` password."""

    new: str
    old: str = ""
    passkey: SignedByKey | None = None


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/people/signout: this session ends, `everywhere`: all of them."""

    everywhere: bool = False


class DeleteMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Who deletes an account says its password again, or signs with a passkey (`prove`): POST /api/people/delete."""

    password: str = ""
    passkey: SignedByKey | None = None


class SessionInfo(Struct, frozen=True):
    """A device that is signed in; `current`: this one; times are seconds since 1970. DELETE /api/people/sessions/{id}
    ends it."""

    id: str
    device: str
    created: float
    seen: float
    current: bool


class NewProgram(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/people/programs: a token for a program that plays under this name. Answered with `ProgramToken`."""

    name: str


class ProgramToken(Struct, frozen=True):
    """A new program: its `token` is told this once, and goes into `Authorization: Bearer TOKEN`."""

    id: str
    token: str


class ProgramInfo(Struct, frozen=True):
    """A program of the caller, from GET /api/people/programs; `seen`: when it was here last, 0 for never; times are
    seconds since 1970. DELETE /api/people/programs/{id} ends it."""

    id: str
    name: str
    created: float
    seen: float


ListKind = Literal["block", "avoid", "mute"]


class Enlist(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/people/lists: whoever has a chair at a table is blocked (may not sit with one), avoided (is not brought
    together with one by quick seat) or muted (is not heard). Answered with `Listed`."""

    kind: ListKind
    table: str
    chair: int


class Listed(Struct, frozen=True):
    """One entry of one's own lists, from GET /api/people/lists; `name`: that he had at the table; `who`: of one who is
    muted, what names him in lines that are said (`TalkLine`). DELETE /api/people/lists/{id} takes it off."""

    id: str
    kind: ListKind
    name: str
    at: float
    who: str = ""


class AskFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/people/friends: whoever has this chair at a table, or the account of a name, is asked to be a
    friend."""

    name: str = ""
    table: str = ""
    chair: int = -1


class FriendInfo(Struct, frozen=True):
    """Describes a friend, or one who is `asked` or `asks`.

    From GET /api/lobby/friends; POST /api/people/friends/{id} says yes, DELETE no, or ends it. `here`: whether a
    friend is here now; `table`: a public table where he sits and a chair is free, of this `game`.
    """

    id: str
    name: str
    avatar: str
    state: Literal["friend", "asked", "asks"]
    here: bool = False
    table: str = ""
    game: str = ""


class InviteFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/invite: an open chair of the caller's table is kept for a friend, by his `id`."""

    chair: int
    friend: str


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/people/reports: what the administrator should know of whoever has a chair at a table. Chat is not kept,
    so `text` holds the words it is about."""

    table: str
    chair: int
    text: str


class ExportTable(Struct, frozen=True):
    """A table of an export. `record`: its deals that are over as text, "" where they cannot be told yet."""

    played: PlayedMatch
    record: str


class ExportReport(Struct, frozen=True):
    """A report that the caller has made."""

    name: str
    table: str
    text: str
    at: float
    done: bool


class RatedPerson(Struct, frozen=True):
    """One line of `Ratings`: `name` of an account, or the `level` of computer players, who are rated as one; both ""
    for the caller as a guest; `program`: whose program it is, "" for none. `rating` is 1500 for whom nobody has seen
    play; `doubt`: the true one lies so far off at most, 19 times of 20."""

    name: str
    avatar: str
    level: str
    rating: int
    doubt: int
    deals: int
    me: bool = False
    program: str = ""


class Ratings(Struct, frozen=True):
    """Answer to GET /api/ratings/{game}?players=N: the best first, by what is as good as certain (rating less doubt);
    `counts`: the numbers of players for which somebody is rated; `players`: the one that is told."""

    game: str
    players: int
    counts: tuple[int, ...]
    people: tuple[RatedPerson, ...]


class ExportRating(Struct, frozen=True):
    """A rating of the caller."""

    game: str
    players: int
    rating: int
    doubt: int
    deals: int


class ExportClub(Struct, frozen=True):
    """A club of the caller, and what he has in its seasons."""

    name: str
    role: Literal["founder", "steward", "member"]
    joined: float
    gone: float
    seasons: dict[str, str]


class ExportEvent(Struct, frozen=True):
    """A tournament in which the caller has a name.

    name: what they are called there.
    director: they decide there.
    rank, points: of their best entry, 0 and "" for who plays in none.
    """

    event: str
    date: str
    name: str
    director: bool
    rank: int = 0
    points: str = ""


class PersonRating(Struct, frozen=True):
    """How good a person is at a game with so many players: `rating`, with `doubt` as in `Ratings`."""

    game: str
    players: int
    rating: int
    doubt: int
    deals: int


class PersonResult(Struct, frozen=True):
    """Sums up what the public deals of a game have brought a person.

    Practice and those sat out are left aside. `money`: smallest units in a unit; `total` and `squares`: sums of
    the amounts and of their squares, in smallest units.
    """

    game: str
    money: int
    pays: bool
    deals: int
    won: int
    total: int
    squares: float


class PersonPage(Struct, frozen=True):
    """Answer to GET /api/person?name=X: what anybody may know of who has an account. `since`: the first day of the
    month in which it was made; `deals`: the last public ones."""

    name: str
    avatar: str
    since: int
    ratings: tuple[PersonRating, ...]
    results: tuple[PersonResult, ...]
    deals: tuple[ArchivedDeal, ...]


class Export(Struct, frozen=True):
    """Answer to GET /api/people/export: all that is kept about who asks, guest or account. `unreadable`: so many tables
    are damaged, or of rules that are no more; `places`: when he sat down with others last, for each address that is
    kept as a hash."""

    me: Me
    sessions: tuple[SessionInfo, ...]
    lists: tuple[Listed, ...]
    reports: tuple[ExportReport, ...]
    tables: tuple[ExportTable, ...]
    unreadable: int = 0
    ratings: tuple[ExportRating, ...] = ()
    clubs: tuple[ExportClub, ...] = ()
    programs: tuple[ProgramInfo, ...] = ()
    friends: tuple[FriendInfo, ...] = ()
    places: tuple[float, ...] = ()
    passkeys: tuple[PasskeyInfo, ...] = ()
    events: tuple[ExportEvent, ...] = ()
