import VendorDelivery

extension DeliveryResult {
    /// Whether there was anything to do.
    var isOfNote: Bool { report.requests > 0 || report.dead > 0 || ending.problem != nil }

    /// For people.
    func line(in style: Style) -> String {
        if case .noKeys = ending {
            return "\(style(.yellow, "not sent:")) \(vendor): \(ending.problem ?? "")"
        }
        return "\(style(ending.code == .done ? .green : .red, "delivered:")) \(text)"
    }

    private var text: String {
        let problem = ending.problem.map { "; \($0)" } ?? ""
        var parts = ["\(vendor) \(report.delivered) in \("request".counted(report.requests))"]
        if report.repeated > 0 { parts.append("repeated \(report.repeated)") }
        if report.inDoubt > 0 { parts.append("in doubt \(report.inDoubt)") }
        if report.dead > 0 { parts.append("dead \(report.dead)") }
        return parts.joined(separator: ", ") + problem
    }
}
