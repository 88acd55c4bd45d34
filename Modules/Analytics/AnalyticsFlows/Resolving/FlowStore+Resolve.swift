import Journal

extension FlowStore {
    /// Resolves the flows of dead processes: call it once at launch.
    ///
    /// Flows of this process and of others that live are left alone. Of several processes that do
    /// this at once, one resolves a flow. A flow whose end was written down before its process died
    /// is sent with that end; each other one is put to its rule. One that was in doubt, or that began
    /// under consents which don't last any more, is erased; where storing isn't granted, all are.
    ///
    /// - Parameter rules: One for each wide event. Two for one event stop the program.
    /// - Returns: What was found.
    @discardableResult
    public func resolve(_ rules: [FlowRule]) -> FlowSweep {
        if let problem = FlowRules.problem(in: rules) { fatalError(problem) }
        let rules = FlowRules(rules)
        var sweep = FlowSweep()
        attempt { () throws(StorageError) in
            for name in try System.names(in: path) where "\(path)/\(name)" != ownFolder {
                // One that can't be read keeps no other from being resolved.
                attempt { () throws(StorageError) in
                    try resolve(name, rules, &sweep)
                }
            }
        }
        return sweep
    }

    /// Resolves the flows in the directory of one process, unless it lives.
    private func resolve(
        _ name: String,
        _ rules: FlowRules,
        _ sweep: inout FlowSweep
    ) throws(StorageError) {
        if name.hasSuffix(Self.erasedSuffix) {
            try erase(name)
            return
        }
        guard let folder = try ProcessFolder.adopted("\(path)/\(name)") else { return }
        guard consent().mayStore else {
            try erase(name)
            return
        }
        try FlowSweeper(folder: folder, rules: rules).run(&sweep, in: self)
    }
}
