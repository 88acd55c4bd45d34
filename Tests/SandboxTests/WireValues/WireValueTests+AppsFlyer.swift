import AppsFlyerLib
import Testing

extension WireValueTests {
    @Test func `AppsFlyer gets values as JSON in a text, and UTC to the millisecond`() throws {
        let record = try arrived(.appsFlyer) {
            $0.appsFlyer.logEvent("e", withValues: Self.values)
        }
        #expect(record.contains(Self.json.replacing("\"", with: #"\""#)))
        #expect(record.contains(#""eventTime":"2026-01-01 00:00:00.123""#))
    }
}
