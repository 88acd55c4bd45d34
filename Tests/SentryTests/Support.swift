import Sentry
import VendorDelivery
import VendorTesting

/// An instance over a dry run that is started, and what it reported.
struct Program: Sendable {
    /// 2026-01-01T00:00:00.123456Z, in microseconds.
    static let start = 1_767_225_600_123_456
    static let startText = "2026-01-01T00:00:00.123456Z"
    static let key = "0123456789abcdef0123456789abcdef"

    let sink = DryRun()
    let problems = ProblemList()
    let sentry: SentryInstance

    /// - Parameters:
    ///   - isStarted: Whether Sentry is.
    ///   - configureOptions: What it is started with.
    init(isStarted: Bool = true, configureOptions: (Options) -> Void = { _ in }) {
        sentry = SentryInstance(
            dsn: .sample,
            sink: sink,
            now: { Self.start + 1_000_000 },
            report: { [problems] in problems.add($0) }
        )
        if isStarted { sentry.start(configureOptions: configureOptions) }
    }

    /// Runs a call of the app, so many microseconds after the start.
    func call(after microseconds: Int = 0, _ body: (SentryInstance) -> Void) {
        VendorScope.run(
            time: Self.start + microseconds,
            stem: RecordKey(rawValue: 0xABC),
            instances: VendorInstances([sentry])
        ) {
            body(sentry)
        }
    }

    /// The bodies of the records that were made since the last time.
    func takeBodies() -> [String] {
        sink.take().map(\.body)
    }

    /// The rules that were broken.
    var brokenRules: [String] { problems.all.map { "\($0.key ?? "whole"): \($0.rule)" } }

    /// What an event has before its own, when it is the call's first.
    static func head(level: String = "error") -> String {
        #"{"event_id":"00000000000000000000000000000abc","timestamp":"\#(startText)","#
            + #""platform":"other","level":"\#(level)","environment":"production","#
            + #""sdk":{"name":"sentry-swift-linux","version":"1.0.0"}"#
    }
}

extension SentryDSN {
    /// A project that exists nowhere.
    static var sample: SentryDSN {
        guard let dsn = try? SentryDSN("https://\(Program.key)@o1.ingest.de.sentry.io/42") else {
            fatalError("The sample's address has no longer the form that Sentry takes.")
        }
        return dsn
    }
}

extension Event {
    /// An event of a text.
    convenience init(_ text: String) {
        self.init(level: .error)
        message = SentryMessage(formatted: text)
    }
}

extension Breadcrumb {
    /// A breadcrumb of a text.
    convenience init(_ text: String, _ data: [String: Any]? = nil) {
        self.init(level: .info, category: "test")
        message = text
        self.data = data
    }
}
