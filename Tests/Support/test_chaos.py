"""Tests of the harness: what it must find is found, and what is as it should be is not.

    python3 -m unittest Tests/Support/test_chaos.py
"""

import base64
import http.client
import json
import os
import sqlite3
import struct
import sys
import tempfile
import time
import unittest
from collections import Counter

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from chaos.account import Account  # noqa: E402
from chaos.collector import Collector  # noqa: E402
from chaos.evidence import Exchange, phases  # noqa: E402
from chaos.flood import is_flat, misplaced, miscounted  # noqa: E402
from chaos.outbox import pause, stored  # noqa: E402
from chaos.record import VENDORS, Reader, Record, whole_lines  # noqa: E402
from chaos.script import block  # noqa: E402
from chaos.search import search, search_directory  # noqa: E402
from chaos.table import table  # noqa: E402


def keyed(name, vendor="amplitude"):
    return Record(vendor, name, name, True)


def once(name, vendor="adjust"):
    return Record(vendor, name, name, False)


A, B, C, D = keyed("a"), keyed("b"), once("c"), once("d")


class AccountTests(unittest.TestCase):
    def test_what_arrived_whole_has_no_fault(self):
        self.assertEqual(Account(tracked=[A, B, C], accepted=[A, B, C]).faults(), {})

    def test_a_record_that_is_nowhere_is_lost(self):
        self.assertEqual(Account(tracked=[A, B, C], accepted=[A, C]).faults(), {"lost": [B]})

    def test_one_of_two_equal_records_can_be_lost(self):
        self.assertEqual(Account(tracked=[C, C], accepted=[C]).lost(), [C])

    def test_a_record_that_was_counted_twice_is_a_duplicate(self):
        account = Account(tracked=[A, C], accepted=[A, C, C])
        self.assertEqual(account.faults(), {"duplicate": [C]})

    def test_a_record_nobody_had_spoken_of_may_arrive_once_and_not_twice(self):
        self.assertEqual(Account(accepted=[C]).faults(), {})
        self.assertEqual(Account(accepted=[C, C]).faults(), {"duplicate": [C]})

    def test_what_a_vendor_dropped_by_its_key_is_no_duplicate(self):
        self.assertEqual(Account(tracked=[A], accepted=[A], dropped=[A]).faults(), {})

    def test_what_may_be_done_twice_is_no_duplicate(self):
        put = Record("mixpanel", "$set", "x", False, repeatable=True)
        self.assertEqual(Account(tracked=[put], accepted=[put, put]).faults(), {})

    def test_only_what_was_in_flight_may_be_in_doubt(self):
        self.assertEqual(Account(tracked=[C], in_doubt=[C], in_flight=[C]).faults(), {})
        self.assertEqual(Account(tracked=[C], in_doubt=[C]).faults(), {"doubtful": [C]})

    def test_what_has_a_key_is_never_in_doubt(self):
        account = Account(tracked=[A], in_doubt=[A], in_flight=[A])
        self.assertEqual(account.faults(), {"doubtful": [A]})

    def test_dead_and_waiting_records_are_not_lost_and_are_named(self):
        account = Account(tracked=[A, B], dead=[A], queued=[B])
        self.assertEqual(account.faults(), {"dead": [A], "still queued": [B]})

    def test_order_is_each_vendors_own(self):
        account = Account(accepted=[C, B, A])
        account.track([B, C])
        account.track([A])
        self.assertEqual(account.faults(), {})
        account.track([A, B])
        self.assertEqual(account.out_of_order(), [A])
        self.assertEqual(account.reasons[A], f"it came after {B}")

    def test_what_a_kill_left_on_its_way_may_be_overtaken(self):
        again = Record("adjust", "again", "again", False, repeatable=True)
        for arrived, doubtful, late in (
                ([D, C], [C], []), ([D, C], [], [C]),
                ([again, D, again], [], []), ([D, again, again], [], [again])):
            account = Account(accepted=arrived, in_doubt=doubtful, in_flight=doubtful)
            account.track([C, again, D])
            self.assertEqual(account.out_of_order(), late)

    def test_what_two_processes_tracked_alike_is_no_evidence_of_order(self):
        first, second, late = once("first"), once("second"), once("late")
        for arrived, late_ones in (
                ([first, C, D, second, C, late], []), ([D, first, C, second, C, late], [first])):
            account = Account(accepted=arrived)
            account.track([first, C, D])
            account.track([second, C, late])
            self.assertEqual(account.faults(), {"out of order": late_ones} if late_ones else {})

    def test_the_numbers_are_of_one_vendor(self):
        row = Account(tracked=[A, B, C], accepted=[A], in_doubt=[C]).row("amplitude")
        self.assertEqual((row["tracked"], row["arrived"], row["lost"], row["in doubt"]),
                         (2, 1, 1, 0))


class PhasesTests(unittest.TestCase):
    def phases(self, tracked=(), stored=(), journalled=(), exchanges=()):
        return phases(10.0, 10.1, tracked, stored, journalled, exchanges)

    def test_nothing_at_hand_is_no_phase(self):
        self.assertEqual(self.phases(tracked=[A, B], stored=[B]), set())

    def test_a_stored_record_nobody_had_spoken_of_is_an_append(self):
        self.assertEqual(self.phases(tracked=[A], stored=[A, B]), {"append"})

    def test_a_record_in_the_journal_alone_is_a_move(self):
        self.assertEqual(self.phases(tracked=[A], journalled=[A]), {"move"})
        self.assertEqual(self.phases(tracked=[A], journalled=[B]), {"append", "move"})

    def test_an_answer_that_had_not_left_is_a_request(self):
        for answered in (None, 10.2):
            exchange = Exchange(9.9, answered, 200, (A,))
            self.assertEqual(self.phases([A], [A], (), [exchange]), {"request"})

    def test_a_request_after_the_end_is_another_process(self):
        self.assertEqual(self.phases([A], [A], (), [Exchange(10.5, None, 200, (A,))]), set())

    def test_an_answered_record_that_is_still_queued_is_between(self):
        answered = Exchange(9.8, 9.9, 200, (A,))
        self.assertEqual(self.phases([A], [A], (), [answered]), {"between"})
        self.assertEqual(self.phases([A], [], (), [answered]), set())
        refused = Exchange(9.8, 9.9, 503, (A,))
        self.assertEqual(self.phases([A], [A], (), [refused]), set())

    def test_a_kill_can_fall_in_several(self):
        exchanges = [Exchange(9.8, 9.9, 200, (A,)), Exchange(9.9, None, 200, (C,))]
        self.assertEqual(self.phases([A], [A, B, C], (), exchanges),
                         {"append", "request", "between"})


FORM = "s2s=1&app_token=abcdefghijkl&event_token=abc123&idfv=8C6CBCE4-5B1B-4A5C-9E8D-" \
    "6C0F3B7D1A2E&os_name=ios&environment=sandbox"
EVENT = '{"event_type":"e","device_id":"device-1","time":1767268804000,"insert_id":"00ff"}'
GOOGLE = '{"name":"home","timestamp_micros":1767268804000000,"params":{}}'
PERSON = '{"app_instance_id":"0123456789abcdef0123456789abcdef"}'


def printed(vendor, url, kind, body):
    return json.dumps({"type": "request", "vendor": vendor, "method": "POST", "url": url,
                       "contentType": kind, "body": body},
                      separators=(",", ":"), ensure_ascii=False)


ADJUST = printed("adjust", "https://s2s.adjust.com/event",
                 "application/x-www-form-urlencoded", f"{FORM}&created_at_unix=1767268804")
AMPLITUDE = printed("amplitude", "https://api2.amplitude.com/2/httpapi", "application/json",
                    {"api_key": "•••", "events": [json.loads(EVENT)]})
FIREBASE = printed("firebase", "https://www.google-analytics.com/mp/collect?firebase_app_id="
                   "1:1:ios:3a&api_secret=•••", "application/json",
                   {**json.loads(PERSON), "events": [json.loads(GOOGLE)]})


class FloodTests(unittest.TestCase):
    counted = {name: {"evicted": 0, "dropped": 0} for name in VENDORS}

    def test_what_waits_and_what_was_given_up_is_what_was_tracked(self):
        counted = {**self.counted, "adjust": {"evicted": 2, "dropped": 1}}
        self.assertEqual(miscounted(Counter(adjust=4), [C], counted), [])
        self.assertEqual(miscounted(Counter(adjust=5), [C], counted),
                         ["adjust: 1 wait, and by its counts 2 do"])

    def test_a_backlog_has_a_limit(self):
        left = [A] * 100_001
        self.assertEqual(miscounted(Counter(amplitude=100_001), left, self.counted),
                         ["100001 wait, more than 100000"])

    def test_all_that_is_due_arrives_once_and_in_order(self):
        self.assertEqual(misplaced([A, C, B], [C, A, B]), [])
        self.assertEqual(misplaced([A, B], [B, A]), ["amplitude: not in order"])
        for arrived in ([A], [A, B, B], [A, keyed("d")]):
            self.assertEqual(len(misplaced([A, B], arrived)), 1)

    def test_memory_that_grows_is_found_in_a_long_run(self):
        self.assertTrue(is_flat(125, 100))
        self.assertFalse(is_flat(126, 100))


class ReaderTests(unittest.TestCase):
    def test_a_printed_request_holds_its_records(self):
        (adjust,), (amplitude,) = Reader().records(ADJUST), Reader().records(AMPLITUDE)
        self.assertEqual((adjust.vendor, adjust.has_key), ("adjust", False))
        self.assertEqual((amplitude.identity, amplitude.has_key), ("00ff", True))

    def test_an_adjust_event_is_the_same_one_whenever_it_is_said_to_be(self):
        self.assertEqual(Reader().records(ADJUST), Reader().records(ADJUST.replace("804", "805")))
        self.assertNotEqual(Reader().records(ADJUST),
                            Reader().records(ADJUST.replace("ios", "linux")))

    def test_other_lines_hold_none(self):
        self.assertEqual(Reader().records('{"type":"action"}'), [])

    def test_a_request_without_records_is_an_error(self):
        empty = printed("amplitude", "https://api2.amplitude.com/2/httpapi", "application/json",
                        {"api_key": "•••", "events": []})
        self.assertRaises(ValueError, Reader().records, empty)

    def test_half_a_line_is_left_out(self):
        self.assertEqual(whole_lines(b'{"a":1}\n{"b":'), ['{"a":1}'])


class CollectorTests(unittest.TestCase):
    def setUp(self):
        self.collector = Collector()
        self.addCleanup(self.collector.leave)

    def send(self, line):
        request = json.loads(line.replace("•••", "x"))
        link = http.client.HTTPConnection("127.0.0.1", self.collector.port, timeout=10)
        body = request["body"]
        body = body if isinstance(body, str) else json.dumps(body)
        path = "/" + request["url"].split("/", 3)[3]
        link.request("POST", path, body, {"Content-Type": request["contentType"]})
        link.getresponse().read()
        link.close()

    def test_what_arrived_is_what_was_printed(self):
        for line in (ADJUST, AMPLITUDE, FIREBASE):
            self.collector.reset()
            self.collector.sandbox.clock.fixed = 1767268805
            self.send(line)
            self.assertEqual(self.collector.records("accepted"), Reader().records(line))

    def test_an_answer_that_left_has_a_moment(self):
        self.send(ADJUST)
        # The sandbox notes it after the answer is on its way, which may have been read by then.
        end = time.monotonic() + 10
        while self.collector.exchanges()[0].answered is None and time.monotonic() < end:
            pass
        exchange, = self.collector.exchanges()
        self.assertGreaterEqual(exchange.answered, exchange.received)

    def test_an_answer_that_never_left_has_none(self):
        self.collector.misbehave(mode="reset_after_reading")
        self.assertRaises(OSError, self.send, ADJUST)
        self.assertIsNone(self.collector.exchanges()[0].answered)

    def test_it_comes_back_where_it_was(self):
        self.collector.leave()
        self.assertRaises(OSError, self.send, ADJUST)
        self.collector.come_back()
        self.send(ADJUST)
        self.assertEqual(len(self.collector.requests()), 1)


def segment_record(vendor, endpoint, name, envelope, body):
    """The bytes of a record, as `RecordFormat` describes them."""
    texts = [text.encode() for text in (vendor, endpoint, name, envelope, body)]
    key = int("00ff", 16).to_bytes(16, "little")
    return b"".join((struct.pack("<BBqq", 1, 0, 1, 1767268804000000), key,
                     struct.pack("<5I", *map(len, texts)), *texts))


def segment(journal, first, records):
    """The bytes of a segment with a frame for each record, and room for more."""
    data = struct.pack("=QQQQQ", 0x4D4F_4F56_4A4E_0001, journal, 4096, first, 1) + bytes(24)
    for sequence, record in enumerate(records, first):
        padded = struct.pack("=II", len(record), 0) + record + bytes(-len(record) % 8)
        data += struct.pack("=IIQ", len(padded), 0, sequence) + padded
    return data + bytes(64)


class OutboxTests(unittest.TestCase):
    """An outbox as the program makes it, from which a record is taken away."""

    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.directory = directory.name
        self.database = sqlite3.connect(os.path.join(self.directory, "outbox.sqlite"))
        self.addCleanup(self.database.close)
        self.run_sql("CREATE TABLE in_flight (vendor, number)")
        self.rows = {"adjust": ("event", "abc123", "", FORM),
                     "amplitude": ("2/httpapi", "e", "", EVENT),
                     "firebase": ("mp/collect", "home", PERSON, GOOGLE)}
        for vendor, row in self.rows.items():
            self.run_sql(f"CREATE TABLE {vendor}_records "
                         "(number, key, endpoint, name, envelope, body)")
            for kind in ("dead_letters", "in_doubt"):
                self.run_sql(f"CREATE TABLE {vendor}_{kind} "
                             "(number, key, endpoint, name, envelope, body, reason)")
            self.run_sql(f"INSERT INTO {vendor}_records VALUES (1, x'00ff', ?, ?, ?, ?)", *row)

    def run_sql(self, text, *values):
        self.database.execute(text, values)
        self.database.commit()

    def account(self):
        lines = (ADJUST, AMPLITUDE, FIREBASE)
        tracked = [record for line in lines for record in Reader().records(line)]
        found = stored(self.directory)
        return Account(tracked=tracked, queued=found.queued, in_doubt=found.in_doubt,
                       in_flight=found.in_flight, dead=found.dead)

    def test_what_is_stored_is_what_was_printed(self):
        self.assertEqual(self.account().lost(), [])
        self.assertEqual(len(self.account().queued), 3)

    def test_a_row_that_was_taken_away_is_found_as_lost(self):
        for vendor in self.rows:
            with self.subTest(vendor):
                self.run_sql(f"DELETE FROM {vendor}_records")
                self.assertIn(vendor, [record.vendor for record in self.account().lost()])

    def test_what_is_in_flight_and_in_doubt_is_told_apart(self):
        self.run_sql("INSERT INTO in_flight VALUES ('adjust', 1)")
        self.assertEqual([record.vendor for record in self.account().in_flight], ["adjust"])
        self.run_sql("INSERT INTO adjust_in_doubt SELECT *, 'because' FROM adjust_records")
        self.run_sql("DELETE FROM adjust_records")
        found = stored(self.directory)
        self.assertEqual([found.reasons[record] for record in found.in_doubt], ["because"])
        self.assertEqual(self.account().lost(), [])

    def test_what_is_in_the_journal_alone_is_read_from_its_segments(self):
        self.run_sql("CREATE TABLE journals (journal, moved)")
        self.run_sql("INSERT INTO journals VALUES ('00000000000000ab', 7)")
        records = [segment_record(vendor, *row) for vendor, row in self.rows.items()]
        with open(os.path.join(self.directory, "00000000000000ab-1.segment"), "wb") as file:
            file.write(segment(0xAB, 6, records))
        found = stored(self.directory)
        self.assertEqual([record.vendor for record in found.journalled], ["firebase"])
        self.assertEqual(found.journalled[0], found.queued[0])

    def test_the_longest_pause_that_a_vendor_asked_for_is_waited(self):
        self.run_sql("CREATE TABLE queues (vendor, paused_until)")
        now = int(time.time() * 1e6)
        self.run_sql("INSERT INTO queues VALUES ('adjust', 0), ('firebase', ?)", now - 1)
        self.assertEqual(pause(self.directory), 0)
        self.run_sql("INSERT INTO queues VALUES ('amplitude', ?)", now + 90_000_000)
        self.assertTrue(60 < pause(self.directory) <= 90)

    def test_a_directory_without_outbox_stores_nothing(self):
        self.assertEqual(stored(os.path.join(self.directory, "none")).queued, [])


class SearchTests(unittest.TestCase):
    def test_a_text_is_found_however_it_is_written(self):
        text = "Zq7secret-of-somebody"
        for way, data in {
            "UTF-8": text.encode(), "UTF-16": text.encode("utf-16-le"),
            "base64": base64.b64encode(f"{text}:".encode()),
            "base64 within": base64.b64encode(f"ab{text}".encode()),
            "base64 later": base64.b64encode(f"a{text} and more".encode()),
            "hexadecimal": text.encode().hex().encode(),
        }.items():
            with self.subTest(way):
                self.assertIsNotNone(search(text, b"before " + data + b" after"))
                self.assertIsNone(search(text, data[:len(data) // 2]))

    def test_the_files_that_hold_it_are_named(self):
        with tempfile.TemporaryDirectory() as directory:
            os.mkdir(os.path.join(directory, "below"))
            for name in ("one", "below/two"):
                with open(os.path.join(directory, name), "w", encoding="utf-8") as file:
                    file.write("one has nothing" if name == "one" else "two has a canary")
            self.assertEqual(search_directory("canary", directory), ["two"])


class ScriptTests(unittest.TestCase):
    def test_nobody_opens_the_same_link_twice(self):
        person, seen = None, set()
        for number in range(1, 20):
            for line in block(f"p-{number}", number):
                person = line if line.startswith("sign in") else person
                if line.startswith("open"):
                    self.assertNotIn((person, line), seen)
                    seen.add((person, line))


class TableTests(unittest.TestCase):
    def test_numbers_are_flush_right(self):
        self.assertEqual(table(("status", "lost"), [("400", 7)]),
                         "status  lost\n------  ----\n400        7")


if __name__ == "__main__":
    unittest.main()
