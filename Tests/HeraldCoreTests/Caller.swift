import HeraldCore
import Synchronization

/// The Herald that vendors and reporters call back into.
final class Caller: Sendable {
    private let herald = Mutex<Herald?>(nil)

    func attach(_ herald: Herald) {
        self.herald.withLock { $0 = herald }
    }

    func track(_ name: String) {
        herald.withLock { $0 }?.track(Named(name))
    }

    func use(_ body: (Herald) -> Void) {
        if let herald = herald.withLock({ $0 }) { body(herald) }
    }
}
