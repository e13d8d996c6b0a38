internal import IntentModel

/// The types of parameters and properties.
extension FileImporter {
    mutating func valueType(of declaration: PlacedDeclaration) -> ValueType {
        ValueType(element(of: declaration), isList: declaration.flag("SupportsMultipleValues"))
    }

    private mutating func element(of declaration: PlacedDeclaration) -> ElementType {
        let type = declaration.string("Type") ?? ""
        if type == "Integer", let name = declaration.string("EnumType") {
            return enumElement(name, of: declaration)
        }
        switch type {
        case "Object": return objectElement(of: declaration)
        case "String": return .string
        case "Integer": return .integer
        case "Decimal": return .decimal
        case "Boolean": return .boolean
        case "URL": return .url
        case "TimeInterval": return .timeInterval
        case "DateComponents": return .dateComponents(dateKind(of: declaration))
        // Of Apple's own intents.
        case "SpeakableString": return .system(type)
        default: break
        }
        if let element = replaceableElement(type) {
            guard types[type] == nil, enums[type] == nil else {
                warn(
                    "\(quoted(type)) is declared in this file, so that Apple's type cannot be named; 'Object' is taken",
                    of: declaration, "Type")
                return .anyObject
            }
            return element
        }
        warn("\(quoted(type)) is no type of a definition; 'String' is taken", of: declaration, "Type")
        return .string
    }

    /// Types whose names a declaration of the file may bear.
    private func replaceableElement(_ name: String) -> ElementType? {
        switch name {
        case "File": .file
        case "Person": .person
        case "Placemark": .placemark
        case "CurrencyAmount": .currencyAmount
        case "PaymentMethod": .paymentMethod
        default: Dimension(name).map { .measurement($0) }
        }
    }

    private mutating func enumElement(_ name: String, of declaration: PlacedDeclaration) -> ElementType {
        if declaration.string("EnumTypeNamespace") == Self.system, isSystemType(name) { return .system(name) }
        if enums[name] != nil { return .enumeration(name) }
        warn("\(quoted(name)) is no enum of this file; 'Integer' is taken", of: declaration, "EnumType")
        return .integer
    }

    private mutating func objectElement(of declaration: PlacedDeclaration) -> ElementType {
        guard let name = declaration.string("ObjectType") else {
            warn("the object names no type; 'Object' is taken", of: declaration, "Type")
            return .anyObject
        }
        if declaration.string("ObjectTypeNamespace") == Self.system, isSystemType(name) { return .system(name) }
        if types[name] != nil { return .object(name) }
        warn("\(quoted(name)) is no type of this file; 'Object' is taken", of: declaration, "ObjectType")
        return .anyObject
    }

    /// The namespace of Apple's own types.
    private static let system = "System"

    private func isSystemType(_ name: String) -> Bool {
        name.utf8.first?.isASCIICapital == true && name.utf8.allSatisfy(\.isASCIILetterOrDigit)
            && DefinitionText.isName(name)
    }

    private mutating func dateKind(of declaration: PlacedDeclaration) -> DateComponentsKind {
        switch declaration.string("Metadata.Type") {
        case nil, "DateTime"?: return .dateTime
        case "Date"?: return .date
        case "Time"?: return .time
        case let other?:
            warn(
                "\(quoted(other)) is neither Date, Time nor DateTime; DateTime is taken", of: declaration,
                "Metadata.Type")
            return .dateTime
        }
    }
}
