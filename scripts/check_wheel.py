"""Checks that a wheel is whole: the page, the types, the licence; and that it runs from where it is unpacked.

python scripts/check_wheel.py WHEEL
"""

import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

PAGE = "hlaska/web/dist/"
# Run with only the unpacked wheel before the installed packages.
PROGRAM = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import hlaska
assert Path(hlaska.__file__).is_relative_to(sys.argv[1]), hlaska.__file__
from hlaska.cli import main
sys.argv = ["hlaska", "games"]
sys.exit(main())
"""


def missing(wheel: zipfile.ZipFile) -> list[str]:
    """What ought to be in the wheel and is not."""
    names = set(wheel.namelist())
    wanted = {"hlaska/__init__.py", "hlaska/py.typed", "hlaska/rules/marias.md", f"{PAGE}index.html"}
    if f"{PAGE}index.html" in names:
        page = wheel.read(f"{PAGE}index.html").decode()
        files = re.findall(r'(?:src|href)="\.?/([^"]+)"', page)
        if not any(file.endswith(".js") for file in files):
            return [f"a script in {PAGE}index.html"]
        wanted |= {PAGE + file for file in files}
    if not any(name.endswith(".dist-info/licenses/LICENSE") for name in names):
        wanted.add("licenses/LICENSE")
    return sorted(wanted - names)


def main(path: str) -> None:
    with zipfile.ZipFile(path) as wheel, tempfile.TemporaryDirectory() as folder:
        lacks = missing(wheel)
        if lacks:
            raise SystemExit(f"{path} lacks {', '.join(lacks)}")
        wheel.extractall(folder)
        if (Path(folder) / "hlaska/cli.py").exists():
            subprocess.run(
                [sys.executable, "-P", "-c", PROGRAM, folder], check=True, stdout=subprocess.DEVNULL
            )
            print(f"{path}: `hlaska games` runs from it.")
    print(f"{path}: the page, the rules, the types and the licence are in it.")


if __name__ == "__main__":
    main(sys.argv[1])
