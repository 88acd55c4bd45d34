import Foundation
import Sentry
import Testing
import VendorDelivery
import VendorTesting

@Suite struct CaptureTests {
    let program = Program()

    @Test func `an error becomes one record, byte for byte, of its type, domain and code`() {
        program.call { $0.capture(error: TalkativeError()) }
        let expected = VendorRecord(
            vendor: "sentry",
            endpoint: "envelope",
            name: "TalkativeError",
            parameters: [
                "breadcrumbs": .integer(0), "code": .integer(7),
                "domain": .string("tickets.purchase"),
            ],
            key: RecordKey(rawValue: 0xABC),
            time: Program.start,
            body: Program.head()
                + #","exception":{"values":[{"mechanism":{"handled":true,"meta":{"ns_error":"#
                + #"{"code":7,"domain":"tickets.purchase"}},"type":"generic"},"#
                + #""type":"TalkativeError","value":"tickets.purchase (Code: 7)"}]}}"#,
            repetition: .safe
        )
        #expect(program.sink.take() == [expected])
    }

    @Test func `of an error nothing else is read`() {
        program.call { sentry in
            sentry.capture(error: TalkativeError())
            sentry.capture(
                error: NSError(
                    domain: "NSCocoaErrorDomain",
                    code: 4,
                    userInfo: [NSLocalizedDescriptionKey: "hush"]
                )
            )
        }
        let records = program.sink.take()
        #expect(records.map(\.name) == ["TalkativeError", "NSError"])
        #expect(records.map { $0.parameters["code"] } == [.integer(7), .integer(4)])
        #expect(!records.contains { $0.body.contains("hush") })
    }

    @Test func `a text becomes a record at the level info`() {
        program.call { $0.capture(message: "the trail is full") }
        let records = program.sink.take()
        #expect(records.map(\.name) == ["message"])
        #expect(
            records.map(\.body) == [
                Program.head(level: "info") + #","message":{"formatted":"the trail is full"}}"#
            ]
        )
    }

    @Test func `an event says all that it was given`() {
        let event = Event("late")
        event.level = .fatal
        event.platform = "native"
        event.timestamp = Date(timeIntervalSince1970: 1_700_000_000.5)
        event.tags = ["section": "tickets"]
        event.context = ["trip": ["stops": 3, "fare": 2.5, "is_night": true]]
        event.fingerprint = ["late", "trip"]
        event.exceptions = [
            Exception(value: "", type: "Cause"), Exception(value: "text", type: ""),
        ]
        program.call { $0.capture(event: event) }
        #expect(
            program.takeBodies() == [
                #"{"event_id":"00000000000000000000000000000abc","#
                    + #""timestamp":"2023-11-14T22:13:20.500000Z","platform":"native","#
                    + #""level":"fatal","environment":"production","#
                    + #""sdk":{"name":"sentry-swift-linux","version":"1.0.0"},"#
                    + #""tags":{"section":"tickets"},"#
                    + #""contexts":{"trip":{"fare":2.5,"is_night":true,"stops":3}},"#
                    + #""fingerprint":["late","trip"],"message":{"formatted":"late"},"#
                    + #""exception":{"values":[{"type":"Cause"},{"value":"text"}]}}"#
            ]
        )
    }

    @Test func `each event has an id of its own, which the caller gets`() {
        var ids: [String] = []
        program.call { sentry in
            ids.append(sentry.capture(message: "one").sentryIdString)
            ids.append(sentry.capture(event: Event("two")).sentryIdString)
            ids.append(sentry.capture(error: TalkativeError()).sentryIdString)
        }
        let records = program.sink.take()
        #expect(ids == records.map(\.key.hexadecimal))
        #expect(Set(ids).count == 3)
        #expect(ids.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{32}/) != nil })
        let written = zip(records, ids).map { $0.body.hasPrefix(#"{"event_id":"\#($1)","#) }
        #expect(written == [true, true, true])
    }

    @Test func `what Sentry has no form for is left out and reported, and the rest goes`() {
        let event = Event("e")
        event.context = [
            "trip": [
                "nan": Double.nan, "deep": [["a": Double.infinity]], "other": Character("a"),
                "large": UInt128.max, "fine": 1,
            ]
        ]
        program.call { $0.capture(event: event) }
        #expect(
            program.takeBodies() == [
                Program.head()
                    + #","contexts":{"trip":{"fine":1}},"message":{"formatted":"e"}}"#
            ]
        )
        #expect(
            program.brokenRules.sorted() == [
                "deep: sentry.json", "large: sentry.number_range", "nan: sentry.json",
                "other: sentry.json",
            ]
        )
        #expect(program.problems.all.allSatisfy { !$0.isRecordRefused })
    }
}

/// An error that tells all it knows.
private struct TalkativeError: CustomNSError, LocalizedError {
    let text = "hush"
    static let errorDomain = "tickets.purchase"
    var errorCode: Int { 7 }
    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
    var errorDescription: String? { text }
}
