import Testing

@testable import moove

@Suite struct SignInOutFlowTests {
    private let flow: PlayedFlow

    init() throws {
        flow = try PlayedFlow("sign-in-out")
    }

    @Test func `requests name the person who is signed in, and nobody else`() {
        let people: [(action: String, person: String?)] = [
            ("launch", nil), ("tap tickets", nil), ("choose adult", nil),
            ("choose single", "rider-1"), ("back", nil), ("choose month", "rider-2"),
        ]
        let actions = Set(flow.requests.map(\.action))
        #expect(actions == Set(people.map(\.action)))
        for (action, person) in people {
            for record in (flow.firebase + flow.mixpanel) where record.action == action {
                guard record.name != "$set" else { continue }
                #expect(record.userId == person, "\(action): \(record.name)")
            }
        }
    }

    @Test func `a device gets a new id when a person leaves it`() throws {
        let devices = flow.mixpanel.compactMap { record in
            record.automatic["$device_id"]?.text.map { (record.action, $0) }
        }
        #expect(
            devices.map(\.0) == ["tap tickets", "choose adult", "choose single", "choose month"]
        )
        #expect(Set(devices.prefix(3).map(\.1)).count == 1)
        #expect(devices[3].1 != devices[0].1)
        let ids = flow.mixpanel.map { record in
            record.automatic["distinct_id"]?.text ?? record.automatic["$distinct_id"]?.text
        }
        let before = "$device:\(devices[0].1)"
        #expect(ids == [before, before, before, "rider-1", "rider-2"])
    }

    @Test func `Firebase's installation stays the same`() {
        let bodies = flow.requests.filter { $0.vendor == "firebase" }.map(\.body)
        #expect(Set(bodies.compactMap { $0["app_instance_id"]?.text }).count == 1)
        #expect(bodies.allSatisfy { $0["app_instance_id"] != nil })
    }
}
