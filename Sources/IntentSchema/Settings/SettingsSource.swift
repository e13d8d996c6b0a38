package import IntentDiagnostics

/// A settings file before it is read, with the words that it may use.
package struct SettingsSource: Sendable {
    package let file: SourceFile
    /// What `access` may be.
    package let accesses: [String]
    /// What `targets` may list.
    package let targets: [String]

    package init(_ file: SourceFile, accesses: [String], targets: [String]) {
        self.file = file
        self.accesses = accesses
        self.targets = targets
    }
}
