"""Sentry's rules, kept and broken."""

import gzip

from . import CREDENTIALS, HOUR, NOW, Case, Sent, json_body, json_cases, padded

KEY = CREDENTIALS["sentry_key"]
ID = "9ec79c33ec9942ab8353589fcb2e04dc"
AUTH = f"Sentry sentry_version=7, sentry_client=moove/1.0, sentry_key={KEY}"
HEADERS = {"Content-Type": "application/x-sentry-envelope", "User-Agent": "moove/1.0",
           "X-Sentry-Auth": AUTH}
PATH = "/api/42/envelope/"
HEADER = {"event_id": ID, "sent_at": "2026-01-01T12:00:00Z"}


def event(**members):
    """An event; a member that is None is left out."""
    known = {"event_id": ID, "timestamp": NOW, "platform": "other", "message": "odd"}
    return {name: value for name, value in {**known, **members}.items() if value is not None}


def item(payload, kind="event", **header):
    header = {"type": kind, "length": len(payload), **header}
    header = {name: value for name, value in header.items() if value is not None}
    return json_body(header) + b"\n" + payload + b"\n"


def envelope(*items, **changes):
    header = {name: value for name, value in {**HEADER, **changes}.items() if value is not None}
    items = items or (item(json_body(event())),)
    return Sent(PATH, json_body(header) + b"\n" + b"".join(items), HEADERS)


def of(**members):
    return envelope(item(json_body(event(**members))))


def thrown(**members):
    value = {"type": "Failure", "value": "it failed", **members}
    value = {name: part for name, part in value.items() if part is not None}
    return of(exception={"values": [value]})


def crumbs(*crumbs):
    return of(breadcrumbs={"values": list(crumbs)})


def crumb(**members):
    return {"timestamp": NOW, "category": "ui", "message": "tap", **members}


def authorized(line):
    return envelope().but(headers={"X-Sentry-Auth": line})


def with_member(text):
    payload = json_body(event(extra={"odd": 0})).replace(b'"odd":0', text.encode())
    return envelope(item(payload))


def case(name, keeps, breaks, *before, **options):
    return Case(f"sentry.{name}", keeps, breaks, before, options)


def requests():
    good = envelope()
    dsn = f"https://{KEY}@sentry.example/42"
    by_query = good.but(target=f"{PATH}?sentry_version=7&sentry_key={KEY}",
                        headers={"X-Sentry-Auth": None})
    squeezed = good.but(body=gzip.compress(good.body), headers={"Content-Encoding": "gzip"})
    return [
        case("method", good, good.but(method="PUT")),
        case("content_type", good, good.but(headers={"Content-Type": "application/json"})),
        case("encoding", squeezed, good.but(headers={"Content-Encoding": "gzip"})),
        case("encoding", good, good.but(headers={"Content-Encoding": "br"})),
        case("query", by_query, good.but(target=f"{PATH}?debug=1")),
        case("user_agent", good, good.but(headers={"User-Agent": None})),
        case("auth", envelope(dsn=dsn).but(headers={"X-Sentry-Auth": None}),
             good.but(headers={"X-Sentry-Auth": None})),
        case("auth", good, authorized(AUTH.replace(KEY, "f" * 32))),
        case("auth", by_query, by_query.but(target=f"{PATH}?sentry_version=7&sentry_key=")),
        case("auth_once", by_query, by_query.but(headers={"X-Sentry-Auth": AUTH})),
        case("auth_once", good, envelope(dsn=dsn)),
        case("auth_version", good, authorized(AUTH.replace("version=7", "version=6"))),
        case("auth_client", good, authorized(AUTH.replace(" sentry_client=moove/1.0,", ""))),
        case("key_form", good, authorized(AUTH.replace(KEY, "public")), sentry_key=None),
        case("project", good, good.but(target="/api/43/envelope/")),
        case("body_size", attached(20_000_000), attached(20_000_001)),
        case("header_member", envelope(trace={}), envelope(version=1)),
        *times(), *items(), *ids(), *members(), *details(),
        *json_cases("sentry", good, with_member),
    ]


def attached(size):
    def sent(length):
        return envelope(item(json_body(event())), item(b"x" * length, "attachment"))
    return sent(size - len(sent(size - 1000).body) + size - 1000)


def times():
    return [
        case("sent_at", envelope(sent_at="2026-01-01T12:00:00.123456Z"), envelope(sent_at=None)),
        case("sent_at", envelope(), envelope(sent_at="2026-01-01T13:00:00+01:00")),
        case("sent_at", envelope(), envelope(sent_at=NOW)),
        case("sent_at_drift", envelope(sent_at="2026-01-01T11:00:00Z"),
             envelope(sent_at="2026-01-01T10:59:59Z")),
        case("timestamp", of(timestamp=NOW + 0.5), of(timestamp=NOW * 1000)),
        case("timestamp", of(timestamp="2026-01-01T12:00:00Z"), of(timestamp=str(NOW))),
        case("timestamp", of(), of(timestamp=None)),
        case("timestamp_future", of(timestamp=NOW + HOUR), of(timestamp=NOW + HOUR + 1)),
    ]


def items():
    payload = json_body(event())
    mebibyte = padded(lambda text: Sent("", json_body(event(extra={"a": text}))), 1 << 20).body
    more = padded(lambda text: Sent("", json_body(event(extra={"a": text}))), (1 << 20) + 1).body
    return [
        case("item_header", envelope(), envelope(b'{"length":2}\n{}\n')),
        case("item_header", envelope(item(payload, length=None)), envelope(payload + b"\n")),
        case("item_type", envelope(item(b"{}", "session")), envelope(item(b"{}", "sessionz"))),
        case("item_length", envelope(), envelope(item(payload, length=len(payload) - 1))),
        case("item_length", envelope(), envelope(item(payload, length=len(payload) + 2))),
        case("item_length", of(message="é"), envelope(item(
            payload.replace(b"odd", "é".encode()), length=len(payload) - 2))),
        case("item_required", envelope(), envelope(b"\n")),
        case("item_size", envelope(item(mebibyte)), envelope(item(more))),
        case("event_count", envelope(item(payload), item(b"{}", "session")),
             envelope(item(payload), item(payload))),
    ]


def ids():
    other = "0" * 32
    dashed = "9ec79c33-ec99-42ab-8353-589fcb2e04dc"
    return [
        case("event_id_required", envelope(), envelope(event_id=None)),
        case("event_id_form", envelope(), envelope(event_id=dashed)),
        case("event_id_form", envelope(), envelope(event_id=ID.upper())),
        case("event_id_match", of(event_id=None), of(event_id=other)),
        case("event_id_reused", envelope(), of(message="another"), envelope()),
    ]


def members():
    return [
        case("unknown_member", of(logger="moove"), of(user_id="u")),
        case("platform", of(platform="native"), of(platform="swift")),
        case("platform", of(), of(platform=None)),
        case("level", of(level="warning"), of(level="warn")),
        case("text_member", of(release="moove@1.0"), of(release=1)),
        case("text_member", of(environment="test"), of(environment="")),
        case("tags", of(tags={"a": "1"}), of(tags={"a": 1})),
        case("tag_length", of(tags={"a": "x" * 199}), of(tags={"a": "x" * 200})),
        case("object_member", of(extra={}), of(extra=[])),
        case("object_member", of(contexts={"app": {}}), of(contexts={"app": "x"})),
        case("sdk", of(sdk={"name": "moove", "version": "1"}), of(sdk={"name": "moove"})),
        case("fingerprint", of(fingerprint=["a"]), of(fingerprint="a")),
        case("message", of(message={"formatted": "x"}), of(message={"message": "x"})),
        case("event_empty", thrown(), of(message=None)),
    ]


def details():
    frame = {"function": "f", "lineno": 3, "in_app": True}
    return [
        case("breadcrumbs", crumbs(), of(breadcrumbs=[crumb()])),
        case("breadcrumbs", crumbs(crumb(data={})), crumbs(crumb(data="x"))),
        case("breadcrumbs", crumbs(crumb()), crumbs(crumb(category=1))),
        case("breadcrumbs", crumbs(crumb()), crumbs(crumb(message=1))),
        case("exception", thrown(type=None), thrown(type=1)),
        case("breadcrumb_time", crumbs(crumb(), crumb(timestamp=NOW + 1)),
             crumbs(crumb(timestamp=NOW + 1), crumb())),
        case("breadcrumb_time", crumbs(crumb()), crumbs(crumb(timestamp=NOW * 1000))),
        case("breadcrumb_kind", crumbs(crumb(type="ui")), crumbs(crumb(type="tap"))),
        case("breadcrumb_kind", crumbs(crumb(level="info")), crumbs(crumb(level="notice"))),
        case("breadcrumb_count", crumbs(*[crumb()] * 100), crumbs(*[crumb()] * 101)),
        case("exception", thrown(), of(exception={"type": "Failure"})),
        case("exception", thrown(), of(exception={"values": [{"module": "m"}]})),
        case("mechanism", thrown(mechanism={"type": "generic", "handled": True}),
             thrown(mechanism={"handled": True})),
        case("mechanism", thrown(mechanism={"type": "generic"}),
             thrown(mechanism={"type": "generic", "handled": "yes"})),
        case("frames", thrown(stacktrace={"frames": [frame]}), thrown(stacktrace={"frames": []})),
        case("frames", thrown(stacktrace={"frames": [frame]}),
             thrown(stacktrace={"frames": [{**frame, "lineno": "3"}]})),
        case("frames", thrown(stacktrace={"frames": [{"filename": "a"}]}),
             thrown(stacktrace={"frames": [{"lineno": 3}]})),
    ]
