"""All vendors together: finds whose a request is, inspects it, counts it and answers it."""

import threading
import traceback

from . import http_rules
from .adjust import Adjust
from .amplitude import Amplitude
from .appsflyer import AppsFlyer
from .clock import Clock
from .control import PREFIX, control
from .ga4 import GA4
from .ledger import Ledger
from .misbehaviour import Misbehaviours
from .mixpanel import Mixpanel
from .sentry import Sentry

VENDORS = (GA4, Mixpanel, Amplitude, Adjust, AppsFlyer, Sentry)


def all_rules():
    """The rules of HTTP and of every vendor."""
    kinds = (*VENDORS, http_rules.Nobody)
    return [rule for kind in kinds for rule in kind.rules.values()]


class Sandbox:
    """What the server serves; knows nothing of sockets."""

    def __init__(self, credentials=None, clock=None, log=None):
        self.vendors = {kind.name: kind(credentials or {}) for kind in VENDORS}
        self.clock = clock or Clock()
        self.ledger = Ledger((*self.vendors, http_rules.Nobody.name), log)
        self.misbehaviours = Misbehaviours()
        self._lock = threading.Lock()

    def vendor(self, path):
        """The vendor whose path it is, None if it is nobody's."""
        return next((v for v in self.vendors.values() if v.endpoint(path)), None)

    def rules(self, vendor=None):
        return [rule for rule in all_rules() if vendor in (None, rule.vendor)]

    def is_own(self, request):
        """Whether the request is about the sandbox itself."""
        return request.path.startswith(PREFIX)

    def control(self, request):
        return control(self, request)

    def reset(self):
        with self._lock:
            self.ledger.reset()
            self.misbehaviours.reset()
            for vendor in self.vendors.values():
                vendor.forget()

    def misbehaviour(self, request):
        """What goes wrong with this request; counted down by asking."""
        vendor = self.vendor(request.path)
        return self.misbehaviours.take(vendor.name if vendor else "http", request.path)

    def answer(self, request, connection, misbehaviour=None):
        """Inspects a whole request, writes it down, and returns what goes back."""
        vendor, now = self.vendor(request.path), self.clock.now()
        with self._lock:
            found = self._inspected(vendor, request, now)
            if misbehaviour and misbehaviour.mode == "partial_failure" and vendor:
                options = misbehaviour.options
                vendor.partial_failure(found, options["indexes"], options.get("kind"))
            stored = misbehaviour is None or misbehaviour.stored
            sequence = self.ledger.judge(found, now, stored)
            usual = found.refusal or vendor.answer(found)
            if stored and found.records and found.stored:
                vendor.commit(found, now)
            answer = misbehaviour.answer(vendor, usual) if misbehaviour else usual
            self._write(found, sequence, request, connection, misbehaviour, answer.status)
        return answer

    def answered(self, connection):
        """Is told that all of the last answer on a connection was handed to the network."""
        self.ledger.finish(connection, self.clock.now())

    def unread(self, request, connection, misbehaviour):
        """Writes down a request whose connection ended before it was read."""
        vendor = self.vendor(request.path)
        if vendor is None:
            found = http_rules.broken("path", "nobody's", request.path)
        else:
            found = vendor.begin(request)
        with self._lock:
            sequence = self.ledger.judge(found, self.clock.now(), False)
            self._write(found, sequence, request, connection, misbehaviour, None)

    def broken(self, error, connection):
        """Writes down what was no request, and returns what goes back, if anything does."""
        found = http_rules.broken(error.rule, error.detail)
        answer = None if error.rule == "incomplete" else found.refusal
        with self._lock:
            sequence = self.ledger.judge(found, self.clock.now())
            self._write(found, sequence, None, connection, None, answer and answer.status)
        return answer

    def _inspected(self, vendor, request, now):
        if vendor is None:
            return http_rules.broken("path", "nobody's", request.path)
        try:
            return vendor.inspect(request, now)
        except Exception as error:  # a fault of the sandbox must not look like one of the client
            place = traceback.extract_tb(error.__traceback__)[-1]
            detail = f"{type(error).__name__} in {place.name}, line {place.lineno}"
            return http_rules.broken("failure", detail, vendor.endpoint(request.path))

    def _write(self, found, sequence, request, connection, misbehaviour, status):
        facts = {
            "method": request.method if request else None,
            "bytes": len(request.body) if request else 0,
            "status": status,
            "connection": connection,
            "received": self.clock.now(),
            "began": request.began if request else None,
        }
        if misbehaviour:
            facts["misbehaviour"] = misbehaviour.mode
        self.ledger.write(found, sequence, **facts)
