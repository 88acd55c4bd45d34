"""AppsFlyer's rules and words, for phones (api3) and for PC, console and TV."""

from .rules import ALTERED, DROPPED, REFUSED, rules
from .vendor import json_rules

MOBILE = "s2s-events-api3"
PC = "PC/Console/CTV OpenAPI"

RULES = {
    **json_rules("appsflyer"),
    **rules(
        "appsflyer", REFUSED, MOBILE,
        ("method", "POST", None, "s2s-events-api3; the 405 is a choice"),
        ("content_type", "application/json"),
        ("encoding", "no Content-Encoding", None, "choice: gzip is UNCONFIRMED"),
        ("query", "no query", ALTERED, "choice"),
        ("auth", "header authentication, the expected key"),
        ("body_size", "<= 1024 bytes"),
        ("app_id_form", "id<digits>, or a package name; digits alone are not recorded", DROPPED),
        ("app_id", "the expected one"),
        ("unknown_member", "documented members only", ALTERED, "choice"),
        ("appsflyer_id_required", "appsflyer_id"),
        ("appsflyer_id_form", "13 digits, hyphen, 7 digits (Android: 7 to 19)"),
        ("event_name_required", "eventName, a string with something in it"),
        ("event_value_required", "eventValue"),
        ("event_value_type", "a string"),
        ("event_value_json", "a JSON object as text, or empty"),
        ("event_time_form", "yyyy-MM-dd HH:mm:ss.SSS, UTC"),
        ("event_time_late", "arrives by 02:00 UTC of the next day, else restamped", ALTERED),
        ("event_time_future", "<= 1 h ahead", ALTERED,
         "choice: nothing is sent before it happened"),
        ("currency_code", "ISO 4217, in capitals"),
        ("revenue_form", "af_revenue: a number, or digits with a dot and a minus"),
        ("revenue_needs_currency", "af_currency or eventCurrency with af_revenue", ALTERED,
         "default UNCONFIRMED: choice"),
        ("ip", "IPv4"),
        ("att", "0 to 3"),
        ("os_required", "os on iOS; else taken for 14.5", ALTERED),
        ("device_id_form", "idfa, idfv: UUID in capitals; advertising_id: UUID"),
        ("member_type", "optional members of the documented types"),
        ("sharing_filter", "all, or an array of partner ids", None,
         "schema and example differ: both"),
        ("consent_data", "either tcf or manual, with their members"),
        ("custom_data", "JSON as text"),
        ("custom_dimension", "not sent: reserved"),
        ("hash", "members that end in _hashed: SHA-256 in hex"),
        ("pc_auth", "header authorization, hex HMAC-SHA256 of the body", None, PC),
        ("pc_request_id", "a UUID", None, PC),
        ("pc_timestamp", "integer milliseconds", None, PC),
        ("pc_timestamp_age", "<= 96 h old, not ahead; else restamped", ALTERED, PC),
        ("pc_device_ids", "an array of {type, value}", None, PC),
        ("pc_ip", "ip, an address", None, PC),
        ("pc_length", "customer_user_id, event_name <= 64; custom parameters <= 2048", None,
         PC),
        ("pc_event_name", "event_name for inapp", None, PC),
        ("pc_parameters", "event_parameters: af_revenue, a number, with af_currency", None,
         PC),
        ("pc_custom_parameters", "a JSON object as text", None, PC),
    ),
}

MEMBERS = frozenset(
    """appsflyer_id customer_user_id eventName eventValue eventCurrency eventTime ip
    bundleIdentifier idfa idfv att os app_version_name sharing_filter consent_data aie
    advertising_id oaid amazon_aid imei custom_data custom_dimension af_events_api""".split()
)
TEXTS = frozenset(
    "customer_user_id bundleIdentifier os app_version_name oaid amazon_aid imei".split()
)
TCF = frozenset("policy_version gdpr_applies cmp_sdk_id cmp_sdk_version tcstring".split())
MANUAL = frozenset("gdpr_applies ad_user_data_enabled ad_personalization_enabled".split())
PC_MEMBERS = frozenset(
    """request_id timestamp device_ids ip customer_user_id event_name event_parameters
    event_custom_parameters sharing_filter""".split()
)
