/// What a parameter or property says about its type. One word large, since nearly all say nothing.
///
/// Each part is for the types that its comment names; setting one part takes the others away.
package struct TypeSettings: Hashable, Sendable {
    /// Never of a part that is at its defaults, so that equal settings are equal values.
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

    /// String.
    package var text: TextSettings {
        get { if case .text(let text) = storage { text } else { TextSettings() } }
        set { storage = newValue == TextSettings() ? .standard : .text(newValue) }
    }

    /// Integer and Decimal, and measurements.
    package var number: NumberSettings {
        get { if case .number(let number) = storage { number } else { NumberSettings() } }
        set { storage = newValue == NumberSettings() ? .standard : .number(newValue) }
    }

    /// Boolean.
    package var boolean: BooleanSettings {
        get { if case .boolean(let boolean) = storage { boolean } else { BooleanSettings() } }
        set { storage = newValue == BooleanSettings() ? .standard : .boolean(newValue) }
    }

    /// DateComponents.
    package var date: DateSettings {
        get { if case .date(let date) = storage { date } else { DateSettings() } }
        set { storage = newValue == DateSettings() ? .standard : .date(newValue) }
    }

    /// TimeInterval.
    package var interval: IntervalSettings {
        get { if case .interval(let interval) = storage { interval } else { IntervalSettings() } }
        set { storage = newValue == IntervalSettings() ? .standard : .interval(newValue) }
    }

    /// File.
    package var contentTypes: FileContentTypes {
        get { if case .file(let types) = storage { types } else { .any } }
        set { storage = newValue == .any ? .standard : .file(newValue) }
    }

    /// Placemark.
    package var display: PlacemarkDisplay {
        get { if case .placemark(let display) = storage { display } else { .name } }
        set { storage = newValue == .name ? .standard : .placemark(newValue) }
    }

    /// CurrencyAmount: the codes that may be chosen; empty for all.
    package var currencies: [String] {
        get { if case .amount(let currencies) = storage { currencies } else { [] } }
        set { storage = newValue.isEmpty ? .standard : .amount(newValue) }
    }
}

extension TypeSettings {
    /// Integer and Decimal, and measurements in their unit.
    package var range: NumberRange? {
        get { if case .number(let number) = storage { number.range } else { nil } }
        set { number.range = newValue }
    }

    /// What a bare number is meant in: a measurement's unit, or a unit of time.
    package var bareUnit: String? {
        switch storage {
        case .number(let number): number.unit
        case .interval(let interval): interval.defaultUnit.rawValue
        default: nil
        }
    }
}
