/// Takes properties, which vendors attach to the events that follow.
public protocol PropertyTrackerService: Sendable {
    func set(_ property: any Property)
}
