import Mixpanel
import Testing
import VendorDelivery
import VendorTesting

@Suite struct PeopleTests {
    struct Operation: Sendable {
        let perform: @Sendable (People) -> Void
        let name: String
        let value: String
        let repetition: VendorRecord.Repetition
    }

    static let operations = [
        Operation(
            perform: { $0.set(property: "plan", to: "pro") },
            name: "$set",
            value: #"{"plan":"pro"}"#,
            repetition: .safe
        ),
        Operation(
            perform: { $0.set(properties: ["b": 2, "a": true]) },
            name: "$set",
            value: #"{"a":true,"b":2}"#,
            repetition: .safe
        ),
        Operation(
            perform: { $0.setOnce(properties: ["a": 1]) },
            name: "$set_once",
            value: #"{"a":1}"#,
            repetition: .safe
        ),
        Operation(
            perform: { $0.unset(properties: ["a", "b"]) },
            name: "$unset",
            value: #"["a","b"]"#,
            repetition: .safe
        ),
        Operation(
            perform: { $0.increment(property: "a", by: 1) },
            name: "$add",
            value: #"{"a":1.0}"#,
            repetition: .once
        ),
        Operation(
            perform: { $0.increment(properties: ["a": 1, "b": -2.5]) },
            name: "$add",
            value: #"{"a":1,"b":-2.5}"#,
            repetition: .once
        ),
        Operation(
            perform: { $0.append(properties: ["a": "x"]) },
            name: "$append",
            value: #"{"a":"x"}"#,
            repetition: .once
        ),
        Operation(
            perform: { $0.remove(properties: ["a": "x"]) },
            name: "$remove",
            value: #"{"a":"x"}"#,
            repetition: .once
        ),
        Operation(
            perform: { $0.union(properties: ["a": ["x", "y"]]) },
            name: "$union",
            value: #"{"a":["x","y"]}"#,
            repetition: .safe
        ),
        Operation(
            perform: { $0.trackCharge(amount: 9.99, properties: ["order": "o-1"]) },
            name: "$append",
            value: #"{"$transactions":{"$amount":9.99,"$time":"2026-01-01T00:00:00.123Z","#
                + #""order":"o-1"}}"#,
            repetition: .once
        ),
        Operation(
            perform: { $0.clearCharges() },
            name: "$set",
            value: #"{"$transactions":[]}"#,
            repetition: .safe
        ),
        Operation(
            perform: { $0.deleteUser() },
            name: "$delete",
            value: #""""#,
            repetition: .safe
        ),
    ]

    @Test(arguments: operations)
    func `an operation is one record of its own, byte for byte`(operation: Operation) {
        let device = Device()
        device.call { mixpanel in
            mixpanel.identify(distinctId: "user-1")
            operation.perform(mixpanel.people)
        }
        let records = device.sink.take()
        let parameters = records.first?.parameters ?? [:]
        let isObject = operation.value.hasPrefix("{")
        #expect(
            text(of: parameters)
                == (isObject ? operation.value : "{\"\(operation.name)\":\(operation.value)}")
        )
        let expected = VendorRecord(
            vendor: "mixpanel",
            endpoint: "engage",
            name: operation.name,
            parameters: parameters,
            key: RecordKey(rawValue: 0xABC),
            time: Device.start,
            body: #"{"$distinct_id":"user-1","$time":1767225600123,"#
                + #""\#(operation.name)":\#(operation.value)}"#,
            repetition: operation.repetition,
            isRevenue: operation.value.contains(#""$amount""#)
        )
        #expect(records == [expected])
    }

    private func text(of parameters: JSONMembers) -> String? {
        var json = JSONText()
        return json.value(.object(parameters)) ? json.text : nil
    }

    @Test func `what isn't finite is left out, and with nothing left nothing is recorded`() {
        let device = Device()
        device.call { mixpanel in
            mixpanel.people.set(properties: ["nan": Double.nan, "fine": 1])
            mixpanel.people.increment(property: "far", by: .infinity)
            mixpanel.people.set(properties: [:])
            mixpanel.people.unset(properties: [])
        }
        #expect(device.takeBodies().map { $0.hasSuffix(#""$set":{"fine":1}}"#) } == [true])
        #expect(device.problems.lines == ["far finite refused", "nan finite left out"])
    }

    @Test func `a charge is revenue, and other operations are not`() {
        let device = Device()
        device.call { mixpanel in
            mixpanel.people.trackCharge(amount: 1)
            mixpanel.people.clearCharges()
            mixpanel.people.increment(property: "rides", by: 1)
        }
        #expect(device.sink.records.map(\.isRevenue) == [true, false, false])
    }
}
