"""Adjust's server-to-server API: one form a record."""

from . import adjust_rules as words
from .adjust_records import Records
from .document import Malformed, read_form
from .report import Record
from .values import MEGABYTE, redacted
from .vendor import Vendor
from .wire import json_answer

FORM = "application/x-www-form-urlencoded"


class Adjust(Records, Vendor):
    name = "adjust"
    rules = words.RULES

    def __init__(self, credentials):
        super().__init__(credentials)
        self.forget()

    def endpoint(self, path):
        return path if path in words.KNOWN else None

    def inspect(self, request, now):
        found = self.begin(request)
        if not self.checks_method(found, request, "POST", "GET"):
            return found
        self._authorization(found, request)
        pairs = self._pairs(found, request)
        if pairs is None:
            return found
        names = [name for name, _ in pairs]
        for name in sorted({name for name in names if names.count(name) > 1}):
            found.add("duplicate_parameter", name, "repeated")
        form = dict(pairs)
        found.records.append(self._record(found, form))
        self.known_members(found, form, words.KNOWN[found.endpoint], rule="unknown_parameter")
        for name, value in form.items():
            if value == "":
                found.add("empty_parameter", name, "empty")
        self.record(found, {name: value for name, value in form.items() if value}, request, now)
        return found

    def answer(self, found):
        lost = [violation for violation in found.violations if violation.loses]
        if found.refusal or lost:
            return found.refusal or self._error(found, lost[0].rule.name.split(".")[1])
        if found.endpoint != "/session":
            return json_answer(200, {"status": "OK"})
        first = found.notes.get("first", True)
        return json_answer(200, {
            "app_token": found.notes.get("app_token"),
            "adid": found.notes.get("adid"),
            "timestamp": found.notes.get("timestamp"),
            "message": "Install tracked" if first else "Session tracked",
            "ask_in": 2000,
        })

    def error(self, status):
        text = words.STATUSES.get(status, "Bad event state")
        return json_answer(status, {"error": f"Event request failed ({text})"})

    def commit(self, found, now):
        device, token = found.notes.get("device"), found.notes.get("event_token")
        if found.records[0].outcome != "accepted" or device is None:
            return
        if found.endpoint == "/gdpr_forget_device":
            self.forgotten.add(device)
        if found.endpoint == "/session":
            self.sessions[device] = found.notes["moment"]
        if found.endpoint == "/event":
            self.last[(device, token)] = found.notes["moment"]

    def forget(self):
        self.last, self.sessions, self.forgotten = {}, {}, set()

    def _error(self, found, rule):
        status, text = words.ERRORS.get(rule, (400, "Bad event state"))
        kind = {"/session": "Session", "/ad_revenue": "Ad revenue"}.get(found.endpoint, "Event")
        return json_answer(status, {"error": f"{kind} request failed ({text})"})

    def _authorization(self, found, request):
        given = request.header("authorization")
        if given is None and self.credentials.get("adjust_bearer") is None:
            return
        scheme, _, token = (given or "").partition(" ")
        if scheme.lower() != "bearer" or not self.expects("bearer", token):
            found.add("auth", "Authorization", "not ok")

    def _pairs(self, found, request):
        """The parameters of URL and body, None if they can't be read."""
        if len(request.body) > MEGABYTE:
            found.add("body_size", "body", f"{len(request.body)} bytes")
            return None
        if request.body:
            self.checks_type(found, request, FORM)
        data = self.plain_body(found, request)
        if data is None:
            return None
        try:
            return request.query() + read_form(data.decode("ascii"))
        except (Malformed, UnicodeDecodeError) as error:
            found.add("form", "body", str(error) if isinstance(error, Malformed) else "not encoded")
            return None

    def _record(self, found, form):
        name = form.get("event_token") if found.endpoint == "/event" else found.endpoint[1:]
        time = form.get("created_at_unix", form.get("created_at"))
        return Record(name, redacted(form, "app_token"), time=time)
