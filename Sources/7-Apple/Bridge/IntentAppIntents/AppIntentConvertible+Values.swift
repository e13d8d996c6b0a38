internal import Foundation
public import IntentRuntime

#if canImport(Darwin)
    public import AppIntents
    internal import UniformTypeIdentifiers
#else
    internal import IntentFoundation
#endif

extension PersonValue: AppIntentConvertible {
    public init?(appIntentValue person: IntentPerson) {
        let name =
            switch person.name {
            case .displayName(let name): name
            case .components(let components):
                [components.givenName, components.familyName].compactMap(\.self).joined(separator: " ")
            @unknown default: ""
            }
        self.init(displayName: name)
        switch person.handle?.value {
        case .emailAddress(let address)?: (handle, handleType) = (address, .emailAddress)
        case .phoneNumber(let number)?: (handle, handleType) = (number, .phoneNumber)
        case .applicationDefined(let text)?: (handle, handleType) = (text, .unknown)
        default: break
        }
        switch person.identifier {
        case .contact(let identifier): contactIdentifier = identifier
        case .applicationDefined(let identifier): customIdentifier = identifier
        default: break
        }
        #if !canImport(Darwin)
            // Apple's images cannot be read.
            image = person.image?.stored
        #endif
    }

    public var appIntentValue: IntentPerson? {
        IntentPerson(
            identifier: appIntentIdentifier, name: .displayName(displayName), handle: appIntentHandle,
            image: image?.representation)
    }

    /// A stable identifier: the same person always has the same one.
    private var appIntentIdentifier: IntentPerson.Identifier {
        if let contactIdentifier { return .contact(contactIdentifier) }
        if let customIdentifier { return .applicationDefined(customIdentifier) }
        #if canImport(Darwin)
            return .applicationDefined(handle ?? displayName)
        #else
            // People are stored as values of definitions, which need no identifier.
            return .unknown
        #endif
    }

    private var appIntentHandle: IntentPerson.Handle? {
        guard let handle else { return nil }
        return switch handleType {
        case .emailAddress: IntentPerson.Handle(emailAddress: handle)
        case .phoneNumber: IntentPerson.Handle(phoneNumber: handle)
        case .unknown: IntentPerson.Handle(applicationDefined: handle)
        }
    }
}

extension FileValue: AppIntentConvertible {
    /// Returns nil for a file that is only in memory or on the web, because file contents are never stored.
    public init?(appIntentValue file: IntentFile) {
        guard let url = file.fileURL, url.isFileURL else { return nil }
        self.init(path: url.path, name: file.filename, typeIdentifier: file.type?.identifier)
    }

    public var appIntentValue: IntentFile? {
        IntentFile(
            fileURL: URL(fileURLWithPath: path), filename: name,
            type: typeIdentifier.flatMap { UTType($0) })
    }
}

extension CurrencyAmountValue: AppIntentConvertible {
    /// Returns nil for an invalid currency code, and for an amount that is not a number or has more than 38 digits.
    public init?(appIntentValue amount: IntentCurrencyAmount) {
        self.init(decimal: amount.amount, currencyCode: amount.currencyCode)
    }

    public var appIntentValue: IntentCurrencyAmount? {
        IntentCurrencyAmount(amount: decimal, currencyCode: currencyCode)
    }
}

extension PaymentMethodValue: AppIntentConvertible {
    public init?(appIntentValue method: IntentPaymentMethod) {
        self.init(
            kind: Kind(method.paymentType), name: method.name, identificationHint: method.identificationHint)
        #if !canImport(Darwin)
            image = method.icon?.stored
        #endif
    }

    public var appIntentValue: IntentPaymentMethod? {
        IntentPaymentMethod(
            type: kind.paymentType, name: name.map { "\($0)" }, identificationHint: identificationHint,
            icon: image?.representation)
    }
}

extension PaymentMethodValue.Kind {
    fileprivate init(_ type: IntentPaymentMethod.PaymentType) {
        self = Self.allCases.first { $0.paymentType == type } ?? .unknown
    }

    fileprivate var paymentType: IntentPaymentMethod.PaymentType {
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
}

extension ImageValue {
    /// The image in App Intents; nil for an invalid URL.
    package var representation: DisplayRepresentation.Image? {
        switch self {
        case .named(let name): DisplayRepresentation.Image(named: name)
        case .system(let name): DisplayRepresentation.Image(systemName: name)
        case .file(let path): DisplayRepresentation.Image(url: URL(fileURLWithPath: path))
        case .url(let text): URL(string: text).map { DisplayRepresentation.Image(url: $0) }
        }
    }
}

extension ObjectValue {
    /// The object as lists show it, for generated entities.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(displayString)", subtitle: subtitleString.map { "\($0)" },
            image: displayImage?.representation, synonyms: alternativeSpeakableMatches.map { "\($0)" })
    }
}
