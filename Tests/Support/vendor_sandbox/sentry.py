"""Sentry's envelope endpoint."""

import re

from . import sentry_rules as words
from .document import Malformed, compact, read_json
from .report import Record
from .sentry_event import Event
from .values import HOUR, MEBIBYTE, is_integer, matches, rfc3339
from .vendor import Vendor
from .wire import json_answer

PATH = re.compile(r"/api/(\d+)/envelope/")
DSN = re.compile(r"https?://([^:@/]+)(:[^@/]*)?@[^/]+/(?:.*/)?(\d+)")
TEXTS = {401: "missing authorization information",
         403: "event submission rejected with_reason: ProjectId"}


class Sentry(Event, Vendor):
    name = "sentry"
    rules = words.RULES
    most_inflated = 100_000_000

    def __init__(self, credentials):
        super().__init__(credentials)
        self._contents = {}

    def endpoint(self, path):
        return "/api/{project}/envelope/" if PATH.fullmatch(path) else None

    def inspect(self, request, now):
        found = self.begin(request)
        if not self.checks_method(found, request, "POST"):
            return found
        self.checks_type(found, request, "application/x-sentry-envelope")
        if not request.header("user-agent"):
            found.add("user_agent", "User-Agent", "missing")
        data = self._data(found, request)
        header, rest = self._header(found, data) if data is not None else ({}, None)
        self._authorization(found, request, header)
        if rest is not None:
            self._items(found, header, rest, now)
        return found

    def answer(self, found):
        lost = [violation for violation in found.violations if violation.loses]
        told = [violation for violation in lost if violation.rule.fate != "dropped"]
        if found.refusal:
            return found.refusal
        if not told:
            key = found.records[0].key if found.records else None
            return json_answer(200, {"id": key} if key else {})
        short = told[0].rule.name.split(".")[1]
        if short in ("item_size", "body_size"):
            return self.error(413)
        causes = [f"{violation.field}: {violation.rule.limit}" for violation in told]
        detail = "invalid event envelope"
        return json_answer(400, {"detail": detail, "causes": causes}, [("X-Sentry-Error", detail)])

    def error(self, status):
        return json_answer(status, {"detail": TEXTS.get(status, "request failed"), "causes": []})

    def commit(self, found, now):
        for record in found.records:
            if record.identities and record.outcome == "accepted":
                self._contents[record.key] = compact(record.body)

    def forget(self):
        self._contents = {}

    def _data(self, found, request):
        if len(request.body) > 20_000_000:
            found.add("body_size", "body", f"{len(request.body)} bytes")
            return None
        return self.plain_body(found, request, "gzip", "deflate")

    def _header(self, found, data):
        """The envelope's header, and the bytes after it; None for them if it can't be read."""
        line, _, rest = data.partition(b"\n")
        value = self.json(found, line, "header")
        if value is None or not isinstance(value[0], dict):
            if value is not None:
                found.add("json", "header", "no object")
            return {}, None
        self.known_members(found, value[0], words.HEADER, "header", rule="header_member")
        return value[0], rest

    def _authorization(self, found, request, header):
        query = self.query(found, request, ("sentry_version", "sentry_key", "sentry_client"))
        line = request.header("x-sentry-auth")
        ways = [way for way, given in (
            ("X-Sentry-Auth", line is not None), ("query", "sentry_key" in query),
            ("dsn", "dsn" in header)) if given]
        if len(ways) > 1:
            found.add("auth_once", ways[1], f"{len(ways)} ways")
            return
        fields = {"X-Sentry-Auth": self._fields(line), "query": query}.get((ways or [""])[0])
        dsn = DSN.fullmatch(header["dsn"]) if isinstance(header.get("dsn"), str) else None
        key = fields.get("sentry_key") if fields is not None else dsn and dsn[1]
        self._key(found, key, (ways or ["X-Sentry-Auth"])[0])
        if fields is not None and fields.get("sentry_version") != "7":
            found.add("auth_version", ways[0], "not 7")
        if ways == ["X-Sentry-Auth"] and not matches(r"\S+/\S+", fields.get("sentry_client")):
            found.add("auth_client", ways[0], "missing or another form")
        project = PATH.fullmatch(request.path)[1]
        if not self.expects("project", project) or (dsn and dsn[3] != project):
            found.add("project", "project", "not the expected one")
            found.refuse(self.error(403))

    def _fields(self, line):
        """The fields of `Sentry a=b, c=d`."""
        scheme, _, rest = (line or "").partition(" ")
        if scheme != "Sentry":
            return {}
        return dict(part.strip().partition("=")[::2] for part in rest.split(","))

    def _key(self, found, key, where):
        if not key or not self.expects("key", key):
            found.add("auth", where, "not ok")
            found.refuse(self.error(403 if key else 401))
        elif not matches(r"[0-9a-fA-F]{32}", key):
            found.add("key_form", where, "another form")

    def _sent(self, found, header, now):
        moment = rfc3339(header.get("sent_at"), utc_only=True)
        if moment is None:
            found.add("sent_at", "header.sent_at", "missing or another form")
        elif abs(moment - now) > HOUR:
            found.add("sent_at_drift", "header.sent_at", "further away")

    def _items(self, found, header, rest, now):
        self._sent(found, header, now)
        items = []
        while rest.strip(b"\n"):
            item, rest = self._item(found, rest.lstrip(b"\n"), f"items[{len(items)}]")
            if item is None:
                return
            items.append(item)
        if not items:
            found.add("item_required", "items", "none")
        events = [payload for kind, payload in items if kind == "event"]
        if len(events) > 1:
            found.add("event_count", "items", f"{len(events)} events")
        for payload in events:
            self._event(found, header, payload, now)

    def _item(self, found, data, where):
        """One item as (type, payload), and the bytes after it; None if it can't be read."""
        line, _, rest = data.partition(b"\n")
        try:
            header = read_json(line).value
        except Malformed:
            header = None
        if not isinstance(header, dict) or not isinstance(header.get("type"), str):
            found.add("item_header", where, "no object with a type")
            return None, b""
        if header["type"] not in words.ITEMS:
            found.add("item_type", f"{where}.type", "unknown")
        if "length" not in header:
            payload, _, rest = rest.partition(b"\n")
            return (header["type"], payload), rest
        size = header["length"]
        if not is_integer(size) or not 0 <= size <= len(rest) or rest[size:size + 1] not in (b"",
                                                                                             b"\n"):
            found.add("item_length", f"{where}.length", f"another one; {len(rest)} bytes follow")
            return None, b""
        return (header["type"], rest[:size]), rest[size + 1:]

    def _event(self, found, header, payload, now):
        index = len(found.records)
        if len(payload) > MEBIBYTE:
            found.add("item_size", "event", f"{len(payload)} bytes", index)
        value = self.json(found, payload, "event", index)
        event = value[0] if value else None
        found.records.append(self._record(header, event))
        if not isinstance(event, dict):
            if value:
                found.add("json", "event", "no object", index)
            return
        self._ids(found, header, event, index)
        self.event(found, index, event, now)

    def _record(self, header, event):
        body = event if isinstance(event, dict) else {}
        values = body["exception"].get("values") if isinstance(body.get("exception"),
                                                               dict) else None
        last = values[-1] if isinstance(values, list) and values else None
        name = last.get("type") if isinstance(last, dict) else body.get("message")
        name = name.get("formatted") if isinstance(name, dict) else name
        key = header.get("event_id")
        key = key if isinstance(key, str) else None
        return Record(
            name if isinstance(name, str) else "event", event, key, body.get("timestamp"),
            (("event_id", key),) if key else ())

    def _ids(self, found, header, event, index):
        key = header.get("event_id")
        if key is None:
            found.add("event_id_required", "header.event_id", "missing", index)
        elif not matches(r"[0-9a-f]{32}", key):
            found.add("event_id_form", "header.event_id", "another form", index)
        elif event.get("event_id", key) != key:
            found.add("event_id_match", "event.event_id", "another one", index)
        elif self._contents.get(key, compact(event)) != compact(event):
            found.add("event_id_reused", "header.event_id", "for another event", index, loses=False)
