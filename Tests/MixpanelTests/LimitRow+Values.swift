import Foundation

@testable import Mixpanel

extension LimitRow {
    static let values = [
        LimitRow(
            MixpanelLimits.stringLength,
            "a",
            passes: [.event(["a": text(255)]), .event(["a": [text(255)]]), .set(text(255))],
            breaks: [
                .event(["a": text(256)]), .event(["a": ["canary", text(256)]]), .set(text(256)),
                .event(["a": [text(256): 1]]), .event(["a": text(128, of: "é")]),
                .event(["a": URL(filePath: "/\(text(256))")]),
            ]
        ),
        LimitRow(
            MixpanelLimits.stringLength,
            text(256),
            passes: [.event([text(255): 1])],
            breaks: [.event([text(256): 31_337])]
        ),
        LimitRow(
            MixpanelLimits.nestedCount,
            "a",
            passes: [.event(["a": numbered(254)]), .set(short(254))],
            breaks: [.event(["a": numbered(255)]), .set(short(255))]
        ),
        LimitRow(
            MixpanelLimits.nestedCount,
            "$transactions",
            passes: [.charge(short(252))],
            breaks: [.charge(short(253))]
        ),
        LimitRow(
            MixpanelLimits.arrayCount,
            "a",
            passes: [.event(["a": Array(repeating: 1, count: 254)])],
            breaks: [.event(["a": Array(repeating: 31_337, count: 255)])]
        ),
        LimitRow(
            MixpanelLimits.depth,
            "a",
            passes: [.event(["a": [[["b"]]]]), .event(["a": ["b": ["c": ["d": 1]]]])],
            breaks: [
                .event(["a": [[[["canary"]]]]]), .event(["a": ["b": ["c": ["d": ["canary": 1]]]]]),
                .event(["a": [[["b": ["canary"]]]]]), .charge(["a": [[["canary"]]]]),
            ]
        ),
        LimitRow(
            MixpanelLimits.nestedSize,
            "a",
            passes: [.event(["a": list(8_192)]), .set(lists(262_144))],
            breaks: [.event(["a": list(8_193)]), .set(lists(262_145))]
        ),
        LimitRow(
            MixpanelLimits.nestedSize,
            "$transactions",
            passes: [.charge(["a": lists(262_000)])],
            breaks: [.charge(["a": lists(262_144)])]
        ),
        LimitRow(
            MixpanelLimits.valueType,
            "a",
            passes: [
                .event(["a": true]), .event(["a": Float(0.1)]),
                .set(Date(timeIntervalSince1970: 0)),
            ],
            breaks: [
                .event(["a": [Character("c")]]), .event(["a": [Int?.none]]),
                .event(["a": [[31_337: "canary"]]]),
                .event(["a": Date(timeIntervalSince1970: 1e300)]),
            ]
        ),
        LimitRow(
            MixpanelLimits.numberRange,
            "a",
            passes: [.event(["a": Int.min]), .event(["a": UInt64(Int.max)])],
            breaks: [.event(["a": UInt64(Int.max) + 1]), .set(UInt64.max)]
        ),
    ]
}
