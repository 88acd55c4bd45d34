"""GA4's Measurement Protocol, which answers 2xx whatever it gets."""

from . import ga4_rules as words
from .report import Record
from .values import DAY, HOUR, is_currency, is_integer, is_ip, is_number, is_text, length, matches
from .values import redacted
from .vendor import Vendor
from .wire import Answer, json_answer

COLLECT = "/mp/collect"
DEBUG = "/debug/mp/collect"
NAME = r"[A-Za-z][A-Za-z0-9_]*"


class GA4(Vendor):
    name = "ga4"
    rules = words.RULES

    def endpoint(self, path):
        return path if path in (COLLECT, DEBUG) else None

    def inspect(self, request, now):
        found = self.begin(request)
        if not self.checks_method(found, request, "POST"):
            return found
        self.checks_type(found, request, "application/json")
        self._stream(found, request)
        if len(request.body) >= 130_000:
            found.add("body_size", "body", f"{len(request.body)} bytes")
        data = self.plain_body(found, request)
        body = self.json(found, data) if data is not None else None
        if body is None:
            return found
        if isinstance(body[0], dict):
            self._body(found, body[0], now)
        else:
            found.add("json", "body", "no object")
        return found

    def answer(self, found):
        if found.refusal or found.endpoint == COLLECT:
            return found.refusal or Answer(204)
        messages = [
            {
                "fieldPath": v.field,
                "description": f"{v.rule.limit}; this is {v.detail}",
                "validationCode": words.CODES.get(v.rule.name.split(".")[1], "VALUE_INVALID"),
            }
            for v in found.violations
        ]
        return json_answer(200, {"validationMessages": messages})

    def _stream(self, found, request):
        """Notes the kind of stream; the validation server checks neither it nor the secret."""
        query = self.query(found, request, ("api_secret", "firebase_app_id", "measurement_id"))
        given = [name for name in ("firebase_app_id", "measurement_id") if name in query]
        found.notes["stream"] = given[0] if len(given) == 1 else None
        if found.endpoint == DEBUG:
            found.stored = False
            return
        if not self.expects("api_secret", query.get("api_secret")):
            found.add("auth", "query.api_secret", "not ok")
        if len(given) != 1:
            found.add("stream", "query", f"{len(given)} streams")
            return
        self._stream_value(found, given[0], query[given[0]], request.query_text)

    def _stream_value(self, found, name, value, query_text):
        form = r"G-[A-Z0-9]+" if name == "measurement_id" else r"\d+:\d+:(ios|android):[0-9a-f]+"
        where = f"query.{name}"
        if not matches(form, value):
            found.add("stream_form", where, "another form")
        elif not self.expects(name, value):
            found.add("stream", where, "not the expected one")
        if "%3a" in query_text.lower():
            found.add("stream_encoding", where, "percent-encoded")

    def _body(self, found, body, now):
        self.known_members(found, body, words.BODY)
        self._identity(found, body)
        self._time(found, body, "", now)
        self._optional_members(found, body)
        if "user_properties" in body:
            self._user_properties(found, body["user_properties"], now)
            found.notes["user_properties"] = body["user_properties"]
        events = body.get("events")
        if not isinstance(events, list) or not events:
            found.add("events_required", "events", "missing, empty or no array")
            return
        if len(events) > 25:
            found.add("events_count", "events", f"{len(events)} events")
        for index, event in enumerate(events):
            self._event(found, index, event, body, now)

    def _identity(self, found, body):
        given = [name for name in ("app_instance_id", "client_id") if name in body]
        stream = found.notes["stream"]
        wanted = {"firebase_app_id": "app_instance_id", "measurement_id": "client_id"}.get(stream)
        if len(given) != 1 or (wanted and given != [wanted]):
            found.add("identity", wanted or "client_id", f"given: {', '.join(given) or 'none'}")
            return
        found.notes["stream"] = "app" if given == ["app_instance_id"] else "web"
        value = body[given[0]]
        if given == ["client_id"] and not is_text(value):
            found.add("client_id_form", "client_id", "empty or no string")
        if given == ["app_instance_id"] and not matches(r"[0-9A-Fa-f]{32}", value):
            found.add("app_instance_id_form", "app_instance_id", "another form")

    def _time(self, found, holder, where, now, record=None):
        if "timestamp_micros" not in holder:
            return
        where = f"{where}.timestamp_micros" if where else "timestamp_micros"
        micros = holder["timestamp_micros"]
        if not is_integer(micros):
            found.add("timestamp_type", where, type(micros).__name__, record)
        elif not 10**14 <= micros < 10**17:
            found.add("timestamp_unit", where, f"{len(str(abs(micros)))} digits", record)
        elif micros < (now - 3 * DAY) * 1e6:
            found.add("timestamp_age", where, "older", record)
        elif micros > (now + HOUR) * 1e6:
            found.add("timestamp_future", where, "further ahead", record)

    def _optional_members(self, found, body):
        if "user_id" in body and not (is_text(body["user_id"]) and length(body["user_id"]) <= 256):
            found.add("user_id", "user_id", "empty, too long or no string")
        for name, known in (("user_location", words.LOCATION), ("device", words.DEVICE)):
            self._text_members(found, body, name, known)
        if not isinstance(body.get("non_personalized_ads", False), bool):
            found.add("member_type", "non_personalized_ads", "no boolean")
        if not is_ip(body.get("ip_override", "127.0.0.1")):
            found.add("member_type", "ip_override", "no IP address")
        if not isinstance(body.get("user_data", {}), dict):
            found.add("member_type", "user_data", "no object")
        if body.get("validation_behavior", "RELAXED") not in ("RELAXED", "ENFORCE_RECOMMENDATIONS"):
            found.add("validation_behavior", "validation_behavior", "another value")
        consent = body.get("consent", {})
        if not isinstance(consent, dict):
            found.add("member_type", "consent", "no object")
            return
        self.known_members(found, consent, ("ad_user_data", "ad_personalization"), "consent")
        for name, value in consent.items():
            if value not in ("GRANTED", "DENIED"):
                found.add("consent_value", f"consent.{name}", "another value")

    def _text_members(self, found, body, name, known):
        value = body.get(name, {})
        if not isinstance(value, dict):
            found.add("member_type", name, "no object")
            return
        self.known_members(found, value, known, name)
        for member in known:
            if not isinstance(value.get(member, ""), str):
                found.add("member_type", f"{name}.{member}", "no string")

    def _user_properties(self, found, properties, now):
        if not isinstance(properties, dict):
            found.add("member_type", "user_properties", "no object")
            return
        if len(properties) > 25:
            found.add("user_property_count", "user_properties", f"{len(properties)}")
        for name, property in properties.items():
            self._user_property(found, name, property, f"user_properties.{name}", now)

    def _user_property(self, found, name, property, where, now):
        if name.startswith(words.PREFIXES[:4]):
            found.add("user_property_prefix", where, "reserved prefix")
        elif not matches(NAME, name):
            found.add("user_property_name_form", where, "another form")
        if length(name) > 24:
            found.add("user_property_name_length", where, f"{length(name)} characters")
        if name in words.USER_PROPERTIES_RESERVED:
            found.add("user_property_reserved", where, "reserved")
        if not isinstance(property, dict):
            found.add("user_property_value", where, "no object with a value")
            return
        self.known_members(found, property, ("value", "timestamp_micros"), where)
        self._time(found, property, where, now)
        value = property.get("value")
        if not isinstance(value, str) and not is_number(value):
            found.add("user_property_value", f"{where}.value", "neither string nor number")
        elif isinstance(value, str) and length(value) > 36:
            found.add("user_property_value_length", where, f"{length(value)} characters")

    def _event(self, found, index, event, body, now):
        where = f"events[{index}]"
        if not isinstance(event, dict):
            event = {}
        name = event.get("name")
        found.records.append(self._record(name, event, body, found))
        self.known_members(found, event, ("name", "params", "timestamp_micros"), where, index)
        self._time(found, event, where, now, index)
        if not is_text(name):
            found.add("event_name_required", f"{where}.name", "missing or no string", index)
        else:
            self._event_name(found, index, name, f"{where}.name")
        params = event.get("params", {})
        if isinstance(params, dict):
            self._params(found, index, name, params, f"{where}.params")
        else:
            found.add("params_type", f"{where}.params", "no object", index)

    def _record(self, name, event, body, found):
        person = redacted(body, "events", "validation_behavior")
        return Record(
            name if isinstance(name, str) else None,
            {**event, "person": person},
            time=event.get("timestamp_micros", body.get("timestamp_micros")),
        )

    def _event_name(self, found, index, name, where):
        web = found.notes["stream"] in ("web", "measurement_id")
        if name in (words.WEB_RESERVED if web else words.APP_RESERVED):
            found.add("name_reserved", where, "reserved", index)
        elif name.startswith(words.PREFIXES[1:]):
            found.add("name_prefix", where, "reserved prefix", index)
        elif not matches(NAME, name):
            found.add("name_form", where, "another form", index)
        elif web and name in words.APP_ONLY:
            found.add("name_app_only", where, "a web stream", index)
        if length(name) > 40:
            found.add("name_length", where, f"{length(name)} characters", index)

    def _params(self, found, index, event, params, where):
        if len(params) > 25:
            found.add("param_count", where, f"{len(params)}", index)
        for name, value in params.items():
            self._param_name(found, index, name, f"{where}.{name}")
            if name == "items":
                self._items(found, index, value, f"{where}.items")
            elif not (name == "debug_mode" and value is True):
                self._param_value(found, index, value, f"{where}.{name}")
        self._money(found, index, params, where)
        self._session(found, index, params, where)
        wanted = words.RECOMMENDED.get(event, ()) if isinstance(event, str) else ()
        missing = [name for name in wanted if name not in params]
        if missing:
            found.add("recommended_missing", where, ", ".join(missing), index)

    def _param_name(self, found, index, name, where):
        if name == "firebase_conversion":
            found.add("param_name_reserved", where, "reserved", index)
        elif name.startswith(words.PREFIXES):
            found.add("param_name_prefix", where, "reserved prefix", index)
        elif not matches(NAME, name):
            found.add("param_name_form", where, "another form", index)
        if length(name) > 40:
            found.add("param_name_length", where, f"{length(name)} characters", index)

    def _param_value(self, found, index, value, where):
        if value is None:
            found.add("param_null", where, "null", index)
        elif isinstance(value, bool):
            found.add("param_bool", where, "a boolean", index)
        elif isinstance(value, (dict, list)):
            found.add("param_nested", where, "an object or array", index)
        elif isinstance(value, str) and length(value) > 100:
            found.add("param_value_length", where, f"{length(value)} characters", index)

    def _money(self, found, index, params, where):
        simple = (str, int, float)
        if "value" in params and isinstance(params["value"], str):
            found.add("value_type", f"{where}.value", "no number", index)
        if "value" in params and "currency" not in params:
            found.add("value_needs_currency", f"{where}.value", "no currency", index)
        if "currency" in params and "value" not in params:
            found.add("currency_needs_value", f"{where}.currency", "no value", index)
        currency = params.get("currency", "EUR")
        if isinstance(currency, simple) and not is_currency(currency):
            found.add("currency_code", f"{where}.currency", "another value", index)

    def _session(self, found, index, params, where):
        missing = [name for name in ("session_id", "engagement_time_msec") if name not in params]
        if missing:
            found.add("session_missing", where, ", ".join(missing), index)
        session = params.get("session_id", 1)
        if not is_integer(session) and not matches(r"\d+", session):
            found.add("session_id", f"{where}.session_id", "no digits", index)
        engaged = params.get("engagement_time_msec", 1)
        if not (is_number(engaged) and engaged > 0):
            found.add("engagement_time", f"{where}.engagement_time_msec", "not positive", index)

    def _items(self, found, index, items, where):
        if not isinstance(items, list) or not all(isinstance(item, dict) for item in items):
            found.add("items_type", where, "no array of objects", index)
            return
        for position, item in enumerate(items):
            self._item(found, index, item, f"{where}[{position}]")

    def _item(self, found, index, item, where):
        if not is_text(item.get("item_id")) and not is_text(item.get("item_name")):
            found.add("item_id_required", where, "neither item_id nor item_name", index)
        custom = [name for name in item if name not in words.ITEM]
        if len(custom) > 10:
            found.add("item_custom_count", where, f"{len(custom)}", index)
        for name, value in item.items():
            self._param_name(found, index, name, f"{where}.{name}")
            self._param_value(found, index, value, f"{where}.{name}")
        simple = (str, int, float)
        for name, fits in (("price", is_number), ("quantity", is_integer)):
            value = item.get(name, 0)
            if isinstance(value, simple) and not isinstance(value, bool) and not fits(value):
                found.add("item_member_type", f"{where}.{name}", type(value).__name__, index)
        if isinstance(item.get("currency", ""),
                      simple) and not is_currency(item.get("currency", "EUR")):
            found.add("currency_code", f"{where}.currency", "another value", index)
