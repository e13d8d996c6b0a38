/// The settings of a parameter or property that depend on its type.
///
/// Each property applies to the types that its comment names. Setting one resets the others. The size is a single word,
/// because most declarations have no settings.
package struct TypeSettings: Hashable, Sendable {
    /// Settings that are all defaults are `.standard`, so equal settings compare equal.
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
        case amount(AmountSettings)
        case address(AddressSettings)
    }

    package init() {}

    /// Whether every setting has its default.
    package var isStandard: Bool {
        if case .standard = storage { true } else { false }
    }

    /// The settings of String.
    package var text: TextSettings {
        get { if case .text(let text) = storage { text } else { TextSettings() } }
        set { storage = newValue == TextSettings() ? .standard : .text(newValue) }
    }

    /// Whether the text is a secret, without a copy of its settings.
    var isSecret: Bool {
        if case .text(let text) = storage { text.isSecret } else { false }
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

    /// The settings of CurrencyAmount.
    package var amount: AmountSettings {
        get { if case .amount(let amount) = storage { amount } else { AmountSettings() } }
        set { storage = newValue == AmountSettings() ? .standard : .amount(newValue) }
    }

    /// The settings of URL.
    package var address: AddressSettings {
        get { if case .address(let address) = storage { address } else { AddressSettings() } }
        set { storage = newValue == AddressSettings() ? .standard : .address(newValue) }
    }

    /// The currency codes that may be chosen for CurrencyAmount; empty for all.
    package var currencies: [String] {
        get { amount.currencies }
        set { amount.currencies = newValue }
    }
}

extension TypeSettings {
    /// The text of an empty field, for the types that are entered as text; see ``ElementType/isEnteredAsText``.
    package var placeholder: LocalizedText? {
        switch storage {
        case .text(let text): text.input.placeholder
        case .number(let number): number.placeholder
        case .interval(let interval): interval.placeholder
        case .amount(let amount): amount.placeholder
        case .address(let address): address.placeholder
        case .standard, .boolean, .date, .file, .placemark: nil
        }
    }

    /// Sets the text of an empty field. It has no effect for a type that is not entered as text.
    package mutating func setPlaceholder(_ text: LocalizedText?, of type: ElementType) {
        switch type.settingsKind {
        case .text: self.text.input.placeholder = text
        case .number, .measurement: number.placeholder = text
        case .interval: interval.placeholder = text
        case .amount: amount.placeholder = text
        case .address: address.placeholder = text
        case .boolean, .date, .file, .person, .placemark, .empty: break
        }
    }

    /// The lowest and the highest number: of a range of numbers, and of durations in seconds.
    package var numericBounds: Bounds<Double>? {
        switch storage {
        case .number(let number): number.range?.bounds
        case .interval(let interval): interval.range?.map(\.seconds)
        default: nil
        }
    }

    /// Whether the definition limits the values to a range, a length or a pattern.
    package var hasRange: Bool {
        switch storage {
        case .text(let text): text.isLimited
        case .number(let number): number.range != nil
        case .interval(let interval): interval.range != nil
        case .date(let date): date.range != nil
        case .amount(let amount): amount.range != nil
        default: false
        }
    }

    /// The range for messages: `1...10`, `5m...2h`, `today...`, `1...64 characters`; `nil` if there is none.
    package var rangePhrase: UserText? {
        switch storage {
        case .text(let text): text.length.map { UserText("\($0.phrase) characters") }
        case .number(let number): number.range?.phrase
        case .interval(let interval): interval.range?.phrase
        case .date(let date): date.range?.phrase
        case .amount(let amount): amount.range?.phrase
        default: nil
        }
    }
}

/// The kind of settings that parameters and properties of a type have.
///
/// Stages that read, check or write settings switch over this kind, so that a type without settings of its own needs no
/// case there.
package enum SettingsKind: Hashable, Sendable {
    case text
    case number(isWhole: Bool)
    case measurement(Dimension)
    case boolean
    case date(DateComponentsKind)
    case interval, file, person, placemark, amount
    /// The settings of a URL.
    case address
    /// The type has no settings.
    case empty
}

extension ElementType {
    package var settingsKind: SettingsKind {
        switch self {
        case .measurement(let dimension): .measurement(dimension)
        case .dateComponents(let kind): .date(kind)
        default: kind.traits.settings
        }
    }

    /// Whether a person enters the value as text in a field, which can show a placeholder.
    package var isEnteredAsText: Bool {
        switch settingsKind {
        case .text, .address, .number, .measurement, .interval, .amount: true
        case .boolean, .date, .file, .person, .placemark, .empty: false
        }
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
    /// - Parameter today: The user's day, for ranges such as `today...`; `nil` to ignore bounds that depend on it, as for a
    ///   value that was chosen on another day.
    package func problem(
        of value: IntentValue, type: ElementType, slot: Int? = nil, today: CalendarDate? = nil
    ) -> ValueProblem? {
        switch value {
        case .string(let value): text.problem(of: value, slot: slot)
        case .url(let value): address.problem(of: value, slot: slot)
        case .integer, .decimal, .measurement:
            range?.problem(of: value, settings: self, type: type, slot: slot)
        case .timeInterval(let duration): interval.range?.problem(of: duration, slot: slot)
        case .dateComponents(let value): date.range?.problem(of: value, today: today, slot: slot)
        case .currencyAmount(let value): amount.problem(of: value, slot: slot)
        case .file(let file): contentTypes.problem(of: file, slot: slot)
        default: nil
        }
    }
}

extension TypeSettings {
    /// Returns why a value cannot be entered although the settings allow it, or `nil` if it can be. An option that is chosen
    /// may be any value.
    package func entryProblem(of value: IntentValue, slot: Int? = nil) -> ValueProblem? {
        if case .string(let value) = value { text.entryProblem(of: value, slot: slot) } else { nil }
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
