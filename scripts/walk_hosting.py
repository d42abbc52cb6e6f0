"""Follows docs/hosting.md on an empty Debian machine in a folder.

The command is `python scripts/walk_hosting.py WHEEL [FOLDER [LINE]]`.

LINE: of the guide, to go on from a command that has failed.

Every command and every file comes from the guide itself, in its order. The machine is made by debootstrap and entered
with chroot, so no systemd runs there: a stand-in for `systemctl` checks the units with `systemd-analyze verify` and
runs what they start as the account they name. What the units forbid (ProtectSystem and the like) is not tried out.
Wants root, debootstrap, and a package mirror and index that can be reached; takes some minutes.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

GUIDE: Final = Path(__file__).parent.parent / "docs/hosting.md"
SUITE: Final = "bookworm"
INSIDE: Final = "HLASKA_WALK"  # set where this runs with a mount and process table of its own

SYSTEMCTL: Final = r"""#!/bin/bash
# Stands in for systemd, which does not run in a chroot.
set -e
case $1 in
daemon-reload)
    for unit in /etc/systemd/system/*@.service; do
        systemd-analyze verify "${unit/@/@8000}" 2>&1 | tee /tmp/verify >&2
        ! grep -q "${unit##*/}" /tmp/verify
    done
    exit ;;
enable) shift ;;
esac
what=$1; [ "$what" = --now ] && what=start
shift
for unit; do
    case $what:$unit in
    start:hlaska@*)
        port=${unit#*@}
        start=$(sed -n 's/^ExecStart=//p' /etc/systemd/system/hlaska@.service)
        (
            set -a; . /etc/hlaska.env; set +a
            eval "set -- ${start//%i/$port}"
            cd /
            setsid setpriv --reuid=hlaska --regid=hlaska --init-groups env HOME=/var/lib/hlaska "$@" \
                </dev/null >>/var/log/hlaska-$port.log 2>&1 &
            echo $! >/run/hlaska-$port.pid
        ) ;;
    stop:hlaska@*)
        pid=$(cat /run/hlaska-${unit#*@}.pid); kill "$pid" || continue
        # Nobody here reaps what has ended.
        while grep -qs '^State:[^Z]*$' /proc/$pid/status; do sleep 0.1; done ;;
    reload:caddy)
        ! [ -e /run/nginx.pid ] || nginx -s stop
        # No name of ours is known to the world here: the certificate is Caddy's own.
        sed 's/^cards.example {/&\n\ttls internal/' /etc/caddy/Caddyfile >/tmp/Caddyfile
        HOME=/root caddy start --config /tmp/Caddyfile --adapter caddyfile >/var/log/caddy.log 2>&1 ;;
    reload:nginx)
        caddy stop >/dev/null 2>&1 || true
        nginx ;;
    *) echo "systemctl $what $unit: not known to this stand-in" >&2; exit 1 ;;
    esac
done
"""
# What a machine with systemd does by itself when the package has come.
STARTS: Final = {
    "apt-get install postgresql": "pg_ctlcluster 15 main start",
    "apt-get install redis-server": "runuser -u redis -- redis-server /etc/redis/redis.conf --daemonize yes",
}
# Asked after each proxy: through TLS, from another address than the proxy's.
ASKED: Final = r"""
import asyncio, http.client, json, socket, ssl
from websockets.asyncio.client import connect

tls = ssl.create_default_context()
tls.check_hostname, tls.verify_mode = False, ssl.CERT_NONE


def ask(method, path, body=None, **headers):
    line = http.client.HTTPSConnection("cards.example", context=tls)
    line.request(method, path, body, {"content-type": "application/json", **headers})
    answer = line.getresponse()
    return answer, answer.read()


async def main():
    answer, _ = ask("GET", "/metrics")
    assert answer.status == 404, answer.status
    answer, text = ask("GET", "/readyz")
    assert (answer.status, json.loads(text)) == (200, {"status": "ok", "bus": "up"}), text
    body = json.dumps({"game": "marias"})
    answer, text = ask("POST", "/api/tables", body, origin="http://cards.example")
    assert answer.status == 403, (answer.status, text)
    answer, text = ask("POST", "/api/tables", body, origin="https://cards.example")
    assert answer.status == 201, (answer.status, text)
    cookie = next(one for one in answer.headers.get_all("set-cookie") if one.startswith("hlaska="))
    assert "Secure" in cookie and "HttpOnly" in cookie, cookie
    assert answer.headers["strict-transport-security"], "no HSTS"
    table, own = json.loads(text)["table"], cookie.partition(";")[0]
    for _ in range(2):  # by whichever process the proxy chooses
        told = {"Cookie": own, "Origin": "https://cards.example"}
        async with connect(f"wss://cards.example/ws/{table}", ssl=tls, additional_headers=told, proxy=None) as line:
            assert json.loads(await line.recv())["type"] == "hello"
    print(f"a table is played at through TLS: {table}")


asyncio.run(main())
"""


class Step(NamedTuple):
    """Holds a command of the guide, or a file that it shows whole. Then `text` is what is in it."""

    line: int
    command: str = ""
    file: str = ""
    text: str = ""


def steps(guide: str) -> Iterator[Step]:
    """Returns all commands that begin with `#`, and the files of /etc.

    A file is a block after a paragraph that names one.
    """
    block: list[str] | None = None
    named = ""
    for number, line in enumerate(guide.splitlines(), 1):
        if block is None and line.startswith("```"):
            block, begun = [], number
        elif block is None:
            if line.strip():
                files = re.findall(r"`(/etc/[^`]+)`", line)
                named = files[-1] if files and line.rstrip().endswith(":") else ""
        elif not line.startswith("```"):
            block.append(line)
        else:
            if named:
                yield Step(begun, file=named, text="\n".join(block) + "\n")
            elif block and all(one.startswith("# ") for one in block):
                yield from (Step(begun + i, one.removeprefix("# ")) for i, one in enumerate(block, 1))
            block, named = None, ""


def make(folder: Path, wheel: Path) -> None:
    """Makes a machine with nothing but Debian's base system."""
    if not (folder / "usr/bin/apt-get").exists():
        subprocess.run(["debootstrap", "--variant=minbase", SUITE, str(folder)], check=True)
    for place, kind in (("proc", "proc"), ("dev/pts", "devpts"), ("dev/shm", "tmpfs")):
        (folder / place).mkdir(parents=True, exist_ok=True)
        subprocess.run(["mount", "-t", kind, kind, str(folder / place)], check=True)
    shutil.copy("/etc/ssl/certs/ca-certificates.crt", folder / "etc/walk.pem")
    shutil.copy("/etc/resolv.conf", folder / "etc/resolv.conf")
    shutil.copy(wheel, folder / "root" / wheel.name)
    (folder / "etc/apt/apt.conf.d/90walk").write_text(
        'APT::Get::Assume-Yes "true";\nAPT::Install-Recommends "false";\n'
    )
    policy = folder / "usr/sbin/policy-rc.d"
    policy.write_text("#!/bin/sh\nexit 101\n")  # packages start nothing: there is no systemd
    policy.chmod(0o755)
    (folder / "etc/hosts").write_text("127.0.0.1 localhost cards.example\n")
    inside(
        folder, "apt-get -qq update && apt-get -qq install systemd >/dev/null"
    )  # as every installed Debian has it
    stand_in = folder / "usr/local/bin/systemctl"
    stand_in.write_text(SYSTEMCTL)
    stand_in.chmod(0o755)


def inside(folder: Path, command: str) -> None:
    """Runs a command there, as root at a prompt of its own. Raises CalledProcessError."""
    env = {
        "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LANG": "C.UTF-8",
        "DEBIAN_FRONTEND": "noninteractive", "PIP_CERT": "/etc/walk.pem",
    }  # fmt: skip
    subprocess.run(
        ["chroot", str(folder), "bash", "-c", command], check=True, env=env, stdin=subprocess.DEVNULL
    )


def walk(folder: Path, wheel: Path, first: int) -> None:
    make(folder, wheel)
    count = 0
    for step in steps(GUIDE.read_text(encoding="utf-8")):
        if step.line < first:
            if started := STARTS.get(step.command):
                inside(folder, started)
            continue
        said = step.command or f"writes {step.file}"
        print(f"== {GUIDE.name}:{step.line}: {said}", flush=True)
        if step.file:
            shown = folder / step.file.lstrip("/")
            shown.parent.mkdir(parents=True, exist_ok=True)
            shown.write_text(step.text, encoding="utf-8")
            continue
        inside(folder, step.command)
        count += 1
        if started := STARTS.get(step.command):
            inside(folder, started)
        if step.command.startswith("systemctl reload"):
            (folder / "root/asked.py").write_text(ASKED)
            inside(folder, "sleep 3; /opt/hlaska/bin/python /root/asked.py")
    print(f"== All is well: {count} commands of {GUIDE.name}")


def main() -> None:
    wheel = Path(sys.argv[1]).resolve()
    folder = Path(sys.argv[2] if len(sys.argv) > 2 else "/var/tmp/hlaska-walk").resolve()
    if INSIDE not in os.environ:  # so that nothing is left mounted or running, however it ends
        own = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--propagation=private"]
        sys.exit(
            subprocess.run(
                [*own, sys.executable, *sys.argv], env={**os.environ, INSIDE: "1"}, check=False
            ).returncode
        )
    try:
        walk(folder, wheel, int(sys.argv[3]) if len(sys.argv) > 3 else 0)
    except subprocess.CalledProcessError as error:
        for log in (*folder.glob("var/log/hlaska-*.log"), folder / "var/log/caddy.log"):
            if log.exists():
                print(f"-- {log.name}:\n{log.read_text()[-3000:]}")
        sys.exit(f"walk_hosting: this failed: {error.cmd[-1]}")


if __name__ == "__main__":
    main()
