import Foundation
import IntentTestSupport
import Testing

/// The files in `Tests/2-Language/Corpus/xcode`.
enum XcodeCorpus {
    struct File: Sendable, CustomTestStringConvertible {
        /// The path in the folder, such as `broken/cut.strings`.
        let path: String
        let bytes: [UInt8]

        var text: String { String(decoding: bytes, as: UTF8.self) }
        var testDescription: String { path }
    }

    static let root = Repository.corpus.appending(path: "xcode")

    /// Definition files in Xcode's format.
    static func definitions() throws -> [File] { try files(endingIn: ".intentdefinition", areBroken: false) }
    static func strings() throws -> [File] { try files(endingIn: ".strings", areBroken: false) }
    static func brokenDefinitions() throws -> [File] { try files(endingIn: ".intentdefinition", areBroken: true) }
    static func brokenStrings() throws -> [File] { try files(endingIn: ".strings", areBroken: true) }

    private static func files(endingIn suffix: String, areBroken: Bool) throws -> [File] {
        try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
            .filter { $0.hasSuffix(suffix) && $0.hasPrefix("broken/") == areBroken }
            .map { File(path: $0, bytes: Array(try Data(contentsOf: root.appending(path: $0)))) }
    }
}

extension XcodeCorpus.File {
    /// The expected problem of an invalid file, from a comment: `LINE:COLUMN KEYPATH: MESSAGE`.
    var expectation: String? {
        guard let start = text.range(of: "expect: ")?.upperBound else { return nil }
        let line = text[start...].prefix { $0 != "\n" }
        return [" -->", " */"].first(where: line.hasSuffix).map { String(line.dropLast($0.count)) }
    }
}

/// Real definition files and their translations, kept beside the project because they belong to others. Without them,
/// tests that need them are skipped.
enum SharedFiles {
    /// The sorted paths of definition files.
    static let definitions = files(in: "corpus", endingIn: ".intentdefinition")
    /// The sorted paths of `.strings` files.
    static let strings = files(in: "strings", endingIn: ".strings")

    private static func files(in folder: String, endingIn suffix: String) -> [String] {
        for root in roots {
            let folder = root.appending(path: "shared/sirikit/\(folder)")
            guard let entries = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) else {
                continue
            }
            let paths = entries.compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(suffix) }.sorted()
            if !paths.isEmpty { return paths }
        }
        return []
    }

    /// The parent folder of the project, and its parent for work trees.
    private static var roots: [URL] {
        let parent = Repository.folder.deletingLastPathComponent()
        return [parent, parent.deletingLastPathComponent()]
    }
}
