import AnalyticsDiagnostics
import HeraldCore
import HeraldTesting
import Testing

@testable import Profile

@Suite struct ProfileJourneyTests {
    private let analytics = FakeAnalyticsProvider()
    private let accounts = SimulatedAccounts()

    private func journey(userId: String? = nil) -> ProfileJourney {
        ProfileJourney(
            userId: userId,
            accounts: accounts,
            instrumentation: DefaultProfileInstrumentation(
                isSignedIn: userId != nil,
                events: analytics,
                users: analytics,
                errors: ErrorReporter(to: analytics)
            ),
            events: analytics
        )
    }

    private static func action(_ action: ProfileAction) -> AnalyticsRecord {
        .tracked(RecordingAnalytics.events { Tap.now(action, to: $0) {} }[0])
    }

    @Test func `somebody is identified before their first event`() throws {
        var journey = journey()
        try journey.signIn("rider-1")
        #expect(
            analytics.records == [
                Self.action(.signIn), .identified(Identity(userId: "rider-1")),
                .tracked(SignedIn()),
            ]
        )
        #expect(journey.userId == "rider-1")
    }

    @Test func `the last event of somebody who signs out is theirs`() {
        var journey = journey(userId: "rider-1")
        journey.signOut()
        #expect(analytics.records == [Self.action(.signOut), .tracked(SignedOut()), .reset])
        #expect(journey.userId == nil)
    }

    @Test func `another person signs the one before out`() throws {
        var journey = journey(userId: "rider-1")
        try journey.signIn("rider-2")
        #expect(
            analytics.records == [
                Self.action(.signIn), .tracked(SignedOut()), .reset,
                .identified(Identity(userId: "rider-2")), .tracked(SignedIn()),
            ]
        )
    }

    @Test func `signing out without being signed in is a tap and nothing else`() {
        var journey = journey()
        journey.signOut()
        #expect(analytics.records == [Self.action(.signOut)])
    }

    @Test(arguments: [
        "", "rider@example.com", "rider 1", "räder", String(repeating: "a", count: 65),
    ])
    func `what is no user id signs nobody in`(userId: String) {
        var journey = journey()
        #expect(throws: SignInError.malformedUserId) { try journey.signIn(userId) }
        #expect(journey.userId == nil)
        #expect(analytics.records == [Self.action(.signIn)])
    }

    @Test func `an id of 64 characters is one`() throws {
        var journey = journey()
        let userId = String(repeating: "a", count: 64)
        try journey.signIn(userId)
        #expect(journey.userId == userId)
    }

    @Test func `accounts that can't be reached are an error, and whoever was signed in stays`() {
        accounts.setOffline(true)
        var journey = journey(userId: "rider-1")
        #expect(throws: SignInError.unanswered(.unreachable)) { try journey.signIn("rider-2") }
        #expect(journey.userId == "rider-1")
        analytics.expectParameters(
            of: "app_error",
            are: ["operation": "sign_in", "error_domain": "profile.accounts", "error_code": 1]
        )
        analytics.expectNotTracked("signed_in")
    }

    @Test(arguments: ProfileField.allCases)
    func `an edit says which field, and no more`(field: ProfileField) {
        journey().edit(field)
        analytics.expectParameters(of: ProfileEdited.self, are: ["field": .string(field.rawValue)])
    }

    @Test func `the journey names no event: its instrumentation is told what happened`() throws {
        let recording = RecordingProfileInstrumentation()
        var journey = ProfileJourney(
            accounts: accounts,
            instrumentation: recording,
            events: analytics
        )
        try journey.signIn("rider-1")
        journey.edit(.homeStop)
        journey.signOut()
        #expect(
            recording.calls == [
                .started, .succeeded(userId: "rider-1"), .edited(.homeStop), .signedOut,
            ]
        )
        #expect(analytics.events.allSatisfy { $0.name == "user_action" })
    }

    @Test func `the screen is tracked once a visit`() {
        var journey = journey()
        journey.open()
        journey.phaseChanged(to: .background)
        journey.phaseChanged(to: .active)
        journey.leave()
        journey.phaseChanged(to: .background)
        journey.phaseChanged(to: .active)
        #expect(analytics.events.map(\.name) == ["profile", "profile"])
    }

    @Test func `there is an example of each event`() {
        let names = Set(ProfileAnalytics.examples.map(\.name))
        let expected: Set = [
            "profile", "user_action", "app_error", "signed_in", "signed_out", "profile_edited",
        ]
        #expect(names == expected)
    }
}
