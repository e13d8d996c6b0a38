package import IntentDiagnostics

/// A file is no lock that this version reads.
package struct LockError: Error, Hashable, Sendable {
    /// In the file.
    package let range: SourceRange
    /// A phrase without a full stop.
    package let message: String
}
