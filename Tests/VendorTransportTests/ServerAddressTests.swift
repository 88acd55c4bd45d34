import Testing
import VendorDelivery
import VendorTransport

@Suite struct ServerAddressTests {
    @Test(arguments: [
        "https://api.mixpanel.com", "https://api2.amplitude.com:8443", "http://localhost",
        "http://127.0.0.1:80", "http://127.9.9.9", "http://[::1]:8080", "https://[2001:db8::1]",
    ])
    func `https and this machine are servers`(text: String) throws {
        #expect(try ServerAddress(text).text == text)
        #expect(try ServerAddress("\(text)/").text == text)
    }

    @Test(arguments: [
        ("http://api.mixpanel.com", "api.mixpanel.com"),
        ("http://127.0.0.1.elsewhere.example", "127.0.0.1.elsewhere.example"),
        ("http://127.elsewhere.example.com:80", "127.elsewhere.example.com:80"),
        ("http://127.0.0.256", "127.0.0.256"),
        ("http://127.1", "127.1"),
        ("http://localhost.example", "localhost.example"),
        ("http://[::2]", "[::2]"),
    ])
    func `another machine needs https`(text: String, host: String) {
        #expect(throws: ServerAddressProblem.notEncrypted(host: host)) {
            try ServerAddress(text)
        }
    }

    @Test(arguments: [
        "", "https://", "localhost:80", "ftp://localhost", "https://host/path",
        "https://host?query",
        "https://user@host", "http://127.0.0.1@host", "https://host:", "https://host:65536",
        "http://127.0.0.1:0", "https://host:00",
        "https://host:80:80", "http://[::1", "https://h st", "https://host\\", "https://host#part",
        "https://höst", "HTTPS://host", "https://host//",
    ])
    func `anything else is no address`(text: String) {
        #expect(throws: ServerAddressProblem.malformed) { try ServerAddress(text) }
    }

    @Test func `a problem names the host at most`() {
        let problem = ServerAddressProblem.notEncrypted(host: "vendor.example")
        #expect("\(problem)" == "vendor.example is not on this machine, so it needs https")
    }
}
