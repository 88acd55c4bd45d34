/// A vendor that holds each call at a gate, on the caller's thread, until the test opens it.
///
/// A call is recorded once it has passed. Call it from a thread of the test's own, never from an async
/// function, which would block a thread that other tests need.
public struct SlowAnalyticsProvider: ProviderDouble {
    public static let providerName = "slow"

    /// The calls that have passed.
    public let fake = FakeAnalyticsProvider()
    public let gate: Gate

    public init(gate: Gate = Gate()) {
        self.gate = gate
    }

    public func receive(_ record: AnalyticsRecord) {
        gate.pass()
        fake.receive(record)
    }
}
