import Foundation
import Journal

/// A directory of one test, removed with all that is in it.
final class Scratch: Sendable {
    let path: String

    init() throws {
        let template = FileManager.default.temporaryDirectory.path + "/journal-XXXXXX"
        var name = Array(template.utf8CString)
        guard mkdtemp(&name) != nil else { throw CocoaError(.fileWriteUnknown) }
        path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func path(_ name: String) -> String {
        "\(path)/\(name)"
    }

    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
}

/// The format of the tests' files: "MOOVE!" and version 3.
enum SampleFormat {
    static let word = version(3)

    static func version(_ version: UInt16) -> UInt64 {
        0x4D4F_4F56_4521_0000 | UInt64(version)
    }
}

extension MappedWords {
    static func sample(at path: String, count: Int = 3) throws -> MappedWords {
        try create(at: path, format: SampleFormat.word, count: count)
    }

    static func openSample(at path: String, count: Int = 3) throws -> MappedWords? {
        try open(at: path, format: SampleFormat.word, count: count)
    }

    var all: [UInt64] { (0..<count).map(load) }
}

/// The bytes of such a file.
func bytes(of words: [UInt64]) -> Data {
    words.withUnsafeBytes { Data($0) }
}

func content(of path: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path))
}

/// What the kernel says in a file that has no size, so that it must be read to its end.
func kernelText(_ path: String) throws -> String {
    let file = FileHandle(forReadingAtPath: path)
    return String(decoding: try file?.readToEnd() ?? Data(), as: UTF8.self)
}

func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
}
