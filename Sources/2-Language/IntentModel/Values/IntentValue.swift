package import IntentSystem

/// A value of a parameter or property.
///
/// A value does not include its declared type; reading one from JSON requires the type. Texts in values are equal if their
/// UTF-8 is the same, as in a store: a composed `é` and a decomposed one are different choices.
public enum IntentValue: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int)
    /// Always finite.
    case decimal(Double)
    case string(String)
    /// The text of a URL, as it was given.
    case url(String)
    case timeInterval(Duration)
    case measurement(MeasurementValue)
    case dateComponents(DateComponentsValue)
    case file(FileValue)
    case person(PersonValue)
    // Indirect, because this rare case is large and would enlarge every value.
    indirect case placemark(PlacemarkValue)
    case currencyAmount(CurrencyAmountValue)
    case paymentMethod(PaymentMethodValue)
    case color(ColorValue)
    /// A case of an enum by its declared name, which may be unknown to the definition.
    case enumeration(String)
    case object(ObjectValue)
    /// The values of the fields of a type.
    case record(RecordValue)
    /// The slots of a list parameter, each with a value or empty. Lists are never nested.
    case list([IntentValue?])
}

extension IntentValue {
    /// The value if its type states how it is stored and shown; nil for other values.
    package var structured: (any StructuredValue)? {
        switch self {
        case .file(let value): value
        case .person(let value): value
        case .placemark(let value): value
        case .currencyAmount(let value): value
        case .paymentMethod(let value): value
        case .color(let value): value
        case .boolean, .integer, .decimal, .string, .url, .timeInterval, .measurement, .dateComponents, .enumeration,
            .object, .record, .list:
            nil
        }
    }

    /// The value of a number without a unit; nil for other values.
    package var plainNumber: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .decimal(let number): number
        default: nil
        }
    }

    /// The literal of a value with a notation; nil for a payment method and a list, which have none.
    package var literalText: String? { structured.map(\.literalText) ?? optionIdentifier }

    /// ``literalText`` as people write it: a duration is `5m`, not its number of seconds.
    package var writtenLiteral: String? {
        if case .timeInterval(let duration) = self { duration.literalText } else { literalText }
    }

    /// The kind of types that have this value; nil for a list. An object may also be of a type that is not declared.
    package var kind: ElementKind? {
        switch self {
        case .boolean: .boolean
        case .integer: .integer
        case .decimal: .decimal
        case .string: .string
        case .url: .url
        case .timeInterval: .timeInterval
        case .measurement: .measurement
        case .dateComponents: .dateComponents
        case .file: .file
        case .person: .person
        case .placemark: .placemark
        case .currencyAmount: .currencyAmount
        case .paymentMethod: .paymentMethod
        case .color: .color
        case .enumeration: .enumeration
        case .object: .object
        case .record: .record
        case .list: nil
        }
    }

    /// The text that identifies this value among options and in the slots of a list; `nil` for a list.
    ///
    /// It is the identifier of an object, the name of a case, the path of a file; the contact identifier, custom
    /// identifier, handle or name of a person, whichever exists first; the name and address of a place in one line, or
    /// its coordinates; the kind, name and hint of a payment method; the JSON of a record; and for other values their
    /// text, such as `12.5 EUR`, `#ff8800` or `2026-11-20`.
    public var optionIdentifier: String? {
        switch self {
        case .boolean(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .decimal(let value): value.shortText
        case .string(let text), .url(let text), .enumeration(let text): text
        case .timeInterval(let duration): duration.secondsText
        case .measurement(let measurement): "\(measurement.value.shortText) \(measurement.unit)"
        case .dateComponents(let value): value.text
        case .file, .person, .placemark, .currencyAmount, .paymentMethod, .color: structured?.optionIdentifier
        case .object(let object): object.identifier
        case .record(let record): record.text
        case .list: nil
        }
    }

    /// ``optionIdentifier`` as people read it: a duration is `5m`, not its number of seconds, and a record is its
    /// ``line(_:duration:)``, not its JSON.
    package var writtenText: String? {
        switch self {
        case .timeInterval(let duration): duration.literalText
        case .record: line()
        default: optionIdentifier
        }
    }

    /// The slots of a list, or a single slot for any other value.
    public var slots: [IntentValue?] {
        if case .list(let slots) = self { slots } else { [self] }
    }
}

extension IntentValue {
    /// ``optionIdentifier``, compared by its bytes, as a key of sets and dictionaries.
    package var optionKey: ExactText? { optionIdentifier.map { ExactText($0) } }

    /// Returns whether the text that identifies the value has these bytes; see ``optionIdentifier``.
    package func isIdentified(by identifier: String) -> Bool { optionIdentifier.isExactly(identifier) }

    /// Returns whether both values are the same choice, whatever their texts to display.
    package func isSameChoice(as other: IntentValue) -> Bool { optionIdentifier.isExactly(other.optionIdentifier) }
}

extension IntentValue {
    public static func == (first: IntentValue, second: IntentValue) -> Bool {
        switch first {
        case .boolean(let value): if case .boolean(let other) = second { return value == other }
        case .integer(let value): if case .integer(let other) = second { return value == other }
        case .decimal(let value): if case .decimal(let other) = second { return value == other }
        case .string(let text): if case .string(let other) = second { return text.isExactly(other) }
        case .url(let text): if case .url(let other) = second { return text.isExactly(other) }
        case .timeInterval(let value): if case .timeInterval(let other) = second { return value == other }
        case .measurement(let value): if case .measurement(let other) = second { return value == other }
        case .dateComponents(let value): if case .dateComponents(let other) = second { return value == other }
        case .file, .person, .placemark, .currencyAmount, .paymentMethod, .color:
            return first.structured?.isEqual(to: second) == true
        case .enumeration(let name): if case .enumeration(let other) = second { return name.isExactly(other) }
        case .object(let value): if case .object(let other) = second { return value == other }
        case .record(let value): if case .record(let other) = second { return value == other }
        case .list(let slots): if case .list(let others) = second { return slots == others }
        }
        return false
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .boolean(let value): hasher.combine(value)
        case .integer(let value): hasher.combine(value)
        case .decimal(let value): hasher.combine(value)
        case .string(let text), .url(let text), .enumeration(let text): text.hashExactly(into: &hasher)
        case .timeInterval(let value): hasher.combine(value)
        case .measurement(let value): hasher.combine(value)
        case .dateComponents(let value): hasher.combine(value)
        case .file, .person, .placemark, .currencyAmount, .paymentMethod, .color: structured?.hash(into: &hasher)
        case .object(let value): hasher.combine(value)
        case .record(let value): hasher.combine(value)
        case .list(let slots): hasher.combine(slots)
        }
    }
}

extension IntentValue {
    /// Returns this value with the unknown members of the stored one, if both are the same choice.
    ///
    /// When a lookup refreshes the texts of a stored value, this preserves what a newer definition or version stored.
    package func keepingUnknownProperties(of stored: IntentValue) -> IntentValue {
        guard isSameChoice(as: stored) else { return self }
        if case (.object(let fresh), .object(let old)) = (self, stored) {
            return .object(fresh.keepingUnknownProperties(of: old))
        }
        return structured?.keepingUnknownMembers(of: stored) ?? self
    }

    /// Returns this value with what it lacks of a known one, if both are the same choice: texts, images, properties and
    /// members.
    package func completed(from known: IntentValue) -> IntentValue {
        guard isSameChoice(as: known) else { return self }
        if case (.object(let given), .object(let known)) = (self, known) {
            return .object(given.completed(from: known))
        }
        return structured?.completed(from: known) ?? self
    }
}

extension IntentValue {
    /// The value as it is stored and exported. Reading it back requires its type.
    package var wire: JSONValue {
        switch self {
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .decimal(let value): .number(value)
        case .string(let text), .url(let text), .enumeration(let text): .string(text)
        case .timeInterval(let duration): duration.wire
        case .measurement(let measurement): measurement.wire
        case .dateComponents(let value): .string(value.text)
        case .file, .person, .placemark, .currencyAmount, .paymentMethod, .color: structured?.wire ?? .null
        case .object(let object): .object(object.wire)
        case .record(let record): .object(record.wire)
        case .list(let slots): .array(slots.map { $0?.wire ?? .null })
        }
    }
}

extension IntentValue {
    /// The value in the JSON of a schema.
    ///
    /// Unlike the wire form it includes the type, because the value of a condition is read before its parameter.
    package var literalJSON: JSONValue {
        switch self {
        case .boolean(let value): .boolean(value)
        case .integer(let value): .integer(value)
        case .decimal(let value): ["decimal": .number(value)]
        case .string(let text): .string(text)
        case .url(let text): ["url": .string(text)]
        case .timeInterval(let duration): ["seconds": .string(duration.secondsText)]
        case .measurement(let measurement): ["number": .number(measurement.value), "unit": .string(measurement.unit)]
        case .enumeration(let name): ["case": .string(name)]
        case .dateComponents(let value): ["date": .string(value.text)]
        case .file, .person, .placemark, .currencyAmount, .paymentMethod, .color: structured?.literalJSON ?? .null
        case .object(let object): ["object": object.literalJSON]
        case .record(let record): ["record": record.values.literalJSON]
        case .list(let slots): .array(slots.map { $0?.literalJSON ?? .null })
        }
    }
}

extension IntentValue {
    /// A description of the kind of value for messages.
    package var phrase: UserText {
        switch self {
        case .boolean: UserText("a boolean")
        case .integer: UserText("a whole number")
        case .decimal(let number): number.isFinite ? UserText("a number") : UserText("a number that is not finite")
        case .string: UserText("a string")
        case .url: UserText("a URL")
        case .timeInterval(let duration):
            duration.hasComponents ? UserText("a duration") : UserText("a duration that is too long")
        case .measurement(let value): UserText("a measurement in \(value.unit)")
        case .dateComponents(let value):
            switch value.kind {
            case .dateTime: UserText("a date with a time")
            case .date: UserText("a date")
            case .time: UserText("a time")
            }
        case .file, .person, .placemark, .currencyAmount, .paymentMethod, .color:
            UserText(pattern: structured?.phrase ?? "")
        case .enumeration: UserText("a case")
        case .object: UserText("an object")
        case .record: UserText("a record")
        case .list: UserText("a list")
        }
    }
}
