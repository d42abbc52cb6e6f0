"""Runs a deal of Schnapsen by itself and lets `hlaska seat` play seat 0.

Any program that deals cards itself can do so. Each line that it writes is a message in JSON and gets one in answer.
"""

import json
import subprocess
import sys
from typing import Any

COMMAND = [sys.executable, "-m", "hlaska", "seat", "sixtysix", "--preset", "schnapsen", "--seat", "0"]
player = subprocess.Popen(
    [*COMMAND, "--player", "greedy"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
)


def send(**message: Any) -> dict[str, Any]:
    """Sends one message to the player and returns its answer."""
    print(json.dumps(message), file=player.stdin, flush=True)
    answer: dict[str, Any] = json.loads(player.stdout.readline() if player.stdout else "{}")
    return answer


print(send(type="deal", hand=["QH", "KH", "AS", "JC", "TD"], sees=["JS"]))  # JS is the turned trump
action = send(type="ask")["do"]
print("seat 0 plays", action)
print(send(type="apply", seat=0, do=action))
print(send(type="apply", seat=1, do="JD", sees=["KC"]))  # KC is what seat 0 draws
player.communicate()
