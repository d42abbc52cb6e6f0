"""Runs `hlaska examples`."""

from __future__ import annotations

import shutil
from argparse import Namespace
from importlib.resources import files
from pathlib import Path
from typing import Final

from hlaska.core.errors import BadText

PACKAGE: Final = Path(str(files("hlaska")))
PLACES: Final = PACKAGE / "examples", PACKAGE.parents[1] / "examples"  # in the wheel; where it is worked on
KINDS: Final = (".py", ".yaml")  # what examples have learned stays where it was learned


def write_examples(args: Namespace) -> None:
    """Writes the examples into a folder. Raises BadText where a file of that name is there, or none can be written."""
    source = next((place for place in PLACES if place.is_dir()), None)
    if source is None:
        raise BadText(
            "this installation has no examples; they are in the wheel and in the source of a release"
        )
    names = sorted(path.relative_to(source) for path in source.rglob("*") if path.suffix in KINDS)
    folder = Path(args.folder)
    if there := next((folder / name for name in names if (folder / name).exists()), None):
        raise BadText(f"{there} is there already; name another folder, nothing was written")
    try:
        for name in names:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / name, folder / name)
    except OSError as error:
        raise BadText(f"{folder}: {error.strerror}") from None
    print(f"{len(names)} examples in {folder}")
