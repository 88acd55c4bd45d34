import Journal

extension FlowFile {
    /// What is in the file of a dead process.
    enum Content: Equatable {
        case missing

        /// Its process died while the first line was written: the flow has not begun.
        case unfinished

        case flow(FlowRecord)

        /// Its process died while the event was tracked.
        case inDoubt

        case damaged
    }

    func content() throws(StorageError) -> Content {
        guard let text = try System.text(of: openPath, limit: Self.maximumBytes) else {
            let isEnded = try System.names(in: folder.path).contains("\(number)\(Self.endedSuffix)")
            return isEnded ? .inDoubt : .missing
        }
        if text.utf8.count > Self.maximumBytes { return .damaged }
        if !text.contains("\n"), text.utf8.count < Self.maximumLineBytes { return .unfinished }
        return FlowText.record(in: text).map(Content.flow) ?? .damaged
    }

    /// Keeps the file under another name, which it returns.
    func setAside() throws(StorageError) -> String {
        let keptAs = "\(folder.path)/\(number).damaged"
        _ = try System.rename(openPath, to: keptAs)
        return keptAs
    }

    /// Longer than any first line.
    private static let maximumLineBytes = 256
}
