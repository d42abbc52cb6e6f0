"""A foreign table: this program runs a deal of Schnapsen by itself and lets `hlaska seat` play seat 0 of it."""

import json
import subprocess
import sys
from typing import Any

COMMAND = [sys.executable, "-m", "hlaska", "seat", "sixtysix", "--preset", "schnapsen", "--seat", "0"]
player = subprocess.Popen(
    [*COMMAND, "--player", "greedy"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
)


def tell(**message: Any) -> dict[str, Any]:
    print(json.dumps(message), file=player.stdin, flush=True)
    answer: dict[str, Any] = json.loads(player.stdout.readline() if player.stdout else "{}")
    return answer


print(tell(type="deal", hand=["QH", "KH", "AS", "JC", "TD"], sees=["JS"]))  # JS is the turned trump
said = tell(type="ask")["do"]
print("seat 0 plays", said)
print(tell(type="apply", seat=0, do=said))
print(tell(type="apply", seat=1, do="JD", sees=["KC"]))  # KC is what seat 0 draws
player.communicate()
