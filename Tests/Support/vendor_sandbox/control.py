"""The sandbox's own paths, under `/__sandbox/`."""

from .document import Malformed, read_json
from .misbehaviour import Refused, parse
from .rules import as_table
from .wire import json_answer, text_answer

PREFIX = "/__sandbox/"


def control(sandbox, request):
    """Answers a request to one of the sandbox's own paths."""
    name = request.path.removeprefix(PREFIX)
    try:
        query = dict(request.query())
        if (request.method, name) in READS:
            return READS[(request.method, name)](sandbox, query.get("vendor"))
        if (request.method, name) in WRITES:
            settings = read_json(request.body).value if request.body else None
            return WRITES[(request.method, name)](sandbox, settings)
    except (Malformed, Refused) as error:
        return json_answer(400, {"error": str(error)})
    paths = [f"{method} {PREFIX}{path}" for method, path in (*READS, *WRITES)]
    return json_answer(404, {"error": "unknown", "paths": paths})


def _misbehave(sandbox, settings):
    several = settings if isinstance(settings, list) else [settings]
    for misbehaviour in [parse(one, sandbox.vendors) for one in several]:
        sandbox.misbehaviours.add(misbehaviour)
    return json_answer(200, {"ok": True})


def _reset(sandbox, settings):
    sandbox.reset()
    return json_answer(200, {"ok": True})


def _clock(sandbox, settings):
    now = settings.get("now", False) if isinstance(settings, dict) else False
    if now is not None and (isinstance(now, bool) or not isinstance(now, (int, float))):
        raise Refused("now must be seconds since 1970, or null for the machine's time")
    sandbox.clock.fixed = now
    return json_answer(200, {"now": sandbox.clock.now()})


READS = {
    ("GET", "summary"): lambda sandbox, vendor: json_answer(200, sandbox.ledger.summary()),
    ("GET", "records"): lambda sandbox, vendor: json_answer(
        200, {"records": sandbox.ledger.records(vendor)}),
    ("GET", "requests"): lambda sandbox, vendor: json_answer(
        200, {"requests": sandbox.ledger.entries(vendor)}),
    ("GET", "rules"): lambda sandbox, vendor: text_answer(200, as_table(sandbox.rules(vendor))),
}
WRITES = {
    ("POST", "misbehave"): _misbehave,
    ("POST", "reset"): _reset,
    ("POST", "clock"): _clock,
}
