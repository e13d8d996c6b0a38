/// A Swift type that a parameter can have.
public protocol ConfigurableValue: Sendable, Hashable {
    /// Creates a value from an untyped value, or nil if it has another type.
    init?(intentValue: IntentValue)
    /// The value as an untyped value.
    var intentValue: IntentValue { get }
}

extension Array where Element: ConfigurableValue {
    /// The elements as untyped values.
    public var intentValues: [IntentValue] { map { $0.intentValue } }
}

extension Optional where Wrapped: ConfigurableValue {
    /// The value as an untyped value in an array, or an empty array.
    public var intentValues: [IntentValue] { map { [$0.intentValue] } ?? [] }
}

extension Bool: ConfigurableValue {
    /// Creates a Boolean, or nil if the value has another type.
    public init?(intentValue: IntentValue) {
        guard case .boolean(let value) = intentValue else { return nil }
        self = value
    }

    /// The Boolean as an untyped value.
    public var intentValue: IntentValue { .boolean(self) }
}

extension Int: ConfigurableValue {
    /// Creates an integer, or nil if the value has another type. Decimals are not converted.
    public init?(intentValue: IntentValue) {
        guard case .integer(let value) = intentValue else { return nil }
        self = value
    }

    /// The integer as an untyped value.
    public var intentValue: IntentValue { .integer(self) }
}

extension Double: ConfigurableValue {
    /// Creates a number, or nil if the value is not a decimal. Integers are not converted.
    public init?(intentValue: IntentValue) {
        guard case .decimal(let value) = intentValue else { return nil }
        self = value
    }

    /// The number as an untyped decimal value.
    public var intentValue: IntentValue { .decimal(self) }
}

extension String: ConfigurableValue {
    /// Creates a string, or nil if the value has another type. Enum cases and URLs are not converted.
    public init?(intentValue: IntentValue) {
        guard case .string(let value) = intentValue else { return nil }
        self = value
    }

    /// The string as an untyped value.
    public var intentValue: IntentValue { .string(self) }
}

extension Duration: ConfigurableValue {
    /// Creates a duration, or nil if the value is not a time interval.
    public init?(intentValue: IntentValue) {
        guard case .timeInterval(let value) = intentValue else { return nil }
        self = value
    }

    /// The duration as an untyped time interval, which is stored in seconds.
    public var intentValue: IntentValue { .timeInterval(self) }
}

extension FileValue: ConfigurableValue {}
extension PersonValue: ConfigurableValue {}
extension PlacemarkValue: ConfigurableValue {}
extension CurrencyAmountValue: ConfigurableValue {}
extension PaymentMethodValue: ConfigurableValue {}
extension ColorValue: ConfigurableValue {}
