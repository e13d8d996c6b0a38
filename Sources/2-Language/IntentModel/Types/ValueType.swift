/// The declared type of a parameter or property: a type of elements, or a list of them.
package struct ValueType: Hashable, Sendable {
    package var element: ElementType
    /// Whether the type is written in brackets and allows multiple values.
    package var isList: Bool

    package init(_ element: ElementType, isList: Bool = false) {
        self.element = element
        self.isList = isList
    }
}

/// The type of a single value.
///
/// To add a type, add its case here and follow the compiler errors: each switch over the types in this module is one
/// stage of reading, checking or writing.
package enum ElementType: Hashable, Sendable {
    case string, integer, decimal, boolean, url, timeInterval
    case measurement(Dimension)
    case dateComponents(DateComponentsKind)
    case file, person, placemark, currencyAmount, paymentMethod
    /// An enum of the schema, by its declared name.
    case enumeration(String)
    /// An object type of the schema, by its declared name.
    case object(String)
    /// An object without a declared type, which has only the built-in properties.
    case anyObject
    /// A type of Apple's systems, by its name without `System.`. It can be exported, but never has a value here.
    case system(String)

    /// Whether values are objects, with or without a declared type.
    package var isObject: Bool {
        switch self {
        case .object, .anyObject: true
        default: false
        }
    }

    /// Whether this is a type of Apple's systems; see ``system(_:)``.
    package var isSystem: Bool {
        if case .system = self { true } else { false }
    }

    /// Whether values contain more than their identifier, so that a literal matches every value with its identifier.
    package var isMatchedByIdentifier: Bool {
        switch self {
        case .object, .anyObject, .file, .person, .placemark, .paymentMethod: true
        case .string, .integer, .decimal, .boolean, .url, .timeInterval, .measurement, .dateComponents,
            .currencyAmount, .enumeration, .system:
            false
        }
    }
}

extension ValueType {
    /// The text that stores record as the type of a value: `Integer`, `enum:CountType` or `measurement:Length`, in brackets
    /// for a list.
    package var tag: String {
        isList ? "[\(element.tag)]" : element.tag
    }

    /// Finds the type with a tag; returns `nil` if this version has none.
    package init?(tag: String) {
        let isList = tag.hasPrefix("[") && tag.hasSuffix("]")
        guard let element = ElementType(tag: isList ? String(tag.dropFirst().dropLast()) : tag) else { return nil }
        self.init(element, isList: isList)
    }
}

/// The types whose tag is a single word.
private enum TagWord: String {
    case string = "String"
    case integer = "Integer"
    case decimal = "Decimal"
    case boolean = "Boolean"
    case url = "URL"
    case timeInterval = "TimeInterval"
    case file = "File"
    case person = "Person"
    case placemark = "Placemark"
    case currencyAmount = "CurrencyAmount"
    case paymentMethod = "PaymentMethod"
    case anyObject = "Object"

    var type: ElementType {
        switch self {
        case .string: .string
        case .integer: .integer
        case .decimal: .decimal
        case .boolean: .boolean
        case .url: .url
        case .timeInterval: .timeInterval
        case .file: .file
        case .person: .person
        case .placemark: .placemark
        case .currencyAmount: .currencyAmount
        case .paymentMethod: .paymentMethod
        case .anyObject: .anyObject
        }
    }
}

extension ElementType {
    package var tag: String {
        switch self {
        case .string: TagWord.string.rawValue
        case .integer: TagWord.integer.rawValue
        case .decimal: TagWord.decimal.rawValue
        case .boolean: TagWord.boolean.rawValue
        case .url: TagWord.url.rawValue
        case .timeInterval: TagWord.timeInterval.rawValue
        case .measurement(let dimension): "measurement:\(dimension.name)"
        case .dateComponents(let kind): "DateComponents:\(kind.rawValue)"
        case .file: TagWord.file.rawValue
        case .person: TagWord.person.rawValue
        case .placemark: TagWord.placemark.rawValue
        case .currencyAmount: TagWord.currencyAmount.rawValue
        case .paymentMethod: TagWord.paymentMethod.rawValue
        case .enumeration(let name): "enum:\(name)"
        case .object(let name): "object:\(name)"
        case .anyObject: TagWord.anyObject.rawValue
        case .system(let name): "system:\(name)"
        }
    }

    package init?(tag: String) {
        guard let colon = tag.firstIndex(of: ":") else {
            guard let word = TagWord(rawValue: tag) else { return nil }
            self = word.type
            return
        }
        let name = String(tag[tag.index(after: colon)...])
        guard !name.isEmpty else { return nil }
        switch tag[..<colon] {
        case "measurement":
            guard let dimension = Dimension(name) else { return nil }
            self = .measurement(dimension)
        case "DateComponents":
            guard let kind = DateComponentsKind(rawValue: name) else { return nil }
            self = .dateComponents(kind)
        case "enum": self = .enumeration(name)
        case "object": self = .object(name)
        case "system": self = .system(name)
        default: return nil
        }
    }
}

extension ElementType {
    /// Whether a single value has this type. The unit of a measurement must belong to the dimension.
    package func admits(_ value: IntentValue) -> Bool {
        switch self {
        case .string: if case .string = value { true } else { false }
        case .integer: if case .integer = value { true } else { false }
        case .decimal: if case .decimal(let number) = value { number.isFinite } else { false }
        case .boolean: if case .boolean = value { true } else { false }
        case .url: if case .url = value { true } else { false }
        case .timeInterval: if case .timeInterval = value { true } else { false }
        case .measurement(let dimension):
            if case .measurement(let value) = value {
                value.value.isFinite && dimension.unit(named: value.unit) != nil
            } else {
                false
            }
        case .dateComponents(let kind): if case .dateComponents(let value) = value { value.kind == kind } else { false }
        case .file: if case .file = value { true } else { false }
        case .person: if case .person = value { true } else { false }
        case .placemark: if case .placemark(let place) = value { !place.isEmpty } else { false }
        case .currencyAmount: if case .currencyAmount = value { true } else { false }
        case .paymentMethod: if case .paymentMethod = value { true } else { false }
        case .enumeration: if case .enumeration = value { true } else { false }
        case .object, .anyObject: if case .object = value { true } else { false }
        case .system: false
        }
    }

    /// The name of the type in definitions, which write the kind of a date separately: `Integer`, `Length`, `CarControl`.
    package var name: String {
        switch self {
        case .measurement(let dimension): dimension.name
        case .dateComponents: "DateComponents"
        case .enumeration(let name), .object(let name): name
        case .system(let name): "System.\(name)"
        default: tag
        }
    }

    /// A description for messages: `a whole number`, `a case of 'CountType'`.
    package var phrase: String {
        switch self {
        case .string: "a string"
        case .integer: "a whole number"
        case .decimal: "a number"
        case .boolean: "true or false"
        case .url: "a URL"
        case .timeInterval: "a duration"
        case .measurement(let dimension): "a measurement of \(dimension.name)"
        case .dateComponents(let kind): kind.phrase
        case .file: "a file"
        case .person: "a person"
        case .placemark: "a place"
        case .currencyAmount: "an amount such as 12.50 EUR"
        case .paymentMethod: "a payment method"
        case .enumeration(let name): "a case of '\(name)'"
        case .object(let name): "an object of type '\(name)'"
        case .anyObject: "an object"
        case .system(let name): "a value of System.\(name), which only Apple's systems provide,"
        }
    }
}
