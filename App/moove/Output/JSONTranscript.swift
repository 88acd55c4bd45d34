import HeraldCore
import VendorDelivery

/// One JSON object a line, as `moove help json` says.
struct JSONTranscript: Transcript {
    let console: Console
    let isQuiet: Bool

    func introduce(isDelivering: Bool) {}

    func show(_ configuration: AppConfiguration) {
        if isQuiet { return }
        line("vendors") { configuration.write(to: &$0) }
    }

    func begin(_ flow: Flow) {}

    func show(_ report: ActionReport, of flow: Flow) {
        if isQuiet { return }
        line("action") { json in
            json.text("flow", flow.name)
            json.number("line", report.line)
            json.text("action", report.action)
            if let gist = report.gist { json.text("message", gist) }
            if !report.details.isEmpty { json.texts("details", report.details) }
        }
        for call in report.calls {
            show(call, of: flow)
        }
        for request in report.requests {
            show(request)
        }
    }

    func end(_ summary: Summary, of flow: Flow) {
        line("summary") { json in
            json.text("flow", flow.name)
            json.numbers(of: summary)
        }
    }

    func show(_ results: [DeliveryResult], of flow: Flow) {
        for result in results {
            line("delivery") { json in
                json.text("flow", flow.name)
                json.members(of: result)
            }
        }
    }

    func end(_ summary: Summary, of flowCount: Int) {
        line("summary") { $0.numbers(of: summary) }
    }

    private func show(_ call: CallReport, of flow: Flow) {
        line("call") { json in
            json.text("flow", flow.name)
            json.number("seq", call.occurrence.sequence)
            json.text("operation", call.operation.word)
            if let name = call.operation.name { json.text("name", name) }
        }
        for route in call.routes {
            show(route)
        }
    }

    private func show(_ route: VendorRoute) {
        let report = route.report
        line("route") { json in
            json.number("seq", report.occurrence.sequence)
            json.text("vendor", route.vendor)
            json.text("outcome", report.outcome.rawValue)
            if let factory = report.factory {
                json.text("factory", factory.description)
                json.text("module", factory.module)
            }
            json.texts("trackers", report.trackers.map(\.description))
            if let rule = report.failures.lazy.compactMap(\.error.rule).first {
                json.text("rule", rule)
            }
            if let failure = report.failures.first { json.text("error", "\(failure.error)") }
        }
    }

    private func show(_ request: VendorRequest) {
        line("request") { json in
            json.text("vendor", request.vendor)
            json.text("method", request.method)
            json.text("url", request.url(revealingSecrets: false))
            json.text("contentType", request.contentType)
            let body = request.body.text(revealingSecrets: false)
            json.key("body")
            if request.contentType == "application/json" {
                json.raw(body)
            } else {
                json.string(body)
            }
        }
    }

    private func line(_ type: String, _ members: (inout JSONText) -> Void) {
        console.line(JSONText.line(type, members))
    }
}
