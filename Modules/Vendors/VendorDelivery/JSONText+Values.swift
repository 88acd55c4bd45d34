extension JSONText {
    /// - Returns: False when there is a number inside that isn't finite.
    public mutating func value(_ value: JSONValue) -> Bool {
        guard value.isFinite else { return false }
        write(value)
        return true
    }

    /// Adds a whole member.
    ///
    /// - Returns: False when there is a number inside that isn't finite.
    public mutating func member(_ key: String, _ value: JSONValue) -> Bool {
        guard value.isFinite else { return false }
        self.key(key)
        write(value)
        return true
    }

    /// Adds members to the object that was begun, in the order of their keys.
    ///
    /// - Returns: False when there is a number inside that isn't finite.
    public mutating func members(_ members: JSONMembers) -> Bool {
        guard members.all.allSatisfy(\.value.isFinite) else { return false }
        write(members)
        return true
    }

    private mutating func write(_ members: JSONMembers) {
        for member in members.all {
            key(member.key)
            write(member.value)
        }
    }

    private mutating func write(_ value: JSONValue) {
        switch value {
        case .string(let text): string(text)
        case .integer(let integer): self.integer(integer)
        case .unsigned(let integer): self.integer(integer)
        case .number(let number): _ = self.number(number)
        case .boolean(let truth): boolean(truth)
        case .array(let elements):
            beginArray()
            for element in elements { write(element) }
            endArray()
        case .object(let members):
            beginObject()
            write(members)
            endObject()
        }
    }
}
