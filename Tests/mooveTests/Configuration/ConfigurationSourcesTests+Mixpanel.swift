import Mixpanel
import Testing
import VendorDelivery

@testable import moove

extension ConfigurationSourcesTests {
    @Test func `Mixpanel's token for demonstration is no secret`() throws {
        let configuration = try Self.configuration(file: nil, [:])
        #expect(configuration.mixpanel?.token.reveal() == "demonstration")
    }

    @Test func `a variable wins over the file`() throws {
        let variables = [
            "MOOVE_MIXPANEL_TOKEN": "of-the-variable", "MOOVE_MIXPANEL_REGION": "india",
        ]
        let configuration = try Self.configuration(file: Self.token, variables)
        #expect(configuration.credentials == .configured)
        #expect(configuration.mixpanel?.token.reveal() == "of-the-variable")
        #expect(configuration.mixpanel?.region == .india)
    }

    @Test func `an empty variable is as none`() throws {
        let empty = ["MOOVE_MIXPANEL_TOKEN": "", "MOOVE_AMPLITUDE_API_KEY": ""]
        let file = try Self.configuration(file: Self.token, empty)
        #expect(file.mixpanel?.token.reveal() == "of-the-file")
        #expect(file.presence.filter { $0.absence == nil }.map(\.vendor) == [.mixpanel])
        #expect(try Self.configuration(file: nil, empty).credentials == .demonstration)
    }
}
