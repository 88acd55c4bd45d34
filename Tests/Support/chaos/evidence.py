"""Where a kill fell, by what it left behind.

A process has several threads, so that one kill can fall in several places at once.

    append    records are stored that the program had not said anything of
    move      records are in the journal and not in the outbox
    request   the sandbox has a request whose answer had not left it
    between   the answer had left the sandbox, and the records are still queued
"""

from dataclasses import dataclass

PHASES = ("append", "move", "request", "between")


@dataclass(frozen=True)
class Exchange:
    """A request that the sandbox has read; `answered` is None when its answer never left."""

    received: float
    answered: float | None
    status: int | None
    records: tuple


def phases(killed, dead, tracked, stored, journalled, exchanges):
    """The phases that a kill fell in.

    `killed` is the moment of the kill and `dead` the one when the process was known to have ended;
    `stored` are the records in the outbox, `journalled` those that are in the journal alone.
    """
    found = set()
    known, queued = set(tracked), set(stored)
    if (queued | set(journalled)) - known:
        found.add("append")
    if journalled:
        found.add("move")
    for exchange in exchanges:
        if exchange.received > dead:
            continue
        if exchange.answered is None or exchange.answered > dead:
            found.add("request")
        elif exchange.answered <= killed and exchange.status == 200:
            if queued.intersection(exchange.records):
                found.add("between")
    return found
