import IntentModel

/// The form of a parameter or property in a SiriKit class.
struct SiriKitShape {
    /// The stored name.
    let stored: String
    let property: SwiftIdentifier
    let valueType: ValueType
    private let form: SiriKitForm

    /// - Parameter taken: Names that the class inherits or that other members have.
    init(stored: String, swiftName: String, type: ValueType, taken: Set<String>, names: SiriKitNames) {
        self.stored = stored
        property = SwiftIdentifier(swiftName).avoiding(taken)
        valueType = type
        form = SiriKitForm(type.element, names)
    }

    /// Returns the shapes of the members of a class.
    static func shapes(
        _ members: [(stored: String, swiftName: String, type: ValueType)], inherited: Set<String>, names: SiriKitNames
    ) -> [SiriKitShape] {
        // A name that the class inherits is itself in use, so it gets underscores.
        let taken = inherited.union(members.map(\.swiftName))
        return members.map { member in
            SiriKitShape(
                stored: member.stored, swiftName: member.swiftName, type: member.type,
                taken: inherited.contains(member.swiftName) ? taken : [], names: names)
        }
    }

    // MARK: Types

    /// A single enum: never nil, with accessors of its own.
    private var isSingleEnumeration: Bool { form.cases != nil && !valueType.isList }

    /// The type of the property, such as `[City]?` or `NSNumber?`. An enum is not optional.
    var propertyType: SwiftCode { isSingleEnumeration ? form.element : "\(requiredType)?" }

    /// The type of a required value, such as `[City]` or `NSNumber`.
    var requiredType: SwiftCode { valueType.isList ? "[\(form.listElement)]" : form.element }

    /// The initial value of the property, if it is not nil.
    var initialValue: SwiftCode? { isSingleEnumeration ? ".unknown" : nil }

    /// The value that `default…` returns if a handler does not implement it.
    var noValue: SwiftCode { initialValue ?? "nil" }

    /// The element of an options collection, which is always a class.
    var optionElement: SwiftCode { form.optionElement }

    /// The case of `INParameterKind`.
    var kind: SwiftCode { form.kind }

    /// The result class of a parameter without reasons.
    var resultType: SwiftCode { form.result }

    // MARK: Values

    /// `values.objects("cities")`
    func reading(from values: SwiftCode) -> SwiftCode {
        if let cases = form.cases, valueType.isList { return "\(cases).numbers(\(literal: stored), in: \(values))" }
        return "\(values).\(valueType.isList ? form.listReader : form.reader)(\(literal: stored))"
    }

    /// `values.set("cities", to: self.cities, as: .object)`
    func writing(_ value: SwiftCode, to values: SwiftCode) -> SwiftCode {
        if isSingleEnumeration { return "\(values).set(\(literal: stored), to: \(value))" }
        return "\(values).set(\(literal: stored), to: \(value), as: \(kind))"
    }
}

/// The SiriKit form of a parameter type: the one place in this emitter that a new type changes.
private struct SiriKitForm {
    /// The type of a single value, such as `NSNumber` or `City`.
    let element: SwiftCode
    /// The type of a value in a list, where an enum case is an `NSNumber`.
    let listElement: SwiftCode
    let optionElement: SwiftCode
    /// The methods of `INParameterValues` that read a value and a list.
    let reader: SwiftCode
    let listReader: SwiftCode
    let kind: SwiftCode
    let result: SwiftCode
    /// `INStoredCases<Size>` for an enum.
    let cases: SwiftCode?

    private init(
        _ element: SwiftCode, listElement: SwiftCode? = nil, option: SwiftCode? = nil, reader: SwiftCode,
        listReader: SwiftCode? = nil, kind: SwiftCode? = nil, result: SwiftCode, cases: SwiftCode? = nil
    ) {
        self.element = element
        self.listElement = listElement ?? element
        optionElement = option ?? self.listElement
        self.reader = reader
        self.listReader = listReader ?? "\(reader)s"
        self.kind = kind ?? ".\(reader)"
        self.result = result
        self.cases = cases
    }

    init(_ type: ElementType, _ names: SiriKitNames) {
        let number = names[.NSNumber]
        self =
            switch type {
            case .string:
                Self(
                    names[.String], option: names[.NSString], reader: "string", result: names[.INStringResolutionResult]
                )
            case .integer: Self(number, reader: "number", kind: ".integer", result: names[.INIntegerResolutionResult])
            case .decimal: Self(number, reader: "number", kind: ".decimal", result: names[.INDoubleResolutionResult])
            case .boolean: Self(number, reader: "number", kind: ".boolean", result: names[.INBooleanResolutionResult])
            case .timeInterval:
                Self(number, reader: "number", kind: ".timeInterval", result: names[.INTimeIntervalResolutionResult])
            case .url: Self(names[.URL], option: names[.NSURL], reader: "url", result: names[.INURLResolutionResult])
            case .measurement(let dimension): Self(measurement: dimension, names)
            case .dateComponents(let kind):
                Self(
                    names[.DateComponents], option: names[.NSDateComponents], reader: "dateComponents",
                    listReader: "dateComponentsList", kind: ".\(SwiftIdentifier(kind.rawValue))",
                    result: names[.INDateComponentsResolutionResult])
            case .file: Self(names[.INFile], reader: "file", result: names[.INFileResolutionResult])
            case .person: Self(names[.INPerson], reader: "person", result: names[.INPersonResolutionResult])
            case .placemark: Self(names[.CLPlacemark], reader: "placemark", result: names[.INPlacemarkResolutionResult])
            case .currencyAmount:
                Self(
                    names[.INCurrencyAmount], reader: "currencyAmount", result: names[.INCurrencyAmountResolutionResult]
                )
            case .paymentMethod:
                Self(names[.INPaymentMethod], reader: "paymentMethod", result: names[.INPaymentMethodResolutionResult])
            case .color, .record, .union: Self(literalOf: type, names)
            case .enumeration(let name): Self(enumeration: names.enumeration(name), names)
            case .object(let name):
                Self(
                    SwiftCode(names.object(name)), reader: "object",
                    result: SwiftCode(SiriKitNames.result(of: names.object(name))))
            case .anyObject: Self(names[.INObject], reader: "object", result: names[.INObjectResolutionResult])
            case .system: preconditionFailure("Apple's own types have no Swift form and were filtered out")
            }
    }

    private init(measurement dimension: Dimension, _ names: SiriKitNames) {
        let unit = names.unit(of: dimension)
        self.init(
            "\(names[.Measurement])<\(unit)>", option: names[.NSMeasurement], reader: "measurement",
            result: names.result(of: dimension))
    }

    /// The form of a type that SiriKit does not have: a text.
    private init(literalOf type: ElementType, _ names: SiriKitNames) {
        self.init(
            names[.String], option: names[.NSString], reader: "literal", kind: ".literal(\(literal: type.tag))",
            result: names[.INStringResolutionResult])
    }

    private init(enumeration type: SwiftIdentifier, _ names: SiriKitNames) {
        let cases: SwiftCode = "\(names[.INStoredCases])<\(type)>"
        self.init(
            SwiftCode(type), listElement: names[.NSNumber], reader: "enumeration", kind: "\(cases).kind",
            result: SwiftCode(SiriKitNames.result(of: type)), cases: cases)
    }
}
