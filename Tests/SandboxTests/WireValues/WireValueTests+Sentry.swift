import Sentry
import Testing

extension WireValueTests {
    @Test func `Sentry gets values as JSON has them, and RFC 3339`() throws {
        let record = try arrived(.sentry) {
            $0.captureSentry { $0.context = ["values": Self.values] }
        }
        #expect(record.contains(Self.json))
        #expect(record.contains(#""timestamp":"2026-01-01T00:00:00.123456Z""#))
    }
}
