import Sentry

extension Vendor {
    /// Calls at a limit, of which each makes one request.
    static let sentryAtLimits: [Calls] = [
        { $0.captureSentry { $0.tags = ["zone": text(199)] } },
        { phone in
            let crumb = Breadcrumb(level: .debug, category: "c")
            phone.captureSentry { $0.breadcrumbs = Array(repeating: crumb, count: 100) }
        },
        { $0.sentry.capture(message: text(1_048_000)) },
    ]
}
