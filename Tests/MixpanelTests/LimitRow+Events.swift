@testable import Mixpanel

extension LimitRow {
    static let events =
        [
            LimitRow(
                MixpanelLimits.eventRequired,
                passes: [.event(named: "e"), .event(named: "😀")],
                breaks: [.event(named: "")]
            ),
            LimitRow(
                MixpanelLimits.stringLength,
                passes: [.event(named: text(255)), .event(named: text(63, of: "😀"))],
                breaks: [.event(named: text(256)), .event(named: text(64, of: "😀"))]
            ),
            LimitRow(
                MixpanelLimits.timeAge,
                passes: [.eventAt(31_536_000_000_000)],
                breaks: [.eventAt(31_535_999_999_999), .eventAt(0), .eventAt(-1)]
            ),
            LimitRow(
                MixpanelLimits.propertyCount,
                passes: [.event(numbered(249))],
                breaks: [.event(numbered(250))]
            ),
        ] + reserved

    static let reserved = [
        "token", "time", "$time", "distinct_id", "$distinct_id", "$device_id", "$user_id",
        "$insert_id", "ip", "$ip", "bucket", "$bucket", "alias", "$source", "mp_lib", "mp_x",
    ].map { name in
        LimitRow(
            MixpanelLimits.propertyReserved,
            name,
            passes: [.event(["\(name)s": 1].filter { !$0.key.hasPrefix("mp_") })],
            breaks: [.event([name: "canary"])]
        )
    }
}
