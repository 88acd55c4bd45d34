"""What arrived: records counted as their vendors would count them, and a log of it."""

import json
import threading
from collections import Counter

from .document import compact

OUTCOMES = ("accepted", "refused", "duplicate", "not_stored")


class Ledger:
    """Keeps every request since the last reset, and writes each to the log as one line."""

    def __init__(self, vendors, log=None):
        self._vendors = vendors
        self._log = log
        self._lock = threading.Lock()
        self._start()

    def _start(self):
        self._entries, self._seen, self._repeats, self._sequence = [], {}, {}, 0

    def reset(self):
        with self._lock:
            self._start()

    def judge(self, found, now, stored=True):
        """Decides what becomes of each record; `stored` is false if the request came to nothing."""
        with self._lock:
            self._sequence += 1
            lost = set(found.losses())
            nothing = not (stored and found.stored) or (found.all_or_nothing and lost)
            for index, record in enumerate(found.records):
                here = {"request": self._sequence, "record": index}
                if index in lost:
                    record.outcome = "refused"
                elif nothing:
                    record.outcome = "not_stored"
                else:
                    self._count(found, record, here, now)
            return self._sequence

    def _count(self, found, record, here, now):
        keys = [(found.vendor.name, *identity) for identity in record.identities]
        known = [self._seen[key] for key in keys if key in self._seen]
        before = next((place for place, when in known if now - when <= found.vendor.remembers),
                      None)
        if before is not None:
            record.outcome, record.duplicate_of = "duplicate", before
        else:
            self._seen.update(dict.fromkeys(keys, (here, now)))
        for key in keys:
            self._seen.setdefault(key, (before, now))
        if not keys:
            content = (found.vendor.name, found.endpoint, compact(record.body))
            record.repeat_of = self._repeats.get(content)
            self._repeats.setdefault(content, here)

    def write(self, found, sequence, **facts):
        """Logs an inspection, with facts about its request."""
        entry = {
            "request": sequence,
            "vendor": found.vendor.name,
            "endpoint": found.endpoint,
            "ok": not found.violations,
            "violations": [violation.as_json() for violation in found.violations],
            "advice": [violation.as_json() for violation in found.advice],
            "records": [record.as_json() for record in found.records],
            **facts,
        }
        with self._lock:
            self._entries.append(entry)
            if self._log:
                self._log.write(json.dumps(entry, separators=(",", ":")) + "\n")
                self._log.flush()

    def finish(self, connection, now):
        """Notes when the answer to a connection's last request had left."""
        with self._lock:
            for entry in reversed(self._entries):
                if entry["connection"] == connection:
                    entry["answered"] = now
                    return

    def entries(self, vendor=None):
        with self._lock:
            return [entry for entry in self._entries if vendor in (None, entry["vendor"])]

    def records(self, vendor=None):
        return [
            {"vendor": entry["vendor"], "request": entry["request"], **record}
            for entry in self.entries(vendor)
            for record in entry["records"]
        ]

    def summary(self):
        return {vendor: self._counts(self.entries(vendor)) for vendor in self._vendors}

    def _counts(self, entries):
        records = [record for entry in entries for record in entry["records"]]
        outcomes = Counter(record["outcome"] for record in records)
        return {
            "requests": len(entries),
            "ok": sum(entry["ok"] for entry in entries),
            "connections": len({entry["connection"] for entry in entries}),
            "misbehaved": sum("misbehaviour" in entry for entry in entries),
            "records": len(records),
            "accepted": outcomes["accepted"],
            "refused": outcomes["refused"],
            "duplicates": outcomes["duplicate"],
            "not_stored": outcomes["not_stored"],
            "repeats": sum("repeat_of" in record for record in records),
            "violations": self._by_rule(entries, "violations"),
            "advice": self._by_rule(entries, "advice"),
        }

    def _by_rule(self, entries, kind):
        return dict(sorted(Counter(v["rule"] for e in entries for v in e[kind]).items()))
