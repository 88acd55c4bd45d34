/// The stand-in instances that a vendor's static calls mean, at most one of each type.
public struct VendorInstances: Sendable {
    public static let none = VendorInstances([])

    private let instances: [(type: ObjectIdentifier, instance: any AnyObject & Sendable)]

    /// - Parameter instances: Of two with the same type, the first counts.
    public init(_ instances: [any AnyObject & Sendable]) {
        self.instances = instances.map { (ObjectIdentifier(type(of: $0)), $0) }
    }

    /// The instance of exactly this type; subclasses do not count.
    public func first<Instance>(_ type: Instance.Type) -> Instance? {
        let wanted = ObjectIdentifier(type)
        for candidate in instances where candidate.type == wanted {
            return candidate.instance as? Instance
        }
        return nil
    }
}
