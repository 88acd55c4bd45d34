import Foundation
import Testing

@testable import moove

/// What the README shows is what the program prints.
@Suite struct ReadmeTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private let text: String

    init() throws {
        text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    }

    @Test(arguments: [("", 8), ("demo buy-ticket", 20)])
    func `each line of a transcript is one that the program prints, in its order`(
        words: String,
        count: Int
    ) throws {
        let command = (["$ swift run moove"] + words.split(separator: " ")).joined(separator: " ")
        let start = try #require(text.range(of: "\(command)\n"))
        let rest = text[start.upperBound...]
        let end = try #require(rest.range(of: "\n```"))
        let shown = rest[..<end.lowerBound].split(separator: "\n").filter { $0 != "…" }
        var printed = Run(words).output.split(separator: "\n")[...]
        #expect(shown.count > count)
        for line in shown {
            let position = printed.firstIndex(of: line)
            #expect(position != nil, "'\(command)' doesn't print '\(line)' there.")
            printed = printed[(position.map { $0 + 1 } ?? printed.startIndex)...]
        }
    }

    @Test(arguments: ["README.md", "CONTRIBUTING.md"])
    func `each link leads to a file`(name: String) throws {
        let text = try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
        let links = text.matches(of: /\]\(([^)#:]+)\)/).map { String($0.1) }
        #expect(!links.isEmpty)
        for link in links {
            let file = Self.root.appending(path: link)
            #expect(FileManager.default.fileExists(atPath: file.path), "'\(link)' leads nowhere.")
        }
    }

    @Test func `a reader is done in 200 lines`() {
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 200)
    }
}
