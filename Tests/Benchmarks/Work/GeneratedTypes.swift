import HeraldCore

/// Distinct event types, as many as asked for, for chains with hundreds of features.
///
/// The types exist only at run time: a number's binary digits, nested as generic arguments, make one.
/// They cost more than types written out, so both sides of a benchmark must use them. The first types
/// are the same whatever the count.
func generatedEventTypes(_ count: Int) -> [any BenchmarkEvent.Type] {
    (0..<count).map { number in eventType(marked: mark(of: number)) }
}

private struct GeneratedEvent<Mark>: ComputedEvent {
    let fare: Fare
    var name: String { "event_generated" }

    init(_ fare: Fare) { self.fare = fare }
}

private protocol BinaryDigits {}
private enum NoDigits: BinaryDigits {}
private enum Zero<Higher: BinaryDigits>: BinaryDigits {}
private enum One<Higher: BinaryDigits>: BinaryDigits {}

private func eventType<Mark: BinaryDigits>(marked _: Mark.Type) -> any BenchmarkEvent.Type {
    GeneratedEvent<Mark>.self
}

private func mark(of number: Int) -> any BinaryDigits.Type {
    guard number > 0 else { return NoDigits.self }
    return mark(isOdd: number % 2 == 1, above: mark(of: number / 2))
}

private func mark<Higher: BinaryDigits>(
    isOdd: Bool,
    above _: Higher.Type
) -> any BinaryDigits.Type {
    isOdd ? One<Higher>.self : Zero<Higher>.self
}
