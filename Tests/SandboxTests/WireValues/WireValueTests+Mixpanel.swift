import Mixpanel
import Testing

extension WireValueTests {
    @Test func `Mixpanel gets values as JSON has them, and milliseconds`() throws {
        let record = try arrived(.mixpanel) { phone in
            phone.mixpanel.track(
                event: "e",
                properties: Self.values.compactMapValues { $0 as? any MixpanelType }
            )
        }
        #expect(record.contains(Self.json))
        #expect(record.contains(#""time":1767225600123,"#))
    }
}
