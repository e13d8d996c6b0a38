package import IntentModel

/// Settings of types, and values that they allow.
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
        // The last one passes midnight.
        return kind == .time
            ? pick([
                bounds([bound("06:15"), bound("06:15:30")], [bound("23:00")]),
                Bounds(minimum: bound("22:00"), maximum: bound("06:00")),
            ])
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
}

extension RandomDefinition {
    /// Returns a value that the settings allow; nil if the type has no literals, or if none of the samples is allowed.
    package mutating func value(_ element: ElementType, _ settings: TypeSettings) -> IntentValue? {
        // The first day of a range passes.
        if case .dateComponents(let kind) = element, kind != .time, settings.date.range != nil { return nil }
        let allowed = samples(of: element, settings).filter { value in
            settings.problem(of: value, type: element) == nil && settings.entryProblem(of: value) == nil
        }
        return allowed.isEmpty ? nil : pick(allowed)
    }

    private mutating func samples(of element: ElementType, _ settings: TypeSettings) -> [IntentValue] {
        switch element {
        case .string:
            let text = text()
            let own = settings.text.isMultiline ? text : text.filter { !$0.isNewline }
            return (settings.hasRange ? ["abc", "it's 12", "\"", "\\n", own] : [own]).map(IntentValue.string)
        case .integer: return [count(.min ... .max), 0, 1, count(-9...9)].map(IntentValue.integer)
        case .decimal: return [0, 0.5, -12, 1e21, 1.5e-7, 123_456_789.25].map(IntentValue.decimal)
        case .boolean: return [.boolean(chance())]
        case .url: return ["https://example.com/\(number())?a=[b]#c", "coap+tcp://a"].map(IntentValue.url)
        case .timeInterval:
            return [.zero, .seconds(90), .seconds(86_400), .milliseconds(250), .seconds(-5), .nanoseconds(1)]
                .map(IntentValue.timeInterval)
        case .measurement(let dimension):
            let unit = pick(dimension.units).name
            return [0, 1.5, -3].map { .measurement(MeasurementValue(value: $0, unit: unit)) }
        case .dateComponents(let kind):
            let times = ["06:15:00", "06:15:30", "23:59:00", "00:00:00"]
            let texts = kind == .date ? ["2026-11-20"] : kind == .time ? times : ["2026-11-20T06:15:00"]
            return texts.compactMap { try? ValueType(element).value(fromText: $0, in: Schema()) }
        case .file: return [.file(FileValue(path: filledText()))]
        case .person: return [.person(PersonValue(displayName: filledText()))]
        case .placemark: return [.placemark(PlacemarkValue(name: filledText()))]
        case .currencyAmount:
            return ["12.50 EUR", "-3 TEZ", "0 EUR"].map { .currencyAmount(CurrencyAmountValue(intentText: $0)) }
        case .color:
            return ["#ff8800", "#00000000", "orange", "accent"].compactMap { ColorValue($0).map(IntentValue.color) }
        case .enumeration(let name): return cases(of: name).map(IntentValue.enumeration)
        case .object, .anyObject:
            let text = filledText()
            return [.object(ObjectValue(identifier: text, displayString: text))]
        case .paymentMethod, .record, .union, .system: return []
        }
    }
}
