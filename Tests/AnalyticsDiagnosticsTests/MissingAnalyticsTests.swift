import HeraldCore
import Testing

@testable import AnalyticsDiagnostics

@Suite struct MissingAnalyticsTests {
    #if DEBUG
    @Test(arguments: Call.allCases)
    func `a debug build stops at the first call and says what to do`(call: Call) async {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) { [call] in
            call.make(on: MissingAnalytics())
        }
        #expect(result?.errorText.contains(MissingAnalytics.message) == true)
        #expect(result?.errorText.contains("canary") == false)
    }
    #else
    @Test func `a release build goes on and says it once`() async {
        let result = await #expect(
            processExitsWith: .success,
            observing: [\.standardErrorContent]
        ) {
            for call in Call.allCases { call.make(on: MissingAnalytics()) }
        }
        #expect(result?.errorText == "analytics: \(MissingAnalytics.message)\n")
    }
    #endif

    @Test func `what a release build writes is one line a process`() async {
        let result = await #expect(
            processExitsWith: .success,
            observing: [\.standardErrorContent]
        ) {
            await withTaskGroup { group in
                for _ in 1...8 { group.addTask { MissingAnalytics.tellOnce() } }
            }
        }
        #expect(result?.errorText == "analytics: \(MissingAnalytics.message)\n")
    }

    @Test func `the message says what is missing, what it leads to and how to mend it`() {
        #expect(MissingAnalytics.message.contains("injected here, so nothing"))
        #expect(MissingAnalytics.message.contains("To fix, inject"))
    }
}

/// The calls of the five capabilities.
enum Call: String, CaseIterable, Codable, Sendable {
    case track, set, identify, reset, setEnabled, start, flush

    func make(on service: MissingAnalytics) {
        switch self {
        case .track: service.track(CanaryEvent())
        case .set: service.set(CanaryProperty())
        case .identify: service.identify(Identity(userId: "canary"))
        case .reset: service.reset()
        case .setEnabled: service.setEnabled(true)
        case .start: service.start()
        case .flush: service.flush()
        }
    }
}

private struct CanaryEvent: Event {
    let name = "canary"
}

private struct CanaryProperty: Property {
    let name = "canary"
    let value: AnalyticsValue = "canary"
}
