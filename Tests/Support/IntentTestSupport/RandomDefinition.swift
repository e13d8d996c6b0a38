package import IntentModel

/// Generates schemas that use every key of the language, with names and texts that are hard to write. They are valid, unless
/// names of Swift collide.
package struct RandomDefinition {
    var generator: SeededGenerator
    let language: String
    private let usesSwiftNames: Bool
    private var usedNames: Set<String> = []
    private var lastNumber = 0
    private var types: [ObjectType] = []
    private var enums: [EnumType] = []
    /// Types with fields, and unions.
    private var records: [ObjectType] = []
    var prefix: String?

    /// - Parameter usesSwiftNames: Whether most names mean something in Swift or in generated code.
    package init(seed: UInt64, usesSwiftNames: Bool = false) {
        generator = SeededGenerator(seed: seed)
        self.usesSwiftNames = usesSwiftNames
        language = ["en", "zh-Hans"].randomElement(using: &generator) ?? "en"
    }

    package mutating func schema() -> Schema {
        var schema = Schema(
            group: pick(["default", "group.a", "12"]), language: language, languages: pick([[], ["de", language]]))
        prefix = maybe { _ in "Own" }
        enums = list(1...3) { $0.enumType() }
        types = list(1...3) { $0.objectType() }
        schema.enums = enums
        records = list(0...2) { $0.recordType() } + list(0...2) { $0.unionType() }
        schema.types = types + records
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
        // Conditions on earlier fields make no cycles. Only values that none of the fields excludes are tested.
        for index in type.recordFields.indices.dropFirst() where chance() {
            let earlier = Array(type.recordFields.prefix(index))
            type.recordFields[index].when = requirement(among: earlier)
            let field = type.recordFields[index]
            guard field.type.element == .string, !field.isSecret, field.defaultRule == nil, chance() else { continue }
            type.recordFields[index].options = .dynamic
            type.recordFields[index].listedParents = earlier.filter { !$0.isSecret && chance() }.map(\.name)
        }
        for index in type.recordFields.indices.dropFirst() where chance() {
            let field = type.recordFields[index]
            guard field.defaultRule == nil, !field.isSecret,
                let rule = rowDefault(of: field, among: Array(type.recordFields.prefix(index)))
            else { continue }
            type.recordFields[index].defaultRule = .row(rule)
        }
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
            type.recordFields[index].settings.text.isSecret = false
        }
        return type
    }

    /// Returns options of a field. Those that the definition does not list depend on no row.
    private mutating func fieldOptions(of field: Parameter) -> OptionSource {
        let options = options(of: field, among: [])
        guard case .none = options else { return options }
        return field.type.element.isObject ? .dynamic : .free
    }

    /// Returns a parameter without what only a row has.
    private mutating func field() -> Parameter {
        let name = name()
        let examples = ElementType.examples.filter {
            !$0.isObject && !$0.isRecord && !$0.isSystem && $0 != .paymentMethod
        }
        let own = enums.map { ElementType.enumeration($0.name) } + types.map { .object($0.name) }
        let element = pick(examples + own)
        var field = Parameter(
            name: name, swiftName: swiftName(name), title: title(of: name),
            type: ValueType(element, isList: chance()))
        field.options = element.isObject ? .dynamic : .free
        field.hasUniqueValues = field.type.isList && element.isObject
        if chance() { return field }
        field.description = maybe { $0.localized() }
        field.settings = settings(of: element)
        // A secret is one text in one line, without options and default.
        field.settings.text.isSecret = field.isSecret && !field.type.isList
        if field.isSecret { field.settings.text.isMultiline = false }
        if field.type.isList { field.hasUniqueValues = chance() }
        if !field.isSecret, chance() { field.options = fieldOptions(of: field) }
        if case .dynamic = field.options { field.searchesInHandler = chance() }
        if !field.type.isList, !field.isSecret, chance(), let value = fieldValue(of: field) {
            field.defaultRule = element.isObject ? value.optionIdentifier.map { .options([$0]) } : .value(value)
        }
        field.renamedFrom = formerNames()
        field.deprecated = maybe { $0.filledText() }
        return field
    }

    /// Returns a value of a field that the definition contains; nil if its options come from outside of it.
    private mutating func fieldValue(of field: Parameter) -> IntentValue? {
        switch field.options {
        case .free, .listed: literal(of: field)
        case .none, .dynamic, .file, .command, .address: nil
        }
    }

    /// Returns a default of a parameter whose values are records or of a union; nil if none of its members has a value.
    mutating func recordDefault(of parameter: Parameter) -> DefaultRule? {
        guard let type = records.first(where: { $0.name == parameter.type.element.name }) else { return nil }
        var record = type.newRecord
        for field in type.isUnion ? [pick(type.recordFields)] : type.recordFields where type.isUnion || chance() {
            guard !field.isSecret, let value = fieldValue(of: field) else { continue }
            record.values[field.name] = field.withTexts(field.type.isList ? .list([value]) : value)
        }
        if record.values.isEmpty { return nil }
        return .value(parameter.type.isList ? .list([.record(record)]) : .record(record))
    }

    /// Returns the names of a union's members, with which conditions compare the chosen one.
    func members(of name: String) -> [IntentValue] {
        (records.first { $0.name == name }?.recordFields ?? []).map { .string($0.name) }
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

    /// Returns a type of parameters, which can be a record or a union.
    mutating func parameterType() -> ValueType {
        guard !records.isEmpty, count(0...3) == 0 else { return type() }
        let type = pick(records)
        return ValueType(type.isUnion ? .union(type.name) : .record(type.name), isList: chance())
    }

    private mutating func element() -> ElementType {
        let all = ElementType.examples + [.system("MediaItem")]
        let own = enums.map { ElementType.enumeration($0.name) } + types.map { ElementType.object($0.name) }
        // Several of these types can be compared with each other.
        if count(0...3) == 0 { return pick([.string, .integer, .dateComponents(.time)]) }
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
