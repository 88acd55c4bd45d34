"""Adjust's rules, parameters, and the answers to what breaks them."""

from .rules import ALTERED, REFUSED, rules

EVENTS = "s2s-api/events"

RULES = rules(
    "adjust", REFUSED, EVENTS,
    ("method", "POST, or GET with the parameters in the URL", None, "s2s-api; the 405 is a choice"),
    ("content_type", "application/x-www-form-urlencoded"),
    ("encoding", "no Content-Encoding", None, "choice: gzip is UNCONFIRMED"),
    ("body_size", "<= 1,000,000 bytes"),
    ("form", "names and values, percent-encoded UTF-8"),
    ("duplicate_parameter", "a name once, in URL and body together", None, "choice"),
    ("unknown_parameter", "documented parameters only", ALTERED,
     "choice; deduplication_id is UNCONFIRMED"),
    ("empty_parameter", "a value for each name", None, "choice"),
    ("auth", "Bearer and the expected token; 202 otherwise", None, "s2s-api/security"),
    ("s2s", "s2s=1"),
    ("app_token_form", "12 letters and digits"),
    ("app_token", "the expected one"),
    ("event_token_required", "event_token"),
    ("event_token", "letters and digits, an expected one"),
    ("device_id_required", "a device id, or more"),
    ("device_id_form", "idfa, idfv: UUID in capitals; gps_adid: UUID"),
    ("device_unknown", "a session before (with --adjust-require-session)"),
    ("device_forgotten", "no device that was erased", None, "data-erasure"),
    ("created_at_unix", "10 digits: seconds", None, "s2s-api/events; samples with 13: choice"),
    ("created_at", "ISO 8601 with an offset"),
    ("time_twice", "created_at_unix or created_at", None, "choice"),
    ("time_age", "<= 58 days; ad_revenue 28 days"),
    ("time_future", "<= 1 h ahead", None, "choice: nothing is sent before it happened"),
    ("time_order", "not before the last of the device and event token"),
    ("ip_address", "IPv4"),
    ("params_json", "callback_params, partner_params: flat JSON, string to string"),
    ("revenue_form", "digits, a dot, digits"),
    ("revenue_minimum", ">= 0.001, but of ads"),
    ("revenue_needs_currency", "currency with revenue"),
    ("currency_needs_revenue", "revenue with currency", None, "choice"),
    ("currency_code", "ISO 4217, in capitals"),
    ("environment", "sandbox or production"),
    ("flag", "tracking_enabled, eea, ad_personalization, ad_user_data, npa: 0 or 1"),
    ("att_status", "0 to 3"),
    ("forwarded_for", "X-Adjust-Forwarded-For, an address, for /session", None, "s2s-api/sessions"),
    ("session_interval", ">= 20 min between the sessions of a device", None,
     "s2s-api/sessions: 20 to 30"),
    ("ad_source", "source=publisher", None, "s2s-api/ad-revenue"),
    ("ad_revenue_required", "revenue or amount, one of them, and currency", None,
     "s2s-api/ad-revenue"),
    ("ad_impressions", "ad_impressions_count, digits", None, "s2s-api/ad-revenue"),
    ("sharing", "sharing=enable or disable, or options as JSON objects", None,
     "third-party-sharing"),
)

ERRORS = {
    "auth": (202, "Missing/Wrong authentication token"),
    "body_size": (413, "Request too large"),
    "app_token": (404, "App token not found"),
    "app_token_form": (400, "Invalid app token"),
    "event_token_required": (400, "Invalid event token"),
    "event_token": (400, "Invalid event token"),
    "device_unknown": (404, "Device not found"),
    "device_forgotten": (451, "Device opted out"),
    "revenue_form": (400, "Invalid revenue"),
    "revenue_minimum": (400, "Invalid revenue"),
    "revenue_needs_currency": (400, "Invalid revenue"),
    "currency_needs_revenue": (400, "Invalid revenue"),
    "currency_code": (400, "Invalid revenue"),
    "params_json": (400, "Invalid callback parameters"),
}
STATUSES = {
    202: "Missing/Wrong authentication token", 401: "Failed to authorize", 403: "App is inactive",
    404: "Device not found", 413: "Request too large", 429: "Too many requests",
    451: "Device opted out", 500: "Internal error",
}

DEVICE_IDS = (
    "idfa idfv gps_adid fire_adid oaid adid android_id imei meid web_uuid win_naid win_hwid rida "
    "vida tifa external_device_id"
).split()
FLAGS = "tracking_enabled eea ad_personalization ad_user_data npa".split()
COMMON = frozenset(
    ("s2s app_token os_name att_status created_at_unix created_at ip_address user_agent "
     "environment callback_params partner_params").split() + DEVICE_IDS + FLAGS
)
KNOWN = {
    "/event": COMMON | {"event_token", "revenue", "currency"},
    "/session": COMMON,
    "/ad_revenue": COMMON | set(
        "revenue amount currency ad_impressions_count source ad_revenue_network ad_revenue_unit "
        "ad_revenue_placement".split()),
    "/third_party_sharing": COMMON | {
        "sharing", "partner_sharing_settings", "granular_third_party_sharing_options"},
    "/gdpr_forget_device": COMMON,
}
