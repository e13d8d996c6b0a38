extension Bool: IntentValueConvertible {
    /// Nil for what is not a Boolean.
    public init?(intentValue: IntentValue) {
        guard case .boolean(let value) = intentValue else { return nil }
        self = value
    }

    /// A Boolean.
    public var intentValue: IntentValue { .boolean(self) }
}

extension Int: IntentValueConvertible {
    /// Nil for what is not a whole number; a decimal is none.
    public init?(intentValue: IntentValue) {
        guard case .integer(let value) = intentValue else { return nil }
        self = value
    }

    /// A whole number of 64 bits.
    public var intentValue: IntentValue { .integer(self) }
}

extension Double: IntentValueConvertible {
    /// Nil for what is not a decimal; a whole number is none.
    public init?(intentValue: IntentValue) {
        guard case .decimal(let value) = intentValue else { return nil }
        self = value
    }

    /// A decimal.
    public var intentValue: IntentValue { .decimal(self) }
}

extension String: IntentValueConvertible {
    /// Nil for what is not a text; a case and an address are none.
    public init?(intentValue: IntentValue) {
        guard case .string(let value) = intentValue else { return nil }
        self = value
    }

    /// A text.
    public var intentValue: IntentValue { .string(self) }
}

extension Duration: IntentValueConvertible {
    /// Nil for what is not a time interval.
    public init?(intentValue: IntentValue) {
        guard case .timeInterval(let value) = intentValue else { return nil }
        self = value
    }

    /// A time interval, in seconds where it is stored.
    public var intentValue: IntentValue { .timeInterval(self) }
}
