import AmplitudeSwift
import VendorDelivery
import VendorTesting

extension AmplitudeLimitTests {
    static let nameRows: [Row] =
        reservedNames.map {
            named(AmplitudeLimits.eventTypeReserved, fits: "[Amplitude] Screen Viewed", breaks: $0)
        } + [
            named(AmplitudeLimits.eventTypeRequired, fits: "😀", breaks: ""),
            named(
                AmplitudeLimits.eventTypeLength,
                fits: String(repeating: "é", count: 1_024),
                breaks: String(repeating: "x", count: 1_025)
            ),
            named(
                AmplitudeLimits.eventTypeLength,
                fits: String(repeating: "😀", count: 512),
                breaks: String(repeating: "😀", count: 513)
            ),
        ]

    static let idRows: [Row] =
        refusedIDs.map { user(AmplitudeLimits.idRefused, fits: "anonymous-1", breaks: $0) }
        + [
            user(AmplitudeLimits.idLength, fits: Canary.text(of: 5), breaks: Canary.text),
            user(
                AmplitudeLimits.stringLength,
                fits: Canary.text(of: 1_024),
                breaks: Canary.text(of: 1_025)
            ),
            Row(
                AmplitudeLimits.idLength,
                key: "device_id",
                isRecordRefused: false,
                fits: { device in
                    device.call { $0.setDeviceId(deviceId: "hush5").track(eventType: "e") }
                },
                breaks: { device in
                    device.call { $0.setDeviceId(deviceId: "hush").track(eventType: "e") }
                }
            ),
            optional(
                AmplitudeLimits.idRefused,
                "user_id",
                fits: EventOptions(userId: "user-1"),
                breaks: EventOptions(userId: "unknown")
            ),
            optional(
                AmplitudeLimits.idLength,
                "device_id",
                fits: EventOptions(deviceId: "hush5"),
                breaks: EventOptions(deviceId: "hush")
            ),
            optional(
                AmplitudeLimits.insertIDForm,
                "insert_id",
                fits: EventOptions(insertId: "1"),
                breaks: EventOptions(insertId: "")
            ),
            optional(
                AmplitudeLimits.stringLength,
                "insert_id",
                fits: EventOptions(insertId: Canary.text(of: 1_024)),
                breaks: EventOptions(insertId: Canary.text(of: 1_025))
            ),
        ]

    static let timeRows: [Row] = times.flatMap { fitting, breaking in
        [
            optional(
                AmplitudeLimits.timeUnit,
                "time",
                fits: EventOptions(timestamp: fitting),
                breaks: EventOptions(timestamp: breaking)
            ),
            optional(
                AmplitudeLimits.sessionID,
                "session_id",
                fits: EventOptions(sessionId: fitting),
                breaks: EventOptions(sessionId: breaking)
            ),
            optional(
                AmplitudeLimits.sessionID,
                "session_id",
                fits: EventOptions(sessionId: -1),
                breaks: EventOptions(sessionId: -2)
            ),
        ]
    }

    private static let reservedNames = [
        "$identify", "$groupidentify", "[Amplitude] Start Session", "[Amplitude] End Session",
        "[Amplitude] Revenue", "[Amplitude] Revenue (Verified)",
        "[Amplitude] Revenue (Unverified)", "[Amplitude] Merged User",
    ]

    private static let refusedIDs = [
        "", "anonymous", "nil", "none", "null", "n/a", "na", "undefined", "Unknown", "{}",
        "LMY47D", "0", "-1", "00000000-0000-0000-0000-000000000000",
    ]

    /// Milliseconds, and what has too few digits or too many, as seconds and microseconds have.
    private static let times: [(Int64, Int64)] = [
        (1_767_225_600_000, 1_767_225_600), (1_767_225_600_000, 1_767_225_600_000_000),
        (100_000_000_000, 99_999_999_999), (99_999_999_999_999, 100_000_000_000_000),
    ]

    private static func named(_ rule: VendorRule, fits: String, breaks: String) -> Row {
        Row(
            rule,
            fits: { $0.call { $0.track(eventType: fits) } },
            breaks: { $0.call { $0.track(eventType: breaks) } }
        )
    }

    /// The user's id alone is left out, so that the event names nobody.
    private static func user(_ rule: VendorRule, fits: String, breaks: String) -> Row {
        Row(
            rule,
            key: "user_id",
            isRecordRefused: false,
            fits: { $0.call { $0.setUserId(userId: fits).track(eventType: "e") } },
            breaks: { $0.call { $0.setUserId(userId: breaks).track(eventType: "e") } }
        )
    }

    private static func optional(
        _ rule: VendorRule,
        _ key: String,
        fits: @autoclosure @escaping @Sendable () -> EventOptions,
        breaks: @autoclosure @escaping @Sendable () -> EventOptions
    ) -> Row {
        Row(
            rule,
            key: key,
            fits: { $0.call { $0.track(eventType: "e", options: fits()) } },
            breaks: { $0.call { $0.track(eventType: "e", options: breaks()) } }
        )
    }
}
