"""R3 and what of R6 is about several processes: outages, and two senders at once."""

import itertools
import os
import shutil
import sqlite3

from . import script
from .account import Account
from .outbox import FILE, stored
from .record import VENDORS, Reader
from .table import table

PATIENCE = 900  # seconds, for a hundred thousand records


class Outages:
    """Flows that meet vendors which are away, and then back."""

    def __init__(self, program, collector, directory):
        self.program, self.collector = program, collector
        self.directory = os.path.join(directory, "outages")
        self.reader = Reader()
        self.rows, self.failures = [], []

    def play(self, blocks):
        """Tracks so many blocks of actions while all vendors are away, then sends."""
        account = self._offline(blocks)
        self.collector.come_back()
        ended = self.program.send(self.directory, PATIENCE)
        self._expect(ended.code == 0, f"send after an outage ended with {ended.code}: "
                                      f"{ended.errors[:300]}")
        self._judge("offline, then online", account, self._evicted())
        account = self._offline(min(blocks, 50))
        self.collector.come_back()
        with self.program.start("send", self.directory, "--vendor-url", self.program.url) as one:
            with self.program.start("send", self.directory, "--vendor-url",
                                    self.program.url) as two:
                codes = sorted((one.ended().code, two.ended().code))
        self._expect(codes[0] == 0, f"two sends at once ended with {codes}")
        self._judge("two sends at once", account, self._evicted())
        self._expect(not account.dropped, "two sends at once sent a record twice")

    def _offline(self, blocks):
        shutil.rmtree(self.directory, ignore_errors=True)
        self.collector.leave()
        self.collector.reset()
        account = Account()
        lines = itertools.chain.from_iterable(
            script.block(f"away-{number}", number) for number in range(blocks))
        with self.program.run(self.directory, lines) as child:
            ended = child.ended(PATIENCE)
            account.track(self.reader.all_records(child.lines()))
        self._expect(not ended.crashed, f"run without vendors crashed: {ended.errors[:300]}")
        left = stored(self.directory).waiting
        self._expect(len(left) == len(account.tracked) - self._evicted(),
                     f"{len(account.tracked)} tracked, {self._evicted()} evicted, and "
                     f"{len(left)} wait")
        return account

    def _evicted(self):
        """How many records had to go because too many waited, as the outbox counts them."""
        database = sqlite3.connect(os.path.join(self.directory, FILE))
        try:
            return database.execute("SELECT sum(evicted) FROM queues").fetchone()[0]
        finally:
            database.close()

    def _judge(self, name, account, evicted):
        account.settle(self.collector, stored(self.directory))
        faults = account.faults()
        lost = len(faults.pop("lost", []))
        self._expect(lost == evicted, f"{name}: {lost} lost, {evicted} of them evicted")
        for kind, records in faults.items():
            self.failures.append(f"{name}: {len(records)} {kind}, the first {records[0]}")
        for vendor in VENDORS:
            self.rows.append((name, vendor, *account.row(vendor).values()))

    def _expect(self, holds, otherwise):
        if not holds:
            self.failures.append(otherwise)

    def report(self):
        return table(("outage", "vendor", *Account().row("")), self.rows)
