import IntentModel

/// What a parameter is in Swift. A class, as a parameter has so many parts that handing it on would copy more than is read.
final class ParameterShape: Sendable {
    let parameter: Parameter
    /// The stored property; also the slots function, the key, and the handler's lookup.
    let property: SwiftIdentifier
    /// The type of one value.
    let element: SwiftCode
    /// What the property holds when nothing is chosen; nil where that is no value.
    let fallback: SwiftCode?
    /// The name within the handler's other requirements: `provide…OptionsCollection`; empty where there are none.
    let handlerName: String

    init(_ parameter: Parameter, names: SwiftNames) {
        self.parameter = parameter
        property = SwiftIdentifier(parameter.swiftName)
        let isAsked = parameter.options == .dynamic || parameter.asksForDefault
        handlerName = isAsked ? SwiftName.upperCamel(parameter.swiftName) : ""
        element = names.element(parameter.type.element)
        fallback =
            parameter.type.isList
            ? "[]" : parameter.staticDefault.flatMap { names.expression(for: $0, of: parameter.type.element) }
    }

    var isList: Bool { parameter.type.isList }
    var isDynamic: Bool { parameter.options == .dynamic }

    /// `[CarControl]`, `Int`, as a key has it.
    var valueType: SwiftCode { isList ? "[\(element)]" : element }
    /// `[CarControl]`, `Int`, `City?`
    var propertyType: SwiftCode { fallback == nil ? "\(valueType)?" : valueType }
    /// What the memberwise initialiser assumes.
    var initialValue: SwiftCode { fallback ?? "nil" }

    /// `values.int("labelSize", default: 12)`
    func reading(from values: SwiftCode) -> SwiftCode {
        parameter.type.reading(parameter.name, from: values, default: isList ? nil : fallback)
    }
}

extension ValueType {
    /// The call that reads a value of this type: `values.list("carControls")`, `values.string("symbol")`.
    func reading(_ name: String, from values: SwiftCode, default fallback: SwiftCode?) -> SwiftCode {
        if isList { return "\(values).list(\(literal: name))" }
        let reader: SwiftCode =
            switch element {
            case .boolean: "bool"
            case .integer: "int"
            case .decimal: "double"
            case .string: "string"
            case .timeInterval: "duration"
            case .url, .measurement, .dateComponents, .file, .person, .placemark, .currencyAmount, .paymentMethod,
                .enumeration, .object, .anyObject, .system:
                "value"
            }
        guard let fallback else { return "\(values).\(reader)(\(literal: name))" }
        return "\(values).\(reader)(\(literal: name), default: \(fallback))"
    }
}

extension Parameter {
    /// The one value that the definition states for every family, if it does.
    var staticDefault: IntentValue? {
        switch defaultRule {
        case .value(let value): value
        case .byFamily(let rules, otherwise: .value(let value)) where rules.values.allSatisfy(\.isValue): value
        default: nil
        }
    }
}

extension DefaultRule {
    fileprivate var isValue: Bool {
        if case .value = self { true } else { false }
    }
}
