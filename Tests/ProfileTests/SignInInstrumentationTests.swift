import AnalyticsDiagnostics
import HeraldCore
import HeraldTesting
import Testing

@testable import Profile

/// The default and the double, through one table.
@Suite struct SignInInstrumentationTests {
    enum Hook: String {
        case start, succeed, fail, signOut

        func call(_ instrumentation: any SignInInstrumentation) -> SignInStep {
            switch self {
            case .start: instrumentation.signInStarted()
            case .succeed: instrumentation.signInSucceeded(userId: "rider-1")
            case .fail: instrumentation.signInFailed(.unanswered(.unreachable))
            case .signOut: instrumentation.signedOut()
            }
        }
    }

    enum Conforming: CaseIterable {
        case standard, recording

        func make(isSignedIn: Bool) -> any SignInInstrumentation {
            switch self {
            case .standard: Self.standard(to: FakeAnalyticsProvider(), isSignedIn: isSignedIn)
            case .recording: RecordingSignInInstrumentation(isSignedIn: isSignedIn)
            }
        }

        static func standard(
            to analytics: FakeAnalyticsProvider,
            isSignedIn: Bool
        ) -> DefaultSignInInstrumentation {
            DefaultSignInInstrumentation(
                isSignedIn: isSignedIn,
                events: analytics,
                users: analytics,
                errors: ErrorReporter(to: analytics)
            )
        }
    }

    /// A person at the start, what happens then, and the answers.
    private static let scripts: [(isSignedIn: Bool, hooks: String, answers: [SignInStep])] = [
        (false, "start succeed signOut", [.inOrder, .inOrder, .inOrder]),
        (false, "start fail start succeed", [.inOrder, .inOrder, .inOrder, .inOrder]),
        (false, "start start succeed", [.inOrder, .inOrder, .inOrder]),
        (false, "succeed fail signOut", [.neverStarted, .neverStarted, .neverStarted]),
        (false, "start succeed succeed fail", [.inOrder, .inOrder, .alreadyDone, .alreadyDone]),
        (false, "start fail succeed fail", [.inOrder, .inOrder, .alreadyDone, .alreadyDone]),
        (false, "start fail signOut", [.inOrder, .inOrder, .neverStarted]),
        (false, "start succeed signOut signOut", [.inOrder, .inOrder, .inOrder, .alreadyDone]),
        (true, "signOut signOut", [.inOrder, .alreadyDone]),
        (true, "succeed fail signOut", [.neverStarted, .neverStarted, .inOrder]),
        (true, "start signOut succeed signOut", [.inOrder, .inOrder, .inOrder, .inOrder]),
        (true, "start fail signOut", [.inOrder, .inOrder, .inOrder]),
    ]

    @Test(arguments: Conforming.allCases, scripts)
    func `hooks come in one order, whoever was signed in at first`(
        conforming: Conforming,
        script: (isSignedIn: Bool, hooks: String, answers: [SignInStep])
    ) throws {
        let instrumentation = conforming.make(isSignedIn: script.isSignedIn)
        #expect(try Self.play(script.hooks, on: instrumentation) == script.answers)
        if let recording = instrumentation as? RecordingSignInInstrumentation {
            #expect(recording.calls.count == script.answers.count { $0 == .inOrder })
        }
    }

    @Test func `the double records what came in its order`() {
        let recording = RecordingSignInInstrumentation()
        recording.signedOut()
        recording.signInStarted()
        recording.signInFailed(.malformedUserId)
        recording.signInSucceeded(userId: "rider-1")
        #expect(recording.calls == [.started, .failed(.malformedUserId)])
    }

    @Test func `what was never started tells nobody anything`() throws {
        let analytics = FakeAnalyticsProvider()
        let instrumentation = Conforming.standard(to: analytics, isSignedIn: false)
        _ = try Self.play("succeed fail signOut", on: instrumentation)
        #expect(analytics.records == [])
    }

    @Test func `what is done already is told once`() throws {
        let analytics = FakeAnalyticsProvider()
        let instrumentation = Conforming.standard(to: analytics, isSignedIn: false)
        _ = try Self.play("start succeed succeed fail signOut signOut", on: instrumentation)
        #expect(
            analytics.records == [
                .identified(Identity(userId: "rider-1")), .tracked(SignedIn()),
                .tracked(SignedOut()), .reset,
            ]
        )
    }

    private static func play(
        _ script: String,
        on instrumentation: any SignInInstrumentation
    ) throws -> [SignInStep] {
        try script.split(separator: " ").map { name in
            try #require(Hook(rawValue: String(name))).call(instrumentation)
        }
    }
}
