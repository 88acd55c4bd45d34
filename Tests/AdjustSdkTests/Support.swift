import AdjustSdk
import VendorDelivery
import VendorTesting

/// An instance over a dry run that is started, and what it reported.
struct Phone: Sendable {
    /// 2026-01-01 00:00:00.999999 UTC, in microseconds.
    static let start = 1_767_225_600_999_999

    static let idfv = "01234567-89AB-CDEF-0123-456789ABCDEF"

    /// The fields of every event before its own.
    static let fields = "&idfv=\(idfv)&environment=sandbox"

    let sink: DryRun
    let problems: ProblemList
    let adjust: AdjustInstance

    /// - Parameters:
    ///   - device: One with an `idfv` when there is none.
    ///   - config: The sample's, when there is none.
    ///   - bearerToken: For the app's S2S security.
    ///   - isStarted: Whether the SDK is.
    ///   - other: Whose records and reports it adds to, when there is one.
    init(
        device: AdjustDevice = AdjustDevice(.idfv(idfv)),
        config: ADJConfig? = .sample(),
        bearerToken: Secret? = nil,
        isStarted: Bool = true,
        sharing other: Phone? = nil
    ) {
        sink = other?.sink ?? DryRun()
        problems = other?.problems ?? ProblemList()
        adjust = AdjustInstance(
            device: device,
            bearerToken: bearerToken,
            sink: sink,
            report: { [problems] in problems.add($0) }
        )
        if isStarted { adjust.initSdk(config) }
    }

    /// Runs a call of the app, at the start.
    func call(_ body: (AdjustInstance) -> Void) {
        VendorScope.run(
            time: Self.start,
            stem: RecordKey(rawValue: 0xABC),
            instances: VendorInstances([adjust])
        ) {
            body(adjust)
        }
    }

    /// Tracks an event with the token `abc123`.
    func track(_ change: (ADJEvent) -> Void = { _ in }) {
        let event = ADJEvent(eventToken: "abc123")
        if let event { change(event) }
        call { $0.trackEvent(event) }
    }

    /// The bodies of the records that were made since the last time.
    func takeBodies() -> [String] {
        sink.take().map(\.body)
    }
}

extension ADJConfig {
    static func sample() -> ADJConfig? {
        ADJConfig(appToken: "abcdefghijkl", environment: ADJEnvironmentSandbox)
    }
}
