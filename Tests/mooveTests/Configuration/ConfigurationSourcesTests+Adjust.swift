import Testing

@testable import moove

extension ConfigurationSourcesTests {
    @Test func `a variable alone is a configuration`() throws {
        let configuration = try Self.configuration(
            file: nil,
            [
                "MOOVE_ADJUST_APP_TOKEN": "abcdefghijkl", "MOOVE_ADJUST_DEVICE_ID_KIND": "adid",
                "MOOVE_ADJUST_DEVICE_ID": "1", "MOOVE_ADJUST_EVENT_TOKENS": "a=tok1,b=tok2",
            ]
        )
        #expect(configuration.credentials == .configured)
        #expect(configuration.adjust?.eventTokens == ["a": "tok1", "b": "tok2"])
        let present = configuration.presence.filter { $0.absence == nil }.map(\.vendor)
        #expect(present == [.adjust])
    }
}
