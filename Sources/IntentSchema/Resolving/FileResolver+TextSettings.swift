internal import IntentModel
internal import IntentYAML

/// How a text is typed: `multiline` and `input`.
extension FileResolver {
    mutating func textSettings(_ fields: Fields) -> TextSettings {
        TextSettings(
            isMultiline: fields[.multiline].flatMap { boolean($0) } ?? false,
            input: fields[.input].flatMap { textInput($0) } ?? TextInput())
    }

    private mutating func textInput(_ value: Value) -> TextInput? {
        switch document.tree.kind(value.node) {
        case .mapping: return detailedInput(value)
        case .scalar:
            guard let name = word(value, of: ["sentences", "verbatim"], "a map of what typing does, or one of") else {
                return nil
            }
            return name == "verbatim" ? .verbatim : TextInput()
        case .sequence:
            reportWrongType(value, expected: "sentences, verbatim, or a map such as { capitalization: words }")
            return nil
        }
    }

    /// What the map does not say is as for sentences.
    private mutating func detailedInput(_ value: Value) -> TextInput? {
        guard let fields = fields(of: value, allowed: .input, subject: "'input'") else { return nil }
        var input = TextInput()
        if let written = choice(fields[.capitalization], TextInput.Capitalization.self) {
            input.capitalization = written
        }
        if let written = fields[.autocorrect].flatMap({ boolean($0) }) { input.autocorrects = written }
        if let written = fields[.smartQuotes].flatMap({ boolean($0) }) { input.hasSmartQuotes = written }
        if let written = fields[.smartDashes].flatMap({ boolean($0) }) { input.hasSmartDashes = written }
        if let written = choice(fields[.keyboard], TextInput.Keyboard.self) { input.keyboard = written }
        input.placeholder = localizedText(fields[.placeholder])
        return input
    }
}
