/// Types that have the same settings.
package struct TypeGroups: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    package static let text = TypeGroups(rawValue: 1)
    package static let address = TypeGroups(rawValue: 1 << 1)
    package static let numbers = TypeGroups(rawValue: 1 << 2)
    package static let measurements = TypeGroups(rawValue: 1 << 3)
    package static let boolean = TypeGroups(rawValue: 1 << 4)
    package static let interval = TypeGroups(rawValue: 1 << 5)
    package static let dates = TypeGroups(rawValue: 1 << 6)
    /// The dates with a day.
    package static let days = TypeGroups(rawValue: 1 << 7)
    /// The dates with a time of day.
    package static let times = TypeGroups(rawValue: 1 << 8)
    package static let file = TypeGroups(rawValue: 1 << 9)
    package static let person = TypeGroups(rawValue: 1 << 10)
    package static let placemark = TypeGroups(rawValue: 1 << 11)
    package static let amount = TypeGroups(rawValue: 1 << 12)
    package static let all = TypeGroups(rawValue: .max)
    /// The types that a person enters as text in a field with a placeholder.
    package static let entered: TypeGroups = [.text, .address, .numbers, .measurements, .interval, .amount]

    /// The types in words: `measurements and TimeInterval`.
    package var phrase: String {
        // With other numbers, they are only some of several types.
        if self == .numbers { return "Integer and Decimal" }
        return TypeGroups.phrases.filter { contains($0.group) }.map(\.phrase).listed
    }

    private static let phrases: [(group: TypeGroups, phrase: String)] = [
        (.text, "String"), (.address, "URL"), (.numbers, "numbers"), (.measurements, "measurements"),
        (.boolean, "Boolean"), (.interval, "TimeInterval"), (.dates, "DateComponents"),
        (.days, "DateComponents with a date"), (.times, "DateComponents with a time"), (.file, "File"),
        (.person, "Person"), (.placemark, "Placemark"), (.amount, "CurrencyAmount"),
    ]
}

extension SettingsKind {
    /// The groups that a type with these settings belongs to.
    package var groups: TypeGroups {
        switch self {
        case .text: .text
        case .number: .numbers
        case .measurement: .measurements
        case .boolean: .boolean
        case .date(.dateTime): [.dates, .days, .times]
        case .date(.date): [.dates, .days]
        case .date(.time): [.dates, .times]
        case .interval: .interval
        case .file: .file
        case .person: .person
        case .placemark: .placemark
        case .amount: .amount
        case .address: .address
        case .empty: []
        }
    }
}

extension SettingsKind {
    /// The groups whose settings a schema can contain, although definitions cannot specify all of them.
    fileprivate var storedGroups: TypeGroups {
        switch self {
        case .number, .measurement: [.numbers, .measurements]
        case .date: [.dates, .days, .times]
        default: groups
        }
    }
}

/// The settings of a type, which a table describes.
package struct TypedSettings: Hashable, Sendable {
    package var element: ElementType
    package var settings: TypeSettings

    package init(_ element: ElementType, _ settings: TypeSettings = TypeSettings()) {
        self.element = element
        self.settings = settings
    }
}

extension TypedSettings: Fielded {
    static var empty: TypedSettings { TypedSettings(.string) }

    package static let fields: [Field<TypedSettings>] = [
        .flag(.multiline, { $0.settings.text.isMultiline }, { $0.settings.text.isMultiline = $1 }).on(.text),
        .flag(.secret, { $0.settings.text.isSecret }, { $0.settings.text.isSecret = $1 }).on(.text),
        .value(.input, { $0.settings.text.input.ifNotEmpty }, { $0.settings.text.input = $1 ?? .empty }).on(.text),
        .length.on(.text),
        .value(.pattern, { $0.settings.text.pattern }, { $0.settings.text.pattern = $1 }).on(.text),
        .localized(.patternMessage, { $0.settings.text.patternMessage }, { $0.settings.text.patternMessage = $1 }).on(
            .text),
        .localized(.trueTitle, { $0.settings.boolean.trueTitle }, { $0.settings.boolean.trueTitle = $1 })
            .on(.boolean),
        .localized(.falseTitle, { $0.settings.boolean.falseTitle }, { $0.settings.boolean.falseTitle = $1 })
            .on(.boolean),
        // The kind is part of the type.
        .part(.kind).on(.dates),
        .value(.format, { $0.settings.date.format }, { $0.settings.date.format = $1 ?? .style }).on(.dates),
        .word(.dateStyle, { $0.settings.date.dateStyle }, { $0.settings.date.dateStyle = $1 }).on(.days)
            .unlocked { $0.settings.date.dateStyle = .full },
        .word(.timeStyle, { $0.settings.date.timeStyle }, { $0.settings.date.timeStyle = $1 }).on(.times)
            .unlocked { $0.settings.date.timeStyle = .full },
        .intervalUnits.on(.interval),
        .value(.contentTypes, { $0.settings.contentTypes }, { $0.settings.contentTypes = $1 ?? .any }).on(.file),
        // There is only one mode.
        .part(.mode).on(.person),
        .word(.display, { $0.settings.display }, { $0.settings.display = $1 }).on(.placemark),
        .texts(.currencies, { $0.settings.currencies }, { $0.settings.currencies = $1 }).on(.amount),
        .texts(.schemes, { $0.settings.address.schemes }, { $0.settings.address.schemes = $1 }).on(.address),
        .range.on([.numbers, .measurements, .interval, .dates, .amount]),
        .word(.control, { $0.settings.number.control }, { $0.settings.number.control = $1 }).on(.numbers),
        .text(.unit, { $0.settings.number.unit }, { $0.settings.number.unit = $1 }).on(.measurements),
        .localized(
            .input, member: "placeholder", { $0.settings.placeholder },
            { $0.settings.setPlaceholder($1, of: $0.element) }
        ).on(.entered.subtracting(.text)),
    ]
}

extension TypedSettings {
    /// The keys of all settings.
    package static let keys = fields.flatMap(\.keys)

    /// The keys of settings that only concern what a person enters. Properties do not have them.
    package static let entryKeys: Set<Word> = [
        .multiline, .secret, .input, .length, .pattern, .patternMessage, .schemes, .range, .control, .mode,
    ]

    /// The rows of the type.
    private var rows: some Sequence<Field<TypedSettings>> {
        let groups = element.settingsKind.storedGroups
        return Self.fields.lazy.filter { $0.types?.isDisjoint(with: groups) != true }
    }

    mutating func write(to writer: inout SchemaObjectWriter) {
        for row in rows { row.access.write(&self, &writer) }
    }

    mutating func read(from fields: inout SchemaFields) throws(SchemaDecodingError) {
        for row in rows { try row.access.read(&self, &fields) }
    }

    mutating func visitTexts(_ body: (LocalizedText) -> Void) {
        for row in rows { row.access.visitTexts?(&self, body) }
    }

    func removingTexts() -> TypedSettings {
        var result = self
        for row in rows { row.access.removeTexts?(&result) }
        return result
    }
}

extension Field<TypedSettings> {
    /// The range, whose bounds are values of the type.
    fileprivate static let range = Field(
        [.range],
        Access(
            write: { $1.put("range", $0.rangeJSON) },
            read: { (owner, fields) throws(SchemaDecodingError) in
                if let node = fields.remove("range") { try owner.readRange(node) }
            }))
}

extension Field<TypedSettings> {
    /// The allowed numbers of characters.
    fileprivate static let length = Field(
        [.length],
        Access(
            write: { $1.put("length", $0.settings.text.length?.json { .integer($0) }) },
            read: { (owner, fields) throws(SchemaDecodingError) in
                owner.settings.text.length = try fields.remove("length").map { node throws(SchemaDecodingError) in
                    try Bounds(node) { node throws(SchemaDecodingError) in try node.integer() }
                }
            }))
}

extension TypedSettings {
    fileprivate var rangeJSON: JSONValue? {
        switch element.settingsKind {
        case .number, .measurement: settings.range?.json
        case .interval: settings.interval.range?.json { .string($0.literalText) }
        case .date: settings.date.range?.json { .string($0.text) }
        case .amount: settings.amount.range?.json
        case .text, .boolean, .file, .person, .placemark, .address, .empty: nil
        }
    }

    fileprivate mutating func readRange(_ node: SchemaNode) throws(SchemaDecodingError) {
        switch element.settingsKind {
        case .number, .measurement: settings.range = try NumberRange(schemaNode: node, of: element)
        case .interval:
            settings.interval.range = try Bounds(node) { node throws(SchemaDecodingError) in
                try node.literal { text throws(ValueTextError) in try Duration.literal(text) }
            }
        case .date(let kind):
            settings.date.range = try Bounds(node) { node throws(SchemaDecodingError) in
                try node.literal { text throws(ValueTextError) in try DateBound(text, kind: kind) }
            }
        case .amount: settings.amount.range = try AmountRange(schemaNode: node)
        case .text, .boolean, .file, .person, .placemark, .address, .empty: break
        }
    }
}
