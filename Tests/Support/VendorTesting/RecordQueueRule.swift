import Testing

/// One thing that every queue promises.
package struct RecordQueueRule: Sendable, CustomTestStringConvertible {
    /// The promise, as a sentence.
    package let testDescription: String
    /// Fails the test, at the line of the rule, when the promise is broken by a new, empty queue.
    package let check: @Sendable (QueueUnderTest) throws -> Void

    init(_ sentence: String, check: @escaping @Sendable (QueueUnderTest) throws -> Void) {
        testDescription = sentence
        self.check = check
    }
}
