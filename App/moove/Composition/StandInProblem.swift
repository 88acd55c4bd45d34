import HeraldCore
import VendorDelivery

/// What a vendor's stand-in left out or refused, as a failure of the call it was in.
struct StandInProblem: ValueFreeError {
    let problem: RecordProblem

    var reason: String { "\(problem)" }

    @Sendable static func report(_ problem: RecordProblem) {
        Herald.reportFailure(StandInProblem(problem: problem))
    }
}
