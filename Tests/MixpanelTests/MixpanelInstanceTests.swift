import Foundation
import Mixpanel
import Testing
import VendorDelivery
import VendorTesting

@Suite struct MixpanelInstanceTests {
    let device = Device()

    @Test func `an event becomes one record, byte for byte`() {
        device.call { mixpanel in
            mixpanel.identify(distinctId: "user-1")
            mixpanel.track(event: "ticket_purchased", properties: ["count": 2, "total": 5.0])
        }
        let expected = VendorRecord(
            vendor: "mixpanel",
            endpoint: "import",
            name: "ticket_purchased",
            parameters: ["count": .integer(2), "total": .number(5)],
            key: RecordKey(rawValue: 0xABC),
            time: 1_767_225_600_123_456,
            body: #"{"event":"ticket_purchased","properties":{"$device_id":"d-1","#
                + #""$user_id":"user-1","distinct_id":"user-1","#
                + #""$insert_id":"00000000000000000000000000000abc","mp_lib":"swift","#
                + #""time":1767225600123,"count":2,"total":5.0}}"#,
            repetition: .safe
        )
        #expect(device.sink.take() == [expected])
    }

    @Test func `values keep their type, and Python reads the same`() throws {
        let list: [any MixpanelType] = [1, "two", 3.5]
        let tree: Properties = ["list": list, "truth": false]
        device.call { mixpanel in
            mixpanel.track(
                event: "e",
                properties: [
                    "a": true, "b": Int.min, "c": 1_000_000_001, "d": 9_007_199_254_740_993,
                    "e": 0.1, "f": 3.0, "g": UInt64(5), "h": Float(0.1), "i": list, "j": tree,
                    "k": ["x", "y"], "l": Date(timeIntervalSince1970: 1.5),
                ]
            )
        }
        let read = try #require(try JSONOracle.read(device.takeBodies()).first)
        let expected =
            "'a': True, 'b': -9223372036854775808, 'c': 1000000001, 'd': 9007199254740993, "
            + "'e': 0.1, 'f': 3.0, 'g': 5, "
            + "'h': 0.1, 'i': [1, 'two', 3.5], 'j': {'list': [1, 'two', 3.5], 'truth': False}, "
            + "'k': ['x', 'y'], 'l': '1970-01-01T00:00:01.500Z'}}"
        #expect(read.contains(expected))
        #expect(device.problems.lines == [])
    }

    @Test func `a number that isn't finite is left out and reported, and the rest goes`() {
        device.call { mixpanel in
            mixpanel.track(
                event: "e",
                properties: ["nan": Double.nan, "deep": ["a": [Float.infinity]], "fine": 1]
            )
        }
        #expect(
            device.takeBodies()[0].contains(#""mp_lib":"swift","time":1767225600123,"fine":1}"#)
        )
        #expect(device.problems.lines == ["deep finite left out", "nan finite left out"])
    }

    @Test func `a refused event is the one problem that is reported`() {
        device.call {
            $0.track(event: "e", properties: ["nan": Double.nan, "time": 1])
            $0.track(event: "", properties: ["nan": Double.nan])
        }
        #expect(device.takeBodies() == [])
        #expect(
            device.problems.lines == [
                "all event_required refused", "time property_reserved refused",
            ]
        )
    }

    @Test func `a super property that breaks a rule is left out, and the others stay`() {
        device.mixpanel.registerSuperProperties([
            "time": 1, "nan": Double.nan, "long": String(repeating: "x", count: 256), "fine": 1,
        ])
        device.call { $0.track(event: "e") }
        #expect(device.takeBodies()[0].contains(#""time":1767225600123,"fine":1}"#))
        #expect(
            device.problems.lines == [
                "long string_length left out", "nan finite left out",
                "time property_reserved left out",
            ]
        )
    }

    @Test func `super properties go with later events and lose to their own`() {
        let mixpanel = device.mixpanel
        mixpanel.registerSuperProperties(["a": 1, "b": 1, "time": 1])
        mixpanel.registerSuperPropertiesOnce(["a": 2, "c": 2])
        device.call { $0.track(event: "e", properties: ["b": 3]) }
        #expect(device.takeBodies()[0].contains(#"123,"a":1,"b":3,"c":2}"#))
        mixpanel.registerSuperPropertiesOnce(["a": 4, "c": 4, "d": 4], defaultValue: 2)
        mixpanel.unregisterSuperProperty("b")
        #expect(mixpanel.currentSuperProperties() as? [String: Int] == ["a": 1, "c": 4, "d": 4])
        mixpanel.clearSuperProperties()
        #expect(mixpanel.currentSuperProperties().isEmpty)
        #expect(device.problems.lines == ["time property_reserved left out"])
    }

    @Test func `flush makes no record and completes`() {
        var completions = 0
        device.mixpanel.flush()
        device.mixpanel.flush { completions += 1 }
        #expect(completions == 1)
        #expect(device.sink.records == [])
    }

    @Test func `an instance prints nothing of its token`() {
        var dumped = ""
        dump(device.mixpanel, to: &dumped)
        dump(device.mixpanel.people, to: &dumped)
        #expect(!dumped.contains("hush"))
    }
}
