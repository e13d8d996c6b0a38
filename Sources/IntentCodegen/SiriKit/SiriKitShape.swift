import IntentModel

/// What a parameter or property is in classes of SiriKit's form.
struct SiriKitShape {
    /// The stored name.
    let stored: String
    let property: SwiftIdentifier
    let valueType: ValueType
    /// The type of one value where it stands alone: `NSNumber`, `City`.
    let element: SwiftCode
    private let names: SiriKitNames

    /// - Parameter taken: What the class inherits, and what its siblings are called.
    init(stored: String, swiftName: String, type: ValueType, taken: Set<String>, names: SiriKitNames) {
        self.stored = stored
        property = SwiftIdentifier(swiftName).avoiding(taken)
        valueType = type
        element = SiriKitShape.element(type.element, names)
        self.names = names
    }

    /// The shapes of members of one class.
    static func shapes(
        _ members: [(stored: String, swiftName: String, type: ValueType)], inherited: Set<String>, names: SiriKitNames
    ) -> [SiriKitShape] {
        members.map { member in
            let siblings = members.map(\.swiftName).filter { $0 != member.swiftName }
            return SiriKitShape(
                stored: member.stored, swiftName: member.swiftName, type: member.type,
                taken: inherited.contains(member.swiftName) ? inherited.union(siblings) : [], names: names)
        }
    }

    private static func element(_ type: ElementType, _ names: SiriKitNames) -> SwiftCode {
        switch type {
        case .string: names[.String]
        case .integer, .decimal, .boolean, .timeInterval: names[.NSNumber]
        case .url: names[.URL]
        case .measurement(let dimension): "\(names[.Measurement])<\(names.unit(of: dimension))>"
        case .dateComponents: names[.DateComponents]
        case .file: names[.INFile]
        case .person: names[.INPerson]
        case .placemark: names[.CLPlacemark]
        case .currencyAmount: names[.INCurrencyAmount]
        case .paymentMethod: names[.INPaymentMethod]
        case .enumeration(let name): SwiftCode(names.enumeration(name))
        case .object(let name): SwiftCode(names.object(name))
        case .anyObject: names[.INObject]
        case .system: preconditionFailure("one of Apple's own types has no Swift, and is left out before")
        }
    }

    private var isEnumeration: Bool {
        if case .enumeration = valueType.element { true } else { false }
    }

    /// The type of one value where an object is asked for, as in lists and collections: a case is a number there.
    private var listElement: SwiftCode { isEnumeration ? names[.NSNumber] : element }

    /// `[City]?`, `NSNumber?`; a case is never nil.
    var propertyType: SwiftCode {
        isEnumeration && !valueType.isList ? element : "\(requiredType)?"
    }

    /// The same where there has to be a value: `[City]`, `NSNumber`.
    var requiredType: SwiftCode { valueType.isList ? "[\(listElement)]" : element }

    /// What the property holds in a new object, where that is not nil.
    var initialValue: SwiftCode? { isEnumeration && !valueType.isList ? ".unknown" : nil }

    /// What `default…` answers where a handler has none.
    var noValue: SwiftCode { initialValue ?? "nil" }

    /// The element of an options collection, an object always.
    var optionElement: SwiftCode {
        switch valueType.element {
        case .string: names[.NSString]
        case .url: names[.NSURL]
        case .dateComponents: names[.NSDateComponents]
        case .measurement: names[.NSMeasurement]
        default: listElement
        }
    }

    // MARK: Values

    /// `values.objects("cities")`
    func reading(from values: SwiftCode) -> SwiftCode {
        if isEnumeration, valueType.isList {
            return "\(names[.INStoredCases])<\(element)>.numbers(\(literal: stored), in: \(values))"
        }
        let (one, several): (SwiftCode, SwiftCode) =
            switch valueType.element {
            case .string: ("string", "strings")
            case .integer, .decimal, .boolean, .timeInterval: ("number", "numbers")
            case .url: ("url", "urls")
            case .measurement: ("measurement", "measurements")
            case .dateComponents: ("dateComponents", "dateComponentsList")
            case .file: ("file", "files")
            case .person: ("person", "persons")
            case .placemark: ("placemark", "placemarks")
            case .currencyAmount: ("currencyAmount", "currencyAmounts")
            case .paymentMethod: ("paymentMethod", "paymentMethods")
            case .enumeration: ("enumeration", "enumerations")
            case .object, .anyObject, .system: ("object", "objects")
            }
        return "\(values).\(valueType.isList ? several : one)(\(literal: stored))"
    }

    /// `values.set("cities", to: self.cities, as: .object)`
    func writing(_ value: SwiftCode, to values: SwiftCode) -> SwiftCode {
        if isEnumeration, !valueType.isList { return "\(values).set(\(literal: stored), to: \(value))" }
        return "\(values).set(\(literal: stored), to: \(value), as: \(kind))"
    }

    /// The case of `INParameterKind`.
    var kind: SwiftCode {
        switch valueType.element {
        case .string: ".string"
        case .integer: ".integer"
        case .decimal: ".decimal"
        case .boolean: ".boolean"
        case .timeInterval: ".timeInterval"
        case .url: ".url"
        case .measurement: ".measurement"
        case .dateComponents(.date): ".date"
        case .dateComponents(.time): ".time"
        case .dateComponents(.dateTime): ".dateTime"
        case .file: ".file"
        case .person: ".person"
        case .placemark: ".placemark"
        case .currencyAmount: ".currencyAmount"
        case .paymentMethod: ".paymentMethod"
        case .enumeration: "\(names[.INStoredCases])<\(element)>.kind"
        case .object, .anyObject, .system: ".object"
        }
    }

    // MARK: Resolution

    /// The class of a result without reasons of the parameter's own.
    var resultType: SwiftCode {
        switch valueType.element {
        case .string: names[.INStringResolutionResult]
        case .integer: names[.INIntegerResolutionResult]
        case .decimal: names[.INDoubleResolutionResult]
        case .boolean: names[.INBooleanResolutionResult]
        case .timeInterval: names[.INTimeIntervalResolutionResult]
        case .url: names[.INURLResolutionResult]
        case .measurement(let dimension):
            "\(names[.INMeasurementResolutionResult])<\(names.unit(of: dimension))>"
        case .dateComponents: names[.INDateComponentsResolutionResult]
        case .file: names[.INFileResolutionResult]
        case .person: names[.INPersonResolutionResult]
        case .placemark: names[.INPlacemarkResolutionResult]
        case .currencyAmount: names[.INCurrencyAmountResolutionResult]
        case .paymentMethod: names[.INPaymentMethodResolutionResult]
        case .enumeration(let name): SwiftCode(SiriKitNames.result(of: names.enumeration(name)))
        case .object(let name): SwiftCode(SiriKitNames.result(of: names.object(name)))
        case .anyObject, .system: names[.INObjectResolutionResult]
        }
    }
}
