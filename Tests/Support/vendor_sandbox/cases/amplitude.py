"""Amplitude's rules, kept and broken."""

import json
from urllib.parse import urlencode

from . import CREDENTIALS, HOUR, NOW, Case, Sent, filled, json_body, json_cases

KEY = CREDENTIALS["amplitude_api_key"]
MILLIS = NOW * 1000
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


def event(**members):
    """An event; a member that is None is left out."""
    known = {"user_id": "user-0001", "event_type": "viewed", "time": MILLIS, "insert_id": "key-1"}
    return {name: value for name, value in {**known, **members}.items() if value is not None}


def upload(*events, path="/2/httpapi", **members):
    body = {"api_key": KEY, "events": list(events) or [event()], **members}
    return Sent(path, json_body(body), {"Content-Type": "application/json"})


def one(**members):
    return upload(event(**members))


def has(**properties):
    return one(event_properties=properties)


def identify(*identifications, path="/identify", **form):
    text = json.dumps(list(identifications) or [person()])
    return Sent(path, urlencode({"api_key": KEY, "identification": text, **form}).encode(), FORM)


def person(**members):
    return {"user_id": "user-0001", "user_properties": {"$set": {"plan": "pro"}}, **members}


def sets(**operations):
    operations = {f"${name}": value for name, value in operations.items()}
    return one(event_type="$identify", user_properties=operations)


def many(count, path="/2/httpapi"):
    return upload(*[event(insert_id=f"key-{number}") for number in range(count)], path=path)


def named(texts):
    return {f"q{number:03}": text for number, text in enumerate(texts)}


def sized(size, path="/2/httpapi"):
    """An upload of a size, all of whose other limits are kept."""
    full = named(["x" * 1000] * 20)
    whole = [event(insert_id=f"key-{n}", event_properties=full) for n in range(size // 20_500)]

    def make(texts):
        parts = [texts[start:start + 100] for start in range(0, len(texts), 100)]
        rest = [event(insert_id=f"rest-{n}", event_properties=named(p)) for n,
                p in enumerate(parts)]
        return upload(*whole, *rest, path=path)

    slots = (size - len(make([]).body)) // 1000
    return filled(make, size, slots, 1024)


def nested(levels):
    value = {}
    for _ in range(levels - 1):
        value = {"a": value}
    return value


def of(count):
    return {f"p{number}": number for number in range(count)}


def with_member(text):
    good = has(odd=0)
    return good.but(body=good.body.replace(b'"odd":0', text.encode()))


def case(name, keeps, breaks, *before):
    return Case(f"amplitude.{name}", keeps, breaks, before)


def requests():
    good = upload()
    return [
        case("method", good, good.but(method="GET")),
        case("content_type", good, good.but(headers=FORM)),
        case("content_type", identify(),
             identify().but(headers={"Content-Type": "application/json"})),
        case("encoding", good, good.but(headers={"Content-Encoding": "gzip"})),
        case("query", good, good.but(target="/2/httpapi?verbose=1")),
        case("auth", good, upload(api_key="wrong")),
        case("auth", good, upload(api_key="")),
        case("auth", identify(), identify(api_key="wrong")),
        case("body_size", sized(999_999), sized(1_000_000)),
        case("body_size", sized(20_000_000, "/batch"), sized(20_000_001, "/batch")),
        case("unknown_member", upload(client_upload_time="2026-01-01T00:00:00Z"), upload(user="u")),
        case("unknown_member", one(productId="p", revenue=1), one(product_id="p", revenue=1)),
        case("options", upload(options={"min_id_length": 1}),
             upload(options={"min_id_length": "1"})),
        case("batch_required", good, good.but(body=json_body({"api_key": KEY, "events": []}))),
        case("batch_count", many(1999), many(2000)),
        case("batch_count", many(2000, "/batch"), many(2001, "/batch")),
        case("batch_count", identify(*[person()] * 1024), identify(*[person()] * 1025)),
        case("event_type_required", good, one(event_type=None)),
        case("event_type_required", good, one(event_type="")),
        case("event_type_reserved", one(event_type="[Amplitude] Screen Viewed"),
             one(event_type="[Amplitude] Revenue")),
        case("event_type_length", one(event_type="x" * 1024), one(event_type="x" * 1025)),
        *ids(), *members(), *revenue(), *shapes(), *identifies(),
        *json_cases("amplitude", good, with_member),
    ]


def ids():
    return [
        case("id_required", one(user_id=None, device_id="device-1"), one(user_id=None)),
        case("id_length", one(user_id="12345"), one(user_id="1234")),
        case("id_length", one(device_id="12345"), one(device_id="1234")),
        case("id_length", upload(event(user_id="1"), options={"min_id_length": 1}),
             upload(event(user_id="1"), options={"min_id_length": 2})),
        case("id_refused", one(user_id="undefined1"), one(user_id="undefined")),
        case("id_refused", upload(event(user_id="1"), options={"min_id_length": 1}),
             upload(event(user_id="0"), options={"min_id_length": 1})),
        case("insert_id_required", upload(), one(insert_id=None)),
        case("insert_id_form", one(insert_id="k"), one(insert_id="")),
        case("insert_id_form", upload(), one(insert_id=7)),
        case("insert_id_reused", upload(), one(event_type="left"), upload()),
        case("insert_id_reused", one(user_id="user-0002"), one(time=MILLIS + 1), upload()),
        case("insert_id_reused", upload(event(), event()),
             upload(event(), event(event_type="left"))),
    ]


def members():
    return [
        case("time_type", one(time=MILLIS), one(time=float(MILLIS))),
        case("time_type", one(time=MILLIS), one(time=str(MILLIS))),
        case("time_unit", one(time=MILLIS), one(time=NOW)),
        case("time_unit", one(time=MILLIS), one(time=MILLIS * 1000)),
        case("time_future", one(time=MILLIS + HOUR * 1000), one(time=MILLIS + HOUR * 1000 + 1)),
        case("session_id", one(session_id=-1), one(session_id=0)),
        case("session_id", one(session_id=MILLIS), one(session_id=str(MILLIS))),
        case("session_id_place", has(session="1"), has(session_id=MILLIS)),
        case("member_type", one(event_id=7), one(event_id="7")),
        case("member_type", one(platform="iOS"), one(platform=1)),
        case("member_type", one(location_lat=1.5), one(location_lat="1.5")),
        case("member_type", one(plan={"branch": "main"}), one(plan={"commit": "main"})),
        case("ip", one(ip="$remote"), one(ip="remote")),
        case("groups", one(groups={f"g{n}": ["a", "b"] for n in range(5)}),
             one(groups={f"g{n}": ["a"] for n in range(6)})),
        case("groups", one(groups={"g": ["v"] * 10}), one(groups={"g": ["v"] * 11})),
    ]


def revenue():
    sale = {"price": 9.99, "quantity": 1, "productId": "sku", "revenueType": "iap",
            "currency": "USD"}
    return [
        case("revenue_type", one(**sale), one(**{**sale, "price": "9.99"})),
        case("revenue_type", one(**sale), one(**{**sale, "quantity": 1.0})),
        case("revenue_type", has(**{"$price": 9.99}), has(**{"$price": "9.99"})),
        case("price_required", one(quantity=1, revenue=-5), one(quantity=1)),
        case("revenue_fields", one(productId="sku", revenue=5), one(productId="sku", price=5)),
        case("revenue_mixed", has(**{"$price": 5}), one(price=5, event_properties={"$price": 5})),
        case("currency_code", one(**sale), one(**{**sale, "currency": "usd"})),
    ]


def shapes():
    return [
        case("properties_type", has(), one(event_properties=[])),
        case("string_length", has(a="x" * 1024), has(a="x" * 1025)),
        case("string_length", one(city="x" * 1024), one(city="x" * 1025)),
        case("string_length", has(a=["🚌" * 512]), has(a=["🚌" * 513])),
        case("depth", one(event_properties=nested(40)), one(event_properties=nested(41))),
        case("key_count", has(**of(1024)), has(**of(1025))),
    ]


def identifies():
    group = {"group_type": "org", "group_value": "x", "group_properties": {"a": 1}}
    less = {name: value for name, value in group.items() if name != "group_value"}
    path = "/groupidentify"
    return [
        case("identify_mixed", sets(set={"a": 1}, add={"b": 1}),
             one(event_type="$identify", user_properties={"$set": {"a": 1}, "b": 1})),
        case("identify_operation", sets(setOnce={"a": 1}), sets(set_once={"a": 1})),
        case("identify_operation", sets(add={"a": 1}), sets(add={"a": "1"})),
        case("identify_operation", sets(unset={"a": "-"}), sets(unset={"a": None})),
        case("identify_operation", sets(clearAll="-"), sets(clearAll={})),
        case("identify_required", sets(set={"a": 1}), one(event_type="$identify")),
        case("identify_required", identify(group, path=path), identify(less, path=path)),
        case("identify_required", identify(), identify({"user_id": "user-0001"})),
        case("form", identify(), identify(option="1")),
        case("form", identify(), identify().but(body=f"api_key={KEY}".encode())),
        case("json", identify(), identify().but(body=f"api_key={KEY}&identification=x".encode())),
        case("body_size", big_identify(1_000_000), big_identify(1_000_001)),
    ]


def big_identify(size):
    bulk = [person(user_properties={"$set": named(["x" * 900])}) for _ in range(size // 1050)]
    return filled(
        lambda texts: identify(*bulk,
                               person(user_properties={"$set": named(texts)})), size, 80, 1024)
