import AnalyticsDiagnostics
import HeraldCore
import Testing

@testable import Profile

/// The default and the double, under the same rules.
@Suite struct SignInInstrumentationTests {
    enum Conforming: CaseIterable {
        case standard, recording

        func make() -> any SignInInstrumentation {
            switch self {
            case .standard:
                let analytics = RecordingAnalytics()
                return DefaultSignInInstrumentation(
                    events: analytics,
                    users: analytics,
                    errors: ErrorReporter(to: analytics)
                )
            case .recording: return RecordingSignInInstrumentation()
            }
        }
    }

    @Test(arguments: Conforming.allCases)
    func `an attempt ends once`(conforming: Conforming) {
        let instrumentation = conforming.make()
        #expect(instrumentation.signInStarted() == .inOrder)
        #expect(instrumentation.signInSucceeded(userId: "rider-1") == .inOrder)
        #expect(instrumentation.signInSucceeded(userId: "rider-1") == .outOfOrder)
        #expect(instrumentation.signInFailed(.malformedUserId) == .outOfOrder)
    }

    @Test(arguments: Conforming.allCases)
    func `nothing ends that was never started`(conforming: Conforming) {
        let instrumentation = conforming.make()
        #expect(instrumentation.signInSucceeded(userId: "rider-1") == .outOfOrder)
        #expect(instrumentation.signInFailed(.malformedUserId) == .outOfOrder)
        #expect(instrumentation.signedOut() == .outOfOrder)
    }

    @Test(arguments: Conforming.allCases)
    func `a failed attempt can be followed by another`(conforming: Conforming) {
        let instrumentation = conforming.make()
        instrumentation.signInStarted()
        #expect(instrumentation.signInFailed(.unanswered(.unreachable)) == .inOrder)
        #expect(instrumentation.signInStarted() == .inOrder)
        #expect(instrumentation.signInSucceeded(userId: "rider-1") == .inOrder)
    }

    @Test(arguments: Conforming.allCases)
    func `somebody signs out once`(conforming: Conforming) {
        let instrumentation = conforming.make()
        instrumentation.signInStarted()
        instrumentation.signInSucceeded(userId: "rider-1")
        #expect(instrumentation.signedOut() == .inOrder)
        #expect(instrumentation.signedOut() == .outOfOrder)
    }

    @Test func `the double records what came in its order`() {
        let recording = RecordingSignInInstrumentation()
        recording.signedOut()
        recording.signInStarted()
        recording.signInFailed(.malformedUserId)
        recording.signInSucceeded(userId: "rider-1")
        #expect(recording.calls == [.started, .failed(.malformedUserId)])
    }

    @Test func `what comes out of order tells nobody anything`() {
        let analytics = RecordingAnalytics()
        let instrumentation = DefaultSignInInstrumentation(
            events: analytics,
            users: analytics,
            errors: ErrorReporter(to: analytics)
        )
        instrumentation.signInSucceeded(userId: "rider-1")
        instrumentation.signInFailed(.unanswered(.unreachable))
        instrumentation.signedOut()
        #expect(analytics.calls.isEmpty)
    }
}
