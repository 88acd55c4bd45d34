#!/usr/bin/env python3
"""Starts the vendor sandbox, a server on loopback that plays every vendor (package beside)."""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from vendor_sandbox.main import main  # noqa: E402 (a package wins over this file of the same name)

if __name__ == "__main__":
    sys.exit(main())
