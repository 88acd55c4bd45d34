import Testing

@testable import moove

@Suite struct GoldenTests {
    @Test(arguments: Flow.all.map(\.name))
    func `a flow tells people the story that is kept`(flow: String) throws {
        try Golden(fileName: "\(flow).txt").expect(Run("demo \(flow)").output)
    }

    @Test(arguments: Flow.all.map(\.name))
    func `a flow tells programs the story that is kept`(flow: String) throws {
        try Golden(fileName: "\(flow).jsonl").expect(Run("demo \(flow) --json").output)
    }

    @Test func `all flows in brief are told as they are kept`() throws {
        try Golden(fileName: "demo.txt").expect(Run("demo").output)
    }

    @Test func `there is no file without a flow`() throws {
        let files = ["demo.txt"] + Flow.all.flatMap { ["\($0.name).jsonl", "\($0.name).txt"] }
        #expect(try Golden.fileNames == files.sorted())
    }

    @Test(arguments: ["demo", "demo --json", "demo --whole --strict --log"])
    func `each run tells the same`(commandLine: String) {
        #expect(Run(commandLine).output == Run(commandLine).output)
    }

    @Test(arguments: ["demo", "demo --strict", "demo --whole", "demo --quiet"])
    func `no line is longer than 100 columns`(commandLine: String) {
        #expect(Run(commandLine).lines.filter { $0.count > 100 } == [])
    }

    @Test func `the stories of all flows are told one after the other`() {
        let introduction = Run("demo buy-ticket").output.prefix { $0 != "\n" }
        let stories = Flow.all.map { Run("demo \($0.name)").output.split(separator: "\n\n") }
        let all = Run("demo --whole").output.split(separator: "\n\n")
        #expect(introduction.hasPrefix("Each action of a rider"))
        #expect(all.dropFirst().dropLast() == stories.flatMap { $0.dropFirst() }[...])
        #expect(all.last?.hasPrefix("\(Flow.all.count) flows: ") == true)
    }
}
