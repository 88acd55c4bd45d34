import FirebaseAnalytics

extension Vendor {
    /// Calls at a limit, of which each makes one request.
    static let firebaseAtLimits: [Calls] = [
        { $0.firebase.logEvent(text(40), parameters: [text(40): text(100)]) },
        { $0.firebase.logEvent("e", parameters: ["a": text(50, of: "😀")]) },
        { $0.firebase.logEvent("e", parameters: BrokenRequest.numbered(23)) },
        { phone in
            phone.firebase.setUserID(text(256))
            phone.firebase.setUserProperty(text(36), forName: text(24))
            for number in 1..<25 { phone.firebase.setUserProperty("", forName: "p\(number)") }
            phone.firebase.logEvent("e", parameters: nil)
        },
        { phone in
            let item = BrokenRequest.numbered(10).mapValues(String.init)
                .merging(["item_id": text(100)]) { $1 }
            phone.firebase.logEvent("e", parameters: ["items": Array(repeating: item, count: 200)])
        },
    ]
}
