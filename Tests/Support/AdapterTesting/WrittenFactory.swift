public import HeraldCore

/// A factory of any vendor whose answer a test writes.
public struct WrittenFactory<Tracker>: EventTrackerFactory {
    private let answer: @Sendable (any Event) throws -> Resolution<Tracker>

    public init(_ answer: @escaping @Sendable (any Event) throws -> Resolution<Tracker>) {
        self.answer = answer
    }

    public func create(_ event: any Event) throws -> Resolution<Tracker> { try answer(event) }
}

/// A factory of any vendor whose answer for properties a test writes.
public struct WrittenSetterFactory<Setter>: PropertySetterFactory {
    private let answer: @Sendable (any Property) throws -> Resolution<Setter>

    public init(_ answer: @escaping @Sendable (any Property) throws -> Resolution<Setter>) {
        self.answer = answer
    }

    public func create(_ property: any Property) throws -> Resolution<Setter> {
        try answer(property)
    }
}
