"""R4: consent denied by another process while records are being sent."""

import os
import random
import shutil
import time

from . import script
from .outbox import stored
from .table import table

# Seconds after a denial in which a request may arrive that had begun before it: two processes'
# ends of a connection, and a third that waits for the second, can't be ordered more finely.
GRACE = 0.02


class Denials:
    """`moove consent deny` beside a process that tracks and sends."""

    def __init__(self, program, collector, directory, seed):
        self.program, self.collector = program, collector
        self.directory = os.path.join(directory, "denials")
        self.random = random.Random(seed)
        self.rows, self.failures = [], []

    def play(self, rounds):
        """Denies so many times, each time in the middle of sending."""
        before, within, later, left = 0, 0, [], 0
        for number in range(rounds):
            shutil.rmtree(self.directory, ignore_errors=True)
            self.collector.reset()
            delays = self._deny(number)
            before += sum(delay <= 0 for delay in delays)
            within += sum(0 < delay <= GRACE for delay in delays)
            later += [delay for delay in delays if delay > GRACE]
            left += len(stored(self.directory).waiting)
        self.rows.append((rounds, before, within, len(later), left))
        if later:
            self.failures.append(f"consent: {len(later)} requests began after a denial had "
                                 f"returned, one {max(later) * 1000:.0f} ms later")
        if left:
            self.failures.append(f"consent: {left} records are stored after a denial")

    def _deny(self, number):
        """Denies while records are sent: how long after its return each request began."""
        self.collector.misbehave(mode="delay", seconds=0.005, count=-1)
        with self.program.run(self.directory, script.actions(f"denied-{number}")) as child:
            time.sleep(self.random.uniform(0.3, 0.8))
            denied = self.program.command("consent deny", self.directory)
            moment = time.time()
            time.sleep(0.3)
            if child.process.poll() is not None:
                self.failures.append(f"consent: run ended by itself: {child.errors()[:300]}")
        if denied.code != 0:
            self.failures.append(f"consent deny ended with {denied.code}: {denied.errors[:300]}")
        return [entry["began"] - moment for entry in self.collector.requests()]

    def report(self):
        return table(("denials", "requests before", f"within {GRACE * 1000:.0f} ms", "later",
                      "records left"),
                     self.rows)
