public import Foundation

/// How something is paid.
open class INPaymentMethod: NSObject {
    public let type: INPaymentMethodType
    public let name: String?
    /// What tells it from others of its name, such as a card's last digits.
    public let identificationHint: String?
    public let icon: INImage?

    public init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) {
        self.type = type
        self.name = name
        self.identificationHint = identificationHint
        self.icon = icon
    }

    /// Apple Pay, which no system but Apple's has; a method like others here.
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
