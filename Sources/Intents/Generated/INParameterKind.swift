import IntentRuntime

/// The declared type of a parameter or property, for generated code: it says what a number or a date is stored as.
public enum INParameterKind: Sendable {
    case string, boolean, integer, decimal, timeInterval, url
    case date, time, dateTime
    case measurement, file, person, placemark, currencyAmount, paymentMethod
    /// A case is a number in Swift: its own, or one in an `NSNumber`.
    case enumeration(any INStoredEnum.Type)
    case object
}

extension INParameterKind {
    /// What is stored of a value; nil for one of another type, and for one that cannot be stored, such as a file that is
    /// its content alone.
    func storedValue(of value: Any) -> IntentValue? {
        switch self {
        case .string: (value as? String).map(IntentValue.string) ?? (value as? NSString).map { .string("\($0)") }
        case .boolean: (value as? NSNumber).map { .boolean($0.boolValue) }
        case .integer: (value as? NSNumber).map { .integer($0.intValue) }
        case .decimal: (value as? NSNumber).flatMap { $0.doubleValue.isFinite ? .decimal($0.doubleValue) : nil }
        case .timeInterval: (value as? NSNumber).flatMap { IntentValue(seconds: $0.doubleValue) }
        case .url: ((value as? URL) ?? (value as? NSURL).map { $0 as URL }).map { .url($0.absoluteString) }
        case .date, .time, .dateTime: dateValue(of: value)
        case .measurement: (value as? any IntentValueConvertible)?.intentValue
        case .file: (value as? INFile)?.storedValue
        case .person: (value as? INPerson)?.storedValue
        case .placemark: (value as? CLPlacemark)?.storedValue
        case .currencyAmount: (value as? INCurrencyAmount)?.storedValue
        case .paymentMethod: (value as? INPaymentMethod)?.storedValue
        case .enumeration(let type): enumerationValue(of: value, type)
        case .object: (value as? INObject).map { .object($0.objectValue) }
        }
    }

    private func dateValue(of value: Any) -> IntentValue? {
        let components = (value as? DateComponents) ?? (value as? NSDateComponents).map { $0 as DateComponents }
        guard let components, case .dateComponents(let stored) = components.intentValue else { return nil }
        switch self {
        case .date: return stored.date.map { .dateComponents(.date($0)) }
        case .time: return stored.time.map { .dateComponents(.time($0)) }
        default:
            guard let date = stored.date, let time = stored.time ?? TimeOfDay(hour: 0, minute: 0) else { return nil }
            return .dateComponents(.dateTime(date, time))
        }
    }

    private func enumerationValue(of value: Any, _ type: any INStoredEnum.Type) -> IntentValue? {
        func name<Case: INStoredEnum>(_ type: Case.Type) -> String? {
            let found = (value as? Case) ?? (value as? NSNumber).flatMap { Case(rawValue: $0.intValue) }
            return found.flatMap { Case.storedName(of: $0) }
        }
        return name(type).map(IntentValue.enumeration)
    }
}
