public import IntentModel
internal import IntentRuntime

/// The control with which a user edits a value.
///
/// For a list it is the control of a single slot. An interface that lacks a control uses the next simpler one, such as a
/// number field instead of a slider, or a text field instead of a date.
public enum EditorControl: Hashable, Sendable {
    /// A switch, with the titles of its two states.
    case toggle(on: String, off: String)
    /// A text field.
    case textField(EditorTextInput)
    /// A field for a number.
    case numberField(EditorNumberLimits)
    /// A stepper for a number.
    case stepper(EditorNumberLimits)
    /// A slider for a number. The minimum and the maximum are not nil.
    case slider(EditorNumberLimits)
    /// A menu of ``EditorRow/choices``.
    case menu
    /// A list of options, which ``InstanceEditor/options(for:request:)`` returns.
    case picker
    /// A list of options with a search field. A search may find options that the list does not contain.
    case searchPicker
    /// A date, a time, or both.
    case date(EditorDateFormat)
    /// A duration in one of these units, in ascending order. `standard` is the unit of a number without a unit.
    case duration(units: [String], standard: String, EditorLimits<Duration>)
    /// A number with one of these units. `standard` is the unit of the limits and of a number without a unit.
    case measurement(units: [String], standard: String?, EditorNumberLimits)
    /// A URL.
    case address
    /// A file that conforms to one of these uniform type identifiers; nil for any file.
    case file(types: [String]?)
    /// A person.
    case person
    /// A place.
    case place
    /// An amount of money in one of these currencies, as ISO 4217 codes; empty for any currency. The limits apply to amounts
    /// in each of them.
    case amount(currencies: [String], EditorLimits<ExactDecimal>)
    /// A payment method.
    case paymentMethod
    /// A color: components with an opacity, or one of these names.
    case color(names: [String])
    /// A record: rows for its fields, which ``EditorRow/fields`` and ``EditorSlot/fields`` contain.
    case record
    /// A value that users cannot edit, because other actions or the system provide it.
    case display

    /// The control's name in JSON, such as `numberField`.
    public var name: String {
        switch self {
        case .toggle: "toggle"
        case .textField: "textField"
        case .numberField: "numberField"
        case .stepper: "stepper"
        case .slider: "slider"
        case .menu: "menu"
        case .picker: "picker"
        case .searchPicker: "searchPicker"
        case .date: "date"
        case .duration: "duration"
        case .measurement: "measurement"
        case .address: "address"
        case .file: "file"
        case .person: "person"
        case .place: "place"
        case .amount: "amount"
        case .paymentMethod: "paymentMethod"
        case .color: "color"
        case .record: "record"
        case .display: "display"
        }
    }
}

/// How a text is entered.
public struct EditorTextInput: Hashable, Sendable {
    /// The source of the suggestions that a text field offers.
    public enum Suggestions: String, Hashable, Sendable {
        /// There are no suggestions.
        case none
        /// ``EditorRow/choices``.
        case listed
        /// The options that ``InstanceEditor/options(for:request:)`` returns.
        case dynamic = "asked"
    }

    /// Whether the text may have several lines.
    public var isMultiline: Bool
    /// Whether the text is a secret: it is hidden while it is typed, and what is stored is never shown.
    public var isSecret: Bool
    /// The automatic capitalization: `none`, `words`, `sentences` or `characters`.
    public var capitalization: String
    /// Whether spelling is corrected automatically.
    public var isCorrected: Bool
    /// Whether straight quotes are replaced with typographic quotes.
    public var hasSmartQuotes: Bool
    /// Whether hyphens are replaced with dashes.
    public var hasSmartDashes: Bool
    /// The keyboard, by its UIKit name, such as `default`, `emailAddress` or `numberPad`.
    public var keyboard: String
    /// The source of suggestions. Users may enter any other text, too.
    public var suggestions: Suggestions
    /// The allowed number of characters, counted as Unicode scalars.
    public var length: EditorLimits<Int>
    /// The pattern that the whole text matches, as a regular expression of ECMAScript; nil for none.
    public var pattern: String?
    /// What is shown for a text that the pattern does not match; nil if the definition has no message.
    public var patternMessage: String?
}

/// The allowed range of a number, including both limits.
public struct EditorNumberLimits: Hashable, Sendable {
    /// The declared range, which has exact integers for an Integer; nil if there is none.
    let range: NumberRange?
    /// Whether only integers are allowed.
    public let isWhole: Bool

    /// The minimum; nil for no limit.
    public var minimum: Double? { range?.bounds.minimum }
    /// The maximum; nil for no limit.
    public var maximum: Double? { range?.bounds.maximum }
    /// The distance between allowed numbers, counted from the minimum or from 0; nil if any number in the range is allowed.
    public var step: Double? { range?.step }
}

/// The allowed range of a duration, an amount or a date, including both limits.
public struct EditorLimits<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The minimum; nil for no limit.
    public var minimum: Value?
    /// The maximum; nil for no limit.
    public var maximum: Value?
}

/// The components and the format of a date, and which dates are allowed. Values are Gregorian and have no time zone.
public struct EditorDateFormat: Hashable, Sendable {
    /// The components: `dateTime`, `date` or `time`.
    public var kind: String
    /// The style of the date: `full`, `long`, `medium`, `short` or `none`.
    public var dateStyle: String
    /// The style of the time, with the same cases as ``dateStyle``.
    public var timeStyle: String
    /// Whether to use names such as "today" and "tomorrow".
    public var isRelative: Bool
    /// A date format pattern such as `MMM d, y`, which replaces the styles; nil to use the styles.
    public var template: String?
    /// The first and the last value that can be chosen today. For a date with a time, a limit that is only a date allows all
    /// times of that day.
    public var limits: EditorLimits<DateComponentsValue>
}

extension EditorControl {
    /// Creates the control of a parameter from its options or, without options, from its type and settings.
    /// - Parameter today: Returns the user's day, for ranges such as `today...`.
    init(_ parameter: Parameter, locale: String, today: () -> CalendarDate) {
        switch (parameter.options, parameter.type.element) {
        case (.none, _), (_, .system): self = .display
        case (.dynamic, _), (.file, _), (.command, _), (.address, _):
            if parameter.allowsFreeText {
                self = .textField(EditorTextInput(parameter.settings.text, suggestions: .dynamic, locale: locale))
            } else {
                self = parameter.searchesInHandler ? .searchPicker : .picker
            }
        case (.listed, _):
            self =
                parameter.allowsFreeText
                ? .textField(EditorTextInput(parameter.settings.text, suggestions: .listed, locale: locale)) : .menu
        case (.free, let element): self.init(element, parameter.settings, locale: locale, today: today)
        }
    }

    private init(_ element: ElementType, _ settings: TypeSettings, locale: String, today: () -> CalendarDate) {
        switch element {
        case .boolean:
            self = .toggle(
                on: settings.boolean.trueTitle?.text(for: locale) ?? "true",
                off: settings.boolean.falseTitle?.text(for: locale) ?? "false")
        case .string: self = .textField(EditorTextInput(settings.text, suggestions: .none, locale: locale))
        case .integer: self.init(settings.number.usedControl, EditorNumberLimits(range: settings.range, isWhole: true))
        case .decimal: self.init(settings.number.usedControl, EditorNumberLimits(range: settings.range, isWhole: false))
        case .enumeration: self = .menu
        case .url: self = .address
        case .dateComponents(let kind):
            self = .date(EditorDateFormat(settings.date, kind: kind, locale: locale, today: today))
        case .timeInterval: self.init(settings.interval)
        case .measurement(let dimension):
            self = .measurement(
                units: dimension.units.map(\.name), standard: settings.number.unit,
                EditorNumberLimits(range: settings.range, isWhole: false))
        case .file: self = .file(types: settings.contentTypes.allowed)
        case .person: self = .person
        case .placemark: self = .place
        case .currencyAmount:
            self = .amount(
                currencies: settings.amount.allowedCurrencies, EditorLimits(settings.amount.range?.bounds))
        case .paymentMethod: self = .paymentMethod
        case .color: self = .color(names: element.kind.traits.suggestions)
        case .record, .union: self = .record
        // An object without options cannot be chosen here.
        case .object, .anyObject, .system: self = .display
        }
    }

    private init(_ control: NumberControl, _ limits: EditorNumberLimits) {
        switch control {
        case .field: self = .numberField(limits)
        case .stepper: self = .stepper(limits)
        case .slider: self = .slider(limits)
        }
    }

    private init(_ interval: IntervalSettings) {
        let units = TimeUnit.allCases.filter { $0 >= interval.smallest && $0 <= interval.largest }
        self = .duration(
            units: units.map(\.rawValue), standard: interval.defaultUnit.rawValue, EditorLimits(interval.range))
    }
}

extension EditorTextInput {
    fileprivate init(_ text: TextSettings, suggestions: Suggestions, locale: String) {
        let input = text.entry
        self.init(
            isMultiline: text.isMultiline, isSecret: text.isSecret, capitalization: input.capitalization.rawValue,
            isCorrected: input.autocorrects, hasSmartQuotes: input.hasSmartQuotes,
            hasSmartDashes: input.hasSmartDashes, keyboard: input.keyboard.rawValue,
            suggestions: suggestions, length: EditorLimits(text.length), pattern: text.pattern?.expression,
            patternMessage: text.patternMessage?.text(for: locale))
    }
}

extension EditorLimits {
    fileprivate init(_ bounds: Bounds<Value>?) {
        self.init(minimum: bounds?.minimum, maximum: bounds?.maximum)
    }
}

extension EditorDateFormat {
    fileprivate init(
        _ settings: DateSettings, kind: DateComponentsKind, locale: String, today: () -> CalendarDate
    ) {
        var template: String?
        if case .template(let text) = settings.format { template = text.text(for: locale) }
        self.init(
            kind: kind.rawValue, dateStyle: settings.dateStyle.rawValue, timeStyle: settings.timeStyle.rawValue,
            isRelative: settings.format == .relative, template: template,
            limits: EditorLimits(
                minimum: settings.range?.minimum.flatMap { $0.value(today: today()) },
                maximum: settings.range?.maximum.flatMap { $0.value(today: today()) }))
    }
}

/// What users do with controls.
extension EditorControl {
    /// What changes the value, the usual action first; empty for a value that users cannot edit.
    var actions: [EditorAction] {
        switch self {
        case .toggle: [.toggle]
        case .textField(let input): input.suggestions == .none ? [.type] : [.type, .choose]
        case .stepper, .slider: [.step, .type]
        case .menu, .picker, .searchPicker: [.choose]
        case .numberField, .date, .duration, .measurement, .address, .file, .person, .place, .amount, .color: [.type]
        case .record: [.add]
        case .paymentMethod, .display: []
        }
    }

    /// Returns a number changed by a number of steps; nil if the control has no steps.
    func stepped(_ value: IntentValue?, by count: Int) -> IntentValue? {
        switch self {
        case .stepper(let limits): limits.stepped(value, by: count, isSlider: false)
        case .slider(let limits): limits.stepped(value, by: count, isSlider: true)
        default: nil
        }
    }
}

extension EditorNumberLimits {
    /// Returns the position of a number between the limits; nil without both.
    func fraction(of value: IntentValue) -> Double? {
        guard let number = value.plainNumber, let minimum, let maximum, minimum < maximum else { return nil }
        return min(1, max(0, (number - minimum) / (maximum - minimum)))
    }

    /// Returns the number that is some steps higher or lower, within the limits. Steps are counted from the minimum, or
    /// else from 0; a number between two steps moves to the next one in that direction. No value becomes the first number.
    /// - Parameter isSlider: Whether a decimal without a declared step moves by a twentieth of its range, as on a slider, or by 1.
    func stepped(_ value: IntentValue?, by count: Int, isSlider: Bool) -> IntentValue {
        if isWhole {
            let number: Int? = if case .integer(let number)? = value { number } else { nil }
            return .integer(stepped(number, by: count))
        }
        let number: Double? = if case .decimal(let number)? = value { number } else { nil }
        guard let distance = distance(isSlider: isSlider) else { return .decimal(moved(number, by: count)) }
        return .decimal(stepped(number, by: count, distance))
    }

    /// Without steps, a number moves by 1.
    private func moved(_ number: Double?, by count: Int) -> Double {
        let wanted = number.map { $0 + Double(count) } ?? minimum ?? 0
        return max(minimum ?? wanted, min(maximum ?? wanted, wanted)).withoutRoundingErrors
    }

    private func stepped(_ number: Int?, by count: Int) -> Int {
        var (minimum, maximum, step) = (nil as Int?, Int.max, 1)
        if case .integers(let declaredMinimum, let declaredMaximum, let declaredStep) = range {
            (minimum, maximum, step) = (declaredMinimum, declaredMaximum ?? .max, max(1, declaredStep ?? 1))
        }
        let start = minimum ?? 0
        guard let number else { return min(start, maximum) }
        // The difference of two integers can need one bit more than they have.
        let offset = Int128(number) - Int128(start)
        let distance = Int128(step)
        let from = (offset + (count < 0 ? distance - 1 : 0)).dividedRoundingDown(by: distance)
        let first = minimum == nil ? Int128(Int.min) / distance : 0
        let last = (Int128(maximum) - Int128(start)).dividedRoundingDown(by: distance)
        return Int(clamping: Int128(start) + min(last, max(first, from + Int128(count))) * distance)
    }

    private func stepped(_ number: Double?, by count: Int, _ distance: Double) -> Double {
        let start = minimum ?? 0
        guard let number else { return (maximum.map { min($0, start) } ?? start).withoutRoundingErrors }
        let position = (number - start) / distance
        let nearest = position.rounded()
        let isOnStep = abs(position - nearest) < 1e-6
        let from = isOnStep ? nearest : position.rounded(count < 0 ? .up : .down)
        var wanted = from + Double(count)
        if minimum != nil { wanted = max(0, wanted) }
        if let maximum { wanted = min(((maximum - start) / distance + 1e-6).rounded(.down), wanted) }
        return (start + wanted * distance).withoutRoundingErrors
    }

    /// The distance of two decimals: the declared step, or a twentieth of a slider's range; nil without steps.
    private func distance(isSlider: Bool) -> Double? {
        if let step, step > 0 { return step }
        guard isSlider, let minimum, let maximum, minimum < maximum else { return nil }
        return (maximum - minimum) / 20
    }
}

extension Int128 {
    fileprivate func dividedRoundingDown(by divisor: Int128) -> Int128 {
        self / divisor - (self % divisor < 0 ? 1 : 0)
    }
}

extension Double {
    /// The number to nine places, without the rounding errors of binary fractions.
    fileprivate var withoutRoundingErrors: Double {
        let rounded = (self * 1e9).rounded() / 1e9
        return rounded.isFinite ? rounded : self
    }
}

// MARK: - JSON

extension EditorControl {
    /// The control's name and its associated values: `{ "name": "stepper", "minimum": 8, … }`.
    var json: JSONValue {
        var object: JSONObject = ["name": .string(name)]
        switch self {
        case .toggle(let on, let off):
            object["on"] = .string(on)
            object["off"] = .string(off)
        case .textField(let input): input.write(to: &object)
        case .numberField(let limits), .stepper(let limits), .slider(let limits): limits.write(to: &object)
        case .date(let format): format.write(to: &object)
        case .duration(let units, let standard, let limits):
            object["units"] = .array(units.map(JSONValue.string))
            object["symbols"] = .array(units.map { .string(TimeUnit(named: $0)?.symbol ?? $0) })
            object["standard"] = .string(standard)
            limits.write(to: &object) { IntentValue.timeInterval($0).wire }
        case .measurement(let units, let standard, let limits):
            object["units"] = .array(units.map(JSONValue.string))
            object["standard"] = .optional(standard)
            limits.write(to: &object)
        case .file(let types): object["types"] = types.map { .array($0.map(JSONValue.string)) } ?? .null
        case .amount(let currencies, let limits):
            object["currencies"] = .array(currencies.map(JSONValue.string))
            limits.write(to: &object) { .string($0.text) }
        case .color(let names): object["names"] = .array(names.map(JSONValue.string))
        case .menu, .picker, .searchPicker, .address, .person, .place, .paymentMethod, .record, .display: break
        }
        return .object(object)
    }
}

extension EditorTextInput {
    fileprivate func write(to object: inout JSONObject) {
        object["isMultiline"] = .boolean(isMultiline)
        if isSecret { object["isSecret"] = true }
        object["capitalization"] = .string(capitalization)
        object["isCorrected"] = .boolean(isCorrected)
        object["hasSmartQuotes"] = .boolean(hasSmartQuotes)
        object["hasSmartDashes"] = .boolean(hasSmartDashes)
        object["keyboard"] = .string(keyboard)
        object["suggestions"] = .string(suggestions.rawValue)
        object["minimumLength"] = length.minimum.map { .integer($0) }
        object["maximumLength"] = length.maximum.map { .integer($0) }
        object["pattern"] = pattern.map(JSONValue.string)
        object["patternMessage"] = patternMessage.map(JSONValue.string)
    }
}

extension EditorNumberLimits {
    fileprivate func write(to object: inout JSONObject) {
        let declared = range?.json
        object["minimum"] = declared?["min"] ?? .null
        object["maximum"] = declared?["max"] ?? .null
        object["step"] = declared?["step"] ?? .null
        object["isWhole"] = .boolean(isWhole)
    }
}

extension EditorLimits {
    fileprivate func write(to object: inout JSONObject, _ json: (Value) -> JSONValue) {
        object["minimum"] = minimum.map(json) ?? .null
        object["maximum"] = maximum.map(json) ?? .null
    }
}

extension EditorDateFormat {
    fileprivate func write(to object: inout JSONObject) {
        object["kind"] = .string(kind)
        object["dateStyle"] = .string(dateStyle)
        object["timeStyle"] = .string(timeStyle)
        object["isRelative"] = .boolean(isRelative)
        object["template"] = .optional(template)
        limits.write(to: &object) { .string($0.text) }
    }
}
