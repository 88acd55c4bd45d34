import Foundation
import HeraldCore

/// A vendor during whose call the process is killed.
struct Killer: EventTrackerService {
    func track(_ event: any Event) {
        kill(getpid(), SIGKILL)
    }
}
