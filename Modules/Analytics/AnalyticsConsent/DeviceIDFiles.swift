/// Devices' ids in a directory: a file a vendor, which only its owner can read.
///
/// An id belongs to the grant it was minted under, whose epoch is kept with it. Once there is another
/// decision, in this process or another, running or not, the id counts for nothing.
public struct DeviceIDFiles: DeviceIDStore {
    private let directory: String
    private let consent: any ConsentStore
    private let purpose: Purpose
    private let report: @Sendable (DeviceIDFileError) -> Void

    /// Ids in a directory, where there need not be anything.
    ///
    /// - Parameters:
    ///   - directory: exists once a purpose is granted.
    ///   - consent: the decisions. Nothing is written unless the purpose is granted.
    ///   - purpose: what the vendors are for.
    ///   - report: is told when an id can't be read, kept or forgotten.
    public init(
        in directory: String,
        consent: any ConsentStore,
        for purpose: Purpose,
        report: @escaping @Sendable (DeviceIDFileError) -> Void
    ) {
        self.directory = directory
        self.consent = consent
        self.purpose = purpose
        self.report = report
    }

    public func id(of vendor: String, mint: () -> String) -> String {
        let decision = consent.snapshot()[purpose]
        guard decision.state == .granted else { return mint() }
        let file = file(of: vendor)
        do throws(PrivateFileError) {
            if let id = try file.read().flatMap({ Self.id(in: $0, under: decision) }) { return id }
            // Of a grant that was taken back since, if anything.
            try file.remove()
            let minted = mint()
            if try file.keepFirst("\(decision.epoch) \(minted)") { return minted }
            // Another process was faster.
            return try file.read().flatMap { Self.id(in: $0, under: decision) } ?? minted
        } catch {
            report(DeviceIDFileError(error, vendor: vendor))
            return mint()
        }
    }

    public func forget(_ vendor: String) {
        do throws(PrivateFileError) {
            try file(of: vendor).remove()
        } catch {
            report(DeviceIDFileError(error, vendor: vendor))
        }
    }

    private func file(of vendor: String) -> PrivateFile {
        PrivateFile(path: "\(directory)/device-\(vendor)")
    }

    private static func id(in text: String, under decision: ConsentDecision) -> String? {
        let epoch = "\(decision.epoch) "
        return text.hasPrefix(epoch) && text.count > epoch.count
            ? String(text.dropFirst(epoch.count)) : nil
    }
}

/// A device's id can't be read, kept for the next launch, or forgotten on disk.
public struct DeviceIDFileError: Error, Sendable, Equatable, CustomStringConvertible {
    private let error: PrivateFileError
    private let vendor: String

    init(_ error: PrivateFileError, vendor: String) {
        self.error = error
        self.vendor = vendor
    }

    /// Whether there is no room for it.
    public var isFullDisk: Bool { error.isFullDisk }

    public var description: String {
        "Can't \(error.step.rawValue) the id that \(vendor) knows this device by (\(error.reason)): "
            + "the next launch may count as another device. To fix, look at 'device-\(vendor)' in "
            + "the data directory."
    }
}
