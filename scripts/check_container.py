"""Follows the steps of Containerfile without a container engine: `python scripts/check_container.py [BASE]`.

Every RUN, COPY, ENV, USER, WORKDIR, HEALTHCHECK and CMD comes from the file itself, in its order; a step that is not
known here stops it. Each stage is a plain Debian root (BASE, made by debootstrap if it is not there) with an overlay of
its own, entered with chroot; Debian's Python in `/usr/local` stands in for the image of Python. At the end the command
is run as the account that the file names, its health is asked, a table is opened, and kept over a second start.

Not shown by it: the image itself, its layers and size, and what an engine adds (a network of its own, a volume's
driver). Wants root, debootstrap, and a package mirror and index that can be reached; takes about two minutes.
"""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.request import Request, urlopen

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "Containerfile"
BASE: Final = "/var/tmp/hlaska-base"
SUITE: Final = "bookworm"
INSIDE: Final = "HLASKA_CONTAINER"  # set where this runs with mounts and processes of its own
IMAGE: Final = re.compile(
    r"docker\.io/library/python:3\.\d+-slim(-\w+)?"
)  # what the plain root stands in for
PATH: Final = "/usr/local/bin:/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin"
CERTIFICATES: Final = "/etc/ssl/certs/ca-certificates.crt"
PATIENCE: Final = 90  # seconds until the server is healthy
NOTHING: Final = ("LABEL", "EXPOSE", "VOLUME")  # steps that change nothing while an image is built


class Step(NamedTuple):
    line: int
    word: str
    rest: str


class Stage(NamedTuple):
    image: str
    name: str
    steps: list[Step]


def stages(text: str) -> list[Stage]:
    """Returns the stages of a container file. Raises SystemExit for a step that is not known."""
    found: list[Stage] = []
    for step in _steps(text):
        if step.word == "FROM":
            image, _, name = step.rest.partition(" AS ")
            found.append(Stage(image, name, []))
        elif not found or not (step.word in NOTHING or step.word in KNOWN):
            raise SystemExit(f"Containerfile:{step.line}: {step.word} is no step that is followed here.")
        else:
            found[-1].steps.append(step)
    return found


def _steps(text: str) -> list[Step]:
    found, begun, whole = [], 0, ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("#") or not (line.strip() or whole):
            continue
        begun = begun if whole else number
        whole += line.removesuffix("\\")
        if not line.endswith("\\"):
            word, _, rest = whole.strip().partition(" ")
            found.append(Step(begun, word, rest.strip()))
            whole = ""
    return found


def words(rest: str) -> list[str]:
    """Reads a command, which is a list or a line for the shell."""
    return list(json.loads(rest)) if rest.startswith("[") else ["/bin/sh", "-c", rest]


def context(root: Path) -> list[str]:
    """Lists the files that `COPY .` takes. They are those of the checkout, without what .dockerignore names."""
    told = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=root, capture_output=True, encoding="utf-8", check=True,
    ).stdout  # fmt: skip
    left_out = (root / ".dockerignore").read_text(encoding="utf-8").split()
    return [
        name for name in told.splitlines() if (root / name).is_file() and not _is_left_out(name, left_out)
    ]


def _is_left_out(name: str, patterns: list[str]) -> bool:
    folders = ["/".join(name.split("/")[: i + 1]) for i in range(name.count("/") + 1)]
    return any(
        fnmatch.fnmatchcase(one, pattern) or fnmatch.fnmatchcase(f"./{one}", pattern.replace("**/", "*/"))
        for one in folders
        for pattern in patterns
    )


class Machine:
    """Holds a root of its own in which the steps of a stage are done."""

    def __init__(self, base: Path, folder: Path, others: dict[str, Machine]) -> None:
        self.root, self.others = folder / "root", others
        self.env = {"PATH": PATH}
        self.user, self.place = "root", "/"
        self.command: list[str] = []
        self.health: list[str] = []
        for name in ("root", "upper", "work"):
            (folder / name).mkdir(parents=True)
        parts = f"lowerdir={base},upperdir={folder / 'upper'},workdir={folder / 'work'}"
        _mount("-t", "overlay", "overlay", "-o", parts, str(self.root))
        for place, kind in (("proc", "proc"), ("dev/shm", "tmpfs")):  # as every engine does
            (self.root / place).mkdir(parents=True, exist_ok=True)
            _mount("-t", kind, kind, str(self.root / place))
        shutil.copy("/etc/resolv.conf", self.root / "etc/resolv.conf")
        shutil.copy(CERTIFICATES, self.root / CERTIFICATES[1:])
        self.run(["python3", "-m", "venv", "/usr/local"], as_root=True)

    def around(self, user: str) -> list[str]:
        """Returns what a command of this machine is started by.

        Nothing of ours is told but where packages are found.
        """
        told = {f"HOME={'/root' if user == 'root' else self.place}", "LANG=C.UTF-8"}
        told |= {f"{name}={value}" for name, value in self.env.items()}
        told |= {f"{name}={CERTIFICATES}" for name in ("PIP_CERT", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS")}
        place = f'cd {shlex.quote(self.place)} && exec "$@"'
        enter = ["chroot", f"--userspec={user}:{user}", str(self.root)]
        return ["env", "-i", f"PATH={PATH}", *enter, "env", "-i", *sorted(told), "/bin/sh", "-c", place, "sh"]

    def run(self, command: list[str], *, as_root: bool = False) -> None:
        user = "root" if as_root else self.user
        subprocess.run([*self.around(user), *command], check=True, stdin=subprocess.DEVNULL)

    def do(self, step: Step) -> None:
        if step.word not in NOTHING:
            KNOWN[step.word](self, step.rest)

    def set_env(self, rest: str) -> None:
        self.env |= dict(one.split("=", 1) for one in shlex.split(rest))

    def set_user(self, rest: str) -> None:
        self.user = rest

    def set_place(self, rest: str) -> None:
        self.place = rest
        (self.root / rest[1:]).mkdir(parents=True, exist_ok=True)

    def set_command(self, rest: str) -> None:
        self.command = words(rest)

    def set_health(self, rest: str) -> None:
        self.health = words(rest.partition("CMD ")[2])

    def copy(self, rest: str) -> None:
        source, target = rest.split()[-2:]
        there = self.root / (self.place if target == "." else target)[1:]
        if rest.startswith("--from="):
            other = self.others[rest.split(maxsplit=1)[0].removeprefix("--from=")]
            shutil.copytree(other.root / source[1:], there, dirs_exist_ok=True)
            return
        if source != ".":
            raise SystemExit(f"Containerfile: COPY {rest} is not followed here.")
        for name in context(ROOT):
            (there / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, there / name)


KNOWN: Final = {
    "RUN": lambda machine, rest: machine.run(words(rest)),
    "COPY": Machine.copy,
    "ENV": Machine.set_env,
    "USER": Machine.set_user,
    "WORKDIR": Machine.set_place,
    "CMD": Machine.set_command,
    "HEALTHCHECK": Machine.set_health,
}


def _mount(*args: str) -> None:
    subprocess.run(["mount", *args], check=True)


# ---------------------------------------------------------------- what runs in the end
def serve(machine: Machine) -> subprocess.Popen[bytes]:
    """Starts the command and waits until it is well. The file's own question about its health says so."""
    process = subprocess.Popen([*machine.around(machine.user), *machine.command], stdin=subprocess.DEVNULL)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        if is_healthy(machine):
            return process
        time.sleep(0.5)
    why = (
        f"ended with {process.returncode}"
        if process.poll() is not None
        else f"is not healthy after {PATIENCE} s"
    )
    process.kill()
    raise SystemExit(f"{shlex.join(machine.command)}: {why}")


def is_healthy(machine: Machine) -> bool:
    """Asks the file's own question about the health of the server."""
    asked = [*machine.around(machine.user), *machine.health]
    return subprocess.run(asked, check=False, stderr=subprocess.DEVNULL).returncode == 0


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ends the server as an engine does."""
    process.send_signal(signal.SIGTERM)
    if code := process.wait(15):
        raise SystemExit(f"the server ended with {code} when it was told to")


def ask(path: str, body: Any = None, cookie: str = "") -> tuple[bytes, str]:
    data = json.dumps(body).encode() if body is not None else None
    headers = {"content-type": "application/json", **({"cookie": cookie} if cookie else {})}
    with urlopen(Request(f"http://127.0.0.1:8000{path}", data, headers), timeout=10) as answer:
        return answer.read(), (answer.headers["set-cookie"] or "").partition(";")[0]


def check(machine: Machine) -> None:
    """Raises SystemExit where the machine does not serve, or loses what it is given."""
    if machine.user == "root":
        raise SystemExit("Containerfile: the server would run as root.")
    if is_healthy(machine):
        raise SystemExit("the health check passes before the server runs: does another one have its port?")
    first = serve(machine)
    status = Path(f"/proc/{first.pid}/status").read_text(encoding="utf-8")
    if re.search(r"^Uid:\t0\t", status, re.MULTILINE):
        raise SystemExit("the server runs as root")
    if b"<title>" not in ask("/")[0]:
        raise SystemExit("the page is not served")
    made, cookie = ask("/api/tables", {"game": "marias"})
    table = json.loads(made)["table"]
    stop(first)
    kept = machine.root / "data/tables.sqlite3"
    if not kept.is_file():
        raise SystemExit("the tables are not in the volume /data")
    if (mode := kept.stat().st_mode & 0o777) != 0o600:
        raise SystemExit(f"others may read the tables: {mode:o}")
    again = serve(machine)
    if table not in ask("/api/me/tables", cookie=cookie)[0].decode():
        raise SystemExit("the table was not kept over a second start")
    stop(again)
    print(f"== All is well: served as {machine.user}, and table {table} was kept over a second start.")


def follow(base: Path, folder: Path, text: str) -> None:
    """Does all steps of all stages, each in a machine of its own. Raises SystemExit, CalledProcessError."""
    machines: dict[str, Machine] = {}
    if not (base / "usr/bin/apt-get").exists():
        with_python = "--include=python3,python3-venv,ca-certificates"
        subprocess.run(["debootstrap", "--variant=minbase", with_python, SUITE, str(base)], check=True)
    _mount("-t", "tmpfs", "tmpfs", str(folder))  # gone with the mounts of this process
    for number, stage in enumerate(stages(text)):
        if not IMAGE.fullmatch(stage.image):
            raise SystemExit(f"Containerfile: nothing stands in for {stage.image} here.")
        print(f"== FROM {stage.image} {stage.name}".rstrip(), flush=True)
        machine = machines[stage.name] = Machine(base, folder / str(number), machines)
        for step in stage.steps:
            print(f"== {step.line}: {step.word} {step.rest}", flush=True)
            machine.do(step)
    check(machine)


def main() -> None:
    base = Path(sys.argv[1] if len(sys.argv) > 1 else BASE).resolve()
    if INSIDE not in os.environ:  # so that nothing is left mounted or running, however it ends
        own = [
            "unshare",
            "--mount",
            "--pid",
            "--fork",
            "--kill-child",
            "--mount-proc",
            "--propagation=private",
        ]
        with tempfile.TemporaryDirectory(prefix="hlaska-container-") as folder:
            env = {**os.environ, INSIDE: folder}
            done = subprocess.run([*own, sys.executable, *sys.argv], env=env, check=False)
        sys.exit(done.returncode)
    try:
        follow(base, Path(os.environ[INSIDE]), FILE.read_text(encoding="utf-8"))
    except subprocess.CalledProcessError as error:
        sys.exit(f"check_container: this failed: {error.cmd[-1]}")


if __name__ == "__main__":
    main()
