import IntentModel

/// The Swift form of a parameter. A class, because copying a parameter costs more than reading it.
final class ParameterShape: Sendable {
    let parameter: Parameter
    /// The name of the stored property, the slots function, the key, and the handler's lookup.
    let property: SwiftIdentifier
    private let form: SwiftForm
    /// The property's value if nothing is chosen; nil if it has none then.
    let fallback: SwiftCode?
    /// The type of a list whose slots the definition counts, such as `SlotList<CarControl>`; nil for other parameters.
    let slotList: SwiftCode?
    /// The name inside the handler's other requirements, as in `provide…OptionsCollection`; empty if there are none.
    let handlerName: String

    init(_ parameter: Parameter, names: SwiftNames) {
        self.parameter = parameter
        property = SwiftIdentifier(parameter.swiftName)
        let needsHandler = parameter.options == .dynamic || parameter.hasDynamicDefault
        handlerName = needsHandler ? SwiftName.upperCamel(parameter.swiftName) : ""
        let form = names.form(of: parameter.type.element)
        self.form = form
        slotList = parameter.size.map { _ in "\(names[.SlotList])<\(form.type)>" }
        fallback =
            parameter.type.isList
            ? "[]" : parameter.staticDefault.flatMap { form.expression(for: $0, of: parameter.type.element) }
    }

    /// The type of one value.
    var element: SwiftCode { form.type }
    var isList: Bool { parameter.type.isList }
    var isDynamic: Bool { parameter.options == .dynamic }

    /// The type of the value, such as `[CarControl]` or `Int`.
    var valueType: SwiftCode { isList ? "[\(element)]" : element }
    /// The type of the property, such as `SlotList<CarControl>`, `Int` or `City?`.
    var propertyType: SwiftCode { slotList ?? argumentType }
    /// The type of the argument of the memberwise initializer, such as `[CarControl]`, `Int` or `City?`.
    var argumentType: SwiftCode { fallback == nil ? "\(valueType)?" : valueType }
    /// The default argument in the memberwise initializer.
    var initialValue: SwiftCode { fallback ?? "nil" }

    /// The property's value from the argument of the memberwise initializer:
    /// `.init(carControls, count: Slots.carControls(in:))`
    var propertyValue: SwiftCode {
        slotList == nil ? SwiftCode(property) : ".init(\(property), count: Slots.\(property)(in:))"
    }

    /// `values.int("labelSize", default: 12)`
    func reading(from values: SwiftCode) -> SwiftCode {
        if slotList != nil { return "\(values).slots(\(literal: parameter.name), count: Slots.\(property)(in:))" }
        return form.reading(parameter.name, isList: isList, from: values, default: fallback)
    }
}
