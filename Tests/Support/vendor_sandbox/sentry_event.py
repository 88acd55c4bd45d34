"""What Sentry asks of an event."""

from . import sentry_rules as words
from .values import HOUR, is_integer, is_number, is_text, length, rfc3339


def moment(value):
    """Seconds of a timestamp in either of its forms, None if it has neither."""
    if is_number(value):
        return float(value) if 10**8 <= value < 10**11 else None
    return rfc3339(value)


def values_of(holder):
    """The objects under `values`, None if there is no array of objects."""
    values = holder.get("values") if isinstance(holder, dict) else None
    fits = isinstance(values, list) and all(isinstance(value, dict) for value in values)
    return values if fits else None


def is_kind(holder, name, kind):
    """Whether a member is absent or of a type."""
    return name not in holder or isinstance(holder[name], kind)


class Event:
    """The part of Sentry that looks at an event's payload."""

    def event(self, found, index, event, now):
        self.known_members(found, event, words.MEMBERS, "event", index)
        time = moment(event.get("timestamp"))
        if time is None:
            found.add("timestamp", "event.timestamp", "missing or another form", index)
        elif time > now + HOUR:
            found.add("timestamp_future", "event.timestamp", "further ahead", index)
        if event.get("platform") not in ("cocoa", "native", "other"):
            found.add("platform", "event.platform", "missing or another value", index)
        if event.get("level", "error") not in words.LEVELS:
            found.add("level", "event.level", "another value", index)
        for name in words.TEXTS:
            if name in event and not is_text(event[name]):
                found.add("text_member", f"event.{name}", "empty or no string", index)
        self._tags(found, index, event.get("tags", {}))
        self._objects(found, index, event)
        self._message(found, index, event)
        if "breadcrumbs" in event:
            self._breadcrumbs(found, index, event["breadcrumbs"])
        if "exception" in event:
            self._exceptions(found, index, event["exception"])

    def _tags(self, found, index, tags):
        if not isinstance(tags, dict):
            found.add("tags", "event.tags", "no object", index)
            return
        for name, value in tags.items():
            if not isinstance(value, str):
                found.add("tags", f"event.tags.{name}", "no string", index)
            elif length(value) >= 200:
                found.add("tag_length", f"event.tags.{name}", f"{length(value)} characters", index)

    def _objects(self, found, index, event):
        for name in ("extra", "user", "contexts"):
            if not is_kind(event, name, dict):
                found.add("object_member", f"event.{name}", "no object", index)
        contexts = event.get("contexts", {})
        if isinstance(contexts, dict) and not all(isinstance(c, dict) for c in contexts.values()):
            found.add("object_member", "event.contexts", "not of objects", index)
        kit = event.get("sdk", {"name": "-", "version": "-"})
        if not isinstance(kit,
                          dict) or not (is_text(kit.get("name")) and is_text(kit.get("version"))):
            found.add("sdk", "event.sdk", "no name and version", index)
        prints = event.get("fingerprint", [])
        if not isinstance(prints, list) or not all(isinstance(part, str) for part in prints):
            found.add("fingerprint", "event.fingerprint", "no array of strings", index)

    def _message(self, found, index, event):
        message = event.get("message", "-")
        text = message.get("formatted") if isinstance(message, dict) else message
        if not is_text(text):
            found.add("message", "event.message", "another form", index)
        if "message" not in event and "exception" not in event:
            found.add("event_empty", "event", "neither message nor exception", index)

    def _breadcrumbs(self, found, index, breadcrumbs):
        where = "event.breadcrumbs.values"
        values = values_of(breadcrumbs)
        if values is None:
            found.add("breadcrumbs", where, "no array of objects", index)
            return
        if len(values) > 100:
            found.add("breadcrumb_count", where, f"{len(values)}", index)
        last = 0
        for position, crumb in enumerate(values):
            here = f"{where}[{position}]"
            time = moment(crumb.get("timestamp"))
            if time is None or time < last:
                found.add("breadcrumb_time", f"{here}.timestamp", "another form or order", index)
            last = time or last
            self._breadcrumb(found, index, crumb, here)

    def _breadcrumb(self, found, index, crumb, where):
        kind, level = crumb.get("type", "default"), crumb.get("level", "info")
        if kind not in words.CRUMBS or level not in words.LEVELS:
            found.add("breadcrumb_kind", where, "another type or level", index)
        texts = is_kind(crumb, "category", str) and is_kind(crumb, "message", str)
        if not texts or not is_kind(crumb, "data", dict):
            found.add("breadcrumbs", where, "members of another type", index)

    def _exceptions(self, found, index, exception):
        where = "event.exception.values"
        values = values_of(exception)
        if not values:
            found.add("exception", where, "no array of objects", index)
            return
        for position, value in enumerate(values):
            here = f"{where}[{position}]"
            texts = all(is_kind(value, name, str) for name in ("type", "value", "module"))
            if not texts or not (is_text(value.get("type")) or is_text(value.get("value"))):
                found.add("exception", here, "neither type nor value", index)
            if "mechanism" in value:
                self._mechanism(found, index, value["mechanism"], f"{here}.mechanism")
            if "stacktrace" in value:
                self._frames(found, index, value["stacktrace"], f"{here}.stacktrace.frames")

    def _mechanism(self, found, index, mechanism, where):
        if not isinstance(mechanism, dict) or not is_text(mechanism.get("type")):
            found.add("mechanism", where, "no type", index)
        elif not is_kind(mechanism, "handled", bool) or not is_kind(mechanism, "synthetic", bool):
            found.add("mechanism", where, "no booleans", index)

    def _frames(self, found, index, trace, where):
        frames = trace.get("frames") if isinstance(trace, dict) else None
        if not isinstance(frames, list) or not frames:
            found.add("frames", where, "no array of frames", index)
            return
        told = ("function", "raw_function", "filename", "abs_path", "module", "instruction_addr")
        for position, frame in enumerate(frames):
            fits = isinstance(frame, dict) and any(is_text(frame.get(name)) for name in told)
            numbers = fits and all(is_integer(frame.get(n, 0)) for n in ("lineno", "colno"))
            if not numbers or not is_kind(frame, "in_app", bool):
                found.add("frames", f"{where}[{position}]", "another form", index)
