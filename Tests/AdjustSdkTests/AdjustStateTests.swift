import AdjustSdk
import Testing
import VendorDelivery
import VendorTesting

@Suite struct AdjustStateTests {
    let phone = Phone()

    @Test func `nothing is recorded while disabled, and what is set meanwhile is kept`() {
        phone.adjust.disable()
        #expect(!phone.adjust.isEnabled)
        phone.adjust.addGlobalCallbackParameter("x", forKey: "seat")
        phone.track { $0.setRevenue(.nan, currency: "USD") }
        phone.adjust.enable()
        phone.track()
        #expect(phone.sink.take().map(\.parameters) == [["seat": .string("x")]])
        #expect(phone.problems.all == [])
    }

    @Test func `a start leaves it disabled`() {
        let phone = Phone(isStarted: false)
        phone.adjust.disable()
        phone.adjust.initSdk(.sample())
        phone.track()
        #expect(phone.takeBodies() == [])
    }

    @Test func `an event before the start is refused and reported`() {
        let phone = Phone(isStarted: false)
        phone.track()
        #expect(phone.problems.rules == ["whole": AdjustLimits.started])
        phone.adjust.initSdk(.sample())
        phone.track()
        #expect(phone.sink.take().count == 1)
    }

    @Test func `a second start and later changes to the configuration change nothing`() throws {
        let config = try #require(ADJConfig.sample())
        config.externalDeviceId = "kiosk-7"
        let phone = Phone(config: config)
        config.externalDeviceId = "kiosk-8"
        phone.adjust.initSdk(ADJConfig(appToken: "zzzzzzzzzzzz", environment: "production"))
        phone.track()
        #expect(
            phone.takeBodies() == [
                "s2s=1&app_token=abcdefghijkl&event_token=abc123&idfv=\(Phone.idfv)"
                    + "&external_device_id=kiosk-7&environment=sandbox"
            ]
        )
    }

    @Test func `global parameters go with later events and lose to their own`() {
        let adjust = phone.adjust
        adjust.addGlobalCallbackParameter("1", forKey: "a")
        adjust.addGlobalCallbackParameter("1", forKey: "b")
        adjust.addGlobalCallbackParameter("1", forKey: "")
        phone.track { $0.addCallbackParameter("b", value: "2") }
        adjust.removeGlobalCallbackParameter(forKey: "a")
        phone.track()
        adjust.removeGlobalCallbackParameters()
        phone.track()
        #expect(
            phone.sink.take().map(\.parameters) == [
                ["a": .string("1"), "b": .string("2")], ["b": .string("1")], [:],
            ]
        )
        #expect(phone.problems.rules == ["": AdjustLimits.parameterName])
    }

    @Test(arguments: [
        ("abcdefghijkl", "sandbox", true), ("ABCDEFGHIJ12", "production", true),
        ("abcdefghijk", "sandbox", false), ("abcdefghijklm", "sandbox", false),
        ("abcdef-hijkl", "sandbox", false), ("abcdefghij\u{e9}", "sandbox", false),
        ("", "sandbox", false), ("abcdefghijkl", "Sandbox", false), ("abcdefghijkl", "", false),
    ])
    func `a configuration has twelve letters and digits, and an environment`(
        token: String,
        environment: String,
        isMade: Bool
    ) {
        let config = ADJConfig(appToken: token, environment: environment)
        #expect((config != nil) == isMade)
        #expect(config?.appToken == (isMade ? token : nil))
        #expect(config?.environment == (isMade ? environment : nil))
    }

    @Test func `a device is known by all its ids, and its system`() {
        let device = AdjustDevice(
            .adid("a"),
            .idfa(Phone.idfv),
            .googleAdvertisingID(Phone.idfv.lowercased()),
            .androidID("n"),
            .webUUID("w"),
            operatingSystem: "linux"
        )
        let phone = Phone(device: device)
        phone.track()
        let fields =
            "&adid=a&idfa=\(Phone.idfv)&gps_adid=\(Phone.idfv.lowercased())&android_id=n"
            + "&web_uuid=w&os_name=linux&environment="
        #expect(phone.takeBodies().map { $0.contains(fields) } == [true])
    }
}
