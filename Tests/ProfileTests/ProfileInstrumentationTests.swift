import AnalyticsDiagnostics
import HeraldCore
import HeraldTesting
import Testing

@testable import Profile

/// The default and the double, through one table.
@Suite struct ProfileInstrumentationTests {
    enum Hook: String {
        case start, succeed, fail, signOut, edit

        /// The hook's answer; an edit has none, since it is always in order.
        func call(_ instrumentation: any ProfileInstrumentation) -> SignInStep {
            switch self {
            case .start: return instrumentation.signInStarted()
            case .succeed: return instrumentation.signInSucceeded(userId: "rider-1")
            case .fail: return instrumentation.signInFailed(.unanswered(.unreachable))
            case .signOut: return instrumentation.signedOut()
            case .edit:
                instrumentation.profileEdited(.language)
                return .inOrder
            }
        }
    }

    enum Conforming: CaseIterable {
        case standard, recording

        func make(isSignedIn: Bool) -> any ProfileInstrumentation {
            switch self {
            case .standard: Self.standard(to: FakeAnalyticsProvider(), isSignedIn: isSignedIn)
            case .recording: RecordingProfileInstrumentation(isSignedIn: isSignedIn)
            }
        }

        static func standard(
            to analytics: FakeAnalyticsProvider,
            isSignedIn: Bool
        ) -> DefaultProfileInstrumentation {
            DefaultProfileInstrumentation(
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
        (false, "edit start edit fail edit", Array(repeating: .inOrder, count: 5)),
    ]

    @Test(arguments: Conforming.allCases, scripts)
    func `hooks come in one order, whoever was signed in at first`(
        conforming: Conforming,
        script: (isSignedIn: Bool, hooks: String, answers: [SignInStep])
    ) throws {
        let instrumentation = conforming.make(isSignedIn: script.isSignedIn)
        #expect(try Self.play(script.hooks, on: instrumentation) == script.answers)
        if let recording = instrumentation as? RecordingProfileInstrumentation {
            #expect(recording.calls.count == script.answers.count { $0 == .inOrder })
        }
    }

    @Test func `the double records what came in its order`() {
        let recording = RecordingProfileInstrumentation()
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
        _ = try Self.play("start succeed succeed fail edit signOut signOut", on: instrumentation)
        #expect(
            analytics.records == [
                .identified(Identity(userId: "rider-1")), .tracked(SignedIn()),
                .tracked(ProfileEdited(field: .language)), .tracked(SignedOut()), .reset,
            ]
        )
    }

    private static func play(
        _ script: String,
        on instrumentation: any ProfileInstrumentation
    ) throws -> [SignInStep] {
        try script.split(separator: " ").map { name in
            try #require(Hook(rawValue: String(name))).call(instrumentation)
        }
    }
}
