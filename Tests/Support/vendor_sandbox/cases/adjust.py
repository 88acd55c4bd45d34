"""Adjust's rules, kept and broken."""

from urllib.parse import quote

from . import CREDENTIALS, DAY, HOUR, NOW, Case, Sent

DEVICE = "D2CADB5F-410F-4963-AC0C-2A78534BDF1E"
BEARER = f"Bearer {CREDENTIALS['adjust_bearer']}"
HEADERS = {"Content-Type": "application/x-www-form-urlencoded", "Authorization": BEARER}
FORWARDED = {"X-Adjust-Forwarded-For": "203.0.113.7"}


def text_of(**parameters):
    """A form; a parameter that is None is left out."""
    return "&".join(f"{n}={quote(str(v), safe='')}" for n, v in parameters.items() if v is not None)


def form(path, **parameters):
    known = {"s2s": 1, "app_token": CREDENTIALS["adjust_app_token"], "idfv": DEVICE,
             "created_at_unix": NOW, "environment": "sandbox"}
    return Sent(path, text_of(**{**known, **parameters}).encode(), HEADERS)


def event(**parameters):
    return form("/event", **{"event_token": "abc123", **parameters})


def session(**parameters):
    return form("/session", **parameters).but(headers=FORWARDED)


def advert(**parameters):
    known = {"source": "publisher", "revenue": "0.5", "currency": "EUR", "ad_impressions_count": 1}
    return form("/ad_revenue", **{**known, **parameters})


def sharing(**parameters):
    return form("/third_party_sharing", **parameters)


def case(name, keeps, breaks, *before, **options):
    return Case(f"adjust.{name}", keeps, breaks, before, options)


def requests():
    good = event()
    by_url = Sent(f"/event?{good.body.decode()}", b"", {"Authorization": BEARER}, "GET")
    return [
        case("method", by_url, good.but(method="PUT")),
        case("content_type", good, good.but(headers={"Content-Type": "application/json"})),
        case("encoding", good, good.but(headers={"Content-Encoding": "gzip"})),
        case("body_size", sized(1_000_000), sized(1_000_001)),
        case("form", event(user_agent="a b"), good.but(body=good.body + b"&user_agent=a b")),
        case("form", event(user_agent="é"), good.but(body=good.body + b"&user_agent=%FF")),
        case("form", event(user_agent="%"), good.but(body=good.body + b"&user_agent=%zz")),
        case("form", good, good.but(body=good.body + b"&user_agent")),
        case("duplicate_parameter", good, good.but(target="/event?s2s=1")),
        case("unknown_parameter", good, event(deduplication_id="x")),
        case("unknown_parameter", good, event(App_Token="x")),
        case("empty_parameter", event(user_agent="x"), event(user_agent="")),
        case("auth", good, good.but(headers={"Authorization": None})),
        case("auth", good, good.but(headers={"Authorization": "Bearer wrong"})),
        case("auth", good, good.but(headers={"Authorization": CREDENTIALS["adjust_bearer"]})),
        case("s2s", good, event(s2s=None)),
        case("s2s", good, event(s2s="true")),
        case("app_token_form", good, event(app_token="adjusts3cre")),
        case("app_token_form", good, event(app_token=None)),
        case("app_token", good, event(app_token="wrongs3crets")),
        case("event_token_required", good, event(event_token=None)),
        case("event_token", event(event_token="def456"), event(event_token="ghi789")),
        case("event_token", good, event(event_token="abc-123"), adjust_event_tokens=None),
        case("device_id_required", event(idfv=None, adid="a"), event(idfv=None)),
        case("device_id_form", good, event(idfv=DEVICE.lower())),
        case("device_id_form", event(gps_adid=DEVICE.lower()), event(gps_adid="x")),
        case("device_unknown", event(idfv=DEVICE), event(idfv=DEVICE[:-1] + "F"), session(),
             adjust_require_session=True),
        case("device_forgotten", event(idfv=DEVICE[:-1] + "F"), good, form("/gdpr_forget_device")),
        *times(), *details(), *money(), *others(),
    ]


def sized(size):
    short = event(user_agent="x")
    return event(user_agent="x" * (size - len(short.body) + 1))


def times():
    age = 58 * DAY
    return [
        case("created_at_unix", event(), event(created_at_unix=NOW * 1000)),
        case("created_at_unix", event(), event(created_at_unix=f"{NOW}.5")),
        case("created_at", event(created_at_unix=None, created_at="2026-01-01T12:00:00+0100"),
             event(created_at_unix=None, created_at="2026-01-01T12:00:00")),
        case("time_twice", event(), event(created_at="2026-01-01T12:00:00Z")),
        case("time_age", event(created_at_unix=NOW - age), event(created_at_unix=NOW - age - 1)),
        case("time_age", advert(created_at_unix=NOW - 28 * DAY),
             advert(created_at_unix=NOW - 28 * DAY - 1)),
        case("time_future", event(created_at_unix=NOW + HOUR),
             event(created_at_unix=NOW + HOUR + 1)),
        case("time_order", event(), event(created_at_unix=NOW - 1), event()),
        case("time_order", event(event_token="def456", created_at_unix=NOW - 1),
             event(created_at_unix=NOW - 9), event(created_at_unix=NOW - 8)),
    ]


def details():
    return [
        case("ip_address", event(ip_address="203.0.113.7"), event(ip_address="2001:db8::1")),
        case("params_json", event(callback_params='{"a":"1"}'), event(callback_params='{"a":1}')),
        case("params_json", event(partner_params="{}"), event(partner_params='{"a":{"b":"c"}}')),
        case("params_json", event(partner_params='{"a":"b"}'), event(partner_params="a=b")),
        case("environment", event(environment="production"), event(environment="staging")),
        case("flag", event(tracking_enabled=0), event(tracking_enabled="true")),
        case("att_status", event(att_status=3), event(att_status=4)),
    ]


def money():
    return [
        case("revenue_form", event(revenue="9.99", currency="EUR"),
             event(revenue="9,99", currency="EUR")),
        case("revenue_form", event(revenue="10", currency="EUR"),
             event(revenue="1e1", currency="EUR")),
        case("revenue_form", event(revenue="1.0", currency="EUR"),
             event(revenue="-1.0", currency="EUR")),
        case("revenue_minimum", event(revenue="0.001", currency="EUR"),
             event(revenue="0.0009", currency="EUR")),
        case("revenue_minimum", advert(revenue="0"), event(revenue="0", currency="EUR")),
        case("revenue_needs_currency", event(revenue="1", currency="EUR"), event(revenue="1")),
        case("currency_needs_revenue", event(revenue="1", currency="EUR"), event(currency="EUR")),
        case("currency_code", event(revenue="1", currency="EUR"),
             event(revenue="1", currency="Eur")),
    ]


def others():
    options = '{"google_dma":{"eea":"1"}}'
    return [
        case("forwarded_for", session(), session().but(headers={"X-Adjust-Forwarded-For": None})),
        case("flag", session(eea=1, npa=0), session(eea="yes")),
        case("session_interval", session(created_at_unix=NOW + 1200),
             session(created_at_unix=NOW + 1199), session()),
        case("ad_source", advert(), advert(source="applovin")),
        case("ad_revenue_required", advert(), advert(revenue=None)),
        case("ad_revenue_required", advert(revenue=None, amount="0.5"), advert(amount="0.5")),
        case("ad_revenue_required", advert(), advert(currency=None)),
        case("ad_impressions", advert(), advert(ad_impressions_count="one")),
        case("sharing", sharing(sharing="disable"), sharing(sharing="off")),
        case("sharing", sharing(granular_third_party_sharing_options=options),
             sharing(granular_third_party_sharing_options="[]")),
        case("sharing", sharing(sharing="enable"), sharing()),
    ]
