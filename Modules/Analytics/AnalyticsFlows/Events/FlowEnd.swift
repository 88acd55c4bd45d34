/// How a journey ended.
public enum FlowEnd: Sendable, Hashable {
    case success

    /// It failed in the step it was in, with this error where there was one.
    case failure(FlowError? = nil)

    /// The person left on purpose.
    case cancelled

    /// Nobody said how: the flow was abandoned, or its process died.
    case unknown
}

/// All that a journey tells of an error: the domain and the code it has there.
public struct FlowError: Sendable, Hashable {
    /// Google Analytics drops a longer value of a parameter.
    ///
    /// Source: https://support.google.com/analytics/answer/9267744
    static let maximumDomainLength = 100

    public let domain: String
    public let code: Int

    /// An error as `error_domain` and `error_code`.
    ///
    /// A domain that is no identifier, such as `tickets.purchase` is one, may be text that somebody
    /// put there: the event is sent without the error then.
    public init(domain: String, code: Int) {
        self.domain = domain
        self.code = code
    }

    /// Letters, digits, `.`, `_` and `-`.
    var isIdentifier: Bool {
        (1...Self.maximumDomainLength).contains(domain.utf8.count)
            && domain.utf8.allSatisfy(PlainName.isPlain)
    }
}
