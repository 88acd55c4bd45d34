import VendorDelivery

extension MixpanelInstance {
    /// The user's id, or `$device:` and the device's before there is a user.
    ///
    /// Makes the device's id if it has none yet. Empty while opted out, so that none is made then.
    public var distinctId: String {
        change { $0.hasOptedOut && $0.userID == nil ? "" : $0.distinctID() }
    }

    /// Names the user from now on; also remembered while opted out.
    ///
    /// - Parameters:
    ///   - distinctId: One that breaks a rule is refused and reported; who it was before stays.
    ///   - usePeople: Whether profile operations are to go to this user too.
    ///   - completion: Is called before this returns.
    public func identify(
        distinctId: String,
        usePeople: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        do throws(VendorRule) {
            try MixpanelLimits.check(distinctID: distinctId)
            change { state in
                state.userID = distinctId
                if usePeople { state.profileID = distinctId }
            }
        } catch {
            report([RecordProblem(record: "identify", key: "distinct_id", rule: error)])
        }
        completion?()
    }

    /// Forgets user and super properties; the next record gets a new device id.
    public func reset(completion: (() -> Void)? = nil) {
        change { $0.forget() }
        completion?()
    }
}
