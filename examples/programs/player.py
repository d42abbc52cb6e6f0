"""Plays as a program that reads questions and writes answers, as lines of JSON (docs/bots.md).

    hlaska arena schnapsen "cmd:python examples/programs/player.py" greedy --deals 20

It plays the cheapest legal card that wins the trick, else the cheapest; and never calls.
"""

import json
import sys

RANKS = "789JQKTA"  # from the lowest; T is the ten


def choose_cheapest(legal: list[str]) -> str:
    """Returns the card of the lowest rank; where there is none, the first call."""
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
        mine = view["turn"] == view["seat"]  # else others are on turn, and "" lets them be
        print(json.dumps({"do": choose_cheapest(wins or view["legal"]) if mine else ""}), flush=True)
