"""What was found wrong with one request, and the records that were in it."""

from dataclasses import dataclass, field

from .rules import ADVICE, ALTERED


@dataclass
class Violation:
    """A rule that a request broke; `record` is the index of the record, None for the request."""

    rule: object
    field: str
    detail: str
    record: int | None
    loses: bool

    def as_json(self):
        found = {"rule": self.rule.name, "field": self.field, "detail": self.detail}
        if self.record is not None:
            found["record"] = self.record
        return found


@dataclass
class Record:
    """One event, profile update or error.

    `key` is what the vendor tells duplicates by, as sent; `identities` are the tuples that make
    two records one for the vendor: any in common is enough.
    """

    name: str | None
    body: object
    key: str | None = None
    time: object = None
    identities: tuple = ()
    failed: bool = False
    outcome: str = "accepted"
    duplicate_of: dict | None = None
    repeat_of: dict | None = None

    def as_json(self):
        shown = {"name": self.name, "key": self.key, "time": self.time, "outcome": self.outcome}
        if self.duplicate_of:
            shown["duplicate_of"] = self.duplicate_of
        if self.repeat_of:
            shown["repeat_of"] = self.repeat_of
        shown["body"] = self.body
        return shown


@dataclass
class Inspection:
    """The findings about one request, from which a vendor makes its answer.

    `refusal` is the answer to a request that fails as a whole. With `all_or_nothing` no record is
    kept when one is lost. `notes` are for the vendor itself.
    """

    vendor: object
    endpoint: str
    records: list = field(default_factory=list)
    violations: list = field(default_factory=list)
    advice: list = field(default_factory=list)
    refusal: object = None
    stored: bool = True
    all_or_nothing: bool = False
    notes: dict = field(default_factory=dict)

    def add(self, rule, where, detail, record=None, loses=None):
        """Reports a broken rule; `loses` overrides whether the record is lost by it."""
        rule = self.vendor.rules[rule]
        lost = rule.fate not in (ALTERED, ADVICE) if loses is None else loses
        found = Violation(rule, where, detail, record, lost)
        (self.advice if rule.fate == ADVICE else self.violations).append(found)

    def refuse(self, answer):
        """Sets the answer to the whole request, unless something refused it before."""
        self.refusal = self.refusal or answer

    def lost(self, index):
        """Whether the vendor doesn't keep this record."""
        if self.refusal or self.records[index].failed:
            return True
        return any(v.loses and v.record in (None, index) for v in self.violations)

    def losses(self):
        """The indexes of the records that the vendor doesn't keep."""
        return [index for index in range(len(self.records)) if self.lost(index)]
