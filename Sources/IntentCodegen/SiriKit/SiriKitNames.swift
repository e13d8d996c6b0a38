import IntentModel

/// How generated classes of SiriKit's form refer to types.
///
/// A name that the definitions declare for themselves hides ours and Foundation's in the user's module; those are then
/// written with their module.
struct SiriKitNames {
    private var declared: Set<String> = []
    private var objects: [String: SwiftIdentifier] = [:]
    private var enumerations: [String: SwiftIdentifier] = [:]

    /// Types that generated code mentions and does not declare.
    enum Foreign: String {
        case Bool, Int, String, Void, Error, Sendable
        case URL, Measurement, DateComponents
        case NSNumber, NSString, NSURL, NSDateComponents, NSMeasurement, NSObjectProtocol, NSUserActivity
        case CLPlacemark, INCurrencyAmount, INFile, INObject, INPaymentMethod, INPerson
        case INIntent, INIntentResponse, INObjectCollection
        case INBooleanResolutionResult, INCurrencyAmountResolutionResult, INDateComponentsResolutionResult
        case INDoubleResolutionResult, INEnumResolutionResult, INFileResolutionResult, INIntegerResolutionResult
        case INMeasurementResolutionResult, INObjectResolutionResult, INPaymentMethodResolutionResult
        case INPersonResolutionResult, INPlacemarkResolutionResult, INStringResolutionResult
        case INTimeIntervalResolutionResult, INURLResolutionResult
        case INGeneratedCodeFormat, INHandlerProblem, INHandlerRole, INIntentDefinition, INParameterOptions
        case INParameterQuestion, INParameterValues, INRequirement, INStoredCases, INStoredEnum

        var module: SwiftCode {
            switch self {
            case .Bool, .Int, .String, .Void, .Error, .Sendable: "Swift"
            case .URL, .Measurement, .DateComponents, .NSNumber, .NSString, .NSURL, .NSDateComponents, .NSMeasurement,
                .NSObjectProtocol:
                "Foundation"
            default: "Intents"
            }
        }
    }

    init(schema: Schema) {
        for type in schema.types {
            objects[type.name] = SwiftIdentifier(type.swiftName)
            declared.formUnion([type.swiftName, SiriKitNames.result(of: SwiftIdentifier(type.swiftName)).name])
        }
        for enumeration in schema.enums {
            let name = SwiftIdentifier(enumeration.swiftName)
            enumerations[enumeration.name] = name
            declared.formUnion([name.name, SiriKitNames.result(of: name).name])
        }
        for intent in schema.intents where !intent.isSystem {
            declared.formUnion(SiriKitNames.types(of: intent).map(\.name))
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

    func enumeration(_ name: String) -> SwiftIdentifier {
        guard let type = enumerations[name] else {
            preconditionFailure("a resolved schema declares the enums it names")
        }
        return type
    }

    func unit(of dimension: Dimension) -> SwiftCode {
        let name = SwiftIdentifier(dimension.swiftUnit)
        return declared.contains(name.name) ? "Foundation.\(name)" : SwiftCode(name)
    }

    // MARK: Derived names

    static func handlerProtocol(of intent: Intent) -> SwiftIdentifier {
        SwiftIdentifier(intent.swiftName + "Handling")
    }

    static func response(of intent: Intent) -> SwiftIdentifier {
        SwiftIdentifier(intent.swiftName + "Response")
    }

    static func responseCode(of intent: Intent) -> SwiftIdentifier {
        SwiftIdentifier(intent.swiftName + "ResponseCode")
    }

    /// The result class of a type or an enum.
    static func result(of type: SwiftIdentifier) -> SwiftIdentifier {
        SwiftIdentifier(type.name + "ResolutionResult")
    }

    /// The types that are made of an intent, in the order they stand in its file.
    static func types(of intent: Intent) -> [SwiftIdentifier] {
        let own = [
            SwiftIdentifier(intent.swiftName), handlerProtocol(of: intent), responseCode(of: intent),
            response(of: intent),
        ]
        return own
            + intent.parameters.compactMap { ResolutionReasons($0, of: intent) }.flatMap {
                [$0.reasonType, $0.resultType]
            }
    }
}
