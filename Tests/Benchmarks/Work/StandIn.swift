import HeraldCore

/// A vendor's stand-in with a chain that sends every event.
///
/// Each vendor has a file of its own that makes one.
struct StandIn {
    let provider: HeraldProvider
    let instance: any AnyObject & Sendable
}
