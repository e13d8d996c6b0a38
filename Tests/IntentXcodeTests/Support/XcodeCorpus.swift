import Foundation
import Testing

/// The files in `Tests/Corpus/xcode`.
enum XcodeCorpus {
    struct File: Sendable, CustomTestStringConvertible {
        /// Below the folder: `broken/cut.strings`.
        let path: String
        let bytes: [UInt8]

        var text: String { String(decoding: bytes, as: UTF8.self) }
        var testDescription: String { path }
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Corpus/xcode")

    /// Definition files as Xcode writes them.
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
    /// What a comment in a broken file says that its problem is: `LINE:COLUMN KEYPATH: MESSAGE`.
    var expectation: String? {
        guard let start = text.range(of: "expect: ")?.upperBound else { return nil }
        let line = text[start...].prefix { $0 != "\n" }
        return [" -->", " */"].first(where: line.hasSuffix).map { String(line.dropLast($0.count)) }
    }
}
