/// What every adapter promises, whatever its vendor.
///
/// ```swift
/// @Test(.timeLimit(.minutes(20)), arguments: AdapterContract<FirebaseUnderTest>.rules)
/// func `the adapter keeps its contract`(rule: AdapterRule) async throws {
///     try await rule.check()
/// }
/// ```
///
/// A rule about what the vendor doesn't have is not among its rules.
public enum AdapterContract<Adapter: AdapterUnderTest>: Sendable {
    public static var rules: [AdapterRule] {
        let adapter = Adapter(sink: Discarding())
        return routing + failing + state + threads
            + (Adapter.Setter.self == Never.self ? [] : properties)
            + (adapter.generic == nil ? [] : generic)
            + (adapter.genericSetters == nil ? [] : genericSetters)
            + (adapter.screenViews == nil ? [] : screenViews)
    }
}
