"""The vendor sandbox, in this process, so that its counts and moments can be read at once."""

from vendor_sandbox.misbehaviour import parse
from vendor_sandbox.sandbox import Sandbox
from vendor_sandbox.server import Server

from .evidence import Exchange
from .record import NAMES, record


class Collector:
    """Plays the vendors on a port of 127.0.0.1, the same one after it was away for a while."""

    def __init__(self, credentials=None):
        self.sandbox = Sandbox(credentials)
        self._server = Server(self.sandbox)
        self.port = self._server.port
        self._is_away = False

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def leave(self):
        """Answers nobody until `come_back`."""
        self._server.stop()
        self._is_away = True

    def come_back(self):
        """Answers again, if it was away."""
        if not self._is_away:
            return
        self._is_away = False
        self._server = Server(self.sandbox, self.port)

    def reset(self):
        self.sandbox.reset()

    def misbehave(self, **settings):
        self.sandbox.misbehaviours.add(parse(settings, self.sandbox.vendors))

    def behave(self):
        self.sandbox.misbehaviours.reset()

    def requests(self):
        """The requests since the last reset that were a vendor's."""
        return [entry for entry in self.sandbox.ledger.entries() if entry["vendor"] in NAMES]

    def exchanges(self):
        return [
            Exchange(entry["received"], entry.get("answered"), entry["status"],
                     tuple(records_of(entry)))
            for entry in self.requests()
        ]

    def records(self, outcome):
        """The records with an outcome, such as `accepted`, in the order of their arrival."""
        return [one for entry in self.requests() for one in records_of(entry, outcome)]


def records_of(entry, outcome=None):
    """The records of a request, those with one outcome or all."""
    return [record(entry["vendor"], entry["endpoint"], seen) for seen in entry["records"]
            if outcome in (None, seen["outcome"])]
