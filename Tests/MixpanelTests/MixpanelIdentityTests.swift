import Mixpanel
import Testing
import VendorDelivery
import VendorTesting

@Suite struct MixpanelIdentityTests {
    let device = Device()

    @Test func `events name the device, and the user from identify on`() {
        device.call { mixpanel in
            mixpanel.track(event: "before")
            mixpanel.identify(distinctId: "user-1")
            mixpanel.track(event: "after")
        }
        let bodies = device.takeBodies()
        #expect(bodies.count == 2)
        #expect(bodies[0].contains(#""distinct_id":"$device:d-1""#))
        #expect(!bodies[0].contains("$user_id"))
        #expect(bodies[1].contains(#""$device_id":"d-1""#))
        #expect(bodies[1].contains(#""$user_id":"user-1""#))
        #expect(bodies[1].contains(#""distinct_id":"user-1""#))
    }

    @Test func `a reset takes a new device id and forgets user and super properties`() {
        device.call { mixpanel in
            mixpanel.identify(distinctId: "user-1")
            mixpanel.registerSuperProperties(["kind": "old"])
            mixpanel.track(event: "before")
            mixpanel.reset()
            mixpanel.track(event: "after")
            mixpanel.people.set(property: "plan", to: "pro")
        }
        let bodies = device.takeBodies()
        #expect(bodies[0].contains(#""$device_id":"d-1""#))
        #expect(bodies[1].contains(#""distinct_id":"$device:d-2""#))
        #expect(!bodies[1].contains("user-1"))
        #expect(!bodies[1].contains("kind"))
        #expect(bodies[2].contains(#""$distinct_id":"$device:d-2""#))
    }

    @Test func `a device id is made when the first record needs it`() {
        device.mixpanel.registerSuperProperties(["a": 1])
        device.mixpanel.identify(distinctId: "user-1")
        device.call { $0.people.set(property: "plan", to: "pro") }
        #expect(device.minted.value == 0)
        device.call { $0.track(event: "e") }
        #expect(device.minted.value == 1)
        #expect(device.mixpanel.distinctId == "user-1")
    }

    @Test func `a profile is the device's when identify was told not to use people`() {
        device.call { mixpanel in
            mixpanel.identify(distinctId: "user-1", usePeople: false)
            mixpanel.people.set(property: "plan", to: "pro")
        }
        #expect(device.takeBodies()[0].hasPrefix(#"{"$distinct_id":"$device:d-1","#))
    }

    @Test(arguments: ["", "null", "Anonymous", String(repeating: "x", count: 256)])
    func `a refused identity changes nothing, and the call completes`(id: String) {
        var completions = 0
        device.mixpanel.identify(distinctId: "user-1")
        device.mixpanel.identify(distinctId: id) { completions += 1 }
        #expect(completions == 1)
        #expect(device.problems.all.map(\.record) == ["identify"])
        #expect(device.mixpanel.distinctId == "user-1")
    }

    @Test func `nothing is recorded or minted while opted out`() {
        let device = Device(optOutTrackingByDefault: true)
        device.call { mixpanel in
            mixpanel.track(event: "e")
            mixpanel.people.trackCharge(amount: 1)
            mixpanel.track(event: "", properties: ["nan": Double.nan])
            mixpanel.people.trackCharge(amount: .nan)
        }
        #expect(device.problems.all == [])
        #expect(device.mixpanel.hasOptedOutTracking())
        #expect(device.mixpanel.distinctId == "")
        #expect(device.sink.records == [])
        #expect(device.minted.value == 0)
    }

    @Test func `an identity given before opting in is used afterwards`() {
        let device = Device(optOutTrackingByDefault: true)
        device.mixpanel.identify(distinctId: "user-1")
        device.mixpanel.optInTracking()
        #expect(device.sink.records == [])
        device.call { $0.track(event: "e") }
        #expect(device.takeBodies()[0].contains(#""$user_id":"user-1""#))
    }

    @Test func `opting out sends nothing more and forgets everything`() {
        device.call { mixpanel in
            mixpanel.identify(distinctId: "user-1")
            mixpanel.registerSuperProperties(["kind": "old"])
            mixpanel.track(event: "before")
            mixpanel.optOutTracking()
            mixpanel.track(event: "out")
            mixpanel.optInTracking(distinctId: "user-2", properties: ["by": "tap"])
        }
        let records = device.sink.take()
        #expect(records.map(\.name) == ["before", "$opt_in"])
        #expect(records[1].body.contains(#""$device_id":"d-2""#))
        #expect(records[1].body.contains(#""$user_id":"user-2","distinct_id":"user-2""#))
        #expect(records[1].body.contains(#""by":"tap""#))
        #expect(!records[1].body.contains("kind"))
        #expect(!device.mixpanel.hasOptedOutTracking())
    }
}
