"""Mixpanel's rules and words."""

from .rules import ALTERED, DROPPED, REFUSED, rules
from .vendor import json_rules

IMPORT = "/import reference"
ENGAGE = "/engage reference"
DEDUPLICATION = "event-deduplication"

RULES = {
    **json_rules("mixpanel"),
    **rules(
        "mixpanel", REFUSED, IMPORT,
        ("method", "POST", None, "OpenAPI; the 405 is a choice"),
        ("content_type",
         "application/json, x-ndjson (import), x-www-form-urlencoded (track, engage)"),
        ("encoding", "gzip for import and track, none for engage and groups"),
        ("query", "documented members, once each", ALTERED, "choice"),
        ("auth", "Basic <token>: or Basic <service account>:<secret>, the expected one"),
        ("project_id", "with a service account, and with nothing else"),
        ("strict", "strict=1 on /import", ALTERED, "choice: else refused records go unnoticed"),
        ("body_size", "<= 2,097,152 bytes uncompressed", None,
         "the 413 sample; docs also say 10 MB: choice"),
        ("batch_required", "an array with a record, or more", None, "choice"),
        ("batch_count", "<= 2000 records"),
        ("record_type", "an object; properties an object"),
        ("unknown_member", "documented members only", ALTERED, "choice"),
        ("event_required", "event, a string with something in it"),
        ("event_size", "< 1,000,000 bytes"),
        ("time_required", "time in each event of /import"),
        ("time_type", "an integer"),
        ("time_unit", "seconds or milliseconds"),
        ("time_age", "1971-01-01 or later"),
        ("time_future", "<= 1 h ahead; beyond it is rewritten to now", ALTERED),
        ("track_age", "/track: <= 5 days old", DROPPED, "/track reference"),
        ("distinct_id_required", "distinct_id, or $user_id or $device_id to derive it from", None,
         "identity docs"),
        ("distinct_id_type", "a string"),
        ("distinct_id_refused", "not one of the refused ids"),
        ("identity_conflict", "distinct_id = $user_id, else $device:<$device_id>", ALTERED,
         "simplified id merge"),
        ("insert_id_required", "$insert_id in each event of /import", None,
         "choice: no key, no deduplication"),
        ("insert_id_form", "letters, digits, hyphens"),
        ("insert_id_length", "<= 36 bytes"),
        ("insert_id_refused", "not one of the refused ids"),
        ("insert_id_reused", "with the same event, distinct_id and time", ALTERED, DEDUPLICATION),
        ("property_count", "< 255 properties"),
        ("nested_count", "< 255 members in a nested object"),
        ("depth", "<= 3 levels of objects and arrays in a property (arrays: choice)"),
        ("array_count", "< 255 elements"),
        ("string_length", "<= 255 characters in UTF-16 units (choice); the rest is cut off",
         ALTERED),
        ("nested_size", "a list or object <= 8 KB (profiles 256 KB)"),
        ("value_type", "string, number, boolean, list, object; no null", ALTERED,
         "property reference; null: choice"),
        ("property_reserved", "no $time $distinct_id bucket $bucket alias $source mp_*", ALTERED,
         "property reference"),
        ("token", "the expected project token in each event or update", DROPPED,
         "/track reference"),
        ("update_size", "<= 1,000,000 bytes", None, ENGAGE),
        ("engage_ip", "ip=0, or $ip in each update: else the sender's place is taken", ALTERED,
         ENGAGE),
        ("engage_id", "$distinct_id, or $group_key and $group_id: strings, not refused ids", None,
         ENGAGE),
        ("operation_count", "exactly one operation", None, ENGAGE),
        ("operation_type", "an object; $unset an array of names; $delete \"\" or null", None,
         ENGAGE),
        ("add_number", "$add: numbers", None, ENGAGE),
        ("union_array", "$union: arrays", None, ENGAGE),
        ("update_member", "$ip, $time, $ignore_time, $ignore_alias of their types", ALTERED,
         ENGAGE),
        ("transaction", "$transactions: $amount a number, $time an ISO date", ALTERED,
         "mixpanel-swift"),
    ),
}

REFUSED_IDS = frozenset(
    "00000000-0000-0000-0000-000000000000 anon anonymous nil none null n/a na undefined unknown "
    "<nil> 0 -1 true false [] {}".split()
)
SPECIAL_EVENTS = ("$identify", "$create_alias", "$merge", "$opt_in")
RESERVED_PROPERTIES = frozenset("$time $distinct_id bucket $bucket alias $source".split())
MP_PROPERTIES = ("mp_lib", "mp_country_code")
OBJECT_OPERATIONS = ("$set", "$set_once", "$add", "$append", "$union", "$remove")
OPERATIONS = (*OBJECT_OPERATIONS, "$unset", "$delete")
UPDATE_MEMBERS = frozenset(("$token", "$ip", "$time", "$ignore_time", "$ignore_alias", *OPERATIONS))
