/// Something said on standard error beside the data.
package struct Note: Hashable, Sendable {
    /// How grave it is.
    package enum Kind: Hashable, Sendable {
        case warning, note
    }

    package var kind: Kind
    /// A phrase without a full stop; control characters are made visible where it is shown.
    package var message: String

    package static func warning(_ message: String) -> Note { Note(kind: .warning, message: message) }
    package static func note(_ message: String) -> Note { Note(kind: .note, message: message) }
}
