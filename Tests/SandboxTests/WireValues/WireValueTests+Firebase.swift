import FirebaseAnalytics
import Testing

extension WireValueTests {
    @Test func `GA4 gets truth values as texts, and numbers as they are`() throws {
        let record = try arrived(.firebase) {
            $0.firebase.logEvent("e", parameters: Self.values)
        }
        #expect(record.contains(Self.json.replacing("true", with: #""true""#)))
        #expect(record.contains(#""timestamp_micros":1767225600123456"#))
    }
}
