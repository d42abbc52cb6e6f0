"""Checks passkeys (WebAuthn): keys of devices that open an account without name or password.

The device signs a challenge of ours for the name that this server goes by in the browser; kept is the public key.
`webauthn` is loaded when the first of them is looked at.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from ipaddress import ip_address
from typing import Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from hlaska.core.errors import HlaskaError, Phrase
from hlaska.protocol.accounts import NewPasskey, SignedByKey
from hlaska.server.accounts.context import ServiceContext
from hlaska.server.names import clean
from hlaska.server.storage.account_database import Repository, in_transaction
from hlaska.server.storage.account_schema import accounts, challenges, passkeys, sessions
from hlaska.server.tokens import hash_token

log = logging.getLogger(__name__)

MOST: Final = 20  # passkeys of an account
LIFE: Final = 300.0  # seconds in which a challenge is answered
LONGEST: Final = 8192  # letters of one part of an answer: a public key of RSA with 4096 bits has its place
ALGORITHMS: Final = (-7, -8, -257)  # ES256, EdDSA, RS256, as COSE numbers them
FORMATS: Final = ("none", "packed")  # of attestations: what browsers send who asks for none

Purpose = Literal["enter", "add", "prove"]


class WrongPasskey(HlaskaError):
    """Says that no key with this signature opens an account, whatever the cause."""

    def __init__(self) -> None:
        text = "this passkey opens no account here; sign in with another, or by name and password"
        super().__init__(text, Phrase("problem-wrong-passkey"))


class OldChallenge(HlaskaError):
    def __init__(self) -> None:
        super().__init__(
            "the passkey took too long, or was used already; do it again", Phrase("problem-old-challenge")
        )


class NoPasskeysHere(HlaskaError):
    def __init__(self) -> None:
        text = "passkeys need https and a name, not an address, of this server in the browser"
        super().__init__(text, Phrase("problem-no-passkeys-here"))


class NoPasskey(HlaskaError):
    def __init__(self) -> None:
        super().__init__("you have no such passkey", Phrase("problem-no-passkey"))


class TooManyPasskeys(HlaskaError):
    def __init__(self) -> None:
        super().__init__(
            f"you have {MOST} passkeys; remove one first", Phrase("problem-too-many-passkeys", {"most": MOST})
        )


class Site(Struct, frozen=True):
    """Holds where a browser is. `name` is what its keys are for, `origin` what it signs."""

    name: str
    origin: str


class Passkey(Struct, frozen=True):
    """Describes a passkey to its owner.

    Times are seconds since 1970.

    id: names it to its owner.
    site: the name of the server it is for.
    synced: kept by a service for several devices.
    seen: when it was used last, 0 for never.
    """

    id: str
    name: str
    site: str
    synced: bool
    created: float
    seen: float


class VerifiedKey(NamedTuple):
    """Says whose key has signed, and which one it is."""

    owner: str
    key: str


class _Client(Struct, frozen=True):
    """Holds `clientDataJSON`, as far as we read it."""

    challenge: str
    crossOrigin: bool = False


class _CheckedKey(Struct, frozen=True):
    """Holds what is true of a key after its signature was checked.

    key: public, as COSE writes it.
    """

    id: bytes
    key: bytes
    counter: int
    portable: bool
    synced: bool


class Passkeys(Repository):
    """Keeps the passkeys of all accounts, and what they may sign."""

    def __init__(self, context: ServiceContext) -> None:
        super().__init__(context.database, context.clock)
        self._asked = context.limit("keys", 30, 10)  # challenges for one address

    # ------------------------------------------------------------ challenges
    async def create_challenge(
        self, purpose: Purpose, site: Site, bound: str, address: str, owner: str = ""
    ) -> str:
        """Makes a challenge to be signed once.

        It is for this purpose, at this site, by the browser of `bound` (the hash of its token), for this account. Only
        its hash with all of that is kept, so that it is good for nothing else. Raises TooOften, NotSaved.
        """
        await self._asked.take(address)
        challenge, now = to_text(secrets.token_bytes(32)), self._clock()

        def work(db: Connection) -> None:
            db.execute(delete(challenges).where(challenges.c.expires <= now))
            hashed = _hash_challenge(challenge, purpose, site, bound, owner)
            db.execute(insert(challenges).values(hash=hashed, expires=now + LIFE))

        await self.database.run(work)
        return challenge

    async def _use_challenge(self, client: str, purpose: Purpose, site: Site, bound: str, owner: str) -> str:
        """Uses up the challenge that was signed, and returns it. Raises OldChallenge, WrongPasskey."""
        try:
            told = msgspec.json.decode(to_bytes(client), type=_Client)
        except (msgspec.MsgspecError, ValueError) as error:
            raise WrongPasskey from error
        if told.crossOrigin:  # our page is in no frame
            raise WrongPasskey
        hashed, now = _hash_challenge(told.challenge, purpose, site, bound, owner), self._clock()
        which = delete(challenges).where(challenges.c.hash == hashed, challenges.c.expires > now)
        if not await self.database.run(lambda db: db.execute(which).rowcount):
            raise OldChallenge
        return told.challenge

    # ------------------------------------------------------------ signing in, and proving who one is
    async def verify(
        self, purpose: Purpose, site: Site, bound: str, signed: SignedByKey, address: str, owner: str = ""
    ) -> VerifiedKey:
        """Returns whose key has signed a challenge of `create_challenge`; with `owner` it must be theirs.

        Raises WrongPasskey, OldChallenge, NotSaved.
        """
        challenge = await self._use_challenge(signed.client, purpose, site, bound, owner)
        try:
            hashed = _key_id(to_bytes(signed.key))
        except ValueError as error:
            raise WrongPasskey from error
        query = (
            select(passkeys)
            .join(accounts)
            .where(passkeys.c.id == hashed, passkeys.c.site == site.name, accounts.c.barred.is_(False))
        )
        row = await self.database.run(lambda db: db.execute(query).first())
        if row is None or (owner and row.owner != owner) or signed.handle != handle_of(row.owner):
            raise WrongPasskey
        looked = await _check_in_thread(lambda: _check_signature(signed, challenge, site, row))
        if looked.portable != row.portable:  # a key never changes that
            raise WrongPasskey
        values = {"counter": looked.counter, "synced": looked.synced, "seen": self._clock()}
        mine = update(passkeys).where(passkeys.c.id == hashed, passkeys.c.counter == row.counter)
        if not await self.database.run(lambda db: db.execute(mine.values(**values)).rowcount):
            raise WrongPasskey  # removed meanwhile, or used twice at once
        await self._asked.give_back(address)
        return VerifiedKey(row.owner, row.id)

    # ------------------------------------------------------------ those of an account
    async def add(self, owner: str, site: Site, bound: str, made: NewPasskey, address: str) -> Passkey:
        """Adds a new key to an account. Raises BadName, WrongPasskey, OldChallenge, TooManyPasskeys, NotSaved."""
        name = clean(made.name)
        challenge = await self._use_challenge(made.client, "add", site, bound, owner)
        looked = await _check_in_thread(lambda: _check_new_key(made, challenge, site))
        now, hashed = self._clock(), _key_id(looked.id)
        row = {
            "id": hashed, "owner": owner, "credential": to_text(looked.id), "public": to_text(looked.key),
            "counter": looked.counter, "portable": looked.portable, "synced": looked.synced, "site": site.name,
            "name": name, "created": now, "seen": 0.0,
        }  # fmt: skip

        def work(db: Connection) -> HlaskaError | None:
            if db.execute(select(func.count()).where(passkeys.c.owner == owner)).scalar_one() >= MOST:
                return TooManyPasskeys()
            if db.execute(select(passkeys.c.id).where(passkeys.c.id == hashed)).first():
                return WrongPasskey()
            db.execute(insert(passkeys).values(**row))
            return None

        problem = await self.database.run(work)
        if problem is not None:
            raise problem
        await self._asked.give_back(address)
        return Passkey(hashed[:16], name, site.name, looked.synced, now, 0.0)

    async def of(self, owner: str) -> list[Passkey]:
        """Returns the passkeys of an account, the oldest first."""
        query = select(passkeys).where(passkeys.c.owner == owner).order_by(passkeys.c.created, passkeys.c.id)
        rows = await self.database.run(lambda db: db.execute(query).all())
        return [Passkey(r.id[:16], r.name, r.site, r.synced, r.created, r.seen) for r in rows]

    async def list_credential_ids(self, owner: str, site: Site) -> list[str]:
        """Returns the ids by which devices know the keys of an account, in base64url."""
        query = select(passkeys.c.credential).where(passkeys.c.owner == owner, passkeys.c.site == site.name)
        return await self.database.run(lambda db: list(db.execute(query).scalars()))

    async def rename(self, owner: str, key: str, name: str) -> None:
        """Raises BadName, NoPasskey, NotSaved."""
        name = clean(name)
        query = update(passkeys).where(*_where_key(owner, key)).values(name=name)
        if not await self.database.run(lambda db: db.execute(query).rowcount):
            raise NoPasskey

    @in_transaction
    def remove(self, db: Connection, owner: str, key: str, but: str = "") -> list[str]:
        """Removes a passkey, and ends the sessions that were begun with it but for `but`.

        Returns the hashes of what has ended. Raises NoPasskey, NotSaved.
        """
        found = db.execute(select(passkeys.c.id).where(*_where_key(owner, key))).scalar()
        if found is None:
            raise NoPasskey
        begun = (sessions.c.passkey == found, sessions.c.hash != hash_token(but))
        ended = list(db.execute(select(sessions.c.hash).where(*begun)).scalars())
        db.execute(delete(sessions).where(sessions.c.hash.in_(ended)))
        db.execute(delete(passkeys).where(passkeys.c.id == found))
        return ended


def forget(db: Connection, owner: str) -> None:
    """Removes all passkeys of an account: only its password opens it then."""
    db.execute(delete(passkeys).where(passkeys.c.owner == owner))


def site_of(origin: str) -> Site:
    """Returns the site of a page's `Origin`, which the guard has compared with our name.

    Raises NoPasskeysHere where browsers have no passkeys: without TLS, but on the same machine, and at a bare address.
    """
    try:
        parts = urlsplit(origin)
        name = parts.hostname or ""
    except ValueError as error:
        raise NoPasskeysHere from error
    if not name or _is_address(name) or not (parts.scheme == "https" or name == "localhost"):
        raise NoPasskeysHere
    return Site(name, origin)


def handle_of(owner: str) -> str:
    """Returns by what devices know an account. Neither its name nor the owner can be read from it."""
    return to_text(hashlib.sha256(f"passkey {owner}".encode()).digest())


def to_text(data: bytes) -> str:
    """Returns base64url without its signs of equality, as WebAuthn writes it."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """Raises ValueError for what is no base64url, or too long."""
    if len(text) > LONGEST:
        raise ValueError(f"longer than {LONGEST}")
    found = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if to_text(found) != text:
        raise ValueError("no base64url")
    return found


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _hash_challenge(challenge: str, purpose: Purpose, site: Site, bound: str, owner: str) -> str:
    return hashlib.sha256("\n".join((purpose, site.origin, bound, owner, challenge)).encode()).hexdigest()


def _key_id(credential: bytes) -> str:
    """Returns what names a key here, whatever its length there."""
    return hashlib.sha256(credential).hexdigest()


def _where_key(owner: str, key: str) -> tuple[Any, ...]:
    return passkeys.c.owner == owner, func.substr(passkeys.c.id, 1, 16) == key


async def _check_in_thread(work: Callable[[], _CheckedKey]) -> _CheckedKey:
    """Runs `work` in a thread, since it loads a library the first time. Raises WrongPasskey."""
    try:
        return await asyncio.to_thread(work)
    except (
        Exception
    ) as error:  # bytes of a stranger, in three formats: whatever breaks in reading them is wrong
        log.info("a passkey was refused: %s", type(error).__name__)
        raise WrongPasskey from error


def _check_signature(signed: SignedByKey, challenge: str, site: Site, row: Row[Any]) -> _CheckedKey:
    from webauthn import verify_authentication_response
    from webauthn.helpers.structs import CredentialDeviceType

    found = verify_authentication_response(
        credential={
            "id": signed.key,
            "rawId": signed.key,
            "type": "public-key",
            "response": {
                "clientDataJSON": signed.client,
                "authenticatorData": signed.data,
                "signature": signed.signature,
                "userHandle": signed.handle,
            },
        },
        expected_challenge=to_bytes(challenge),
        expected_rp_id=site.name,
        expected_origin=site.origin,
        credential_public_key=to_bytes(row.public),
        credential_current_sign_count=row.counter,
        require_user_verification=True,
    )
    portable = found.credential_device_type == CredentialDeviceType.MULTI_DEVICE
    return _CheckedKey(found.credential_id, b"", found.new_sign_count, portable, found.credential_backed_up)


def _check_new_key(made: NewPasskey, challenge: str, site: Site) -> _CheckedKey:
    from webauthn import verify_registration_response
    from webauthn.helpers import (
        decode_credential_public_key,
        decoded_public_key_to_cryptography,
        parse_attestation_object,
    )
    from webauthn.helpers.cose import COSEAlgorithmIdentifier
    from webauthn.helpers.structs import CredentialDeviceType

    attested = parse_attestation_object(to_bytes(made.attestation))
    if attested.fmt not in FORMATS or attested.auth_data.attested_credential_data is None:
        raise ValueError(f"attestation {attested.fmt}")
    key = to_text(attested.auth_data.attested_credential_data.credential_id)
    found = verify_registration_response(
        credential={
            "id": key,
            "rawId": key,
            "type": "public-key",
            "response": {"clientDataJSON": made.client, "attestationObject": made.attestation},
        },
        expected_challenge=to_bytes(challenge),
        expected_rp_id=site.name,
        expected_origin=site.origin,
        require_user_verification=True,
        supported_pub_key_algs=[COSEAlgorithmIdentifier(number) for number in ALGORITHMS],
    )
    decoded_public_key_to_cryptography(
        decode_credential_public_key(found.credential_public_key)
    )  # it can be used
    portable = found.credential_device_type == CredentialDeviceType.MULTI_DEVICE
    return _CheckedKey(
        found.credential_id,
        found.credential_public_key,
        found.sign_count,
        portable,
        found.credential_backed_up,
    )
