import Foundation
import IntentFoundation
import IntentModel
import IntentRuntime
import Intents

extension CLPlacemark: StoredElement {
    static func elementType(_ declaration: ParameterDeclaration?) -> ElementType { .placemark }

    static func hosted(_ value: IntentValue) -> Self? { CLPlacemark.stored(value) as? Self }

    var stored: IntentValue? { storedValue }
}

extension IntentFile: StoredElement {
    static func elementType(_ declaration: ParameterDeclaration?) -> ElementType { .file }

    static func hosted(_ value: IntentValue) -> IntentFile? {
        guard case .file(let file) = value else { return nil }
        return IntentFile(fileURL: file.url, filename: file.name, type: file.typeIdentifier.flatMap { UTType($0) })
    }

    /// Contents are never stored.
    var stored: IntentValue? {
        guard let fileURL, fileURL.isFileURL else { return nil }
        return .file(FileValue(path: fileURL.path, name: filename, typeIdentifier: type?.identifier))
    }
}

extension IntentCurrencyAmount: StoredElement {
    static func elementType(_ declaration: ParameterDeclaration?) -> ElementType { .currencyAmount }

    static func hosted(_ value: IntentValue) -> IntentCurrencyAmount? {
        guard case .currencyAmount(let amount) = value else { return nil }
        return IntentCurrencyAmount(amount: amount.decimal, currencyCode: amount.currencyCode)
    }

    /// Nil for an invalid currency code, and for an amount that is not a number.
    var stored: IntentValue? {
        CurrencyAmountValue(decimal: amount, currencyCode: currencyCode).map(IntentValue.currencyAmount)
    }
}

extension IntentPaymentMethod: StoredElement {
    static func elementType(_ declaration: ParameterDeclaration?) -> ElementType { .paymentMethod }

    static func hosted(_ value: IntentValue) -> IntentPaymentMethod? {
        guard case .paymentMethod(let method) = value else { return nil }
        return IntentPaymentMethod(
            type: PaymentType(method.kind), name: method.name.map { "\($0)" },
            identificationHint: method.identificationHint,
            icon: method.image.flatMap { DisplayRepresentation.Image($0) })
    }

    var stored: IntentValue? {
        let kind = PaymentMethodValue.Kind.allCases.first { PaymentType($0) == paymentType } ?? .unknown
        return .paymentMethod(
            PaymentMethodValue(kind: kind, name: name, identificationHint: identificationHint, image: icon?.stored))
    }
}

extension IntentPaymentMethod.PaymentType {
    fileprivate init(_ kind: PaymentMethodValue.Kind) {
        self =
            switch kind {
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

extension IntentPerson: StoredElement {
    static func elementType(_ declaration: ParameterDeclaration?) -> ElementType { .person }

    static func hosted(_ value: IntentValue) -> IntentPerson? {
        guard case .person(let person) = value else { return nil }
        let identifier =
            person.contactIdentifier.map(Identifier.contact)
            ?? person.customIdentifier.map(Identifier.applicationDefined)
        return IntentPerson(
            identifier: identifier ?? .unknown, name: .displayName(person.displayName), handle: Handle(person),
            image: person.image.flatMap { DisplayRepresentation.Image($0) })
    }

    var stored: IntentValue? {
        var person = PersonValue(displayName: displayName)
        switch handle?.value {
        case .emailAddress(let address)?: (person.handle, person.handleType) = (address, .emailAddress)
        case .phoneNumber(let number)?: (person.handle, person.handleType) = (number, .phoneNumber)
        case .applicationDefined(let text)?: (person.handle, person.handleType) = (text, .unknown)
        case nil: break
        }
        switch identifier {
        case .contact(let identifier): person.contactIdentifier = identifier
        case .applicationDefined(let identifier): person.customIdentifier = identifier
        case .unknown: break
        }
        person.image = image?.stored
        return .person(person)
    }

    private var displayName: String {
        switch name {
        case .displayName(let name): name
        case .components(let components):
            [components.givenName, components.familyName].compactMap(\.self).joined(separator: " ")
        }
    }
}

extension IntentPerson.Handle {
    fileprivate init?(_ person: PersonValue) {
        guard let handle = person.handle else { return nil }
        switch person.handleType {
        case .emailAddress: self.init(emailAddress: handle)
        case .phoneNumber: self.init(phoneNumber: handle)
        case .unknown: self.init(applicationDefined: handle)
        }
    }
}

extension DisplayRepresentation.Image {
    /// The image that is stored; nil for an invalid URL.
    fileprivate init?(_ image: ImageValue) {
        switch image {
        case .named(let name): self.init(named: name)
        case .system(let name): self.init(systemName: name)
        case .file(let path): self.init(url: URL(fileURLWithPath: path))
        case .url(let text):
            guard let url = URL(string: text) else { return nil }
            self.init(url: url)
        }
    }
}
