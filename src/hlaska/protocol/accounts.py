"""Declares what is said of people: accounts, sessions, lists, ratings, all that is kept."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from hlaska.core.options import Value
from hlaska.protocol.deals import ArchivedDeal, PlayedMatch


class InvitedTo(Struct, frozen=True):
    """Names a table where a friend keeps a chair for the caller.

    name: that of the friend.
    """

    table: str
    game: str
    name: str


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """Signs up or in with POST /api/people/signup or POST /api/people/signin.

    Both are answered with `Me`.

    avatar, settings: a new account takes them over.
    """

    name: str
    password: str
    avatar: str = ""
    settings: dict[str, Value] = {}


class Me(Struct, frozen=True):
    """Describes who asks, as the answer to GET /api/people/me.

    name: that of the account, "" for a guest.
    settings: those of the page, kept for every device.
    admin: whether the administrator's page is open to them.
    created: seconds since 1970.
    """

    name: str = ""
    avatar: str = ""
    settings: dict[str, Value] = {}
    admin: bool = False
    created: float = 0.0


class ChangeMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes the caller's account with PUT /api/people/me, answered with `Me`.

    name: the new name, "" keeps the old one.
    """

    name: str = ""
    avatar: str = ""
    settings: dict[str, Value] = {}


class SignedByKey(Struct, frozen=True, forbid_unknown_fields=True):
    """Holds what a passkey has signed, each part in base64url.

    POST /api/people/passkeys/enter signs in with it, and is answered with `Me`.

    key: `rawId` of WebAuthn.
    client: `clientDataJSON`.
    data: `authenticatorData`.
    signature: `signature`.
    handle: `userHandle`.
    """

    key: str
    client: str
    data: str
    signature: str
    handle: str


class AskKey(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a challenge to a passkey with POST /api/people/passkeys/ask, answered with `KeyAsked`.

    purpose: to sign in (`enter`), to add a key of the caller (`add`), or in place of a password (`prove`).
    password: that of the caller, which `add` needs.
    """

    purpose: Literal["enter", "add", "prove"]
    password: str = ""


class KeyAsked(Struct, frozen=True):
    """Holds the challenge that a passkey signs.

    It is good once, within five minutes, in the browser that asked. `challenge`, `handle` and `known` are in base64url.
    For `enter` all fields but `challenge` and `site` are empty.

    site: the name of the server that the key is for (`rp.id`).
    algorithms: those accepted for a new key (`pubKeyCredParams`).
    handle: the account of the key (`user.id`).
    name: the name of that account.
    known: the keys that the account has at this site already.
    """

    challenge: str
    site: str
    algorithms: tuple[int, ...] = ()
    handle: str = ""
    name: str = ""
    known: tuple[str, ...] = ()


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """Adds a passkey that a device has made with POST /api/people/passkeys, answered with `PasskeyInfo`.

    name: what the caller calls the key.
    client: `clientDataJSON` in base64url.
    attestation: `attestationObject` in base64url.
    """

    name: str
    client: str
    attestation: str


class PasskeyName(Struct, frozen=True, forbid_unknown_fields=True):
    """Renames a passkey with PUT /api/people/passkeys/{id}."""

    name: str


class PasskeyInfo(Struct, frozen=True):
    """Describes a passkey of the caller, from GET /api/people/passkeys.

    Times are seconds since 1970. DELETE /api/people/passkeys/{id} removes it.

    name: what the caller calls the key.
    site: the name of this server that the key is for.
    synced: a service keeps the key for several devices.
    created: when it was added.
    seen: when it was used last, 0 for never.
    """

    id: str
    name: str
    site: str
    synced: bool
    created: float
    seen: float


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Changes the password with POST /api/people/password, which ends all other sessions.

    old: the password until now; an account with a passkey may leave it out and sign instead.
    passkey: what that passkey has signed, for the purpose `prove`.
    """

    new: str
    old: str = ""
    passkey: SignedByKey | None = None


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Ends this session with POST /api/people/signout.

    everywhere: ends all sessions of the account.
    """

    everywhere: bool = False


class DeleteMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Deletes the caller's account with POST /api/people/delete.

    It needs one of the two fields.

    password: the password of the account.
    passkey: what a passkey of the account has signed, for the purpose `prove`.
    """

    password: str = ""
    passkey: SignedByKey | None = None


class SessionInfo(Struct, frozen=True):
    """Describes a device that is signed in.

    Times are seconds since 1970. DELETE /api/people/sessions/{id} ends the session.

    created: when it signed in.
    seen: when it was used last.
    current: it is the session that asks.
    """

    id: str
    device: str
    created: float
    seen: float
    current: bool


class NewProgram(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a token of a program with POST /api/people/programs, answered with `ProgramToken`.

    name: what the program plays under.
    """

    name: str


class ProgramToken(Struct, frozen=True):
    """Gives a new program its token.

    token: sent this once; it goes into `Authorization: Bearer TOKEN`.
    """

    id: str
    token: str


class ProgramInfo(Struct, frozen=True):
    """Describes a program of the caller, from GET /api/people/programs.

    Times are seconds since 1970. DELETE /api/people/programs/{id} removes it.

    seen: when it was connected last, 0 for never.
    """

    id: str
    name: str
    created: float
    seen: float


ListKind = Literal["block", "avoid", "mute"]


class Enlist(Struct, frozen=True, forbid_unknown_fields=True):
    """Puts whoever has a chair on a list with POST /api/people/lists.

    The answer is `Listed`.

    kind: block (may not sit with the caller), avoid (quick seat does not bring both together) or mute (is not heard).
    """

    kind: ListKind
    table: str
    chair: int


class Listed(Struct, frozen=True):
    """Describes one entry of one's own lists, from GET /api/people/lists.

    DELETE /api/people/lists/{id} removes it.

    name: the name that the person had at the table.
    who: what marks the chat messages (`TalkLine`) of a person who is muted.
    """

    id: str
    kind: ListKind
    name: str
    at: float
    who: str = ""


class AskFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks somebody to be a friend with POST /api/people/friends.

    It names an account, or a chair at a table.

    name: that of an account.
    chair: a chair at `table`, -1 where an account is named.
    """

    name: str = ""
    table: str = ""
    chair: int = -1


class FriendInfo(Struct, frozen=True):
    """Describes a friend, or one who is `asked` or `asks`.

    From GET /api/lobby/friends; POST /api/people/friends/{id} says yes, DELETE no, or ends it.

    here: whether a friend is here now.
    table: a public table where the friend sits and a chair is free, "" for none.
    game: the game of that table.
    """

    id: str
    name: str
    avatar: str
    state: Literal["friend", "asked", "asks"]
    here: bool = False
    table: str = ""
    game: str = ""


class InviteFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """Keeps an open chair of the caller's table for a friend with POST /api/tables/{id}/invite.

    friend: the friend's `id`.
    """

    chair: int
    friend: str


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Reports whoever has a chair at a table to the administrator with POST /api/people/reports.

    text: what is reported; chat is not kept, so it holds the words it is about.
    """

    table: str
    chair: int
    text: str


class ExportTable(Struct, frozen=True):
    """Holds a table of an export.

    record: its deals that are over as text, "" while they may not be shown.
    """

    played: PlayedMatch
    record: str


class ExportReport(Struct, frozen=True):
    """Holds a report that the caller has made."""

    name: str
    table: str
    text: str
    at: float
    done: bool


class RatedPerson(Struct, frozen=True):
    """Holds one row of `Ratings`.

    An account has a `name`; computer players of one `level` are rated as one. Both are "" for the caller as a guest.

    rating: 1500 for who has no rated deal.
    doubt: the true rating is at most so far off, 19 times of 20.
    me: it is the caller.
    program: the name of the person whose program it is, "" for none.
    """

    name: str
    avatar: str
    level: str
    rating: int
    doubt: int
    deals: int
    me: bool = False
    program: str = ""


class Ratings(Struct, frozen=True):
    """Answers GET /api/ratings/{game}?players=N with the ratings, the best first.

    They stand in the order of what is nearly certain: rating less doubt.

    players: the number of players that the ratings are of.
    counts: the numbers of players for which somebody is rated.
    """

    game: str
    players: int
    counts: tuple[int, ...]
    people: tuple[RatedPerson, ...]


class ExportRating(Struct, frozen=True):
    """Holds a rating of the caller."""

    game: str
    players: int
    rating: int
    doubt: int
    deals: int


class ExportClub(Struct, frozen=True):
    """Holds a club of the caller.

    joined: seconds since 1970.
    gone: when the caller left, 0 for a member.
    seasons: by name of a season the caller's total in it.
    """

    name: str
    role: Literal["founder", "steward", "member"]
    joined: float
    gone: float
    seasons: dict[str, str]


class ExportEvent(Struct, frozen=True):
    """Names a tournament in which the caller has a name.

    name: what they are called there.
    director: they decide there.
    rank: that of their best entry, 0 for who plays in none.
    points: those of that entry, "" for who plays in none.
    """

    event: str
    date: str
    name: str
    director: bool
    rank: int = 0
    points: str = ""


class PersonRating(Struct, frozen=True):
    """Says how good a person is at a game with so many players.

    doubt: as in `Ratings`.
    """

    game: str
    players: int
    rating: int
    doubt: int
    deals: int


class PersonResult(Struct, frozen=True):
    """Sums up what the public deals of a game have brought a person.

    Practice and deals that the person sat out are left aside.

    money: smallest units in a unit.
    pays: what some receive others pay.
    total: the sum of the amounts, in smallest units.
    squares: the sum of their squares.
    """

    game: str
    money: int
    pays: bool
    deals: int
    won: int
    total: int
    squares: float


class PersonPage(Struct, frozen=True):
    """Answers GET /api/person?name=X with what anybody may know of an account.

    since: the first day of the month in which it was made.
    deals: the last public ones.
    """

    name: str
    avatar: str
    since: int
    ratings: tuple[PersonRating, ...]
    results: tuple[PersonResult, ...]
    deals: tuple[ArchivedDeal, ...]


class Export(Struct, frozen=True):
    """Answers GET /api/people/export with all that is kept about who asks, guest or account.

    unreadable: the number of tables that are damaged, or of rules that no longer exist.
    places: for each address that is kept as a hash, when the caller last sat down with others from it.
    """

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
