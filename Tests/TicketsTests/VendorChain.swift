import FeatureTesting
import HeraldCore
import VendorDelivery

/// What a vendor is told: a record's name, and what the app says in it.
struct Sent: Equatable {
    let name: String
    let parameters: JSONMembers

    init(_ name: String, _ parameters: JSONMembers = [:]) {
        self.name = name
        self.parameters = parameters
    }

    init(_ record: VendorRecord) {
        self.init(record.name, record.parameters)
    }
}

/// The parts of an app's chain before the generic end, in one order or another.
enum ChainPart: CaseIterable, Sendable {
    case screenViews
    case tickets
    case anotherFeature

    /// Every order in which an app may put its parts, the first being that of the app here.
    static let orders: [[ChainPart]] = [
        [.screenViews, .tickets, .anotherFeature],
        [.screenViews, .anotherFeature, .tickets],
        [.tickets, .screenViews, .anotherFeature],
        [.tickets, .anotherFeature, .screenViews],
        [.anotherFeature, .screenViews, .tickets],
        [.anotherFeature, .tickets, .screenViews],
    ]
}

/// A vendor with a chain as an app has it, over a sink that sends nothing.
///
/// Each vendor has a file of its own that makes one.
final class VendorChain: Sendable {
    private let herald: Herald
    private let sink: DryRun

    init(_ provider: HeraldProvider, of instance: any AnyObject & Sendable, over sink: DryRun) {
        self.sink = sink
        herald = .standing([provider], over: VendorInstances([instance]))
    }

    /// The records that an event becomes.
    func records(of event: any Event) -> [VendorRecord] {
        herald.track(event)
        return sink.take()
    }

    func sent(_ event: any Event) -> [Sent] {
        records(of: event).map(Sent.init)
    }
}

/// An event of another feature, which has rules of its own.
struct SeatTaken: Event {
    var name: String { "seat_taken" }
    var parameters: [String: AnalyticsValue] { ["seat": 7] }
}
