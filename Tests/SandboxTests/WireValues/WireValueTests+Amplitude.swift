import AmplitudeSwift
import Testing

extension WireValueTests {
    @Test func `Amplitude gets values as JSON has them, and milliseconds`() throws {
        let record = try arrived(.amplitude) {
            $0.amplitude.track(eventType: "e", eventProperties: Self.values)
        }
        #expect(record.contains(Self.json))
        #expect(record.contains(#""time":1767225600123,"#))
    }
}
