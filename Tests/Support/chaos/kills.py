"""R1: kills at any instant of tracking and sending, and nothing is lost or counted twice."""

import glob
import os
import random
import shutil
import sys
import time
from collections import Counter

from . import script
from .account import Account
from .evidence import PHASES, phases
from .outbox import stored
from .record import VENDORS, Reader
from .table import table

MOST_KILLS = 3  # in one data directory, before what is left is sent
LENGTH = 0.9  # seconds; the kill falls anywhere in it
WANTED = 0.05  # of the kills in each phase
FEW = 200  # kills, below which chance decides which phases they meet
# What the sandbox does while the program tracks and sends, and how fast actions come.
MANNERS = (
    {"name": "fast", "delay": 0, "pause": 0},
    {"name": "slow answers", "delay": 0.05, "pause": 0},
    {"name": "slow actions", "delay": 0, "pause": 0.002},
)


class Kills:
    """Rounds that each end with a kill, and what they add up to."""

    def __init__(self, program, collector, directory, seed):
        self.program, self.collector = program, collector
        self.directory = os.path.join(directory, "kills")
        self.random = random.Random(seed)
        self.reader = Reader()
        self.phases, self.kills, self.lives, self.broken = Counter(), 0, 0, Counter()
        self.accounts, self.failures, self.has_journal = [], [], False

    def play(self, rounds):
        """Kills as often as wanted, in one data directory after the other."""
        began = time.time()
        while self.kills < rounds and len(self.failures) < 5:
            self.lives += 1
            kills = min(rounds - self.kills, self.random.randint(1, MOST_KILLS))
            self._live(kills)
            if self.lives % 10 == 0 or sys.stderr.isatty():
                seen = ", ".join(f"{self.phases[phase]} {phase}" for phase in PHASES)
                print(f"  {self.kills} of {rounds} kills, {time.time() - began:.0f} s: {seen}",
                      file=sys.stderr, flush=True)
        if self.kills >= FEW:
            self.failures += [f"too few kills fell in: {phase}" for phase in self._missing()]

    def _live(self, kills):
        """A data directory's life: some kills, then all that is left is sent."""
        shutil.rmtree(self.directory, ignore_errors=True)
        self.collector.reset()
        account = Account()
        for number in range(kills):
            self._round(account, keep=number > 0)
        self._drain(account)
        self.accounts.append(account)
        for name, records in account.faults().items():
            what = f"life {self.lives}: {len(records)} {name}, the first {records[0]}"
            reason = account.reasons.get(records[0])
            self.failures.append(f"{what} ({reason})" if reason else what)
            self._keep_aside()

    def _round(self, account, keep):
        manner = self.random.choice(MANNERS)
        if manner["delay"]:
            self.collector.misbehave(mode="delay", seconds=manner["delay"], count=-1)
        sends_only = keep and self.random.random() < 0.2
        if sends_only:
            child = self.program.start("send", self.directory, "--vendor-url", self.program.url)
        else:
            lines = script.actions(f"r{self.lives}-{self.kills}")
            child = self.program.run(self.directory, lines, keep=keep, pause=manner["pause"])
        with child:
            time.sleep(self.random.uniform(0, LENGTH))
            self._note_early_end(child, sends_only)
            killed = child.kill()
            dead = time.time()
            if not sends_only:
                account.tracked += [record for line in child.lines()
                                    for record in self.reader.records(line)]
        left = stored(self.directory)
        account.in_flight += left.in_flight
        self.kills += 1
        self.has_journal = self.has_journal or bool(
            glob.glob(os.path.join(self.directory, "**", "*.segment"), recursive=True))
        self.phases.update(phases(killed, dead, account.tracked, left.queued, left.journalled,
                                  self.collector.exchanges()))
        self.collector.behave()

    def _note_early_end(self, child, sends_only):
        code = child.process.poll()
        if code is not None and not (sends_only and code == 0):
            self.failures.append(
                f"life {self.lives}: the program ended by itself, {code}: {child.errors()[:500]}")

    def _drain(self, account):
        """Sends what is left, through an outage that leaves nobody in doubt."""
        if self.random.random() < 0.5:
            for vendor in ("mixpanel", "amplitude", "adjust", "appsflyer"):
                self.collector.misbehave(vendor=vendor, mode="status", status=503)
            for path in ("/import", "/2/httpapi"):
                self.collector.misbehave(path=path, mode="reset_after_reading", skip=1)
        ended = self.program.send(self.directory)
        if ended.code != 0:
            self.failures.append(f"life {self.lives}: send ended with {ended.code}: "
                                 f"{ended.errors[:500]}")
        account.settle(self.collector, stored(self.directory))
        self.broken.update(self.collector.violations())
        self._compare_listed(account)

    def _compare_listed(self, account):
        """What is in doubt must be listed by `inspect`, record by record."""
        ended = self.program.command("inspect", self.directory, "--json")
        listed = sum(one.get("cause") == "in_doubt" for one in ended.objects())
        if listed != len(account.in_doubt):
            self.failures.append(f"life {self.lives}: {len(account.in_doubt)} records in doubt, "
                                 f"and inspect lists {listed}")

    def _keep_aside(self):
        kept = f"{self.directory}-{self.lives}"
        shutil.rmtree(kept, ignore_errors=True)
        shutil.copytree(self.directory, kept)

    def _missing(self):
        """The phases that too few kills fell in to say anything of them.

        Without a journal nothing is ever moved.
        """
        wanted = [phase for phase in PHASES if self.has_journal or phase != "move"]
        return [phase for phase in wanted if self.phases[phase] < self.kills * WANTED]

    def report(self):
        """The tables: records by vendor, and kills by phase."""
        rows = []
        for vendor in VENDORS:
            numbers = Counter()
            for account in self.accounts:
                numbers.update(account.row(vendor))
            rows.append((vendor, *numbers.values()))
        head = ("vendor", *Account().row(""))
        fell = [(phase, self.phases[phase]) for phase in PHASES]
        return "\n\n".join((
            f"{self.kills} kills in {self.lives} data directories",
            table(head, rows),
            table(("a kill fell in", "kills"), fell) + "\nA kill can fall in several at once.",
        ))
