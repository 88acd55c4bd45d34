import AnalyticsConsent
import HeraldCore
import HeraldTesting
import Synchronization

extension RouteReport {
    /// `vendor claimed Track(1) as 3 at 30`: with the occurrence's number and time.
    var text: String {
        "\(provider) \(outcome) \(operation) as \(occurrence.sequence) "
            + "at \(occurrence.time.microseconds)"
    }
}

extension ConsentedProvider {
    /// A fake with all capabilities.
    init(_ fake: FakeAnalyticsProvider, _ name: String = "vendor", for purpose: Purpose?) {
        self.init(fake.heraldProvider(named: name), for: purpose)
    }

    /// A fake that takes nothing but events.
    static func eventsOnly(_ fake: FakeAnalyticsProvider, _ name: String = "plain") -> Self {
        ConsentedProvider(HeraldProvider(name: name, events: fake), for: .analytics)
    }
}

extension AnalyticsRecord {
    static func step(_ number: Int) -> AnalyticsRecord { .tracked(Step(number)) }
    static func seat(_ value: AnalyticsValue) -> AnalyticsRecord { .propertySet(Seat(value)) }
    static func fare(_ value: AnalyticsValue) -> AnalyticsRecord { .propertySet(Fare(value)) }
    static func rider(_ userId: String) -> AnalyticsRecord {
        .identified(Identity(userId: userId))
    }
}

extension HeraldClock {
    /// Its first call is at 10 µs, the next at 20, and so on; no vendor is slow.
    static func counting() -> HeraldClock {
        let counter = Counter()
        return HeraldClock(
            now: { Timestamp(microseconds: counter.next() * 10) },
            uptime: { 0 }
        )
    }
}

struct Step: Event, Equatable {
    let number: Int

    init(_ number: Int) {
        self.number = number
    }

    var name: String { "\(number)" }
}

struct Seat: UserProperty, Equatable {
    let value: AnalyticsValue

    init(_ value: AnalyticsValue) {
        self.value = value
    }

    var name: String { "seat" }
}

struct Fare: UserProperty, Equatable {
    let value: AnalyticsValue

    init(_ value: AnalyticsValue) {
        self.value = value
    }

    var name: String { "fare" }
}

/// An identity store that remembers what it was told.
final class IdentityLog: IdentityStore {
    private let saved: Mutex<[Identity?]>
    private let first: Identity?

    init(_ userId: String? = nil) {
        first = userId.map(Identity.init)
        saved = Mutex([])
    }

    /// Everything that was saved, `nil` for a forgetting.
    var saves: [Identity?] { saved.withLock { $0 } }

    func load() -> Identity? { saved.withLock { $0.last ?? first } }
    func save(_ identity: Identity?) { saved.withLock { $0.append(identity) } }
}

/// What happened, oldest first.
final class Log<Entry: Sendable>: Sendable {
    private let noted = Mutex<[Entry]>([])

    var entries: [Entry] { noted.withLock { $0 } }

    func append(_ entry: Entry) {
        noted.withLock { $0.append(entry) }
    }
}

final class Counter: Sendable {
    private let number = Atomic<Int>(0)

    var count: Int { number.load(ordering: .sequentiallyConsistent) }

    /// Counts one, and says which one it was, from 1.
    @discardableResult
    func next() -> Int {
        number.add(1, ordering: .sequentiallyConsistent).newValue
    }
}

/// A vendor with all capabilities that acts on each call once it is recorded.
struct ActingProvider: ProviderDouble {
    static let providerName = "acting"

    let fake = FakeAnalyticsProvider()
    let act: @Sendable (AnalyticsRecord) -> Void

    func receive(_ record: AnalyticsRecord) {
        fake.receive(record)
        act(record)
    }
}
