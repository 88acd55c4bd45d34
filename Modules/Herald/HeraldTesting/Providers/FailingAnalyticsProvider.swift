import HeraldCore

/// A vendor whose every call is recorded and fails: its error goes to the Herald that made the call.
public struct FailingAnalyticsProvider: ProviderDouble {
    public static let providerName = "failing"

    /// What it was asked to do.
    public let fake = FakeAnalyticsProvider()
    private let error: any Error

    public init(error: any Error) {
        self.error = error
    }

    public func receive(_ record: AnalyticsRecord) {
        fake.receive(record)
        Herald.reportFailure(error)
    }
}
