"""R4: consent denied by another process while records are being sent."""

import os
import random
import shutil
import time

from . import script
from .outbox import stored
from .table import table


class Denials:
    """`moove consent deny` beside a process that tracks and sends."""

    def __init__(self, program, collector, directory, seed):
        self.program, self.collector = program, collector
        self.directory = os.path.join(directory, "denials")
        self.random = random.Random(seed)
        self.rows, self.failures = [], []

    def play(self, rounds):
        before, after, latest, left = 0, 0, 0.0, 0
        for number in range(rounds):
            shutil.rmtree(self.directory, ignore_errors=True)
            self.collector.reset()
            self.collector.misbehave(mode="delay", seconds=0.005, count=-1)
            with self.program.run(self.directory, script.actions(f"denied-{number}")) as child:
                time.sleep(self.random.uniform(0.3, 0.8))
                denied = self.program.command("consent deny", self.directory)
                moment = time.time()
                time.sleep(0.3)
                if child.process.poll() is not None:
                    self.failures.append(f"denied: run ended by itself: {child.errors()[:300]}")
            if denied.code != 0:
                self.failures.append(f"consent deny ended with {denied.code}: {denied.errors[:300]}")
            began = [entry["began"] - moment for entry in self.collector.requests()]
            late = [delay for delay in began if delay > 0]
            before, after = before + len(began) - len(late), after + len(late)
            latest = max([latest, *late])
            left += len(stored(self.directory).queued)
        self.rows.append((rounds, before, after, left))
        if after:
            self.failures.append(f"consent: {after} requests came after a denial had returned, the "
                                 f"last {latest * 1000:.1f} ms later")
        if left:
            self.failures.append(f"consent: {left} records are stored after a denial")

    def report(self):
        return table(("denials", "requests before", "after it returned", "records left"),
                     self.rows)
