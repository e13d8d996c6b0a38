import IntentModel

extension RandomDefinition {
    mutating func settings(of element: ElementType, isProperty: Bool = false) -> TypeSettings {
        var settings = TypeSettings()
        if chance() { return settings }
        switch element {
        case .string where !isProperty: settings.text = TextSettings(isMultiline: chance(), input: input())
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
        case .dateComponents(let kind): settings.date = date(kind)
        case .timeInterval: settings.interval = interval()
        case .file: settings.contentTypes = pick([.image, .plainText, .identifiers(["public.json", "com.adobe.pdf"])])
        case .placemark: settings.display = .city
        case .currencyAmount: settings.currencies = ["EUR", "TEZ"]
        default: break
        }
        return settings
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

    /// A value that the settings allow, as a literal gives it; nil where there are none, or the settings have limits.
    mutating func value(_ element: ElementType, _ settings: TypeSettings) -> IntentValue? {
        if settings.range != nil { return nil }
        switch element {
        case .string: return .string(text())
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
        case .enumeration(let name): return .enumeration(pick(cases(of: name)))
        case .object, .anyObject:
            let text = filledText()
            return .object(ObjectValue(identifier: text, displayString: text))
        case .paymentMethod, .system: return nil
        }
    }
}
