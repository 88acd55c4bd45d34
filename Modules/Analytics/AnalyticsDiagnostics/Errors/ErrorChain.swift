/// The codes of an error and of those that led to it, the nearest first.
///
/// Cut at ``AppError/maximumUnderlying``.
struct ErrorChain {
    let code: ErrorCode
    let underlying: [ErrorCode]

    /// Whether one of the errors is a task's cancellation.
    private let hasTaskCancellation: Bool

    init(_ error: any Error, foreign: (any Error) -> ForeignError?) {
        let first = Link(error, foreign: foreign)
        var links = [first]
        while let next = links[links.count - 1].underlying,
            links.count <= AppError.maximumUnderlying
        {
            links.append(Link(next, foreign: foreign))
        }
        code = first.code
        underlying = links.dropFirst().map(\.code)
        hasTaskCancellation = links.contains { $0.isTaskCancellation }
    }

    /// Whether the error, or one that led to it, says that somebody changed their mind.
    func isCancellation(also cancellations: Set<ErrorCode>) -> Bool {
        hasTaskCancellation
            || ([code] + underlying).contains {
                $0 == .cancelledRequest || cancellations.contains($0)
            }
    }
}

/// One error of a chain.
private struct Link {
    let code: ErrorCode
    let underlying: (any Error)?
    let isTaskCancellation: Bool

    init(_ error: any Error, foreign: (any Error) -> ForeignError?) {
        isTaskCancellation = error is CancellationError
        if let coded = error as? any CodedError {
            code = ErrorCode(of: coded)
            underlying = coded.underlying
        } else {
            let known = foreign(error)
            code = ErrorCode(of: error, knownAs: known?.code)
            underlying = known?.underlying
        }
    }
}

extension ErrorCode {
    /// `URLError.cancelled`, known without Foundation.
    fileprivate static let cancelledRequest = ErrorCode(domain: "NSURLErrorDomain", code: -999)
}
