import VendorDelivery

extension Amplitude {
    /// Sets properties of the user; one without a form at Amplitude is left out and reported.
    @discardableResult
    public func identify(
        userProperties: [String: Any]?,
        options: EventOptions? = nil
    ) -> Amplitude {
        let identify = Identify()
        for (property, value) in userProperties ?? [:] {
            identify.set(property: property, value: value)
        }
        return self.identify(identify: identify, options: options)
    }

    /// Changes properties of the user, in one record.
    ///
    /// Operations that are refused are reported, and the rest goes. When nothing is left to say,
    /// nothing is recorded.
    @discardableResult
    public func identify(identify: Identify, options: EventOptions? = nil) -> Amplitude {
        let name = Identify.eventType
        guard !configuration.optOut else { return self }
        for omission in identify.omissions {
            reader.leaveOut(omission, of: name)
        }
        guard identify.refusal != nil || !identify.operations.isEmpty else { return self }
        record(name, options) { draft throws(BrokenRule) in
            if let refusal = identify.refusal { throw refusal }
            draft.userProperties = identify.operations
        }
        return self
    }

    /// Puts the user in a group, and says so in the user's properties too, as Amplitude's SDK does.
    @discardableResult
    public func setGroup(
        groupType: String,
        groupName: String,
        options: EventOptions? = nil
    ) -> Amplitude {
        record(Identify.eventType, options) { draft throws(BrokenRule) in
            try AmplitudeLimits.check(group: groupType, key: "group_type")
            try AmplitudeLimits.check(group: groupName, key: groupType)
            draft.groups = [groupType: .string(groupName)]
            draft.userProperties = [
                IdentifyOperation.set.rawValue: .object(draft.groups)
            ]
        }
        return self
    }
}
