import HeraldCore
import Journal
import Synchronization

/// An open flow: the steps it has gone through, in memory and on disk, until it ends once.
///
/// Nobody else's code runs while its lock is held.
final class FlowProgress: Sendable {
    private struct State {
        var record: FlowRecord
        var file: FlowFile?

        /// What is said to those who come after the end.
        var answer: FlowAnswer?
    }

    private let store: FlowStore
    private let state: Mutex<State>

    init(_ record: FlowRecord, in store: FlowStore) {
        self.store = store
        state = Mutex(State(record: record, file: nil, answer: nil))
        change { (state, mayStore) throws(StorageError) in
            if mayStore { state.file = try store.newFile(for: record) }
            return .recorded
        }
    }

    @discardableResult
    func begin(_ step: String) -> FlowAnswer {
        let begin = FlowRecord.StepBegin(step: step, time: store.now())
        return change { (state, mayStore) throws(StorageError) in
            if state.record.lastStep?.step == step { return .recorded }
            state.record.steps.append(begin)
            guard mayStore else { return .recorded }
            guard let file = state.file else {
                state.file = try store.newFile(for: state.record)
                return .recorded
            }
            return try file.add(begin) ? .recorded : .alreadyDone
        }
    }

    /// Ends the flow, unless it has ended.
    ///
    /// - Parameters:
    ///   - end: How it went.
    ///   - track: Called by the one call that ends it, and by no other, before what is stored goes.
    /// - Returns: ``FlowAnswer/recorded`` for that one call.
    @discardableResult
    func end(_ end: FlowEnd, track: (FlowSummary) -> Void) -> FlowAnswer {
        let ending = FlowRecord.Ending(end: end, time: store.now())
        var last: State?
        let answer = change { (state, mayStore) throws(StorageError) in
            state.answer = .alreadyDone
            last = state
            guard mayStore, let file = state.file else { return .recorded }
            return try file.claim(ending) ? .recorded : .alreadyDone
        }
        guard answer == .recorded, let last else { return answer }
        track(last.record.summary(of: ending))
        if let file = last.file { store.attempt(file.remove) }
        return answer
    }

    /// Does something to a flow that is open and not forgotten.
    ///
    /// When it can't be stored, that is reported, and the flow goes on in memory.
    @discardableResult
    private func change(
        _ body: (inout State, _ mayStore: Bool) throws(StorageError) -> FlowAnswer
    ) -> FlowAnswer {
        if store.isLetGo { return .forgotten }
        let consent = store.consent()
        var failure: StorageError?
        var written: FlowFile?
        let answer = state.withLock { state in
            if let answer = state.answer { return answer }
            let wasStored = state.file != nil
            if !consent.mayStore {
                written = state.file
                state.file = nil
            }
            var answer = FlowAnswer.recorded
            do throws(StorageError) {
                let isCovered = consent.covers(state.record.epochs)
                answer = isCovered ? try body(&state, consent.mayStore) : .forgotten
            } catch {
                failure = error
            }
            if answer != .recorded { state.answer = answer }
            if answer == .forgotten || !wasStored { written = state.file ?? written }
            return answer
        }
        if let failure { store.report(failure) }
        if let written { eraseUnlessPermitted(written) }
        return answer
    }

    /// Takes back what was written while storing was being denied.
    private func eraseUnlessPermitted(_ file: FlowFile) {
        let consent = store.consent()
        let epochs = state.withLock { $0.record.epochs }
        guard !consent.mayStore || !consent.covers(epochs) else { return }
        store.attempt(file.remove)
    }
}
