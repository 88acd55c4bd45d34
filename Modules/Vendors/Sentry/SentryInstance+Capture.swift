import VendorDelivery

extension SentryInstance {
    /// Records an issue of an error's type name, domain and code.
    ///
    /// Nothing else of the error is read: no description, no `userInfo`, no associated value.
    @discardableResult
    public func capture(error: any Error) -> SentryId {
        capture(event: Event(error: error))
    }

    /// Records an issue of a text, at the level `info`.
    @discardableResult
    public func capture(message: String) -> SentryId {
        let event = Event(level: .info)
        event.message = SentryMessage(formatted: message)
        return capture(event: event)
    }

    /// Records an issue, with the breadcrumbs, the user, the tags and the contexts of this moment.
    ///
    /// The event's own tags and contexts win. One that Sentry would refuse is reported.
    ///
    /// - Parameter event: What happened.
    /// - Returns: The id it has at Sentry, or `.empty` when it isn't recorded.
    @discardableResult
    public func capture(event: Event) -> SentryId {
        guard isEnabled else { return .empty }
        do throws(BrokenRule) {
            return try record(EventDraft(event, reader)) ?? .empty
        } catch {
            refuse(event.title, error)
            return .empty
        }
    }

    /// Remembers something that happened, for the issues that follow.
    ///
    /// The oldest gives way to the 101st, or to fewer when the options say so.
    public func addBreadcrumb(_ crumb: Breadcrumb) {
        guard isEnabled else { return }
        do throws(BrokenRule) {
            let entry = try TrailEntry(crumb, reader)
            change { $0.trail.add(entry) }
        } catch {
            refuse(Breadcrumb.title, error)
        }
    }
}
