"""What Amplitude asks of an event."""

from . import amplitude_rules as words
from .document import compact
from .report import Record
from .values import HOUR, is_currency, is_integer, is_ip, is_number, is_text, length

# Names of Amplitude's own that no client sends; `[Amplitude] Screen Viewed` is one that its SDKs do.
RESERVED = {f"[Amplitude] {name}" for name in (
    "Start Session", "End Session", "Revenue", "Revenue (Verified)", "Revenue (Unverified)",
    "Merged User")}


class Events:
    """The part of Amplitude that looks at one event."""

    def event(self, found, index, event, least, now):
        where = f"events[{index}]"
        event = event if isinstance(event, dict) else {}
        found.records.append(self._record(event))
        self.known_members(found, event, words.EVENT, where, index)
        self._event_type(found, index, event.get("event_type"), f"{where}.event_type")
        self.ids(found, index, event, where, least)
        self._times(found, index, event, where, now)
        self._insert_id(found, index, event, f"{where}.insert_id")
        self._members(found, index, event, where)
        self._revenue(found, index, event, where)
        self._groups(found, index, event.get("groups", {}), f"{where}.groups")
        properties = event.get("event_properties", {})
        self._properties(found, index, properties, f"{where}.event_properties")
        if isinstance(properties, dict):
            self._event_properties(found, index, event, properties, where)
        if event.get("event_type") in words.SPECIAL and "user_properties" not in event:
            group = "group_properties" in event and event["event_type"] == "$groupidentify"
            if not group:
                found.add("identify_required", f"{where}.user_properties", "missing", index)
        for name in ("user_properties", "group_properties"):
            if name in event:
                self.operations(found, index, event[name], f"{where}.{name}")

    def _record(self, event):
        name, key = event.get("event_type"), event.get("insert_id")
        device = event.get("device_id") or ("hash of", event.get("user_id"))
        key = key if is_text(key) else None
        identities = (("insert_id", str(device), key),) if key else ()
        return Record(name if isinstance(name, str) else None, event, key, event.get("time"),
                      identities)

    def _event_type(self, found, index, name, where):
        if not is_text(name):
            found.add("event_type_required", where, "missing or no string", index)
        elif name in RESERVED:
            found.add("event_type_reserved", where, "reserved", index)
        elif length(name) > 1024:
            found.add("event_type_length", where, f"{length(name)} characters", index)

    def ids(self, found, index, event, where, least):
        """Checks the ids of an event or an identification."""
        given = [name for name in ("user_id", "device_id") if event.get(name) is not None]
        if not given:
            found.add("id_required", f"{where}.user_id", "missing", index)
        texts = [name for name in given if isinstance(event[name], str)]
        short = [name for name in texts if length(event[name]) < least]
        for name in texts:
            if event[name].lower() in words.REFUSED_IDS or event[name] == "":
                found.add("id_refused", f"{where}.{name}", "refused", index)
            elif name in short:
                none_left = len(short) == len(given)
                found.add("id_length", f"{where}.{name}", f"{length(event[name])}", index,
                          none_left)

    def _times(self, found, index, event, where, now):
        time = event.get("time", int(now * 1000))
        if not is_integer(time):
            found.add("time_type", f"{where}.time", type(time).__name__, index)
        elif not 10**11 <= time < 10**14:
            found.add("time_unit", f"{where}.time", f"{len(str(abs(time)))} digits", index)
        elif time > (now + HOUR) * 1000:
            found.add("time_future", f"{where}.time", "further ahead", index)
        session = event.get("session_id", -1)
        if not is_integer(session) or not (session == -1 or 10**11 <= session < 10**14):
            found.add("session_id", f"{where}.session_id", "another form", index)

    def _insert_id(self, found, index, event, where):
        if "insert_id" not in event:
            found.add("insert_id_required", where, "missing", index)
        elif not is_text(event["insert_id"]):
            found.add("insert_id_form", where, "empty or no string", index)
        else:
            mine = found.records[index]
            before = self._contents.get(mine.identities[0])
            for other in found.records[:index]:
                if other.identities[:1] == mine.identities[:1]:
                    before = before or compact(other.body)
            if before is not None and before != compact(mine.body):
                found.add("insert_id_reused", where, "for another event", index, loses=False)

    def _members(self, found, index, event, where):
        checked = {"event_type", "insert_id", "time", "session_id", "price", "revenue", "quantity",
                   "currency", "ip", *words.OBJECTS}
        for name in event.keys() & words.EVENT - checked:
            value = event[name]
            if name in words.TEXTS:
                fits = isinstance(value, str)
            elif name in words.NUMBERS:
                fits = is_number(value)
            else:
                fits = is_integer(value) if name in words.INTEGERS else isinstance(value, bool)
            if not fits:
                found.add("member_type", f"{where}.{name}", type(value).__name__, index)
            elif isinstance(value, str) and length(value) > 1024:
                found.add("string_length", f"{where}.{name}", f"{length(value)} characters", index)
        ip = event.get("ip", "$remote")
        if ip != "$remote" and not is_ip(ip):
            found.add("ip", f"{where}.ip", "another form", index)
        self._plan(found, index, event.get("plan", {}), f"{where}.plan")

    def _plan(self, found, index, plan, where):
        fits = isinstance(plan, dict) and not set(plan) - set(words.PLAN)
        if not fits or not all(isinstance(value, str) for value in plan.values()):
            found.add("member_type", where, "another form", index)

    def _revenue(self, found, index, event, where):
        for name, fits in (("price", is_number), ("revenue", is_number), ("quantity", is_integer)):
            if name in event and not fits(event[name]):
                kind = type(event[name]).__name__
                found.add("revenue_type", f"{where}.{name}", kind, index)
        if "currency" in event and not is_currency(event["currency"]):
            found.add("currency_code", f"{where}.currency", "another value", index)
        if "revenue" in event:
            return
        if "price" not in event:
            if event.keys() & {"quantity", "productId", "revenueType"}:
                found.add("price_required", f"{where}.price", "missing", index)
        elif "quantity" not in event and event.keys() & {"productId", "revenueType"}:
            found.add("revenue_fields", f"{where}.quantity", "missing", index)

    def _event_properties(self, found, index, event, properties, where):
        where = f"{where}.event_properties"
        if "session_id" in properties:
            found.add("session_id_place", f"{where}.session_id", "not at the top", index)
        amounts = properties.keys() & {"$price", "$revenue", "$quantity"}
        if amounts and event.keys() & {"price", "revenue", "quantity"}:
            found.add("revenue_mixed", where, "both forms", index)
        for name in amounts:
            fits = is_integer if name == "$quantity" else is_number
            if not fits(properties[name]):
                kind = type(properties[name]).__name__
                found.add("revenue_type", f"{where}.{name}", kind, index)
        if "$currency" in properties and not is_currency(properties["$currency"]):
            found.add("currency_code", f"{where}.$currency", "another value", index)

    def _groups(self, found, index, groups, where):
        if not isinstance(groups, dict):
            found.add("groups", where, "no object", index)
            return
        values = []
        for value in groups.values():
            values += value if isinstance(value, list) else [value]
        if len(groups) > 5 or len(values) > 10 or not all(map(is_text, values)):
            found.add("groups", where, f"{len(groups)} types, {len(values)} values", index)

    def _properties(self, found, index, properties, where):
        if not isinstance(properties, dict):
            found.add("properties_type", where, "no object", index)
            return
        deepest = self._walk(found, index, properties, where, 1)
        if deepest > 40:
            found.add("depth", where, f"{deepest} levels", index)

    def _walk(self, found, index, value, where, level):
        """Checks strings and sizes on the way down, and returns the deepest level."""
        if isinstance(value, str) and length(value) > 1024:
            found.add("string_length", where, f"{length(value)} characters", index)
        if not isinstance(value, (dict, list)):
            return level - 1
        if isinstance(value, dict) and len(value) > 1024:
            found.add("key_count", where, f"{len(value)} members", index)
        inner = value.items() if isinstance(value, dict) else enumerate(value)
        return max(
            (self._walk(found, index, part, f"{where}.{name}", level + 1) for name, part in inner),
            default=level,
        )

    def operations(self, found, index, properties, where):
        """Checks user or group properties: plain ones, or operations on them."""
        self._properties(found, index, properties, where)
        if not isinstance(properties, dict):
            return
        operations = [name for name in properties if name.startswith("$")]
        if operations and len(operations) < len(properties):
            found.add("identify_mixed", where, "operations and plain names", index)
        for name in operations:
            if not self._fits(name, properties[name]):
                found.add("identify_operation", f"{where}.{name}", "unknown or another type", index)

    def _fits(self, name, value):
        if name == "$clearAll":
            return value == "-"
        if name not in words.OBJECT_OPERATIONS or not isinstance(value, dict) or not value:
            return False
        if name == "$add":
            return all(map(is_number, value.values()))
        return name != "$unset" or all(inner == "-" for inner in value.values())
