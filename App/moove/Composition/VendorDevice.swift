import AnalyticsConsent
import HeraldCore

/// What a vendor knows this device by: one id from a grant on, until the person is forgotten.
struct VendorDevice: Sendable {
    /// The id that is kept, or a new one.
    let id: @Sendable () -> String
    private let forget: @Sendable () -> Void

    init(
        of vendor: VendorName,
        in ids: any DeviceIDStore,
        mint: @escaping @Sendable () -> String
    ) {
        id = { ids.id(of: vendor.rawValue, mint: mint) }
        forget = { ids.forget(vendor.rawValue) }
    }

    /// A vendor's service for identities that forgets the device's id with the person.
    func forgotten(
        with service: any IdentifiableUserService
    ) -> any IdentifiableUserService {
        DeviceForgettingService(service: service, forget: forget)
    }
}

/// Forgets the device's id before the vendor forgets the person, so that its next one is new.
private struct DeviceForgettingService: IdentifiableUserService {
    let service: any IdentifiableUserService
    let forget: @Sendable () -> Void

    func identify(_ identity: Identity) {
        service.identify(identity)
    }

    func reset() {
        forget()
        service.reset()
    }
}
