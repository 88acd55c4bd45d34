"""Amplitude: events by HTTP V2 and batch, properties by identify and groupidentify."""

from . import amplitude_rules as words
from .amplitude_events import Events
from .document import Malformed, compact, read_form
from .report import Record
from .values import DAY, MEGABYTE, is_integer, is_text, redacted
from .vendor import Vendor
from .wire import Answer, json_answer, text_answer

UPLOADS = ("/2/httpapi", "/batch")
IDENTIFIES = ("/identify", "/groupidentify")
MISSING = ("event_type_required", "id_required", "insert_id_required", "price_required")
THROTTLED = "Too many requests for some devices and users"


class Amplitude(Events, Vendor):
    name = "amplitude"
    rules = words.RULES
    remembers = 7 * DAY

    def __init__(self, credentials):
        super().__init__(credentials)
        self._contents = {}

    def endpoint(self, path):
        return path if path in UPLOADS + IDENTIFIES else None

    def inspect(self, request, now):
        found = self.begin(request)
        found.all_or_nothing = True
        found.notes["bytes"], found.notes["now"] = len(request.body), now
        if not self.checks_method(found, request, "POST"):
            return found
        self.query(found, request, ())
        most = {"/2/httpapi": MEGABYTE - 1, "/batch": 20 * MEGABYTE}.get(found.endpoint, MEGABYTE)
        if len(request.body) > most:
            found.add("body_size", "body", f"{len(request.body)} bytes")
            found.refuse(self.error(413 if found.endpoint in UPLOADS else 414))
        elif found.endpoint in UPLOADS:
            self._upload(found, request, now)
        else:
            self._identify(found, request)
        return found

    def answer(self, found):
        lost = [violation for violation in found.violations if violation.loses]
        failed = [index for index, record in enumerate(found.records) if record.failed]
        if found.refusal:
            return found.refusal
        if found.endpoint in IDENTIFIES:
            return text_answer(400, lost[0].rule.limit) if lost else text_answer(200, "success")
        if failed:
            return self._partial_answer(found, failed)
        if lost:
            return self._invalid_answer(found, lost)
        return json_answer(200, {
            "code": 200,
            "events_ingested": len(found.records),
            "payload_size_bytes": found.notes["bytes"],
            "server_upload_time": int(found.notes["now"] * 1000),
        })

    def error(self, status):
        if status == 429:
            return json_answer(429, {
                "code": 429, "error": THROTTLED, "eps_threshold": 30, "throttled_devices": {},
                "throttled_users": {}, "throttled_events": []})
        text = {403: "Forbidden", 413: "Payload too large", 414: "URI Too Long"}.get(status,
                                                                                     "Error")
        return json_answer(status, {"code": status, "error": text})

    def partial_failure(self, found, indexes, kind):
        if found.endpoint not in UPLOADS:
            return False
        found.notes["kind"] = kind or "invalid"
        for index in indexes:
            if index < len(found.records):
                found.records[index].failed = True
        return True

    def commit(self, found, now):
        for record in found.records:
            if record.identities and record.outcome == "accepted":
                self._contents[record.identities[0]] = compact(record.body)

    def forget(self):
        self._contents = {}

    def _partial_answer(self, found, failed):
        kind = found.notes["kind"]
        if kind == "throttled":
            fields = {"eps_threshold": 30, "throttled_devices": {}, "throttled_users": {}}
            fields = {"code": 429, "error": THROTTLED, **fields, "throttled_events": failed}
            return json_answer(429, fields)
        if kind == "silenced":
            return json_answer(400, {
                "error": "Events silenced for device_id", "silenced_devices": [],
                "silenced_events": failed, "throttled_devices": {}, "throttled_events": [],
                "eps_threshold": 30, "exceeded_daily_quota_devices": {}})
        invalid, missing = {"time": failed}, {}
        if kind == "missing":
            invalid, missing = {}, {"event_type": failed}
        return self._bad_request(invalid, missing)

    def _invalid_answer(self, found, lost):
        """Names the first bad index of a field on HTTP V2, and all on batch."""
        invalid, missing = {}, {}
        for violation in lost:
            if violation.record is None:
                continue
            name = violation.field.split("].", 1)[-1].split(".", 1)[0]
            short = violation.rule.name.split(".")[1]
            indexes = (missing if short in MISSING else invalid).setdefault(name, [])
            if violation.record not in indexes and (found.endpoint == "/batch" or not indexes):
                indexes.append(violation.record)
        return self._bad_request(invalid, missing)

    def _bad_request(self, invalid, missing, text=None, missing_field=None):
        if text is None:
            text = "Request missing required field"
            text = "Invalid field values on some events" if invalid else text
        return json_answer(400, {
            "code": 400, "error": text, "missing_field": missing_field,
            "events_with_invalid_fields": invalid, "events_with_missing_fields": missing})

    def _upload(self, found, request, now):
        self.checks_type(found, request, "application/json")
        data = self.plain_body(found, request)
        value = self.json(found, data) if data is not None else None
        if value is None or not isinstance(value[0], dict):
            if value is not None:
                found.add("json", "body", "no object")
            found.refuse(self._bad_request({}, {}, "Invalid JSON request body"))
            return
        body = value[0]
        if not is_text(body.get("api_key")):
            found.add("auth", "api_key", "not ok")
            found.refuse(self._bad_request({}, {}, missing_field="api_key"))
        elif not self.expects("api_key", body["api_key"]):
            found.add("auth", "api_key", "not ok")
            found.refuse(self._bad_request({}, {}, "Invalid API key"))
        if not found.refusal and any(v.loses for v in found.violations):
            found.refuse(self._bad_request({}, {}, "Invalid JSON request body"))
        self.known_members(found, body, ("api_key", "events", "options", "client_upload_time"))
        self._events(found, body, now)

    def _events(self, found, body, now):
        least = self._least_id_length(found, body.get("options", {}))
        events = body.get("events")
        most = 1999 if found.endpoint == "/2/httpapi" else 2000
        if not isinstance(events, list) or not events:
            found.add("batch_required", "events", "missing, empty or no array")
            found.refuse(self._bad_request({}, {}, missing_field="events"))
            return
        if len(events) > most:
            found.add("batch_count", "events", f"{len(events)} events")
            found.refuse(self.error(413))
        for index, event in enumerate(events):
            self.event(found, index, event, least, now)

    def _least_id_length(self, found, options):
        least = options.get("min_id_length", 5) if isinstance(options, dict) else None
        if not is_integer(least) or least < 1 or set(options) - {"min_id_length"}:
            found.add("options", "options", "another form")
            found.refuse(self._bad_request({}, {}, missing_field="options"))
            return 5
        return least

    def _identify(self, found, request):
        self.checks_type(found, request, "application/x-www-form-urlencoded")
        data = self.plain_body(found, request)
        form = self._identify_form(found, data or b"")
        value = self.json(found, form["identification"], "identification") if form else None
        if value is None:
            found.refuse(text_answer(400, "missing_event"))
            return
        if not self.expects("api_key", form.get("api_key")):
            found.add("auth", "api_key", "not ok")
            found.refuse(text_answer(400, "invalid_api_key"))
        identifications = value[0] if isinstance(value[0], list) else [value[0]]
        if not identifications:
            found.add("batch_required", "identification", "empty")
            found.refuse(text_answer(400, "missing_event"))
        if len(identifications) > 1024:
            found.add("batch_count", "identification", f"{len(identifications)}")
            found.refuse(Answer(413, b"Payload too large", "text/plain"))
        for index, identification in enumerate(identifications):
            self.identification(found, index, identification)

    def _identify_form(self, found, data):
        try:
            pairs = read_form(data.decode("ascii"))
        except (Malformed, UnicodeDecodeError):
            pairs = []
        form = dict(pairs)
        if len(form) < len(pairs) or set(form) - {"api_key", "identification"}:
            found.add("form", "body", "repeated or unknown names")
        if "identification" not in form:
            found.add("form", "body", "no form with identification")
            return None
        return form

    def identification(self, found, index, value):
        """Checks one part of a request to identify or groupidentify."""
        where = f"identification[{index}]"
        grouped = found.endpoint == "/groupidentify"
        value = value if isinstance(value, dict) else {}
        name = "$groupidentify" if grouped else "$identify"
        found.records.append(Record(name, redacted(value), time=value.get("time")))
        properties = "group_properties" if grouped else "user_properties"
        wanted = ("group_type", "group_value", properties) if grouped else (properties,)
        for member in wanted:
            if member not in value:
                found.add("identify_required", f"{where}.{member}", "missing", index)
        known = wanted if grouped else words.IDENTIFICATION
        self.known_members(found, value, known, where, index)
        if not grouped:
            self.ids(found, index, value, where, 5)
        if properties in value:
            self.operations(found, index, value[properties], f"{where}.{properties}")
