/// A vendor's rules about its answers, as it has published them.
///
/// A pure function: the same answer about the same records always gives the same verdict.
public protocol AnswerPolicy: Sendable {
    /// - Parameters:
    ///   - answer: What came of the request.
    ///   - records: The request's, in their order.
    /// - Returns: What is to be done with them.
    func verdict(on answer: Answer, about records: [VendorRecord]) -> Verdict
}
