#!/usr/bin/env python3
"""Counts the system calls that tracking takes, thread by thread, by what the kernel was asked.

The benchmark program tracks events between two notes. `strace` writes down what each thread asks of
the kernel from one note to the other: the calling thread is the one that wrote them.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from collections import Counter

from chaos.table import table

LIMIT = 1000  # of the calling thread
CONTROL = 2000  # events that are stored directly, which takes more calls than the limit
LINE = re.compile(r"(\d+) +(?:<\.\.\. )?(\w+)")
# What the kernel is asked for, where it is asked.
PURPOSES = {
    "brk": "memory, by malloc", "clone3": "the writer thread is started",
    "clone": "the writer thread is started", "close": "a file of the journal is made",
    "fallocate": "a file of the journal gets its space", "fcntl": "locks of the database",
    "fdatasync": "a checkpoint of the database's log", "flock": "the lock of a journal",
    "fstat": "a file's size", "ftruncate": "the database's log is cut", "futex": "threads meet",
    "getdents64": "dead processes' journals are looked for", "getrandom": "ids, and malloc's own",
    "gettid": "a lock notes its owner", "lseek": "a file's size", "madvise": "memory, by malloc",
    "mmap": "memory, or a file of the journal", "mprotect": "memory, by malloc",
    "munmap": "memory is given back", "newfstatat": "whether the database has a log",
    "openat": "a file of the journal is made", "pread64": "pages of the database",
    "pwrite64": "pages of the database", "read": "a directory or a number of the system's",
    "rename": "a file of the journal is whole", "rseq": "a thread begins",
    "rt_sigaction": "the first thread is started", "rt_sigprocmask": "a thread begins",
    "sched_yield": "a lock is held", "set_robust_list": "a thread begins", "write": "the notes",
}


def main(given=None):
    parser = argparse.ArgumentParser(prog="calls.py", description=__doc__.splitlines()[0])
    parser.add_argument("--binary", default=".build/release/benchmarks", help="the built program")
    parser.add_argument("--events", type=int, default=100_000, help="100,000 unless said")
    options = parser.parse_args(given)
    calls = trace(options.binary, "--track", str(options.events))
    print(f"{options.events} events, five records each, with the journal\n\n{report(calls)}\n")
    control = sum(calling(trace(options.binary, "--track", str(CONTROL), "--direct")).values())
    made = sum(calling(calls).values())
    unnamed = sorted(name for name in calling(calls) if name not in PURPOSES)
    print(f"The calling thread made {made} calls; fewer than {LIMIT} are wanted. "
          f"Control: {control} for {CONTROL} events without the journal.")
    if unnamed:
        print(f"Nobody knows what it asks these for: {', '.join(unnamed)}")
    return 0 if made < LIMIT < control and not unnamed else 1


def trace(*command):
    """The system calls between the two notes, in order: the thread, and the call's name."""
    with tempfile.NamedTemporaryFile("r") as file:
        ran = subprocess.run(["strace", "-f", "-s", "32", "-o", file.name, *command], check=False,
                             stderr=subprocess.PIPE, text=True)
        if ran.returncode != 0:
            sys.exit(f"calls: '{' '.join(command)}' ended with {ran.returncode}: {ran.stderr}")
        return list(between(file))


def between(lines):
    """The calls from one note to the other, both notes included; a call in two parts counts once."""
    inside = False
    for line in lines:
        found = LINE.match(line)
        inside = inside or "tracking begins" in line
        if inside and found and "resumed>" not in line:
            yield found.groups()
        if "tracking ends" in line:
            return


def calling(calls):
    """What the calling thread asked, counted."""
    return Counter(name for thread, name in calls if thread == calls[0][0])


def report(calls):
    caller = calls[0][0]
    counts = Counter(("calling" if thread == caller else "others", name) for thread, name in calls)
    rows = [(thread, name, count, PURPOSES.get(name, "?"))
            for (thread, name), count in sorted(counts.items(), key=lambda one: (one[0][0], -one[1]))]
    return table(("thread", "call", "times", "what for"), rows)


if __name__ == "__main__":
    sys.exit(main())
