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
            ("choose single", "rider-1"), ("sign out", "rider-1"), ("back", nil),
            ("choose month", "rider-2"),
        ]
        let changes: Set = ["sign in rider-1", "sign in rider-2"]
        let actions = Set(flow.requests.map(\.action))
        #expect(actions == Set(people.map(\.action)).union(changes))
        for (action, person) in people {
            for record in (flow.firebase + flow.mixpanel) where record.action == action {
                guard record.name != "$set" else { continue }
                #expect(record.userId == person, "\(action): \(record.name)")
            }
        }
    }

    @Test func `the tap before a sign-in is nobody's, and what comes of it is theirs`() {
        let signedIn = flow.firebase.filter { $0.action.hasPrefix("sign in") }
        #expect(signedIn.map(\.name) == ["user_action", "signed_in", "user_action", "signed_in"])
        #expect(signedIn.map(\.userId) == [nil, "rider-1", nil, "rider-2"])
    }

    @Test func `a device gets a new id when a person leaves it`() throws {
        let devices = flow.mixpanel.compactMap { record in
            record.automatic["$device_id"]?.text.map { (action: record.action, id: $0) }
        }
        let left = try #require(devices.firstIndex { $0.action == "sign out" })
        let before = Set(devices[...left].map(\.id))
        let after = Set(devices[(left + 1)...].map(\.id))
        #expect(before.count == 1 && after.count == 1)
        #expect(before.isDisjoint(with: after))
        let unknown = flow.mixpanel.compactMap { record in
            record.automatic["distinct_id"]?.text ?? record.automatic["$distinct_id"]?.text
        }.filter { $0.hasPrefix("$device:") }
        #expect(Set(unknown) == Set(before.map { "$device:\($0)" }))
    }

    @Test func `Firebase's installation stays the same`() {
        let bodies = flow.requests.filter { $0.vendor == "firebase" }.map(\.body)
        #expect(Set(bodies.compactMap { $0["app_instance_id"]?.text }).count == 1)
        #expect(bodies.allSatisfy { $0["app_instance_id"] != nil })
    }
}
