"""Each rule with a request that keeps to it, at its limit, and one that breaks it."""

import json
from dataclasses import dataclass, field

NOW = 1767268800  # 2026-01-01T12:00:00Z
HOUR = 3600
DAY = 24 * HOUR

CREDENTIALS = {
    "ga4_api_secret": "ga4-s3cret",
    "ga4_firebase_app_id": "1:1234567890:ios:321abc456def7890",
    "ga4_measurement_id": "G-ABC1234567",
    "mixpanel_token": "mixpanel-s3cret",
    "mixpanel_service_account": "robot:mixpanel-account-s3cret",
    "mixpanel_project_id": "4711",
    "amplitude_api_key": "amplitude-s3cret",
    "adjust_app_token": "adjusts3cret",
    "adjust_event_tokens": ["abc123", "def456"],
    "adjust_bearer": "adjust-bearer-s3cret",
    "appsflyer_dev_key": "appsflyer-s3cret",
    "appsflyer_app_id": "id123456789",
    "sentry_key": "0123456789abcdef0123456789abcdef",
    "sentry_project": "42",
}


@dataclass(frozen=True)
class Sent:
    """A request to be sent."""

    target: str
    body: bytes = b""
    headers: dict = field(default_factory=dict)
    method: str = "POST"

    def but(self, **changes):
        """The same with other parts; a header that becomes None is left out."""
        headers = {**self.headers, **changes.pop("headers", {})}
        headers = {name: value for name, value in headers.items() if value is not None}
        return Sent(**{**vars(self), "headers": headers, **changes})


@dataclass(frozen=True)
class Case:
    """A rule kept and broken, each after the requests in `before`.

    `options` are credentials other than the usual ones.
    """

    rule: str
    keeps: Sent
    breaks: Sent
    before: tuple = ()
    options: dict = field(default_factory=dict)


def json_body(value):
    return json.dumps(value, separators=(",", ":")).encode()


def padded(make, size):
    """The request that `make(text)` gives with the text that brings its body to a size."""
    missing = size - len(make("").body)
    return make("x" * missing)


def filled(make, size, slots, width):
    """The request that `make(texts)` gives with texts of at most a width, of a size in all."""
    missing = size - len(make([""] * slots).body)
    texts = ["x" * min(width, max(0, missing - width * slot)) for slot in range(slots)]
    assert 0 <= missing <= slots * width, (missing, slots * width)
    return make(texts)


def json_cases(vendor, good, with_member):
    """The cases of the rules about JSON; `with_member(text)` puts raw JSON into an object."""
    return [
        Case(f"{vendor}.json", good, with_member('"odd":NaN')),
        Case(f"{vendor}.json", good, with_member('"odd"')),
        Case(f"{vendor}.json", good, with_member('"odd":"\\ud800"')),
        Case(f"{vendor}.json", good, good.but(body=b"\xef\xbb\xbf" + good.body)),
        Case(f"{vendor}.duplicate_member", with_member('"odd":1'), with_member('"odd":1,"odd":2')),
        Case(f"{vendor}.number_range", with_member('"odd":9223372036854775807'),
             with_member('"odd":9223372036854775808')),
        Case(f"{vendor}.number_range", with_member('"odd":1e308'), with_member('"odd":1e309')),
    ]
