import Foundation
import HeraldCore
import VendorDelivery

extension OutboxStatus.VendorStatus {
    /// What became of the vendor's records, as `moove inspect` shows it.
    var counts: [(name: String, count: Int)] {
        [
            ("queued", queued), ("sent", sent), ("retried", retried), ("in doubt", inDoubt),
            ("dead", dead), ("purged", purged), ("evicted", evicted), ("dropped", dropped),
        ]
    }

    var oldestText: String {
        oldest.map { "; the oldest is from \(Self.text(ofTime: $0))" } ?? ""
    }

    /// That the vendor wants nothing yet, where it asked for that.
    var pauseText: String {
        guard let pausedUntil, pausedUntil > Timestamp.now().microseconds else { return "" }
        return "; it wants nothing before \(Self.text(ofTime: pausedUntil))"
    }

    fileprivate static func text(ofTime microseconds: Int) -> String {
        Date(timeIntervalSince1970: Double(microseconds) / 1e6).formatted(.iso8601)
    }
}

extension SetAsideRecord {
    var timeText: String { OutboxStatus.VendorStatus.text(ofTime: time) }
}

extension SetAsideRecord.Cause {
    var word: String {
        switch self {
        case .dead: "dead"
        case .inDoubt: "in doubt"
        }
    }
}

extension JSONText {
    /// One object of `--json`.
    static func line(_ type: String, _ members: (inout JSONText) -> Void) -> String {
        var json = JSONText()
        json.beginObject()
        json.text("type", type)
        members(&json)
        json.endObject()
        return json.text
    }

    mutating func members(of status: OutboxStatus.VendorStatus) {
        text("vendor", status.vendor)
        number("queued", status.queued)
        number("sent", status.sent)
        number("retried", status.retried)
        number("inDoubt", status.inDoubt)
        number("dead", status.dead)
        number("purged", status.purged)
        number("evicted", status.evicted)
        number("dropped", status.dropped)
        if let oldest = status.oldest { number("oldest", oldest) }
        if let pausedUntil = status.pausedUntil { number("pausedUntil", pausedUntil) }
    }

    mutating func members(of record: SetAsideRecord) {
        text("vendor", record.vendor)
        text("cause", record.cause == .dead ? "dead" : "in_doubt")
        text("name", record.name)
        text("key", record.key.hexadecimal)
        number("time", record.time)
        text("reason", record.reason)
    }
}
