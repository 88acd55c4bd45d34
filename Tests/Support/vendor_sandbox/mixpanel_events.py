"""What Mixpanel asks of an event."""

from . import mixpanel_rules as words
from .document import compact
from .report import Record
from .values import DAY, HOUR, is_integer, is_number, is_text, length, matches, redacted


class Events:
    """The part of Mixpanel that /import and /track share."""

    def event(self, found, index, event, now):
        where = f"[{index}]"
        properties = event.get("properties") if isinstance(event, dict) else None
        if not isinstance(properties, dict):
            name = event.get("event") if isinstance(event, dict) else None
            found.records.append(Record(name if isinstance(name, str) else None, None))
            found.add("record_type", f"{where}.properties", "no object", index)
            return
        body = {**event, "properties": redacted(properties, "token")}
        found.records.append(self._event_record(event.get("event"), properties, body))
        self.known_members(found, event, ("event", "properties"), where, index)
        name = event.get("event")
        if not is_text(name):
            found.add("event_required", f"{where}.event", "missing or no string", index)
        elif length(name) > 255:
            found.add("string_length", f"{where}.event", f"{length(name)} characters", index)
        if len(compact(event)) >= 1_000_000:
            found.add("event_size", where, f"{len(compact(event))} bytes", index)
        where = f"{where}.properties"
        self._event_time(found, index, properties, f"{where}.time", now)
        self._event_ids(found, index, properties, where)
        self._insert_id(found, index, properties, f"{where}.$insert_id")
        self._names(found, index, name, properties, where)
        self.values(found, index, properties, where, 8192)

    def _event_record(self, name, properties, body):
        """A record with the two ways in which it can equal another one."""
        key, time = properties.get("$insert_id"), properties.get("time")
        person, identities = self._distinct_id(properties), ()
        if isinstance(key, str) and is_integer(time) and isinstance(name, str):
            day = (time // 1000 if time >= 10**11 else time) // DAY
            identities = (("four keys", name, person, time, key), ("day", name, person, day, key))
        return Record(
            name if isinstance(name, str) else None, body,
            key if isinstance(key, str) else None, time, identities,
        )

    def _distinct_id(self, properties):
        user, device = properties.get("$user_id"), properties.get("$device_id")
        derived = user if is_text(user) else f"$device:{device}" if is_text(device) else ""
        given = properties.get("distinct_id", derived)
        return given if isinstance(given, str) else derived

    def _event_time(self, found, index, properties, where, now):
        if "time" not in properties:
            if found.endpoint == "/import":
                found.add("time_required", where, "missing", index)
            return
        time = properties["time"]
        if not is_integer(time):
            found.add("time_type", where, type(time).__name__, index)
            return
        seconds = time / 1000 if time >= 10**11 else time
        if time >= 10**14:
            found.add("time_unit", where, f"{len(str(time))} digits", index)
        elif seconds < 365 * DAY:
            found.add("time_age", where, "earlier", index)
        elif seconds > now + HOUR:
            found.add("time_future", where, "further ahead", index)
        elif found.endpoint == "/track" and seconds < now - 5 * DAY:
            found.add("track_age", where, "older", index)

    def _event_ids(self, found, index, properties, where):
        names = ("distinct_id", "$user_id", "$device_id")
        given = [name for name in names if name in properties]
        if not given:
            found.add("distinct_id_required", f"{where}.distinct_id", "missing", index)
        for name in given:
            value = properties[name]
            if not isinstance(value, str):
                found.add("distinct_id_type", f"{where}.{name}", type(value).__name__, index)
            elif value.lower() in words.REFUSED_IDS:
                found.add("distinct_id_refused", f"{where}.{name}", "refused", index)
        user, device = properties.get("$user_id"), properties.get("$device_id")
        derived = user if is_text(user) else f"$device:{device}" if is_text(device) else None
        distinct_id = properties.get("distinct_id")
        if derived and is_text(distinct_id) and distinct_id != derived:
            found.add("identity_conflict", f"{where}.distinct_id", "another id", index)

    def _insert_id(self, found, index, properties, where):
        if "$insert_id" not in properties:
            if found.endpoint == "/import":
                found.add("insert_id_required", where, "missing", index)
            return
        key = properties["$insert_id"]
        if isinstance(key, str) and len(key.encode()) > 36:
            found.add("insert_id_length", where, f"{len(key.encode())} bytes", index)
        if isinstance(key, str) and key.lower() in words.REFUSED_IDS:
            found.add("insert_id_refused", where, "refused", index)
        elif not matches(r"[A-Za-z0-9-]+", key):
            found.add("insert_id_form", where, "another form", index)
        elif self._reused(found, index):
            found.add("insert_id_reused", where, "for another record", index)

    def _reused(self, found, index):
        """Whether the key stood before, here or earlier, for something else."""
        record = found.records[index]
        mine = (record.identities[:1], record.time)
        before = self._moments.get(record.key)
        for other in found.records[:index]:
            if other.key == record.key and before is None:
                before = (other.identities[:1], other.time)
        return before is not None and before != mine

    def _names(self, found, index, event, properties, where):
        if len(properties) >= 255:
            found.add("property_count", where, f"{len(properties)}", index)
        if found.endpoint == "/track" and not self.expects("token", properties.get("token")):
            found.add("token", f"{where}.token", "not ok", index)
        elif "token" in properties and not self.expects("token", properties["token"]):
            found.add("token", f"{where}.token", "not ok", index)
        if event in words.SPECIAL_EVENTS:
            return
        for name in properties:
            unknown = name.startswith("mp_") and name not in words.MP_PROPERTIES
            if unknown or name in words.RESERVED_PROPERTIES:
                found.add("property_reserved", f"{where}.{name}", "reserved", index)

    def values(self, found, index, properties, where, most_bytes):
        """Checks the values of properties, of an event or of a profile."""
        for name, value in properties.items():
            here = f"{where}.{name}"
            if isinstance(value, (dict, list)) and len(compact(value)) > most_bytes:
                found.add("nested_size", here, f"{len(compact(value))} bytes", index)
            if self._depth(value) > 3:
                found.add("depth", here, f"{self._depth(value)} levels", index)
            self._value(found, index, value, here)

    def _depth(self, value):
        if not isinstance(value, (dict, list)):
            return 0
        inner = value.values() if isinstance(value, dict) else value
        return 1 + max(map(self._depth, inner), default=0)

    def _value(self, found, index, value, where):
        if isinstance(value, str) and length(value) > 255:
            found.add("string_length", where, f"{length(value)} characters", index)
        elif isinstance(value, dict):
            if len(value) >= 255:
                found.add("nested_count", where, f"{len(value)}", index)
            for name, inner in value.items():
                self._value(found, index, inner, f"{where}.{name}")
        elif isinstance(value, list):
            if len(value) >= 255:
                found.add("array_count", where, f"{len(value)}", index)
            for position, inner in enumerate(value):
                self._value(found, index, inner, f"{where}[{position}]")
        elif not isinstance(value, (str, bool)) and not is_number(value):
            found.add("value_type", where, "null", index)
