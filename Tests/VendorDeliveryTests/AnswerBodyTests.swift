import Testing
import VendorDelivery
import VendorTesting

@Suite struct AnswerBodyTests {
    private func body(_ text: String) -> AnswerBody { AnswerBody(Array(text.utf8)) }

    @Test func `members, elements, texts and integers are found`() {
        let body = body(#"{"error":"no","list":[1,"two",{"three":3}],"other":null}"#)
        #expect(body["error"].text == "no")
        #expect(body["list"].elements.map(\.integer) == [1, nil, nil])
        #expect(body["list"].elements.last?["three"].integer == 3)
        #expect(body.members.keys.sorted() == ["error", "list", "other"])
        #expect(body["other"].isReadable)
    }

    @Test func `what is something else or isn't there is found to be nothing`() {
        let body = body(#"{"error":7,"list":{"0":1},"half":0.5,"yes":true}"#)
        #expect(body["error"].text == nil)
        #expect(body["list"].elements.isEmpty)
        #expect(body["half"].integer == nil)
        #expect(body["yes"].integer == nil)
        #expect(body["missing"]["deeper"].text == nil)
        #expect(!body["missing"].isReadable)
    }

    @Test(arguments: HostileBody.all)
    func `any bytes at all can be read`(bytes: [UInt8]) {
        let body = AnswerBody(bytes)
        #expect(body["missing"]["deeper"].elements.isEmpty)
    }

    @Test(
        arguments: [
            ("properties.time", "properties.time"), ("$insert_id", "$insert_id"),
            ("items[0].id", "items[0].id"), ("", "a field"), ("two words", "a field"),
            ("naïve", "a field"), ("line\nbreak", "a field"),
            (String(repeating: "x", count: 65), "a field"),
        ]
    )
    func `only what looks like a name is repeated`(text: String, shown: String) {
        #expect(AnswerBody.name(text) == shown)
    }
}
