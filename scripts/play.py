"""Starts `hlaska serve` at a free port, says where, and opens a browser where there is a desktop."""

import argparse
import os
import socket
import sys
import time
import webbrowser
from contextlib import suppress
from pathlib import Path

HOST, PORT = "127.0.0.1", 8000


def free_port() -> int:
    """The usual port, or any other if that is taken."""
    for port in (PORT, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise SystemExit(f"No port is free on {HOST}.")


def answers(host: str, port: int) -> bool:
    try:
        with socket.create_connection((host, port), timeout=1):
            return True
    except OSError:
        return False


def desktop() -> bool:
    return sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def announce(host: str, port: int, server: int) -> None:
    """Waits for the server, then says its address; ends quietly with the server."""
    while not answers(host, port):
        if os.getppid() != server:
            return
        time.sleep(0.05)
    address = f"http://{host}:{port}/"
    print(f"\n  Hláška: {address}\n  Ctrl+C ends it; the tables are kept.\n", flush=True)
    if desktop():
        webbrowser.open(address)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./play", description=__doc__, epilog="Others go to hlaska serve.")
    parser.add_argument("--host", default=HOST)
    parser.add_argument("--port", type=int, default=None)
    args, others = parser.parse_known_args()
    port = args.port or free_port()
    serve = ["serve", "--host", args.host, "--port", str(port), *others]
    # A child waits and tells; this process becomes the server, so that signals need no passing on.
    server = os.getpid()
    if os.fork() == 0:
        with suppress(KeyboardInterrupt):
            announce(args.host, port, server)
        os._exit(0)
    hlaska = str(Path(sys.executable).parent / "hlaska")
    os.execv(hlaska, [hlaska, *serve])


if __name__ == "__main__":
    main()
