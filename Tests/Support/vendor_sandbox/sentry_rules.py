"""Sentry's rules and words, and where GlitchTip is stricter."""

from .rules import ALTERED, DROPPED, REFUSED, rules
from .vendor import json_rules

ENVELOPES = "envelopes"
PAYLOADS = "event-payloads"

RULES = {
    **json_rules("sentry"),
    **rules(
        "sentry", REFUSED, ENVELOPES,
        ("method", "POST", None, "transport; the 405 is a choice"),
        ("content_type", "application/x-sentry-envelope"),
        ("encoding", "gzip or deflate (br and zstd can't be read here)", None, "transport"),
        ("query", "sentry_version, sentry_key, sentry_client", ALTERED, "choice"),
        ("user_agent", "User-Agent", ALTERED, "transport; choice"),
        ("auth", "X-Sentry-Auth, query or dsn, with the expected key"),
        ("auth_once", "one of the three ways", None, "GlitchTip"),
        ("auth_version", "sentry_version=7", None, "transport"),
        ("auth_client", "sentry_client=<name>/<version>", ALTERED, "transport; choice"),
        ("key_form", "32 hex digits", None, "GlitchTip"),
        ("project", "the expected one"),
        ("body_size", "<= 20,000,000 bytes, 100,000,000 inflated", None,
         "older docs; newer allow 200 MiB: choice"),
        ("header_member", "event_id, sent_at, dsn, sdk, trace", ALTERED, "choice"),
        ("sent_at", "RFC 3339 in UTC", None, "envelopes; required: choice"),
        ("sent_at_drift", "<= 1 h from the arrival: it is set on sending", ALTERED, "choice"),
        ("item_header", "a JSON object with a type"),
        ("item_type", "a documented type", DROPPED),
        ("item_length", "length = the payload's bytes, then a newline or the end"),
        ("item_required", "an item, or more", None, "choice"),
        ("item_size", "<= 1 MiB an event"),
        ("event_count", "<= 1 event an envelope"),
        ("event_id_required", "event_id in the envelope's header"),
        ("event_id_form", "32 hex digits in small letters"),
        ("event_id_match", "the same in header and event"),
        ("event_id_reused", "for the same event only: else that one is taken for a repeat",
         DROPPED),
        ("unknown_member", "documented members only", ALTERED, "choice"),
        ("timestamp", "RFC 3339 or seconds", None, "event-payloads; required: choice"),
        ("timestamp_future", "<= 1 h ahead", ALTERED, "choice: nothing is sent before it happened"),
        ("platform", "cocoa, native or other", None, PAYLOADS),
        ("level", "fatal, error, warning, info, debug", None, PAYLOADS),
        ("text_member", "logger release dist environment server_name transaction: strings", None,
         PAYLOADS),
        ("tags", "string to string", None, PAYLOADS),
        ("tag_length", "a tag's value < 200 characters", ALTERED, PAYLOADS),
        ("object_member", "extra, user, contexts: objects; contexts of objects", None, PAYLOADS),
        ("sdk", "name and version", None, PAYLOADS),
        ("fingerprint", "an array of strings", None, PAYLOADS),
        ("message", "a string, or {formatted}", None, PAYLOADS),
        ("event_empty", "a message or an exception", None, "choice"),
        ("breadcrumbs", "{values: [object]} of the documented types", None, PAYLOADS),
        ("breadcrumb_time", "RFC 3339 or seconds, oldest first", None, PAYLOADS),
        ("breadcrumb_kind", "a documented type and level", None, PAYLOADS),
        ("breadcrumb_count", "<= 100", ALTERED, "UNCONFIRMED: choice"),
        ("exception", "{values: [{type or value}]}", None, PAYLOADS),
        ("mechanism", "type, a string; handled and synthetic, booleans", None, PAYLOADS),
        ("frames", "frames with a function, file or address; lines integers", None, PAYLOADS),
    ),
}

HEADER = ("event_id", "sent_at", "dsn", "sdk", "trace")
ITEMS = frozenset(
    """event transaction session sessions attachment client_report user_report feedback check_in
    profile log statsd span""".split()
)
MEMBERS = frozenset(
    """event_id timestamp platform level logger release dist environment server_name transaction
    tags extra user contexts sdk fingerprint message breadcrumbs exception""".split()
)
TEXTS = "logger release dist environment server_name transaction".split()
LEVELS = ("fatal", "error", "warning", "info", "debug")
CRUMBS = "default debug error navigation http info query transaction ui user".split()
