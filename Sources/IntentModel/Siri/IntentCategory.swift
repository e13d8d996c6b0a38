/// The kind of an intent in Xcode's files. The raw value is the word of definitions and of those files.
package enum IntentCategory: String, CaseIterable, Hashable, Sendable {
    case generic, information, order, start, share, create, search, download, set, request, toggle
    case checkIn = "checkin"
    /// Of Apple's own intents.
    case system
}
