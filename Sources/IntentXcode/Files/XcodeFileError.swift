/// Why a property list is no definition file of Xcode's.
package struct XcodeFileError: Error, Hashable, Sendable {
    /// The value that is wrong, `INIntents[0].INIntentName`; empty for the whole.
    package let keyPath: String
    package let message: String

    package init(_ keyPath: String, _ message: String) {
        self.keyPath = keyPath
        self.message = message
    }
}
