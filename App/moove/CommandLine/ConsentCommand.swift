import AnalyticsConsent
import Foundation
import VendorDelivery

/// The command `moove consent [grant|deny|reset] [PURPOSE]`.
struct ConsentCommand {
    private let arguments: Arguments
    private let console: Console

    init(_ arguments: Arguments, console: Console) {
        self.arguments = arguments
        self.console = console
    }

    func run() throws(UsageError) -> ExitCode {
        let decision = try decision()
        let report = { @Sendable [console] (problem: StorageProblem) in
            console.writeError("moove: \(problem.text)")
        }
        let store = arguments.dataDirectory.consent(report: report)
        do {
            if let (state, purposes) = decision {
                for purpose in purposes {
                    try store.decide(state, for: purpose)
                }
            } else {
                try store.check()
            }
        } catch {
            console.writeError("moove: \(error) Nothing was decided.")
            return .disk
        }
        let decisions = store.snapshot()
        if decision != nil { forgetPerson(decisions, store, report) }
        let refused = (decision?.1 ?? []).filter { decisions[$0].state != .granted }
        let activity = arguments.dataDirectory.activity(store, report: report)
        let flows = refused.map { ($0, activity.forget(without: $0)) }
        let purged = purge(refused, store, report)
        show(
            decisions,
            purged: purged,
            forgottenFlows: Dictionary(uniqueKeysWithValues: flows)
        )
        return purged.count == refused.count ? .done : .disk
    }

    /// Removes who is signed in, and the device's ids, once nobody may know them any more.
    private func forgetPerson(
        _ decisions: ConsentSnapshot,
        _ store: ConsentFile,
        _ report: @escaping @Sendable (StorageProblem) -> Void
    ) {
        let directory = arguments.dataDirectory
        if !decisions.hasGrant { directory.identities(report: report).save(nil) }
        if decisions[.analytics].state != .granted {
            DataDirectory.forgetDevice(in: directory.deviceIDs(store, report: report))
        }
    }

    /// Removes what is queued for purposes that nothing may be sent for any more, where it can.
    private func purge(
        _ refused: [Purpose],
        _ store: ConsentFile,
        _ report: @escaping @Sendable (StorageProblem) -> Void
    ) -> [Purpose: Int] {
        let queue = DeliveryQueue(in: arguments.dataDirectory.path, consent: store, report: report)
        var purged: [Purpose: Int] = [:]
        for purpose in refused { purged[purpose] = queue.purge(for: purpose) }
        for vendor in queue.awaitDepartures(for: refused) {
            let text =
                "A request to \(vendor) that was permitted before may still begin, since its "
                + "sender hangs. To fix, end that process."
            report(StorageProblem(text))
        }
        return purged
    }

    /// What is to be decided, if anything.
    private func decision() throws(UsageError) -> (ConsentState, [Purpose])? {
        let words = arguments.words
        guard let word = words.first else { return nil }
        guard let state = ConsentState(decision: word) else {
            throw UsageError.unknown("decision", word, among: ["grant", "deny", "reset"])
        }
        guard words.count > 1 else { return (state, Purpose.allCases) }
        guard let purpose = Purpose(rawValue: words[1]), words.count == 2 else {
            let names = Purpose.allCases.map(\.rawValue)
            let word = words.dropFirst().joined(separator: " ")
            throw UsageError.unknown("purpose", word, among: names)
        }
        return (state, [purpose])
    }

    private func show(
        _ decisions: ConsentSnapshot,
        purged: [Purpose: Int],
        forgottenFlows: [Purpose: Int]
    ) {
        for purpose in Purpose.allCases {
            let decision = decisions[purpose]
            if arguments.options.contains(.json) {
                var json = JSONText()
                json.beginObject()
                json.text("type", "consent")
                json.text("purpose", purpose.rawValue)
                json.text("state", decision.state.word)
                json.number("epoch", decision.epoch)
                if let count = purged[purpose] { json.number("purged", count) }
                if let count = forgottenFlows[purpose] { json.number("forgottenJourneys", count) }
                json.endObject()
                console.line(json.text)
            } else {
                let notes = [
                    Self.note(purged[purpose], "queued record", "purged"),
                    Self.note(forgottenFlows[purpose], "open journey", "forgotten"),
                ].joined()
                console.line("\(purpose.rawValue.padded(to: 12)) \(decision.state.word)\(notes)")
            }
        }
    }

    private static func note(_ count: Int?, _ noun: String, _ verb: String) -> String {
        guard let count, count > 0 else { return "" }
        return ", \(noun.counted(count)) \(verb)"
    }
}
