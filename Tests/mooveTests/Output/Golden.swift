import Foundation
import Testing

/// What a flow prints, kept in a file of the folder Golden.
///
/// To record what is printed now, run `RECORD_GOLDEN=1 swift test --filter GoldenTests` and read the
/// difference in Git before it is committed. A run that records fails, so that none does by accident.
struct Golden {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Golden")

    private static let isRecording =
        ProcessInfo.processInfo.environment["RECORD_GOLDEN"].map { !$0.isEmpty } ?? false

    let fileName: String

    /// The names of all files that are kept.
    static var fileNames: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    func expect(
        _ text: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = Self.folder.appending(path: fileName)
        if Self.isRecording {
            try Data(text.utf8).write(to: file)
            Issue.record("\(fileName) was recorded", sourceLocation: sourceLocation)
            return
        }
        let kept = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        guard kept != text else { return }
        Issue.record(
            "\(fileName) isn't printed any more: \(Self.difference(kept, text))",
            sourceLocation: sourceLocation
        )
    }

    /// The first line that differs.
    private static func difference(_ kept: String, _ text: String) -> String {
        let kept = kept.split(separator: "\n", omittingEmptySubsequences: false)
        let text = text.split(separator: "\n", omittingEmptySubsequences: false)
        let number = zip(kept, text).prefix { $0 == $1 }.count
        let before = number < kept.count ? kept[number] : "the end"
        let after = number < text.count ? text[number] : "the end"
        return "line \(number + 1) was\n\(before)\nand is\n\(after)"
    }
}
