import AmplitudeSwift
import VendorDelivery
import VendorTesting

/// An instance over a dry run, with device ids that count up, and what it reported.
struct Device: Sendable {
    /// 2026-01-01T00:00:00.123456Z, in microseconds.
    static let start = 1_767_225_600_123_456

    let sink = DryRun()
    let problems = ProblemList()
    let minted = Counter()
    let amplitude: Amplitude

    init(
        optOut: Bool = false,
        minIdLength: Int? = nil,
        serverZone: ServerZone = .US,
        devicePrefix: String = "device-"
    ) {
        let configuration = Configuration(
            apiKey: Secret("hush"),
            optOut: optOut,
            minIdLength: minIdLength,
            serverZone: serverZone,
            sink: sink,
            makeDeviceID: { [minted] in "\(devicePrefix)\(minted.next())" },
            report: { [problems] in problems.add($0) }
        )
        amplitude = Amplitude(configuration: configuration)
    }

    /// Runs a call of the app, so many milliseconds after the start.
    func call(after milliseconds: Int = 0, _ body: (Amplitude) -> Void) {
        VendorScope.run(
            time: Self.start + milliseconds * 1_000,
            stem: RecordKey(rawValue: 0xABC)
        ) {
            body(amplitude)
        }
    }

    /// The bodies of the records that were made since the last time.
    func takeBodies() -> [String] {
        sink.take().map(\.body)
    }

    /// What each record has before its properties, when it is the call's first and the user is
    /// unknown.
    static func head(_ name: String) -> String {
        #"{"event_type":"\#(name)","device_id":"device-1","time":1767225600123,"#
            + #""session_id":1767225600123,"insert_id":"00000000000000000000000000000abc","#
            + #""library":"amplitude-swift-linux/1.0.0""#
    }
}
