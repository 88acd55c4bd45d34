import HeraldCore
import Synchronization
import Testing

// A vendor with no SDK behind it, named the way the adapters name theirs.

protocol SampleEventTracker: EventTracker {}
protocol SamplePropertySetter: PropertySetter {}

typealias SampleEventTrackerFactory = EventTrackerFactory<any SampleEventTracker>
typealias SampleEventTrackerTable = EventTrackerTable<any SampleEventTracker>
typealias SampleRoute = Route<any SampleEventTracker>
typealias SampleResolution = Resolution<any SampleEventTracker>
typealias CompositeSampleEventTrackerFactory =
    CompositeEventTrackerFactory<any SampleEventTracker>
typealias RequireMappedSampleEventTrackerFactory =
    RequireMappedEventTrackerFactory<any SampleEventTracker>
typealias SamplePropertySetterFactory = PropertySetterFactory<any SamplePropertySetter>
typealias CompositeSamplePropertySetterFactory =
    CompositePropertySetterFactory<any SamplePropertySetter>
typealias RequireMappedSamplePropertySetterFactory =
    RequireMappedPropertySetterFactory<any SamplePropertySetter>
typealias SampleAnalyticsTrackerService =
    AnalyticsTrackerService<any SampleEventTracker, any SamplePropertySetter>

extension AnalyticsTrackerService
where Tracker == any SampleEventTracker, Setter == any SamplePropertySetter {
    init(
        _ events: [any SampleEventTrackerFactory],
        _ properties: [any SamplePropertySetterFactory] = []
    ) {
        self.init(
            events: CompositeSampleEventTrackerFactory(events),
            properties: CompositeSamplePropertySetterFactory(properties),
            runTracker: { try $0.track() },
            runSetter: { try $0.set() }
        )
    }
}

extension HeraldProvider {
    /// A provider whose events go through a chain of the sample vendor.
    static func sample(_ name: String, _ events: any SampleEventTrackerFactory...) -> Self {
        HeraldProvider(name: name, events: SampleAnalyticsTrackerService(events))
    }

    /// A provider that notes `name: call` for every call.
    static func noting(_ name: String, in log: Log<String>) -> Self {
        let service = ActingService { log.append("\(name): \($0)") }
        return HeraldProvider(
            name: name,
            events: service,
            properties: service,
            identity: service,
            lifecycle: service,
            consent: service
        )
    }
}

extension HeraldClock {
    /// No time passes, so that no call is slow on a busy machine.
    static let still = HeraldClock(now: { Timestamp(microseconds: 0) }, uptime: { 0 })
}

/// What happened, oldest first.
final class Log<Entry: Sendable>: Sendable {
    private let noted = Mutex<[Entry]>([])

    var entries: [Entry] { noted.withLock { $0 } }

    func append(_ entry: Entry) {
        noted.withLock { $0.append(entry) }
    }

    /// What happened since the last time.
    func take() -> [Entry] {
        noted.withLock { entries in
            defer { entries = [] }
            return entries
        }
    }
}

final class Counter: Sendable {
    private let number = Mutex(0)

    var count: Int { number.withLock { $0 } }

    /// Counts one, and says which one it was, from 1.
    @discardableResult
    func next() -> Int {
        number.withLock {
            $0 += 1
            return $0
        }
    }
}

/// A vendor's hand-written service, all capabilities in one; told of each call by its short text.
struct ActingService: EventTrackerService, PropertyTrackerService, IdentifiableUserService,
    AnalyticsLifecycleService, ConsentService
{
    let act: @Sendable (String) -> Void

    func track(_ event: any Event) { act(event.name) }
    func set(_ property: any Property) { act("\(property.name) = \(property.value.asString)") }
    func identify(_ identity: Identity) { act("identify \(identity.userId)") }
    func reset() { act("reset") }
    func start() { act("start") }
    func flush() { act("flush") }
    func setEnabled(_ enabled: Bool) { act("enabled \(enabled)") }
}

struct Named: Event {
    let name: String
    var parameters: [String: AnalyticsValue] = [:]

    init(_ name: String, _ parameters: [String: AnalyticsValue] = [:]) {
        self.name = name
        self.parameters = parameters
    }
}

struct Seat: Property {
    let name = "seat"
    var value: AnalyticsValue = "window"
}

struct SampleError: Error, Equatable {
    var payload = "none"
}

extension ExitTest.Result? {
    /// What the program wrote on standard error.
    var errorText: String {
        String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
    }
}
