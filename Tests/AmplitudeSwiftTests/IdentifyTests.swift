import AmplitudeSwift
import Testing
import VendorDelivery
import VendorTesting

@Suite struct IdentifyTests {
    let device = Device()

    private func body(_ operations: String) -> String {
        Device.head("$identify") + #","user_properties":\#(operations)}"#
    }

    @Test func `every operation goes under its name, in one record`() {
        let identify = Identify()
            .set(property: "plan", value: "pro").setOnce(property: "first", value: 1)
            .add(property: "rides", value: 2).add(property: "paid", value: 0.5)
            .append(property: "a", value: ["x"]).prepend(property: "b", value: true)
            .preInsert(property: "c", value: 1).postInsert(property: "d", value: 3.0)
            .remove(property: "e", value: "y").unset(property: "old")
        device.call { $0.identify(identify: identify) }
        let records = device.sink.take()
        #expect(
            records.map(\.body) == [
                body(
                    #"{"$add":{"paid":0.5,"rides":2},"$append":{"a":["x"]},"#
                        + #""$postInsert":{"d":3.0},"$preInsert":{"c":1},"$prepend":{"b":true},"#
                        + #""$remove":{"e":"y"},"$set":{"plan":"pro"},"$setOnce":{"first":1},"#
                        + #""$unset":{"old":"-"}}"#
                )
            ]
        )
        #expect(records.map(\.name) == ["$identify"])
        #expect(records.map(\.repetition) == [.safe])
        #expect(
            records.first?.parameters["$set"] == .object(["plan": .string("pro")])
        )
        #expect(device.problems.all == [])
    }

    @Test func `user properties are set`() {
        device.call { $0.identify(userProperties: ["plan": "pro", "rides": 3]) }
        #expect(device.takeBodies() == [body(#"{"$set":{"plan":"pro","rides":3}}"#)])
    }

    @Test func `a second operation on a property is left out and reported`() {
        let identify = Identify().set(property: "a", value: 1)
        identify.add(property: "a", value: 2)
        identify.unset(property: "")
        device.call { $0.identify(identify: identify) }
        #expect(device.takeBodies() == [body(#"{"$set":{"a":1}}"#)])
        #expect(
            device.problems.rules == [
                "a": AmplitudeLimits.operationCount, "": AmplitudeLimits.propertyName,
            ]
        )
    }

    @Test func `to clear all takes the place of every other operation`() {
        let identify = Identify().set(property: "a", value: 1).clearAll()
            .set(property: "b", value: 1)
        device.call { $0.identify(identify: identify) }
        #expect(device.takeBodies() == [body(#"{"$clearAll":"-"}"#)])
        #expect(
            device.problems.rules == [
                "a": AmplitudeLimits.operationCount, "b": AmplitudeLimits.operationCount,
            ]
        )
    }

    @Test func `what is left out is reported, and nothing is recorded without the rest`() {
        let other = Identify().set(property: "nan", value: Double.nan)
            .set(property: "none", value: nil)
        device.call { amplitude in
            amplitude.identify(identify: other)
            amplitude.identify(identify: Identify())
            amplitude.identify(userProperties: nil)
        }
        #expect(device.sink.records == [])
        #expect(
            device.problems.rules == [
                "nan": AmplitudeLimits.numberRange, "none": AmplitudeLimits.valueType,
            ]
        )
    }

    @Test func `a text beyond the limit keeps the whole back`() {
        let long = String(repeating: "x", count: 1_025)
        let identify = Identify().set(property: "a", value: 1).set(property: "b", value: long)
        device.call { $0.identify(identify: identify) }
        #expect(device.sink.records == [])
        #expect(device.problems.rules == ["b": AmplitudeLimits.stringLength])
    }

    @Test func `options of an identify are those of its event`() {
        device.call {
            $0.identify(userProperties: ["a": 1], options: EventOptions(insertId: "once"))
        }
        #expect(device.takeBodies()[0].contains(#""insert_id":"once""#))
    }

    @Test func `a group is told with the user, and set as a property too`() {
        device.call { $0.setGroup(groupType: "line", groupName: "harbour") }
        #expect(
            device.takeBodies() == [
                Device.head("$identify") + #","user_properties":{"$set":{"line":"harbour"}},"#
                    + #""groups":{"line":"harbour"}}"#
            ]
        )
    }
}
