import HeraldCore
import HeraldLog
import Testing

@Suite struct LogTests {
    let book = LogBook()
    let herald: Herald

    init() {
        herald = Herald(providers: [.log(to: book.logger)])
    }

    @Test func `every call of a herald is one record`() {
        herald.start()
        herald.setEnabled(true)
        herald.identify(Identity(userId: "rider-7"))
        herald.set(Theme())
        herald.track(FareList())
        herald.track(FareSelected())
        herald.setEnabled(false)
        herald.reset()
        herald.flush()

        #expect(
            book.records == [
                "[herald] start",
                "[herald] enabled true",
                "[herald] user    rider-7",
                "[herald] prop    theme = dark",
                "[herald] screen  fare_list\n    └─ rider_id = adult",
                "[herald] event   fare_selected",
                "[herald] enabled false",
                "[herald] reset",
                "[herald] flush",
            ]
        )
    }

    @Test func `parameters are sorted, and their values stand below each other`() {
        herald.track(FareSelected(parameters: ["price": 9.99, "count": 3, "is_return": true]))

        #expect(
            book.records == [
                """
                [herald] event   fare_selected
                    ├─ count     = 3
                    ├─ is_return = true
                    └─ price     = 9.99
                """
            ]
        )
    }

    @Test func `the width of a key is counted in characters`() {
        herald.track(FareSelected(parameters: ["münze": "a", "👩‍👩‍👧": "b"]))

        #expect(
            book.records == [
                """
                [herald] event   fare_selected
                    ├─ münze = a
                    └─ 👩‍👩‍👧     = b
                """
            ]
        )
    }

    @Test(arguments: [
        ("a\n[herald] reset", #"a\n[herald] reset"#),
        ("a\r\nb", #"a\r\nb"#),
        ("a\tb", #"a\tb"#),
        (#"a\nb"#, #"a\\nb"#),
        ("\u{1B}[2J", #"\u{1B}[2J"#),
        ("a\u{7F}\u{85}\u{2028}\u{2029}b", #"a\u{7F}\u{85}\u{2028}\u{2029}b"#),
        ("a\u{202E}b", #"a\u{202E}b"#),
        ("Zürich 👩‍👩‍👧 東京", "Zürich 👩‍👩‍👧 東京"),
    ])
    func `no text passes for a record of its own`(text: String, shown: String) {
        herald.track(Named(name: text))
        herald.track(FareSelected(parameters: [text: .string(text)]))
        herald.set(Theme(value: .string(text)))
        herald.identify(Identity(userId: text))

        #expect(
            book.records == [
                "[herald] event   \(shown)",
                "[herald] event   fare_selected\n    └─ \(shown) = \(shown)",
                "[herald] prop    theme = \(shown)",
                "[herald] user    \(shown)",
            ]
        )
    }
}
