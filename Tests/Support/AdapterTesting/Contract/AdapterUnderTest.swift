public import HeraldCore
public import VendorDelivery

/// A vendor's adapter over a stand-in of its own, as its contract sees it.
///
/// The one thing that an adapter's tests write for ``AdapterContract``.
public protocol AdapterUnderTest: Sendable {
    associatedtype Tracker
    associatedtype Setter

    /// An adapter over a new stand-in that collects.
    ///
    /// What the stand-in makes by itself, such as a device's id, is the same for each.
    init(sink: any RecordSink)

    /// The stand-in.
    var instance: any AnyObject & Sendable { get }

    /// The end of a chain that sends everything; `nil` when the vendor has none.
    var generic: (any EventTrackerFactory<Tracker>)? { get }
    var genericSetters: (any PropertySetterFactory<Setter>)? { get }

    /// What sends screen views as the vendor's own event; `nil` when the vendor has none.
    var screenViews: (any EventTrackerFactory<Tracker>)? { get }

    /// A tracker that makes one record, of the event's name.
    func tracker(for event: any Event) -> Tracker

    /// A tracker that does what it is told.
    func tracker(doing act: @escaping @Sendable () throws -> Void) -> Tracker

    /// A provider with all capabilities, and these chains.
    func provider(
        named name: String,
        events: any EventTrackerFactory<Tracker>,
        properties: any PropertySetterFactory<Setter>
    ) -> HeraldProvider
}
