"""R3 at length: far more than the outbox holds is tracked while all vendors are away, then sent."""

import itertools
import os
import shutil
import threading
import time
from collections import Counter

from .outbox import counts, stored
from .record import VENDORS
from .table import table

PATIENCE = 1800  # seconds, for some hundred thousand records
FEW = 5_000  # actions of the run whose memory is the measure
FLAT = 1.25  # times as much anonymous memory as that one's
BACKLOG = 100_000  # records that the outbox keeps
PAUSE = 0.05  # seconds between two looks at the memory


class Flood:
    """One long run without vendors, of which nobody remembers more than sums."""

    def __init__(self, program, collector, directory):
        self.program, self.collector = program, collector
        self.directory = os.path.join(directory, "flood")
        self.rows, self.sums, self.failures = [], [], []

    def play(self, actions):
        """Does so much in the app, each action of which leads to an event and a screen view."""
        self.collector.leave()
        self.collector.reset()
        _, little = self._track(min(actions, FEW))
        ended, memory = self._track(actions)
        self._expect(not ended.crashed, f"the flood crashed: {ended.errors[:300]}")
        tracked = self._tracked(ended)
        left, counted = stored(self.directory).waiting, counts(self.directory)
        self.failures += miscounted(tracked, left, counted)
        if actions > FEW:
            self._expect(is_flat(memory, little), f"memory grew from {little} to {memory} KB")
        began = time.time()
        self.collector.come_back()
        sent = self.program.send(self.directory, PATIENCE)
        self._expect(sent.code == 0, f"send ended with {sent.code}: {sent.errors[:300]}")
        arrived = self.collector.records("accepted")
        self.failures += misplaced(left, arrived)
        self._add_rows(tracked, counted, left, arrived)
        self.sums = [("calls of Herald", ended_summary(ended)["calls"]),
                     ("seconds of tracking", f"{ended.seconds:.0f}"),
                     ("seconds of sending", f"{time.time() - began:.0f}"),
                     ("RssAnon at its peak, KB", memory),
                     (f"and in a run of {min(actions, FEW)} actions, KB", little)]

    def _track(self, actions):
        """Does so much in a fresh directory: how that ended, and the anonymous memory it took."""
        shutil.rmtree(self.directory, ignore_errors=True)
        memory = Memory()
        with self.program.run(self.directory, lines(actions), quiet=True) as child:
            watch = threading.Thread(target=memory.watch, args=(child.process.pid,), daemon=True)
            watch.start()
            ended = child.ended(PATIENCE)
            watch.join()
        return ended, memory.peak

    def _tracked(self, ended):
        return Counter(ended_summary(ended)["records"])

    def _add_rows(self, tracked, counted, *lists):
        for vendor in VENDORS:
            found = [sum(one.vendor == vendor for one in records) for records in lists]
            self.rows.append((vendor, tracked[vendor], *counted[vendor].values(), *found))

    def _expect(self, holds, otherwise):
        if not holds:
            self.failures.append(otherwise)

    def report(self):
        return "\n\n".join((
            table(("vendor", "tracked", "evicted", "dropped", "waited", "arrived"), self.rows),
            table(("the run", ""), self.sums)))


def miscounted(tracked, left, counted):
    """Where what waits is not what was tracked without what was counted as given up."""
    waiting, found = Counter(one.vendor for one in left), []
    for vendor in VENDORS:
        kept = tracked[vendor] - sum(counted[vendor].values())
        if waiting[vendor] != kept:
            found.append(f"{vendor}: {waiting[vendor]} wait, and by its counts {kept} do")
    return found + [f"{len(left)} wait, more than {BACKLOG}"] * (len(left) > BACKLOG)


def misplaced(due, arrived):
    """Where what arrived is not all that was due, each once and in its order."""
    found = []
    for vendor in VENDORS:
        wanted = [one for one in due if one.vendor == vendor]
        got = [one for one in arrived if one.vendor == vendor]
        if Counter(got) != Counter(wanted):
            found.append(f"{vendor}: {len(got)} arrived of {len(wanted)} that were due, "
                         "or others did")
        elif got != wanted:
            found.append(f"{vendor}: not in order")
    return found


def is_flat(memory, little):
    """Whether the memory of a long run isn't much more than that of a short one."""
    return memory <= FLAT * little


class Memory:
    """The anonymous memory of a process at its peak, in KB."""

    def __init__(self):
        self.peak = 0

    def watch(self, process):
        while (size := anonymous(process)) is not None:
            self.peak = max(self.peak, size)
            time.sleep(PAUSE)


def anonymous(process):
    """RssAnon in KB, None when the process has ended."""
    try:
        with open(f"/proc/{process}/status", encoding="ascii") as status:
            return next((int(line.split()[1]) for line in status if line.startswith("RssAnon")), None)
    except OSError:
        return None


def ended_summary(ended):
    """The run's own sums."""
    return next(one for one in ended.objects() if one["type"] == "summary")


def lines(actions):
    """Deep links, each of which leads to two events."""
    return itertools.islice(itertools.cycle((
        "open moove://app/home", "open moove://app/fare_list?riderId=adult")), actions)
