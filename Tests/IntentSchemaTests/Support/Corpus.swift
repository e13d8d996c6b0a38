import Foundation
import IntentDiagnostics
import Testing

/// The definitions in `Tests/Corpus`.
enum Corpus {
    /// The files of one run: those of a folder, or one file.
    struct Run: Sendable, CustomTestStringConvertible {
        let name: String
        let files: [SourceFile]

        var testDescription: String { name }
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Corpus")

    /// The definitions that the repository ships, `definitions`.
    static let definitions = root.deletingLastPathComponent().deletingLastPathComponent().appending(path: "definitions")

    /// The files of ``definitions``, as one run.
    static func shipped() throws -> [Run] {
        let files = try contents(of: definitions).filter { $0.lastPathComponent.hasSuffix(".intent.yaml") }
        return [
            Run(
                name: "definitions",
                files: try files.map { SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0))) })
        ]
    }

    static func runs(_ folder: String) throws -> [Run] {
        try contents(of: root.appending(path: folder)).map { url in
            let isFolder = try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
            let files = try (isFolder ? contents(of: url) : [url]).map { url in
                SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
            }
            return Run(name: url.lastPathComponent, files: files)
        }
    }

    private static func contents(of folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
            .filter { !$0.lastPathComponent.hasPrefix(".") }
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}
