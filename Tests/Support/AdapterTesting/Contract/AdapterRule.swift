public import Testing

/// One thing that every adapter promises.
public struct AdapterRule: Sendable, CustomTestStringConvertible {
    /// The promise, as a sentence.
    public let testDescription: String

    /// Fails the test, at the line of the rule, when the promise is broken.
    public let check: @Sendable () async throws -> Void

    init(_ sentence: String, check: @escaping @Sendable () async throws -> Void) {
        testDescription = sentence
        self.check = check
    }
}
