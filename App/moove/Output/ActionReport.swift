import VendorDelivery

/// An action of a script, the calls it led to, and the requests that vendors would get for them.
struct ActionReport: Sendable {
    /// The line in the script; 0 for the app's launch.
    let line: Int
    let action: String

    /// What the app told the person, if anything.
    let message: String?
    let calls: [CallReport]
    let requests: [VendorRequest]
}
