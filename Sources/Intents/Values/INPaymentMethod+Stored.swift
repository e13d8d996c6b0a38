import IntentRuntime

extension INPaymentMethod {
    var storedValue: IntentValue {
        .paymentMethod(
            PaymentMethodValue(
                kind: type.kind, name: name, identificationHint: identificationHint, image: icon?.intentImage))
    }

    /// Nil for what is no means of payment.
    static func stored(_ value: IntentValue) -> INPaymentMethod? {
        guard case .paymentMethod(let method) = value else { return nil }
        return INPaymentMethod(
            type: INPaymentMethodType(kind: method.kind), name: method.name,
            identificationHint: method.identificationHint, icon: method.image.map(INImage.init(intentImage:)))
    }
}

extension INPaymentMethodType {
    fileprivate var kind: PaymentMethodValue.Kind {
        switch self {
        case .unknown: .unknown
        case .checking: .checking
        case .savings: .savings
        case .brokerage: .brokerage
        case .debit: .debit
        case .credit: .credit
        case .prepaid: .prepaid
        case .store: .store
        case .applePay: .applePay
        }
    }

    fileprivate init(kind: PaymentMethodValue.Kind) {
        switch kind {
        case .unknown: self = .unknown
        case .checking: self = .checking
        case .savings: self = .savings
        case .brokerage: self = .brokerage
        case .debit: self = .debit
        case .credit: self = .credit
        case .prepaid: self = .prepaid
        case .store: self = .store
        case .applePay: self = .applePay
        }
    }
}
