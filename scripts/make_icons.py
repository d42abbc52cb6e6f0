"""Draws the icons of the installed page from `web/public/icon.svg`, in a headless Chromium.

python scripts/make_icons.py

`HLASKA_CHROMIUM` names the Chromium where it is not Playwright's own. They are kept in the repository, because a build
has no browser.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web/public"


def main() -> None:
    rounded = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    whole = re.sub(r' rx="\d+"', "", rounded)  # systems cut the corners of these themselves
    icons = {
        "icon-192": (rounded, 192),
        "icon-512": (rounded, 512),
        "icon-maskable-512": (whole, 512),
        "icon-apple-180": (whole, 180),
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("HLASKA_CHROMIUM"))
        for name, (drawing, size) in icons.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            sized = drawing.replace("<svg ", f'<svg width="{size}" height="{size}" style="display:block" ', 1)
            page.set_content(f'<body style="margin:0;background:none">{sized}')
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
