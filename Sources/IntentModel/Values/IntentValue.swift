/// One value of a parameter or property, free of its declaration.
///
/// A value says what was chosen, not where it came from. Its wire form needs the declared type, see
/// ``ValueType``; two values are equal when a user would call them the same choice.
public enum IntentValue: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int)
    /// Always finite.
    case decimal(Double)
    case string(String)
    /// The text of an URL, as it was given.
    case url(String)
    case timeInterval(Duration)
    case measurement(MeasurementValue)
    case dateComponents(DateComponentsValue)
    case file(FileValue)
    case person(PersonValue)
    /// Indirect, so that this rare and large one does not make every value large.
    indirect case placemark(PlacemarkValue)
    case currencyAmount(CurrencyAmountValue)
    case paymentMethod(PaymentMethodValue)
    /// A case by its declared name, also one that no declaration knows.
    case enumeration(String)
    case object(ObjectValue)
    /// A row of slots, each a value or empty. Never nested.
    case list([IntentValue?])
}

extension IntentValue {
    /// What tells this value from others among options, and in the slots of a list. Nil for a list.
    ///
    /// An object's identifier, a case's name; a file's path; the first that a person has of an identifier, a handle
    /// and a name; a place's name and address in one line, else its coordinates; kind, name and hint of a payment
    /// method; else the text of the value, such as `12.5 EUR` or `2026-11-20`.
    public var optionIdentifier: String? {
        switch self {
        case .boolean(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .decimal(let value): value.shortText
        case .string(let text), .url(let text), .enumeration(let text): text
        case .timeInterval(let duration): duration.secondsText
        case .measurement(let measurement): "\(measurement.value.shortText) \(measurement.unit)"
        case .dateComponents(let value): value.text
        case .file(let file): file.path
        case .person(let person): person.optionIdentifier
        case .placemark(let place): place.optionIdentifier
        case .currencyAmount(let amount): amount.text
        case .paymentMethod(let method): method.optionIdentifier
        case .object(let object): object.identifier
        case .list: nil
        }
    }

    /// The slots of a list; a single value is a list of itself.
    public var slots: [IntentValue?] {
        if case .list(let slots) = self { slots } else { [self] }
    }
}
