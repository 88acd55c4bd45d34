"""Records as vendors see them, so that one that was printed and one that arrived can be matched."""

import json
from dataclasses import dataclass, field

from vendor_sandbox.sandbox import Sandbox
from vendor_sandbox.wire import Request

VENDORS = {"firebase": "ga4", "mixpanel": "mixpanel", "amplitude": "amplitude", "adjust": "adjust",
           "appsflyer": "appsflyer", "sentry": "sentry"}
NAMES = {sandbox: ours for ours, sandbox in VENDORS.items()}
MASK = "•••"  # stands for a secret in what the program prints
# Whoever reads a printed request as a vendor does needs the headers that aren't printed.
HEADERS = [("authorization", "Basic eDo="), ("authentication", "x"),
           ("x-sentry-auth", "Sentry sentry_version=7, sentry_key=x")]
# When an Adjust event happened is written as it is sent: not before the last one of its token.
WRITTEN_WHEN_SENT = "created_at_unix"
# Doing these to a profile twice is the same as doing them once.
REPEATABLE = {"$set", "$set_once", "$unset", "$union", "$delete"}


@dataclass(frozen=True)
class Record:
    """One event or profile operation; two with the same identity are the same one."""

    vendor: str
    name: str = field(compare=False)
    identity: str
    has_key: bool = field(compare=False)
    repeatable: bool = field(default=False, compare=False)

    def __str__(self):
        return f"{self.vendor} {self.name} {self.identity}"


def record(vendor, endpoint, seen):
    """A record of what the sandbox says of one: a dictionary with name, key and body."""
    ours, key = NAMES[vendor], seen["key"]
    body = {name: value for name, value in seen["body"].items() if name != WRITTEN_WHEN_SENT}
    content = key or json.dumps(body, sort_keys=True, ensure_ascii=False)
    repeatable = ours == "mixpanel" and endpoint == "/engage" and seen["name"] in REPEATABLE
    return Record(ours, seen["name"] or "?", content, key is not None, repeatable)


class Reader:
    """Reads printed requests with the eyes of the sandbox."""

    def __init__(self):
        self._sandbox = Sandbox()

    def all_records(self, lines):
        """The records of all printed requests, in their order."""
        return [record for line in lines for record in self.records(line)]

    def records(self, line):
        """The records of a printed request; none for a line that is about something else."""
        if not line.startswith('{"type":"request"'):
            return []
        printed = json.loads(line.replace(MASK, "x"))
        body = printed["body"]
        if printed["contentType"] == "application/json":
            body = json.dumps(body, ensure_ascii=False)
        target = "/" + printed["url"].split("://")[1].partition("/")[2]
        headers = [("content-type", printed["contentType"]), *HEADERS]
        vendor = self._sandbox.vendors[VENDORS[printed["vendor"]]]
        request = Request("POST", target, headers, body.encode())
        found = vendor.inspect(request, self._sandbox.clock.now())
        if not found.records:
            raise ValueError(f"a printed request that holds no record: {line[:300]}")
        return [record(vendor.name, found.endpoint, one.as_json()) for one in found.records]


def whole_lines(data):
    """The lines of an output that may end in the middle of one."""
    return data[:data.rfind(b"\n") + 1].decode("utf-8").splitlines()
