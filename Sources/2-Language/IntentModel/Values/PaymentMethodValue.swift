import IntentSystem

/// A method of payment.
public struct PaymentMethodValue: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }

    public var kind: Kind
    public var name: String?
    /// A hint that distinguishes methods with the same name, such as the last digits of a card.
    public var identificationHint: String?
    public var image: ImageValue?
    /// Stored members that this version does not support; they are written back unchanged.
    package var unknownMembers = JSONObject()

    public init(kind: Kind, name: String? = nil, identificationHint: String? = nil, image: ImageValue? = nil) {
        self.kind = kind
        self.name = name
        self.identificationHint = identificationHint
        self.image = image
    }

    /// The kind, name and hint in one line, such as `credit Visa 1234`.
    package var optionIdentifier: String {
        [kind.rawValue, name, identificationHint].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension PaymentMethodValue {
    public static func == (first: PaymentMethodValue, second: PaymentMethodValue) -> Bool {
        first.kind == second.kind && first.name.isExactly(second.name)
            && first.identificationHint.isExactly(second.identificationHint) && first.image == second.image
            && first.unknownMembers == second.unknownMembers
    }

    public func hash(into hasher: inout Hasher) {
        optionIdentifier.hashExactly(into: &hasher)
    }
}

extension PaymentMethodValue: StructuredObject {
    package static var kind: ElementKind { .paymentMethod }

    /// Creates a payment method, or nil if the value has another type.
    public init?(intentValue: IntentValue) {
        guard case .paymentMethod(let value) = intentValue else { return nil }
        self = value
    }

    /// The payment method as an untyped value.
    public var intentValue: IntentValue { .paymentMethod(self) }

    /// A payment method has no literal.
    package var literalText: String? { nil }

    package static func literal(_ text: String) throws(ValueTextError) -> PaymentMethodValue {
        throw ValueTextError(
            UserText("a payment method cannot be written as text; write it as JSON, such as {\"type\":\"credit\"}"))
    }

    package var wire: JSONValue {
        var writer = WireMemberWriter()
        writer.put("type", kind.rawValue)
        writer.put("name", name)
        writer.put("identificationHint", identificationHint)
        writer.put("image", image?.wire)
        return writer.json(with: unknownMembers)
    }

    package init(wire json: JSONValue, keepingUnknown: Bool) throws(WireError) {
        let members = try Members<WireError>(json, of: #"an object with "type""#)
        guard let kind = try members.word("type", Kind.self) else {
            throw WireError(
                "a payment method needs a \"type\": \(Kind.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        self.init(
            kind: kind, name: try members.optional("name", .text),
            identificationHint: try members.optional("identificationHint", .text),
            image: try members.image("image"))
        unknownMembers = try members.unknown(
            keeping: keepingUnknown, in: "a payment method", known: ["type", "name", "identificationHint", "image"])
    }
}
