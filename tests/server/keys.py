"""A device with passkeys, made of a key of `cryptography`: what a browser and its authenticator say, also wrongly."""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec, ed25519
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, PORTABLE, SYNCED, ATTESTED = 0x01, 0x04, 0x08, 0x10, 0x40


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Device:
    """Has one key, for one site. `seed` makes it, so that every run has the same; what it says may be set wrongly."""

    def __init__(self, seed: int = 1, origin: str = "https://house", site: str = "house") -> None:
        self.key: Any = ec.derive_private_key(seed, ec.SECP256R1())
        self.id = hashlib.sha256(f"key {seed}".encode()).digest()
        self.origin, self.site = origin, site
        self.counter = 0
        self.flags = PRESENT | VERIFIED
        self.handle = ""
        self.framed = False

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": self.framed}
        return json.dumps(told).encode()

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def _public(self) -> dict[int, Any]:
        """The public key as COSE writes it."""
        numbers = self.key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}

    def _sign(self, data: bytes) -> bytes:
        found: bytes = self.key.sign(data, ec.ECDSA(SHA256()))
        return found

    def make(self, asked: dict[str, Any], name: str = "Phone", fmt: str = "none") -> dict[str, str]:
        """The body that adds the key. The device knows from then on whose it is."""
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(self._public())
        data = self._data(self.flags | ATTESTED) + credential
        self.handle = asked["handle"]
        client = self._client("webauthn.create", asked["challenge"])
        sealed = {"alg": self._public()[3], "sig": self._sign(data + hashlib.sha256(client).digest())}
        attestation = cbor2.dumps(
            {"fmt": fmt, "attStmt": sealed if fmt == "packed" else {}, "authData": data}
        )
        return {"name": name, "client": text(client), "attestation": text(attestation)}

    def sign(self, asked: dict[str, Any], kind: str = "webauthn.get") -> dict[str, str]:
        """The body that proves that one has the key."""
        client, data = self._client(kind, asked["challenge"]), self._data(self.flags)
        signature = self._sign(data + hashlib.sha256(client).digest())
        parts = {"client": client, "data": data, "signature": signature}
        return {"key": text(self.id), "handle": self.handle} | {k: text(v) for k, v in parts.items()}


class Edwards(Device):
    """The same with a key of Ed25519. `number`: of its algorithm, as it says itself."""

    number = -8

    def __init__(self, seed: int = 1) -> None:
        super().__init__(seed)
        self.key = ed25519.Ed25519PrivateKey.from_private_bytes(seed.to_bytes(32, "big"))

    def _public(self) -> dict[int, Any]:
        return {1: 1, 3: self.number, -1: 6, -2: self.key.public_key().public_bytes_raw()}

    def _sign(self, data: bytes) -> bytes:
        found: bytes = self.key.sign(data)
        return found


def flipped(part: str) -> str:
    """One bit of the last byte is another."""
    data = bytearray(urlsafe_b64decode(part + "=" * (-len(part) % 4)))
    data[-1] ^= 1
    return text(bytes(data))
