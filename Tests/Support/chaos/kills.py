"""R1: kills at any instant of tracking and sending, and nothing is lost or counted twice."""

import os
import random
import shutil
import sys
import time
from collections import Counter

from .account import Account
from .evidence import PHASES
from .life import Life
from .record import VENDORS, Reader
from .table import table

MOST_KILLS = 3  # in one data directory, before what is left is sent
MOST_FAILURES = 5
WANTED = 0.05  # of the kills in each phase
FEW = 200  # kills, below which chance decides which phases they meet


class Kills:
    """Rounds that each end with a kill, and what they add up to."""

    def __init__(self, program, collector, directory, seed):
        self.program, self.collector = program, collector
        self.directory = os.path.join(directory, "kills")
        self.random = random.Random(seed)
        self.reader = Reader()
        self.phases, self.kills, self.has_journal = Counter(), 0, False
        self.lives, self.numbers, self.failures = 0, {name: Counter() for name in VENDORS}, []

    def play(self, rounds):
        """Kills as often as wanted, in one data directory after the other."""
        began = time.time()
        while self.kills < rounds and len(self.failures) < MOST_FAILURES:
            self._live(min(rounds - self.kills, self.random.randint(1, MOST_KILLS)))
            if self.lives % 10 == 0 or sys.stderr.isatty():
                seen = ", ".join(f"{self.phases[phase]} {phase}" for phase in PHASES)
                print(f"  {self.kills} of {rounds} kills, {time.time() - began:.0f} s: {seen}",
                      file=sys.stderr, flush=True)
        if self.kills >= FEW:
            self.failures += [f"too few kills fell in: {phase}" for phase in self._missing()]

    def _live(self, kills):
        """Plays a data directory's life: some kills, then all that is left is sent."""
        shutil.rmtree(self.directory, ignore_errors=True)
        self.collector.reset()
        self.lives += 1
        life = Life(self.program, self.collector, self.directory, self.random, self.reader)
        for number in range(kills):
            life.kill(f"{self.lives}-{number}", keep=number > 0)
        life.end()
        self.kills += kills
        self.phases.update(life.phases)
        self.has_journal = self.has_journal or life.has_journal
        for vendor, numbers in self.numbers.items():
            numbers.update(life.account.row(vendor))
        if life.failures:
            self.failures += [f"directory {self.lives}: {failure}" for failure in life.failures]
            shutil.copytree(self.directory, f"{self.directory}-{self.lives}", dirs_exist_ok=True)

    def _missing(self):
        """The phases that too few kills fell in to say anything of them.

        Without a journal nothing is ever moved.
        """
        wanted = [phase for phase in PHASES if self.has_journal or phase != "move"]
        return [phase for phase in wanted if self.phases[phase] < self.kills * WANTED]

    def report(self):
        """The tables: records by vendor, and kills by phase."""
        columns = Account().row("")
        rows = [(vendor, *(numbers[column] for column in columns))
                for vendor, numbers in self.numbers.items()]
        fell = [(phase, self.phases[phase]) for phase in PHASES]
        journal = "" if self.has_journal else " Without a journal nothing is moved."
        return "\n\n".join((
            f"{self.kills} kills in {self.lives} data directories",
            table(("vendor", *columns), rows),
            table(("a kill fell in", "kills"), fell)
            + f"\nA kill can fall in several at once.{journal}",
        ))
