"""The build hook of the wheel: puts rules, examples and the page into the package, the page made by Node from PyPI.

`HLASKA_SKIP_FRONTEND=1` leaves the page out, for work that needs none.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))
import page


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build_data["force_include"][str(Path(self.root) / "docs/rules")] = "hlaska/rules"
            examples = Path(self.root) / "examples"
            for path in sorted(examples.rglob("*")):  # file by file: what examples have learned stays out
                if path.suffix in (".py", ".yaml"):
                    inside = path.relative_to(examples).as_posix()
                    build_data["force_include"][str(path)] = f"hlaska/examples/{inside}"
        if os.environ.get("HLASKA_SKIP_FRONTEND"):
            return
        page.build()
        if version != "editable":
            build_data["force_include"][str(page.OUT)] = "hlaska/web/dist"
