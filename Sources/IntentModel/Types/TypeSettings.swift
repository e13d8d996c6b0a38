/// The settings of a parameter or property that depend on its type.
///
/// Each property applies to the types that its comment names. Setting one resets the others. The size is a single word,
/// because most declarations have no settings.
package struct TypeSettings: Hashable, Sendable {
    /// Never a case whose settings are all at their defaults, so that equal settings compare as equal.
    private var storage: Storage = .standard

    private indirect enum Storage: Hashable, Sendable {
        case standard
        case text(TextSettings)
        case number(NumberSettings)
        case boolean(BooleanSettings)
        case date(DateSettings)
        case interval(IntervalSettings)
        case file(FileContentTypes)
        case placemark(PlacemarkDisplay)
        case amount([String])
    }

    package init() {}

    /// The settings of String.
    package var text: TextSettings {
        get { if case .text(let text) = storage { text } else { TextSettings() } }
        set { storage = newValue == TextSettings() ? .standard : .text(newValue) }
    }

    /// The settings of Integer, Decimal and measurements.
    package var number: NumberSettings {
        get { if case .number(let number) = storage { number } else { NumberSettings() } }
        set { storage = newValue == NumberSettings() ? .standard : .number(newValue) }
    }

    /// The settings of Boolean.
    package var boolean: BooleanSettings {
        get { if case .boolean(let boolean) = storage { boolean } else { BooleanSettings() } }
        set { storage = newValue == BooleanSettings() ? .standard : .boolean(newValue) }
    }

    /// The settings of DateComponents.
    package var date: DateSettings {
        get { if case .date(let date) = storage { date } else { DateSettings() } }
        set { storage = newValue == DateSettings() ? .standard : .date(newValue) }
    }

    /// The settings of TimeInterval.
    package var interval: IntervalSettings {
        get { if case .interval(let interval) = storage { interval } else { IntervalSettings() } }
        set { storage = newValue == IntervalSettings() ? .standard : .interval(newValue) }
    }

    /// The files that may be chosen for File.
    package var contentTypes: FileContentTypes {
        get { if case .file(let types) = storage { types } else { .any } }
        set { storage = newValue == .any ? .standard : .file(newValue) }
    }

    /// The part of a Placemark that is displayed.
    package var display: PlacemarkDisplay {
        get { if case .placemark(let display) = storage { display } else { .name } }
        set { storage = newValue == .name ? .standard : .placemark(newValue) }
    }

    /// The currency codes that may be chosen for CurrencyAmount; empty for all.
    package var currencies: [String] {
        get { if case .amount(let currencies) = storage { currencies } else { [] } }
        set { storage = newValue.isEmpty ? .standard : .amount(newValue) }
    }
}

extension TypeSettings {
    /// The range of Integer, of Decimal, and of measurements in the unit of their settings.
    package var range: NumberRange? {
        get { if case .number(let number) = storage { number.range } else { nil } }
        set { number.range = newValue }
    }

    /// The unit of a number that is written without one: a unit of measurement, or a unit of time.
    package var defaultUnit: String? {
        switch storage {
        case .number(let number): number.unit
        case .interval(let interval): interval.defaultUnit.rawValue
        default: nil
        }
    }
}

extension TypeSettings {
    /// Returns why the settings do not allow a value of the right type, or `nil` if they do.
    package func problem(of value: IntentValue, type: ElementType, slot: Int? = nil) -> ValueProblem? {
        switch value {
        case .integer, .decimal, .measurement:
            range?.problem(of: value, settings: self, type: type, slot: slot)
        case .currencyAmount(let amount): problem(of: amount, slot: slot)
        case .file(let file): contentTypes.problem(of: file, slot: slot)
        default: nil
        }
    }

    private func problem(of amount: CurrencyAmountValue, slot: Int?) -> ValueProblem? {
        guard !currencies.isEmpty, !currencies.contains(amount.currencyCode) else { return nil }
        return ValueProblem(
            .currency, slot: slot,
            "\(amount.currencyCode) is not one of the currencies \(currencies.joined(separator: ", "))",
            suggestion: NearMatch.best(for: amount.currencyCode, in: currencies))
    }
}

extension TypeSettings {
    func write(to writer: inout SchemaObjectWriter, of type: ElementType) {
        switch type {
        case .string: text.write(to: &writer)
        case .integer, .decimal, .measurement: number.write(to: &writer)
        case .boolean: boolean.write(to: &writer)
        case .dateComponents: date.write(to: &writer)
        case .timeInterval: interval.write(to: &writer)
        case .file: writer.put("contentTypes", contentTypes.json)
        case .placemark: writer.put("display", display.rawValue, unless: PlacemarkDisplay.name.rawValue)
        case .currencyAmount: writer.put("currencies", currencies)
        default: break
        }
    }

    init(from fields: inout SchemaFields, of type: ElementType) throws(SchemaDecodingError) {
        self.init()
        switch type {
        case .string: text = try TextSettings(from: &fields)
        case .integer, .decimal, .measurement: number = try NumberSettings(from: &fields, of: type)
        case .boolean:
            boolean = BooleanSettings(
                trueTitle: try fields.localized("trueTitle"), falseTitle: try fields.localized("falseTitle"))
        case .dateComponents: date = try DateSettings(from: &fields)
        case .timeInterval: interval = try IntervalSettings(from: &fields)
        case .file:
            if let node = fields.remove("contentTypes") { contentTypes = try FileContentTypes(schemaNode: node) }
        case .placemark: display = try fields.remove("display")?.word() ?? .name
        case .currencyAmount: currencies = try fields.texts("currencies")
        default: break
        }
    }
}

extension BooleanSettings {
    fileprivate func write(to writer: inout SchemaObjectWriter) {
        writer.put("trueTitle", trueTitle)
        writer.put("falseTitle", falseTitle)
    }
}

/// The titles of the two values of a Boolean; `nil` for those of the platform.
package struct BooleanSettings: Hashable, Sendable {
    package var trueTitle: LocalizedText?
    package var falseTitle: LocalizedText?

    package init(trueTitle: LocalizedText? = nil, falseTitle: LocalizedText? = nil) {
        self.trueTitle = trueTitle
        self.falseTitle = falseTitle
    }
}

/// The part of a place that is displayed.
package enum PlacemarkDisplay: String, CaseIterable, Hashable, Sendable {
    case name, city
}

/// How a person is chosen. There is only one mode.
package enum PersonMode: String, CaseIterable, Hashable, Sendable {
    case contact
}
