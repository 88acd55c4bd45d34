extension WordsFile {
    /// Renames a damaged file, so that it is kept and its place is free.
    ///
    /// The file is locked and looked up once more: without that, a slow process would set aside the
    /// new file that a fast one has put in its place.
    ///
    /// - Returns: its new path, or `nil` when another process was first.
    func setAside(_ file: borrowing OpenFile) throws(StorageError) -> String? {
        try file.lock()
        guard try file.isStillNamed(path) else { return nil }
        return try SetAside(path: path).keep()
    }
}
