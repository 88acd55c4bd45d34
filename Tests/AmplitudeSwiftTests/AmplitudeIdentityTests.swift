import AmplitudeSwift
import Synchronization
import Testing
import VendorDelivery
import VendorTesting

@Suite struct AmplitudeIdentityTests {
    let device = Device()
    private static let minute = 60_000

    @Test func `events name the device, and the user once there is one`() {
        device.call { amplitude in
            amplitude.track(eventType: "before")
            amplitude.setUserId(userId: "user-1")
            amplitude.track(eventType: "after")
            amplitude.setUserId(userId: nil)
            amplitude.track(eventType: "later")
        }
        let bodies = device.takeBodies()
        #expect(bodies.map { $0.contains(#""user_id":"user-1""#) } == [false, true, false])
        #expect(bodies.map { $0.contains("user") } == [false, true, false])
        #expect(bodies.allSatisfy { $0.contains(#""device_id":"device-1""#) })
    }

    @Test func `a reset forgets the user, and takes a new device and session`() {
        device.call { amplitude in
            amplitude.setUserId(userId: "user-1")
            amplitude.track(eventType: "before")
        }
        device.call(after: 1) { amplitude in
            amplitude.reset()
            #expect(amplitude.getSessionId() == -1)
            amplitude.track(eventType: "after")
        }
        let bodies = device.takeBodies()
        #expect(bodies[0].contains(#""user_id":"user-1","device_id":"device-1""#))
        #expect(bodies[1].contains(#"{"event_type":"after","device_id":"device-2","#))
        #expect(bodies[1].contains(#""session_id":1767225600124,"#))
    }

    @Test func `a device id is made once, when it is needed`() {
        device.amplitude.setUserId(userId: "user-1")
        #expect(device.minted.value == 0)
        #expect(device.amplitude.getDeviceId() == "device-1")
        device.call { $0.track(eventType: "e") }
        #expect(device.minted.value == 1)
        device.amplitude.setDeviceId(deviceId: "device-7")
        #expect(device.amplitude.getDeviceId() == "device-7")
        device.amplitude.setDeviceId(deviceId: nil)
        #expect(device.amplitude.getDeviceId() == "device-2")
    }

    @Test func `an id that Amplitude would remove names nobody, and no other device`() {
        device.amplitude.setUserId(userId: "user-1").setDeviceId(deviceId: "device-7")
        device.amplitude.setUserId(userId: "none").setDeviceId(deviceId: "none")
        #expect(device.amplitude.getUserId() == nil)
        #expect(device.amplitude.getDeviceId() == "device-7")
        #expect(device.problems.all.map(\.record) == ["setUserId", "setDeviceId"])
        #expect(device.problems.all.allSatisfy { $0.rule == AmplitudeLimits.idRefused })
    }

    @Test func `ids may be as short as the configuration says`() {
        let device = Device(minIdLength: 2, devicePrefix: "")
        device.amplitude.setUserId(userId: "u1")
        #expect(device.amplitude.getUserId() == "u1")
        device.amplitude.setUserId(userId: "u")
        #expect(device.problems.rules == ["user_id": AmplitudeLimits.idLength])
        device.call { $0.track(eventType: "e") }
        #expect(device.sink.records == [])
        #expect(device.problems.rules["device_id"] == AmplitudeLimits.idLength)
        device.amplitude.setDeviceId(deviceId: "d1")
        device.call { $0.track(eventType: "e") }
        #expect(device.sink.records.count == 1)
    }

    @Test(arguments: [
        ([0, 1, 2], [0, 0, 0]),
        ([0, 5 * minute - 1, 10 * minute - 2], [0, 0, 0]),
        ([0, 5 * minute, 10 * minute - 1], [0, 5 * minute, 5 * minute]),
        ([0, -minute, minute], [0, 0, 0]),
    ])
    func `a session ends when nothing happens for five minutes`(times: [Int], sessions: [Int]) {
        var begun: [Int64] = []
        for time in times {
            device.call(after: time) { amplitude in
                amplitude.track(eventType: "e")
                begun.append(amplitude.getSessionId())
            }
        }
        let expected = sessions.map { 1_767_225_600_123 + $0 }
        #expect(begun == expected.map(Int64.init))
        let written = zip(device.takeBodies(), expected).map { body, session in
            body.contains(#""session_id":\#(session),"#)
        }
        #expect(written == [true, true, true])
    }

    @Test func `there is no session before the first event`() {
        #expect(device.amplitude.getSessionId() == -1)
    }

    @Test func `nothing is recorded, minted or reported while opted out`() {
        let device = Device(optOut: true)
        device.call { amplitude in
            amplitude.track(eventType: "e", eventProperties: ["nan": Double.nan])
            amplitude.track(eventType: "$identify")
            amplitude.identify(userProperties: ["plan": "pro", "nan": Double.nan])
            amplitude.setGroup(groupType: "line", groupName: "")
            amplitude.revenue(revenue: Revenue())
            amplitude.flush()
        }
        #expect(device.amplitude.configuration.optOut)
        #expect(device.amplitude.getDeviceId() == nil)
        #expect(device.amplitude.getSessionId() == -1)
        #expect(device.sink.records == [])
        #expect(device.minted.value == 0)
        #expect(device.problems.all == [])
    }

    @Test func `an opt-out can be changed at any time, and keeps the person`() {
        device.call { amplitude in
            amplitude.setUserId(userId: "user-1")
            amplitude.track(eventType: "before")
            amplitude.configuration.optOut = true
            amplitude.track(eventType: "out")
            amplitude.configuration.optOut = false
            amplitude.track(eventType: "after")
        }
        let records = device.sink.take()
        #expect(records.map(\.name) == ["before", "after"])
        #expect(records.last?.body.contains(#""user_id":"user-1","device_id":"device-1""#) == true)
    }

    @Test func `an opt-out while properties are read keeps the event back`() {
        let sink = DryRun()
        let holder = ConfigurationHolder()
        let configuration = Configuration(
            apiKey: Secret("hush"),
            sink: sink,
            report: { _ in holder.configuration?.optOut = true }
        )
        holder.hold(configuration)
        let amplitude = Amplitude(configuration: configuration)
        amplitude.track(eventType: "e", eventProperties: ["nan": Double.nan])
        #expect(configuration.optOut)
        #expect(sink.records == [])
    }
}

private final class ConfigurationHolder: Sendable {
    private let held = Mutex<Configuration?>(nil)

    var configuration: Configuration? { held.withLock { $0 } }

    func hold(_ configuration: Configuration) {
        held.withLock { $0 = configuration }
    }
}
