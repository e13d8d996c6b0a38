import Foundation
import IntentDiagnostics
import IntentSchema
import IntentTestSupport
import Testing

/// The definitions in `Tests/2-Language/Corpus`.
enum Corpus {
    /// The files of a run: those of a folder, or a single file.
    struct Run: Sendable, CustomTestStringConvertible {
        let name: String
        let definitions: [SourceFile]
        let translations: [TranslationSource]

        /// All files, in the order of their indices.
        var files: [SourceFile] { definitions + translations.map(\.file) }
        var testDescription: String { name }

        init(name: String, files: [SourceFile]) {
            self.name = name
            let definitions = files.filter { $0.translated == nil }
            self.definitions = definitions
            translations = files.compactMap { file in
                file.translated.map { base, language in
                    let definition = definitions.firstIndex { $0.path.hasPrefix("\(base).intent.y") }
                    return TranslationSource(file, language: language, definition: definition)
                }
            }
        }

        func resolved() -> ResolvedDefinitions { resolveDefinitions(definitions, translations: translations) }
    }

    static let root = Repository.corpus

    /// The folder of the definitions that the repository ships.
    static let definitions = Repository.folder.appending(path: "definitions")

    /// The files of ``definitions``, as one run.
    static func shipped() throws -> [Run] {
        let files = try contents(of: definitions).filter { $0.lastPathComponent.hasSuffix(".intent.yaml") }
        return [
            Run(
                name: "definitions",
                files: try files.map { SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0))) })
        ]
    }

    /// The places at which tests cut or change a file: each byte of a short file, and every seventh of a long one, because each
    /// place reads the whole file. Seven shares no factor with the indentation, so every kind of place is among them.
    static func places(in bytes: [UInt8]) -> StrideTo<Int> {
        stride(from: 0, to: bytes.count, by: bytes.count < 700 ? 1 : 7)
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

extension SourceFile {
    /// For a translation file such as `board.intent.de.yaml`, the name of its definition and its language; otherwise nil.
    fileprivate var translated: (base: String, language: String)? {
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count == 4, parts[1] == "intent" else { return nil }
        return (parts[0], parts[2])
    }
}
