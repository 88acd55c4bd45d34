import Sentry
import Testing
import VendorDelivery
import VendorTesting

@Suite struct SentryRequestsTests {
    let program = Program()

    @Test func `each event is an envelope, byte for byte`() throws {
        program.call { sentry in
            sentry.capture(message: "é")
            sentry.capture(message: "two")
        }
        let records = program.sink.take()
        let requests = program.sentry.requests(for: records)
        #expect(requests.map(\.recordKeys) == records.map { [$0.key] })
        let request = try #require(requests.first)
        #expect(request.method == "POST")
        #expect(
            request.url(revealingSecrets: true)
                == "https://o1.ingest.de.sentry.io/api/42/envelope/"
        )
        #expect(request.contentType == "application/x-sentry-envelope")
        let body = records[0].body
        #expect(
            request.body.text(revealingSecrets: true)
                == #"{"event_id":"00000000000000000000000000000abc","#
                + #""sent_at":"2026-01-01T00:00:01.123456Z"}"# + "\n"
                + #"{"type":"event","length":\#(body.utf8.count),"#
                + #""content_type":"application/json"}"# + "\n" + body + "\n"
        )
    }

    @Test func `headers name the client, and the key only when it is revealed`() throws {
        program.call { $0.capture(message: "m") }
        let records = program.sink.take()
        let request = try #require(program.sentry.requests(for: records).first)
        func headers(revealingSecrets: Bool) -> [String] {
            request.headers.map {
                "\($0.name): \($0.value.text(revealingSecrets: revealingSecrets))"
            }
        }
        #expect(
            headers(revealingSecrets: true) == [
                "X-Sentry-Auth: Sentry sentry_version=7, "
                    + "sentry_client=sentry-swift-linux/1.0.0, sentry_key=\(Program.key)",
                "User-Agent: sentry-swift-linux/1.0.0",
            ]
        )
        #expect(headers(revealingSecrets: false).first == "X-Sentry-Auth: •••")
        #expect(!records.contains { $0.body.contains(Program.key) })
        #expect(!"\(request)".contains(Program.key))
    }

    @Test func `the time of sending is that of the request, one for each`() {
        let count = Counter()
        let requests = SentryRequests(dsn: .sample, now: { count.next() * 1_000_000 })
        program.call { sentry in
            sentry.capture(message: "one")
            sentry.capture(message: "two")
        }
        let bodies = requests.requests(for: program.sink.take()).map {
            $0.body.text(revealingSecrets: false)
        }
        #expect(
            bodies.map { $0.contains(#""sent_at":"1970-01-01T00:00:01.000000Z""#) }
                == [true, false]
        )
        #expect(
            bodies.map { $0.contains(#""sent_at":"1970-01-01T00:00:02.000000Z""#) }
                == [false, true]
        )
    }

    @Test func `a request holds one record, also the largest`() {
        program.call { sentry in
            for _ in 0..<3 { sentry.capture(message: "m") }
        }
        let records = program.sink.take()
        let rule = program.sentry.batchRule
        #expect(rule.batches(of: records).map(\.count) == [1, 1, 1])
        #expect(rule.takes(body: String(repeating: "x", count: 1_048_576), envelope: ""))
        #expect(!rule.takes(body: String(repeating: "x", count: 1_048_577), envelope: ""))
    }

    @Test func `events are JSON to other readers`() throws {
        program.call { sentry in
            sentry.addBreadcrumb(
                Breadcrumb("\u{0} \"é\" \u{1F600}\n", ["a": [1, 2.5], "b": true])
            )
            sentry.configureScope { $0.setTag(value: "\\", key: "\"") }
            sentry.capture(error: SampleError())
            sentry.capture(message: "line\nbreak")
        }
        let bodies = program.takeBodies()
        #expect(try JSONOracle.read(bodies).count == 2)
        #expect(!bodies.contains { $0.contains("\n") })
    }

    @Test func `an instance prints nothing of its key`() {
        program.call { $0.capture(message: "m") }
        var dumped = ""
        dump(program.sentry, to: &dumped)
        dump(program.sink.records, to: &dumped)
        dump(program.sentry.requests(for: program.sink.records), to: &dumped)
        #expect(!dumped.isEmpty)
        #expect(!dumped.contains(Program.key))
    }
}

private struct SampleError: Error {}
