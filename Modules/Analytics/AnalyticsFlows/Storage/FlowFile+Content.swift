import Journal

extension FlowFile {
    /// What is in the file of a dead process.
    enum Content: Equatable {
        case missing

        /// Its process died while the first line was written: the flow has not begun.
        case unfinished

        case flow(FlowRecord)
        case damaged
    }

    func content() throws(StorageError) -> Content {
        guard let path = try presentPath() else { return .missing }
        guard let text = try System.text(of: path, limit: Self.maximumBytes) else {
            return .damaged
        }
        if !text.contains("\n"), text.utf8.count < Self.maximumLineBytes { return .unfinished }
        return FlowText.record(in: text).map(Content.flow) ?? .damaged
    }

    /// Keeps the file under another name, which it returns.
    func setAside() throws(StorageError) -> String {
        let path = try presentPath() ?? openPath
        let keptAs = "\(folder.path)/\(number).damaged"
        _ = try System.rename(path, to: keptAs)
        return keptAs
    }

    /// Longer than any first line.
    private static let maximumLineBytes = 256

    private func presentPath() throws(StorageError) -> String? {
        let names = try System.names(in: folder.path)
        return [endedPath, openPath].first { path in
            names.contains { path == "\(folder.path)/\($0)" }
        }
    }
}
