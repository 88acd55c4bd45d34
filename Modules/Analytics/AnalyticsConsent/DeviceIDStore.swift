import Synchronization

/// Where the ids are kept that vendors know this device by, so that they outlive the process.
///
/// An id is minted when a vendor first needs one, under a grant, and is forgotten with the person.
public protocol DeviceIDStore: Sendable {
    /// The id that a vendor has for the device: the one that is kept, or a new one.
    func id(of vendor: String, mint: () -> String) -> String

    /// Forgets the id, so that the vendor's next one is new.
    func forget(_ vendor: String)
}

/// Ids that last as long as the process: for tests, and where nothing can be stored.
public final class DeviceIDMemory: DeviceIDStore {
    private let ids = Mutex<[String: String]>([:])

    public init() {}

    public func id(of vendor: String, mint: () -> String) -> String {
        ids.withLock { ids in
            if let id = ids[vendor] { return id }
            let minted = mint()
            ids[vendor] = minted
            return minted
        }
    }

    public func forget(_ vendor: String) {
        ids.withLock { $0[vendor] = nil }
    }
}
