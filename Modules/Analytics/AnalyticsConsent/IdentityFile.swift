public import HeraldCore

/// Who is signed in, in a file that only its owner can read.
public struct IdentityFile: IdentityStore {
    private let file: PrivateFile
    private let report: @Sendable (IdentityFileError) -> Void

    /// An identity at a path, where there need not be anything.
    ///
    /// - Parameters:
    ///   - path: the file, whose directory exists once a purpose is granted.
    ///   - report: is told when it can't be read, kept or forgotten.
    public init(path: String, report: @escaping @Sendable (IdentityFileError) -> Void) {
        file = PrivateFile(path: path)
        self.report = report
    }

    /// Nobody, when there is no file, or none that was written here: that is reported.
    public func load() -> Identity? {
        do throws(PrivateFileError) {
            return try file.read().map { Identity(userId: $0) }
        } catch {
            report(IdentityFileError(error))
            return nil
        }
    }

    public func save(_ identity: Identity?) {
        do throws(PrivateFileError) {
            if let identity { try file.keep(identity.userId) } else { try file.remove() }
        } catch {
            report(IdentityFileError(error))
        }
    }
}

/// The signed-in person can't be read, kept for the next launch, or forgotten on disk.
public struct IdentityFileError: Error, Sendable, Equatable, CustomStringConvertible {
    private let error: PrivateFileError

    init(_ error: PrivateFileError) {
        self.error = error
    }

    /// Whether there is no room for it.
    public var isFullDisk: Bool { error.isFullDisk }

    public var description: String {
        "Can't \(error.step.rawValue) who is signed in (\(error.reason)): the next launch would not "
            + "know what this one does. To fix, look at 'identity' in the data directory."
    }
}
