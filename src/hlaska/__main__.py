"""Runs `python -m hlaska`."""

import sys

from hlaska.cli import main

sys.exit(main())
