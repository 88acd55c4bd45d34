import AmplitudeSwift
import Foundation
import Testing
import VendorDelivery
import VendorTesting

@Suite struct AmplitudeEventsTests {
    let device = Device()

    @Test func `an event becomes one record, byte for byte`() {
        device.call { amplitude in
            amplitude.setUserId(userId: "user-1")
            amplitude.track(
                eventType: "ticket_purchased",
                eventProperties: ["count": 2, "total": 5.0]
            )
        }
        let expected = VendorRecord(
            vendor: "amplitude",
            endpoint: "httpapi",
            name: "ticket_purchased",
            parameters: ["count": .integer(2), "total": .number(5)],
            key: RecordKey(rawValue: 0xABC),
            time: 1_767_225_600_123_456,
            body: #"{"event_type":"ticket_purchased","user_id":"user-1","device_id":"device-1","#
                + #""time":1767225600123,"session_id":1767225600123,"#
                + #""insert_id":"00000000000000000000000000000abc","#
                + #""library":"amplitude-swift-linux/1.0.0","#
                + #""event_properties":{"count":2,"total":5.0}}"#,
            repetition: .safe
        )
        #expect(device.sink.take() == [expected])
    }

    @Test(
        arguments: [
            ("day \"é\"\n", #""day \"é\"\n""#), (true, "true"), (false, "false"),
            (Int.min, "-9223372036854775808"), (1_000_000_001, "1000000001"),
            (9_007_199_254_740_993, "9007199254740993"),
            (UInt64.max, "18446744073709551615"), (0.1, "0.1"), (3.0, "3.0"), (Float(0.1), "0.1"),
            (["x", "y"], #"["x","y"]"#), ([1, 2.5], "[1.0,2.5]"),
            (["b": [true], "a": []] as [String: [Bool]], #"{"a":[],"b":[true]}"#),
        ] as [(any Sendable, String)]
    )
    func `a value keeps its type and every digit`(value: any Sendable, json: String) {
        device.call { $0.track(eventType: "e", eventProperties: ["v": value]) }
        #expect(
            device.takeBodies() == [Device.head("e") + #","event_properties":{"v":\#(json)}}"#]
        )
        #expect(device.problems.all == [])
    }

    @Test func `an event without properties says nothing of any`() {
        device.call { $0.track(eventType: "e") }
        #expect(device.takeBodies() == [Device.head("e") + "}"])
    }

    @Test func `what Amplitude has no form for is left out and reported, and the rest goes`() {
        device.call { amplitude in
            amplitude.track(
                eventType: "e",
                eventProperties: [
                    "nan": Double.nan, "deep": ["a": [Double.infinity]], "other": [Character("a")],
                    "date": Date(timeIntervalSince1970: 0), "none": String?.none as Any,
                    "fine": 1,
                ]
            )
        }
        #expect(device.takeBodies() == [Device.head("e") + #","event_properties":{"fine":1}}"#])
        #expect(
            device.problems.rules == [
                "nan": AmplitudeLimits.numberRange, "deep": AmplitudeLimits.numberRange,
                "other": AmplitudeLimits.valueType, "date": AmplitudeLimits.valueType,
                "none": AmplitudeLimits.valueType,
            ]
        )
        #expect(device.problems.all.allSatisfy { !$0.isRecordRefused && $0.record == "e" })
    }

    @Test func `an event object goes like the same event in parts`() {
        device.call { $0.track(eventType: "e", eventProperties: ["a": 1]) }
        device.call { $0.track(event: BaseEvent(eventType: "e", eventProperties: ["a": 1])) }
        let bodies = device.takeBodies()
        #expect(bodies.count == 2)
        #expect(bodies.first == bodies.last)
    }

    @Test func `options say it in place of the instance, and win over an event's own`() {
        let event = BaseEvent(
            userId: "user-1",
            timestamp: 1_767_225_600_005,
            insertId: "order-1",
            eventType: "e"
        )
        let options = EventOptions(
            userId: "user-2",
            deviceId: "device-9",
            timestamp: 1_767_225_600_007,
            sessionId: -1
        )
        device.call { $0.track(event: event, options: options) }
        #expect(
            device.takeBodies() == [
                #"{"event_type":"e","user_id":"user-2","device_id":"device-9","#
                    + #""time":1767225600007,"session_id":-1,"insert_id":"order-1","#
                    + #""library":"amplitude-swift-linux/1.0.0"}"#
            ]
        )
        #expect(device.minted.value == 0)
        #expect(device.amplitude.getUserId() == nil)
    }

    @Test func `a callback is told at once whether the event was recorded`() {
        var answers: [String] = []
        let note: EventCallback = { answers.append("\($0.eventType) \($1) \($2)") }
        device.call { amplitude in
            amplitude.track(event: BaseEvent(eventType: "fine"), callback: note)
            amplitude.track(event: BaseEvent(eventType: "$identify"), callback: note)
            amplitude.configuration.optOut = true
            amplitude.track(event: BaseEvent(eventType: "out"), callback: note)
        }
        let problem = device.problems.all.first.map { "\($0)" } ?? ""
        #expect(answers == ["fine 202 recorded", "$identify 400 \(problem)"])
        #expect(device.problems.all.map(\.rule) == [AmplitudeLimits.eventTypeReserved])
    }

    @Test func `flush makes no record`() {
        device.amplitude.flush()
        #expect(device.sink.records == [])
    }

    @Test func `an instance prints nothing of its key`() {
        device.call { $0.track(eventType: "e") }
        var dumped = ""
        dump(device.amplitude, to: &dumped)
        dump(device.sink.records, to: &dumped)
        #expect(!dumped.isEmpty)
        #expect(!dumped.contains("hush"))
    }
}
