import Mixpanel

extension Vendor {
    /// Calls at a limit, of which each makes one request.
    static let mixpanelAtLimits: [Calls] = [
        { $0.mixpanel.track(event: text(255), properties: [text(255): text(255)]) },
        { $0.mixpanel.track(event: text(63, of: "😀")) },
        { $0.mixpanel.track(event: "e", properties: BrokenRequest.numbered(249)) },
        { $0.mixpanel.track(event: "e", properties: ["a": BrokenRequest.numbered(254)]) },
        { $0.mixpanel.track(event: "e", properties: ["a": [[["b"]]]]) },
        { $0.mixpanel.track(event: "e", properties: ["a": Array(repeating: 1, count: 254)]) },
        { phone in
            let list = Array(repeating: text(250), count: 32)
            phone.mixpanel.track(event: "e", properties: ["a": list])
        },
        { phone in
            phone.mixpanel.identify(distinctId: text(255))
            phone.mixpanel.people.set(property: text(255), to: text(255))
        },
    ]
}
