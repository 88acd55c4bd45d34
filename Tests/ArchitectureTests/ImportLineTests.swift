import Testing

@Suite struct ImportLineTests {
    @Test(arguments: [
        "import Tickets",
        "public import Tickets",
        "package import Tickets",
        "internal import Tickets",
        "private import Tickets",
        "fileprivate import Tickets",
        "@preconcurrency import Tickets",
        "@testable import Tickets",
        "@preconcurrency @testable import Tickets",
        "@_spi(Wire) @preconcurrency public import Tickets",
        "public @preconcurrency import Tickets",
        "@preconcurrency\nimport Tickets",
        "@_spi(\n    Wire\n)\nimport Tickets",
        "import\n    Tickets",
        "import struct Tickets.Ticket",
        "import class Tickets.Ticket",
        "import enum Tickets.Ticket",
        "import protocol Tickets.Ticket",
        "import typealias Tickets.Ticket",
        "import func Tickets.buy",
        "import func Tickets.==",
        "import var Tickets.count",
        "import let Tickets.count",
        "@preconcurrency public import struct Tickets.Ticket",
        "import Tickets.Submodule",
        "import `Tickets`",
        "    import\tTickets   ",
        "import Tickets // why",
        "import Tickets /* why */",
        "/* why */ import /* what */ Tickets",
        "import Tickets;",
        "import Tickets\r\n",
        "#if canImport(Tickets)\nimport Tickets\n#endif",
        "let text = \"a\\\"\"; import Tickets",
        "let text = \"\\(f(\")\"))\"; import Tickets",
        "let text = #\"\\\"#; import Tickets",
        "let text = #\"\"\"#; import Tickets",
        "/* /* nested */ */ import Tickets",
        "let pattern = /\"/\nimport Tickets",
    ])
    func `every form of an import names its module`(source: String) {
        #expect(ImportLine.all(in: source).map(\.module) == ["Tickets"])
    }

    @Test(arguments: [
        "// import Tickets",
        "/// import Tickets",
        "/*\nimport Tickets\n*/",
        "/* /* */\nimport Tickets\n*/",
        "let text = \"import Tickets\"",
        "let text = \"\"\"\n    import Tickets\n    \"\"\"",
        "let text = \"\"\"\n    \\(name)\n    \\\"\"\"\n    import Tickets\n    \"\"\"",
        "let text = #\"\"\"\n    \"\"\"\n    import Tickets\n    \"\"\"#",
        "let text = \"\\(join(\"a\", \"\\(\"; import Tickets\")\"))\"",
        "#if canImport(Tickets)\n#endif",
        "func read(\n    import Tickets: String\n) {}",
        "read(\n    import: Tickets\n)",
        "let x = line.import",
        "let `import` = 1",
        "reimport Tickets",
    ])
    func `the word elsewhere is no import`(source: String) {
        #expect(ImportLine.all(in: source) == [])
    }

    @Test func `two imports on one line are two`() {
        #expect(
            ImportLine.all(in: "import Shared; @testable import Tickets") == [
                ImportLine(module: "Shared", line: 1, attributes: []),
                ImportLine(module: "Tickets", line: 1, attributes: ["testable"]),
            ]
        )
    }

    @Test func `each branch of a condition counts, with its line`() {
        let source = """
            /* A file
               of three. */
            #if canImport(Glibc)
            import Glibc
            #elseif canImport(Darwin)
            import Darwin
            #endif
            let text = ""\"
                import Shared
                ""\"
            @_spi(Wire)
            @preconcurrency import struct Tickets.Ticket
            """
        #expect(
            ImportLine.all(in: source) == [
                ImportLine(module: "Glibc", line: 4, attributes: []),
                ImportLine(module: "Darwin", line: 6, attributes: []),
                ImportLine(module: "Tickets", line: 12, attributes: ["_spi", "preconcurrency"]),
            ]
        )
    }
}
