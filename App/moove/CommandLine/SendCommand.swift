import VendorDelivery

/// The command `moove send`.
struct SendCommand {
    /// How long a vendor is tried while none of its records gets on, in seconds.
    private static let patience = 10.0

    private let arguments: Arguments
    private let console: Console

    init(_ arguments: Arguments, console: Console) {
        self.arguments = arguments
        self.console = console
    }

    func run() throws(UsageError) -> ExitCode {
        try arguments.refuseWords()
        do throws(ConfigurationProblem) {
            let configuration = try arguments.configuration()
            return send(configuration, try arguments.plan(with: configuration))
        } catch {
            return arguments.refuse(error, on: console)
        }
    }

    private func send(_ configuration: AppConfiguration, _ plan: DeliveryPlan) -> ExitCode {
        let stores = arguments.dataDirectory.stores(FlowStart.standard.kept) { [console] in
            console.writeError("moove: \($0)")
        }
        guard stores.path != nil else { return .disk }
        let progress = showsProgress ? SendingProgress(on: console) : nil
        let delivery = plan.delivery(
            configuration,
            stores: stores,
            pace: .onFlush,
            patience: Self.patience,
            progress: { progress?.show($0) }
        )
        guard delivery.queue.isReadable else { return .disk }
        let interruption = Interruption { delivery.cancel() }
        let results = delivery.finish(within: nil)
        interruption.end()
        progress?.end()
        show(results + Self.results(of: delivery.statuses, without: configuration))
        if showsProgress, delivery.queue.existing == nil {
            console.line(arguments.dataDirectory.emptyQueueText)
        }
        return interruption.hasHappened ? .cancelled : results.code
    }

    /// What is left of vendors that there are no keys of.
    private static func results(
        of statuses: [VendorName: OutboxStatus.VendorStatus],
        without configuration: AppConfiguration
    ) -> [DeliveryResult] {
        configuration.presence.compactMap { presence in
            guard let absence = presence.absence, let status = statuses[presence.vendor],
                status.queued > 0
            else { return nil }
            return DeliveryResult(
                report: SenderReport(vendor: presence.vendor.rawValue),
                ending: .noKeys(absence: absence, queued: status.queued)
            )
        }
    }

    private var showsProgress: Bool {
        !arguments.options.contains(.json) && !arguments.options.contains(.quiet)
    }

    private func show(_ results: [DeliveryResult]) {
        let style = arguments.style(on: console)
        for result in results {
            if arguments.options.contains(.json) {
                console.line(JSONText.line("delivery") { $0.members(of: result) })
            } else {
                console.line(result.line(in: style))
            }
        }
    }
}
