public import IntentFoundation

/// Whether a parameter takes the result of the previous action in a shortcut.
public enum InputConnectionBehavior: Hashable, Sendable {
    case `default`, never, connectToPreviousIntentResult
}

/// The number of values that a list accepts.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
    package let minimum: Int
    package let maximum: Int

    public init(integerLiteral value: Int) { self.init(minimum: value, maximum: value) }

    public init(exactly count: _const Int) { self.init(minimum: count, maximum: count) }

    public init(min: _const Int, max: _const Int) { self.init(minimum: min, maximum: max) }

    private init(minimum: Int, maximum: Int) {
        self.minimum = minimum
        self.maximum = maximum
    }
}

/// How values of a parameter are entered or shown.
public enum IntentParameterStyle {
    /// How an integer is entered.
    public enum IntControl: Hashable, Sendable { case field, stepper }
    /// How a number is entered.
    public enum DoubleControl: Hashable, Sendable { case field, stepper, slider }
    /// The components of a date that are entered.
    public enum DateKind: Hashable, Sendable { case date, dateTime, time }
    /// The part of a placemark that is shown.
    public enum PlacemarkDisplay: Hashable, Sendable { case address, city, name }
}

extension Bool {
    /// The names of the two values of a parameter.
    public struct IntentDisplayName: Hashable, Sendable {
        package let `true`: LocalizedStringResource
        package let `false`: LocalizedStringResource

        public init(true: LocalizedStringResource, false: LocalizedStringResource) {
            self.true = `true`
            self.false = `false`
        }
    }
}

extension String {
    /// How a text is entered.
    public struct IntentInputOptions: Hashable, Sendable {
        /// The keyboard.
        public enum KeyboardType: Hashable, Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
            case decimalPad, twitter, webSearch, asciiCapableNumberPad
        }
        /// The words or letters that the keyboard capitalizes.
        public enum CapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }

        package let keyboardType: KeyboardType
        package let capitalizationType: CapitalizationType
        package let isMultiline: Bool
        package let autocorrects: Bool
        package let usesSmartQuotes: Bool
        package let usesSmartDashes: Bool

        public init(
            keyboardType: _const KeyboardType = .asciiCapable,
            capitalizationType: _const CapitalizationType = .sentences,
            multiline: _const Bool = false, autocorrect: _const Bool = true, smartQuotes: _const Bool = true,
            smartDashes: _const Bool = true
        ) {
            self.keyboardType = keyboardType
            self.capitalizationType = capitalizationType
            isMultiline = multiline
            autocorrects = autocorrect
            usesSmartQuotes = smartQuotes
            usesSmartDashes = smartDashes
        }
    }
}
