"""R2: each fault of each vendor, and what became of the records of the request that met it."""

import os
import shutil
import time

from vendor_sandbox.misbehaviour import PARTIAL

from . import script
from .account import Account
from .collector import records_of
from .outbox import pause, stored
from .record import NAMES, VENDORS, Reader
from .table import table

# By name, what the sandbox does to one request of each vendor.
FAULTS = {
    "reset before reading": {"mode": "reset_before_reading"},
    "reset after reading": {"mode": "reset_after_reading"},
    "reset within the answer": {"mode": "reset_mid_answer"},
    "closed without an answer": {"mode": "close"},
    "slow answer": {"mode": "delay", "seconds": 2},
    "slow body": {"mode": "drip"},
    "garbage": {"mode": "garbage"},
    "8 MB of answer": {"mode": "huge"},
    "redirect": {"mode": "redirect"},
    "400": {"mode": "status", "status": 400},
    "400 for the first record": {"mode": "partial_failure", "indexes": [0]},
    "401": {"mode": "status", "status": 401},
    "403": {"mode": "status", "status": 403},
    "413": {"mode": "status", "status": 413},
    "429, Retry-After 1": {"mode": "status", "status": 429, "retry_after": 1},
    "429": {"mode": "status", "status": 429},
    "500": {"mode": "status", "status": 500},
    "502": {"mode": "status", "status": 502},
    "503": {"mode": "status", "status": 503},
    "no answer for 40 s": {"mode": "delay", "seconds": 40},
    "a byte of body each 3 s": {"mode": "drip", "seconds": 3},
}
SHORT = ("reset after reading", "400", "503")
MOST_SECONDS = {"run": 30, "send": 150}
MOST_SENDS = 3  # a refusal of the sender ends one
LONGEST_PAUSE = 60  # seconds that a vendor asks to wait, which no send waits for


class Faults:
    """Lets each fault happen to every vendor at once, each to its first request."""

    def __init__(self, program, collector, directory):
        self.program, self.collector = program, collector
        self.directory = os.path.join(directory, "faults")
        self.reader = Reader()
        self.rows, self.failures = [], []

    def play(self, names=FAULTS):
        for name in names:
            self._play(name, FAULTS[name])

    def _play(self, name, fault):
        shutil.rmtree(self.directory, ignore_errors=True)
        self.collector.reset()
        for vendor in PARTIAL if fault["mode"] == "partial_failure" else VENDORS.values():
            self.collector.misbehave(vendor=vendor, **fault)
        account, seconds = Account(), []
        with self.program.run(self.directory, script.block(f"fault-{len(self.rows)}", 1)) as child:
            ended = child.ended()
            account.track(self.reader.all_records(child.lines()))
        self._check(name, "run", ended)
        seconds.append(ended.seconds)
        stopped = set()
        for _ in range(MOST_SENDS):
            if not stored(self.directory).waiting:
                break
            time.sleep(min(pause(self.directory), LONGEST_PAUSE))
            ended = self.program.send(self.directory)
            self._check(name, "send", ended)
            seconds.append(ended.seconds)
            stopped |= {record.vendor for record in stored(self.directory).waiting}
        self._judge(name, account, stopped, seconds)

    def _check(self, name, command, ended):
        if ended.crashed:
            self.failures.append(f"{name}: {command} crashed: {ended.errors[:300]}")
        if ended.seconds > MOST_SECONDS[command]:
            self.failures.append(f"{name}: {command} took {ended.seconds:.0f} s")

    def _judge(self, name, account, stopped, seconds):
        account.settle(self.collector, stored(self.directory))
        met = {vendor: self._met(vendor, account) for vendor in VENDORS}
        account.in_flight = [record for records in met.values() for record in records]
        faults = account.faults()
        # Refusing a record for good is what some answers ask for, if it was in that request.
        refused = set(faults.pop("dead", [])) - set(account.in_flight)
        if refused:
            faults["dead though not refused"] = list(refused)
        for kind, records in faults.items():
            self.failures.append(f"{name}: {len(records)} {kind}, the first {records[0]}")
        cells = [self._cell(vendor, met[vendor], account, vendor in stopped) for vendor in VENDORS]
        self.rows.append((name, *cells, " + ".join(f"{value:.1f}" for value in seconds)))

    def _requests(self, vendor, misbehaved):
        return [entry for entry in self.collector.requests()
                if NAMES[entry["vendor"]] == vendor and ("misbehaviour" in entry) == misbehaved]

    def _met(self, vendor, account):
        """The records of the request that met the fault."""
        met = [record for entry in self._requests(vendor, True) for record in records_of(entry)]
        # Of a request that wasn't read nobody knows what was in it, but what came of it.
        return met or [record for record in account.in_doubt if record.vendor == vendor]

    def _cell(self, vendor, met, account, stopped):
        """What was done about a fault: what became of the records of the request that met it."""
        if not self._requests(vendor, True):
            return "not met"
        later = {record for entry in self._requests(vendor, False) for record in records_of(entry)}
        fates = []
        for fate, records in (("dead", account.dead), ("in doubt", account.in_doubt)):
            count = len(set(met).intersection(records))
            if count:
                fates.append(f"{fate} {count}")
        if not met or later.intersection(met):
            fates.append("stop, again" if stopped else "again")
        return ", ".join(fates) or "delivered"

    def report(self):
        return table(("fault", *VENDORS, "seconds"), self.rows)
