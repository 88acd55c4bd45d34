"""R6: directories and databases that can't be used. The flows run on, and say so once."""

import os
import shutil
import sqlite3
import time

from . import script
from .account import Account
from .outbox import FILE, stored
from .record import Reader
from .small_disk import FILL, READ_ONLY, SmallDisk
from .table import table

PAGES = 4096


class Disks:
    """Spoils a data directory in one way after the other, and runs a flow on it."""

    def __init__(self, program, collector, directory):
        self.program, self.collector = program, collector
        self.place = os.path.join(directory, "disks")
        self.directory = os.path.join(self.place, "data")
        self.reader = Reader()
        self.rows, self.failures = [], []

    def play(self, blocks):
        """Runs so many blocks of actions on the disk that fills up, and one on the others."""
        for name, part in (("under a file", self._under_a_file),
                           ("damaged database", self._damaged),
                           ("newer database", self._newer),
                           ("read-only disk", self._read_only),
                           ("full disk", self._full),
                           ("disk that fills up", lambda name: self._filling(name, blocks)),
                           ("clock an hour back", self._clock_set_back)):
            shutil.rmtree(self.place, ignore_errors=True)
            os.makedirs(self.place)
            self.collector.reset()
            part(name)

    def _run(self, name, program, directory, keep=False, blocks=1):
        """Runs a flow that must be played whole, and say what is wrong."""
        lines = [line for number in range(blocks)
                 for line in script.block(f"disk-{len(self.rows)}-{number}", number)]
        with program.run(directory, lines, keep=keep) as child:
            ended = child.ended()
            played = sum(line.startswith('{"type":"action"') for line in child.lines())
        errors = [line for line in ended.errors.splitlines() if line]
        self._expect(not ended.crashed, f"{name}: crashed: {ended.errors[:300]}")
        self._expect(played >= len(lines), f"{name}: {played} of {len(lines)} actions were played")
        self._expect(errors, f"{name}: nothing was said")
        self._expect(len(errors) == len(set(errors)), f"{name}: said twice: {errors}")
        full = [line for line in errors if "ENOSPC" in line or "disk is full" in line]
        once = name in ("newer database", "read-only disk")
        self._expect(not once or len(errors) == 1, f"{name}: {errors}")
        self._expect(len(full) < 2, f"{name}: a full disk was told more than once: {full}")
        first = errors[0].replace(self.place, "…") if errors else ""
        self.rows.append((name, played, ended.code, len(errors), first))

    def _under_a_file(self, name):
        with open(self.directory, "w", encoding="ascii") as file:
            file.write("no directory")
        self._run(name, self.program, os.path.join(self.directory, "below"))

    def _damaged(self, name):
        self._fill()
        path = os.path.join(self.directory, FILE)
        for beside in (path + "-wal", path + "-shm"):
            if os.path.exists(beside):
                os.remove(beside)
        content = b"no database " * PAGES
        with open(path, "wb") as file:
            file.write(content)
        self._run(name, self.program, self.directory, keep=True)
        kept = [file for file in os.listdir(self.directory)
                if _content(os.path.join(self.directory, file)) == content]
        self._expect(kept, f"{name}: what was there is gone")

    def _newer(self, name):
        self._fill()
        path = os.path.join(self.directory, FILE)
        database = sqlite3.connect(path)
        database.execute("PRAGMA user_version = 1000000")
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.close()
        content = _content(path)
        self._run(name, self.program, self.directory, keep=True)
        self._expect(_content(path) == content, f"{name}: the file has changed")

    def _full(self, name):
        self._on_a_small_disk(name, SmallDisk(self.place, kilobytes=64, then=FILL), blocks=1)

    def _read_only(self, name):
        disk = SmallDisk(self.place, kilobytes=3000, then=READ_ONLY)
        self._on_a_small_disk(name, disk, blocks=1)

    def _filling(self, name, blocks):
        self.collector.leave()
        try:
            self._on_a_small_disk(name, SmallDisk(self.place, kilobytes=300), blocks)
        finally:
            self.collector.come_back()

    def _on_a_small_disk(self, name, disk, blocks):
        if not disk.is_available:
            self.rows.append((name, "", "", "", "skipped: mounting takes a superuser"))
            return
        self._run(name, disk.around(self.program), disk.directory, blocks=blocks)

    def _clock_set_back(self, name):
        """The vendors' clock is an hour ahead, as if this machine's had been set back."""
        account = Account()
        self.collector.sandbox.clock.fixed = time.time() + 3600
        try:
            with self.program.run(self.directory, script.block("back", 1)) as child:
                ended = child.ended()
                account.track(self.reader.all_records(child.lines()))
            self.program.send(self.directory)
        finally:
            self.collector.sandbox.clock.fixed = None
        account.settle(self.collector, stored(self.directory))
        for kind, records in account.faults().items():
            self.failures.append(f"{name}: {len(records)} {kind}, the first {records[0]}")
        arrived = f"{len(set(account.accepted))} of {len(account.tracked)} records arrived"
        self.rows.append((name, "", ended.code, 0, arrived))

    def _fill(self):
        """Makes a directory with an outbox in which records wait."""
        self.collector.leave()
        with self.program.run(self.directory, script.block("before", 1)) as child:
            child.ended()
        self.collector.come_back()

    def _expect(self, holds, otherwise):
        if not holds:
            self.failures.append(otherwise)

    def report(self):
        rows = [(*row[:-1], row[-1][:120]) for row in self.rows]
        return table(("directory", "actions", "exit", "errors", "the first"), rows)


def _content(path):
    if not os.path.isfile(path):
        return b""
    with open(path, "rb") as file:
        return file.read()
