import AmplitudeSwift
import VendorDelivery
import VendorTesting

extension AmplitudeLimitTests {
    static let userPropertyRows: [Row] = [
        identify(
            AmplitudeLimits.propertyName,
            "",
            isRecordRefused: false,
            fits: { $0.set(property: "a", value: 1).unset(property: "b") },
            breaks: { $0.set(property: "a", value: 1).unset(property: "") }
        ),
        identify(
            AmplitudeLimits.operationCount,
            "a",
            isRecordRefused: false,
            fits: { $0.set(property: "a", value: 1).set(property: "b", value: Canary.text) },
            breaks: { $0.set(property: "a", value: 1).set(property: "a", value: Canary.text) }
        ),
        identify(
            AmplitudeLimits.operationCount,
            "a",
            isRecordRefused: false,
            fits: { $0.clearAll() },
            breaks: { $0.clearAll().set(property: "a", value: Canary.text) }
        ),
        identify(
            AmplitudeLimits.stringLength,
            "a",
            fits: { $0.append(property: "a", value: [Canary.text(of: 1_024)]) },
            breaks: { $0.append(property: "a", value: [Canary.text(of: 1_025)]) }
        ),
        identify(
            AmplitudeLimits.keyCount,
            "$set",
            fits: { identify in
                for (name, value) in members(1_024) { identify.set(property: name, value: value) }
            },
            breaks: { identify in
                for (name, value) in members(1_025) { identify.set(property: name, value: value) }
            }
        ),
        group(AmplitudeLimits.groupNameRequired, "line", fits: ("line", "1"), breaks: ("line", "")),
        group(
            AmplitudeLimits.groupNameRequired,
            "group_type",
            fits: ("l", "1"),
            breaks: ("", "hush")
        ),
        group(
            AmplitudeLimits.stringLength,
            "line",
            fits: ("line", Canary.text(of: 1_024)),
            breaks: ("line", Canary.text(of: 1_025))
        ),
        group(
            AmplitudeLimits.stringLength,
            "group_type",
            fits: (Canary.text(of: 1_024), "1"),
            breaks: (Canary.text(of: 1_025), "1")
        ),
    ]

    static let revenueRows: [Row] = [
        revenue(
            AmplitudeLimits.priceRequired,
            "$price",
            fits: { _ in },
            breaks: { $0.price = nil }
        ),
        revenue(
            AmplitudeLimits.numberRange,
            "$price",
            fits: { $0.price = -.greatestFiniteMagnitude },
            breaks: { $0.price = -.infinity }
        ),
        revenue(
            AmplitudeLimits.numberRange,
            "$revenue",
            fits: { $0.revenue = 0.1 },
            breaks: { $0.revenue = .nan }
        ),
        revenue(
            AmplitudeLimits.quantityMinimum,
            "$quantity",
            fits: { $0.quantity = 1 },
            breaks: { $0.quantity = 0 }
        ),
        revenue(
            AmplitudeLimits.currencyCode,
            "$currency",
            fits: { $0.currency = "USD" },
            breaks: { $0.currency = Canary.text }
        ),
        revenue(
            AmplitudeLimits.currencyCode,
            "$currency",
            fits: { $0.currency = nil },
            breaks: { $0.currency = "usd" }
        ),
        revenue(
            AmplitudeLimits.stringLength,
            "$productId",
            fits: { $0.productId = Canary.text(of: 1_024) },
            breaks: { $0.productId = Canary.text(of: 1_025) }
        ),
        revenue(
            AmplitudeLimits.stringLength,
            "$revenueType",
            fits: { $0.revenueType = Canary.text(of: 1_024) },
            breaks: { $0.revenueType = Canary.text(of: 1_025) }
        ),
        revenue(
            AmplitudeLimits.propertyReserved,
            "$price",
            isRecordRefused: false,
            fits: { $0.properties = ["price": Canary.text] },
            breaks: { $0.properties = ["$price": Canary.text] }
        ),
        revenue(
            AmplitudeLimits.keyCount,
            nil,
            fits: { $0.properties = members(1_022) },
            breaks: { $0.properties = members(1_023) }
        ),
    ]

    private static func identify(
        _ rule: VendorRule,
        _ key: String,
        isRecordRefused: Bool = true,
        fits: @escaping @Sendable (Identify) -> Void,
        breaks: @escaping @Sendable (Identify) -> Void
    ) -> Row {
        @Sendable func run(_ device: Device, _ change: (Identify) -> Void) {
            let identify = Identify()
            change(identify)
            device.call { $0.identify(identify: identify) }
        }
        return Row(
            rule,
            key: key,
            isRecordRefused: isRecordRefused,
            fits: { run($0, fits) },
            breaks: { run($0, breaks) }
        )
    }

    private static func group(
        _ rule: VendorRule,
        _ key: String,
        fits: (type: String, name: String),
        breaks: (type: String, name: String)
    ) -> Row {
        Row(
            rule,
            key: key,
            fits: { $0.call { $0.setGroup(groupType: fits.type, groupName: fits.name) } },
            breaks: { $0.call { $0.setGroup(groupType: breaks.type, groupName: breaks.name) } }
        )
    }

    /// Revenue of a price of one, but for what a row changes.
    private static func revenue(
        _ rule: VendorRule,
        _ key: String?,
        isRecordRefused: Bool = true,
        fits: @escaping @Sendable (Revenue) -> Void,
        breaks: @escaping @Sendable (Revenue) -> Void
    ) -> Row {
        @Sendable func run(_ device: Device, _ change: (Revenue) -> Void) {
            let revenue = Revenue()
            revenue.price = 1
            change(revenue)
            device.call { $0.revenue(revenue: revenue) }
        }
        return Row(
            rule,
            key: key,
            isRecordRefused: isRecordRefused,
            fits: { run($0, fits) },
            breaks: { run($0, breaks) }
        )
    }
}
