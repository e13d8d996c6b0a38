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

extension SiriRequest: Fielded {
    static var empty: SiriRequest { SiriRequest() }

    package static let fields: [Field<SiriRequest>] = [
        .localized(.ask, { $0.ask }, { $0.ask = $1 }), .localized(.introduce, { $0.introduce }, { $0.introduce = $1 }),
        .localized(.choose, { $0.choose }, { $0.choose = $1 }),
        .localized(.confirm, { $0.confirm }, { $0.confirm = $1 }),
        .values(.unsupported, { $0.unsupported }, { $0.unsupported = $1 }),
        .flag(.enabled, member: "disabled", { !$0.isEnabled }, { $0.isEnabled = !$1 }),
    ]

    /// `true` if all texts have their defaults.
    mutating func json(in language: String) -> JSONValue? { self == .empty ? true : objectJSON(in: language) }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        if node.json == true { self.init() } else { try self.init(objectNode: node) }
    }

    /// Nil if requests are disabled and only the built-in reasons remain.
    var withoutTexts: SiriRequest? {
        let request = removingTexts()
        return request.isEnabled || !request.unsupported.isEmpty ? request : nil
    }
}

extension UnsupportedReason: NamedPart {
    static var empty: UnsupportedReason { UnsupportedReason(name: "", text: .empty) }

    static let fields: [Field<UnsupportedReason>] = [
        .name, .localized(nil, member: "text", { $0.text }, { $0.text = $1 ?? $0.text }).required,
    ]

    /// Nil for a built-in reason.
    var withoutTexts: UnsupportedReason? {
        if UnsupportedReason.builtIn.contains(where: { $0.name == name }) { return nil }
        return UnsupportedReason(name: name, text: LocalizedText(Naming.title(from: name), language: "en"))
    }
}
