import Foundation
import HeraldCore
import Synchronization
import VendorDelivery
import VendorTesting

/// Something that happened, with one parameter.
struct Sample: Event, Equatable {
    let name: String
    let key: String
    let value: AnalyticsValue

    init(_ name: String = "sample", _ key: String = "number", _ value: AnalyticsValue = 1) {
        self.name = name
        self.key = key
        self.value = value
    }

    var parameters: [String: AnalyticsValue] { [key: value] }
}

/// A property of the person.
struct Seat: UserProperty, Equatable {
    let value: AnalyticsValue

    init(_ value: AnalyticsValue) {
        self.value = value
    }

    var name: String { "seat" }
}

/// What an outbox reported, the oldest first.
final class OutboxProblems: Sendable {
    private let kept = Mutex<[OutboxProblem]>([])

    func add(_ problem: OutboxProblem) {
        kept.withLock { $0.append(problem) }
    }

    var kinds: [String] { kept.withLock { $0 }.map(Self.kind) }

    private static func kind(of problem: OutboxProblem) -> String {
        switch problem {
        case .directoryUnavailable, .databaseUnavailable: "unavailable"
        case .notWritten: "not written"
        case .damaged: "damaged"
        case .backlogFull: "backlog full"
        case .dropped: "dropped"
        case .lost: "lost"
        case .journalUnavailable, .notMoved, .journal: "journal"
        case .unreadable: "unreadable"
        }
    }
}

extension Outbox {
    func status(of vendor: String) throws -> OutboxStatus.VendorStatus? {
        try status().vendors.first { $0.vendor == vendor }
    }
}

/// Runs a body that may block on a thread of its own, and returns what it returns.
func onOwnThread<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
            continuation.resume(with: Swift.Result { try body() })
        }
    }
}
