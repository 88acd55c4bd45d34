"""What is wrong with a request before any vendor sees it."""

from .report import Inspection
from .rules import REFUSED, rules
from .wire import Answer

RULES = rules(
    "http", REFUSED, "RFC 9112",
    ("malformed", "a request line and headers of HTTP/1.1"),
    ("host", "one Host"),
    ("framing", "one Content-Length, or chunked"),
    ("body_size", "<= 64 MiB"),
    ("incomplete", "the whole request before the end of the connection"),
    ("path", "a path of a vendor", None, "the vendors' endpoints"),
    ("failure", "nothing that the sandbox fails on", None, "the sandbox itself"),
)
STATUSES = {"path": 404, "body_size": 413, "failure": 500}


class Nobody:
    """Stands for a vendor where there is none."""

    name = "http"
    rules = RULES
    remembers = 0


class Broken(Exception):
    """A request that no vendor can see; `rule` is the short name of the rule it breaks."""

    def __init__(self, rule, detail):
        super().__init__(detail)
        self.rule, self.detail = rule, detail


def broken(rule, detail, path=None):
    """The inspection of such a request."""
    found = Inspection(Nobody, path)
    found.add(rule, "request", detail)
    found.refuse(Answer(STATUSES.get(rule, 400), b"", headers=[("Connection", "close")]))
    return found
