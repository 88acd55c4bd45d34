import Synchronization
public import VendorDelivery

/// One app on one device as Adjust sees them: what it was started with, and where records go.
///
/// Adjust takes events of a device only once its SDK or a session has made it known.
public final class AdjustInstance: Sendable {
    private let device: AdjustDevice
    private let maker: AdjustRequests
    private let sink: any RecordSink
    private let report: @Sendable (RecordProblem) -> Void
    private let state = Mutex(AdjustState())

    /// - Parameters:
    ///   - device: Whom Adjust counts the events for.
    ///   - bearerToken: Goes in each request's `Authorization` header. Adjust demands one when the
    ///     app's S2S security is on, and without it answers 202 and counts nothing.
    ///   - sink: Takes the records.
    ///   - report: Is told what could not be recorded, on the caller's thread.
    public init(
        device: AdjustDevice,
        bearerToken: Secret? = nil,
        sink: any RecordSink,
        report: @escaping @Sendable (RecordProblem) -> Void = RecordProblem.printed
    ) {
        self.device = device
        maker = AdjustRequests(bearerToken: bearerToken)
        self.sink = sink
        self.report = report
    }

    /// Starts recording for the app that is configured.
    ///
    /// A second start changes nothing. Makes no record: installs and sessions are the mobile SDK's.
    public func initSdk(_ config: ADJConfig?) {
        guard let config else {
            report(BrokenRule(AdjustLimits.configRequired).problem(in: "initSdk"))
            return
        }
        state.withLock { $0.start(config.settings) }
    }

    /// Records an event, with the global callback parameters that it has none of its own for.
    ///
    /// An event with a deduplication id that one of the last ten had is dropped, as the SDK does:
    /// Adjust itself drops none that comes from a server.
    public func trackEvent(_ event: ADJEvent?) {
        guard let event else {
            report(BrokenRule(AdjustLimits.eventTokenRequired).problem(in: "event"))
            return
        }
        track(AdjustPackage(event))
    }

    /// Records what an ad earned, with the global callback parameters.
    public func trackAdRevenue(_ adRevenue: ADJAdRevenue?) {
        guard let adRevenue else {
            let problem = BrokenRule(AdjustLimits.adSource)
            report(problem.problem(in: AdjustPackage.adRevenueEndpoint))
            return
        }
        track(AdjustPackage(adRevenue))
    }

    /// Lets events be recorded again.
    public func enable() {
        state.withLock { $0.isEnabled = true }
    }

    /// Nothing is recorded from now on; what is set meanwhile is kept.
    public func disable() {
        state.withLock { $0.isEnabled = false }
    }

    public var isEnabled: Bool {
        state.withLock { $0.isEnabled }
    }

    /// Adds a parameter to the callbacks of all later events; an empty key is refused and reported.
    public func addGlobalCallbackParameter(_ parameter: String, forKey key: String) {
        guard !key.isEmpty else {
            let broken = BrokenRule(AdjustLimits.parameterName, key: key)
            report(broken.problem(in: "global callback parameters", isRecordRefused: false))
            return
        }
        state.withLock { $0.globalParameters[key] = .string(parameter) }
    }

    public func removeGlobalCallbackParameter(forKey key: String) {
        state.withLock { $0.globalParameters[key] = nil }
    }

    public func removeGlobalCallbackParameters() {
        state.withLock { $0.globalParameters = JSONMembers() }
    }

    /// How many records may share a request: none do.
    public var batchRule: BatchRule { AdjustRequests.batchRule }

    /// The requests that records of this instance become, in their order.
    public func requests(for records: [VendorRecord]) -> [VendorRequest] {
        maker.requests(for: records)
    }

    private func track(_ package: AdjustPackage) {
        let outcome = state.withLock { state in
            let outcome = state.outcome(of: package, on: device)
            if case .recorded(let record) = outcome { sink.accept([record]) }
            return outcome
        }
        if case .ignored = outcome { return }
        for omission in package.omissions {
            report(omission.problem(in: package.name, isRecordRefused: false))
        }
        guard case .refused(let refusal) = outcome else { return }
        report(refusal.problem(in: package.name))
    }
}
