"""R2: each fault of each vendor, and what became of the records of the request that met it."""

import os
import shutil

from . import script
from .account import Account
from .collector import records_of
from .outbox import stored
from .record import NAMES, VENDORS, Reader
from .table import table

# By name, what the sandbox does to one request of each vendor.
FAULTS = {
    "reset before reading": {"mode": "reset_before_reading"},
    "reset after reading": {"mode": "reset_after_reading"},
    "reset within the answer": {"mode": "reset_mid_answer"},
    "closed without an answer": {"mode": "close"},
    "slow answer": {"mode": "delay", "seconds": 2},
    "garbage": {"mode": "garbage"},
    "8 MB of answer": {"mode": "huge"},
    "redirect": {"mode": "redirect"},
    "400": {"mode": "status", "status": 400},
    "401": {"mode": "status", "status": 401},
    "403": {"mode": "status", "status": 403},
    "413": {"mode": "status", "status": 413},
    "429, Retry-After 1": {"mode": "status", "status": 429, "retry_after": 1},
    "429": {"mode": "status", "status": 429},
    "500": {"mode": "status", "status": 500},
    "502": {"mode": "status", "status": 502},
    "503": {"mode": "status", "status": 503},
    "no answer for 40 s": {"mode": "delay", "seconds": 40},
}
SHORT = ("reset after reading", "400", "503")
MOST_SECONDS = {"run": 30, "send": 150}
MOST_SENDS = 3  # a refusal of the sender ends one


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
        for vendor in VENDORS.values():
            self.collector.misbehave(vendor=vendor, **fault)
        account, seconds = Account(), []
        with self.program.run(self.directory, script.block(f"fault-{len(self.rows)}", 1)) as child:
            ended = child.ended()
            account.tracked = [record for line in child.lines()
                               for record in self.reader.records(line)]
        self._check(name, "run", ended)
        seconds.append(ended.seconds)
        stopped = set()
        for _ in range(MOST_SENDS):
            if not stored(self.directory).waiting:
                break
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
        met = {}
        for entry in self.collector.requests():
            if "misbehaviour" in entry:
                met.setdefault(NAMES[entry["vendor"]], []).extend(records_of(entry))
        account.settle(self.collector, stored(self.directory))
        account.in_flight = [record for records in met.values() for record in records]
        faults = account.faults()
        # Refusing a record for good is what some answers ask for, if it was in that request.
        refused = [record for record in faults.pop("dead", [])
                   if record not in account.in_flight]
        if refused:
            faults["dead though not refused"] = refused
        for kind, records in faults.items():
            self.failures.append(f"{name}: {len(records)} {kind}, the first {records[0]}")
        cells = [self._cell(vendor, met.get(vendor, []), account, vendor in stopped)
                 for vendor in VENDORS]
        self.rows.append((name, *cells, " + ".join(f"{value:.1f}" for value in seconds)))

    def _cell(self, vendor, met, account, stopped):
        """What was done about a fault: what became of the records of the requests that met it."""
        requests = [entry for entry in self.collector.requests()
                    if NAMES[entry["vendor"]] == vendor]
        if not any("misbehaviour" in entry for entry in requests):
            return "not met"
        later = {record for entry in requests if "misbehaviour" not in entry
                 for record in records_of(entry)}
        fates = []
        for fate, records in (("dead", account.dead), ("in doubt", account.in_doubt)):
            count = sum(record in records for record in set(met))
            if count:
                fates.append(f"{fate} {count}")
        if not met or later.intersection(met):
            fates.append("stop, again" if stopped else "again")
        return ", ".join(fates) or "delivered"

    def report(self):
        return table(("fault", *VENDORS, "seconds"), self.rows)
