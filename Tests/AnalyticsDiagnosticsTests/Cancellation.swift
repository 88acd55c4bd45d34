import AnalyticsDiagnostics
import Foundation

/// The ways in which an operation ends because somebody changed their mind.
enum Cancellation: CaseIterable, Sendable {
    case task, thrown, request, requestAsNSError, listedError, listedPair, listedForeign
    case underlying, foreignUnderlying

    func error() async -> any Error {
        switch self {
        case .task: await Self.ofTask()
        case .thrown: CancellationError()
        case .request: URLError(.cancelled)
        case .requestAsNSError: NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled)
        case .listedError: SampleError(code: 9)
        case .listedPair: NSError(domain: "SKErrorDomain", code: 2)
        case .listedForeign: CocoaError(.userCancelled)
        case .underlying: SampleError(underlying: SampleError(underlying: CancellationError()))
        case .foreignUnderlying:
            NSError(
                domain: "com.vendor",
                code: 5,
                userInfo: [NSUnderlyingErrorKey: URLError(.cancelled)]
            )
        }
    }

    private static func ofTask() async -> any Error {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try Task.checkCancellation()
        }
        do {
            try await task.value
            return SampleError()
        } catch {
            return error
        }
    }
}

extension ForeignError {
    /// What the documentation of this type shows.
    @Sendable
    static func ofFoundation(_ error: any Error) -> ForeignError? {
        let bridged = error as NSError
        let isCoded = error is CocoaError || error is POSIXError
        return ForeignError(
            code: isCoded ? ErrorCode(domain: bridged.domain, code: bridged.code) : nil,
            underlying: bridged.userInfo[NSUnderlyingErrorKey] as? any Error
        )
    }
}
