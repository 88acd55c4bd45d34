import Journal

extension FlowStore {
    /// Forgets the flows that may not be told any more, of all processes: call it at each denial.
    ///
    /// What is stored of them is erased. Ending one of them then answers ``FlowAnswer/forgotten``, in
    /// this process and in others; none tracks anything.
    ///
    /// - Returns: How many were erased.
    @discardableResult
    public func forget() -> Int {
        let consent = consent()
        if !consent.mayStore { leaveFolder() }
        var count = 0
        attempt { () throws(StorageError) in
            for name in try System.names(in: path) {
                // One that can't be read keeps no other from being erased.
                attempt { () throws(StorageError) in
                    count +=
                        consent.mayStore
                        ? try eraseFlows(in: name, exceptUnder: consent) : try erase(name)
                }
            }
        }
        return count
    }

    /// Erases a process's directory.
    ///
    /// It is renamed first, so that whoever still writes there finds nothing instead of making it
    /// anew.
    ///
    /// - Returns: How many flows were in it.
    @discardableResult
    func erase(_ name: String) throws(StorageError) -> Int {
        let erased = name.hasSuffix(Self.erasedSuffix) ? name : name + Self.erasedSuffix
        if erased != name, try !System.rename("\(path)/\(name)", to: "\(path)/\(erased)") {
            return 0
        }
        let count = try System.names(in: "\(path)/\(erased)").count(where: FlowFile.isName)
        try System.removeAll(in: "\(path)/\(erased)")
        return count
    }

    static let erasedSuffix = ".erased"

    /// Erases those flows of a process, which may live, that a consent doesn't cover.
    private func eraseFlows(
        in name: String,
        exceptUnder consent: FlowConsent
    ) throws(StorageError) -> Int {
        if name.hasSuffix(Self.erasedSuffix) { return try erase(name) }
        var count = 0
        for file in try System.names(in: "\(path)/\(name)") where FlowFile.isName(file) {
            let file = "\(path)/\(name)/\(file)"
            guard let text = try System.text(of: file, limit: FlowFile.maximumBytes),
                let record = FlowText.record(in: text), !consent.covers(record.epochs)
            else { continue }
            try System.remove(file)
            count += 1
        }
        return count
    }
}
