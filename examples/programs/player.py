"""A program as a player: hlaska arena schnapsen... "cmd:python examples/programs/player.py" (docs/bots.md).

It plays the cheapest legal card that wins the trick, else the cheapest; and never calls.
"""

import json
import sys

RANKS = "789JQKTA"


def cheapest(legal: list[str]) -> str:
    cards = [text for text in legal if len(text.rstrip("+")) == 2 and text[0] in RANKS]
    return min(cards, key=lambda text: RANKS.index(text[0])) if cards else legal[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        view = message["view"]
        led = view["places"].get("trick", [""])[0]
        wins = [
            a for a in view["legal"] if led and a[1:2] == led[1] and RANKS.index(a[0]) > RANKS.index(led[0])
        ]
        mine = view["turn"] == view["seat"]
        print(json.dumps({"do": cheapest(wins or view["legal"]) if mine else ""}), flush=True)
