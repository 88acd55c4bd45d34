/// A recording as it stands below a failure's message: every record, numbered from 1.
struct Timeline: CustomStringConvertible {
    let records: [AnalyticsRecord]
    let detail: Detail

    enum Detail {
        /// Names and values.
        case short
        /// With the types of events and properties and the cases of values.
        case full
    }

    var description: String {
        if records.isEmpty { return "Recorded:\n  (nothing was recorded)" }
        let lines = records.enumerated().map { position, record in
            let text = detail == .full ? record.debugDescription : record.description
            return "\n  \(position + 1). \(text)"
        }
        return "Recorded:" + lines.joined()
    }
}
