"""What goes wrong on purpose, for a number of requests to a vendor or a path."""

import threading
from dataclasses import dataclass, field

from .wire import Answer

MODES = {
    # mode: (its options, whether the vendor stores the records all the same)
    "status": ({"status", "retry_after", "body", "headers"}, False),
    "headers": ({"headers"}, True),
    "delay": ({"seconds"}, True),
    "close": (set(), True),
    "reset_before_reading": (set(), False),
    "reset_after_reading": (set(), True),
    "reset_mid_answer": (set(), True),
    "answer_then_close": (set(), True),
    "garbage": ({"status"}, True),
    "wrong_length": ({"delta"}, True),
    "partial_failure": ({"indexes", "kind"}, True),
    "drip": ({"seconds", "step"}, True),
    "huge": ({"bytes"}, True),
    "redirect": ({"status", "location"}, False),
}
PARTIAL = ("mixpanel", "amplitude")
COMMON = {"vendor", "path", "count", "skip", "mode", "stored"}
GARBAGE = b'\x00\xff\xfe{"code": 2OO, "status"\r\n\r\n<html>' * 3


class Refused(Exception):
    """A misbehaviour that doesn't exist."""


@dataclass
class Misbehaviour:
    """One thing that goes wrong. A negative count is for ever; `skip` requests go well before."""

    mode: str
    vendor: str | None = None
    path: str | None = None
    count: int = 1
    skip: int = 0
    stored: bool = True
    options: dict = field(default_factory=dict)

    def meets(self, vendor, path):
        return self.vendor in (None, vendor) and self.path in (None, path)

    def answer(self, vendor, usual):
        """The answer that goes out instead of the usual one."""
        options = self.options
        if self.mode == "status":
            answer = vendor.error(options.get("status", 500)) if vendor else Answer(500)
            body = options["body"].encode() if "body" in options else answer.body
            headers = list(options.get("headers", {}).items())
            if "retry_after" in options:
                headers.append(("Retry-After", str(options["retry_after"])))
            return Answer(options.get("status", 500), body, answer.media_type, headers)
        if self.mode == "headers":
            headers = usual.headers + list(options.get("headers", {}).items())
            return Answer(usual.status, usual.body, usual.media_type, headers)
        if self.mode == "garbage":
            return Answer(options.get("status", 200), GARBAGE)
        if self.mode == "huge":
            return Answer(200, b"x" * options.get("bytes", 8 << 20))
        if self.mode == "redirect":
            location = options.get("location", "http://elsewhere.invalid/")
            return Answer(options.get("status", 307), headers=[("Location", location)])
        return usual


def parse(settings, vendors):
    """Makes a misbehaviour of JSON settings; raises Refused with what is possible."""
    if not isinstance(settings, dict) or settings.get("mode") not in MODES:
        raise Refused(f"mode must be one of: {', '.join(MODES)}")
    known, stored = MODES[settings["mode"]]
    unknown = sorted(set(settings) - COMMON - known)
    if unknown:
        raise Refused(f"unknown: {', '.join(unknown)}; {settings['mode']} has: {sorted(known)}")
    if settings.get("vendor") not in (None, *vendors):
        raise Refused(f"vendor must be one of: {', '.join(vendors)}")
    options = {name: value for name, value in settings.items() if name in known}
    kinds = {"status": int, "seconds": (int, float), "delta": int, "step": int, "bytes": int,
             "indexes": list, "headers": dict, "body": str, "kind": str, "location": str,
             "count": int, "skip": int, "stored": bool, "path": str}
    for name, value in settings.items():
        if name in kinds and not isinstance(value, kinds[name]):
            raise Refused(f"{name} has another type")
    if settings.get("count") == 0:
        raise Refused("count must not be 0; below 0 is for ever")
    if settings["mode"] == "partial_failure":
        if "indexes" not in options or settings.get("vendor", "mixpanel") not in PARTIAL:
            raise Refused(f"partial_failure needs indexes, and is known of {PARTIAL} only")
    return Misbehaviour(
        settings["mode"], settings.get("vendor"), settings.get("path"), settings.get("count", 1),
        settings.get("skip", 0), settings.get("stored", stored), options)


class Misbehaviours:
    """Those that are still to come, oldest first."""

    def __init__(self):
        self._lock = threading.Lock()
        self._waiting = []

    def add(self, misbehaviour):
        with self._lock:
            self._waiting.append(misbehaviour)

    def reset(self):
        with self._lock:
            self._waiting = []

    def take(self, vendor, path):
        """The misbehaviour for a request that arrives now, counted down; or None."""
        with self._lock:
            for waiting in self._waiting:
                if not waiting.meets(vendor, path):
                    continue
                if waiting.skip > 0:
                    waiting.skip -= 1
                    return None
                waiting.count -= 1
                if waiting.count == 0:
                    self._waiting.remove(waiting)
                return waiting
            return None
