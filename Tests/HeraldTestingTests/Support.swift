import Dispatch
import HeraldCore
import HeraldTesting
import Testing

struct FareSelected: Event {
    var fareId = "day"
    var seats: AnalyticsValue?

    var name: String { "fare_selected" }
    var parameters: [String: AnalyticsValue] {
        var parameters: [String: AnalyticsValue] = ["fare_id": .string(fareId)]
        parameters["seats"] = seats
        return parameters
    }
}

/// An event that says the same as `FareSelected` and isn't one.
struct FareChosen: Event {
    var name: String { "fare_selected" }
    var parameters: [String: AnalyticsValue] { ["fare_id": "day"] }
}

struct FarePaid: Event {
    var name: String { "fare_paid" }
}

/// An event with a field that is in no parameter.
struct FareRefunded: Event, Equatable {
    var receipt = 1

    var name: String { "fare_refunded" }
}

struct Theme: Property {
    var value: AnalyticsValue = "dark"
    var name: String { "theme" }
}

/// A property that says the same as `Theme` and is of the person.
struct UserTheme: UserProperty {
    var value: AnalyticsValue = "dark"
    var name: String { "theme" }
}

struct VendorBroke: ValueFreeError, Equatable {
    var reason: String { "The vendor broke." }
}

/// Expects one failure with this message, at the line of this call.
func expectFailure(
    _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () -> Void
) {
    withKnownIssue(sourceLocation: sourceLocation) {
        body()
    } matching: { issue in
        issue.comments.map(\.rawValue) == [message]
            && issue.sourceLocation?.fileID == sourceLocation.fileID
            && issue.sourceLocation?.line == sourceLocation.line
    }
}

/// Runs a body on so many threads that all begin at once, and returns when all have ended.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
    let start = Gate()
    let threads = DispatchGroup()
    for thread in 0..<count {
        DispatchQueue(label: "caller \(thread)").async(group: threads) {
            start.pass()
            body(thread)
        }
    }
    await start.waitForArrivals(count)
    start.open()
    await withCheckedContinuation { ended in
        threads.notify(queue: .global()) { ended.resume() }
    }
}
