import HeraldCore
import Synchronization

/// What listens to each call's routes, beside the app: places that show them add themselves.
final class RouteObservers: Sendable {
    private let observers = Mutex<[RouteObserver]>([])

    func add(_ observer: @escaping RouteObserver) {
        observers.withLock { $0.append(observer) }
    }

    func observe(_ report: RouteReport) {
        for observer in observers.withLock({ $0 }) { observer(report) }
    }
}
