import Journal

/// The file of one flow in its process's directory.
///
/// `<number>.flow` while the flow is open, `<number>.ended` while its event is tracked. The change of
/// name happens once, so it decides who tracks the event.
struct FlowFile: Sendable {
    /// Kept, so that the process's lock is held for as long as one of its flows is open.
    let folder: ProcessFolder
    let number: Int

    /// No flow of a person's making is as long.
    static let maximumBytes = 65_536

    var openPath: String { "\(folder.path)/\(number)\(Self.openSuffix)" }
    var endedPath: String { "\(folder.path)/\(number)\(Self.endedSuffix)" }

    static let openSuffix = ".flow"
    static let endedSuffix = ".ended"

    /// Whether a file of this name holds a flow.
    static func isName(_ name: String) -> Bool {
        name.hasSuffix(openSuffix) || name.hasSuffix(endedSuffix)
    }

    /// Writes a new file; leaves none when it can't be written whole, which would be another flow.
    ///
    /// - Returns: `false` when the directory is gone.
    func create(_ record: FlowRecord) throws(StorageError) -> Bool {
        do throws(StorageError) {
            return try System.append(FlowText.text(of: record), to: openPath, isNew: true)
        } catch {
            try System.remove(openPath)
            throw error
        }
    }

    /// Adds a step.
    ///
    /// - Returns: `false` when the file is gone: the flow has ended, or was forgotten.
    func add(_ begin: FlowRecord.StepBegin) throws(StorageError) -> Bool {
        try System.append(FlowText.line(of: begin), to: openPath)
    }

    /// Writes the end down and claims the right to track the event.
    ///
    /// - Returns: `false` when somebody else has it, or the flow was forgotten.
    func claim(_ ending: FlowRecord.Ending) throws(StorageError) -> Bool {
        guard try System.append(FlowText.line(of: ending), to: openPath) else { return false }
        return try claim()
    }

    /// Claims the right to track the event of a flow whose end is written down.
    func claim() throws(StorageError) -> Bool {
        try System.rename(openPath, to: endedPath)
    }

    func remove() throws(StorageError) {
        try System.remove(openPath)
        try System.remove(endedPath)
    }
}
