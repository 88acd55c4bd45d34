import HeraldCore

/// An event of the generated chains: its value decides what some factories answer.
protocol GeneratedEvent: Event {
    var value: Int { get }
}

extension GeneratedEvent {
    var name: String { "generated" }
    var parameters: [String: AnalyticsValue] { ["value": .int(value)] }
}

/// A marker, as a vendor's own kind of event has one.
protocol MarkedEvent: GeneratedEvent {}

struct PlainEvent: GeneratedEvent { let value: Int }
struct MarkedStruct: MarkedEvent { let value: Int }
enum ChoiceEvent: GeneratedEvent {
    case low
    case high(Int)

    var value: Int {
        switch self {
        case .low: 0
        case .high(let value): value
        }
    }
}
enum MarkedChoice: Int, MarkedEvent {
    case zero
    case one
    case two

    var value: Int { rawValue }
}
final class FinalEvent: GeneratedEvent {
    let value: Int
    init(_ value: Int) { self.value = value }
}
/// Isolated, since that is how a class that others inherit from can be `Sendable`.
@MainActor
class BaseEvent: nonisolated GeneratedEvent {
    nonisolated let value: Int

    nonisolated init(_ value: Int) {
        self.value = value
    }
}

final class DerivedEvent: BaseEvent, nonisolated MarkedEvent {}

/// A type of event, as a row names it and as `as?` tells it.
enum EventKind: CaseIterable {
    case plain
    case marked
    case choice
    case markedChoice
    case final
    case base
    case derived

    func event(_ value: Int) -> any Event {
        switch self {
        case .plain: PlainEvent(value: value)
        case .marked: MarkedStruct(value: value)
        case .choice: value == 0 ? ChoiceEvent.low : .high(value)
        case .markedChoice: MarkedChoice(rawValue: value % 3) ?? .zero
        case .final: FinalEvent(value)
        case .base: BaseEvent(value)
        case .derived: DerivedEvent(value)
        }
    }

    /// Whether a row of this type is for an event; a base class's row is for its subclasses too.
    func contains(_ event: any Event) -> Bool {
        switch self {
        case .plain: event is PlainEvent
        case .marked: event is MarkedStruct
        case .choice: event is ChoiceEvent
        case .markedChoice: event is MarkedChoice
        case .final: event is FinalEvent
        case .base: event as? BaseEvent != nil
        case .derived: event as? DerivedEvent != nil
        }
    }

    func row(_ answer: @escaping @Sendable (any Event) throws -> SampleResolution) -> SampleRoute {
        switch self {
        case .plain: .on(PlainEvent.self) { try answer($0) }
        case .marked: .on(MarkedStruct.self) { try answer($0) }
        case .choice: .on(ChoiceEvent.self) { try answer($0) }
        case .markedChoice: .on(MarkedChoice.self) { try answer($0) }
        case .final: .on(FinalEvent.self) { try answer($0) }
        case .base: .on(BaseEvent.self) { try answer($0) }
        case .derived: .on(DerivedEvent.self) { try answer($0) }
        }
    }
}
