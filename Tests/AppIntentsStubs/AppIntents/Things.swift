public import Foundation
public import UniformTypeIdentifiers

public struct IntentFile: _IntentValue, Hashable, Sendable {
    public init(data: Data, filename: String, type: UTType? = nil) {}
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {}

    public var filename: String { fatalError() }
    public var fileURL: URL? { nil }
    public var type: UTType? { nil }
}

public struct IntentPerson: _IntentValue, Equatable, Sendable {
    public enum Name: Equatable, Sendable {
        case components(PersonNameComponents)
        case displayName(String)
    }

    public enum Identifier: Equatable, Sendable {
        case applicationDefined(String)
        case contact(String)
        case unknown
    }

    public enum ParameterMode: Int, Sendable {
        case contact, email, phone, emailOrPhone
    }

    public struct Handle: Hashable, Sendable {
        public enum Label: Hashable, Sendable {
            case home
        }

        public enum Value: Sendable {
            case emailAddress(String)
            case phoneNumber(String)
            case applicationDefined(String)
        }

        public init(emailAddress: String, label: Label? = nil) {}
        public init(phoneNumber: String, label: Label? = nil) {}
        public init(applicationDefined: String, label: Label? = nil) {}

        public var value: Value { fatalError() }
    }

    public init(
        identifier: IntentPerson.Identifier, name: IntentPerson.Name, handle: IntentPerson.Handle? = nil,
        aliases: [IntentPerson.Handle] = [], isMe: Bool = false, image: DisplayRepresentation.Image? = nil
    ) {}

    public var identifier: IntentPerson.Identifier { fatalError() }
    public var name: IntentPerson.Name { fatalError() }
    public var handle: IntentPerson.Handle? { nil }
}

public struct IntentCurrencyAmount: _IntentValue, Hashable, Sendable {
    public let amount: Decimal
    public let currencyCode: String

    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

public struct IntentPaymentMethod: _IntentValue, Sendable {
    public enum PaymentType: Hashable, Sendable {
        case unknown, checking, savings, brokerage, debit, credit, prepaid, store, applePay
    }

    public init(
        type: IntentPaymentMethod.PaymentType, name: LocalizedStringResource? = nil, identificationHint: String? = nil,
        icon: DisplayRepresentation.Image? = nil
    ) {}

    public var paymentType: IntentPaymentMethod.PaymentType { .unknown }
    public var name: String? { nil }
    public var identificationHint: String? { nil }
}
