import AnalyticsFlows
import Foundation
import HeraldCore
import HeraldTesting
import Journal
import Synchronization
import Testing

struct PurchaseFlow: WideEvent, Equatable {
    enum Step: String, FlowStep { case choose, pay, confirm }

    static let name = "purchase_flow"
    static let version = 3
    let summary: FlowSummary
}

/// A directory of one test, removed with all that is in it.
final class Scratch: Sendable {
    let path: String

    init() throws {
        var name = Array(
            (FileManager.default.temporaryDirectory.path + "/flows-XXXXXX").utf8CString
        )
        guard mkdtemp(&name) != nil else { throw CocoaError(.fileWriteUnknown) }
        path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The regular files below, without the locks, each with its text.
    var files: [String: String] {
        let all = FileManager.default.subpaths(atPath: path) ?? []
        return all.reduce(into: [:]) { files, name in
            guard !name.hasSuffix("lock") else { return }
            files[name] = try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
        }
    }

    /// Everything below, directories and locks too.
    var names: [String] { (FileManager.default.subpaths(atPath: path) ?? []).sorted() }
}

/// A value that a test changes while others read it.
final class Dial<Value: Sendable>: Sendable {
    private let stored: Mutex<Value>

    init(_ value: Value) {
        stored = Mutex(value)
    }

    var value: Value {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}

/// One process's flows: a clock that is set in milliseconds, consents, and what is tracked.
struct Launch: Sendable {
    let events = FakeAnalyticsProvider()
    let milliseconds = Dial(0)
    let consent: Dial<FlowConsent>
    let errors = Dial<[StorageError]>([])
    let store: FlowStore

    init(_ path: String, _ consent: FlowConsent = .granted) {
        let consent = Dial(consent)
        self.consent = consent
        store = FlowStore(
            path: path,
            now: { [milliseconds] in Timestamp(microseconds: milliseconds.value * 1_000) },
            consent: { consent.value },
            report: { [errors] in errors.value += [$0] }
        )
    }

    func recorder(_ rate: Double = 1, draw: Double = 0) -> FlowRecorder<PurchaseFlow> {
        FlowRecorder(
            PurchaseFlow.self,
            to: events,
            store: store,
            sampleRate: rate,
            random: { draw }
        )
    }

    /// The flows that were tracked, as `failure pay choose=1000 pay=5000`.
    var lines: [String] { events.events(of: PurchaseFlow.self).map(\.line) }
}

extension FlowConsent {
    /// Consents of a person who was asked once.
    static let granted = FlowConsent(epochs: ["analytics": 1], mayStore: true)
    static let undecided = FlowConsent(epochs: ["analytics": 1], mayStore: false)
    static let denied = FlowConsent(epochs: [:], mayStore: false)

    /// After a denial.
    static let grantedAgain = FlowConsent(epochs: ["analytics": 3], mayStore: true)

    /// Of two purposes.
    static func granted(analytics: Int?, diagnostics: Int?) -> FlowConsent {
        let epochs = ["analytics": analytics, "diagnostics": diagnostics].compactMapValues(\.self)
        return FlowConsent(epochs: epochs, mayStore: true)
    }
}

extension PurchaseFlow {
    var line: String {
        let latencies = Step.allCases.compactMap { step in
            summary.latencies[step.rawValue].map { "\(step)=\($0.milliseconds)" }
        }
        let error = summary.error.map { ["\($0.domain)/\($0.code)"] } ?? []
        let words = [summary.outcome.rawValue] + (summary.failingStep.map { [$0] } ?? [])
        return (words + error + latencies).joined(separator: " ")
    }
}

extension ExitTest.Result {
    var errorText: String { String(decoding: standardErrorContent, as: UTF8.self) }
}
