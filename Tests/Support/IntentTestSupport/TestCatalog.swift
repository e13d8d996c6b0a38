import Foundation
package import IntentRuntime

extension TextCatalog {
    /// Reads a catalog of the tests: `de` or `ar`.
    package static func test(_ language: String) throws -> TextCatalog {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../6-Faces/Languages/\(language).json").standardizedFileURL
        return try TextCatalog(parsing: Array(Data(contentsOf: file)))
    }

    /// Returns a catalog of the language `qps` in which each text of another one is in brackets, so that a text that comes from no
    /// catalog can be seen.
    package static func bracketed(_ catalog: TextCatalog) throws -> TextCatalog {
        var texts: [String: Any] = [:]
        for key in catalog.keys {
            texts[key] = catalog.texts[key]?.forms.count ?? 0 > 1 ? ["other": "⟦\(key)⟧"] : "⟦\(key)⟧"
        }
        let json: [String: Any] = ["catalog": 1, "language": "qps", "name": "Test", "texts": texts]
        return try TextCatalog(parsing: Array(JSONSerialization.data(withJSONObject: json)))
    }
}
