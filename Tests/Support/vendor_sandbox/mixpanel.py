"""Mixpanel: events by /import and /track, profiles by /engage and /groups."""

import base64

from . import mixpanel_rules as words
from .document import Malformed, read_form
from .mixpanel_events import Events
from .mixpanel_updates import Updates
from .vendor import Vendor
from .wire import json_answer, text_answer

PATHS = ("/import", "/track", "/engage", "/groups")
FORM = "application/x-www-form-urlencoded"
ERRORS = {
    401: "Unauthorized", 413: "Request Entity Too Large", 429: "Too Many Requests",
    500: "Internal Server Error", 502: "Bad Gateway", 503: "Service Unavailable",
}


class Mixpanel(Events, Updates, Vendor):
    name = "mixpanel"
    rules = words.RULES
    most_inflated = 2_097_152

    def __init__(self, credentials):
        super().__init__(credentials)
        self._moments = {}

    def endpoint(self, path):
        return path if path in PATHS else None

    def inspect(self, request, now):
        found = self.begin(request)
        if not self.checks_method(found, request, "POST"):
            return found
        self._options(found, request)
        if found.endpoint == "/import":
            self._authorization(found, request)
        records = self._batch(found, request)
        for index, record in enumerate(records):
            if found.endpoint in ("/import", "/track"):
                self.event(found, index, record, now)
            else:
                self.update(found, index, record)
        if found.endpoint == "/track" and records and not any(self._has_token(r) for r in records):
            found.refuse(json_answer(401, {"error": "token, missing or empty", "status": "error"}))
        return found

    def answer(self, found):
        lost = found.losses()
        if found.refusal:
            return found.refusal
        if found.endpoint == "/import":
            return self._import_answer(found, lost)
        silent = [v.record for v in found.violations if v.rule.name == "mixpanel.token"]
        told = [index for index in lost if index not in silent]
        whole = found.endpoint in ("/engage", "/groups")
        failed = bool(told) if whole else len(told) == len(found.records)
        if found.notes["options"].get("verbose") == "1":
            error = "some data points in the request failed validation" if failed else None
            return json_answer(200, {"status": int(not failed), "error": error})
        return text_answer(200, "0" if failed else "1")

    def error(self, status):
        text = ERRORS.get(status, "Error")
        return json_answer(status, {"code": status, "error": text, "status": text})

    def partial_failure(self, found, indexes, kind):
        for index in indexes:
            if index < len(found.records):
                found.records[index].failed = True
        return found.endpoint == "/import"

    def commit(self, found, now):
        for index, record in enumerate(found.records):
            if found.endpoint in ("/import", "/track") and record.key and not found.lost(index):
                self._moments.setdefault(record.key, (record.identities[:1], record.time))

    def forget(self):
        self._moments = {}

    def _import_answer(self, found, lost):
        imported = len(found.records) - len(lost)
        if not lost or found.notes["options"].get("strict") != "1":
            return json_answer(200, {"code": 200, "num_records_imported": imported, "status": "OK"})
        return json_answer(400, {
            "code": 400,
            "error": "some data points in the request failed validation",
            "num_records_imported": imported,
            "status": "Bad Request",
            "failed_records": [self._failed_record(found, index) for index in lost],
        })

    def _failed_record(self, found, index):
        reasons = [v for v in found.violations if v.loses and v.record == index]
        where = reasons[0].field.split(".", 1)[-1] if reasons else "properties"
        message = reasons[0].rule.limit if reasons else "failed validation"
        return {
            "index": index,
            "insert_id": found.records[index].key or "",
            "field": where,
            "message": f"'{where}' must keep to: {message}",
        }

    def _options(self, found, request):
        known = {"/import": ("strict", "project_id")}.get(found.endpoint,
                                                          ("ip", "verbose", "strict"))
        options = self.query(found, request, known)
        found.notes["options"] = options
        if found.endpoint == "/import" and options.get("strict") != "1":
            found.add("strict", "query.strict", "not 1")

    def _authorization(self, found, request):
        user, secret, project = *self._basic(request), found.notes["options"].get("project_id")
        if secret:
            fits = self.expects("service_account", f"{user}:{secret}")
            if not project or not self.expects("project_id", project):
                found.add("project_id", "query.project_id", "missing or not the expected one")
        else:
            fits = self.expects("token", user)
            if project is not None:
                found.add("project_id", "query.project_id", "given with a project token")
        if not fits:
            found.add("auth", "Authorization", "not ok")
            found.refuse(json_answer(
                401, {"code": 401, "error": "Invalid credentials", "status": "Unauthorized"}))

    def _basic(self, request):
        scheme, _, encoded = (request.header("authorization") or "").partition(" ")
        try:
            text = base64.b64decode(encoded, validate=True).decode("utf-8")
        except ValueError:
            text = ""
        user, colon, secret = text.partition(":")
        return (user, secret) if scheme.lower() == "basic" and colon else ("", "")

    def _batch(self, found, request):
        """The records in the body; none, and a refusal, if they can't be read."""
        types = ["application/json", FORM]
        if found.endpoint == "/import":
            types = ["application/json", "application/x-ndjson"]
        elif found.endpoint == "/groups":
            types = ["application/json"]
        typed = self.checks_type(found, request, *types)
        gzip = ("gzip",) if found.endpoint in ("/import", "/track") else ()
        data = self.plain_body(found, request, *gzip) if typed else None
        if data is not None and len(data) > self.most_inflated:
            found.add("body_size", "body", f"{len(data)} bytes")
        if any(v.rule.name == "mixpanel.body_size" for v in found.violations):
            found.refuse(self.error(413))
            return []
        records = self._values(found, request.media_type()[0], data) if data is not None else None
        if records is not None:
            return self._counted(found, records)
        text = "request body failed to parse"
        found.refuse(json_answer(400, {"code": 400, "error": text, "status": "Bad Request"}))
        return []

    def _values(self, found, kind, data):
        if kind == FORM:
            data = self._form(found, data)
        if kind == "application/x-ndjson":
            lines = [self.json(found, line) for line in data.splitlines() if line.strip()]
            return [line[0] for line in lines] if None not in lines else None
        value = self.json(found, data) if data is not None else None
        if value is None:
            return None
        if kind == FORM and isinstance(value[0], dict):
            return [value[0]]
        if not isinstance(value[0], list):
            found.add("json", "body", "no array")
            return None
        return value[0]

    def _form(self, found, data):
        """The `data` of a form, whose other members are options."""
        try:
            pairs = dict(read_form(data.decode("ascii")))
        except (Malformed, UnicodeDecodeError):
            pairs = {}
        if "data" not in pairs:
            found.add("json", "body", "no form with data")
            return None
        options = {name: value for name, value in pairs.items() if name != "data"}
        self.known_members(found, options, ("ip", "verbose", "strict"), "body", rule="query")
        found.notes["options"].update(options)
        return pairs["data"].encode()

    def _counted(self, found, records):
        if not records:
            found.add("batch_required", "body", "empty")
        if len(records) > 2000:
            found.add("batch_count", "body", f"{len(records)} records")
        if not records or len(records) > 2000:
            found.refuse(json_answer(400, {
                "code": 400, "error": "1 to 2000 records a request", "status": "Bad Request"}))
        return records

    def _has_token(self, record):
        properties = record.get("properties") if isinstance(record, dict) else None
        return isinstance(properties, dict) and bool(properties.get("token"))
