package import Foundation

/// The folder of the package, with its sources, tests and definitions.
package enum Repository {
    package static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The manual.
    package static let manual = folder.appending(path: "Sources/Documentation/Intent.docc")
    /// Definitions and other files that tests of several modules read.
    package static let corpus = folder.appending(path: "Tests/2-Language/Corpus")
}
