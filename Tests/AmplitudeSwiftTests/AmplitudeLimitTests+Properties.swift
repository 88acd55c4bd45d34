import AmplitudeSwift
import VendorDelivery
import VendorTesting

extension AmplitudeLimitTests {
    static let valueRows: [Row] =
        values.map { rule, fitting, breaking in
            property(rule, isRecordRefused: false, fits: fitting, breaks: breaking)
        } + [
            Row(
                AmplitudeLimits.sessionIDPlace,
                key: "session_id",
                isRecordRefused: false,
                fits: { track($0, ["session": Canary.text]) },
                breaks: { track($0, ["session_id": Canary.text]) }
            ),
            Row(
                AmplitudeLimits.propertyName,
                key: "",
                isRecordRefused: false,
                fits: { track($0, ["😀": Canary.text]) },
                breaks: { track($0, ["": Canary.text]) }
            ),
        ]

    static let textRows: [Row] =
        texts.flatMap { fitting, breaking in
            [
                property(AmplitudeLimits.stringLength, fits: fitting, breaks: breaking),
                property(AmplitudeLimits.stringLength, fits: [fitting], breaks: [breaking]),
                property(AmplitudeLimits.stringLength, fits: [fitting: 1], breaks: [breaking: 1]),
                property(
                    AmplitudeLimits.stringLength,
                    fits: ["a": fitting],
                    breaks: ["a": breaking]
                ),
            ]
        } + [
            Row(
                AmplitudeLimits.stringLength,
                key: String(repeating: "x", count: 1_025),
                fits: { track($0, [String(repeating: "x", count: 1_024): Canary.text]) },
                breaks: { track($0, [String(repeating: "x", count: 1_025): Canary.text]) }
            )
        ]

    private static let values: [(VendorRule, any Sendable, any Sendable)] = [
        (AmplitudeLimits.numberRange, Double.greatestFiniteMagnitude, Double.infinity),
        (AmplitudeLimits.numberRange, 0.1, Double.nan),
        (AmplitudeLimits.numberRange, UInt64.max, UInt128(UInt64.max) + 1),
        (AmplitudeLimits.numberRange, Int64.min, Int128(Int64.min) - 1),
        (AmplitudeLimits.valueType, true, String?.none),
        (AmplitudeLimits.valueType, Canary.text, Character("x")),
        (AmplitudeLimits.valueType, [Canary.text], Set([Canary.text])),
        (AmplitudeLimits.valueType, ["a": Canary.text], [1: Canary.text]),
        (AmplitudeLimits.propertyName, [["a": Canary.text]], [["": Canary.text]]),
    ]

    private static let texts: [(String, String)] = [
        (Canary.text(of: 1_024), Canary.text(of: 1_025)),
        (String(repeating: "é", count: 1_024), String(repeating: "é", count: 1_025)),
        (String(repeating: "😀", count: 512), String(repeating: "😀", count: 513)),
    ]

    static let sizeRows: [Row] = [
        property(AmplitudeLimits.depth, fits: nested(39), breaks: nested(40)),
        property(AmplitudeLimits.keyCount, fits: members(1_024), breaks: members(1_025)),
        Row(
            AmplitudeLimits.keyCount,
            fits: { track($0, members(1_024)) },
            breaks: { track($0, members(1_025)) }
        ),
        Row(
            AmplitudeLimits.bodySize,
            fits: { fill($0, bytes: 999_999) },
            breaks: { fill($0, bytes: 1_000_000) }
        ),
    ]

    private static func track(_ device: Device, _ properties: [String: any Sendable]) {
        device.call { $0.track(eventType: "e", eventProperties: properties) }
    }

    private static func property(
        _ rule: VendorRule,
        isRecordRefused: Bool = true,
        fits: any Sendable,
        breaks: any Sendable
    ) -> Row {
        Row(
            rule,
            key: "v",
            isRecordRefused: isRecordRefused,
            fits: { track($0, ["v": fits]) },
            breaks: { track($0, ["v": breaks]) }
        )
    }

    private static func nested(_ levels: Int) -> any Sendable {
        (1..<levels).reduce([Canary.text] as any Sendable) { inner, _ in [inner] }
    }

    static func members(_ count: Int) -> [String: any Sendable] {
        Dictionary(uniqueKeysWithValues: (1...count).map { ("k\($0)", Canary.text) })
    }

    /// Tracks an event whose request has so many bytes.
    private static func fill(_ device: Device, bytes: Int) {
        track(device, ["t": Array(repeating: "", count: 1_000)])
        let empty = device.amplitude.requests(for: device.sink.take())
        let letters = bytes - (empty.first?.body.byteCount ?? 0)
        let texts = (0..<1_000).map { index in
            String(repeating: "x", count: letters / 1_000 + (index < letters % 1_000 ? 1 : 0))
        }
        track(device, ["t": texts])
    }
}
