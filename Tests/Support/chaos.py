#!/usr/bin/env python3
"""Kills, faults and outages against the built program (package of the same name beside)."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from chaos.main import main  # noqa: E402 (a package wins over this file of the same name)

if __name__ == "__main__":
    sys.exit(main())
