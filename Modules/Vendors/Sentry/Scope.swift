import VendorDelivery

/// What goes with every issue that follows: the user, tags, contexts and breadcrumbs.
///
/// Each change takes effect at once. Before Sentry's start it has none.
public final class Scope: Sendable {
    private let instance: SentryInstance

    init(instance: SentryInstance) {
        self.instance = instance
    }

    public func setUser(_ user: User?) {
        instance.setUser(user)
    }

    /// Adds a short text that issues can be searched by.
    ///
    /// A value of 200 characters or more is refused and reported, and the tag removed.
    public func setTag(value: String, key: String) {
        instance.setTag(value: value, key: key)
    }

    public func removeTag(key: String) {
        instance.change { $0.tags[key] = nil }
    }

    /// Adds an object that is shown with issues, in place of the one that has this key.
    public func setContext(value: [String: Any], key: String) {
        instance.setContext(value: value, key: key)
    }

    public func removeContext(key: String) {
        instance.change { $0.contexts[key] = nil }
    }

    public func addBreadcrumb(_ crumb: Breadcrumb) {
        instance.addBreadcrumb(crumb)
    }

    public func clearBreadcrumbs() {
        instance.change { $0.trail.clear() }
    }

    /// Forgets all of it: user, tags, contexts and breadcrumbs.
    public func clear() {
        instance.change { $0.forget() }
    }
}
