/// Something in one of Xcode's files that is probably not what was meant, or that this version does not know.
package struct ImportWarning: Hashable, Sendable {
    /// `INIntents[0].INIntentParameters[2].INIntentParameterRelationship`.
    package let keyPath: String
    package let message: String

    package init(_ keyPath: String, _ message: String) {
        self.keyPath = keyPath
        self.message = message
    }

    /// A text in single quotation marks, cut where it would fill the line.
    static func quoted(_ text: String) -> String {
        let scalars = text.unicodeScalars.prefix(41)
        guard scalars.count > 40 else { return "'\(text)'" }
        return "'\(String(String.UnicodeScalarView(scalars.prefix(40))))…'"
    }
}
