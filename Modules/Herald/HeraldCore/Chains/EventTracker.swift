/// One vendor call for one event.
///
/// Each vendor's adapter refines it (`FirebaseEventTracker`), so that a factory can't answer with
/// another vendor's call.
public protocol EventTracker {
    /// Makes the call. What it throws is reported, and ends this vendor's trackers for the event.
    func track() throws
}
