/// Why a property list is no definition file of Xcode's.
package struct XcodeFileError: Error, Hashable, Sendable {
    /// The value that is wrong, `INIntents[0].INIntentName`; empty for the whole.
    package let keyPath: String
    package let message: String
    /// The file is not to blame.
    package let isOurBug: Bool

    package init(_ keyPath: String, _ message: String, isOurBug: Bool = false) {
        self.keyPath = keyPath
        self.message = message
        self.isOurBug = isOurBug
    }
}
