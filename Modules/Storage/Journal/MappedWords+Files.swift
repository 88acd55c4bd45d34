extension MappedWords {
    /// Maps the file when there is one; creates nothing.
    ///
    /// - Parameters:
    ///   - path: Where the file is. The last part must not be a symbolic link.
    ///   - format: What the file is, in its upper 48 bits, which must not all be zero, and the
    ///     version of what its words mean, in its lower 16.
    ///   - count: How many words it has, from 1 to 65,535.
    /// - Returns: The words, or `nil` when there is no file.
    /// - Throws: ``StorageError``. A file of another kind or size is renamed to
    ///   `<name>.damaged-<number>` first; one of another version is left alone.
    public static func open(
        at path: String,
        format: UInt64,
        count: Int
    ) throws(StorageError) -> MappedWords? {
        try WordsFile(path: path, format: WordsFormat(format), count: count).mapped()
    }

    /// Maps the file; makes it when there is none, full of zeros, and its directories too.
    ///
    /// Whoever creates a file at the same time gets the same one. Only its owner can read it. A
    /// process that is killed meanwhile can leave a small file `<name>.new-<number>`.
    ///
    /// - Throws: what ``open(at:format:count:)`` throws. After ``StorageError/damaged(path:keptAs:)``
    ///   the place is free, and a second call makes a new file.
    public static func create(
        at path: String,
        format: UInt64,
        count: Int
    ) throws(StorageError) -> MappedWords {
        try WordsFile(path: path, format: WordsFormat(format), count: count).mappedOrMade()
    }
}
