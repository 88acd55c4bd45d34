import VendorDelivery

/// What came of a vendor's records, over all that was sent of them.
struct DeliveryResult: Sendable, Equatable {
    /// How sending ended.
    enum Ending: Sendable, Equatable {
        case ended(SenderOutcome)
        /// Another process sends what is queued.
        case held
        /// The time for it was over.
        case outOfTime
        /// What is queued can't be read or written.
        case failed(String)
        /// There are no keys to send with, and so many records wait for them.
        case noKeys(absence: String, queued: Int)
    }

    let report: SenderReport
    let ending: Ending

    var vendor: String { report.vendor }

    /// Whether records left the queue that did not arrive, as far as anyone knows.
    var hasLosses: Bool { report.dead > 0 || report.inDoubt > 0 }

    /// How the program ends because of it.
    var code: ExitCode { ending.code == .done && hasLosses ? .unavailable : ending.code }
}

extension DeliveryResult.Ending {
    /// As `--json` has it.
    var word: String {
        switch self {
        case .ended(.drained): "sent"
        case .ended(.cancelled): "cancelled"
        case .ended(.notPermitted): "not_permitted"
        case .ended(.notReached): "not_reached"
        case .ended(.askedToWait): "asked_to_wait"
        case .ended(.refused): "refused"
        case .held: "held"
        case .outOfTime: "out_of_time"
        case .failed: "failed"
        case .noKeys: "no_keys"
        }
    }

    /// Why something is still queued; nil when that is as it should be.
    var problem: String? {
        switch self {
        case .ended(.drained), .ended(.notPermitted): nil
        case .ended(.cancelled): "cancelled"
        case .ended(.notReached(let fault)): "not reached (\(fault)), so the rest stays queued"
        case .ended(.askedToWait(let seconds, let reason)):
            "asks to wait \("second".counted(seconds)) (\(reason)), so the rest stays queued"
        case .ended(.refused(let reason)):
            "refuses the sender (\(reason)), so the rest stays queued. To fix, see the vendor's "
                + "keys: moove config"
        case .held: "another process sends what is queued"
        case .outOfTime: "not all sent in time, so the rest stays queued"
        case .failed(let reason): reason
        case .noKeys(let absence, let count):
            "\("record".counted(count)) stay queued, since there is \(absence). To fix, set the vendor's "
                + "keys: moove help config. To forget them instead: moove consent deny"
        }
    }

    /// How the program ends because of it alone.
    var code: ExitCode {
        switch self {
        case .ended(.drained), .ended(.notPermitted), .held, .noKeys: .done
        case .ended(.notReached), .ended(.askedToWait), .ended(.refused), .outOfTime: .unavailable
        case .ended(.cancelled): .cancelled
        case .failed: .disk
        }
    }
}

extension [DeliveryResult] {
    /// How the program ends because of them: the first that is not done decides.
    var code: ExitCode {
        lazy.map(\.code).first { $0 != .done } ?? .done
    }
}
