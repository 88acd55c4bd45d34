import Dispatch
import HeraldCore
import HeraldTesting
import Testing
import VendorDelivery

/// What an adapter and its stand-in wait for: nothing that another Herald does.
extension AdapterContract {
    static var threads: [AdapterRule] { [independence] }

    private static var independence: AdapterRule {
        AdapterRule("calls return while another thread is held inside the same vendor elsewhere") {
            let gate = Gate()
            let held = Trial<Adapter>(
                sink: { GatedSink(gate: gate, next: $0) },
                events: { adapter in [WrittenFactory { .claimed([adapter.tracker(for: $0)]) }] }
            )
            let free = Trial<Adapter>.claiming
            defer { gate.open() }
            DispatchQueue(label: "held").async { held.herald.track(Named("held")) }
            await gate.waitForArrivals(1)
            await returns(orOpens: gate) { everyCall(of: free.herald) }
            #expect(free.names == ["boarded"])
            #expect(held.names == [])
        }
    }

    /// Waits until `body`, on a thread of its own, has returned.
    ///
    /// A time limit that passes opens the gate, so that the test ends.
    private static func returns(
        orOpens gate: Gate,
        _ body: @escaping @Sendable () -> Void
    ) async {
        let end = Gate()
        end.open()
        DispatchQueue(label: "free").async {
            body()
            end.pass()
        }
        await withTaskCancellationHandler {
            await end.waitForArrivals(1)
        } onCancel: {
            gate.open()
        }
    }

    private static func everyCall(of herald: Herald) {
        herald.start()
        herald.setEnabled(true)
        herald.identify(Identity(userId: "rider-7"))
        herald.set(Plan("monthly"))
        herald.track(Named("boarded"))
        herald.flush()
        herald.reset()
        herald.setEnabled(false)
    }
}

/// Holds each record at a gate, on the caller's thread and inside of the stand-in.
private struct GatedSink: RecordSink {
    let gate: Gate
    let next: any RecordSink

    func accept(_ records: [VendorRecord]) {
        gate.pass()
        next.accept(records)
    }
}
