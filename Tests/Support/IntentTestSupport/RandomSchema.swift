package import IntentModel

/// Generates random schemas that use every part of the model but need not be meaningful.
package struct RandomSchema {
    var generator: SeededGenerator
    private let language: String

    package init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        language = ["en", "de", "zh-Hans"].randomElement(using: &generator) ?? "en"
    }

    package mutating func schema() -> Schema {
        Schema(
            group: chance() ? "default" : text(), language: language, languages: texts(),
            types: list { $0.objectType() }, enums: list { $0.enumType() }, intents: list { $0.intent() },
            widgets: list { $0.widget() }, controls: list { $0.control() }, appShortcuts: list { $0.appShortcut() })
    }

    mutating func chance() -> Bool { Bool.random(using: &generator) }

    mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func text() -> String { generator.text() }

    mutating func texts() -> [String] { list { $0.text() } }

    mutating func maybe<Value>(_ make: (inout RandomSchema) -> Value) -> Value? { chance() ? make(&self) : nil }

    mutating func list<Element>(_ make: (inout RandomSchema) -> Element) -> [Element] {
        (0..<(chance() ? 0 : count(1...3))).map { _ in make(&self) }
    }

    mutating func name() -> String {
        ["CarControl", "labelSize", "printer2", "ownerURL", "snake_case", "车", text()].randomElement(using: &generator)
            ?? ""
    }

    mutating func swiftName(_ implied: String) -> String { chance() ? implied : text() }

    mutating func localized() -> LocalizedText {
        var translations: [String: String] = [:]
        if chance() { for tag in ["de", "zh-Hans", "fr", "en"] where chance() { translations[tag] = text() } }
        return LocalizedText(text(), language: chance() ? language : "pt-BR", translations: translations)
    }

    mutating func title(of name: String) -> LocalizedText {
        chance() ? LocalizedText(Naming.title(from: name), language: language) : localized()
    }

    mutating func families() -> [SizeFamily] {
        SizeFamily.allCases.shuffled(using: &generator).dropLast(count(1...8)) + []
    }

    private mutating func image() -> ImageValue {
        [.named(text()), .system(text()), .file(text()), .url(text())].randomElement(using: &generator) ?? .named("")
    }

    private mutating func element() -> ElementType {
        let types = ElementType.examples + [.enumeration("E"), .object("O"), .record("O"), .union("O"), .system("S")]
        return types.randomElement(using: &generator) ?? .string
    }

    /// Returns a declaration with former names and a reason why it is deprecated, or without them.
    mutating func changing<Declaration: SwiftDeclaration>(_ declaration: Declaration) -> Declaration {
        declaration.changed(from: texts(), deprecated: maybe { $0.text() })
    }

    private mutating func type() -> ValueType { ValueType(element(), isList: chance()) }

    private mutating func objectType() -> ObjectType {
        let name = name()
        var type = ObjectType(
            name: name, swiftName: swiftName(name), title: title(of: name), description: maybe { $0.localized() },
            properties: list { $0.property() }, classPrefix: maybe { $0.text() })
        type.namesClass = chance()
        if chance() { type.recordFields = list { $0.parameter() } }
        type.isUnion = type.isRecord && chance()
        return changing(type)
    }

    mutating func property() -> Property {
        let name = name()
        let type = type()
        return changing(
            Property(
                name: name, swiftName: swiftName(name), title: title(of: name), type: type,
                settings: settings(of: type.element)))
    }

    private mutating func enumType() -> EnumType {
        let name = name()
        var type = EnumType(
            name: name, swiftName: swiftName(name), title: title(of: name), cases: list { $0.enumCase() },
            unknownTitle: maybe { $0.localized() }, reserved: texts(), classPrefix: maybe { $0.text() })
        type.namesClass = chance()
        return changing(type)
    }

    private mutating func enumCase() -> EnumCase {
        let name = name()
        return changing(
            EnumCase(
                name: name, swiftName: swiftName(name), index: chance() ? count(1...3) : count(1 ... .max),
                title: title(of: name), image: maybe { $0.image() }, synonyms: synonyms(),
                pronunciation: maybe { $0.text() }))
    }

    private mutating func synonyms() -> [Synonym] {
        list { made in Synonym(made.text(), pronunciation: made.maybe { $0.text() }) }
    }

    private mutating func intent() -> Intent {
        let name = name()
        var intent = Intent(
            name: name, swiftName: swiftName("\(name)Intent"), title: title(of: name),
            description: maybe { $0.localized() }, parameters: list { $0.parameter() }, isEligibleForWidgets: chance(),
            summary: maybe { $0.summary() }, reserved: texts(), classPrefix: maybe { $0.text() }, actions: actions())
        intent.namesClass = chance()
        intent.sections = list { $0.rowSection() }
        intent.rules = list { IntentRule(require: $0.requirement(), message: $0.maybe { $0.localized() }) }
        return changing(intent)
    }

    private mutating func requirement() -> Requirement {
        Requirement(anyOf: list { made in made.list { Condition(parameter: $0.name(), test: $0.test()) } })
    }

    private mutating func rowSection() -> RowSection {
        let name = name()
        var section = RowSection(name: name, title: title(of: name))
        section.description = maybe { $0.localized() }
        section.isFolded = chance()
        return section
    }

    private mutating func summary() -> IntentSummary {
        IntentSummary(
            maybe { $0.localized() },
            combinations: list { IntentSummary.Combination(shown: [$0.name()] + $0.texts(), sentence: $0.localized()) })
    }

    private mutating func parameter() -> Parameter {
        let name = name()
        var parameter = Parameter(name: name, swiftName: swiftName(name), title: title(of: name), type: type())
        parameter.description = maybe { $0.localized() }
        parameter.prompt = maybe { $0.localized() }
        parameter.section = maybe { $0.name() }
        parameter.siri = maybe { $0.siri() }
        parameter.settings = settings(of: parameter.type.element)
        parameter.options = options()
        parameter.searchesInHandler = chance()
        parameter.allowsFreeText = chance()
        parameter.hasUniqueValues = chance()
        parameter.defaultRule = maybe { $0.defaultRule() }
        parameter.size = maybe { made in
            var sizes = SlotSizes(otherwise: made.maybe { $0.slotCount() })
            for family in made.families() { sizes.families[family] = made.slotCount() }
            return sizes
        }
        parameter.when = requirement()
        parameter.families = maybe { $0.families() }
        parameter.filters = OptionFilters(
            Set(texts()).sorted().map { OptionFilter(property: $0, row: text()) })
        parameter.dependsOn = texts()
        parameter.parentPolicy = chance() ? .keep : .reset
        parameter.vanishedPolicy = VanishedPolicy.allCases.randomElement(using: &generator) ?? .clear
        parameter = changing(parameter)
        if let name = parameter.renamedFrom.first {
            parameter.convertedFrom = StatedConversion(
                ValueType(parameter.type.element, isList: !parameter.type.isList), whenTrue: name,
                whenFalse: parameter.deprecated,
                unit: parameter.renamedFrom.last)
        }
        return parameter
    }

    private mutating func slotCount() -> SlotCount {
        let minimum = count(0...4)
        return SlotCount(minimum: minimum, maximum: minimum + count(0...2))
    }

    private mutating func settings(of type: ElementType) -> TypeSettings {
        var settings = TypeSettings()
        switch type {
        case .string: settings.text = text(input())
        case .integer, .decimal, .measurement:
            settings.number = NumberSettings(
                range: maybe { $0.range(isWhole: type == .integer) },
                control: NumberControl.allCases.randomElement(using: &generator) ?? .field, unit: maybe { $0.text() })
        case .boolean:
            settings.boolean = BooleanSettings(
                trueTitle: maybe { $0.localized() }, falseTitle: maybe { $0.localized() })
        case .dateComponents(let kind):
            settings.date = date()
            let bounds: [DateBound] = (kind == .time ? [] : [.today]) + [kind.bound]
            settings.date.range = maybe { $0.bounds(bounds) }
        case .timeInterval:
            settings.interval = interval()
            settings.interval.range = maybe { $0.bounds([.zero, .seconds(-5), .nanoseconds(1), .seconds(86_400)]) }
        case .file: settings.contentTypes = chance() ? .image : .identifiers(texts() + [text()])
        case .placemark: settings.display = chance() ? .city : .name
        case .currencyAmount:
            settings.currencies = texts()
            settings.amount.range = maybe { made in
                AmountRange(
                    made.bounds([-3, 0, 12].map { ExactDecimal($0) }), currencyCode: made.chance() ? "EUR" : nil)
            }
        case .url: settings.address.schemes = texts()
        case .person, .paymentMethod, .color, .enumeration, .object, .record, .union, .anyObject, .system: break
        }
        if type != .string { settings.setPlaceholder(maybe { $0.localized() }, of: type) }
        return settings
    }

    mutating func text(_ input: TextInput) -> TextSettings {
        TextSettings(
            isMultiline: chance(), isSecret: chance(), input: input, length: maybe { $0.bounds([0, 1, 64]) },
            pattern: maybe { try? TextPattern($0.chance() ? "[a-z]+" : #"(\d|\p{Lu}){2,}"#) } ?? nil,
            patternMessage: maybe { $0.localized() })
    }

    private mutating func bounds<Bound>(_ all: [Bound]) -> Bounds<Bound> {
        Bounds(
            minimum: maybe { all.randomElement(using: &$0.generator) ?? all[0] },
            maximum: all.randomElement(using: &generator))
    }

    private mutating func range(isWhole: Bool) -> NumberRange {
        isWhole
            ? .integers(
                minimum: maybe { $0.count(.min ... .max) }, maximum: maybe { $0.count(0...9) },
                step: maybe { $0.count(1...3) })
            : .decimals(minimum: maybe { $0.number() }, maximum: maybe { $0.number() }, step: maybe { $0.number() })
    }

    private mutating func input() -> TextInput {
        if chance() { return chance() ? TextInput() : .verbatim }
        var input = TextInput()
        input.capitalization = TextInput.Capitalization.allCases.randomElement(using: &generator) ?? .none
        input.autocorrects = chance()
        input.hasSmartQuotes = chance()
        input.hasSmartDashes = chance()
        input.keyboard = TextInput.Keyboard.allCases.randomElement(using: &generator) ?? .default
        input.placeholder = maybe { $0.localized() }
        return input
    }

    private mutating func date() -> DateSettings {
        let style = DateSettings.Style.allCases
        return DateSettings(
            format: chance() ? .template(localized()) : chance() ? .relative : .style,
            dateStyle: style.randomElement(using: &generator) ?? .full,
            timeStyle: style.randomElement(using: &generator) ?? .full)
    }

    private mutating func interval() -> IntervalSettings {
        let units = TimeUnit.allCases.shuffled(using: &generator).prefix(3).sorted()
        return chance()
            ? IntervalSettings(smallest: units[0], largest: units[2], defaultUnit: units[1])
            : IntervalSettings(smallest: units[0], largest: chance() ? units[0] : units[1])
    }

    private mutating func options() -> OptionSource {
        switch count(0...6) {
        case 0: .free
        case 1: .none
        case 2: .dynamic
        case 4: .command(OptionCommand([text()] + texts(), timeouts: timeouts(), folder: maybe { $0.text() }))
        case 5: .address(OptionAddress(text(), timeouts: timeouts(), folder: maybe { $0.text() }))
        case 3: .file(OptionFile(path: text(), folder: maybe { $0.text() }))
        default: .listed(list { $0.listedOption() })
        }
    }

    private mutating func timeouts() -> OptionTimeouts {
        OptionTimeouts(
            timeout: maybe { .milliseconds($0.count(1...28_000)) }, cache: maybe { .seconds($0.count(0...900)) })
    }

    private mutating func listedOption() -> ListedOption {
        let scalar = maybe { $0.scalar() }
        let identifier = chance() ? scalar?.optionIdentifier ?? text() : text()
        var option = ListedOption(
            identifier: identifier, scalar: scalar,
            title: chance() ? LocalizedText(identifier, language: language) : localized())
        option.subtitle = maybe { $0.localized() }
        option.image = maybe { $0.image() }
        option.section = maybe { $0.localized() }
        option.synonyms = synonyms()
        option.disabled = maybe { $0.localized() }
        for key in texts() { option.properties[key] = value() }
        option.renamedFrom = texts()
        return option
    }

    private mutating func defaultRule() -> DefaultRule {
        guard chance() else { return flatRule() }
        var rules: [SizeFamily: DefaultRule] = [:]
        for family in families() { rules[family] = flatRule() }
        return .byFamily(rules, otherwise: maybe { $0.flatRule() })
    }

    private mutating func flatRule() -> DefaultRule {
        switch count(0...4) {
        case 0: .value(value())
        case 1: .options(texts())
        case 2: .handler
        case 3: .row(RowDefault(row: name(), property: maybe { $0.name() }))
        default: .first(count(1...9))
        }
    }

    private mutating func test() -> Condition.Test {
        switch count(0...4) {
        case 0: .isOneOf(list { $0.scalar() })
        case 1: .isNoneOf(list { $0.value() })
        case 2: .isSet(chance())
        case 3:
            .compares(
                Condition.Comparison.allCases[count(0...5)], chance() ? .row(name()) : .value(scalar()))
        default: .within(atLeast: maybe { $0.number() }, atMost: maybe { $0.number() })
        }
    }

    private mutating func number() -> Double {
        let number = Double(bitPattern: generator.next())
        return chance() ? Double(count(-9...9)) : number.isFinite ? number : 0.1
    }

    mutating func value() -> IntentValue {
        switch count(0...5) {
        case 0: .list(list { made in made.maybe { $0.scalar() } })
        case 1:
            .object(
                ObjectValue(
                    identifier: text(), displayString: text(), subtitleString: maybe { $0.text() },
                    displayImage: maybe { $0.image() }, pronunciationHint: maybe { $0.text() },
                    alternativeSpeakableMatches: texts(), properties: chance() ? [:] : [text(): scalar()]))
        default: scalar()
        }
    }

    private mutating func scalar() -> IntentValue {
        switch count(0...15) {
        case 0: .boolean(chance())
        case 1: .integer(count(.min ... .max))
        case 2: .decimal(number())
        case 3: .string(text())
        case 4: .url(text())
        case 5:
            .timeInterval(
                Duration(
                    secondsComponent: Int64(count(-9...9)),
                    attosecondsComponent: Int64.random(
                        in: -999_999_999_999_999_999...999_999_999_999_999_999, using: &generator)))
        case 6: .measurement(MeasurementValue(value: number(), unit: text()))
        case 7: .dateComponents(dateValue())
        case 8: .file(FileValue(path: "a\(text())", name: maybe { $0.text() }, typeIdentifier: maybe { $0.text() }))
        case 9:
            .person(
                PersonValue(
                    displayName: "a\(text())", handle: maybe { $0.text() },
                    handleType: chance() ? .phoneNumber : .unknown, contactIdentifier: maybe { $0.text() },
                    customIdentifier: maybe { $0.text() }, image: maybe { $0.image() }))
        case 10: .placemark(place())
        case 11: .currencyAmount(CurrencyAmountValue(intentText: "\(count(-9999...9999))e-\(count(0...4)) EUR"))
        case 12:
            .paymentMethod(
                PaymentMethodValue(
                    kind: PaymentMethodValue.Kind.allCases.randomElement(using: &generator) ?? .unknown,
                    name: maybe { $0.text() }, identificationHint: maybe { $0.text() }, image: maybe { $0.image() }))
        case 13: .color(color())
        case 14: .record(RecordValue([text(): scalar(), "labelSize": .integer(count(0...9))]))
        default: .enumeration(text())
        }
    }

    private mutating func color() -> ColorValue {
        guard chance(), let name = ColorValue.Name.allCases.randomElement(using: &generator) else {
            return ColorValue(red: Double(count(0...4)) / 4, green: 1, blue: 0.1, opacity: chance() ? 1 : 0.5)
        }
        return ColorValue(name)
    }

    private mutating func dateValue() -> DateComponentsValue {
        let date = CalendarDate(year: count(1...9999), month: count(1...12), day: count(1...28))
        let time = TimeOfDay(hour: count(0...23), minute: count(0...59), second: count(0...59))
        guard let date, let time else { preconditionFailure("these dates and times exist") }
        return chance() ? .dateTime(date, time) : chance() ? .date(date) : .time(time)
    }

    private mutating func place() -> PlacemarkValue {
        var place = PlacemarkValue(
            name: "a\(text())",
            coordinate: maybe { made in
                PlacemarkValue.Coordinate(
                    latitude: Double(made.count(-90...90)), longitude: Double(made.count(-180...180)))
            } ?? nil, locality: maybe { $0.text() })
        place.thoroughfare = maybe { $0.text() }
        place.isoCountryCode = maybe { $0.text() }
        return place
    }
}

extension DateComponentsKind {
    /// A bound of this kind.
    fileprivate var bound: DateBound {
        let text = self == .time ? "09:30" : self == .date ? "2026-11-20" : "2026-11-20T09:30"
        return (try? DateBound(text, kind: self)) ?? .today
    }
}

extension ElementType {
    /// Every type that refers to no declaration, with some dimensions.
    package static let examples: [ElementType] =
        ElementKind.allCases.compactMap(\.traits.type) + [.dateComponents(.date), .dateComponents(.time)]
        + ["Length", "Temperature"].compactMap(Dimension.init).map { .measurement($0) }
}
