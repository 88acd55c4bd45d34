import Dispatch
import Synchronization

/// What a journal's writer thread does: adopts dead journals, moves records, makes segments ready.
///
/// Records are safe from the death of the process when they are appended, so nothing is gained by
/// moving each at once. The thread looks for new ones fifty times a second, for which a caller makes
/// no system call, and after a second without any it sleeps until it is called. So waking it costs
/// the callers one system call a second at most, and one for each segment that they fill.
struct JournalWriter {
    /// In milliseconds.
    private static let moment = 20
    /// How many moments without records are before it sleeps.
    private static let momentsToSleep = 50
    /// How many moments are between attempts at most, when the destination refuses.
    private static let longestPause = 250

    let core: JournalCore

    private enum Outcome {
        case movedAll
        case movedNone
        case failed
    }

    func run() {
        core.prepareCurrent()
        core.prepareSpare()
        var dead = DeadJournals()
        var quietMoments = 0
        var failures = 0
        while !core.state.withLock({ $0.isClosed }) {
            dead.adopt(with: core)
            core.prepareSpare()
            switch moveAll(isFirstFailure: failures == 0) {
            case .movedAll:
                failures = 0
                quietMoments = 0
                wait(moments: 1)
            case .movedNone:
                quietMoments += 1
                let maySleep = dead.areSettled && quietMoments >= Self.momentsToSleep
                maySleep ? sleep() : wait(moments: 1)
            case .failed:
                failures += 1
                wait(moments: min(1 << min(failures, 8), Self.longestPause))
            }
        }
    }

    private func moveAll(isFirstFailure: Bool) -> Outcome {
        var outcome = Outcome.movedNone
        do {
            while try core.moveNext() {
                outcome = .movedAll
                core.prepareSpare()
            }
            return outcome
        } catch {
            if isFirstFailure { core.report(.notMoved(error)) }
            return .failed
        }
    }

    private func wait(moments: Int) {
        guard core.state.withLock({ $0.mayWait(.dozing) }) else { return }
        _ = core.bell.wait(timeout: .now() + .milliseconds(moments * Self.moment))
        core.state.withLock { $0.writerWorks() }
    }

    private func sleep() {
        let maySleep = core.state.withLock { state in
            guard state.backlog.unmoved == nil, state.mayWait(.asleep) else { return false }
            state.backlog.eraseMoved()
            state.backlog.trim()
            return true
        }
        if maySleep { core.bell.wait() }
    }
}
