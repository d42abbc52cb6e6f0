"""Carries the bus of several processes over Redis.

Only loaded where `--bus` names one.

All keys begin with `hlaska:` and a part that follows from the secret of the database, so that several places can share
a Redis. What a limit counts and who is here are kept as keyed hashes: no address and no name is in it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from hashlib import sha256
from hmac import digest
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from hlaska.core.errors import HlaskaError
from hlaska.server.cluster.bus import BadBus, Hear
from hlaska.server.urls import redact_password

log = logging.getLogger(__name__)

VERSION: Final = "1"  # of what is kept there
ABOUT: Final = "hlaska:version"
PATIENCE: Final = 0.5  # seconds for an answer; somebody signs in meanwhile
AGAIN: Final = 1.0  # seconds until one that is gone is tried again
BEAT: Final = 5.0  # seconds after which a process says again who is there
LINGER: Final = 15  # seconds for which that is believed
_GONE: Final = (RedisError, OSError, TimeoutError, UnicodeError, ValueError)

# The time is that of Redis: processes' clocks may differ.
_LATE: Final = """
local clock = redis.call('TIME')
local now, burst, every = clock[1] + clock[2] / 1000000, tonumber(ARGV[1]), tonumber(ARGV[2])
local full_at = math.max(now, tonumber(redis.call('GET', KEYS[1]) or now)) + every * ARGV[3]
local late = full_at - now - burst * every
if late > 0 then return tostring(late) end
redis.call('SET', KEYS[1], string.format('%.6f', full_at), 'PX', math.ceil((full_at - now) * 1000))
return '0'
"""
_GIVE_BACK: Final = """
local full_at = redis.call('GET', KEYS[1])
if full_at then redis.call('SET', KEYS[1], string.format('%.6f', full_at - ARGV[1]), 'KEEPTTL') end
"""
_CHARGE: Final = """
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local full_at = math.max(now, tonumber(redis.call('GET', KEYS[1]) or now)) + ARGV[1]
redis.call('SET', KEYS[1], string.format('%.6f', full_at), 'PX', math.ceil((full_at - now) * 1000))
"""
_HERE: Final = """
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
for i = 2, #ARGV do redis.call('ZADD', KEYS[1], now + ARGV[1], ARGV[i]) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
redis.call('EXPIRE', KEYS[1], ARGV[1])
return redis.call('ZCARD', KEYS[1])
"""


class RedisBus:
    """Shares counts and notices over Redis.

    secret: what the processes of one database know one another by.
    again, beat, patience: seconds.
    """

    def __init__(
        self,
        url: str,
        secret: Callable[[], Awaitable[str]],
        again: float = AGAIN,
        beat: float = BEAT,
        patience: float = PATIENCE,
    ) -> None:
        self._url, self._secret, self._again, self._beat = url, secret, again, beat
        self._patience, self._redis, self._ear = (
            patience,
            _client(url, patience),
            _client(url, patience, answers=False),
        )
        scripts = map(self._redis.register_script, (_LATE, _GIVE_BACK, _CHARGE, _HERE))
        self._late, self._back, self._charge, self._count = scripts
        self._key, self._place = b"", ""
        self._me = secrets.token_hex(4)
        self._why = "it was not asked yet"  # why it is gone, "" while it is there
        self._told = False  # that it is gone
        self._here = 0
        self._hears: defaultdict[str, list[Hear]] = defaultdict(list)
        self._people: Callable[[], Iterable[str]] = tuple
        self._task: asyncio.Task[None] | None = None

    @property
    def state(self) -> str:
        return "gone" if self._why else "up"

    @property
    def here(self) -> int:
        return 0 if self._why else self._here

    def subscribe(self, topic: str, hear: Hear) -> None:
        self._hears[topic].append(hear)

    def start(self, people: Callable[[], Iterable[str]]) -> None:
        self._people = people
        self._task = asyncio.create_task(self._run(), name="bus")

    async def close(self) -> None:
        task, self._task = self._task, None
        if task is not None:
            await _end(task)
        with suppress(*_GONE):
            await self._redis.aclose()
            await self._ear.aclose()

    # ------------------------------------------------------------ asking
    async def publish(self, topic: str, what: str) -> None:
        said = f"{self._me} {topic} {what}"
        await self._ask(lambda: self._redis.publish(self._name("said"), said))

    async def acquire(self, limit: str, key: str, burst: float, every: float, n: float = 1.0) -> float:
        name = self._counter_key(limit, key)
        return float(await self._ask(lambda: self._late(keys=[name], args=[burst, every, n])) or 0.0)

    async def give_back(self, limit: str, key: str, every: float, n: float = 1.0) -> None:
        name = self._counter_key(limit, key)
        await self._ask(lambda: self._back(keys=[name], args=[every * n]))

    async def charge(self, limit: str, key: str, every: float, n: float) -> None:
        name = self._counter_key(limit, key)
        await self._ask(lambda: self._charge(keys=[name], args=[max(every * n, 0.001)]))

    def _counter_key(self, limit: str, key: str) -> str:
        """Returns the key under which Redis counts a limit."""
        return self._name("limit", limit, self._redact(f"{limit} {key}"))

    async def _ask(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Returns what Redis answers, None where it does not. Then nobody waits for it again until it is back."""
        if self._why:
            return None
        try:
            async with asyncio.timeout(self._patience):
                return await work()
        except _GONE as error:
            self._on_lost(error)
            return None

    def _name(self, *parts: str) -> str:
        return ":".join(("hlaska", self._place, *parts))

    def _redact(self, text: str) -> str:
        return digest(self._key, text.encode(), "sha256").hex()[:32]

    # ------------------------------------------------------------ listening
    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except BadBus as error:
                self._on_lost(error, error.text)
            except (*_GONE, HlaskaError) as error:
                self._on_lost(error)
            except Exception as error:  # who plays must not notice
                log.error("the bus", exc_info=error)
                self._on_lost(error)
            await asyncio.sleep(self._again)

    async def _listen(self) -> None:
        """Listens until Redis is gone."""
        if not self._key:
            secret = (await self._secret()).encode()
            self._place, self._key = sha256(b"place " + secret).hexdigest()[:12], secret
        async with asyncio.timeout(self._patience):
            await _check(self._redis, self._url)
        async with self._ear.pubsub() as heard:
            await heard.subscribe(self._name("said"))
            # What others say until Redis has answered would not be heard.
            async with asyncio.timeout(self._patience):
                await heard.get_message(timeout=None)
            self._on_connected()
            # A read is never cut short: half a message would be lost, and the next one not understood.
            reading = asyncio.create_task(self._read(heard))
            try:
                while not self._why and not reading.done():
                    await self._publish_presence()
                    await asyncio.wait([reading], timeout=self._beat)
            finally:
                await _end(reading)
            if not reading.cancelled():
                reading.result()

    async def _read(self, heard: Any) -> None:
        while True:
            message = await heard.get_message(ignore_subscribe_messages=True, timeout=None)
            if message is not None:
                self._hear(str(message["data"]))

    async def _publish_presence(self) -> None:
        people = [self._redact(f"here {owner}")[:16] for owner in self._people()]
        counted = await self._ask(lambda: self._count(keys=[self._name("here")], args=[LINGER, *people]))
        self._here = int(counted or 0)

    def _hear(self, said: str) -> None:
        sender, _, rest = said.partition(" ")
        topic, _, what = rest.partition(" ")
        if sender != self._me and what:
            self._notify(topic, what)

    def _notify(self, topic: str, what: str) -> None:
        for hear in self._hears.get(topic, ()):
            hear(what)

    def _on_connected(self) -> None:
        if self._told:
            log.warning("the bus answers again")
        self._why, self._told = "", False
        for topic in list(self._hears):
            self._notify(topic, "")

    def _on_lost(self, error: BaseException, why: str = "") -> None:
        self._why = why or type(error).__name__
        if not self._told:
            log.warning("the bus is gone (%s): until it is back each process counts for itself", self._why)
        self._told = True


async def _end(task: asyncio.Task[None]) -> None:
    """Cancels it until it has ended. Before Python 3.12 `wait_for`, which the client uses, can lose a cancellation."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=0.1)


async def _check(redis: Any, url: str) -> None:
    """Raises BadBus where what is there is not ours."""
    if await redis.set(ABOUT, VERSION, nx=True):
        return
    found = await redis.get(ABOUT) if await redis.type(ABOUT) == "string" else ""
    if found != VERSION:
        newer = found.isdecimal() and int(found) > int(VERSION)
        raise BadBus(
            redact_password(url),
            "it was written by a newer version of Hláška"
            if newer
            else f"another program keeps something named {ABOUT} there; name a database of its own, as {_other(url)}",
        )


def _other(url: str) -> str:
    return (
        redact_password(url).rstrip("/").rsplit("/", 1)[0] + "/1"
        if url.count("/") > 2
        else redact_password(url) + "/1"
    )


def _client(url: str, patience: float, answers: bool = True) -> Any:
    """Makes a client of Redis.

    Raises BadBus for what is no address. `answers`: whether each question has one; else words come when somebody says
    them.
    """
    more: dict[str, Any] = {
        "retry": Retry(NoBackoff(), 0),
        "decode_responses": True,
        "encoding_errors": "replace",
    }
    try:
        return Redis.from_url(
            url, socket_timeout=patience if answers else None, socket_connect_timeout=patience, **more
        )
    except ValueError as error:
        raise BadBus(redact_password(url), "expected an address as redis://127.0.0.1:6379/0") from error


def open_redis(url: str, secret: Callable[[], Awaitable[str]], patience: float = PATIENCE) -> RedisBus:
    """Raises BadBus for what is no address, or where another program keeps its own there. One that does not answer
    may come later."""

    async def look() -> None:
        redis = _client(url, patience)
        try:
            await asyncio.wait_for(_check(redis, url), patience)
        finally:
            await redis.aclose()

    try:
        asyncio.run(look())
    except _GONE as error:
        log.warning(
            "the bus %s does not answer (%s): it is tried again", redact_password(url), type(error).__name__
        )
    return RedisBus(url, secret)
