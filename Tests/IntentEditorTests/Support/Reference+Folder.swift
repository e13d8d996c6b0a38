import Foundation
import IntentTestSupport
import Testing

extension Reference {
    /// Compares with a file of this module's.
    static func check(
        _ text: String, _ path: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Reference")
        if let problem = try problem(of: text, at: path, in: folder) {
            Issue.record("\(problem)", sourceLocation: sourceLocation)
        }
    }
}
