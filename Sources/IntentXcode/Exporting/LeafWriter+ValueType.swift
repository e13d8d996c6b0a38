internal import IntentModel

/// The type of a parameter or property.
extension LeafWriter {
    mutating func say(_ type: ValueType) {
        switch type.element {
        case .enumeration(let name): sayEnum(name, namespace: "")
        case .object(let name): sayObject(name, namespace: "")
        case .system(let name):
            switch SystemTypes.form(of: name) {
            case .value: say("Type", .string(name))
            case .enumeration: sayEnum(name, namespace: SystemTypes.namespace)
            case .object: sayObject(name, namespace: SystemTypes.namespace)
            }
        case .anyObject: say("Type", .string("Object"))
        case .string: say("Type", .string("String"))
        case .integer: say("Type", .string("Integer"))
        // Xcode's files have no measurements that were ever seen.
        case .decimal, .measurement: say("Type", .string("Decimal"))
        case .boolean: say("Type", .string("Boolean"))
        case .url: say("Type", .string("URL"))
        case .timeInterval: say("Type", .string("TimeInterval"))
        case .dateComponents: say("Type", .string("DateComponents"))
        case .file: say("Type", .string("File"))
        case .person: say("Type", .string("Person"))
        case .placemark: say("Type", .string("Placemark"))
        case .currencyAmount: say("Type", .string("CurrencyAmount"))
        case .paymentMethod: say("Type", .string("PaymentMethod"))
        }
        say("SupportsMultipleValues", type.isList)
    }

    /// An enum is an Integer with a name.
    private mutating func sayEnum(_ name: String, namespace: String) {
        say("Type", .string("Integer"))
        say("EnumType", .string(name))
        imply("EnumTypeNamespace", .string(namespace))
    }

    private mutating func sayObject(_ name: String, namespace: String) {
        say("Type", .string("Object"))
        say("ObjectType", .string(name))
        imply("ObjectTypeNamespace", .string(namespace))
    }
}
