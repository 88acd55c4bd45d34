import HeraldCore
import VendorDelivery

extension JSONText {
    mutating func text(_ key: String, _ text: String) {
        self.key(key)
        string(text)
    }

    mutating func number(_ key: String, _ number: Int) {
        self.key(key)
        integer(number)
    }

    mutating func texts(_ key: String, _ texts: [String]) {
        self.key(key)
        beginArray()
        for text in texts {
            string(text)
        }
        endArray()
    }

    /// Counts by name, in the order of the names.
    mutating func counts(_ key: String, _ counts: [String: Int]) {
        self.key(key)
        beginObject()
        for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
            number(name, count)
        }
        endObject()
    }

    mutating func members(of result: DeliveryResult) {
        text("vendor", result.vendor)
        text("outcome", result.ending.word)
        number("requests", result.report.requests)
        number("delivered", result.report.delivered)
        number("repeated", result.report.repeated)
        number("inDoubt", result.report.inDoubt)
        number("dead", result.report.dead)
        if let problem = result.ending.problem { text("problem", problem) }
    }

    mutating func numbers(of summary: Summary) {
        let outcomes = summary.outcomes.map { ($0.key.rawValue, $0.value) }
        number("calls", summary.calls)
        counts("outcomes", Dictionary(uniqueKeysWithValues: outcomes))
        counts("records", summary.records)
        counts("requests", summary.requests)
        number("failures", summary.failures)
        if summary.openJourneys > 0 { number("openJourneys", summary.openJourneys) }
    }
}
