import AnalyticsConsent
import HeraldCore
import Synchronization
import VendorDelivery

/// Knows what became of the records that the latest calls led to.
final class RecordFates: Sendable {
    /// What became of a record.
    enum Fate {
        case queued, beingSent, delivered, inDoubt, dead, purged

        /// It waits no longer: delivered, or removed to make room, by another process or on its way
        /// from the journal.
        case gone

        /// Nothing is sent.
        case dryRun
    }

    fileprivate struct State {
        /// By a call's number, the records of each vendor.
        var calls: [Int: [VendorName: Set<RecordKey>]] = [:]
        /// The numbers of the calls, the one that was noted first at the start.
        var numbers: [Int] = []
        /// What can't be found out any more.
        var settled: [RecordKey: Fate] = [:]
        /// How many records were lost when all that was lost of these was settled.
        var lossCounts: [VendorName: Int]
    }

    private let delivery: Delivery?
    private let capacity: Int
    private let state: Mutex<State>

    /// - Parameters:
    ///   - delivery: What sends the records; nil when nothing does.
    ///   - capacity: Of how many calls it knows.
    init(of delivery: Delivery?, capacity: Int = 200) {
        self.delivery = delivery
        self.capacity = capacity
        state = Mutex(State(lossCounts: delivery?.lossCounts ?? [:]))
    }

    /// Notes the records of a vendor's part of a call.
    @Sendable func note(_ route: VendorRoute) {
        guard !route.records.isEmpty, let vendor = VendorName(rawValue: route.vendor) else {
            return
        }
        let number = route.report.occurrence.sequence
        let keys = route.records.map(\.key)
        state.withLock { state in
            if state.calls[number] == nil { state.numbers.append(number) }
            state.calls[number, default: [:]][vendor, default: []].formUnion(keys)
            guard state.numbers.count > capacity else { return }
            let forgotten = state.calls.removeValue(forKey: state.numbers.removeFirst())
            for key in (forgotten ?? [:]).values.joined() { state.settled[key] = nil }
        }
    }

    /// Looks up what has become of all of them by now.
    ///
    /// - Returns: How many records of a vendor a call led to, by what became of them.
    @Sendable func look() -> (_ vendor: String, _ number: Int) -> [Fate: Int] {
        let known = state.withLock { $0 }
        let fates = fates(of: known)
        return { vendor, number in
            let keys = VendorName(rawValue: vendor).flatMap { known.calls[number]?[$0] } ?? []
            return Dictionary(keys.compactMap { fates[$0] }.map { ($0, 1) }, uniquingKeysWith: +)
        }
    }

    /// Notes that what waits for a purpose is forgotten.
    ///
    /// - Parameters:
    ///   - purpose: Whose vendors' records.
    ///   - body: Forgets them.
    /// - Returns: What `body` returns.
    func purge(for purpose: Purpose, _ body: () -> Int) -> Int {
        let vendors = VendorName.all(for: purpose)
        let known = state.withLock { $0 }
        let fates = fates(of: known)
        let count = body()
        let lossCounts = delivery?.lossCounts ?? [:]
        state.withLock { state in
            for key in known.keys(of: vendors) { state.settled[key] = fates[key]?.purged }
            for vendor in vendors { state.lossCounts[vendor] = lossCounts[vendor] }
        }
        return count
    }

    private func fates(of known: State) -> [RecordKey: Fate] {
        let settled = Set(known.settled.keys)
        let open = VendorName.allCases.map { ($0, known.keys(of: [$0]).subtracting(settled)) }
            .filter { !$0.1.isEmpty }
        guard let delivery else {
            let keys = open.flatMap(\.1)
            return known.settled.merging(keys.map { ($0, .dryRun) }) { settled, _ in settled }
        }
        delivery.awaitPlaces()
        let places = open.map { vendor, keys in delivery.places(of: keys, for: vendor) }
        // After the places, so that what is lost in between doesn't count as delivered.
        let lossCounts = open.isEmpty ? [:] : delivery.lossCounts
        var fates = known.settled
        for ((vendor, keys), places) in zip(open, places) {
            guard let places else { continue }
            let isAnyLost = lossCounts[vendor, default: 0] != known.lossCounts[vendor, default: 0]
            for key in keys {
                let left: Fate = isAnyLost ? .gone : .delivered
                fates[key] = places[key].map { Fate($0) } ?? left
            }
        }
        return fates
    }
}

extension RecordFates.State {
    fileprivate func keys(of vendors: [VendorName]) -> Set<RecordKey> {
        calls.values.reduce(into: []) { keys, call in
            for vendor in vendors { keys.formUnion(call[vendor] ?? []) }
        }
    }
}

extension RecordFates.Fate {
    fileprivate init(_ place: RecordPlace) {
        self =
            switch place {
            case .queued: .queued
            case .beingSent: .beingSent
            case .inDoubt: .inDoubt
            case .dead: .dead
            }
    }

    /// What it is once all that waits is forgotten.
    fileprivate var purged: Self {
        switch self {
        case .queued: .purged
        case .beingSent: .gone
        case .delivered, .inDoubt, .dead, .purged, .gone, .dryRun: self
        }
    }
}
