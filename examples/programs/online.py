"""Plays at a table of a server: online.py http://localhost:8000 TABLE TOKEN (docs/bots.md)."""

import asyncio
import json
import sys
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

server, table, token = sys.argv[1:]
who = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


async def play() -> None:
    """Answers each question with the first legal action until the match is over."""
    async with connect(f"ws{server[4:]}/ws/{table}/program", additional_headers=who) as socket:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "ask":
                mine = message["view"]["turn"] == message["view"]["seat"]
                await socket.send(json.dumps({"do": message["view"]["legal"][0] if mine else ""}))
            elif message["type"] == "over" and message["match"]:
                print("the match is over:", message["scores"])
                return


urlopen(Request(f"{server}/api/tables/{table}/sit", b'{"name": "me"}', who))  # take a free chair
asyncio.run(play())
