import Foundation
import Testing

/// Expected output beside the tests.
enum Reference {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Reference")

    /// Compares with the file, or writes it where `INTENT_REWRITE_REFERENCES` is set: then the test fails, so that a
    /// rewriting run cannot pass unnoticed.
    static func check(
        _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = folder.appendingPathComponent(name)
        guard ProcessInfo.processInfo.environment["INTENT_REWRITE_REFERENCES"] == nil else {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            Issue.record("rewrote \(name); run again without INTENT_REWRITE_REFERENCES", sourceLocation: sourceLocation)
            return
        }
        let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        guard expected != text else { return }
        let difference = zip(lines(of: expected), lines(of: text)).first { $0 != $1 }
        Issue.record(
            """
            \(name) differs: expected '\(difference?.0 ?? "the end")', found '\(difference?.1 ?? "the end")'.
            Where the new text is right: INTENT_REWRITE_REFERENCES=1 swift test --filter ReferenceTests
            """, sourceLocation: sourceLocation)
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
