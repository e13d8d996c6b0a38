import IntentModel

/// The names of the types that generated SiriKit classes refer to.
///
/// A name that the definitions declare shadows our names and those of Foundation in the user's module. The shadowed
/// names are then qualified with their module.
struct SiriKitNames {
    private var declared: Set<String> = []
    private var objects: [String: SwiftIdentifier] = [:]
    private var enumerations: [String: SwiftIdentifier] = [:]
    /// The names of types that generated code does not declare, by the raw value of the type.
    private var external: [SwiftCode] = []
    /// The types nested in `WidgetKind` and `ControlKind`.
    let widgetTypes: WidgetTranslation.TypeNames
    /// The first names in references from expressions inside classes, where a property of such a name would hide the type.
    var usedInClasses: Set<String> {
        let types: [External] = [.INHandlerRole, .INIntentCall, .INParameterQuestion, .INStoredCases]
        return Set(types.map { declared.contains("\($0)") ? $0.module.text : "\($0)" })
    }

    /// Types that generated code refers to but does not declare.
    enum External: Int, CaseIterable {
        case Bool, Int, String, Void, Error, Sendable
        case URL, Measurement, DateComponents
        case NSNumber, NSString, NSURL, NSDateComponents, NSMeasurement, NSObjectProtocol, NSUserActivity
        case CLPlacemark, INCurrencyAmount, INFile, INObject, INPaymentMethod, INPerson
        case INIntent, INIntentResponse, INObjectCollection
        case INBooleanResolutionResult, INCurrencyAmountResolutionResult, INDateComponentsResolutionResult
        case INDoubleResolutionResult, INEnumResolutionResult, INFileResolutionResult, INIntegerResolutionResult
        case INEnergyResolutionResult, INLengthResolutionResult, INMassResolutionResult, INSpeedResolutionResult
        case INTemperatureResolutionResult, INVolumeResolutionResult
        case INMeasurementResolutionResult, INObjectResolutionResult, INPaymentMethodResolutionResult
        case INPersonResolutionResult, INPlacemarkResolutionResult, INStringResolutionResult
        case INTimeIntervalResolutionResult, INURLResolutionResult
        case INGeneratedCodeFormat, INHandlerRole, INIntentCall, INIntentDefinition, INParameterOptions
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
        widgetTypes = WidgetTranslation.TypeNames(in: schema)
        for type in schema.types where !type.isRecord {
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
        external = External.allCases.map { [declared] type in
            SwiftCode(SwiftIdentifier("\(type)"), in: type.module, shadowedBy: declared)
        }
    }

    subscript(type: External) -> SwiftCode {
        external[type.rawValue]
    }

    subscript(runtime type: WidgetTranslation.External) -> SwiftCode {
        SwiftCode(SwiftIdentifier(type.rawValue), in: "IntentRuntime", shadowedBy: declared)
    }

    func object(_ name: String) -> SwiftIdentifier { objects.referenced(name) }

    func enumeration(_ name: String) -> SwiftIdentifier { enumerations.referenced(name) }

    func unit(of dimension: Dimension) -> SwiftCode {
        let name = SwiftIdentifier(dimension.swiftUnit)
        return declared.contains(name.name) ? "Foundation.\(name)" : SwiftCode(name)
    }

    /// Returns the result class of a measurement: that of Apple, or the generic one of this package for a dimension for which
    /// Apple has none.
    func result(of dimension: Dimension) -> SwiftCode {
        let own = "IN\(dimension.name)ResolutionResult"
        if dimension.isInSiriKit, let type = External.allCases.first(where: { "\($0)" == own }) { return self[type] }
        return "\(self[.INMeasurementResolutionResult])<\(unit(of: dimension))>"
    }

    /// Whether the declared names hide the module of SiriKit's classes where one of them needs it.
    static func hidesModule(_ declared: Set<String>) -> Bool {
        declared.contains("Intents")
            && External.allCases.contains { type in
                type.module.text == "Intents" && declared.contains("\(type)")
            }
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

    /// The members of an enum with raw values whose names its cases cannot have.
    static let rawMembers: Set<String> = ["rawValue", "RawValue"]

    /// Returns the name of the result class of a type or an enum.
    static func result(of type: SwiftIdentifier) -> SwiftIdentifier {
        SwiftIdentifier(type.name + "ResolutionResult")
    }

    /// Returns the names of the types that are generated from an intent, in the order of their declarations.
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

/// Returns the collisions between class names that Xcode derives from declared names, such as the response of an intent
/// and a type of that name. The declared names themselves were compared when the definitions were read.
func siriKitNameProblems(_ schema: SchemaIndex, files: [DefinitionFile]) -> [CodegenProblem] {
    var owners: [String: Int] = [:]
    var problems: [CodegenProblem] = []
    let hidesModule = SiriKitNames.hidesModule(Set(files.flatMap { typeNames(of: $0, schema) }))
    for (index, file) in files.enumerated() {
        for name in typeNames(of: file, schema) {
            if let other = owners[name] {
                problems.append(
                    CodegenProblem(file: index, other: other, message: "'\(name)' would be the name of two classes"))
            } else {
                owners[name] = index
            }
            if hidesModule, name == "Intents" {
                problems.append(
                    CodegenProblem(
                        file: index, other: index, message: "'Intents' hides the module of SiriKit's classes"))
            }
        }
        problems += file.intents.compactMap(schema.intent(named:)).filter { !$0.isSystem }.compactMap {
            requirementProblem($0, file: index)
        }
    }
    return problems
}

private func typeNames(of file: DefinitionFile, _ schema: SchemaIndex) -> [String] {
    let types = file.types.compactMap(schema.type(named:)).filter { !$0.isRecord }.map(\.swiftName)
    let enums = file.enums.compactMap(schema.enumeration(named:)).map(\.swiftName)
    let intents = file.intents.compactMap(schema.intent(named:)).filter { !$0.isSystem }
    return intents.flatMap { SiriKitNames.types(of: $0).map(\.name) }
        + (types + enums).flatMap { [$0, SiriKitNames.result(of: SwiftIdentifier($0)).name] }
}

/// Returns a problem if the names of two parameters differ only in the case of the first letter, because they would
/// share a requirement.
private func requirementProblem(_ intent: Intent, file: Int) -> CodegenProblem? {
    var names: Set<String> = []
    for parameter in intent.parameters where parameter.siriCanAsk || parameter.hasOptionsFromCode {
        guard names.insert(parameter.siriKitName).inserted else {
            return CodegenProblem(
                file: file, other: file,
                message:
                    "two parameters of '\(intent.name)' would share the handler requirement '\(parameter.siriKitName)'")
        }
    }
    return nil
}
