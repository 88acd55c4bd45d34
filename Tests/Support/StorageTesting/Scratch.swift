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

    /// The names of the files in which a text stands, as UTF-8, those in directories included.
    package func names(holding text: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).sorted().filter { name in
            var isDirectory: ObjCBool = false
            let exists = FileManager.default
                .fileExists(atPath: self.path(name), isDirectory: &isDirectory)
            guard exists, !isDirectory.boolValue else { return false }
            return try content(of: name).range(of: Data(text.utf8)) != nil
        }
    }
}
