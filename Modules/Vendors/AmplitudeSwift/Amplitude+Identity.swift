import VendorDelivery

extension Amplitude {
    /// Names the user from now on, or forgets who it is when there is no id.
    ///
    /// An id that Amplitude does not take is reported, and nobody is named then: the events of one
    /// person must not go under the id of the one before.
    @discardableResult
    public func setUserId(userId: String?) -> Amplitude {
        let taken = userId.flatMap { checked($0, key: "user_id", of: "setUserId") }
        withState { $0.userID = taken }
        return self
    }

    /// Names the device from now on, or lets the next record make a new id when there is none.
    ///
    /// An id that Amplitude does not take is reported, and the one before stays.
    @discardableResult
    public func setDeviceId(deviceId: String?) -> Amplitude {
        guard let deviceId else {
            withState { $0.deviceID = nil }
            return self
        }
        if let taken = checked(deviceId, key: "device_id", of: "setDeviceId") {
            withState { $0.deviceID = taken }
        }
        return self
    }

    public func getUserId() -> String? {
        withState { $0.userID }
    }

    /// The device's id, which is made now if need be, but not while opted out.
    public func getDeviceId() -> String? {
        let isOptedOut = configuration.optOut
        return try? change { state throws(BrokenRule) in
            isOptedOut ? state.deviceID : try state.knownDeviceID()
        }
    }

    /// When the session began, in milliseconds since 1970, or -1 before the first event of one.
    public func getSessionId() -> Int64 {
        Int64(withState { $0.session.identifier ?? -1 })
    }

    /// Forgets the user and the session; the next record gets a new device id.
    ///
    /// Amplitude's SDK keeps the session, whose id would join the old person with the new one.
    @discardableResult
    public func reset() -> Amplitude {
        withState { $0.forget() }
        return self
    }

    private func checked(_ id: String, key: String, of call: String) -> String? {
        do throws(BrokenRule) {
            try idCheck.check(id, key: key)
            return id
        } catch {
            reader.leaveOut(error, of: call)
            return nil
        }
    }
}
