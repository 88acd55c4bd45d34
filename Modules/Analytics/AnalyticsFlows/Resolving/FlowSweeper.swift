import Journal

/// Goes through the flows of one dead process, whose lock it holds.
struct FlowSweeper {
    let folder: ProcessFolder
    let rules: FlowRules

    func run(_ sweep: inout FlowSweep, in store: FlowStore) throws(StorageError) {
        for file in try files() {
            do throws(StorageError) {
                try resolve(file, &sweep, in: store)
            } catch {
                store.report(error)
            }
        }
        try folder.removeIfEmpty()
    }

    /// The files of its flows in the order the flows started.
    private func files() throws(StorageError) -> [FlowFile] {
        let numbers = try System.names(in: folder.path).compactMap { name -> Int? in
            for suffix in [FlowFile.openSuffix, FlowFile.endedSuffix] where name.hasSuffix(suffix) {
                return Int(name.dropLast(suffix.count))
            }
            return nil
        }
        return Set(numbers).sorted().map { FlowFile(folder: folder, number: $0) }
    }

    private func resolve(
        _ file: FlowFile,
        _ sweep: inout FlowSweep,
        in store: FlowStore
    ) throws(StorageError) {
        switch try file.content() {
        case .missing, .unfinished: try file.remove()
        case .inDoubt:
            sweep.inDoubt += 1
            try file.remove()
        case .damaged:
            sweep.damaged += 1
            throw .damaged(path: file.openPath, keptAs: try file.setAside())
        case .flow(let record) where !store.consent().covers(record.epochs):
            sweep.forgotten += 1
            try file.remove()
        case .flow(let record):
            try resolve(record, in: file, &sweep)
        }
    }

    private func resolve(
        _ record: FlowRecord,
        in file: FlowFile,
        _ sweep: inout FlowSweep
    ) throws(StorageError) {
        guard let rule = rules[record.event] else {
            if !sweep.unknown.contains(record.event) { sweep.unknown.append(record.event) }
            return
        }
        let ending: FlowRecord.Ending
        if let written = record.ending {
            ending = written
            guard try file.claim() else { return }
        } else {
            guard case .complete(let end) = rule.decide(record) else {
                sweep.pending += 1
                return
            }
            ending = FlowRecord.Ending(end: end, time: nil)
            guard try file.claim(ending) else { return }
        }
        rule.track(record.summary(of: ending))
        sweep.completed += 1
        try file.remove()
    }
}
