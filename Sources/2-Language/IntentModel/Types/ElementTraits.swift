/// What several modules must know about a kind of types. In phrases, `%` stands for what a type names, such as its dimension.
package struct ElementTraits: Sendable {
    /// The tag of the type, or what is before the colon in it; see ``ElementType/tag``.
    let tag: String
    /// The type with the tag as its name in definitions; nil if types of the kind have other names.
    package var type: ElementType?
    /// Whether declarations cannot have that name.
    package var isReserved = false
    /// A description of a value for messages, such as `a whole number`.
    package var phrase: String
    /// The kind of settings; see ``ElementType/settingsKind``.
    package var settings = SettingsKind.empty
    /// The members of the stored form that identify a value; empty if values are compared as a whole.
    package var identifyingMembers: [String] = []
    package var literal: LiteralForm
    package var entry = EntryForm.text(hint: nil)
    /// Literals to suggest where one is written.
    package var suggestions: [String] = []
    package var stored: StoredForm
    /// The name in Xcode's files, which is the key `Type`; nil if they do not have the type.
    package var xcodeName: String?
    /// Kinds whose values are all read as values of this kind after a change of a parameter's type.
    package var readsAll: [ElementKind] = []
    /// Kinds of which only some values are read.
    package var readsSome: [ElementKind] = []
    /// The type of values that have their own form; see ``StructuredValue``.
    package var values: (any StructuredValue.Type)?
}

/// How a definition contains a value.
package enum LiteralForm: Sendable {
    case text, boolean, enumCase
    case number(isWhole: Bool)
    /// A text that ``ValueType/value(fromText:in:unit:)`` reads. The phrase says what is expected; nil for that of the type.
    case notation(String?)
    /// A text that identifies the value and is not empty. The phrase says what is expected.
    case name(String)
    /// Not at all. The hint says where values come from.
    case none(expected: String, hint: String)
}

/// How a person enters a value without options.
package enum EntryForm: Sendable {
    /// In a text field. The hint says what it accepts; nil for the phrase of the type.
    case text(hint: String?)
    /// With a switch or a menu, or not at all.
    case other
}

/// The form of a value in JSON.
package enum StoredForm: Hashable, Sendable {
    case number, boolean, text, object
    /// An object, which may also be given as the text that identifies it.
    case objectOrText

    package var isReadFromText: Bool { self == .text || self == .objectOrText }
}

extension ElementKind {
    package var traits: ElementTraits { ElementTraits.all[rawValue] }

    // Without a copy of the row, for what reads definitions.

    package var type: ElementType? { ElementTraits.all[rawValue].type }
    package var isReserved: Bool { ElementTraits.all[rawValue].isReserved }
    package var literal: LiteralForm { ElementTraits.all[rawValue].literal }

    /// The kind whose types have this tag, or this text before the colon.
    init?(tag: Substring) {
        // A dictionary would be built in each process, which takes longer than all searches of most.
        let tag = String(tag)
        guard let row = ElementTraits.all.firstIndex(where: { $0.tag == tag }) else { return nil }
        self.init(rawValue: row)
    }

    /// Whether values of another kind are read as values of this one after a change of a parameter's type.
    package func reads(_ former: ElementKind) -> Bool {
        traits.readsAll.contains(former) || traits.readsSome.contains(former)
    }

    var isMatchedByIdentifier: Bool { !traits.identifyingMembers.isEmpty }

    /// The kinds whose types have their tag as a name in definitions.
    package static let withWords = allCases.filter { $0.word != nil }

    /// The name of the type in definitions; nil if types of the kind have other names.
    package var word: String? { type == nil ? nil : traits.tag }
}

extension ElementTraits {
    fileprivate static let all = ElementKind.allCases.map(ElementTraits.init)

    private init(_ kind: ElementKind) {
        self =
            switch kind {
            case .string:
                Self(
                    tag: "String", type: .string, isReserved: true, phrase: "a string", settings: .text, literal: .text,
                    stored: .text, xcodeName: "String", readsAll: [.enumeration, .url, .color])
            case .integer:
                Self(
                    tag: "Integer", type: .integer, isReserved: true, phrase: "a whole number",
                    settings: .number(isWhole: true), literal: .number(isWhole: true), stored: .number,
                    xcodeName: "Integer", readsSome: [.decimal])
            case .decimal:
                Self(
                    tag: "Decimal", type: .decimal, isReserved: true, phrase: "a number",
                    settings: .number(isWhole: false), literal: .number(isWhole: false), stored: .number,
                    xcodeName: "Decimal", readsAll: [.integer])
            case .boolean:
                Self(
                    tag: "Boolean", type: .boolean, isReserved: true, phrase: "true or false", settings: .boolean,
                    literal: .boolean, entry: .other, stored: .boolean, xcodeName: "Boolean")
            case .url:
                Self(
                    tag: "URL", type: .url, isReserved: true, phrase: "a URL", settings: .address,
                    literal: .notation(nil), stored: .text, xcodeName: "URL")
            case .timeInterval:
                Self(
                    tag: "TimeInterval", type: .timeInterval, isReserved: true, phrase: "a duration",
                    settings: .interval, literal: .notation("a duration, such as 90, 30s or 5m"),
                    entry: .text(hint: "a duration such as 15m or 2h"), stored: .number, xcodeName: "TimeInterval")
            case .enumeration:
                Self(
                    tag: "enum", phrase: "a case of '%'", literal: .enumCase, entry: .other, stored: .text,
                    xcodeName: "Integer", readsSome: [.string])
            case .object:
                Self(
                    tag: "object", phrase: "an object of type '%'", identifyingMembers: ["identifier"],
                    literal: .name("the identifier of an option"), entry: .other, stored: .objectOrText,
                    xcodeName: "Object", readsAll: [.anyObject])
            case .record:
                Self(
                    tag: "record", phrase: "a record of type '%'",
                    literal: .none(
                        expected: "a record of type '%'",
                        hint: "a map of its fields is expected where a value can be a record"),
                    entry: .text(hint: "a record as JSON"), stored: .object)
            case .union:
                Self(
                    tag: "union", phrase: "a value of type '%'",
                    literal: .none(
                        expected: "a value of type '%'",
                        hint: "a map with its member is expected where a value can be one"),
                    entry: .text(hint: "a value as JSON"), stored: .object)
            case .dateComponents:
                Self(
                    tag: "DateComponents", type: .dateComponents(.dateTime), isReserved: true, phrase: "a date",
                    literal: .notation(nil), stored: .text, xcodeName: "DateComponents")
            case .file:
                Self(
                    tag: "File", type: .file, phrase: "a file", settings: .file, identifyingMembers: ["path"],
                    literal: .name("a path"), stored: .objectOrText, xcodeName: "File", values: FileValue.self)
            case .person:
                Self(
                    tag: "Person", type: .person, phrase: "a person", settings: .person,
                    identifyingMembers: ["contactIdentifier", "customIdentifier", "handle", "displayName"],
                    literal: .name("the name of a person"), stored: .objectOrText, xcodeName: "Person",
                    values: PersonValue.self)
            case .placemark:
                Self(
                    tag: "Placemark", type: .placemark, phrase: "a place", settings: .placemark,
                    identifyingMembers: ["name"], literal: .name("the name of a place"), stored: .objectOrText,
                    xcodeName: "Placemark", values: PlacemarkValue.self)
            case .currencyAmount:
                Self(
                    tag: "CurrencyAmount", type: .currencyAmount, phrase: "an amount such as 12.50 EUR",
                    settings: .amount, literal: .notation("an amount with its currency, such as 12.50 EUR"),
                    stored: .object, xcodeName: "CurrencyAmount", values: CurrencyAmountValue.self)
            case .paymentMethod:
                Self(
                    tag: "PaymentMethod", type: .paymentMethod, phrase: "a payment method",
                    identifyingMembers: ["type"],
                    literal: .none(
                        expected: "a payment method",
                        hint:
                            "a definition cannot contain one; a user chooses it, or a handler returns it for 'default: dynamic'"
                    ), entry: .other, stored: .object, xcodeName: "PaymentMethod", values: PaymentMethodValue.self)
            case .color:
                Self(
                    tag: "Color", type: .color, phrase: "a color",
                    literal: .notation("a color such as '#ff8800' or orange"),
                    entry: .text(hint: "a color such as #ff8800 or orange"),
                    suggestions: ColorValue.Name.allCases.map(\.rawValue), stored: .text, readsSome: [.string],
                    values: ColorValue.self)
            case .anyObject:
                Self(
                    tag: "Object", type: .anyObject, isReserved: true, phrase: "an object",
                    identifyingMembers: ["identifier"], literal: .name("the identifier of an option"), entry: .other,
                    stored: .objectOrText, xcodeName: "Object")
            case .system:
                Self(
                    tag: "system", phrase: "a value of System.%, which only Apple's systems provide,",
                    literal: .none(
                        expected: "a value of System.%",
                        hint: "a definition cannot contain one; only Apple's systems set it"), entry: .other,
                    stored: .object)
            case .measurement:
                Self(
                    tag: "measurement", phrase: "a measurement of %",
                    literal: .notation("a %, a number with or without a unit"), stored: .object)
            }
    }
}
