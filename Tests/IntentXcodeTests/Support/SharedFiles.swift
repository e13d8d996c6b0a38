import Foundation

/// Real definition files and their translations, kept beside the project because they are other people's. Tests that
/// want them are skipped where they are not there.
enum SharedFiles {
    /// Paths of definition files, in order.
    static let definitions = files(in: "corpus", endingIn: ".intentdefinition")
    /// Paths of `.strings` files, in order.
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

    /// The folder that the project is in, and the one above it for work trees.
    private static var roots: [URL] {
        let project = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        return [project.appending(path: "..").standardized, project.appending(path: "../..").standardized]
    }
}
