/// What every queue promises, wherever it keeps its records.
///
/// ```swift
/// @Test(arguments: RecordQueueContract.rules)
/// func `the queue keeps its contract`(rule: RecordQueueRule) throws {
///     let queue = MemoryQueue()
///     try rule.check(QueueUnderTest(sink: queue, queue: queue, …))
/// }
/// ```
package enum RecordQueueContract: Sendable {
    package static var rules: [RecordQueueRule] { claiming + settling + epochs }
}
