"""Packs the program into one file that starts it by a double click: `dist/hlaska.pyz`.

python scripts/make_program.py [--out FILE]

It holds the wheel with the page, the locked versions of all it needs with their hashes, and `starter.py`, which sets
them up the first time it is opened. It needs Python 3.11 to 3.14 and the network that first time.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import tempfile
import zipapp
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXPORT = (
    "export",
    "--frozen",
    "--no-dev",
    "--no-emit-project",
    "--format",
    "requirements-txt",
    "--no-header",
    "--quiet",
)


def uv(*args: str) -> None:
    own = ROOT / ".tools/bin/uv"
    subprocess.run([own if own.exists() else "uv", *args], cwd=ROOT, check=True)


def pack(folder: Path, out: Path) -> Path:
    """Packs one file of a folder with the wheel and `requirements.txt`. Opened anew, a changed program sets up anew."""
    (wheel,) = folder.glob("*.whl")
    for part, name in (("starter.py", "__main__.py"), ("play.py", "play.py")):
        shutil.copy(ROOT / "scripts" / part, folder / name)
    whole = b"".join(path.read_bytes() for path in sorted(folder.iterdir()))
    (folder / "name").write_text(hashlib.sha256(whole).hexdigest()[:16], encoding="utf-8")
    if moment := os.environ.get("SOURCE_DATE_EPOCH"):  # then the same parts give the same bytes
        for path in folder.iterdir():
            os.utime(path, (int(moment), int(moment)))
    out.parent.mkdir(parents=True, exist_ok=True)
    zipapp.create_archive(folder, out, interpreter="/usr/bin/env python3")
    out.chmod(0o755)
    print(f"{out}: {out.stat().st_size / 1e6:.1f} MB, with {wheel.name}")
    return out


def make(out: Path, wheel: Path | None = None) -> Path:
    """Packs a wheel with the locked versions of what it needs. Without one it is built first."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        if wheel is None:
            uv("build", "--quiet", "--wheel", "--out-dir", str(folder))
        else:
            shutil.copy(wheel, folder)
        uv(*EXPORT, "--output-file", str(folder / "requirements.txt"))
        for path in folder.iterdir():
            if path.name not in ("requirements.txt",) and path.suffix != ".whl":
                path.unlink()  # what uv keeps beside what it builds
        return pack(folder, out)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--out", type=Path, default=ROOT / "dist/hlaska.pyz")
    make(asked.parse_args().out)


if __name__ == "__main__":
    main()
