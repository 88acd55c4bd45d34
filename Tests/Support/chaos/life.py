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
COMPANY = 0.25  # of the kills in a directory that was there are of two processes that track
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
        """Starts the program and kills it at some instant; `keep` goes on with what is there.

        Sometimes another process is killed with it, that tracks and sends or only sends.
        """
        manner = self.random.choice(MANNERS)
        if manner["delay"]:
            self.collector.misbehave(mode="delay", seconds=manner["delay"], count=-1)
        children = [self._run(label, keep, manner["pause"])]
        if keep and self.random.random() < COMPANY:
            children.append(self._run(f"{label}-beside", keep, manner["pause"]))
        elif keep and self.random.random() < COMPANY:
            children.append(self.program.start("send", self.directory, "--vendor-url",
                                               self.program.url))
        time.sleep(self.random.uniform(0, LENGTH))
        self._kill(children)
        self.collector.behave()

    def _run(self, label, keep, pause):
        return self.program.run(self.directory, script.actions(f"r{label}"), keep, pause)

    def _kill(self, children):
        for child in children:
            self._note_early_end(child)
        killed = [child.kill() for child in children]
        dead = time.time()
        for child in children:
            with child:
                self.account.track(self.reader.all_records(child.lines()))
        left = stored(self.directory)
        self.account.in_flight += left.in_flight
        if len(children) > 1:
            # Whoever is killed last may have found what the first one had in flight.
            self.account.in_flight += left.in_doubt
        segments = glob.glob(os.path.join(self.directory, "**", "*.segment"), recursive=True)
        self.has_journal = self.has_journal or bool(segments)
        self.phases.update(phases(killed[0], dead, self.account.tracked, left.queued,
                                  left.journalled, self.collector.exchanges()))

    def _note_early_end(self, child):
        """Notes an end that wasn't a kill; sending may be done by then, and tracking never is."""
        code = child.process.poll()
        if code is not None and (code != 0 or "run" in child.process.args):
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
