"""GA4's rules, kept and broken."""

from . import CREDENTIALS, DAY, HOUR, NOW, Case, Sent, json_body, json_cases, padded

SECRET = f"api_secret={CREDENTIALS['ga4_api_secret']}"
APP = f"{SECRET}&firebase_app_id={CREDENTIALS['ga4_firebase_app_id']}"
WEB = f"{SECRET}&measurement_id={CREDENTIALS['ga4_measurement_id']}"
INSTANCE = "0123456789abcdef0123456789ABCDEF"
MICROS = NOW * 1_000_000
SESSION = {"session_id": "1767268000", "engagement_time_msec": 100}


def event(name="level_up", timestamp_micros=MICROS, **params):
    return {"name": name, "params": {**SESSION, **params}, "timestamp_micros": timestamp_micros}


def body_of(*events, **members):
    members = {"app_instance_id": INSTANCE, **members, "events": list(events) or [event()]}
    return {name: value for name, value in members.items() if value is not None}


def hit(*events, query=APP, path="/mp/collect", **members):
    body = json_body(body_of(*events, **members))
    return Sent(f"{path}?{query}", body, {"Content-Type": "application/json"})


def web(*events, **members):
    return hit(*events, query=WEB, app_instance_id=None, **{"client_id": "1.2", **members})


def with_member(text):
    body = json_body(body_of(event(last=0))).replace(b'"last":0', text.encode())
    return hit().but(body=body)


def person(**properties):
    wrapped = {name: {"value": value} for name, value in properties.items()}
    return hit(user_properties=wrapped)


def items(*items):
    return hit(event(items=list(items)))


def of(count, prefix="p"):
    return {f"{prefix}{number}": number for number in range(count)}


def case(name, keeps, breaks):
    return Case(f"ga4.{name}", keeps, breaks)


def sized(size):
    fill = {f"p{n}": "" for n in range(20)}
    bulk = [event(**{**fill, **{f"p{n}": "x" * 100 for n in range(20)}}) for _ in range(24)]
    location = {"device": {"model": ""}}
    return padded(lambda text: hit(*bulk, device={**location["device"], "model": text}), size)


def requests():
    good = hit()
    json = "application/json"
    app_id = CREDENTIALS["ga4_firebase_app_id"]
    return [
        case("method", good, good.but(method="GET")),
        case("content_type", good.but(headers={"Content-Type": f"{json}; charset=utf-8"}),
             good.but(headers={"Content-Type": "text/plain"})),
        case("content_type", good, good.but(headers={"Content-Type": f"{json}; charset=latin1"})),
        case("encoding", good.but(headers={"Content-Encoding": "identity"}),
             good.but(headers={"Content-Encoding": "gzip"})),
        case("query", good, hit(query=f"{APP}&debug=1")),
        case("query", good, hit(query=f"{APP}&{SECRET}")),
        case("auth", good, hit(query=APP.replace(SECRET, "api_secret=wrong"))),
        case("auth", good, hit(query=APP.replace(SECRET, "api_secret="))),
        case("stream", good, hit(query=SECRET)),
        case("stream", web(), hit(query=f"{APP}&measurement_id=G-ABC1234567")),
        case("stream", good, hit(query=APP.replace("321abc", "321abd"))),
        case("stream_form", good, hit(query=APP.replace(":ios:", ":windows:"))),
        case("stream_form", web(), web().but(target=f"/mp/collect?{SECRET}&measurement_id=12345")),
        case("stream_encoding", good, hit(query=APP.replace(app_id, app_id.replace(":", "%3A")))),
        case("body_size", sized(129_999), sized(130_000)),
        case("unknown_member", good, hit(userId="u")),
        case("unknown_member", good, hit({**event(), "parameters": {}})),
        case("unknown_member", good, hit(consent={"ad_storage": "GRANTED"})),
        case("member_type", hit(non_personalized_ads=True), hit(non_personalized_ads="true")),
        case("member_type", hit(device={"model": "x"}), hit(device={"model": 1})),
        case("member_type", hit(ip_override="2001:db8::1"), hit(ip_override="here")),
        case("member_type", hit(user_properties={}), hit(user_properties=[])),
        case("identity", good, hit(client_id="1.2")),
        case("identity", web(), hit(query=WEB)),
        case("identity", good, hit(app_instance_id=None)),
        case("app_instance_id_form", good, hit(app_instance_id=INSTANCE[:-1])),
        case("app_instance_id_form", good, hit(app_instance_id="g" * 32)),
        case("client_id_form", web(client_id="x"), web(client_id="")),
        case("client_id_form", web(), web(client_id=1.2)),
        case("user_id", hit(user_id="u" * 256), hit(user_id="u" * 257)),
        case("user_id", hit(user_id="u"), hit(user_id="")),
        case("timestamp_type", good, hit(event(timestamp_micros=float(MICROS)))),
        case("timestamp_type", good, hit(timestamp_micros=str(MICROS))),
        case("timestamp_unit", good, hit(event(timestamp_micros=NOW * 1000))),
        case("timestamp_unit", good, hit(event(timestamp_micros=MICROS * 1000))),
        case("timestamp_age", hit(event(timestamp_micros=MICROS - 3 * DAY * 1_000_000)),
             hit(event(timestamp_micros=MICROS - 3 * DAY * 1_000_000 - 1))),
        case("timestamp_future", hit(event(timestamp_micros=MICROS + HOUR * 1_000_000)),
             hit(event(timestamp_micros=MICROS + HOUR * 1_000_000 + 1))),
        case("consent_value", hit(consent={"ad_user_data": "GRANTED"}),
             hit(consent={"ad_user_data": "granted"})),
        case("consent_value", good, hit(consent={"ad_user_data": True})),
        case("validation_behavior", hit(validation_behavior="RELAXED"),
             hit(validation_behavior="STRICT")),
        case("events_required", good, good.but(body=json_body({**body_of(), "events": []}))),
        case("events_count", hit(*[event()] * 25), hit(*[event()] * 26)),
        case("event_name_required", good, hit(event(name=""))),
        case("event_name_required", good, hit(event(name=7))),
        *names(), *params(), *item_cases(), *people(), *advice(),
        *json_cases("ga4", good, with_member),
    ]


def names():
    return [
        case("name_length", hit(event("n" * 40)), hit(event("n" * 41))),
        case("name_form", hit(event("a_9")), hit(event("9_a"))),
        case("name_form", hit(event("ab")), hit(event("a b"))),
        case("name_form", hit(event("a")), hit(event("é"))),
        case("name_form", hit(event("a_")), hit(event("_a"))),
        case("name_reserved", hit(event("session_started")), hit(event("session_start"))),
        case("name_reserved", hit(event("page_view")), hit(event("in_app_purchase"))),
        case("name_reserved", web(event("page_seen")), web(event("page_view"))),
        case("name_prefix", hit(event("firebase")), hit(event("firebase_opened"))),
        case("name_app_only", hit(event("screen_view")), web(event("screen_view"))),
        case("name_app_only", hit(event("ad_impression")), web(event("ad_impression"))),
    ]


def params():
    return [
        case("params_type", hit({"name": "a"}), hit({"name": "a", "params": []})),
        case("param_count", hit(event(**of(23))), hit(event(**of(24)))),
        case("param_name_length", hit(event(**{"n" * 40: 1})), hit(event(**{"n" * 41: 1}))),
        case("param_name_form", hit(event(a_1=1)), hit(event(**{"a-1": 1}))),
        case("param_name_prefix", hit(event(gap=1)), hit(event(ga_p=1))),
        case("param_name_prefix", hit(event(x=1)), hit(event(_x=1))),
        case("param_name_prefix", hit(event(screen_name="s")), hit(event(firebase_screen="s"))),
        case("param_name_reserved", hit(event(conversion=1)), hit(event(firebase_conversion=1))),
        case("param_null", hit(event(a=0)), hit(event(a=None))),
        case("param_bool", hit(event(debug_mode=True)), hit(event(other_mode=True))),
        case("param_bool", hit(event(a=1)), hit(event(debug_mode=False))),
        case("param_nested", hit(event(a="[]")), hit(event(a=[]))),
        case("param_nested", hit(event(a="{}")), hit(event(a={"b": 1}))),
        case("param_value_length", hit(event(a="é" * 100)), hit(event(a="é" * 101))),
        case("param_value_length", hit(event(a="🚌" * 50)), hit(event(a="🚌" * 51))),
        case("value_type", hit(event(value=1.5, currency="EUR")),
             hit(event(value="1.5", currency="EUR"))),
        case("value_needs_currency", hit(event(value=1, currency="USD")), hit(event(value=1))),
        case("currency_needs_value", hit(event()), hit(event(currency="USD"))),
        case("currency_code", hit(event(value=1, currency="CHF")),
             hit(event(value=1, currency="chf"))),
        case("currency_code", hit(event(value=1, currency="JPY")),
             hit(event(value=1, currency="XYZ"))),
        case("session_id", hit(event(session_id=17)), hit(event(session_id="s17"))),
        case("session_id", hit(event(session_id="17")), hit(event(session_id=1.7))),
        case("engagement_time", hit(event(engagement_time_msec=1)),
             hit(event(engagement_time_msec=0))),
    ]


def item_cases():
    return [
        case("items_type", items(), hit(event(items={"item_id": "a"}))),
        case("items_type", items(), hit(event(items=["a"]))),
        case("item_id_required", items({"item_name": "a"}), items({"price": 1})),
        case("item_id_required", items({"item_id": "a"}), items({"item_id": "", "item_name": ""})),
        case("item_member_type", items({"item_id": "a", "price": 1.5}),
             items({"item_id": "a", "price": "1.5"})),
        case("item_member_type", items({"item_id": "a", "quantity": 1}),
             items({"item_id": "a", "quantity": 1.0})),
        case("item_custom_count", items({"item_id": "a", **of(10)}),
             items({"item_id": "a", **of(11)})),
        case("param_value_length", items({"item_id": "a" * 100}), items({"item_id": "a" * 101})),
        case("param_nested", items({"item_id": "a"}), items({"item_id": "a", "x": [1]})),
        case("currency_code", items({"item_id": "a", "currency": "EUR"}),
             items({"item_id": "a", "currency": "eur"})),
    ]


def people():
    return [
        case("user_property_count", person(**of(25)), person(**of(26))),
        case("user_property_name_length", person(**{"n" * 24: 1}), person(**{"n" * 25: 1})),
        case("user_property_name_form", person(a1="x"), person(**{"1a": "x"})),
        case("user_property_prefix", person(google="x"), person(google_x="x")),
        case("user_property_prefix", person(x="x"), person(_x="x")),
        case("user_property_reserved", person(first_open="x"), person(first_open_time="x")),
        case("user_property_value", person(a=1), hit(user_properties={"a": 1})),
        case("user_property_value", person(a="x"), person(a=None)),
        case("user_property_value", person(a="x"), person(a=True)),
        case("user_property_value_length", person(a="x" * 36), person(a="x" * 37)),
        case("timestamp_unit", hit(user_properties={"a": {"value": 1, "timestamp_micros": MICROS}}),
             hit(user_properties={"a": {"value": 1, "timestamp_micros": NOW}})),
    ]


def advice():
    buy = {"transaction_id": "t", "value": 1, "currency": "EUR", "items": [{"item_id": "a"}]}
    less = {name: value for name, value in buy.items() if name != "transaction_id"}
    return [
        case("recommended_missing", hit(event("purchase", **buy)), hit(event("purchase", **less))),
        case("session_missing", hit(), hit({"name": "a", "params": {"session_id": "1"}})),
    ]
