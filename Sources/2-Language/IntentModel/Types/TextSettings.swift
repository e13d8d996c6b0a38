/// The settings of a String.
package struct TextSettings: Hashable, Sendable {
    package var isMultiline: Bool
    package var input: TextInput

    package init(isMultiline: Bool = false, input: TextInput = TextInput()) {
        self.isMultiline = isMultiline
        self.input = input
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

extension TextSettings {
    func write(to writer: inout SchemaObjectWriter) {
        writer.put("multiline", isMultiline)
        writer.put("input", input.json(in: writer.language))
    }

    init(from fields: inout SchemaFields) throws(SchemaDecodingError) {
        self.init(isMultiline: try fields.flag("multiline"))
        if let node = fields.remove("input") { input = try TextInput(schemaNode: node) }
    }
}

extension TextInput {
    /// `nil` for the defaults, the word `verbatim`, or an object with what differs from the defaults.
    fileprivate func json(in language: String) -> JSONValue? {
        if self == TextInput() { return nil }
        if self == .verbatim { return "verbatim" }
        var writer = SchemaObjectWriter(language: language)
        writer.put("capitalization", capitalization.rawValue, unless: Capitalization.sentences.rawValue)
        if !autocorrects { writer.put("autocorrect", .boolean(false)) }
        if !hasSmartQuotes { writer.put("smartQuotes", .boolean(false)) }
        if !hasSmartDashes { writer.put("smartDashes", .boolean(false)) }
        writer.put("keyboard", keyboard.rawValue, unless: Keyboard.default.rawValue)
        writer.put("placeholder", placeholder)
        return writer.json
    }

    fileprivate init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        if node.json == "verbatim" {
            self = .verbatim
            return
        }
        self = try node.fields { fields throws(SchemaDecodingError) in
            var input = TextInput()
            input.capitalization = try fields.remove("capitalization")?.word() ?? .sentences
            input.autocorrects = try fields.remove("autocorrect")?.flag() ?? true
            input.hasSmartQuotes = try fields.remove("smartQuotes")?.flag() ?? true
            input.hasSmartDashes = try fields.remove("smartDashes")?.flag() ?? true
            input.keyboard = try fields.remove("keyboard")?.word() ?? .default
            input.placeholder = try fields.localized("placeholder")
            return input
        }
    }
}
