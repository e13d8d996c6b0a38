/// How Siri and Shortcuts ask for the value of a parameter.
///
/// The placeholders of the texts are the parameters of the intent and `${count}`.
package struct SiriRequest: Hashable, Sendable {
    /// The question that asks for a value.
    package var ask: LocalizedText?
    /// The text that introduces a list of choices.
    package var introduce: LocalizedText?
    /// The question that asks for one of several choices.
    package var choose: LocalizedText?
    /// The question that confirms a value.
    package var confirm: LocalizedText?
    /// The reasons for which a value is rejected, in order; built-in reasons only if their text is customized.
    package var unsupported: [UnsupportedReason]
    /// Whether Siri and Shortcuts may ask; if `false`, the texts are preserved but not used.
    package var isEnabled: Bool

    package init(
        ask: LocalizedText? = nil, introduce: LocalizedText? = nil, choose: LocalizedText? = nil,
        confirm: LocalizedText? = nil, unsupported: [UnsupportedReason] = [], isEnabled: Bool = true
    ) {
        self.ask = ask
        self.introduce = introduce
        self.choose = choose
        self.confirm = confirm
        self.unsupported = unsupported
        self.isEnabled = isEnabled
    }
}

/// A reason for which a handler rejects a value, and the text that explains it.
package struct UnsupportedReason: Hashable, Sendable {
    package var name: String
    package var text: LocalizedText

    package init(name: String, text: LocalizedText) {
        self.name = name
        self.text = text
    }

    /// The built-in reasons of Integer and Decimal with their default texts.
    package static let builtIn: [(name: String, text: String)] = [
        ("negativeNumbersNotSupported", "${displayName} can’t be negative."),
        ("greaterThanMaximumValue", "${displayName} can’t be higher than ${maximumValue}."),
        ("lessThanMinimumValue", "${displayName} can’t be lower than ${minimumValue}."),
    ]
}

extension SiriRequest {
    /// `true` if all texts have their defaults.
    func json(in language: String) -> JSONValue {
        if self == SiriRequest() { return true }
        var writer = SchemaObjectWriter(language: language)
        writer.put("ask", ask)
        writer.put("introduce", introduce)
        writer.put("choose", choose)
        writer.put("confirm", confirm)
        writer.put("unsupported", unsupported) { $0.json(in: language) }
        writer.put("disabled", !isEnabled)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        if node.json == true {
            self.init()
            return
        }
        self = try node.fields { fields throws(SchemaDecodingError) in
            SiriRequest(
                ask: try fields.localized("ask"), introduce: try fields.localized("introduce"),
                choose: try fields.localized("choose"), confirm: try fields.localized("confirm"),
                unsupported: try fields.list("unsupported", of: UnsupportedReason.init(schemaNode:)),
                isEnabled: !(try fields.flag("disabled")))
        }
    }
}

extension UnsupportedReason {
    fileprivate func json(in language: String) -> JSONValue {
        ["name": .string(name), "text": text.json(in: language)]
    }

    fileprivate init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            UnsupportedReason(
                name: try fields.text("name"), text: try LocalizedText(schemaNode: try fields.required("text")))
        }
    }
}
