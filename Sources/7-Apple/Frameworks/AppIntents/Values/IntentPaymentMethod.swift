public import IntentFoundation

/// A way to pay, such as a card.
public struct IntentPaymentMethod: _IntentValue, Hashable {
    /// The kind of a payment method.
    public enum PaymentType: Hashable, Sendable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }

    private let localizedName: LocalizedStringResource?
    /// The kind.
    public let paymentType: PaymentType
    /// A part of the account number, such as its last digits.
    public let identificationHint: String?
    /// The picture.
    public let icon: DisplayRepresentation.Image?

    public init(
        type: PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
        icon: DisplayRepresentation.Image? = nil
    ) {
        paymentType = type
        localizedName = name
        self.identificationHint = identificationHint
        self.icon = icon
    }

    /// The method that Apple Pay offers.
    public static var applePay: IntentPaymentMethod { IntentPaymentMethod(type: .applePay) }

    /// The translated name.
    public var name: String? { localizedName.map { String(localized: $0) } }
}
