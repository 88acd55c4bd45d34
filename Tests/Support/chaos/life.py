"""A data directory's life: it is tracked into, sent from and killed over, and sent in the end."""

import glob
import os
import time
from collections import Counter

from . import script
from .account import Account
from .evidence import phases
from .outbox import stored

LENGTH = 0.9  # seconds; the kill falls anywhere in it
SENDING = 0.2  # of the kills are of `send`
OUTAGES = 0.5  # of the lives end with one
# How fast the vendors answer and how fast actions come: each favours other phases.
MANNERS = (
    {"delay": 0, "pause": 0},
    {"delay": 0.05, "pause": 0},
    {"delay": 0, "pause": 0.002},
)


class Life:
    """One directory, the account of its records, and where the kills fell."""

    def __init__(self, program, collector, directory, random, reader):
        self.program, self.collector, self.directory = program, collector, directory
        self.random, self.reader = random, reader
        self.account, self.phases, self.failures = Account(), Counter(), []
        self.has_journal = False

    def kill(self, label, keep):
        """Starts the program and kills it at some instant; `keep` goes on with what is there."""
        manner = self.random.choice(MANNERS)
        if manner["delay"]:
            self.collector.misbehave(mode="delay", seconds=manner["delay"], count=-1)
        sends_only = keep and self.random.random() < SENDING
        if sends_only:
            child = self.program.start("send", self.directory, "--vendor-url", self.program.url)
        else:
            child = self.program.run(self.directory, script.actions(f"r{label}"), keep=keep,
                                     pause=manner["pause"])
        with child:
            time.sleep(self.random.uniform(0, LENGTH))
            self._note_early_end(child, sends_only)
            killed = child.kill()
            dead = time.time()
            if not sends_only:
                self.account.tracked += self.reader.all_records(child.lines())
        self._find_phases(killed, dead)
        self.collector.behave()

    def _find_phases(self, killed, dead):
        left = stored(self.directory)
        self.account.in_flight += left.in_flight
        segments = glob.glob(os.path.join(self.directory, "**", "*.segment"), recursive=True)
        self.has_journal = self.has_journal or bool(segments)
        self.phases.update(phases(killed, dead, self.account.tracked, left.queued,
                                  left.journalled, self.collector.exchanges()))

    def _note_early_end(self, child, sends_only):
        code = child.process.poll()
        if code is not None and not (sends_only and code == 0):
            self.failures.append(f"the program ended by itself, {code}: {child.errors()[:500]}")

    def end(self):
        """Sends what is left, through an outage that leaves nobody in doubt, and compares."""
        if self.random.random() < OUTAGES:
            for vendor in ("mixpanel", "amplitude", "adjust", "appsflyer"):
                self.collector.misbehave(vendor=vendor, mode="status", status=503)
            for path in ("/import", "/2/httpapi"):
                self.collector.misbehave(path=path, mode="reset_after_reading", skip=1)
        ended = self.program.send(self.directory)
        if ended.code != 0:
            self.failures.append(f"send ended with {ended.code}: {ended.errors[:500]}")
        self.account.settle(self.collector, stored(self.directory))
        for name, records in self.account.faults().items():
            reason = self.account.reasons.get(records[0], "no reason")
            self.failures.append(f"{len(records)} {name}, the first {records[0]} ({reason})")
        self._compare_listed()

    def _compare_listed(self):
        """What is in doubt must be listed by `inspect`, record by record."""
        ended = self.program.command("inspect", self.directory, "--json")
        listed = sum(one.get("cause") == "in_doubt" for one in ended.objects())
        if listed != len(self.account.in_doubt):
            self.failures.append(f"{len(self.account.in_doubt)} records are in doubt, and inspect "
                                 f"lists {listed}")
