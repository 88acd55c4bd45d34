"""AppsFlyer's rules, kept and broken."""

import hashlib
import hmac
import json

from . import CREDENTIALS, HOUR, NOW, Case, Sent, json_body, json_cases, padded

KEY = CREDENTIALS["appsflyer_dev_key"]
APP = CREDENTIALS["appsflyer_app_id"]
TYPE = {"Content-Type": "application/json"}
HEADERS = {**TYPE, "authentication": KEY}
IDFA = "D2CADB5F-410F-4963-AC0C-2A78534BDF1E"
SALE = {"af_revenue": "6", "af_currency": "USD"}


def event(path=f"/api3/inappevent/{APP}", **members):
    """An event; a member that is None is left out."""
    known = {"appsflyer_id": "1415211453000-6513894", "eventName": "af_login", "eventValue": "",
             "eventTime": "2026-01-01 12:00:00.000", "os": "18.0"}
    members = {name: value for name, value in {**known, **members}.items() if value is not None}
    return Sent(path, json_body(members), HEADERS)


def valued(**values):
    return event(eventValue=json.dumps(values))


def android(**members):
    return event("/api3/inappevent/com.example.moove", os=None, **members)


def signed(sent):
    digest = hmac.new(KEY.encode(), sent.body, hashlib.sha256).hexdigest()
    return sent.but(headers={"authorization": digest})


def desktop(kind="inapp", **members):
    known = {"request_id": IDFA.lower(), "timestamp": NOW * 1000, "ip": "203.0.113.7",
             "device_ids": [{"type": "custom", "value": "d"}], "event_name": "af_login"}
    members = {name: value for name, value in {**known, **members}.items() if value is not None}
    return signed(Sent(f"/v1.0/s2s/{kind}/app/nativepc/{APP}", json_body(members), TYPE))


def case(name, keeps, breaks, **options):
    return Case(f"appsflyer.{name}", keeps, breaks, (), options)


def requests():
    good = event()
    return [
        case("method", good, good.but(method="PUT")),
        case("content_type", good, good.but(headers={"Content-Type": "text/json"})),
        case("encoding", good, good.but(headers={"Content-Encoding": "gzip"})),
        case("query", good, good.but(target=f"{good.target}?debug=1")),
        case("auth", good, good.but(headers={"authentication": None, "Authorization": KEY})),
        case("auth", good, good.but(headers={"authentication": "wrong"})),
        case("body_size", padded(lambda text: event(customer_user_id=text), 1024),
             padded(lambda text: event(customer_user_id=text), 1025)),
        case("app_id_form", good, event("/api3/inappevent/123456789")),
        case("app_id_form", android(), event("/api3/inappevent/com"), appsflyer_app_id=None),
        case("app_id", good, event("/api3/inappevent/id987654321")),
        case("app_id", event(f"/inappevent/{APP}"), android(appsflyer_id="1415211453000-1234567")),
        case("unknown_member", good, event(event_name="x")),
        case("appsflyer_id_required", good, event(appsflyer_id=None)),
        case("appsflyer_id_form", good, event(appsflyer_id="1415211453000-651389")),
        case("appsflyer_id_form", android(appsflyer_id="1415211453000-1234567890123456789"),
             android(appsflyer_id="1415211453000-12345678901234567890"), appsflyer_app_id=None),
        case("event_name_required", good, event(eventName=None)),
        case("event_name_required", good, event(eventName="")),
        *values(), *members(), *desktops(),
    ]


def values():
    return [
        case("event_value_required", event(), event(eventValue=None)),
        case("event_value_type", event(), event(eventValue={"af_revenue": "6"})),
        case("event_value_json", event(eventValue="{}"), event(eventValue="{")),
        case("event_value_json", event(eventValue='{"a":1}'), event(eventValue="[1]")),
        case("revenue_form", valued(**{**SALE, "af_revenue": "-6.5"}),
             valued(**{**SALE, "af_revenue": "$6"})),
        case("revenue_form", valued(**{**SALE, "af_revenue": 6.5}),
             valued(**{**SALE, "af_revenue": "6,5"})),
        case("revenue_needs_currency", event(eventValue='{"af_revenue":6}', eventCurrency="EUR"),
             valued(af_revenue=6)),
        case("currency_code", valued(**SALE), valued(**{**SALE, "af_currency": "usd"})),
        case("currency_code", event(eventCurrency="EUR"), event(eventCurrency="EURO")),
        case("event_time_form", event(), event(eventTime="2026-01-01T12:00:00.000")),
        case("event_time_form", event(), event(eventTime="2026-01-01 12:00:00")),
        case("event_time_form", event(), event(eventTime="2026-01-01 25:00:00.000")),
        case("event_time_late", event(eventTime="2026-01-01 00:00:00.000"),
             event(eventTime="2025-12-31 23:59:59.999")),
        case("event_time_future", event(eventTime="2026-01-01 13:00:00.000"),
             event(eventTime="2026-01-01 13:00:00.001")),
    ]


def members():
    manual = {"gdpr_applies": True, "ad_user_data_enabled": True,
              "ad_personalization_enabled": False}
    return [
        case("ip", event(ip="203.0.113.7"), event(ip="2001:db8::1")),
        case("att", event(att=3), event(att=4)),
        case("att", event(att=0), event(att="0")),
        case("os_required", event(), event(os=None)),
        case("device_id_form", event(idfa=IDFA), event(idfa=IDFA.lower())),
        case("device_id_form", event(advertising_id=IDFA.lower()), event(advertising_id="x")),
        case("member_type", event(aie=False), event(aie="false")),
        case("member_type", event(customer_user_id="7"), event(customer_user_id=7)),
        case("sharing_filter", event(sharing_filter="all"), event(sharing_filter="none")),
        case("sharing_filter", event(sharing_filter=["a_int"]), event(sharing_filter=[])),
        case("consent_data", event(consent_data={"manual": manual}),
             event(consent_data={"manual": {**manual, "gdpr_applies": "yes"}})),
        case("consent_data", event(consent_data={"manual": manual}), event(consent_data=manual)),
        case("custom_data", event(custom_data="{}"), event(custom_data={})),
        case("custom_dimension", event(), event(custom_dimension="x")),
        case("hash", event(email_hashed="a" * 64), event(email_hashed="me@example.com")),
    ]


def desktops():
    good, first = desktop(), desktop("first_open", event_name=None)
    money = {"af_revenue": 6, "af_currency": "USD"}
    early, late = (NOW - 96 * HOUR) * 1000, (NOW + HOUR) * 1000
    return [
        case("pc_auth", good, good.but(headers={"authorization": "0" * 64})),
        case("pc_auth", good, good.but(body=good.body + b" ")),
        case("pc_request_id", good, desktop(request_id="1")),
        case("pc_timestamp", good, desktop(timestamp=NOW)),
        case("pc_timestamp_age", desktop(timestamp=early), desktop(timestamp=early - 1)),
        case("pc_timestamp_age", desktop(timestamp=late), desktop(timestamp=late + 1)),
        case("pc_device_ids", good, desktop(device_ids=[])),
        case("pc_device_ids", good, desktop(device_ids=[{"type": "custom"}])),
        case("pc_device_ids", good, desktop(device_ids=[{"type": "custom", "value": 7}])),
        case("pc_ip", good, desktop(ip=None)),
        case("pc_length", desktop(customer_user_id="u" * 64), desktop(customer_user_id="u" * 65)),
        case("pc_length", desktop(event_name="n" * 64), desktop(event_name="n" * 65)),
        case("pc_length", padded_custom(2048), padded_custom(2049)),
        case("pc_event_name", first, desktop(event_name=None)),
        case("pc_parameters", desktop(event_parameters=money),
             desktop(event_parameters={**money, "af_revenue": "6"})),
        case("pc_parameters", desktop(event_parameters={}),
             desktop(event_parameters={"af_revenue": 6})),
        case("pc_custom_parameters", desktop(event_custom_parameters="{}"),
             desktop(event_custom_parameters="x")),
        *[signed_case(one) for one in json_cases("appsflyer", good, _desktop_member)],
    ]


def padded_custom(size):
    return desktop(event_custom_parameters=json.dumps({"a": "x" * (size - 9)}))


def _desktop_member(text):
    good = desktop(sharing_filter=["last"],
                   event_parameters={"af_currency": "EUR", "af_revenue": 0})
    return good.but(body=good.body.replace(b'"af_revenue":0',
                                           text.replace("odd", "af_revenue").encode()))


def signed_case(one):
    return Case(one.rule, signed(one.keeps), signed(one.breaks))
