"""What is stored in a data directory, read from a copy that the program doesn't share."""

import glob
import json
import os
import shutil
import sqlite3
import tempfile
import time
from dataclasses import dataclass, field
from urllib.parse import parse_qsl

from vendor_sandbox.values import redacted

from .journal import unmoved
from .record import REPEATABLE, VENDORS, Record

FILE = "outbox.sqlite"
KINDS = ("records", "dead_letters", "in_doubt")


@dataclass
class Stored:
    """The records of an outbox, by what is to become of them."""

    queued: list = field(default_factory=list)
    journalled: list = field(default_factory=list)  # in the journal alone
    in_flight: list = field(default_factory=list)
    in_doubt: list = field(default_factory=list)
    dead: list = field(default_factory=list)
    reasons: dict = field(default_factory=dict)  # of the dead and those in doubt

    @property
    def waiting(self):
        """All that is still to be sent, wherever it is."""
        return self.queued + self.journalled


def stored(directory):
    """Everything in a directory's outbox; nothing when there is none."""
    if not os.path.exists(os.path.join(directory, FILE)):
        return Stored()
    with tempfile.TemporaryDirectory() as copy:
        for path in glob.glob(os.path.join(directory, FILE + "*")):
            shutil.copy(path, copy)
        database = sqlite3.connect(os.path.join(copy, FILE))
        try:
            tables = {name for (name,) in database.execute("SELECT name FROM sqlite_schema")}
            found = _read(database, tables)
            found.journalled = [_record(*parts) for parts in
                                unmoved(directory, _watermarks(database, tables))]
            return found
        finally:
            database.close()


def counts(directory):
    """By vendor, how many records had to go since too many waited, and how many were refused."""
    database = sqlite3.connect(os.path.join(directory, FILE))
    try:
        return {vendor: {"evicted": evicted, "dropped": dropped} for vendor, evicted, dropped in
                database.execute("SELECT vendor, evicted, dropped FROM queues")}
    finally:
        database.close()


def pause(directory):
    """The seconds until the last vendor that asked to wait takes something again."""
    database = sqlite3.connect(os.path.join(directory, FILE))
    try:
        end = database.execute("SELECT max(paused_until) FROM queues").fetchone()[0]
    finally:
        database.close()
    return max(0.0, end / 1e6 - time.time())


def _watermarks(database, tables):
    """How far each journal has been moved."""
    return dict(database.execute("SELECT * FROM journals")) if "journals" in tables else {}


def _read(database, tables):
    found = Stored()
    for vendor in VENDORS:
        # A kill can fall between the making of two tables.
        if not {f"{vendor}_{kind}" for kind in KINDS} <= tables:
            continue
        flying = {number for (number,) in database.execute(
            "SELECT number FROM in_flight WHERE vendor = ?", (vendor,))}
        for number, one, _ in _rows(database, vendor, "records"):
            found.queued.append(one)
            if number in flying:
                found.in_flight.append(one)
        for kind, records in (("dead_letters", found.dead), ("in_doubt", found.in_doubt)):
            for _, one, reason in _rows(database, vendor, kind):
                records.append(one)
                found.reasons[one] = reason
    return found


def _rows(database, vendor, kind):
    reason = "''" if kind == "records" else "reason"
    rows = database.execute(
        f"SELECT number, key, endpoint, name, envelope, body, {reason} FROM {vendor}_{kind} "
        "ORDER BY number")
    for number, key, endpoint, name, envelope, body, why in rows:
        yield number, _record(vendor, key, endpoint, name, envelope, body), why


def _record(vendor, key, endpoint, name, envelope, body):
    """The record that the sandbox would see."""
    operation = name.startswith("$") and vendor == "mixpanel"
    if vendor in ("amplitude", "sentry") or (vendor == "mixpanel" and not operation):
        return Record(vendor, name, key.hex(), True)
    if vendor == "adjust":
        content = redacted(dict(parse_qsl(body)), "app_token")
    else:
        content = json.loads(body)
    if vendor == "firebase":
        content["person"] = json.loads(envelope)
    identity = json.dumps(content, sort_keys=True, ensure_ascii=False)
    return Record(vendor, name, identity, False, operation and name in REPEATABLE)
