import VendorDelivery

@testable import FirebaseAnalytics

extension LimitRow {
    static let people = [
        LimitRow(
            FirebaseLimits.userPropertyCount,
            "p26",
            passes: [],
            breaks: [.property("p26", "canary")]
        ),
        LimitRow(
            FirebaseLimits.userPropertyNameLength,
            text(25),
            passes: [.property(text(24), "canary")],
            breaks: [.property(text(25), "canary")]
        ),
        LimitRow(
            FirebaseLimits.userPropertyNameForm,
            "",
            passes: [.property("Plan_2", "canary")],
            breaks: [.property("", "canary")]
        ),
        LimitRow(
            FirebaseLimits.userPropertyNameForm,
            "gtag.x",
            passes: [.property("gtag", "canary")],
            breaks: [.property("gtag.x", "canary")]
        ),
        LimitRow(
            FirebaseLimits.userPropertyPrefix,
            "google_x",
            passes: [.property("googles", "canary")],
            breaks: [.property("google_x", "canary")]
        ),
        LimitRow(
            FirebaseLimits.userPropertyReserved,
            "first_open_time",
            passes: [.property("first_open", "canary")],
            breaks: [.property("first_open_time", "canary")]
        ),
        LimitRow(
            FirebaseLimits.userPropertyValueLength,
            "plan",
            passes: [.property("plan", text(36)), .property("plan", "")],
            breaks: [.property("plan", text(37)), .property("plan", text(19, of: "😀"))]
        ),
        LimitRow(
            FirebaseLimits.userID,
            passes: [.user(text(256)), .user("u")],
            breaks: [.user(text(257)), .user(""), .user(text(129, of: "😀"))]
        ),
        LimitRow(
            FirebaseLimits.appInstanceIDForm,
            "app_instance_id",
            stream: .app(firebaseAppID: "1:2:ios:a", appInstanceID: text(32), secret: Secret("")),
            passes: [],
            breaks: [.event(["a": "canary"])]
        ),
        LimitRow(
            FirebaseLimits.clientIDForm,
            "client_id",
            stream: .web(measurementID: "G-ABC", clientID: "", secret: Secret("")),
            passes: [],
            breaks: [.event(["a": "canary"])]
        ),
    ]
}
