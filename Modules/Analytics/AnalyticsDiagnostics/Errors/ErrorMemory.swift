/// The errors that were tracked, the one that was silent longest first.
struct ErrorMemory {
    private var errors: [RepeatedError] = []

    var repetitions: [RepeatedError] { errors.filter { $0.count > 0 } }

    /// Remembers an error, and answers whether it was none of the remembered.
    mutating func isNew(_ error: AppError) -> Bool {
        let known = errors.firstIndex { $0.operation == error.operation && $0.code == error.code }
        if let known {
            var again = errors.remove(at: known)
            again.count += 1
            errors.append(again)
            return false
        }
        if errors.count == ErrorReporter.maximumIdentities { errors.removeFirst() }
        errors.append(RepeatedError(operation: error.operation, code: error.code, count: 0))
        return true
    }
}
