"""The command line."""

import argparse
import os
import random
import shutil
import sys
import tempfile
import time

from .collector import Collector
from .consent import Denials
from .controls import Controls
from .disks import Disks
from .erasure import Erasure
from .faults import FAULTS, SHORT, Faults
from .flood import Flood
from .kills import Kills
from .outages import Outages
from .program import Program, Stuck

PARTS = ("controls", "kills", "faults", "outages", "flood", "consent", "disks", "erasure")


def arguments(given):
    parser = argparse.ArgumentParser(prog="chaos.py", description=__doc__)
    parser.add_argument("--binary", default=".build/debug/moove", help="the built program")
    parser.add_argument("--rounds", type=int, default=1000, help="kills; 1,000 unless said")
    parser.add_argument("--short", action="store_true", help="the least of each part")
    parser.add_argument("--only", action="append", choices=PARTS, help="a part; all unless said")
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32),
                        help="makes the choices those of an earlier run")
    parser.add_argument("--keep", metavar="DIR", help="where the data directories stay")
    return parser.parse_args(given)


def main(given=None):
    options = arguments(given)
    if not os.access(options.binary, os.X_OK):
        print(f"chaos: there is no program at '{options.binary}'. To fix, build it: make build",
              file=sys.stderr)
        return 64
    directory = options.keep or tempfile.mkdtemp(prefix="chaos-")
    os.makedirs(directory, exist_ok=True)
    print(f"seed {options.seed}, data directories under {directory}")
    collector = Collector()
    failures = []
    try:
        program = Program(os.path.abspath(options.binary), collector.url)
        for name in options.only or PARTS:
            failures += play(name, options, program, collector, directory)
    finally:
        collector.leave()
    for failure in failures:
        print(f"FAILED: {failure}")
    print("What must not be was found." if failures else "Nothing that must not be was found.")
    if not (failures or options.keep):
        shutil.rmtree(directory)
    return 1 if failures else 0


def play(name, options, program, collector, directory):
    """Plays one part, prints its table, and returns what failed."""
    began, seed = time.time(), options.seed
    several, long = (program, collector, directory), not options.short
    part, amount = {
        "controls": lambda: (Controls(*several), 1),
        "kills": lambda: (Kills(*several, seed), options.rounds),
        "faults": lambda: (Faults(*several), FAULTS if long else SHORT),
        "outages": lambda: (Outages(*several), 1000 if long else 3),
        "flood": lambda: (Flood(*several), 100_000 if long else 500),
        "consent": lambda: (Denials(*several, seed), 50 if long else 2),
        "disks": lambda: (Disks(*several), 10),
        "erasure": lambda: (Erasure(*several), 10),
    }[name]()
    collector.reset()
    try:
        part.play(amount)
    except Stuck as stuck:
        part.failures.append(f"{name}: {stuck}")
        collector.come_back()
    print(f"\n{name}, {time.time() - began:.0f} s\n\n{part.report()}", flush=True)
    return part.failures
