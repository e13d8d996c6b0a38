// Values that are their own Swift type.

extension FileValue: IntentValueConvertible {
    /// Nil for what is no file.
    public init?(intentValue: IntentValue) {
        guard case .file(let file) = intentValue else { return nil }
        self = file
    }

    /// A file.
    public var intentValue: IntentValue { .file(self) }
}

extension PersonValue: IntentValueConvertible {
    /// Nil for what is no person.
    public init?(intentValue: IntentValue) {
        guard case .person(let person) = intentValue else { return nil }
        self = person
    }

    /// A person.
    public var intentValue: IntentValue { .person(self) }
}

extension PlacemarkValue: IntentValueConvertible {
    /// Nil for what is no place.
    public init?(intentValue: IntentValue) {
        guard case .placemark(let place) = intentValue else { return nil }
        self = place
    }

    /// A place.
    public var intentValue: IntentValue { .placemark(self) }
}

extension CurrencyAmountValue: IntentValueConvertible {
    /// Nil for what is no amount of money.
    public init?(intentValue: IntentValue) {
        guard case .currencyAmount(let amount) = intentValue else { return nil }
        self = amount
    }

    /// An amount of money.
    public var intentValue: IntentValue { .currencyAmount(self) }
}

extension PaymentMethodValue: IntentValueConvertible {
    /// Nil for what is no payment method.
    public init?(intentValue: IntentValue) {
        guard case .paymentMethod(let method) = intentValue else { return nil }
        self = method
    }

    /// A payment method.
    public var intentValue: IntentValue { .paymentMethod(self) }
}
