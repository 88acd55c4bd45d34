"""Tests of the vendor sandbox: every rule kept and broken, exact answers, what goes wrong.

    python3 -m unittest Tests/Support/test_vendor_sandbox.py
"""

import copy
import functools
import http.client
import json
import os
import random
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from vendor_sandbox import cases  # noqa: E402
from vendor_sandbox.cases import CREDENTIALS, NOW  # noqa: E402
from vendor_sandbox.cases import adjust, amplitude, appsflyer, ga4, mixpanel, sentry  # noqa: E402
from vendor_sandbox.clock import Clock  # noqa: E402
from vendor_sandbox.sandbox import Sandbox, all_rules  # noqa: E402
from vendor_sandbox.server import Server  # noqa: E402

for module in (ga4, mixpanel, amplitude, adjust, appsflyer, sentry):
    module.requests = functools.cache(module.requests)  # some are large

MODULES = (ga4, mixpanel, amplitude, adjust, appsflyer, sentry)


class Stage:
    """A sandbox whose clock stands still, behind a server, with one connection to it."""

    def __init__(self, **options):
        self.sandbox = Sandbox({**CREDENTIALS, **options}, Clock(NOW))
        self.server = Server(self.sandbox)
        self._connection = None

    def close(self):
        self.disconnect()
        self.server.stop()

    def disconnect(self):
        if self._connection:
            self._connection.close()
        self._connection = None

    def send(self, sent):
        """Sends on the connection that is kept, and returns status, headers and body."""
        if self._connection is None:
            self._connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=10)
        self._connection.request(sent.method, sent.target, sent.body or None, sent.headers)
        answer = self._connection.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read()

    def raw(self, data, wait=5):
        """Sends bytes on a connection of their own, and returns all that comes until its end."""
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=wait) as link:
            link.sendall(data)
            return received(link)

    def misbehave(self, **settings):
        status, _, body = self.send(cases.Sent("/__sandbox/misbehave", cases.json_body(settings)))
        assert status == 200, body

    def last(self):
        return self.sandbox.ledger.entries()[-1]

    def outcomes(self, vendor=None):
        return [record["outcome"] for record in self.sandbox.ledger.records(vendor)]


def received(link):
    """All bytes until the other side ends, and 'end', 'reset' or 'timeout'."""
    data = b""
    try:
        while part := link.recv(1 << 16):
            data += part
        return data, "end"
    except ConnectionResetError:
        return data, "reset"
    except TimeoutError:
        return data, "timeout"


def encoded(sent, close=True):
    """The bytes of a request."""
    headers = {"Host": "127.0.0.1", **sent.headers, "Content-Length": len(sent.body)}
    headers = {**headers, "Connection": "close"} if close else headers
    lines = [f"{sent.method} {sent.target} HTTP/1.1", *(f"{n}: {v}" for n, v in headers.items())]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + sent.body


class SandboxTestCase(unittest.TestCase):
    """Has a stage that is empty before each test."""

    @classmethod
    def setUpClass(cls):
        cls.stage = Stage()
        cls.addClassCleanup(cls.stage.close)

    def setUp(self):
        self.stage.disconnect()
        self.stage.sandbox.reset()

    def assertAnswer(self, sent, status, body, kind="application/json"):
        """Compares an answer byte for byte."""
        reason = http.client.responses[status]
        typed = f"Content-Type: {kind}\r\n" if body else ""
        head = f"HTTP/1.1 {status} {reason}\r\n{typed}Content-Length: {len(body)}\r\n"
        data, how = self.stage.raw(encoded(sent))
        self.assertEqual((data, how), (head.encode() + b"\r\n" + body.encode(), "end"))


class RuleTests(unittest.TestCase):
    """Every rule, by a request that keeps to it and one that breaks it."""

    def check(self, module):
        stages = {}
        for case in module.requests():
            key = json.dumps(case.options, sort_keys=True)
            if key not in stages:
                stages[key] = Stage(**case.options)
                self.addCleanup(stages[key].close)
            for sent, broken in ((case.keeps, set()), (case.breaks, {case.rule})):
                with self.subTest(rule=case.rule, broken=bool(broken), body=sent.body[-150:]):
                    self.assertEqual(self.found(stages[key], case, sent), broken)

    def found(self, stage, case, sent):
        stage.sandbox.reset()
        for earlier in case.before:
            stage.send(earlier)
            self.assertTrue(stage.last()["ok"], stage.last()["violations"])
        stage.send(sent)
        entry = stage.last()
        advice = {v["rule"] for v in entry["advice"]} & {case.rule}
        return {v["rule"] for v in entry["violations"]} | advice

    def test_ga4(self):
        self.check(ga4)

    def test_mixpanel(self):
        self.check(mixpanel)

    def test_amplitude(self):
        self.check(amplitude)

    def test_adjust(self):
        self.check(adjust)

    def test_appsflyer(self):
        self.check(appsflyer)

    def test_sentry(self):
        self.check(sentry)

    def test_every_rule_has_a_case(self):
        tested = {case.rule for module in MODULES for case in module.requests()}
        wanted = {rule.name for rule in all_rules() if rule.vendor != "http"}
        self.assertEqual(tested, wanted)

    def test_rules_have_names_limits_and_sources(self):
        names = [rule.name for rule in all_rules()]
        self.assertEqual(len(names), len(set(names)))
        for rule in all_rules():
            self.assertRegex(rule.name, r"^[a-z0-9]+\.[a-z0-9_]+$")
            self.assertTrue(rule.limit and rule.source)
            self.assertNotIn("|", rule.limit + rule.source)
            self.assertIn(rule.fate, ("refused", "dropped", "altered", "advice"))


class FateTests(SandboxTestCase):
    """A refused record is told so, a dropped one is not, an altered one is kept."""

    def test_what_becomes_of_a_record_that_breaks_a_rule(self):
        fates = {rule.name: rule.fate for rule in all_rules()}
        loud = {"amplitude.id_length"}  # altered, but refused when no id is left
        by_answer = {"/mp/collect"}  # GA4 is silent whatever its rules say, but for the method
        for module in MODULES:
            for case in module.requests():
                if case.options or case.before or case.rule in loud:
                    continue
                with self.subTest(rule=case.rule):
                    self.stage.sandbox.reset()
                    status, _, body = self.stage.send(case.breaks)
                    outcomes = set(self.stage.outcomes())
                    fate = fates[case.rule]
                    if fate in ("altered", "advice") and outcomes:
                        self.assertEqual(outcomes, {"accepted"})
                    if fate == "refused":
                        self.assertNotIn("accepted", outcomes - self.partly(case))
                        silent = case.breaks.target.split("?")[0] in by_answer
                        failed = status >= 400 or status == 202 or body == b"0"
                        failed = failed or b'"status":0' in body
                        self.assertTrue(failed or silent, (status, body))
                    if fate == "dropped":
                        self.assertLess(status, 300)

    def partly(self, case):
        """Mixpanel keeps the others of a batch."""
        return {"accepted"} if case.rule.startswith("mixpanel.") else set()


class AnswerTests(SandboxTestCase):
    """The vendors' answers, byte for byte."""

    def test_ga4_says_nothing_whatever_comes(self):
        self.assertAnswer(ga4.hit(), 204, "")
        self.assertAnswer(ga4.hit(ga4.event("_bad")), 204, "")
        self.assertAnswer(ga4.hit().but(body=b"garbage"), 204, "")
        self.assertAnswer(ga4.hit(query=""), 204, "")

    def test_the_validation_server_says_what_it_doesn_t_like(self):
        path = "/debug/mp/collect"
        self.assertAnswer(ga4.hit(path=path), 200, '{"validationMessages":[]}')
        self.assertAnswer(ga4.hit(path=path, query="api_secret=any"), 200,
                          '{"validationMessages":[]}')
        self.assertAnswer(
            ga4.hit(ga4.event("session_start"), path=path), 200,
            '{"validationMessages":[{"fieldPath":"events[0].name","description":"no reserved event '
            'name of the stream; this is reserved","validationCode":"NAME_RESERVED"}]}')
        self.assertEqual(self.stage.outcomes(), ["not_stored", "not_stored", "refused"])

    def test_mixpanel_import(self):
        self.assertAnswer(
            mixpanel.load(), 200, '{"code":200,"num_records_imported":1,"status":"OK"}')
        bad = mixpanel.event(time="x", **{"$insert_id": "key-2"})
        self.assertAnswer(
            mixpanel.load(mixpanel.event(), bad), 400,
            '{"code":400,"error":"some data points in the request failed validation",'
            '"num_records_imported":1,"status":"Bad Request","failed_records":[{"index":1,'
            '"insert_id":"key-2","field":"properties.time","message":"\'properties.time\' must '
            'keep to: an integer"}]}')
        self.assertEqual(self.stage.outcomes(), ["accepted", "duplicate", "refused"])
        self.assertAnswer(
            mixpanel.load().but(headers={"Authorization": "Basic eDo="}), 401,
            '{"code":401,"error":"Invalid credentials","status":"Unauthorized"}')
        self.assertAnswer(
            mixpanel.sized(2_097_153), 413,
            '{"code":413,"error":"Request Entity Too Large","status":"Request Entity Too Large"}')

    def test_mixpanel_says_1_or_0(self):
        plain = {"verbose": mixpanel.track(), "plain": mixpanel.track(query="ip=0")}
        self.assertAnswer(plain["plain"], 200, "1", "text/plain")
        self.assertAnswer(plain["verbose"], 200, '{"status":1,"error":null}')
        wrong = mixpanel.track(mixpanel.tracked(token="wrong"), query="ip=0")
        self.assertAnswer(wrong, 200, "1", "text/plain")
        bad = mixpanel.track(mixpanel.tracked(time="x"), query="ip=0")
        self.assertAnswer(bad, 200, "0", "text/plain")
        self.assertAnswer(
            mixpanel.track(mixpanel.event()), 401,
            '{"error":"token, missing or empty","status":"error"}')
        self.assertAnswer(mixpanel.engage(query="ip=0"), 200, "1", "text/plain")
        self.assertAnswer(
            mixpanel.engage(mixpanel.update(op_add={"a": "1"})), 200,
            '{"status":0,"error":"some data points in the request failed validation"}')

    def test_amplitude(self):
        size, upload = len(amplitude.upload().body), NOW * 1000
        self.assertAnswer(
            amplitude.upload(), 200, f'{{"code":200,"events_ingested":1,"payload_size_bytes":'
            f'{size},"server_upload_time":{upload}}}')
        bad = [amplitude.event(insert_id=f"k{n}", time="x" if n % 2 else upload) for n in range(4)]
        for path, indexes in (("/2/httpapi", "[1]"), ("/batch", "[1,3]")):
            self.assertAnswer(
                amplitude.upload(*bad, path=path), 400,
                '{"code":400,"error":"Invalid field values on some events","missing_field":null,'
                f'"events_with_invalid_fields":{{"time":{indexes}}},'
                '"events_with_missing_fields":{}}')
        self.assertEqual(
            self.stage.outcomes(), ["accepted", *["not_stored", "refused"] * 4])
        self.assertAnswer(
            amplitude.one(event_type=None), 400,
            '{"code":400,"error":"Request missing required field","missing_field":null,'
            '"events_with_invalid_fields":{},"events_with_missing_fields":{"event_type":[0]}}')
        self.assertAnswer(
            amplitude.upload(api_key="wrong"), 400,
            '{"code":400,"error":"Invalid API key","missing_field":null,'
            '"events_with_invalid_fields":{},"events_with_missing_fields":{}}')
        self.assertAnswer(
            amplitude.sized(1_000_000), 413, '{"code":413,"error":"Payload too large"}')
        self.assertAnswer(amplitude.identify(), 200, "success", "text/plain")

    def test_amplitude_refuses_short_ids_only_when_none_is_left(self):
        self.assertEqual(self.stage.send(amplitude.one(device_id="1234"))[0], 200)
        self.assertEqual(self.stage.send(amplitude.one(user_id="1", device_id="1234"))[0], 400)
        self.assertEqual(self.stage.outcomes(), ["accepted", "refused"])

    def test_adjust(self):
        self.assertAnswer(adjust.event(), 200, '{"status":"OK"}')
        for sent, status, text in (
            (adjust.event().but(headers={"Authorization": "Bearer x"}), 202,
             "Missing/Wrong authentication token"),
            (adjust.event(event_token="ghi789"), 400, "Invalid event token"),
            (adjust.event(app_token="wrongs3crets"), 404, "App token not found"),
            (adjust.event(revenue="x", currency="EUR"), 400, "Invalid revenue"),
            (adjust.event(created_at_unix=NOW - 1), 400, "Bad event state"),
            (adjust.sized(1_000_001), 413, "Request too large"),
        ):
            self.assertAnswer(sent, status, f'{{"error":"Event request failed ({text})"}}')
        for message, moment in (("Install tracked", NOW - 1200), ("Session tracked", NOW)):
            self.assertAnswer(
                adjust.session(created_at_unix=moment), 200,
                f'{{"app_token":"{CREDENTIALS["adjust_app_token"]}","adid":null,'
                f'"timestamp":{NOW},"message":"{message}","ask_in":2000}}')
        self.assertAnswer(adjust.form("/gdpr_forget_device"), 200, '{"status":"OK"}')
        self.assertAnswer(
            adjust.event(), 451, '{"error":"Event request failed (Device opted out)"}')

    def test_appsflyer(self):
        self.assertAnswer(appsflyer.event(), 200, "OK", "text/plain")
        self.assertAnswer(appsflyer.event("/api3/inappevent/123456789"), 200, "OK", "text/plain")
        self.assertAnswer(
            appsflyer.event(appsflyer_id=None), 400,
            "appsflyer_id is a mandatory field", "text/plain")
        self.assertAnswer(
            appsflyer.event().but(headers={"authentication": "x"}), 400,
            "Failed to Authenticate", "text/plain")
        self.assertAnswer(
            appsflyer.event().but(body=b"{"), 400,
            "Payload is missing or failed to parse", "text/plain")
        self.assertAnswer(
            appsflyer.event("/api3/inappevent/id1"), 400, "app_id mismatch", "text/plain")
        self.assertAnswer(appsflyer.desktop(), 202, "Accepted", "text/plain")
        self.assertEqual(self.stage.outcomes()[:2], ["accepted", "refused"])

    def test_sentry(self):
        self.assertAnswer(sentry.envelope(), 200, f'{{"id":"{sentry.ID}"}}')
        status, headers, body = self.stage.send(sentry.of(platform="swift"))
        self.assertEqual((status, headers["X-Sentry-Error"], json.loads(body)), (
            400, "invalid event envelope",
            {"detail": "invalid event envelope",
             "causes": ["event.platform: cocoa, native or other"]}))
        wrong = sentry.authorized(sentry.AUTH.replace(sentry.KEY, "f" * 32))
        self.assertEqual(self.stage.send(wrong)[0], 403)

    def test_a_wrong_method_and_a_path_of_nobody(self):
        data, _ = self.stage.raw(encoded(ga4.hit().but(method="GET")))
        self.assertEqual(
            data, b"HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\nAllow: POST\r\n\r\n")
        data, _ = self.stage.raw(encoded(cases.Sent("/nobody")))
        self.assertEqual(
            data, b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        self.assertEqual(self.stage.last()["violations"][0]["rule"], "http.path")


class WireTests(SandboxTestCase):
    """HTTP itself."""

    def broken(self, data):
        answer, _ = self.stage.raw(data)
        return answer[:12], self.stage.last()["violations"][0]["rule"]

    def test_what_is_no_request(self):
        bad = b"HTTP/1.1 400"
        for data, answer, rule in (
            (b"hello\r\n\r\n", bad, "http.malformed"),
            (b"POST /track HTTP/2\r\nHost: a\r\n\r\n", bad, "http.malformed"),
            (b"POST /track HTTP/1.1\r\nHost : a\r\n\r\n", bad, "http.malformed"),
            (b"POST /track HTTP/1.1\r\n\r\n", bad, "http.host"),
            (b"POST /track HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", bad, "http.host"),
            (b"POST /track HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", bad, "http.framing"),
            (b"POST /track HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n",
             bad, "http.framing"),
            (b"POST /track HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n",
             bad, "http.framing"),
            (b"POST /track HTTP/1.1\r\nHost: a\r\nContent-Length: 67108865\r\n\r\n",
             b"HTTP/1.1 413", "http.body_size"),
        ):
            with self.subTest(data=data):
                self.assertEqual(self.broken(data), (answer, rule))

    def test_a_request_that_stops_in_the_middle_is_written_down_without_an_answer(self):
        with socket.create_connection(("127.0.0.1", self.stage.server.port), timeout=5) as link:
            link.sendall(encoded(ga4.hit())[:-1])
            link.shutdown(socket.SHUT_WR)
            self.assertEqual(received(link), (b"", "end"))
        self.assertEqual(self.stage.last()["violations"][0]["rule"], "http.incomplete")

    def test_chunks_and_continue(self):
        sent = ga4.hit()
        head = encoded(sent).split(b"\r\n\r\n")[0]
        head = b"\r\n".join(line for line in head.split(b"\r\n") if b"Content-Length" not in line)
        half = len(sent.body) // 2
        chunks = b"".join(b"%x\r\n%s\r\n" % (len(c), c) for c in (sent.body[:half],
                                                                  sent.body[half:]))
        head += b"\r\nTransfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n"
        data, _ = self.stage.raw(head + chunks + b"0\r\n\r\n")
        self.assertTrue(data.startswith(b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 "), data)
        self.assertTrue(self.stage.last()["ok"], self.stage.last())

    def test_requests_that_are_sent_at_once_are_answered_in_order(self):
        both = encoded(mixpanel.load(), close=False) + encoded(ga4.hit())
        data, _ = self.stage.raw(both)
        self.assertRegex(data, rb"(?s)^HTTP/1.1 200 .*HTTP/1.1 204 ")

    def test_head_and_body_come_in_one_write(self):
        with socket.create_connection(("127.0.0.1", self.stage.server.port), timeout=5) as link:
            for _ in range(20):
                link.sendall(encoded(amplitude.upload(), close=False))
                self.assertTrue(link.recv(1 << 16).endswith(b"}"))

    def test_a_hundred_requests_on_one_connection_take_less_than_5_ms_each(self):
        took = []
        for number in range(100):
            sent = mixpanel.one(**{"$insert_id": f"key-{number}"})
            start = time.perf_counter()
            status, _, _ = self.stage.send(sent)
            took.append(time.perf_counter() - start)
            self.assertEqual(status, 200)
        entries = self.stage.sandbox.ledger.entries()
        self.assertEqual(len({entry["connection"] for entry in entries}), 1)
        self.assertLess(sorted(took)[50], 0.005)
        self.assertLess(sum(took) / 100, 0.005)

    def test_many_connections_at_once(self):
        def work(name):
            connection = http.client.HTTPConnection("127.0.0.1", self.stage.server.port, timeout=10)
            for number in range(20):
                sent = mixpanel.one(**{"$insert_id": f"{name}-{number}"})
                connection.request("POST", sent.target, sent.body, sent.headers)
                connection.getresponse().read()
            connection.close()

        workers = [threading.Thread(target=work, args=(f"w{n}",)) for n in range(8)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        counts = self.stage.sandbox.ledger.summary()["mixpanel"]
        self.assertEqual((counts["accepted"], counts["connections"]), (160, 8))

    def test_nothing_that_comes_makes_the_sandbox_fail(self):
        chance = random.Random(20260101)
        odd = (None, True, -1, 1.5, "", "x", [], {}, [None], {"a": [{}]}, 10**18)
        samples = [
            (mixpanel.load(), None), (mixpanel.track(), None), (mixpanel.engage(), None),
            (ga4.hit(ga4.event(items=[{"item_id": "a"}], value=1, currency="EUR"),
                     user_properties={"a": {"value": 1}}, consent={}, device={}), None),
            (amplitude.one(groups={"g": ["v"]}, price=1, plan={}, event_properties={"$price": 1},
                           user_properties={"$set": {"a": 1}}), None),
            (appsflyer.event(consent_data={"manual": {}}, sharing_filter=["a"], att=1), None),
            (appsflyer.desktop(event_parameters={"af_revenue": 1}), appsflyer.signed),
        ]
        for sent, finish in samples:
            value = json.loads(sent.body)
            for _ in range(150):
                changed = sent.but(body=cases.json_body(self.mutated(value, odd, chance)))
                self.stage.send(finish(changed) if finish else changed)
        error = sentry.event(
            tags={"a": "b"}, breadcrumbs={"values": [sentry.crumb()]}, user={}, sdk={},
            exception={"values": [{"type": "a", "mechanism": {}, "stacktrace": {"frames": [{}]}}]})
        for _ in range(300):
            payload = cases.json_body(self.mutated(error, odd, chance))
            self.stage.send(sentry.envelope(sentry.item(payload)))
        failures = [v for e in self.stage.sandbox.ledger.entries("http") for v in e["violations"]]
        self.assertEqual(failures, [])

    def mutated(self, value, odd, chance):
        """A copy in which a value somewhere became another one."""
        value = copy.deepcopy(value)
        places = []

        def walk(part):
            keys = part.keys() if isinstance(part, dict) else range(len(part))
            for key in keys:
                places.append((part, key))
                if isinstance(part[key], (dict, list)):
                    walk(part[key])

        walk(value)
        for _ in range(chance.randint(1, 2)):
            part, key = chance.choice(places)
            part[key] = copy.deepcopy(chance.choice(odd))
        return value


class DuplicateTests(SandboxTestCase):
    """Records counted as the vendors count them."""

    def counts(self, vendor):
        counts = self.stage.sandbox.ledger.summary()[vendor]
        return counts["accepted"], counts["duplicates"], counts["repeats"]

    def test_mixpanel_by_four_keys_or_by_the_day(self):
        self.stage.send(mixpanel.load(mixpanel.event(), mixpanel.event()))
        self.assertEqual(self.counts("mixpanel"), (1, 1, 0))
        first = {"request": 1, "record": 0}
        self.assertEqual(self.stage.last()["records"][1]["duplicate_of"], first)
        self.stage.send(mixpanel.one(time=NOW - 60))
        self.assertEqual(self.stage.last()["records"][0]["duplicate_of"], first)
        for other in (mixpanel.one(time=NOW - 86400), mixpanel.one(distinct_id="user-2"),
                      mixpanel.load(mixpanel.event("Signed out"))):
            self.stage.send(other)
            self.assertEqual(self.stage.last()["records"][0]["outcome"], "accepted")
        self.assertEqual(self.counts("mixpanel"), (4, 2, 0))

    def test_amplitude_by_insert_id_and_device(self):
        for sent in (amplitude.upload(), amplitude.upload(path="/batch"),
                     amplitude.one(device_id="device-1"), amplitude.one(device_id="device-1")):
            self.stage.send(sent)
        self.assertEqual(self.stage.outcomes(), ["accepted", "duplicate"] * 2)

    def test_amplitude_forgets_after_seven_days(self):
        self.addCleanup(setattr, self.stage.sandbox.clock, "fixed", NOW)
        for days in (0, 7, 8):
            self.stage.sandbox.clock.fixed = NOW + days * cases.DAY
            self.stage.send(amplitude.upload())
        self.assertEqual(self.stage.outcomes(), ["accepted", "duplicate", "accepted"])

    def test_amplitude_takes_another_event_with_the_same_key_for_a_repeat(self):
        self.stage.send(amplitude.upload())
        status, _, _ = self.stage.send(amplitude.one(event_type="left"))
        self.assertEqual((status, self.stage.outcomes()), (200, ["accepted", "duplicate"]))

    def test_sentry_by_event_id(self):
        self.stage.send(sentry.envelope())
        self.stage.send(sentry.envelope(sent_at="2026-01-01T12:30:00Z"))
        self.assertEqual(self.stage.outcomes(), ["accepted", "duplicate"])

    def test_vendors_without_a_key_count_twice_but_the_repeat_is_seen(self):
        for vendor, sent in (
            ("ga4", ga4.hit()), ("adjust", adjust.event()), ("appsflyer", appsflyer.event()),
            ("mixpanel", mixpanel.engage(mixpanel.update(op_add={"trips": 1}))),
        ):
            with self.subTest(vendor=vendor):
                self.stage.send(sent)
                self.stage.send(sent)
                self.assertEqual(self.counts(vendor), (2, 0, 1))
                self.assertIn("repeat_of", self.stage.last()["records"][0])

    def test_what_was_refused_or_not_stored_is_no_first_one(self):
        self.stage.send(mixpanel.load().but(headers={"Authorization": "Basic eDo="}))
        self.stage.misbehave(vendor="mixpanel", mode="status", status=503)
        self.stage.send(mixpanel.load())
        self.stage.send(mixpanel.load())
        self.assertEqual(self.stage.outcomes(), ["refused", "not_stored", "accepted"])


class TimeTests(SandboxTestCase):
    """Rules that need the clock to go on."""

    def at(self, seconds, sent):
        self.addCleanup(setattr, self.stage.sandbox.clock, "fixed", NOW)
        self.stage.sandbox.clock.fixed = seconds
        self.stage.send(sent)
        return [violation["rule"] for violation in self.stage.last()["violations"]]

    def test_appsflyer_keeps_a_time_until_two_in_the_next_night(self):
        two = NOW + 14 * cases.HOUR
        self.assertEqual(self.at(two, appsflyer.event()), [])
        self.assertEqual(self.at(two + 1, appsflyer.event()), ["appsflyer.event_time_late"])

    def test_mixpanel_s_day_is_the_same_in_milliseconds(self):
        midnight = (NOW + 12 * cases.HOUR) * 1000
        for time_sent, outcome in ((midnight - 1, "accepted"), (midnight - 2, "duplicate"),
                                   (midnight, "accepted")):
            self.at(midnight / 1000, mixpanel.one(time=time_sent))
            self.assertEqual(self.stage.outcomes()[-1], outcome)


class MisbehaviourTests(SandboxTestCase):
    """What goes wrong on purpose, as a socket sees it."""

    def raw(self, sent=None, close=True, wait=5, **settings):
        self.stage.misbehave(**settings)
        return self.stage.raw(encoded(sent or ga4.hit(), close), wait)

    def test_a_status_with_and_without_retry_after(self):
        data, _ = self.raw(mixpanel.load(), mode="status", status=429, retry_after=7)
        body = b'{"code":429,"error":"Too Many Requests","status":"Too Many Requests"}'
        self.assertEqual(
            data, b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\n"
            b"Content-Length: %d\r\nRetry-After: 7\r\n\r\n%s" % (len(body), body))
        data, _ = self.raw(mode="status", status=503)
        self.assertEqual(data, b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n")
        self.assertEqual(self.stage.outcomes(), ["not_stored", "not_stored"])

    def test_an_ambiguous_status_whose_records_were_stored(self):
        self.raw(amplitude.upload(), mode="status", status=502, stored=True)
        self.stage.send(amplitude.upload())
        self.assertEqual(self.stage.outcomes(), ["accepted", "duplicate"])

    def test_headers_on_the_usual_answer(self):
        data, _ = self.raw(
            sentry.envelope(), mode="headers", headers={"X-Sentry-Rate-Limits": "60:error:key"})
        self.assertIn(b"HTTP/1.1 200 OK", data)
        self.assertIn(b"\r\nX-Sentry-Rate-Limits: 60:error:key\r\n", data)

    def test_a_delay(self):
        start = time.perf_counter()
        data, _ = self.raw(mode="delay", seconds=0.2)
        self.assertGreaterEqual(time.perf_counter() - start, 0.2)
        self.assertIn(b" 204 ", data)

    def test_a_close_without_an_answer(self):
        self.assertEqual(self.raw(close=False, mode="close"), (b"", "end"))
        self.assertEqual(self.stage.outcomes(), ["accepted"])

    def test_resets(self):
        self.assertEqual(self.raw(mode="reset_before_reading"), (b"", "reset"))
        self.assertEqual(self.stage.last()["records"], [])
        self.assertEqual(self.raw(mode="reset_after_reading"), (b"", "reset"))
        self.assertEqual(self.stage.outcomes(), ["accepted"])
        data, how = self.raw(mixpanel.load(), mode="reset_mid_answer")
        self.assertEqual((data[:15], how), (b"HTTP/1.1 200 OK", "reset"))
        self.assertNotIn(b"imported", data)

    def test_an_answer_and_then_a_close_that_was_not_announced(self):
        data, how = self.raw(close=False, mode="answer_then_close")
        self.assertEqual((data, how),
                         (b"HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n", "end"))

    def test_garbage(self):
        data, _ = self.raw(mixpanel.load(), mode="garbage")
        self.assertTrue(data.startswith(b"HTTP/1.1 200 OK\r\n"))
        self.assertRaises(ValueError, json.loads, data.split(b"\r\n\r\n", 1)[1])

    def test_a_wrong_length(self):
        body = b'{"code":200,"num_records_imported":1,"status":"OK"}'
        for delta, sent in ((16, mixpanel.load()), (-16, mixpanel.load())):
            data, how = self.raw(sent, mode="wrong_length", delta=delta)
            self.assertIn(b"\r\nContent-Length: %d\r\n" % (len(body) + delta), data)
            self.assertTrue(data.endswith(body) and how == "end")

    def test_a_slow_body(self):
        self.stage.misbehave(mode="drip", seconds=0.01, step=10)
        parts = []
        with socket.create_connection(("127.0.0.1", self.stage.server.port), timeout=5) as link:
            link.sendall(encoded(mixpanel.load()))
            while part := link.recv(1 << 16):
                parts.append(part)
        self.assertGreater(len(parts), 3)
        self.assertTrue(b"".join(parts).endswith(b'"status":"OK"}'))

    def test_a_huge_body(self):
        data, _ = self.raw(mode="huge", bytes=3_000_000)
        self.assertEqual(len(data.split(b"\r\n\r\n", 1)[1]), 3_000_000)

    def test_a_redirect(self):
        data, _ = self.raw(mode="redirect", location="http://elsewhere.invalid/mp/collect")
        self.assertEqual(
            data, b"HTTP/1.1 307 Temporary Redirect\r\nContent-Length: 0\r\n"
            b"Location: http://elsewhere.invalid/mp/collect\r\n\r\n")
        self.assertEqual(self.stage.outcomes(), ["not_stored"])

    def test_a_failure_of_some_records(self):
        events = [mixpanel.event(**{"$insert_id": f"k{n}"}) for n in range(3)]
        self.stage.misbehave(vendor="mixpanel", mode="partial_failure", indexes=[0, 2])
        status, _, body = self.stage.send(mixpanel.load(*events))
        answer = json.loads(body)
        failed = [(one["index"], one["insert_id"]) for one in answer["failed_records"]]
        self.assertEqual((status, failed, answer["num_records_imported"]),
                         (400, [(0, "k0"), (2, "k2")], 1))
        self.assertEqual(self.stage.outcomes(), ["refused", "accepted", "refused"])

    def test_a_failure_of_some_events_at_amplitude_stores_nothing(self):
        events = [amplitude.event(insert_id=f"k{n}") for n in range(3)]
        for kind, status, member, value in (
            ("invalid", 400, "events_with_invalid_fields", {"time": [1]}),
            ("missing", 400, "events_with_missing_fields", {"event_type": [1]}),
            ("silenced", 400, "silenced_events", [1]),
            ("throttled", 429, "throttled_events", [1]),
        ):
            with self.subTest(kind=kind):
                self.stage.sandbox.reset()
                self.stage.misbehave(path="/batch", mode="partial_failure", indexes=[1], kind=kind)
                got, _, body = self.stage.send(amplitude.upload(*events, path="/batch"))
                self.assertEqual((got, json.loads(body)[member]), (status, value))
                self.assertEqual(self.stage.outcomes(), ["not_stored", "refused", "not_stored"])

    def test_it_meets_only_its_vendor_or_path_and_ends_after_its_count(self):
        self.stage.misbehave(vendor="amplitude", mode="status", status=500, count=2, skip=1)
        self.stage.misbehave(path="/engage", mode="status", status=502, count=-1)
        sent = [mixpanel.load(), *[amplitude.upload()] * 4, *[mixpanel.engage()] * 3]
        statuses = [self.stage.send(one)[0] for one in sent]
        self.assertEqual(statuses, [200, 200, 500, 500, 200, 502, 502, 502])
        self.stage.sandbox.reset()
        self.assertEqual(self.stage.send(mixpanel.engage())[0], 200)

    def test_one_that_does_not_exist_is_refused_with_what_is_possible(self):
        for settings in ({"mode": "explode"}, {"mode": "close", "status": 1}, {"mode": "delay",
                         "seconds": "1"}, {"mode": "close", "vendor": "acme"}, [], None,
                         {"mode": "partial_failure"}, {"mode": "close", "count": 0}):
            sent = cases.Sent("/__sandbox/misbehave", cases.json_body(settings))
            with self.subTest(settings=settings):
                status, _, body = self.stage.send(sent)
                expected = 200 if settings == [] else 400
                self.assertEqual(status, expected, body)


class ControlTests(SandboxTestCase):
    """The sandbox's own paths."""

    def get(self, path):
        status, _, body = self.stage.send(cases.Sent(f"/__sandbox/{path}", method="GET"))
        self.assertEqual(status, 200)
        return json.loads(body)

    def test_the_summary_counts_by_vendor(self):
        bad = mixpanel.one(**{"time": "x", "$insert_id": "key-2"})
        for sent in (mixpanel.load(), mixpanel.load(), bad, ga4.hit(ga4.event("_a"))):
            self.stage.send(sent)
        summary = self.get("summary")
        self.assertEqual(summary["mixpanel"], {
            "requests": 3, "ok": 2, "connections": 1, "misbehaved": 0, "records": 3, "accepted": 1,
            "refused": 1, "duplicates": 1, "not_stored": 0, "repeats": 0,
            "violations": {"mixpanel.time_type": 1}, "advice": {}})
        self.assertEqual(summary["ga4"]["violations"], {"ga4.name_form": 1})
        self.assertEqual(summary["sentry"]["requests"], 0)
        self.stage.send(cases.Sent("/__sandbox/reset"))
        self.assertEqual(self.get("summary")["mixpanel"]["requests"], 0)

    def test_records_of_a_vendor(self):
        self.stage.send(mixpanel.load())
        self.stage.send(ga4.hit())
        records = self.get("records?vendor=ga4")["records"]
        self.assertEqual([(r["vendor"], r["name"], r["key"], r["time"]) for r in records],
                         [("ga4", "level_up", None, ga4.MICROS)])
        self.assertEqual(records[0]["body"]["person"]["app_instance_id"], ga4.INSTANCE)
        self.assertEqual(len(self.get("requests")["requests"]), 2)

    def test_the_clock_can_be_set(self):
        sent = cases.Sent("/__sandbox/clock", cases.json_body({"now": NOW + 9 * 86400}))
        self.addCleanup(setattr, self.stage.sandbox.clock, "fixed", NOW)
        self.assertEqual(self.stage.send(sent)[0], 200)
        self.stage.send(ga4.hit())
        rules = {v["rule"] for v in self.stage.last()["violations"]}
        self.assertEqual(rules, {"ga4.timestamp_age"})

    def test_any_credential_will_do_where_none_is_expected(self):
        stage = Stage(**dict.fromkeys(CREDENTIALS))
        self.addCleanup(stage.close)
        for sent in (
            ga4.hit(query="api_secret=any&firebase_app_id=1:2:android:abc"),
            amplitude.upload(api_key="any"),
            mixpanel.load().but(headers={"Authorization": mixpanel.basic("any:")}),
            adjust.event(app_token="any456789012",
                         event_token="any").but(headers={"Authorization": None}),
            appsflyer.event("/api3/inappevent/id1").but(headers={"authentication": "any"}),
            sentry.authorized(sentry.AUTH.replace(sentry.KEY, "a" * 32)),
        ):
            stage.send(sent)
            self.assertTrue(stage.last()["ok"], stage.last()["violations"])

    def test_no_secret_is_kept(self):
        for module in MODULES:
            for case in module.requests():
                if len(case.breaks.body) < 100_000:
                    self.stage.send(case.keeps)
                    self.stage.send(case.breaks)
        kept = json.dumps(self.stage.sandbox.ledger.entries())
        for name in ("s3cret", sentry.KEY, appsflyer.desktop().headers["authorization"]):
            self.assertNotIn(name, kept.replace("wrongs3crets", ""))


class ProcessTests(unittest.TestCase):
    """The command line, and the end of the process."""

    def start(self, *options, **settings):
        command = [sys.executable, os.path.join(HERE, "vendor_sandbox.py"), *options]
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            **settings)
        self.addCleanup(process.communicate)
        self.addCleanup(process.kill)
        ready, _, _ = select.select([process.stdout], [], [], 10)
        self.assertTrue(ready)
        line = process.stdout.readline().decode()
        self.assertRegex(line, r"^listening on \d+\n$")
        return process, int(line.split()[2])

    def send(self, port, sent):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        self.addCleanup(connection.close)
        connection.request(sent.method, sent.target, sent.body, sent.headers)
        return connection.getresponse().status

    def test_it_ends_on_signals_with_connections_open(self):
        for number in (signal.SIGTERM, signal.SIGINT):
            process, port = self.start("--now", str(NOW))
            self.assertEqual(self.send(port, ga4.hit()), 204)
            process.send_signal(number)
            self.assertEqual(process.wait(5), 0)
            self.assertRaises(OSError, socket.create_connection, ("127.0.0.1", port), 1)

    def test_it_ends_with_standard_input_when_told_to(self):
        process, _ = self.start("--stdin")
        process.stdin.close()
        process.stdin = None
        self.assertEqual(process.wait(5), 0)
        process, _ = self.start()
        process.stdin.close()
        process.stdin = None
        self.assertRaises(subprocess.TimeoutExpired, process.wait, 0.3)

    def test_options_environment_and_log(self):
        with tempfile.TemporaryDirectory() as folder:
            log = os.path.join(folder, "log")
            process, port = self.start(
                "--now", str(NOW), "--log", log, "--ga4-api-secret", "another",
                "--misbehave", '{"vendor":"amplitude","mode":"status","status":503}',
                env={**os.environ, "SANDBOX_MIXPANEL_TOKEN": "another"})
            statuses = [self.send(port, sent) for sent in (
                ga4.hit(), mixpanel.load(), amplitude.upload(), amplitude.upload())]
            self.assertEqual(statuses, [204, 401, 503, 200])
            with open(log, encoding="utf-8") as lines:
                entries = [json.loads(line) for line in lines]
            self.assertEqual([entry["violations"] for entry in entries], [
                [{"rule": "ga4.auth", "field": "query.api_secret", "detail": "not ok"}],
                [{"rule": "mixpanel.auth", "field": "Authorization", "detail": "not ok"}], [], []])
            self.assertEqual([entry["request"] for entry in entries], [1, 2, 3, 4])
            self.assertEqual(entries[2]["misbehaviour"], "status")
            process.terminate()
            self.assertEqual(process.wait(5), 0)

    def test_the_table_of_rules(self):
        command = [sys.executable, os.path.join(HERE, "vendor_sandbox.py"), "--rules"]
        lines = subprocess.run(command, capture_output=True, text=True,
                               check=True).stdout.splitlines()
        self.assertEqual([cell.strip() for cell in lines[0].split("|")][1:6],
                         ["rule", "vendor", "limit", "if broken", "source"])
        names = [line.split("|")[1].strip() for line in lines[2:]]
        self.assertEqual(names, [rule.name for rule in all_rules()])

    def test_a_wrong_misbehaviour_is_an_error_of_use(self):
        command = [sys.executable, os.path.join(HERE, "vendor_sandbox.py"), "--misbehave", "{"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=10)
        self.assertEqual(done.returncode, 2)
        self.assertIn("--misbehave", done.stderr)


if __name__ == "__main__":
    unittest.main()
