import VendorDelivery

@testable import FirebaseAnalytics

extension LimitRow {
    static let people = [
        LimitRow(
            FirebaseRules.userPropertyCount,
            "p26",
            passes: [],
            breaks: [.property("p26", "canary")]
        ),
        LimitRow(
            FirebaseRules.userPropertyNameLength,
            text(25),
            passes: [.property(text(24), "canary")],
            breaks: [.property(text(25), "canary")]
        ),
        LimitRow(
            FirebaseRules.userPropertyNameForm,
            "",
            passes: [.property("Plan_2", "canary")],
            breaks: [.property("", "canary")]
        ),
        LimitRow(
            FirebaseRules.userPropertyNameForm,
            "gtag.x",
            passes: [.property("gtag", "canary")],
            breaks: [.property("gtag.x", "canary")]
        ),
        LimitRow(
            FirebaseRules.userPropertyPrefix,
            "google_x",
            passes: [.property("googles", "canary")],
            breaks: [.property("google_x", "canary")]
        ),
        LimitRow(
            FirebaseRules.userPropertyReserved,
            "first_open_time",
            passes: [.property("first_open", "canary")],
            breaks: [.property("first_open_time", "canary")]
        ),
        LimitRow(
            FirebaseRules.userPropertyValueLength,
            "plan",
            passes: [.property("plan", text(36)), .property("plan", "")],
            breaks: [.property("plan", text(37)), .property("plan", text(19, of: "😀"))]
        ),
        LimitRow(
            FirebaseRules.userID,
            passes: [.user(text(256)), .user("u")],
            breaks: [.user(text(257)), .user(""), .user(text(129, of: "😀"))]
        ),
        LimitRow(
            FirebaseRules.appInstanceIDForm,
            "app_instance_id",
            stream: .app(firebaseAppID: "1:2:ios:a", appInstanceID: text(32), secret: Secret("")),
            passes: [],
            breaks: [.event(["a": "canary"])]
        ),
        LimitRow(
            FirebaseRules.clientIDForm,
            "client_id",
            stream: .web(measurementID: "G-ABC", clientID: "", secret: Secret("")),
            passes: [],
            breaks: [.event(["a": "canary"])]
        ),
    ]
}
