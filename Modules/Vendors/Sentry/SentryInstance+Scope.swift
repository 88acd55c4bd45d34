import VendorDelivery

extension SentryInstance {
    /// Lets the caller change what goes with the issues that follow; at once, on this thread.
    public func configureScope(_ callback: (Scope) -> Void) {
        callback(Scope(instance: self))
    }

    /// Names the user from now on, or forgets who it is when there is none.
    public func setUser(_ user: User?) {
        let userID = user?.userId
        change { $0.userID = userID }
    }

    /// Removes the tag when Sentry would cut its value: the one before is no longer true.
    func setTag(value: String, key: String) {
        guard isEnabled else { return }
        do throws(BrokenRule) {
            try SentryLimits.check(tag: value, key: key)
            change { $0.tags[key] = .string(value) }
        } catch {
            change { $0.tags[key] = nil }
            refuse("setTag", error)
        }
    }

    func setContext(value: [String: Any], key: String) {
        guard isEnabled else { return }
        let members = reader.read(value, of: "setContext")
        change { $0.contexts[key] = .object(members) }
    }
}
