import AdjustSdk
import VendorDelivery
import VendorTesting

extension AdjustLimitTests {
    static let startRows: [Row] = [
        Row(
            AdjustLimits.started,
            fits: { Phone(sharing: $0).track() },
            breaks: { Phone(isStarted: false, sharing: $0).track() }
        ),
        Row(
            AdjustLimits.configRequired,
            fits: { Phone(config: .sample(), sharing: $0).track() },
            breaks: { _ = Phone(config: nil, sharing: $0) }
        ),
        Row(
            AdjustLimits.deviceIDForm,
            key: "external_device_id",
            fits: { track($0, externalDeviceID: "1") },
            breaks: { track($0, externalDeviceID: "") }
        ),
    ]

    static let deviceRows: [Row] =
        identifiers.map { key, fitting, breaking in
            Row(
                AdjustLimits.deviceIDForm,
                key: key,
                fits: { track($0, AdjustDevice(fitting)) },
                breaks: { track($0, AdjustDevice(.webUUID("w"), breaking)) }
            )
        } + [
            Row(
                AdjustLimits.duplicateParameter,
                key: "adid",
                fits: { track($0, AdjustDevice(.adid("1"), .webUUID("1"))) },
                breaks: { track($0, AdjustDevice(.adid("1"), .adid(Canary.text))) }
            )
        ]

    private static let identifiers: [(String, AdjustDevice.Identifier, AdjustDevice.Identifier)] = [
        ("adid", .adid("1"), .adid("")),
        ("android_id", .androidID("1"), .androidID("")),
        ("web_uuid", .webUUID("1"), .webUUID("")),
        ("idfv", .idfv(Phone.idfv), .idfv("")),
        ("idfv", .idfv(Phone.idfv), .idfv(Phone.idfv.lowercased())),
        ("idfv", .idfv(Phone.idfv), .idfv("0123456-789AB-CDEF-0123-456789ABCDEF")),
        ("idfv", .idfv(Phone.idfv), .idfv("01234567-89AB-CDEF-0123-456789ABCDEG")),
        ("idfa", .idfa(Phone.idfv), .idfa("0123456789ABCDEF0123456789ABCDEF")),
        ("idfa", .idfa(Phone.idfv), .idfa("01234567-89AB-CDEF-0123-456789ABCDE")),
        ("idfa", .idfa(Phone.idfv), .idfa("01234567-89AB-CDEF-0123-456789ABCDEF0")),
        ("idfa", .idfa(Phone.idfv), .idfa(Canary.text)),
        (
            "gps_adid", .googleAdvertisingID(Phone.idfv.lowercased()),
            .googleAdvertisingID(Canary.text)
        ),
    ]

    private static func track(_ phone: Phone, _ device: AdjustDevice) {
        Phone(device: device, sharing: phone).track()
    }

    private static func track(_ phone: Phone, externalDeviceID: String) {
        let config = ADJConfig.sample()
        config?.externalDeviceId = externalDeviceID
        Phone(config: config, sharing: phone).track()
    }
}
