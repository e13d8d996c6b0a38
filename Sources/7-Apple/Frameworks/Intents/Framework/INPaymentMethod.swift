public import Foundation
import IntentRuntime

/// A payment method.
open class INPaymentMethod: NSObject {
    public let type: INPaymentMethodType
    public let name: String?
    /// Distinguishes payment methods with the same name, for example by the last digits of a card.
    public let identificationHint: String?
    public let icon: INImage?

    public init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) {
        self.type = type
        self.name = name
        self.identificationHint = identificationHint
        self.icon = icon
    }

    /// Returns Apple Pay. It is unavailable on other systems and has no special meaning here.
    public class func applePay() -> INPaymentMethod {
        INPaymentMethod(type: .applePay, name: nil, identificationHint: nil, icon: nil)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INPaymentMethod else { return false }
        return other.type == type && other.name == name && other.identificationHint == identificationHint
            && other.icon == icon
    }

    open override var hash: Int { name.hashValue }
}

/// The type of a payment method.
public enum INPaymentMethodType: Int, Sendable {
    case unknown = 0
    case checking = 1
    case savings = 2
    case brokerage = 3
    case debit = 4
    case credit = 5
    case prepaid = 6
    case store = 7
    case applePay = 8
}

extension INPaymentMethod {
    var storedValue: IntentValue {
        .paymentMethod(
            PaymentMethodValue(
                kind: type.kind, name: name, identificationHint: identificationHint, image: icon?.intentImage))
    }

    /// Returns a payment method for a stored value, or nil if the value is not a payment method.
    static func stored(_ value: IntentValue) -> INPaymentMethod? {
        guard case .paymentMethod(let method) = value else { return nil }
        return INPaymentMethod(
            type: INPaymentMethodType(kind: method.kind), name: method.name,
            identificationHint: method.identificationHint, icon: method.image.map(INImage.init(intentImage:)))
    }
}

extension INPaymentMethodType {
    fileprivate var kind: PaymentMethodValue.Kind {
        PaymentMethodValue.Kind.allCases.first { INPaymentMethodType(kind: $0) == self } ?? .unknown
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
