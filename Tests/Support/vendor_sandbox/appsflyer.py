"""AppsFlyer: one small JSON object an event."""

import re

from . import appsflyer_rules as words
from .appsflyer_pc import Desktop
from .document import Malformed, read_json
from .report import Record
from .values import DAY, HOUR, UPPER_UUID, UUID, is_currency, is_integer, is_ipv4, is_number
from .values import is_text, matches, utc_time
from .vendor import Vendor
from .wire import text_answer

MOBILE = re.compile(r"(/api3|/api2)?/inappevent/([^/]+)")
IOS = re.compile(r"id\d+")
PACKAGE = r"[A-Za-z]\w*(\.[A-Za-z]\w*)+"
TEXTS = {400: "Bad request", 401: "Unauthorized", 403: "Forbidden", 500: "Internal Server Error"}


class AppsFlyer(Desktop, Vendor):
    name = "appsflyer"
    rules = words.RULES

    def endpoint(self, path):
        mobile = MOBILE.fullmatch(path)
        return f"{mobile[1] or ''}/inappevent/{{app_id}}" if mobile else self.desktop_endpoint(path)

    def inspect(self, request, now):
        found = self.begin(request)
        if not self.checks_method(found, request, "POST"):
            return found
        self.query(found, request, ())
        self.checks_type(found, request, "application/json")
        mobile = MOBILE.fullmatch(request.path)
        found.notes["desktop"] = mobile is None
        if mobile:
            self._authentication(found, request)
            self._app(found, mobile[2])
        else:
            self.authorize_desktop(found, request)
        data = self.plain_body(found, request)
        value = self.json(found, data) if data is not None else None
        if value is None or not isinstance(value[0], dict):
            if value is not None:
                found.add("json", "body", "no object")
            found.refuse(text_answer(400, "Payload is missing or failed to parse"))
        elif mobile:
            self._event(found, request, value[0], now)
        else:
            self.desktop_event(found, value[0], now)
        return found

    def answer(self, found):
        told = [v for v in found.violations if v.loses and v.rule.fate != "dropped"]
        if found.refusal:
            return found.refusal
        if told and told[0].rule.name == "appsflyer.appsflyer_id_required":
            return text_answer(400, "appsflyer_id is a mandatory field")
        if told:
            return self.error(400)
        return text_answer(202, "Accepted") if found.notes["desktop"] else text_answer(200, "OK")

    def error(self, status):
        return text_answer(status, TEXTS.get(status, "Error"))

    def _authentication(self, found, request):
        key = request.header("authentication")
        if not self.expects("dev_key", key):
            found.add("auth", "authentication", "not ok")
            found.refuse(text_answer(400, "Failed to Authenticate") if key else self.error(401))

    def _app(self, found, app):
        found.notes["ios"] = bool(IOS.fullmatch(app))
        if not found.notes["ios"] and not matches(PACKAGE, app):
            found.add("app_id_form", "app_id", "another form", loses=True)
        elif not self.expects("app_id", app):
            found.add("app_id", "app_id", "not the expected one")
            found.refuse(text_answer(400, "app_id mismatch"))

    def _event(self, found, request, event, now):
        if len(request.body) > 1024:
            found.add("body_size", "body", f"{len(request.body)} bytes")
        name = event.get("eventName")
        found.records.append(
            Record(name if isinstance(name, str) else None, event, time=event.get("eventTime")))
        self.known_members(
            found, (key for key in event if not key.endswith("_hashed")), words.MEMBERS)
        self._ids(found, event)
        if not is_text(name):
            found.add("event_name_required", "eventName", "missing or no string")
        self._event_value(found, event)
        self._time(found, event, now)
        self._device(found, event)
        self._texts(found, event)
        self.sharing(found, event)
        self._consent(found, event)

    def _ids(self, found, event):
        key = event.get("appsflyer_id")
        if key in (None, ""):
            found.add("appsflyer_id_required", "appsflyer_id", "missing")
        elif not matches(r"\d{13}-\d{7}" if found.notes["ios"] else r"\d{13}-\d{7,19}", key):
            found.add("appsflyer_id_form", "appsflyer_id", "another form")

    def _event_value(self, found, event):
        currency = event.get("eventCurrency")
        if "eventCurrency" in event and not is_currency(currency):
            found.add("currency_code", "eventCurrency", "another value")
        if "eventValue" not in event:
            found.add("event_value_required", "eventValue", "missing")
        elif not isinstance(event["eventValue"], str):
            found.add("event_value_type", "eventValue", type(event["eventValue"]).__name__)
        elif event["eventValue"]:
            values = self._object(event["eventValue"])
            if values is None:
                found.add("event_value_json", "eventValue", "no JSON object")
            else:
                self._values(found, values, currency)

    def _values(self, found, values, currency):
        revenue = values.get("af_revenue", 0)
        if not is_number(revenue) and not matches(r"-?\d+(\.\d+)?", revenue):
            found.add("revenue_form", "eventValue.af_revenue", "another form")
        if "af_revenue" in values and not currency and "af_currency" not in values:
            found.add("revenue_needs_currency", "eventValue.af_revenue", "no currency")
        if "af_currency" in values and not is_currency(values["af_currency"]):
            found.add("currency_code", "eventValue.af_currency", "another value")

    def _object(self, text):
        """The JSON object in a text, None if there is none, or a name in it stands twice."""
        try:
            document = read_json(text)
        except Malformed:
            return None
        return document.value if isinstance(document.value,
                                            dict) and not document.repeated else None

    def _time(self, found, event, now):
        if "eventTime" not in event:
            return
        text, moment = event["eventTime"], None
        if matches(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}", text):
            moment = utc_time(text, "%Y-%m-%d %H:%M:%S.%f")
        if moment is None:
            found.add("event_time_form", "eventTime", "another form")
        elif now > (moment // DAY + 1) * DAY + 2 * HOUR:
            found.add("event_time_late", "eventTime", "arrived later")
        elif moment > now + HOUR:
            found.add("event_time_future", "eventTime", "further ahead")

    def _device(self, found, event):
        if not is_ipv4(event.get("ip", "127.0.0.1")):
            found.add("ip", "ip", "no IPv4 address")
        att = event.get("att", 0)
        if not is_integer(att) or not 0 <= att <= 3:
            found.add("att", "att", "not 0 to 3")
        if found.notes["ios"] and "os" not in event:
            found.add("os_required", "os", "missing")
        for name, form in (("idfa", UPPER_UUID), ("idfv", UPPER_UUID), ("advertising_id", UUID)):
            if name in event and not matches(form.pattern, event[name]):
                found.add("device_id_form", name, "another form")

    def _texts(self, found, event):
        for name in sorted(event.keys() & words.TEXTS):
            if not isinstance(event[name], str):
                found.add("member_type", name, "no string")
        if not isinstance(event.get("aie", True), bool):
            found.add("member_type", "aie", "no boolean")
        if event.get("af_events_api", "true") not in ("true", True):
            found.add("member_type", "af_events_api", "not true")
        if "custom_data" in event:
            text = event["custom_data"]
            if not isinstance(text, str) or self._object(text) is None:
                found.add("custom_data", "custom_data", "no JSON object as text")
        if "custom_dimension" in event:
            found.add("custom_dimension", "custom_dimension", "given")
        for name in event:
            if name.endswith("_hashed") and not matches(r"[0-9a-f]{64}", event[name]):
                found.add("hash", name, "no SHA-256")

    def sharing(self, found, event):
        """Checks `sharing_filter`, which all of AppsFlyer's endpoints have."""
        value = event.get("sharing_filter", "all")
        if value != "all" and not (isinstance(value, list) and value and all(map(is_text, value))):
            found.add("sharing_filter", "sharing_filter", "another form")

    def _consent(self, found, event):
        if "consent_data" not in event:
            return
        consent = event["consent_data"]
        kind = next(iter(consent)) if isinstance(consent, dict) and len(consent) == 1 else None
        wanted = {"tcf": words.TCF, "manual": words.MANUAL}.get(kind)
        if wanted is None or not isinstance(consent[kind], dict) or set(consent[kind]) != wanted:
            found.add("consent_data", "consent_data", "another form")
        elif kind == "manual" and not all(isinstance(v, bool) for v in consent[kind].values()):
            found.add("consent_data", "consent_data.manual", "no booleans")
