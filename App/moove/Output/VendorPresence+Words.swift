import VendorDelivery

extension AppConfiguration {
    /// Which vendors are on, off and why, for people.
    var presenceText: String {
        let parts = presence.map { vendor in
            "\(vendor.vendor.rawValue) \(vendor.absence.map { "off (\($0))" } ?? "on")"
        }
        let title = credentials == .demonstration ? "vendors (demo keys)" : "vendors"
        return "\(title): \(parts.joined(separator: ", "))"
    }

    /// Which vendors are on, off and why, as `--json` says it.
    func write(to json: inout JSONText) {
        json.text("credentials", credentials.rawValue)
        json.texts("on", presence.filter { $0.absence == nil }.map(\.vendor.rawValue))
        json.key("off")
        json.beginObject()
        for vendor in presence {
            if let absence = vendor.absence { json.text(vendor.vendor.rawValue, absence) }
        }
        json.endObject()
    }
}
