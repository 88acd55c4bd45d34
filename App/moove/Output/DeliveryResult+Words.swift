import VendorDelivery

extension DeliveryResult {
    /// Whether there was anything to do.
    var isOfNote: Bool { report.requests > 0 || report.dead > 0 || ending.problem != nil }

    /// For people.
    func line(in style: Style) -> String {
        switch ending {
        case .noKeys(_, _):
            "\(style(.yellow, "not sent:")) \(vendor): \(ending.problem ?? "")"
        case .ended(.notPermitted) where report.requests == 0:
            "\(style(.yellow, "not sent:")) \(vendor): \(Self.notPermitted) (see: moove consent)"
        default:
            "\(style(code == .done ? .green : .red, "delivered:")) \(text)"
        }
    }

    private static let notPermitted = "not permitted"

    private var text: String {
        let isStopped = ending == .ended(.notPermitted)
        let problem = ending.problem ?? (isStopped ? "no longer permitted" : nil)
        var parts = ["\(vendor) \(report.delivered) in \("request".counted(report.requests))"]
        if report.repeated > 0 { parts.append("repeated \(report.repeated)") }
        if report.inDoubt > 0 { parts.append("in doubt \(report.inDoubt)") }
        if report.dead > 0 { parts.append("dead \(report.dead)") }
        let why = hasLosses ? ["not all arrived (see why: moove inspect)"] : []
        return ([parts.joined(separator: ", ")] + why + [problem].compactMap(\.self))
            .joined(separator: "; ")
    }
}
