import HeraldCore

/// An event whose value decides what becomes of it; it has one owner in each chain.
protocol Weighted: Event {
    /// Above 0 it is sent as ``Heavy``, below 0 it is dropped, and 0 is nobody's.
    var weight: Int { get }
}

/// What ``ParcelFactory`` owns.
struct Parcel: Weighted {
    let weight: Int

    var name: String { "parcel" }
    var parameters: [String: AnalyticsValue] { ["weight": .int(weight)] }
}

/// What ``LetterTable`` owns.
struct Letter: Weighted {
    let weight: Int

    var name: String { "letter" }
    var parameters: [String: AnalyticsValue] { ["weight": .int(weight)] }
}

/// What is sent in place of an event that has a weight.
struct Heavy: Event {
    let event: any Weighted

    var name: String { "heavy_\(event.name)" }
    var parameters: [String: AnalyticsValue] { event.parameters }
}
