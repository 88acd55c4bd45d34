package import VendorDelivery

/// A new, empty queue, and the look into it that its protocol doesn't have.
package struct QueueUnderTest: Sendable {
    package let sink: any RecordSink
    package let queue: any RecordQueue
    /// How a vendor's dead and doubtful records ended, in that order.
    package let fatesAside: @Sendable (_ vendor: String) throws -> [RecordFate]
    /// How many of a vendor's records were forgotten with their epoch.
    package let forgottenCount: @Sendable (_ vendor: String) throws -> Int

    package init(
        sink: any RecordSink,
        queue: any RecordQueue,
        fatesAside: @escaping @Sendable (_ vendor: String) throws -> [RecordFate],
        forgottenCount: @escaping @Sendable (_ vendor: String) throws -> Int
    ) {
        self.sink = sink
        self.queue = queue
        self.fatesAside = fatesAside
        self.forgottenCount = forgottenCount
    }
}
