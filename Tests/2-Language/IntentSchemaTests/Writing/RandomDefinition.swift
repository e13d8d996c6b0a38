import IntentModel
import IntentTestSupport

/// Generates schemas that use every key of the language, with names and texts that are hard to write. They are valid, unless
/// names of Swift collide.
struct RandomDefinition {
    var generator: SeededGenerator
    let language: String
    private let usesSwiftNames: Bool
    private var usedNames: Set<String> = []
    private var lastNumber = 0
    private var types: [ObjectType] = []
    private var enums: [EnumType] = []
    var prefix: String?

    /// - Parameter usesSwiftNames: Whether most names mean something in Swift or in generated code.
    init(seed: UInt64, usesSwiftNames: Bool = false) {
        generator = SeededGenerator(seed: seed)
        self.usesSwiftNames = usesSwiftNames
        language = ["en", "zh-Hans"].randomElement(using: &generator) ?? "en"
    }

    mutating func schema() -> Schema {
        var schema = Schema(
            group: pick(["default", "group.a", "12"]), language: language, languages: pick([[], ["de", language]]))
        prefix = maybe { _ in "Own" }
        enums = list(1...3) { $0.enumType() }
        types = list(1...3) { $0.objectType() }
        schema.enums = enums
        schema.types = types
        schema.intents = list(0...3) { $0.intent() }
        schema.widgets = list(0...2) { $0.widget(of: schema.intents) }
        for index in schema.intents.indices
        where schema.widgets.contains(where: { $0.intent == schema.intents[index].name }) {
            schema.intents[index].isEligibleForWidgets = true
        }
        if let intent = schema.intents.filter({ !$0.isSystem }).randomElement(using: &generator) {
            schema.controls = list(0...2) { $0.control(of: intent) }
            schema.appShortcuts = list(0...2) { $0.appShortcut(of: intent) }
        }
        schema.types += list(0...2) { $0.recordType() } + list(0...2) { $0.unionType() }
        return schema
    }

    // MARK: Random choices

    mutating func chance() -> Bool { Bool.random(using: &generator) }

    mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[count(0...values.count - 1)] }

    mutating func maybe<Value>(_ make: (inout RandomDefinition) -> Value) -> Value? { chance() ? make(&self) : nil }

    mutating func list<Value>(_ range: ClosedRange<Int>, _ make: (inout RandomDefinition) -> Value) -> [Value] {
        (0..<count(range)).map { _ in make(&self) }
    }

    // MARK: Names and texts

    mutating func number() -> Int {
        lastNumber += 1
        return lastNumber
    }

    /// Returns a unique name, which may not be an identifier.
    mutating func name() -> String {
        if usesSwiftNames, count(0...2) > 0 {
            let name = pick(RandomDefinition.swiftNames)
            if usedNames.insert(name).inserted { return name }
        }
        return pick(["labelSize", "printer2x", "ownerURL", "snake_case", "车", "two words", "9", "yes", "a: b", "#"])
            + "\(number())"
    }

    private static let swiftNames = """
        Any Array Bool Character Codable Data Date DateComponents Dictionary Double Duration Equatable Error Hashable Int
        Locale Measurement Never Optional Protocol Result Self Sendable Set String Task Type URL Void actor any as async
        await borrowing break case catch class consuming continue default defer do dynamic each else enum extension
        fallthrough false fileprivate final for func get guard if import in infix init inout internal is isolated lazy let
        macro mutating nil nonisolated open operator optional override package postfix prefix private protocol public
        repeat required return self sending set some static struct super switch throw throws true try var weak where while
        AnyIntentObject AppEntity AppEnum AppIntent Color INFile INIntent INObject Image IntentObject IntentParameter
        IntentValue IntentValues NSNumber NSString ObjectValue OptionCollection Parameter ParameterKey SlotList Text View
        Widget Case Element Index Item Key Property RawValue Response Summary Value allCases caseName cases code
        configuration context count defaultResult definition description displayString element encode entities failure
        family first fixture handler hash hashValue id identifier index input intent intentValue isEmpty kind max min name
        object objectValue options output page perform print properties rawValue results size slot success
        suggestedEntities systemSmall term title unknown values
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    mutating func swiftName(_ name: String) -> String {
        SwiftName.isIdentifier(name) && (usesSwiftNames || chance()) ? name : "swift\(number())"
    }

    mutating func text() -> String {
        let usual = [
            "Hello, you", "NO", "12", "true", "null", "1:30", "a: b", "a #b", "dynamic", "a\nb", "2026-11-20", "é",
        ]
        return chance() ? pick(usual) : generator.plainText()
    }

    mutating func filledText() -> String { "\(pick(["a", "-", "#", "1"]))\(text())" }

    mutating func localized() -> LocalizedText { localized(text()) }

    mutating func localized(_ text: String) -> LocalizedText {
        LocalizedText(text, language: language, others: translations { $0.text() })
    }

    /// Returns a text with placeholders, which its translations contain, too.
    mutating func dialog(_ names: [String]) -> LocalizedText {
        let text = text() + (names.isEmpty || chance() ? "" : "${\(pick(names))}")
        return LocalizedText(text, language: language, others: translations { _ in "- \(text)" })
    }

    mutating func translations(
        _ text: (inout RandomDefinition) -> String
    ) -> [LocalizedText.Translation] {
        if chance() { return [] }
        return ["de", "fr"].compactMap { tag in
            chance() ? LocalizedText.Translation(text(&self), language: tag) : nil
        }
    }

    mutating func title(of name: String) -> LocalizedText {
        localized(chance() ? Naming.title(from: name) : text())
    }

    mutating func formerNames() -> [String] { list(0...2) { "old \($0.number())" } }

    /// Returns a declaration with former names and a reason why it is deprecated, or without them.
    mutating func changed<Declaration: SwiftDeclaration>(_ declaration: Declaration) -> Declaration {
        declaration.changed(from: formerNames(), deprecated: maybe { $0.filledText() })
    }

    mutating func families() -> [SizeFamily] {
        Array(SizeFamily.allCases.shuffled(using: &generator).prefix(count(1...9)))
    }

    mutating func image() -> ImageValue {
        pick([
            .named(filledText()), .system(filledText()), .file(filledText()), .url("https://example.com/\(number())"),
        ])
    }

    mutating func synonyms() -> [Synonym] {
        list(0...2) { made in Synonym(made.filledText(), pronunciation: made.maybe { $0.filledText() }) }
    }

    // MARK: Declarations

    /// Returns the prefix and the Swift name of a declaration.
    mutating func named(_ name: String, _ made: (String?) -> String) -> (prefix: String?, swiftName: String) {
        let prefix = chance() ? self.prefix : pick([nil, "AB"])
        let isUsual = SwiftName.isIdentifier(name) && (usesSwiftNames || chance())
        return (prefix, isUsual ? made(prefix) : "Swift\(number())")
    }

    /// Whether to write a Swift name that follows from the name. Rarely true, because then no prefix is shared.
    mutating func repeats(_ swiftName: String, _ usual: String) -> Bool {
        swiftName == usual && prefix == nil && chance()
    }

    private mutating func enumType() -> EnumType {
        let name = name()
        let (prefix, swiftName) = named(name) { ($0 ?? "") + name }
        var type = EnumType(name: name, swiftName: swiftName, title: title(of: name))
        type.classPrefix = prefix
        type.namesClass = repeats(swiftName, (prefix ?? "") + name)
        let isPlain = chance()
        type.cases = list(2...4) { made in
            let name = isPlain ? "case\(made.number())" : made.name()
            guard !isPlain else {
                return EnumCase(
                    name: name, swiftName: name, index: 0,
                    title: LocalizedText(Naming.title(from: name), language: made.language))
            }
            let enumCase = EnumCase(
                name: name, swiftName: made.swiftName(name), index: 0, title: made.title(of: name),
                image: made.maybe { $0.image() }, synonyms: made.synonyms(),
                pronunciation: made.maybe { $0.filledText() })
            return made.changed(enumCase)
        }
        let numbers = chance() ? Array(1...9) : (1...9).shuffled(using: &generator)
        for index in type.cases.indices { type.cases[index].index = numbers[index] }
        type.unknownTitle = maybe { $0.title(of: "unknown") }
        type.reserved = formerNames()
        return changed(type)
    }

    private mutating func objectType() -> ObjectType {
        let name = name()
        let (prefix, swiftName) = named(name) { ($0 ?? "") + name }
        var type = ObjectType(
            name: name, swiftName: swiftName, title: title(of: name), description: maybe { $0.localized() },
            properties: list(0...3) { $0.property() }, classPrefix: prefix)
        type.namesClass = repeats(swiftName, (prefix ?? "") + name)
        return changed(type)
    }

    /// Returns a type with fields.
    private mutating func recordType() -> ObjectType {
        var type = objectType()
        type.properties = []
        type.recordFields = list(1...3) { $0.field() }
        return type
    }

    /// Returns a union, whose members are no lists.
    private mutating func unionType() -> ObjectType {
        var type = recordType()
        type.isUnion = true
        type.recordFields = list(2...4) { $0.field() }
        for index in type.recordFields.indices {
            type.recordFields[index].type.isList = false
            type.recordFields[index].hasUniqueValues = false
        }
        return type
    }

    /// Returns a parameter without what only a row has.
    private mutating func field() -> Parameter {
        let name = name()
        let examples = ElementType.examples.filter {
            !$0.isObject && !$0.isRecord && !$0.isSystem && $0 != .paymentMethod
        }
        let element = pick(examples + enums.map { .enumeration($0.name) })
        var field = Parameter(
            name: name, swiftName: swiftName(name), title: title(of: name),
            type: ValueType(element, isList: chance()))
        if chance() { return field }
        field.description = maybe { $0.localized() }
        field.settings = settings(of: element)
        field.settings.text.isSecret = false
        if field.type.isList { field.hasUniqueValues = chance() }
        if !field.type.isList, chance(), let value = value(element, field.settings) {
            field.defaultRule = .value(value)
        }
        field.renamedFrom = formerNames()
        field.deprecated = maybe { $0.filledText() }
        return field
    }

    mutating func property() -> Property {
        let name = name()
        if chance() { return Property(name: name, swiftName: swiftName(name), title: title(of: name), type: type()) }
        let type = type()
        return changed(
            Property(
                name: name, swiftName: swiftName(name), title: title(of: name), type: type,
                settings: settings(of: type.element, isProperty: true)))
    }

    // MARK: Types

    mutating func type() -> ValueType { ValueType(element(), isList: chance()) }

    private mutating func element() -> ElementType {
        let all = ElementType.examples + [.system("MediaItem")]
        let own = enums.map { ElementType.enumeration($0.name) } + types.map { ElementType.object($0.name) }
        return own.isEmpty || chance() ? pick(all) : pick(own)
    }

    func cases(of name: String) -> [String] { enums.first { $0.name == name }?.cases.map(\.name) ?? [] }

    func title(ofCase value: IntentValue, _ element: ElementType) -> LocalizedText? {
        guard case .enumeration(let type) = element, case .enumeration(let name) = value else { return nil }
        return enums.first { $0.name == type }?.enumCase(named: name)?.title
    }

    func properties(of element: ElementType) -> [Property] {
        guard case .object(let name) = element else { return [] }
        return types.first { $0.name == name }?.properties ?? []
    }
}

extension SeededGenerator {
    /// Returns a short text of letters, symbols and invisible characters, without placeholders.
    fileprivate mutating func plainText() -> String {
        let scalars: [Unicode.Scalar] = [
            "a", "B", "7", " ", "\"", "'", "\\", "\n", "\t", "\u{0}", "\u{7F}", "é", "\u{301}", "车", "\u{202E}",
            "\u{2028}",
            "🚗", "\u{FEFF}", "\u{85}", "/", "$", ":", ",", "#", "-", "[", "}", "?", "~", "&", "|",
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...9, using: &self) {
            text.append(scalars[Int.random(in: scalars.indices, using: &self)])
        }
        return String(text)
    }
}

extension RandomDefinition {
    mutating func settings(of element: ElementType, isProperty: Bool = false) -> TypeSettings {
        var settings = TypeSettings()
        if chance() { return settings }
        switch element {
        case .string where !isProperty: settings.text = text(input())
        case .integer where !isProperty:
            settings.number = NumberSettings(
                range: maybe { $0.integerRange() }, control: pick(NumberControl.allCases))
        case .decimal where !isProperty:
            settings.number = NumberSettings(
                range: maybe { $0.decimalRange() }, control: pick(NumberControl.allCases))
        case .measurement(let dimension):
            let unit = pick(dimension.units).name
            settings.number = NumberSettings(range: isProperty ? nil : maybe { $0.decimalRange() }, unit: unit)
        case .boolean:
            settings.boolean = BooleanSettings(
                trueTitle: maybe { $0.localized() }, falseTitle: maybe { $0.localized() })
        case .dateComponents(let kind):
            settings.date = date(kind)
            if !isProperty { settings.date.range = maybe { $0.dateRange(kind) } }
        case .timeInterval:
            settings.interval = interval()
            if !isProperty {
                settings.interval.range = maybe {
                    $0.bounds([.zero, .seconds(-5), .milliseconds(250)], [.seconds(90), .seconds(86_400)])
                }
            }
        case .file: settings.contentTypes = pick([.image, .plainText, .identifiers(["public.json", "com.adobe.pdf"])])
        case .placemark: settings.display = .city
        case .currencyAmount:
            settings.currencies = ["EUR", "TEZ"]
            if !isProperty { settings.amount.range = maybe { $0.amountRange() } }
        case .url where !isProperty: settings.address.schemes = pick([[], ["https"], ["https", "coap+tcp"]])
        default: break
        }
        if !isProperty, chance() { settings.setPlaceholder(localized(), of: element) }
        return settings
    }

    private mutating func text(_ input: TextInput) -> TextSettings {
        let pattern = maybe { try? TextPattern($0.pick(["[a-z]+", "it's \\d{2}", "\"|\\\\n"])) } ?? nil
        return TextSettings(
            isMultiline: chance(), isSecret: chance(), input: input, length: maybe { $0.bounds([0, 3], [3, 64]) },
            pattern: pattern,
            patternMessage: pattern == nil ? nil : maybe { $0.localized() })
    }

    private mutating func bounds<Bound>(_ minimum: [Bound], _ maximum: [Bound]) -> Bounds<Bound> {
        let bounds = Bounds(minimum: maybe { $0.pick(minimum) }, maximum: maybe { $0.pick(maximum) })
        return bounds.minimum == nil && bounds.maximum == nil ? Bounds(minimum: minimum[0], maximum: nil) : bounds
    }

    /// A range in every currency, because one in a single currency excludes the other.
    private mutating func amountRange() -> AmountRange {
        AmountRange(bounds([-3, 0].map { ExactDecimal($0) }, [ExactDecimal(3)]))
    }

    private mutating func dateRange(_ kind: DateComponentsKind) -> Bounds<DateBound> {
        func bound(_ text: String) -> DateBound {
            (try? DateBound(text, kind: kind)) ?? .today
        }
        return kind == .time
            ? bounds([bound("06:15"), bound("06:15:30")], [bound("23:00")])
            : bounds(
                [.today, bound(kind == .date ? "2026-11-20" : "2026-11-20T06:15")], [.today, bound("9999-12-31")])
    }

    private mutating func integerRange() -> NumberRange {
        let minimum = maybe { $0.count(.min...0) }
        let maximum = maybe { $0.count(1 ... .max) }
        let step = maybe { $0.count(1...9) }
        return minimum ?? maximum ?? step == nil
            ? .integers(minimum: 1, maximum: nil, step: nil)
            : .integers(minimum: minimum, maximum: maximum, step: step)
    }

    private mutating func decimalRange() -> NumberRange {
        let minimum: Double? = pick([nil, -1.5, 0, -1e30])
        let maximum: Double? = pick([nil, 1e-9, 12, 1e21])
        let step: Double? = pick([nil, 0.1, 1e-7])
        return minimum ?? maximum ?? step == nil
            ? .decimals(minimum: 0, maximum: nil, step: nil)
            : .decimals(minimum: minimum, maximum: maximum, step: step)
    }

    private mutating func input() -> TextInput {
        if chance() { return chance() ? TextInput() : .verbatim }
        var input = TextInput()
        input.capitalization = pick(TextInput.Capitalization.allCases)
        input.autocorrects = chance()
        input.hasSmartQuotes = chance()
        input.hasSmartDashes = chance()
        input.keyboard = pick(TextInput.Keyboard.allCases)
        input.placeholder = maybe { $0.localized() }
        return input
    }

    private mutating func date(_ kind: DateComponentsKind) -> DateSettings {
        if chance() { return DateSettings(format: .template(localized(pick(["MMM d, y", "style", "relative", ""])))) }
        let styles = DateSettings.Style.allCases
        return DateSettings(
            format: pick([.style, .relative]), dateStyle: kind == .time ? .full : pick(styles),
            timeStyle: kind == .date ? .full : pick(styles))
    }

    private mutating func interval() -> IntervalSettings {
        let units = (0..<3).map { _ in pick(TimeUnit.allCases) }.sorted()
        return IntervalSettings(
            smallest: units[0], largest: chance() ? units[0] : units[2], defaultUnit: chance() ? units[0] : nil)
    }

    // MARK: Values

    /// Returns a value that the settings allow; nil if the type has no literals or the settings have limits.
    mutating func value(_ element: ElementType, _ settings: TypeSettings) -> IntentValue? {
        if settings.hasRange { return nil }
        switch element {
        case .string:
            let text = text()
            return .string(settings.text.isMultiline ? text : text.filter { !$0.isNewline })
        case .integer: return .integer(count(.min ... .max))
        case .decimal: return .decimal(pick([0, 0.5, -12, 1e21, 1.5e-7, 123_456_789.25]))
        case .boolean: return .boolean(chance())
        case .url: return .url("https://example.com/\(number())?a=[b]#c")
        case .timeInterval:
            return .timeInterval(
                pick([.zero, .seconds(90), .seconds(86_400), .milliseconds(250), .seconds(-5), .nanoseconds(1)]))
        case .measurement(let dimension):
            return .measurement(MeasurementValue(value: pick([0, 1.5, -3]), unit: pick(dimension.units).name))
        case .dateComponents(let kind):
            let text =
                kind == .date ? "2026-11-20" : kind == .time ? pick(["06:15:00", "06:15:30"]) : "2026-11-20T06:15:00"
            return try? ValueType(element).value(fromText: text, in: Schema())
        case .file: return settings.contentTypes == .any ? .file(FileValue(path: filledText())) : nil
        case .person: return .person(PersonValue(displayName: filledText()))
        case .placemark: return .placemark(PlacemarkValue(name: filledText()))
        case .currencyAmount: return .currencyAmount(CurrencyAmountValue(intentText: pick(["12.50 EUR", "-3 TEZ"])))
        case .color: return ColorValue(pick(["#ff8800", "#00000000", "orange", "accent"])).map(IntentValue.color)
        case .enumeration(let name): return .enumeration(pick(cases(of: name)))
        case .object, .anyObject:
            let text = filledText()
            return .object(ObjectValue(identifier: text, displayString: text))
        case .paymentMethod, .record, .union, .system: return nil
        }
    }
}
