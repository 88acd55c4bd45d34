"""AppsFlyer's API for PC, console and television, which signs each body."""

import hashlib
import hmac
import re

from . import appsflyer_rules as words
from .report import Record
from .values import HOUR, UUID, is_currency, is_integer, is_ip, is_number, is_text, length, matches

PATH = re.compile(r"(/v1\.0/s2s/(?:first_open|session|inapp))/app/([a-z]+)/([^/]+)")


class Desktop:
    """The part of AppsFlyer that isn't for phones."""

    def desktop_endpoint(self, path):
        match = PATH.fullmatch(path)
        return f"{match[1]}/app/{{platform}}/{{app_id}}" if match else None

    def authorize_desktop(self, found, request):
        given, key = request.header("authorization"), self.credentials.get("appsflyer_dev_key")
        fits = matches(r"[0-9a-f]{64}", given)
        if fits and key is not None:
            signature = hmac.new(key.encode(), request.body, hashlib.sha256).hexdigest()
            fits = hmac.compare_digest(signature, given)
        if not fits:
            found.add("pc_auth", "authorization", "not ok")
            found.refuse(self.error(401))
        app = PATH.fullmatch(request.path)[3]
        if not self.expects("app_id", app):
            found.add("app_id", "app_id", "not the expected one")

    def desktop_event(self, found, event, now):
        opening = "/inapp/" not in found.endpoint
        name = found.endpoint.split("/")[3] if opening else event.get("event_name")
        record = Record(name if isinstance(name, str) else None, event, time=event.get("timestamp"))
        found.records.append(record)
        self.known_members(found, event, words.PC_MEMBERS)
        if not matches(UUID.pattern, event.get("request_id")):
            found.add("pc_request_id", "request_id", "no UUID")
        self._timestamp(found, event, now)
        if not is_ip(event.get("ip")):
            found.add("pc_ip", "ip", "missing or no address")
        self._device_ids(found, event.get("device_ids"))
        for name, most in (("customer_user_id", 64), ("event_name", 64),
                           ("event_custom_parameters", 2048)):
            value = event.get(name, "")
            if not isinstance(value, str) or length(value) > most:
                found.add("pc_length", name, "no string, or longer")
        if not opening and not is_text(event.get("event_name")):
            found.add("pc_event_name", "event_name", "missing")
        self._parameters(found, event)
        self.sharing(found, event)

    def _timestamp(self, found, event, now):
        time = event.get("timestamp", int(now * 1000))
        if not is_integer(time) or not 10**11 <= time < 10**14:
            found.add("pc_timestamp", "timestamp", "no milliseconds")
        elif not now - 96 * HOUR <= time / 1000 <= now + HOUR:
            found.add("pc_timestamp_age", "timestamp", "older or ahead")

    def _device_ids(self, found, ids):
        fits = isinstance(ids, list) and bool(ids)
        if not fits or not all(
            isinstance(one, dict) and set(one) == {"type",
                                                   "value"} and all(map(is_text, one.values()))
            for one in ids
        ):
            found.add("pc_device_ids", "device_ids", "another form")

    def _parameters(self, found, event):
        values = event.get("event_parameters", {})
        fits = isinstance(values, dict) and set(values) in (set(), {"af_revenue", "af_currency"})
        if not fits or not (is_number(values.get("af_revenue", 0))
                            and is_currency(values.get("af_currency", "EUR"))):
            found.add("pc_parameters", "event_parameters", "another form")
        text = event.get("event_custom_parameters", "{}")
        if isinstance(text, str) and self._object(text) is None:
            found.add("pc_custom_parameters", "event_custom_parameters", "no JSON object as text")
