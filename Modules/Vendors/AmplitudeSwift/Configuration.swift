import Synchronization
public import VendorDelivery

/// How an instance works: the project, the sink, and whether the person has opted out.
public final class Configuration: Sendable {
    public let apiKey: Secret
    public let serverZone: ServerZone
    /// How many characters ids need, when it isn't the 5 that Amplitude demands by itself.
    public let minIdLength: Int?
    /// How long nothing must happen before the next event begins a session, in milliseconds.
    public let minTimeBetweenSessionsMillis: Int
    let sink: any RecordSink
    let makeDeviceID: @Sendable () -> String
    let report: @Sendable (RecordProblem) -> Void
    private let hasOptedOut: Mutex<Bool>

    /// - Parameters:
    ///   - apiKey: The project's.
    ///   - optOut: Whether nothing is recorded at first.
    ///   - minIdLength: Told to Amplitude with each request. One below 1 is 1.
    ///   - serverZone: Where the project's data lives.
    ///   - minTimeBetweenSessionsMillis: 5 minutes, as in Amplitude's SDK.
    ///   - sink: Takes the records.
    ///   - makeDeviceID: Makes a device's id, when its first record needs one. Amplitude must take
    ///     it, see `minIdLength`. It must not call the instance, whose state is locked then.
    ///   - report: Is told what could not be recorded, on the caller's thread.
    public init(
        apiKey: Secret,
        optOut: Bool = false,
        minIdLength: Int? = nil,
        serverZone: ServerZone = .US,
        minTimeBetweenSessionsMillis: Int = 300_000,
        sink: any RecordSink,
        makeDeviceID: @escaping @Sendable () -> String = { RecordKey.random().identifier },
        report: @escaping @Sendable (RecordProblem) -> Void = RecordProblem.printed
    ) {
        self.apiKey = apiKey
        self.serverZone = serverZone
        self.minIdLength = minIdLength.map { max(1, $0) }
        self.minTimeBetweenSessionsMillis = minTimeBetweenSessionsMillis
        self.sink = sink
        self.makeDeviceID = makeDeviceID
        self.report = report
        hasOptedOut = Mutex(optOut)
    }

    /// Whether nothing is recorded.
    ///
    /// Once it was set to true and that has returned, no further record reaches the sink. Ids and
    /// session are kept: to forget the person as well, call `reset`.
    public var optOut: Bool {
        get { hasOptedOut.withLock { $0 } }
        set { hasOptedOut.withLock { $0 = newValue } }
    }

    /// Runs `body` unless the person has opted out, and holds back a change of that meanwhile.
    ///
    /// - Returns: Whether it ran.
    func unlessOptedOut(_ body: () throws(BrokenRule) -> Void) throws(BrokenRule) -> Bool {
        try hasOptedOut.withLock { hasOptedOut throws(BrokenRule) in
            guard !hasOptedOut else { return false }
            try body()
            return true
        }
    }
}
