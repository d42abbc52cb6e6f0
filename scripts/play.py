"""Starts `hlaska serve` at a free port. It says where it is, and opens a browser where there is a desktop."""

import argparse
import os
import socket
import sys
import time
import webbrowser
from threading import Thread

from hlaska.cli import main as hlaska

HOST, PORT = "127.0.0.1", 8000


def free_port() -> int:
    """Returns the usual port, or any other if that is taken."""
    for port in (PORT, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise SystemExit(f"No port is free on {HOST}.")


def is_answering(host: str, port: int) -> bool:
    try:
        with socket.create_connection((host, port), timeout=1):
            return True
    except OSError:
        return False


def has_desktop() -> bool:
    """Tells whether somebody sits in front of this machine."""
    here = sys.platform in ("darwin", "win32")
    return here or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_browser(host: str, port: int) -> None:
    """Waits for the server, then opens a browser."""
    while not is_answering(host, port):
        time.sleep(0.05)
    webbrowser.open(f"http://{host}:{port}/")


def main() -> None:
    parser = argparse.ArgumentParser(prog="./play", description=__doc__, epilog="Others go to hlaska serve.")
    parser.add_argument("--host", default=HOST)
    parser.add_argument("--port", type=int, default=None)
    args, others = parser.parse_known_args()
    port = args.port or free_port()
    if has_desktop():
        # The server has the main thread, where signals arrive; who waits for it ends with it.
        Thread(target=open_browser, args=(args.host, port), daemon=True).start()
    sys.exit(hlaska(["serve", "--host", args.host, "--port", str(port), *others]))


if __name__ == "__main__":
    main()
