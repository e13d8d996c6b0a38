/// How something is paid.
public struct PaymentMethodValue: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }

    public var kind: Kind
    public var name: String?
    /// What tells it from others of its name, such as a card's last digits.
    public var identificationHint: String?
    public var image: ImageValue?
    /// Stored members that this version does not know; they are written back as they were.
    package var unknownMembers = JSONObject()

    public init(kind: Kind, name: String? = nil, identificationHint: String? = nil, image: ImageValue? = nil) {
        self.kind = kind
        self.name = name
        self.identificationHint = identificationHint
        self.image = image
    }

    /// What tells it from others: kind, name and hint in one line, such as `credit Visa 1234`.
    package var optionIdentifier: String {
        [kind.rawValue, name, identificationHint].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }
}
