"""Positive controls: a record that is taken away is missed, and one that is put back is counted."""

import os
import random
import shutil
import sqlite3

from . import script
from .life import Life
from .outbox import FILE
from .record import Reader
from .table import table


class Controls:
    """Spoils what is stored behind the program's back; the comparison must not overlook it."""

    def __init__(self, program, collector, directory):
        self.program, self.collector = program, collector
        self.directory = os.path.join(directory, "controls")
        self.rows, self.failures = [], []

    def play(self, blocks):
        """Does each thing to an outbox in which so many blocks' records wait."""
        for name, spoil, expected in (("a record is taken away", self._take_away, "1 lost"),
                                      ("a sent record comes back", self._repeat, "1 duplicate")):
            life = self._life(blocks)
            spoil()
            life.end()
            found = "; ".join(life.failures) or "nothing"
            if not found.startswith(expected):
                self.failures.append(f"controls: {name}, and this was found: {found}")
            self.rows.append((name, expected, found[:60]))

    def _life(self, blocks):
        """A directory in which records wait, since no vendor was there."""
        shutil.rmtree(self.directory, ignore_errors=True)
        self.collector.reset()
        calm = random.Random(2)  # which lets the life end without an outage
        life = Life(self.program, self.collector, self.directory, calm, Reader())
        self.collector.leave()
        lines = [line for number in range(blocks) for line in script.block(f"c-{number}", number)]
        with self.program.run(self.directory, lines) as child:
            child.ended()
            life.account.track(life.reader.all_records(child.lines()))
        self.collector.come_back()
        return life

    def _take_away(self):
        self._change("DELETE FROM adjust_records WHERE number = 1")

    def _repeat(self):
        _, _, size, *rest = self._change("SELECT * FROM adjust_records WHERE number = 1")[0]
        self.program.send(self.directory)
        # At the end of the queue, and counted: a queue that doesn't add up is taken for damaged.
        (number, through), = self._change(
            "SELECT last_number, bytes_through FROM queues WHERE vendor = 'adjust'")
        row = (number + 1, through + size, size, *rest)
        self._change(f"INSERT INTO adjust_records VALUES ({', '.join('?' * len(row))})", row)

    def _change(self, text, values=()):
        database = sqlite3.connect(os.path.join(self.directory, FILE))
        try:
            rows = database.execute(text, values).fetchall()
            database.commit()
            return rows
        finally:
            database.close()

    def report(self):
        return table(("what is done", "is to be found", "is found"), self.rows)
