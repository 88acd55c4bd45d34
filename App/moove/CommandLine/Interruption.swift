import Dispatch
import Foundation
import Synchronization

/// Runs something when somebody wants the program to end, in place of ending it at once.
final class Interruption {
    private static let signals = [SIGINT, SIGTERM]

    private let sources: [any DispatchSourceSignal]
    private let flag: Flag

    private final class Flag: Sendable {
        let isRaised = Atomic(false)
    }

    /// - Parameter handler: Runs on a thread of its own, at the first Ctrl-C or `SIGTERM`.
    init(_ handler: @escaping @Sendable () -> Void) {
        let flag = Flag()
        self.flag = flag
        sources = Self.signals.map { number in
            // The source sees the signal only while it doesn't end the program.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                if !flag.isRaised.exchange(true, ordering: .relaxed) { handler() }
            }
            source.resume()
            return source
        }
    }

    var hasHappened: Bool { flag.isRaised.load(ordering: .relaxed) }

    /// Lets the program end at once again.
    func end() {
        for source in sources { source.cancel() }
        for number in Self.signals { signal(number, SIG_DFL) }
    }
}
