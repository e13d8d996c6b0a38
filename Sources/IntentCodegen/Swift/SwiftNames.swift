import IntentModel

/// How generated code refers to types.
///
/// A name that the definition declares for itself hides ours and the standard library's in the user's module; those
/// are then written with their module.
struct SwiftNames {
    private var declared: Set<String> = []
    private var objects: [String: SwiftIdentifier] = [:]
    private var enumerations: [String: EnumNames] = [:]
    private var foreign: [Foreign: SwiftCode] = [:]

    /// An enum's names by the declared ones.
    struct EnumNames {
        var type: SwiftIdentifier
        var cases: [String: SwiftIdentifier]
    }

    /// Types that generated code mentions and does not declare.
    enum Foreign: String, CaseIterable {
        case Array, Bool, Int, Double, String, Duration
        case URL, Measurement, DateComponents
        case AnyIntentObject, FileValue, PersonValue, PlacemarkValue, CurrencyAmountValue, PaymentMethodValue
        case DefaultContext, GeneratedCodeFormat, HandlerError, ConfigurableIntent, IntentDefinition, IntentEnumeration
        case IntentHandling, ImageValue, IntentMigrating, IntentObject, IntentValue, IntentValues, LookupContext,
            ObjectValue
        case OptionCollection, OptionsContext, ParameterKey, SlotCount, SizeFamily, WidgetKind

        var module: SwiftCode {
            switch self {
            case .Array, .Bool, .Int, .Double, .String, .Duration: "Swift"
            case .URL, .Measurement, .DateComponents: "Foundation"
            default: "IntentRuntime"
            }
        }
    }

    init(schema: Schema) {
        for type in schema.types {
            objects[type.name] = SwiftIdentifier(type.swiftName)
            declared.insert(type.swiftName)
        }
        for enumeration in schema.enums {
            enumerations[enumeration.name] = EnumNames(
                type: SwiftIdentifier(enumeration.swiftName), cases: Self.caseNames(of: enumeration))
            declared.insert(enumeration.swiftName)
        }
        for intent in schema.intents where !intent.isSystem {
            declared.insert(intent.swiftName)
            declared.insert(SwiftNames.handlerProtocol(of: intent).name)
        }
        for type in Foreign.allCases {
            let name = SwiftIdentifier(type.rawValue)
            foreign[type] = declared.contains(name.name) ? "\(type.module).\(name)" : SwiftCode(name)
        }
    }

    subscript(type: Foreign) -> SwiftCode {
        guard let code = foreign[type] else { preconditionFailure("every foreign type has a name") }
        return code
    }

    func object(_ name: String) -> SwiftIdentifier {
        guard let type = objects[name] else { preconditionFailure("a resolved schema declares the types it names") }
        return type
    }

    func enumeration(_ name: String) -> EnumNames {
        guard let type = enumerations[name] else {
            preconditionFailure("a resolved schema declares the enums it names")
        }
        return type
    }

    /// The type of one value.
    func element(_ type: ElementType) -> SwiftCode {
        switch type {
        case .string: self[.String]
        case .integer: self[.Int]
        case .decimal: self[.Double]
        case .boolean: self[.Bool]
        case .url: self[.URL]
        case .timeInterval: self[.Duration]
        case .measurement(let dimension): "\(self[.Measurement])<\(unit(of: dimension))>"
        case .dateComponents: self[.DateComponents]
        case .file: self[.FileValue]
        case .person: self[.PersonValue]
        case .placemark: self[.PlacemarkValue]
        case .currencyAmount: self[.CurrencyAmountValue]
        case .paymentMethod: self[.PaymentMethodValue]
        case .enumeration(let name): SwiftCode(enumeration(name).type)
        case .object(let name): SwiftCode(object(name))
        case .anyObject: self[.AnyIntentObject]
        case .system: preconditionFailure("one of Apple's own types has no Swift, and is left out before")
        }
    }

    private func unit(of dimension: Dimension) -> SwiftCode {
        let name = SwiftIdentifier(dimension.swiftUnit)
        return declared.contains(name.name) ? "Foundation.\(name)" : SwiftCode(name)
    }

    // MARK: Members

    static func migratingProtocol(of intent: Intent) -> SwiftIdentifier {
        SwiftIdentifier(intent.swiftName + "Migrating")
    }

    static func handlerProtocol(of intent: Intent) -> SwiftIdentifier {
        SwiftIdentifier(intent.swiftName + "Handling")
    }

    /// What answers for the intent in tests.
    func fake(of intent: Intent) -> SwiftIdentifier {
        SwiftIdentifier(intent.swiftName + "HandlingFake").avoiding(declared)
    }

    /// The constant of ``IntentDefinition``.
    static func constant(of file: DefinitionFile) -> SwiftIdentifier {
        SwiftIdentifier(SwiftName.lowerCamel(GeneratedFileNames.base(of: file.fileName)))
    }

    private static func caseNames(of enumeration: EnumType) -> [String: SwiftIdentifier] {
        Dictionary(enumeration.cases.map { ($0.name, SwiftIdentifier($0.swiftName)) }) { first, _ in first }
    }
}
