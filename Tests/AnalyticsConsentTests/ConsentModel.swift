/// What consent promises for one purpose, written down apart from how it is done.
///
/// Events and users are numbered from 1, in the order they are made and sign in.
struct ConsentModel {
    enum Consent { case undecided, granted, denied }

    // What outlives the process.
    private(set) var consent = Consent.undecided
    private(set) var storedUser: UInt8 = 0
    private var events: UInt8 = 0
    private var users: UInt8 = 0

    /// What a vendor handed over, by all processes so far.
    private(set) var records = PackedRecords()

    // What lives as long as the process.
    private(set) var isLaunched = false
    private var user: UInt8 = 0
    private var waiting = PackedRecords()
    private(set) var forgotten = 0
    private(set) var blocked = 0
    private(set) var purges = 0

    var held: Int { waiting.count }

    mutating func take(_ step: ModelStep) {
        switch step {
        case .launch: launch()
        case .signIn:
            users += 1
            changeUser(to: users)
        case .signOut: changeUser(to: 0)
        case .grant: decide(.granted)
        case .deny: decide(.denied)
        case .resetConsent: decide(.undecided)
        case .track: track()
        case .relaunch: relaunch()
        }
    }

    private mutating func launch() {
        guard !isLaunched else { return }
        isLaunched = true
        settle()
    }

    private mutating func changeUser(to user: UInt8) {
        self.user = user
        if isLaunched, consent == .granted { storedUser = user }
    }

    /// Before the launch events wait whatever was decided; from then on only while undecided.
    private mutating func track() {
        events += 1
        if isLaunched, consent == .denied {
            blocked += 1
        } else if isLaunched, consent == .granted {
            records.append(event: events, user: user)
        } else {
            waiting.append(event: events, user: user)
        }
    }

    /// What was made before a denial, or while it was in force, is never handed over.
    private mutating func decide(_ new: Consent) {
        guard new != consent else { return }
        if isLaunched, consent == .granted { purges += 1 }
        if consent == .denied || new == .denied { forget() }
        consent = new
        if isLaunched { settle() }
    }

    /// Carries out the decision that is in force.
    private mutating func settle() {
        switch consent {
        case .granted:
            records.append(waiting)
            waiting = PackedRecords()
        case .denied: forget()
        case .undecided: break
        }
        storedUser = consent == .granted ? user : 0
    }

    private mutating func forget() {
        forgotten += waiting.count
        waiting = PackedRecords()
    }

    private mutating func relaunch() {
        isLaunched = false
        user = storedUser
        waiting = PackedRecords()
        (forgotten, blocked, purges) = (0, 0, 0)
    }
}
