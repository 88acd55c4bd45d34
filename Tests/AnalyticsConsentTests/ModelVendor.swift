import HeraldCore
import Synchronization

/// A small vendor stand-in: remembers its user, and hands each event over with it.
///
/// One with the consent capability hands nothing over while it is off, and is off at first.
final class ModelVendor: EventTrackerService, IdentifiableUserService, AnalyticsLifecycleService,
    ConsentService
{
    struct Numbered: Event {
        let number: UInt8
        var name: String { "numbered" }
    }

    let obeys: Bool
    private let handed = Atomic<UInt64>(0)
    private let isOn: Atomic<Bool>
    private let isStarted = Atomic<Bool>(false)
    private let user = Atomic<UInt8>(0)

    init(obeys: Bool) {
        self.obeys = obeys
        isOn = Atomic(!obeys)
    }

    /// What was handed over, by all processes so far.
    var records: PackedRecords { PackedRecords(bits: handed.load(ordering: .relaxed)) }

    /// Forgets what it handed over, too.
    func beginAnew() {
        handed.store(0, ordering: .relaxed)
        relaunch()
    }

    /// Forgets what lived in memory.
    func relaunch() {
        isOn.store(!obeys, ordering: .relaxed)
        isStarted.store(false, ordering: .relaxed)
        reset()
    }

    func track(_ event: any Event) {
        guard isOn.load(ordering: .relaxed), let event = event as? Numbered else { return }
        hand(event: event.number, user: user.load(ordering: .relaxed))
    }

    /// Users are called "1" to "9".
    func identify(_ identity: Identity) {
        user.store((identity.userId.utf8.first ?? 48) - 48, ordering: .relaxed)
    }

    func reset() { user.store(0, ordering: .relaxed) }

    /// A second start is handed over as an event that nobody made.
    func start() {
        if isStarted.exchange(true, ordering: .relaxed) { hand(event: 15, user: 15) }
    }

    func flush() {}
    func setEnabled(_ enabled: Bool) { isOn.store(enabled, ordering: .relaxed) }

    private func hand(event: UInt8, user: UInt8) {
        var records = records
        records.append(event: event, user: user)
        handed.store(records.bits, ordering: .relaxed)
    }
}
