import Foundation

/// A directory of one test, removed with all that is in it.
package final class Scratch: Sendable {
    package let path: String

    package init() throws {
        let template = FileManager.default.temporaryDirectory.path + "/storage-XXXXXX"
        var name = Array(template.utf8CString)
        guard mkdtemp(&name) != nil else { throw CocoaError(.fileWriteUnknown) }
        path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    package func path(_ name: String) -> String {
        "\(path)/\(name)"
    }

    package func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    private func content(of name: String) throws -> Data {
        try Data(contentsOf: URL(filePath: path(name)))
    }

    /// The names of the files in which a text stands, as UTF-8.
    package func names(holding text: String) throws -> [String] {
        try names().filter { try content(of: $0).range(of: Data(text.utf8)) != nil }
    }
}
