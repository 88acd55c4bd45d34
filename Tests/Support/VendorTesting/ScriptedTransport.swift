import Synchronization
package import VendorDelivery

/// A transport that sends nothing: a test says what comes of each request, and it keeps them.
package final class ScriptedTransport: Transport {
    private let taken = Mutex<[VendorRequest]>([])
    private let answer: @Sendable (VendorRequest, Int, Cancellation) -> Answer
    private let beforeBegun: @Sendable () -> Void

    /// - Parameters:
    ///   - beforeBegun: Is run before a request begins.
    ///   - answer: Is given each request, its number from 1, and what may cancel it.
    package init(
        beforeBegun: @escaping @Sendable () -> Void = {},
        _ answer: @escaping @Sendable (VendorRequest, Int, Cancellation) -> Answer
    ) {
        self.beforeBegun = beforeBegun
        self.answer = answer
    }

    /// - Parameter answers: Of the first requests; those after them are answered 200.
    package convenience init(_ answers: [Answer]) {
        self.init { _, number, _ in
            number <= answers.count ? answers[number - 1] : .response(.init(status: 200))
        }
    }

    package func send(
        _ request: VendorRequest,
        until cancellation: Cancellation,
        begun: () -> Void
    ) -> Answer {
        beforeBegun()
        begun()
        let number = taken.withLock { taken in
            taken.append(request)
            return taken.count
        }
        return answer(request, number, cancellation)
    }

    package var requests: [VendorRequest] { taken.withLock { $0 } }

    /// Each request as the keys of its records.
    package var keys: [[Int]] {
        requests.map { $0.recordKeys.map { Int($0.rawValue) } }
    }
}
