import Testing
import VendorDelivery

@Suite struct JSONMembersTests {
    @Test(arguments: ["abc", "cba", "bac", "abcabc", "ccbaab"])
    func `members are in the order of their keys, each once, in whatever order they came`(
        keys: String
    ) {
        var members = JSONMembers()
        for (index, key) in keys.enumerated() { members[String(key)] = .integer(index) }
        #expect(members.all.map(\.key) == ["a", "b", "c"])
        for key in "abc" {
            let last = keys.enumerated().filter { $0.element == key }.last?.offset
            #expect(members[String(key)] == last.map(JSONValue.integer))
        }
    }

    @Test func `setting nil removes a member`() {
        var members: JSONMembers = ["a": .integer(1), "b": .integer(2)]
        members["a"] = nil
        members["z"] = nil
        #expect(members == ["b": .integer(2)])
        #expect(members["a"] == nil)
    }

    @Test func `merging keeps own values where both have one`() {
        let base: JSONMembers = ["b": .integer(1), "c": .integer(1)]
        let own: JSONMembers = ["a": .integer(2), "b": .integer(2)]
        #expect(own.merged(over: base) == ["a": .integer(2), "b": .integer(2), "c": .integer(1)])
        #expect(own.merged(over: [:]) == own)
        #expect(JSONMembers().merged(over: base) == base)
    }
}
