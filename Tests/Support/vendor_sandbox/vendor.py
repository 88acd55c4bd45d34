"""What all vendors have in common: the checks of a request before its records."""

from .document import Malformed, read_json
from .report import Inspection
from .rules import REFUSED, rules
from .wire import Answer, inflate


class Vendor:
    """A vendor: knows its paths, inspects requests and answers them.

    `inspect` says what is in a request and what is wrong with it, `answer` what the vendor would
    say to that, `commit` is told what was stored, for rules about what came before.
    """

    name = ""
    rules: dict = {}
    most_inflated = 128_000_000
    remembers = float("inf")  # seconds for which a key makes a record a duplicate

    def __init__(self, credentials):
        self.credentials = credentials

    def endpoint(self, path):
        """The name of the endpoint at a path, None if it isn't this vendor's."""
        raise NotImplementedError

    def inspect(self, request, now):
        raise NotImplementedError

    def answer(self, inspection):
        raise NotImplementedError

    def error(self, status):
        """The body the vendor documents for a status, for misbehaviours."""
        return Answer(status)

    def partial_failure(self, inspection, indexes, kind):
        """Lets the records at some indexes fail; False if this vendor has no such answer."""
        return False

    def commit(self, inspection, now):
        """Learns from what was stored."""

    def forget(self):
        """Forgets everything learned."""

    def begin(self, request):
        """A new inspection of a request to this vendor."""
        return Inspection(self, self.endpoint(request.path))

    def expects(self, name, value):
        """Whether a credential is the expected one, or any when none is expected."""
        expected = self.credentials.get(f"{self.name}_{name}")
        return bool(value) and (expected is None or value == expected)

    def checks_method(self, found, request, *allowed):
        """Whether the method is allowed; refuses the request if not."""
        if request.method in allowed:
            return True
        found.add("method", "method", f"not {' or '.join(allowed)}")
        found.refuse(Answer(405, headers=[("Allow", ", ".join(allowed))]))
        return False

    def checks_type(self, found, request, *allowed):
        """Reports a content type that isn't allowed, or a charset other than UTF-8."""
        kind, charset = request.media_type()
        if kind not in allowed or charset not in (None, "utf-8"):
            found.add("content_type", "Content-Type", f"not {' or '.join(allowed)}")
            return False
        return True

    def query(self, found, request, known, rule="query"):
        """The query as a dictionary; reports unknown, repeated and malformed members."""
        try:
            pairs = request.query()
        except Malformed as error:
            found.add(rule, "query", str(error))
            return {}
        names = [name for name, _ in pairs]
        for name in sorted(set(names)):
            if name not in known:
                found.add(rule, f"query.{name}", "unknown")
            elif names.count(name) > 1:
                found.add(rule, f"query.{name}", "repeated")
        return dict(pairs)

    def plain_body(self, found, request, *encodings):
        """The body with its encoding undone, None if it can't be."""
        encoding = (request.header("content-encoding") or "identity").lower()
        if encoding == "identity":
            return request.body
        if encoding not in encodings:
            found.add("encoding", "Content-Encoding", "not accepted here")
            return None
        try:
            return inflate(request.body, encoding, self.most_inflated)
        except Malformed as error:
            found.add("encoding", "body", str(error))
        except OverflowError:
            found.add("body_size", "body", f"more than {self.most_inflated} bytes inflated")
        return None

    def json(self, found, data, where="body", record=None, rule="json"):
        """The value of JSON text, wrapped in a tuple; None and a report if it is malformed."""
        try:
            document = read_json(data)
        except Malformed as error:
            found.add(rule, where, str(error), record)
            return None
        for name in document.repeated:
            found.add("duplicate_member", f"{where}.{name}", "twice in one object", record)
        if document.too_large:
            found.add("number_range", where, "a number beyond 64 bits", record)
        return (document.value,)

    def known_members(self, found, value, known, where="", record=None, rule="unknown_member"):
        """Reports members that the vendor doesn't document."""
        for name in value:
            if name not in known:
                found.add(rule, f"{where}.{name}" if where else name, "unknown", record)


def json_rules(vendor, fate=REFUSED):
    """The rules about JSON that all vendors which speak it share."""
    return rules(
        vendor, fate, "RFC 8259",
        ("json", "UTF-8 JSON of the documented shape, without NaN or infinity"),
        ("duplicate_member", "a name once per object", None,
         "choice: readers differ on the second"),
        ("number_range", "integers in 64 bits, finite decimals", None,
         "choice: RFC 8259 §6, interoperability"),
    )
