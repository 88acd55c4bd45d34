import AmplitudeSwift
import Testing
import VendorDelivery
import VendorTesting

@Suite struct AmplitudeRulesTests {
    let device = Device()
    private static let longest = String(repeating: "x", count: 1_024)

    @Test(
        arguments: [
            ("", .empty), ("$identify", .reserved), ("$groupidentify", .reserved),
            ("[Amplitude] Start Session", .reserved), ("[Amplitude] End Session", .reserved),
            ("[Amplitude] Revenue", .reserved), ("[Amplitude] Revenue (Verified)", .reserved),
            ("[Amplitude] Revenue (Unverified)", .reserved), ("[Amplitude] Merged User", .reserved),
            (longest + "x", .tooLong(limit: 1_024)),
        ] as [(String, RecordProblem.Reason)]
    )
    func `an event of a name that Amplitude keeps is refused`(
        name: String,
        reason: RecordProblem.Reason
    ) {
        device.call { $0.track(eventType: name, eventProperties: ["a": 1]) }
        #expect(device.sink.records == [])
        let problem = RecordProblem(vendor: "amplitude", record: name, key: nil, reason: reason)
        #expect(device.problems.all == [problem])
    }

    @Test(arguments: ["[Amplitude] Screen Viewed", "revenue", longest])
    func `an event of another name goes`(name: String) {
        device.call { $0.track(eventType: name) }
        #expect(device.sink.records.map(\.name) == [name])
    }

    @Test(
        arguments: [
            ["v": longest + "x"], ["v": ["a", longest + "x"]], ["v": ["a": longest + "x"]],
            ["v": [longest + "x": 1]], ["v": String(repeating: "😀", count: 513)],
        ] as [[String: any Sendable]]
    )
    func `a text of more than 1,024 characters keeps the event back`(
        properties: [String: any Sendable]
    ) {
        device.call { $0.track(eventType: "e", eventProperties: properties) }
        #expect(device.sink.records == [])
        #expect(
            device.problems.all == [
                RecordProblem(
                    vendor: "amplitude",
                    record: "e",
                    key: "v",
                    reason: .tooLong(limit: 1_024),
                    isRecordRefused: true
                )
            ]
        )
    }

    @Test(arguments: [longest, String(repeating: "é", count: 1_024)])
    func `a text of 1,024 characters goes`(text: String) {
        device.call { $0.track(eventType: "e", eventProperties: ["v": text, text: 1]) }
        #expect(device.sink.records.map { $0.parameters["v"] } == [.string(text)])
    }

    @Test(arguments: [(39, true), (40, false)])
    func `properties have at most 40 levels, the first included`(levels: Int, isTaken: Bool) {
        var value: Any = []
        for _ in 1..<levels { value = [value] }
        device.call { $0.track(eventType: "e", eventProperties: ["v": value]) }
        #expect(device.sink.records.count == (isTaken ? 1 : 0))
        #expect(device.problems.reasons == (isTaken ? [:] : ["v": .tooDeep(limit: 40)]))
    }

    @Test(
        arguments: [
            ("", .empty), ("anonymous", .forbidden), ("Unknown", .forbidden), ("0", .forbidden),
            ("-1", .forbidden), ("N/A", .forbidden), ("LMY47D", .forbidden), ("{}", .forbidden),
            ("00000000-0000-0000-0000-000000000000", .forbidden), ("none", .forbidden),
            ("four", .tooShort(limit: 5)), (longest + "x", .tooLong(limit: 1_024)),
        ] as [(String, RecordProblem.Reason)]
    )
    func `an id that Amplitude would remove is refused, and nobody is named`(
        id: String,
        reason: RecordProblem.Reason
    ) {
        device.amplitude.setUserId(userId: "user-1").setDeviceId(deviceId: "device-7")
        device.amplitude.setUserId(userId: id).setDeviceId(deviceId: id)
        #expect(device.amplitude.getUserId() == nil)
        #expect(device.amplitude.getDeviceId() == "device-7")
        #expect(device.problems.reasons == ["user_id": reason, "device_id": reason])
        #expect(device.problems.all.map(\.record) == ["setUserId", "setDeviceId"])
        #expect(
            !device.problems.all.contains { !id.isEmpty && $0.description.contains("'\(id)'") }
        )
    }

    @Test(
        arguments: [
            ("user_id", "nil", .forbidden), ("device_id", "four", .tooShort(limit: 5)),
            ("insert_id", "", .empty), ("insert_id", longest + "x", .tooLong(limit: 1_024)),
        ] as [(String, String, RecordProblem.Reason)]
    )
    func `an event whose own ids Amplitude would remove is refused`(
        key: String,
        id: String,
        reason: RecordProblem.Reason
    ) {
        let options = EventOptions(
            userId: key == "user_id" ? id : nil,
            deviceId: key == "device_id" ? id : nil,
            insertId: key == "insert_id" ? id : nil
        )
        device.call { $0.track(eventType: "e", options: options) }
        #expect(device.sink.records == [])
        #expect(device.problems.reasons == [key: reason])
    }

    @Test func `ids may be as short as the configuration says`() {
        let device = Device(minIdLength: 2, devicePrefix: "")
        device.amplitude.setUserId(userId: "u1")
        #expect(device.amplitude.getUserId() == "u1")
        device.amplitude.setUserId(userId: "u")
        #expect(device.problems.reasons == ["user_id": .tooShort(limit: 2)])
        device.call { $0.track(eventType: "e") }
        #expect(device.sink.records == [])
        #expect(device.problems.reasons["device_id"] == .tooShort(limit: 2))
        device.amplitude.setDeviceId(deviceId: "d1")
        device.call { $0.track(eventType: "e") }
        #expect(device.sink.records.count == 1)
    }
}
