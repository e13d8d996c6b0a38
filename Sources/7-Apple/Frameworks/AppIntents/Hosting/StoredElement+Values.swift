import IntentModel
public import IntentRuntime
public import Intents

// Types of App Intents whose values are converted as those of generated intents are.

extension IntentFile: ConvertedElement {
    typealias Stored = FileValue
    static var storedType: ElementType { .file }
}

extension IntentCurrencyAmount: ConvertedElement {
    typealias Stored = CurrencyAmountValue
    static var storedType: ElementType { .currencyAmount }
}

extension IntentPaymentMethod: ConvertedElement {
    typealias Stored = PaymentMethodValue
    static var storedType: ElementType { .paymentMethod }
}

extension IntentPerson: ConvertedElement {
    typealias Stored = PersonValue
    static var storedType: ElementType { .person }
}

extension CLPlacemark: StoredElement {
    static var storedType: ElementType { .placemark }

    static func hosted(_ value: IntentValue) -> Self? { CLPlacemark.stored(value) as? Self }

    var stored: IntentValue? { storedValue }
}

extension PlacemarkValue: AppIntentConvertible {
    /// Returns nil for an empty placemark.
    public init?(appIntentValue place: CLPlacemark) {
        guard case .placemark(let value)? = place.storedValue else { return nil }
        self = value
    }

    /// The placemark. It may have no coordinate: outside of Apple's systems, its class belongs to this package.
    public var appIntentValue: CLPlacemark? { CLPlacemark.stored(.placemark(self)) }
}
