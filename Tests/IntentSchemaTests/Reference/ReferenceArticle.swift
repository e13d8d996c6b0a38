import Foundation
import Testing

/// One article of the definition reference, by its lines.
struct ReferenceArticle: Sendable, CustomTestStringConvertible {
    let url: URL
    let lines: [String]

    var testDescription: String { url.lastPathComponent }

    private static let folder = Corpus.root.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/IntentSchema/IntentSchema.docc")

    static func all() throws -> [ReferenceArticle] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "md" }
            .sorted { $0.path < $1.path }
            .map {
                ReferenceArticle(
                    url: $0, lines: try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n"))
            }
    }

    /// What a line says as a comment; nil for every other line.
    static func comment(_ line: String) -> String? {
        guard line.hasPrefix("<!-- "), line.hasSuffix(" -->") else { return nil }
        return String(line.dropFirst(5).dropLast(4))
    }
}
