import IntentModel

/// How generated code refers to types.
///
/// A name that the definition declares for itself hides ours and the standard library's in the user's module; those
/// are then written with their module.
struct SwiftNames {
    private var declared: Set<String> = []
    private var objects: [String: SwiftIdentifier] = [:]
    private var enumerations: [String: EnumNames] = [:]

    /// An enum's names by the declared ones.
    struct EnumNames {
        var type: SwiftIdentifier
        var cases: [String: SwiftIdentifier]
    }

    /// Types that generated code mentions and does not declare.
    enum Foreign: String, CaseIterable {
        case Bool, Int, Double, String, Duration
        case URL, Measurement, DateComponents
        case AnyIntentObject, IntentFile, IntentPerson, IntentPlacemark, IntentCurrencyAmount, IntentPaymentMethod
        case DefaultContext, GeneratedCodeFormat, HandlerError, IntentConfiguration, IntentDefinition, IntentEnumeration
        case IntentHandling, IntentImage, IntentObject, IntentValue, IntentValues, LookupContext, ObjectValue
        case OptionCollection, OptionsContext, ParameterKey, SlotCount, WidgetFamily, WidgetKind

        var module: SwiftCode {
            switch self {
            case .Bool, .Int, .Double, .String, .Duration: "Swift"
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
    }

    subscript(foreign: Foreign) -> SwiftCode {
        let name = SwiftIdentifier(foreign.rawValue)
        return declared.contains(name.name) ? "\(foreign.module).\(name)" : SwiftCode(name)
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
        case .file: self[.IntentFile]
        case .person: self[.IntentPerson]
        case .placemark: self[.IntentPlacemark]
        case .currencyAmount: self[.IntentCurrencyAmount]
        case .paymentMethod: self[.IntentPaymentMethod]
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

    static func handlerProtocol(of intent: Intent) -> SwiftIdentifier {
        SwiftIdentifier(intent.swiftName + "Handling")
    }

    /// The constant of ``IntentDefinition``.
    static func constant(of file: DefinitionFile) -> SwiftIdentifier {
        SwiftIdentifier(SwiftName.lowerCamel(GeneratedFileNames.base(of: file.fileName)))
    }

    private static func caseNames(of enumeration: EnumType) -> [String: SwiftIdentifier] {
        Dictionary(enumeration.cases.map { ($0.name, SwiftIdentifier($0.swiftName)) }) { first, _ in first }
    }
}
