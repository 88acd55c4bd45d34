/// What is done with the inspector, in the words of the domain.
///
/// The feature says what happened and knows no event, no vendor and no frequency. The hooks come in
/// any order.
package protocol InspectorInstrumentation: AnyObject, Sendable {
    /// The calls in view were narrowed down, or with ``InspectorFilter/all`` no longer are.
    func filtered(by filter: InspectorFilter)

    /// All calls until now were forgotten.
    func cleared()
    func advertisementShown(_ advertisement: Advertisement)
}
