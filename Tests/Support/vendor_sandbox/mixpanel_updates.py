"""What Mixpanel asks of an update of a profile, of a person or of a group."""

from . import mixpanel_rules as words
from .document import compact
from .report import Record
from .values import is_integer, is_ip, is_number, is_text, matches, redacted

ISO = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z?"


class Updates:
    """The part of Mixpanel that /engage and /groups share."""

    def update(self, found, index, update):
        where = f"[{index}]"
        if not isinstance(update, dict):
            found.records.append(Record(None, None))
            found.add("record_type", where, "no object", index)
            return
        operations = [name for name in words.OPERATIONS if name in update]
        name = operations[0] if len(operations) == 1 else None
        found.records.append(Record(name, redacted(update, "$token"), time=update.get("$time")))
        ids = ("$distinct_id",) if found.endpoint == "/engage" else ("$group_key", "$group_id")
        self.known_members(found, update, words.UPDATE_MEMBERS | set(ids), where, index)
        self._update_members(found, index, update, ids, where)
        if len(compact(update)) > 1_000_000:
            found.add("update_size", where, f"{len(compact(update))} bytes", index)
        if name is None:
            found.add("operation_count", where, f"{len(operations)} operations", index)
        else:
            self._operation(found, index, name, update[name], f"{where}.{name}")

    def _update_members(self, found, index, update, ids, where):
        if not self.expects("token", update.get("$token")):
            found.add("token", f"{where}.$token", "not ok", index)
        for name in ids:
            value = update.get(name)
            if not is_text(value) or value.lower() in words.REFUSED_IDS:
                found.add("engage_id", f"{where}.{name}", "missing, no string or refused", index)
        if found.notes["options"].get("ip") != "0" and "$ip" not in update:
            found.add("engage_ip", f"{where}.$ip", "neither ip=0 nor $ip", index)
        time = update.get("$time", 0)
        alias = update.get("$ignore_alias", False)
        for name, fits in (
            ("$ip", is_ip(update.get("$ip", "127.0.0.1"))),
            ("$time", is_integer(time) or matches(ISO, time)),
            ("$ignore_time", isinstance(update.get("$ignore_time", False), bool)),
            ("$ignore_alias", isinstance(alias, bool) and (not alias or "$delete" in update)),
        ):
            if not fits:
                found.add("update_member", f"{where}.{name}", "another type or place", index)

    def _operation(self, found, index, name, value, where):
        if name == "$delete":
            fits = value is None or value == ""
        elif name == "$unset":
            fits = isinstance(value, list) and bool(value) and all(map(is_text, value))
        else:
            fits = isinstance(value, dict) and bool(value)
        if not fits:
            found.add("operation_type", where, "another type, or empty", index)
        elif name in words.OBJECT_OPERATIONS:
            self._operands(found, index, name, value, where)

    def _operands(self, found, index, name, operands, where):
        for property, value in operands.items():
            if name == "$add" and not is_number(value):
                found.add("add_number", f"{where}.{property}", type(value).__name__, index)
            if name == "$union" and not isinstance(value, list):
                found.add("union_array", f"{where}.{property}", type(value).__name__, index)
        if name == "$append" and "$transactions" in operands:
            self._transaction(found, index, operands["$transactions"], f"{where}.$transactions")
        if name != "$add":
            self.values(found, index, operands, where, 256 * 1024)

    def _transaction(self, found, index, charge, where):
        if not isinstance(charge, dict) or not is_number(charge.get("$amount")):
            found.add("transaction", f"{where}.$amount", "no number", index)
        elif not matches(ISO, charge.get("$time", "2000-01-01T00:00:00")):
            found.add("transaction", f"{where}.$time", "no ISO date", index)
