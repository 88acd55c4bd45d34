"""Mixpanel's rules, kept and broken."""

import base64
import gzip
from urllib.parse import quote

from . import CREDENTIALS, DAY, HOUR, NOW, Case, Sent, filled, json_body, json_cases

TOKEN = CREDENTIALS["mixpanel_token"]
FORM = "application/x-www-form-urlencoded"


def basic(text):
    return f"Basic {base64.b64encode(text.encode()).decode()}"


HEADERS = {"Content-Type": "application/json", "Authorization": basic(f"{TOKEN}:")}
ACCOUNT = {**HEADERS, "Authorization": basic(CREDENTIALS["mixpanel_service_account"])}


def event(name="Signed up", **properties):
    """An event; a property that is None is left out."""
    known = {"time": NOW, "distinct_id": "user-1",
             "$insert_id": "8f14e45f-ceea-467f-9c3a-000000000001"}
    properties = {n: v for n, v in {**known, **properties}.items() if v is not None}
    return {"event": name, "properties": properties}


def load(*events, query="strict=1"):
    return Sent(f"/import?{query}", json_body(list(events) or [event()]), HEADERS)


def one(**properties):
    return load(event(**properties))


def many(count):
    return load(*[event(**{"$insert_id": f"key-{number}"}) for number in range(count)])


def track(*events, query="verbose=1&ip=0"):
    body = json_body(list(events) or [tracked()])
    return Sent(f"/track?{query}", body, {"Content-Type": "application/json"})


def tracked(**properties):
    return event(**{"token": TOKEN, **properties})


def engage(*updates, query="ip=0&verbose=1"):
    body = json_body(list(updates) or [update()])
    return Sent(f"/engage?{query}", body, {"Content-Type": "application/json"})


def update(**members):
    """An update; without an operation it sets one property, and a member `_` is left out."""
    members = {name.replace("op_", "$"): value for name, value in members.items()}
    if not any(name.startswith("$") and name not in ("$ip", "$time") for name in members):
        members["$set"] = {"plan": "pro"}
    return {"$token": TOKEN, "$distinct_id": "user-1", **members}


def with_member(text):
    good = one(odd=0)
    return good.but(body=good.body.replace(b'"odd":0', text.encode()))


def case(name, keeps, breaks, *before):
    return Case(f"mixpanel.{name}", keeps, breaks, before)


def named(texts):
    return {f"q{number:03}": text for number, text in enumerate(texts)}


def sized(size):
    full = named(["x" * 255] * 24)
    events = [event(**{"$insert_id": f"k{number}", **full}) for number in range(size // 6500)]
    slots = (size - len(load(*events).body)) // 255 + 1
    count = slots // 200 + 1
    return filled(
        lambda texts: load(*events, *[
            event(**{"$insert_id": f"l{n}", **named(texts[n * 200:(n + 1) * 200])})
            for n in range(count)]),
        size, slots, 255)


def big_event(size):
    """An event of a size, all of whose other limits are kept."""
    lists = {f"p{number:03}": ["x" * 100] * 70 for number in range(136)}
    short = len(load(event()).body) - len(json_body(event()))
    return filled(lambda texts: load(event(**lists, **named(texts))), size + short, 100, 255)


def big_update(size):
    lists = {f"p{number}": ["x" * 250] * 250 for number in range(15)}
    short = len(engage().body) - len(json_body(update()))
    return filled(
        lambda texts: engage(update(op_set={**lists, **named(texts)})), size + short, 238, 255)


def big_list(size):
    """An update of a profile with a list of a size."""
    def make(texts):
        parts = [texts[start:start + 200] for start in range(0, len(texts), 200)]
        return engage(update(op_set={"a": parts}))

    return filled(make, size + len(make([]).body) - len("[]"), 1040, 255)


def nested(levels):
    value = 1
    for _ in range(levels):
        value = {"a": value}
    return value


def of(count):
    return {f"p{number}": number for number in range(count)}


def requests():
    good = load()
    compressed = good.but(body=gzip.compress(good.body), headers={"Content-Encoding": "gzip"})
    return [
        case("method", good, good.but(method="PUT")),
        case("content_type", good, good.but(headers={"Content-Type": FORM})),
        case("content_type", good.but(headers={"Content-Type": "application/x-ndjson"},
                                      body=json_body(event()) + b"\n"),
             engage().but(headers={"Content-Type": "application/x-ndjson"})),
        case("encoding", compressed, good.but(headers={"Content-Encoding": "gzip"})),
        case("encoding", engage(), engage().but(headers={"Content-Encoding": "gzip"})),
        case("query", good, load(query="strict=1&verbose=1")),
        case("query", engage(), engage(query="ip=0&ip=0")),
        case("auth", good, good.but(headers={"Authorization": basic("wrong:")})),
        case("auth", good, good.but(headers={"Authorization": None})),
        case("auth", good, good.but(headers={"Authorization": f"Bearer {TOKEN}"})),
        case("project_id", load(query="strict=1&project_id=4711").but(headers=ACCOUNT),
             load().but(headers=ACCOUNT)),
        case("project_id", good, load(query="strict=1&project_id=4711")),
        case("strict", good, load(query="strict=0")),
        case("body_size", sized(2_097_152), sized(2_097_153)),
        case("body_size", compressed, sized(2_097_153).but(
            body=gzip.compress(sized(2_097_153).body), headers={"Content-Encoding": "gzip"})),
        case("batch_required", good, good.but(body=b"[]")),
        case("batch_count", many(2000), many(2001)),
        case("record_type", good, good.but(body=b'["event"]')),
        case("record_type", good, load({"event": "a", "properties": []})),
        case("unknown_member", good, load({**event(), "user": 1})),
        case("unknown_member", engage(), engage({**update(), "$device_id": "d"})),
        case("event_required", load(event("a")), load(event(""))),
        case("event_required", good, load(event(7))),
        case("event_size", big_event(999_999), big_event(1_000_000)),
        *times(), *ids(), *properties(), *updates(),
        *json_cases("mixpanel", good, with_member),
    ]


def times():
    day = 5 * DAY
    return [
        case("time_required", load(), one(time=None)),
        case("time_type", one(time=NOW), one(time=float(NOW))),
        case("time_type", one(time=NOW), one(time=str(NOW))),
        case("time_unit", one(time=NOW * 1000), one(time=NOW * 1_000_000)),
        case("time_age", one(time=365 * DAY), one(time=365 * DAY - 1)),
        case("time_future", one(time=NOW + HOUR), one(time=NOW + HOUR + 1)),
        case("time_future", one(time=(NOW + HOUR) * 1000), one(time=(NOW + HOUR) * 1000 + 1)),
        case("track_age", track(tracked(time=NOW - day)), track(tracked(time=NOW - day - 1))),
        case("track_age", one(time=NOW - day - 1), track(tracked(time=(NOW - day) * 1000 - 1))),
    ]


def ids():
    key = "8f14e45f-ceea-467f-9c3a-000000000001"
    return [
        case("distinct_id_required", one(**{"distinct_id": None, "$device_id": "d-1"}),
             one(distinct_id=None)),
        case("distinct_id_type", one(distinct_id=""), one(distinct_id=7)),
        case("distinct_id_refused", one(distinct_id="Anna"), one(distinct_id="Anonymous")),
        case("distinct_id_refused", one(distinct_id="1"), one(distinct_id="-1")),
        case("identity_conflict", one(**{"distinct_id": "u", "$user_id": "u", "$device_id": "d"}),
             one(**{"distinct_id": "d", "$user_id": "u", "$device_id": "d"})),
        case("identity_conflict", one(**{"distinct_id": "$device:d", "$device_id": "d"}),
             one(**{"distinct_id": "d", "$device_id": "d"})),
        case("insert_id_required", track(tracked(**{"$insert_id": None})),
             one(**{"$insert_id": None})),
        case("insert_id_form", one(**{"$insert_id": "a-Z-9"}), one(**{"$insert_id": "a_z"})),
        case("insert_id_form", load(), one(**{"$insert_id": 12345})),
        case("insert_id_length", one(**{"$insert_id": "a" * 36}), one(**{"$insert_id": "a" * 37})),
        case("insert_id_refused", one(**{"$insert_id": "one"}), one(**{"$insert_id": "none"})),
        case("insert_id_reused", load(), one(time=NOW + 1), load()),
        case("insert_id_reused", load(), load(event("Signed out", **{"$insert_id": key})), load()),
        case("insert_id_reused", load(event(), event()),
             load(event(), event(distinct_id="user-2"))),
    ]


def properties():
    return [
        case("property_count", one(**of(251)), one(**of(252))),
        case("nested_count", one(a=of(254)), one(a=of(255))),
        case("depth", one(a=nested(3)), one(a=nested(4))),
        case("depth", one(a=[[[1]]]), one(a=[[[[1]]]])),
        case("array_count", one(a=[1] * 254), one(a=[1] * 255)),
        case("string_length", one(a="x" * 255), one(a="x" * 256)),
        case("string_length", one(a=["x" * 255]), one(a=["🚌" * 128])),
        case("string_length", load(event("x" * 255)), load(event("x" * 256))),
        case("nested_size", one(a=["x" * 252] * 32 + ["x" * 28]),
             one(a=["x" * 252] * 32 + ["x" * 29])),
        case("value_type", one(a=[0]), one(a=[None])),
        case("property_reserved", one(ip="127.0.0.1"), one(bucket="b")),
        case("property_reserved", one(mp_lib="moove"), one(mp_other="x")),
        case("token", track(), track(tracked(token="wrong"))),
        case("token", track(), track(tracked(), tracked(token=""))),
        case("token", engage(), engage({**update(), "$token": "wrong"})),
    ]


def updates():
    charge = {"$amount": 9.99, "$time": "2026-01-01T00:00:00.000Z"}
    group = {"$token": TOKEN, "$group_key": "k", "$group_id": "g", "$set": {"a": 1}}
    groups = engage(group).but(target="/groups?ip=0")
    return [
        case("update_size", big_update(1_000_000), big_update(1_000_001)),
        case("engage_ip", engage(update(op_ip="203.0.113.7"), query="verbose=1"),
             engage(query="verbose=1")),
        case("engage_id", engage(), engage({**update(), "$distinct_id": ""})),
        case("engage_id", engage(), engage({**update(), "$distinct_id": "undefined"})),
        case("engage_id", groups, groups.but(body=json_body([{**group, "$group_id": 7}]))),
        case("operation_count", engage(), engage(update(op_set={"a": 1}, op_add={"b": 1}))),
        case("operation_count", engage(), engage({"$token": TOKEN, "$distinct_id": "user-1"})),
        case("operation_type", engage(update(op_unset=["a"])), engage(update(op_unset={"a": ""}))),
        case("operation_type", engage(update(op_set={"a": 1})), engage(update(op_set=["a"]))),
        case("operation_type", engage(update(op_delete="")), engage(update(op_delete=True))),
        case("add_number", engage(update(op_add={"a": -1.5})), engage(update(op_add={"a": "1"}))),
        case("add_number", engage(update(op_add={"a": 0})), engage(update(op_add={"a": True}))),
        case("union_array", engage(update(op_union={"a": ["b"]})),
             engage(update(op_union={"a": "b"}))),
        case("update_member", engage(update(op_delete="", op_ignore_alias=True)),
             engage(update(op_set={"a": 1}, op_ignore_alias=True))),
        case("update_member", engage(update(op_time=NOW)), engage(update(op_time="today"))),
        case("transaction", engage(update(op_append={"$transactions": charge})),
             engage(update(op_append={"$transactions": {**charge, "$amount": "9.99"}}))),
        case("transaction", engage(update(op_append={"$transactions": {"$amount": 1}})),
             engage(update(op_append={"$transactions": {**charge, "$time": NOW}}))),
        case("string_length", engage(update(op_set={"a": "x" * 255})),
             engage(update(op_set={"a": "x" * 256}))),
        case("nested_size", big_list(256 * 1024), big_list(256 * 1024 + 1)),
        case("transaction", engage(update(op_set={"$transactions": []})),
             engage(update(op_append={"$transactions": []}))),
        case("json", engage().but(headers={"Content-Type": FORM}, target="/engage",
             body=f"data={quote(engage().body)}&ip=0&verbose=1".encode()),
             engage().but(headers={"Content-Type": FORM}, body=b"events=1")),
    ]
