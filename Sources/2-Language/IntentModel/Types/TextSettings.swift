/// The settings of a String: how it is entered, and which texts are allowed.
package struct TextSettings: Hashable, Sendable {
    package var isMultiline: Bool
    /// Whether no one but the program may read the text.
    package var isSecret: Bool
    package var input: TextInput
    /// The allowed numbers of Unicode scalars.
    package var length: Bounds<Int>?
    package var pattern: TextPattern?
    /// What is shown for a text that the pattern does not match; nil for a message with the pattern.
    package var patternMessage: LocalizedText?

    package init(
        isMultiline: Bool = false, isSecret: Bool = false, input: TextInput = TextInput(), length: Bounds<Int>? = nil,
        pattern: TextPattern? = nil, patternMessage: LocalizedText? = nil
    ) {
        self.isMultiline = isMultiline
        self.isSecret = isSecret
        self.input = input
        self.length = length
        self.pattern = pattern
        self.patternMessage = patternMessage
    }

    /// Whether the definition limits the texts by their length or by a pattern.
    package var isLimited: Bool { length != nil || pattern != nil }

    /// The settings without limits.
    package var withoutLimits: TextSettings { TextSettings(isMultiline: isMultiline, isSecret: isSecret, input: input) }

    /// Returns why a text cannot be entered although it is allowed, or `nil` if it can be. An option may be any text.
    func entryProblem(of text: String, slot: Int?) -> ValueProblem? {
        guard !isMultiline, text.unicodeScalars.contains(where: \.isLineBreak) else { return nil }
        return ValueProblem(.lineBreak, slot: slot, UserText("the text has a line break, but must be a single line"))
    }

    /// Returns why a text is not allowed, or `nil` if it is. The message does not contain the text.
    func problem(of text: String, slot: Int?) -> ValueProblem? {
        if let length, !length.contains(text.unicodeScalars.count) {
            let count = UserText(numeral: String(text.unicodeScalars.count))
            return ValueProblem(
                .length, slot: slot,
                UserText(
                    "the number of characters, \(count), is not in the range \(length.phrase)"
                ))
        }
        guard let pattern, !pattern.matches(text) else { return nil }
        return ValueProblem(
            .pattern, slot: slot,
            patternMessage.map(UserText.init) ?? UserText("the text does not match the pattern \(pattern.source)"))
    }
}

extension Unicode.Scalar {
    /// Whether the scalar ends a line.
    fileprivate var isLineBreak: Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}

extension TextSettings {
    /// How the text is entered: a secret as it is typed.
    package var entry: TextInput {
        guard isSecret else { return input }
        var entry = TextInput.verbatim
        (entry.keyboard, entry.placeholder) = (input.keyboard, input.placeholder)
        return entry
    }
}

/// How a keyboard changes a text while a person types it. The defaults suit sentences.
package struct TextInput: Hashable, Sendable {
    package var capitalization: Capitalization = .sentences
    package var autocorrects = true
    package var hasSmartQuotes = true
    package var hasSmartDashes = true
    package var keyboard: Keyboard = .default
    /// The text of an empty field.
    package var placeholder: LocalizedText?

    package init() {}

    /// Settings that keep a text as it is typed: no capitalization, correction, smart quotes or smart dashes.
    package static var verbatim: TextInput {
        var input = TextInput()
        input.capitalization = .none
        input.autocorrects = false
        input.hasSmartQuotes = false
        input.hasSmartDashes = false
        return input
    }

    package enum Capitalization: String, CaseIterable, Hashable, Sendable {
        case none, words, sentences, characters
    }

    /// A type of keyboard, with its name in UIKit.
    package enum Keyboard: String, CaseIterable, Hashable, Sendable {
        case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
        case decimalPad, twitter, webSearch, asciiCapableNumberPad
    }
}

extension TextInput: Fielded {
    static var empty: TextInput { TextInput() }

    package static let fields: [Field<TextInput>] = [
        .word(.capitalization, { $0.capitalization }, { $0.capitalization = $1 }),
        .flag(.autocorrect, { $0.autocorrects }, { $0.autocorrects = $1 }),
        .flag(.smartQuotes, { $0.hasSmartQuotes }, { $0.hasSmartQuotes = $1 }),
        .flag(.smartDashes, { $0.hasSmartDashes }, { $0.hasSmartDashes = $1 }),
        .word(.keyboard, { $0.keyboard }, { $0.keyboard = $1 }),
        .localized(.placeholder, { $0.placeholder }, { $0.placeholder = $1 }),
    ]

    /// `nil` for the defaults, the word `verbatim`, or an object with what differs from the defaults.
    mutating func json(in language: String) -> JSONValue? {
        if self == .empty { return nil }
        return self == .verbatim ? "verbatim" : objectJSON(in: language)
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        if node.json == "verbatim" { self = .verbatim } else { try self.init(objectNode: node) }
    }
}
