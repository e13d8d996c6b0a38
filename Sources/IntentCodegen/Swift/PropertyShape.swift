import IntentModel

/// What a property of an object is in Swift.
struct PropertyShape {
    let property: Property
    let name: SwiftIdentifier
    /// `String`, `[Tag]`
    let valueType: SwiftCode
    /// `String?`, `[Tag]`
    let type: SwiftCode
    /// Nil for an argument that has to be given.
    let initialValue: SwiftCode?
    let documentation: String
    /// Where the value is stored when the type could hold itself.
    let box: SwiftIdentifier?

    init(_ property: Property, isBoxed: Bool, siblings: Set<String>, names: SwiftNames) {
        let element = names.element(property.type.element)
        self.property = property
        name = SwiftIdentifier(property.swiftName)
        valueType = property.type.isList ? "[\(element)]" : element
        type = property.type.isList ? valueType : "\(element)?"
        initialValue = property.type.isList ? "[]" : "nil"
        documentation = Documentation.property(property)
        box = isBoxed ? SwiftIdentifier("_\(name.name)").avoiding(siblings) : nil
    }

    /// A built-in one.
    init(_ name: StaticString, _ type: SwiftCode, initialValue: SwiftCode?, _ documentation: String) {
        let name = "\(name)"
        property = Property(
            name: name, swiftName: name, title: LocalizedText(name, language: "en"), type: ValueType(.string))
        self.name = SwiftIdentifier(name)
        valueType = type
        self.type = type
        self.initialValue = initialValue
        self.documentation = documentation
        box = nil
    }
}
