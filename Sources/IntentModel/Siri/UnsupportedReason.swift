/// A reason for which a handler refuses a value, and what is said then.
package struct UnsupportedReason: Hashable, Sendable {
    package var name: String
    package var text: LocalizedText

    package init(name: String, text: LocalizedText) {
        self.name = name
        self.text = text
    }

    /// The reasons that Integer and Decimal begin with, and what is said where nothing else is given.
    package static let builtIn: [(name: String, text: String)] = [
        ("negativeNumbersNotSupported", "${displayName} can’t be negative."),
        ("greaterThanMaximumValue", "${displayName} can’t be higher than ${maximumValue}."),
        ("lessThanMinimumValue", "${displayName} can’t be lower than ${minimumValue}."),
    ]
}
