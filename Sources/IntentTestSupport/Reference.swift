package import Foundation

/// Expected output beside the tests.
package enum Reference {
    /// Compares with the file, or writes it where `INTENT_REWRITE_REFERENCES` is set: that is a problem too, so that a
    /// rewriting run cannot pass unnoticed.
    /// - Parameter path: Below the folder.
    /// - Returns: What a test has to record; nil where the text is what the file says.
    package static func problem(of text: String, at path: String, in folder: URL) throws -> String? {
        let file = folder.appendingPathComponent(path)
        guard ProcessInfo.processInfo.environment["INTENT_REWRITE_REFERENCES"] == nil else {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            return "rewrote \(path); run again without INTENT_REWRITE_REFERENCES"
        }
        let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        guard expected != text else { return nil }
        let difference = zip(lines(of: expected), lines(of: text)).first { $0 != $1 }
        return """
            \(path) differs: expected '\(difference?.0 ?? "the end")', found '\(difference?.1 ?? "the end")'.
            Where the new text is right: INTENT_REWRITE_REFERENCES=1 swift test --filter ReferenceTests
            """
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
