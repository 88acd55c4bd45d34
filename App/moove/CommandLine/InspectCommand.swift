import AnalyticsConsent
import Journal
import VendorDelivery

/// The command `moove inspect`.
struct InspectCommand {
    private let arguments: Arguments
    private let console: Console

    init(_ arguments: Arguments, console: Console) {
        self.arguments = arguments
        self.console = console
    }

    func run() throws(UsageError) -> ExitCode {
        try arguments.refuseWords()
        let vendors = try vendors()
        let directory = arguments.dataDirectory
        do throws(StorageError) {
            try directory.check()
        } catch {
            console.writeError("moove: \(error)")
            return .disk
        }
        guard Outbox.exists(in: directory.path) else {
            if !isJSON { console.line(directory.emptyQueueText) }
            return .done
        }
        let outbox = outbox(in: directory)
        do {
            let status = try outbox.status()
            if status.isInMemory { return .disk }
            show(status, try outbox.setAsideRecords(), of: vendors)
            return .done
        } catch {
            console.writeError("moove: \(error) So nobody can tell from here what is queued.")
            return .disk
        }
    }

    /// What is queued; what dead processes left is queued too, unless its consent is over.
    private func outbox(in directory: DataDirectory) -> Outbox {
        let consent = directory.consent { [console] in console.writeError("moove: \($0.text)") }
        let outbox = Outbox(
            directory: directory.path,
            vendors: VendorName.allCases.map(\.rawValue),
            isOutdated: SendingPermission(consent: consent).isOutdated
        ) { [console] in
            console.writeError("moove: \(StorageProblem(reading: $0).text)")
        }
        do throws(StorageError) {
            try consent.check()
            outbox.adoptJournals()
        } catch {
            console.writeError("moove: \(error) What waits in journals is not counted.")
        }
        return outbox
    }

    /// The vendors that are asked for.
    private func vendors() throws(UsageError) -> Set<String> {
        let all = VendorName.allCases.map(\.rawValue)
        guard let name = arguments.values[.vendor] else { return Set(all) }
        guard all.contains(name) else { throw UsageError.unknown("vendor", name, among: all) }
        return [name]
    }

    private var isJSON: Bool { arguments.options.contains(.json) }

    private func show(
        _ status: OutboxStatus,
        _ aside: [SetAsideRecord],
        of vendors: Set<String>
    ) {
        for vendor in status.vendors where vendors.contains(vendor.vendor) {
            let records = aside.filter { $0.vendor == vendor.vendor }
            if isJSON {
                console.line(JSONText.line("queue") { $0.members(of: vendor) })
                for record in records {
                    console.line(JSONText.line("aside") { $0.members(of: record) })
                }
            } else {
                show(vendor, records)
            }
        }
        showDirectory(status)
    }

    private func showDirectory(_ status: OutboxStatus) {
        let path = arguments.dataDirectory.path
        guard !isJSON else {
            let line = JSONText.line("directory") { json in
                json.text("path", path)
                json.number("bytes", status.directoryBytes)
                json.number("unreadable", status.unreadable)
            }
            return console.line(line)
        }
        if status.unreadable > 0 {
            let count = "damaged record".counted(status.unreadable)
            console.line("\(count) kept aside, and nobody can tell which vendor's")
        }
        console.line("\(path): \(status.directoryBytes) bytes")
    }

    private func show(_ vendor: OutboxStatus.VendorStatus, _ aside: [SetAsideRecord]) {
        let style = arguments.style(on: console)
        let counts = vendor.counts.filter { $0.count > 0 }.map { "\($0.count) \($0.name)" }
        let text = counts.isEmpty ? "nothing" : counts.joined(separator: ", ")
        let times = vendor.oldestText + vendor.pauseText
        console.line("\(style(.bold, vendor.vendor.padded(to: 9))) \(text)\(times)")
        for record in aside {
            let cause = style(.red, record.cause.word.padded(to: 8))
            console.line("  \(cause) \(record.name)  \(record.key)  \(record.timeText)")
            for line in record.reason.wrapped(to: 89) { console.line("           \(line)") }
        }
        let others = vendor.dead + vendor.inDoubt - aside.count
        if others > 0 { console.line("  of \(others) more, dead or in doubt, nothing is kept") }
    }
}
