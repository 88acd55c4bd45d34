"""Amplitude's rules and words."""

from .rules import ALTERED, DROPPED, REFUSED, rules
from .vendor import json_rules

HTTP = "HTTP V2"
IDENTIFY = "Identify API"

RULES = {
    **json_rules("amplitude"),
    **rules(
        "amplitude", REFUSED, HTTP,
        ("method", "POST", None, "HTTP V2; the 405 is a choice"),
        ("content_type", "application/json; x-www-form-urlencoded for identify"),
        ("encoding", "no Content-Encoding", None, "choice: gzip only in the SDK's source"),
        ("query", "no query", ALTERED, "choice"),
        ("auth", "api_key in the body, the expected one"),
        ("body_size", "< 1,000,000 bytes; batch and identify <= 20,000,000 and 1,000,000"),
        ("unknown_member", "documented members only", ALTERED, "choice; client_upload_time: SDK"),
        ("options", "{min_id_length: integer >= 1}"),
        ("batch_required", "an array with an event, or more"),
        ("batch_count", "< 2000 events; batch <= 2000; identify <= 1024"),
        ("event_type_required", "event_type, a string with something in it"),
        ("event_type_reserved", "no name of Amplitude's own", None, "reserved names"),
        ("event_type_length", "<= 1024 characters"),
        ("id_required", "user_id or device_id"),
        ("id_length", ">= 5 characters or options.min_id_length; removed, refused if none is left",
         ALTERED),
        ("id_refused", "not one of the refused ids"),
        ("time_type", "an integer"),
        ("time_unit", "milliseconds"),
        ("time_future", "<= 1 h ahead", None, "UNCONFIRMED: choice"),
        ("insert_id_required", "insert_id in each event", None, "choice: retries need it"),
        ("insert_id_form", "a string with something in it"),
        ("insert_id_reused", "for the same event only: else that one is taken for a repeat",
         DROPPED),
        ("session_id", "integer milliseconds, or -1"),
        ("session_id_place", "not in event_properties", ALTERED),
        ("member_type", "optional members of the documented types"),
        ("ip", "an address or $remote"),
        ("revenue_type", "price and revenue numbers, quantity an integer"),
        ("price_required", "price, unless revenue is sent"),
        ("revenue_fields", "productId, revenueType with price and quantity, or revenue"),
        ("revenue_mixed", "price at the top or $price in event_properties, not both", ALTERED,
         "SDK's form; choice"),
        ("currency_code", "ISO 4217, in capitals"),
        ("groups", "<= 5 types and <= 10 values, strings"),
        ("properties_type", "an object"),
        ("string_length", "<= 1024 characters in UTF-16 units (choice); the rest is cut off",
         ALTERED),
        ("depth", "<= 40 levels"),
        ("key_count", "<= 1024 members", None, "SDK's source"),
        ("identify_mixed", "operations or plain names, not both", None, IDENTIFY),
        ("identify_operation", "operations of the documented names and types", None, IDENTIFY),
        ("identify_required", "user_properties; group_type, group_value, group_properties", None,
         IDENTIFY),
        ("form", "api_key and identification, form-urlencoded", None, IDENTIFY),
    ),
}

REFUSED_IDS = frozenset(
    "anonymous nil none null n/a na undefined unknown 00000000-0000-0000-0000-000000000000 {} "
    "lmy47d 0 -1".split()
)
SPECIAL = ("$identify", "$groupidentify")
OBJECT_OPERATIONS = (
    "$set $setOnce $add $append $prepend $unset $preInsert $postInsert $remove".split()
)
OPERATIONS = frozenset((*OBJECT_OPERATIONS, "$clearAll"))

TEXTS = frozenset(
    """user_id device_id event_type insert_id productId revenueType currency app_version platform
    os_name os_version language ip device_brand device_manufacturer device_model carrier country
    region city dma idfa idfv adid android_id android_app_set_id user_agent partner_id
    library""".split()
)
OBJECTS = frozenset("event_properties user_properties groups group_properties plan".split())
NUMBERS = frozenset("price revenue location_lat location_lng".split())
INTEGERS = frozenset("time session_id event_id quantity".split())
EVENT = TEXTS | OBJECTS | NUMBERS | INTEGERS | {"$skip_user_properties_sync"}
PLAN = ("branch", "source", "version")
IDENTIFICATION = (TEXTS | OBJECTS | {"time"}) - {"event_type", "event_properties", "productId"}
