"""The comparison of what was tracked, what arrived, and what is kept."""

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Account:
    """What became of the records of one data directory.

    `tracked` are those whose call had returned; more may have arrived, since a kill can fall
    between the storing of a record and the line about it.
    """

    tracked: list = field(default_factory=list)
    streams: list = field(default_factory=list)  # of those, each process's own
    accepted: list = field(default_factory=list)
    dropped: list = field(default_factory=list)  # by the vendor, as duplicates
    in_doubt: list = field(default_factory=list)
    dead: list = field(default_factory=list)
    queued: list = field(default_factory=list)
    in_flight: list = field(default_factory=list)  # claimed when a kill fell, not to be repeated
    reasons: dict = field(default_factory=dict)  # why a record is dead, in doubt or late

    def track(self, records):
        """Takes in what one process had tracked, in its order."""
        self.tracked += records
        self.streams.append(records)

    def settle(self, collector, left):
        """Takes in what arrived and what is stored, once nothing is being sent any more."""
        self.accepted = collector.records("accepted")
        self.dropped = collector.records("duplicate")
        self.queued, self.in_doubt, self.dead = left.waiting, left.in_doubt, left.dead
        self.reasons = left.reasons

    def lost(self):
        """Tracked, and neither arrived nor kept."""
        found = Counter(self.accepted) + Counter(self.in_doubt)
        found += Counter(self.dead) + Counter(self.queued)
        return list((Counter(self.tracked) - found).elements())

    def duplicates(self):
        """Counted by a vendor more than once, which it would not drop by its own rule."""
        tracked, arrived = Counter(self.tracked), Counter(self.accepted)
        return [record for record, count in arrived.items()
                for _ in range(count - max(tracked[record], 1)) if not record.repeatable]

    def doubtful(self):
        """In doubt without having been in flight when a kill fell, or though they have a key."""
        unexplained = Counter(self.in_doubt) - Counter(self.in_flight)
        keyed = Counter(one for one in self.in_doubt if one.has_key or one.repeatable)
        return list((unexplained | keyed).elements())

    def out_of_order(self):
        """Accepted by a vendor after one that the same process had tracked later.

        What was on its way when its sender was killed may be overtaken by the next sender's requests,
        as far as a vendor has to do with two connections: it is in doubt then or, when it may be
        done twice, was sent again. What two processes tracked alike, as they may in the same
        microsecond where it has no key, tells nothing of either's order.
        """
        processes = Counter(one for stream in self.streams for one in set(stream)
                            if not one.has_key)
        excused = {*self.in_doubt, *(one for one, count in processes.items() if count > 1)}
        arrived = dict.fromkeys(one for one in self.accepted if one not in excused)
        return [one for stream in self.streams for one in self._out_of_order(stream, arrived)]

    def _out_of_order(self, stream, arrived):
        places, last, found = {}, {}, []
        for place, one in enumerate(stream):
            places.setdefault(one, place)
        for one in arrived:
            place = places.get(one, -1)
            latest = last.get(one.vendor, -1)
            if 0 <= place < latest:
                found.append(one)
                self.reasons.setdefault(one, f"it came after {stream[latest]}")
            last[one.vendor] = max(place, latest)
        return found

    def faults(self):
        """Everything that must not be, by what it is called."""
        found = {"lost": self.lost(), "duplicate": self.duplicates(), "doubtful": self.doubtful(),
                 "out of order": self.out_of_order(), "dead": self.dead,
                 "still queued": self.queued}
        return {name: records for name, records in found.items() if records}

    def row(self, vendor):
        """The numbers of one vendor."""
        def count(records):
            return sum(one.vendor == vendor for one in records)
        return {
            "tracked": count(self.tracked), "arrived": count(set(self.accepted)),
            "dropped by the vendor": count(self.dropped), "duplicate": count(self.duplicates()),
            "in doubt": count(self.in_doubt), "dead": count(self.dead), "lost": count(self.lost()),
        }
