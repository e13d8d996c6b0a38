package import Foundation

/// Expected output in files beside the tests.
package enum Reference {
    /// Compares a text with a file.
    ///
    /// If `INTENT_REWRITE_REFERENCES` is set, the file is overwritten instead. This is reported as a problem, too, so that
    /// such a run does not pass.
    /// - Parameter path: The path of the file in the folder.
    /// - Returns: The problem to record in a test; `nil` if the text equals the contents of the file.
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
            If the new text is correct, run: INTENT_REWRITE_REFERENCES=1 swift test --filter ReferenceTests
            """
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
