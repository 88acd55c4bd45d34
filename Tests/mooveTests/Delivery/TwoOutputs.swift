import Synchronization

/// What processes that ran side by side printed.
final class TwoOutputs: Sendable {
    private let results = Mutex<[Result<Executable.Result, any Error>]>([])

    func add(_ result: Result<Executable.Result, any Error>) {
        results.withLock { $0.append(result) }
    }

    var all: [Result<Executable.Result, any Error>] { results.withLock { $0 } }
}
