import AdjustSdk
import AmplitudeSwift
import AppsFlyerLib
import FirebaseAnalytics
import Mixpanel
import Sentry
import VendorDelivery
import VendorTesting

/// An app with the stand-ins of all vendors, over one dry run.
struct Phone: Sendable {
    /// 2026-01-01T00:00:00.123456Z, in microseconds.
    static let start = 1_767_225_600_123_456

    let sink = DryRun()
    let problems = ProblemList()
    let adjust: AdjustInstance
    let amplitude: Amplitude
    let appsFlyer: AppsFlyerLib
    let firebase: AnalyticsInstance
    let mixpanel: MixpanelInstance
    let sentry: SentryInstance

    init() throws {
        let report: @Sendable (RecordProblem) -> Void = { [problems] in problems.add($0) }
        adjust = AdjustInstance(
            device: AdjustDevice(.idfv("01234567-89AB-CDEF-0123-456789ABCDEF")),
            bearerToken: Secret("bearer-hush"),
            sink: sink,
            report: report
        )
        amplitude = Amplitude(
            configuration: Configuration(
                apiKey: Secret("hush"),
                sink: sink,
                makeDeviceID: { "device-1" },
                report: report
            )
        )
        appsFlyer = AppsFlyerLib(
            appsFlyerDevKey: Secret("hush"),
            appleAppID: "123456789",
            appsFlyerUID: "1415211453000-6513894",
            sink: sink,
            report: report
        )
        firebase = AnalyticsInstance(
            stream: .app(
                firebaseAppID: "1:234:ios:abc",
                appInstanceID: "0123456789abcdef0123456789abcdef",
                secret: Secret("hush")
            ),
            sink: sink,
            report: report
        )
        mixpanel = MixpanelInstance(
            token: Secret("hush"),
            sink: sink,
            makeDeviceID: { "d-1" },
            report: report
        )
        sentry = SentryInstance(
            dsn: try SentryDSN("https://0123456789abcdef0123456789abcdef@o1.ingest.sentry.io/42"),
            sink: sink,
            now: { Self.start },
            report: report
        )
        adjust.initSdk(ADJConfig(appToken: "abcdefghijkl", environment: ADJEnvironmentSandbox))
        appsFlyer.start()
        sentry.start { _ in }
    }

    /// Runs calls of the app.
    ///
    /// - Parameters:
    ///   - time: In microseconds since 1970 UTC.
    ///   - body: Makes the calls.
    /// - Returns: The requests that the records become.
    func requests(at time: Int = start, _ body: (Phone) -> Void) -> [VendorRequest] {
        VendorScope.run(time: time, stem: RecordKey(rawValue: 0xABC)) { body(self) }
        let records = sink.take()
        return Vendor.allCases.flatMap { vendor in
            requests(of: vendor, for: records.filter { $0.vendor == vendor.rawValue })
        }
    }

    private func requests(of vendor: Vendor, for records: [VendorRecord]) -> [VendorRequest] {
        switch vendor {
        case .adjust: adjust.requests(for: records)
        case .amplitude: amplitude.requests(for: records)
        case .appsflyer: appsFlyer.requests(for: records).map(\.namingSystem)
        case .firebase: firebase.requests(for: records)
        case .mixpanel: mixpanel.requests(for: records).map(\.withoutIPOnImport)
        case .sentry: sentry.requests(for: records)
        }
    }
}

extension VendorSandbox {
    /// A sandbox that takes what a ``Phone`` sends, a little after it happened.
    static func forPhone() throws -> VendorSandbox {
        try VendorSandbox([
            "--now", "1767225700",
            "--ga4-api-secret", "hush", "--ga4-firebase-app-id", "1:234:ios:abc",
            "--mixpanel-token", "hush", "--amplitude-api-key", "hush",
            "--adjust-app-token", "abcdefghijkl", "--adjust-event-tokens", "abc123",
            "--adjust-bearer", "bearer-hush",
            "--appsflyer-dev-key", "hush", "--appsflyer-app-id", "id123456789",
            "--sentry-key", "0123456789abcdef0123456789abcdef", "--sentry-project", "42",
        ])
    }
}

extension VendorRequest {
    /// The same with the iOS release that AppsFlyer wants, if it has none.
    fileprivate var namingSystem: VendorRequest {
        let text = body.text(revealingSecrets: true)
        guard !text.contains(#""os":"#) else { return self }
        return with(body: #"{"os":"18.0","# + text.dropFirst())
    }

    /// The same without `ip`, which Mixpanel's `/import` doesn't know.
    fileprivate var withoutIPOnImport: VendorRequest {
        path == "/import" ? with(query: query.filter { $0.name != "ip" }) : self
    }
}
