import Synchronization
import VendorDelivery
import VendorTesting

/// A sender over a queue in memory, a scripted vendor and a clock that stands.
struct SenderStage {
    /// What the scripted vendor's statuses mean.
    struct Policy: AnswerPolicy {
        func verdict(on answer: Answer, about records: [VendorRecord]) -> Verdict {
            switch answer {
            case .unreachable: .later(.backOff)
            case .lost(let fault): .unknown(records, fault.reason)
            case .response(let response):
                switch response.status {
                case 200: .delivered(records)
                case 207: .settled(Self.fates(response.body))
                case 218: .delivered(records, pause: response.pause)
                case 401: .stop(reason: "HTTP 401")
                case 413: .split(reason: "HTTP 413")
                case 503: .later(response.pause)
                default: .dead(records, "\(answer)")
                }
            }
        }

        /// A letter for each record's fate.
        private static func fates(_ letters: [UInt8]) -> [RecordFate] {
            letters.map { letter in
                switch letter {
                case UInt8(ascii: "a"): .again
                case UInt8(ascii: "x"): .dead(reason: "named")
                default: .delivered
                }
            }
        }
    }

    let queue = MemoryQueue()
    let transport: ScriptedTransport
    let time: StandingClock
    let cancellation = Cancellation()
    let reports = Reports()

    final class Reports: Sendable {
        private let kept = Mutex<[SenderReport]>([])
        var all: [SenderReport] { kept.withLock { $0 } }
        func add(_ report: SenderReport) { kept.withLock { $0.append(report) } }
    }

    init(_ transport: ScriptedTransport, time: StandingClock = StandingClock()) {
        self.transport = transport
        self.time = time
    }

    init(_ answers: [Answer], time: StandingClock = StandingClock()) {
        self.init(ScriptedTransport(answers), time: time)
    }

    func accept(_ keys: ClosedRange<Int>, repetition: VendorRecord.Repetition = .safe) {
        queue.accept(keys.map { makeRecord(key: UInt128($0), repetition: repetition) })
    }

    func run(
        _ mode: SenderMode = .drain(patience: 100),
        maximumAge: Int? = nil,
        spacing: Double = 0,
        permission: @escaping @Sendable () -> Int? = { 0 }
    ) throws -> (report: SenderReport, outcome: SenderOutcome) {
        let sender = Sender(
            route: Self.route(maximumAge: maximumAge, spacing: spacing),
            queue: queue,
            transport: transport,
            clock: time.clock,
            permission: permission,
            report: { [reports] in reports.add($0) }
        )
        return try sender.run(
            mode,
            holding: SenderLease(inMemory: "vendor"),
            until: cancellation
        )
    }

    /// Up to four records a request.
    static func route(maximumAge: Int? = nil, spacing: Double = 0) -> DeliveryRoute {
        let rule = BatchRule(
            maximumRecords: 4,
            maximumBytes: 1_000,
            bytesAround: 2,
            bytesBetween: 1,
            separatesUnrepeatable: false
        )
        let age = VendorRule(vendor: "vendor", name: "age", limit: "young", source: "a test")
        let lateness: DeliveryRoute.Lateness = { record, time in
            guard let maximumAge, time - record.time > maximumAge * 1_000_000 else { return nil }
            return age
        }
        return DeliveryRoute(
            vendor: "vendor",
            batchRule: rule,
            policy: Policy(),
            lateness: lateness,
            spacing: spacing
        ) { records in
            rule.batches(of: records).map { batch in
                VendorRequest(
                    vendor: "vendor",
                    host: "https://vendor.example",
                    path: "/",
                    query: [],
                    body: RequestBody(batch.map(\.body).joined()),
                    recordKeys: batch.map(\.key)
                )
            }
        }
    }
}

extension Answer {
    static let noConnection = Answer.unreachable(.init(host: "vendor.example", reason: "refused"))
    static let noAnswer = Answer.lost(.init(host: "vendor.example", reason: "no answer"))
}
