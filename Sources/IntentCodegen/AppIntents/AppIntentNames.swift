import IntentModel

/// The Swift names of what is made for App Intents, and how generated code refers to what it does not declare.
///
/// A name that is taken gets underscores behind it: by a declaration of the definitions, by a type that generated code
/// mentions, or by what was named before, in the schema's order.
struct AppIntentNames {
    let swift: SwiftNames
    private let declared: Set<String>
    private var names: [Subject: SwiftIdentifier] = [:]

    /// What gets a name.
    enum Subject: Hashable {
        case intent(String)
        case enumeration(String)
        case entity(String)
        /// The query that an entity has for itself.
        case query(String)
        /// Of a parameter of an intent.
        case parameterQuery(intent: String, parameter: String)
        case provider(intent: String, parameter: String)
        case widget(String)
        /// The protocol of a file's bundle.
        case bundle(String)
    }

    /// Types that generated code mentions and does not declare.
    enum Foreign: String, CaseIterable {
        case AppEntity, AppEnum, CustomIntentMigratedAppIntent, DisplayRepresentation, DynamicOptionsProvider
        case EntityQuery, EntityStringQuery, IntentDescription, IntentItemCollection, IntentParameterDependency
        case ParameterSummary, TypeDisplayRepresentation, WidgetConfigurationIntent
        case LocalizedStringResource
        case CLPlacemark
        case AppIntentConvertible, AppIntentHandler, AppIntentOptionsProvider, ConfigurationAppIntent
        case ConfiguredWidgetContent, ConfiguredWidgetProvider, ListedAppIntentOptions, StaticWidgetContent,
            widgetKitFamilies
        case Text, Widget, WidgetBundle, WidgetBundleBuilder, WidgetConfiguration
        case AppIntentConfiguration, StaticConfiguration

        var module: SwiftCode {
            switch self {
            case .LocalizedStringResource: "Foundation"
            case .CLPlacemark: "CoreLocation"
            case .AppIntentConvertible, .AppIntentHandler, .AppIntentOptionsProvider, .ConfigurationAppIntent,
                .ConfiguredWidgetContent, .ConfiguredWidgetProvider, .ListedAppIntentOptions, .StaticWidgetContent,
                .widgetKitFamilies:
                "IntentAppIntents"
            case .Text, .Widget, .WidgetBundle, .WidgetBundleBuilder, .WidgetConfiguration: "SwiftUI"
            case .AppIntentConfiguration, .StaticConfiguration: "WidgetKit"
            default: "AppIntents"
            }
        }
    }

    init(schema: Schema, files: [DefinitionFile]) {
        swift = SwiftNames(schema: schema)
        let intents = schema.intents.filter { !$0.isSystem }
        declared = Set(
            schema.types.map(\.swiftName) + schema.enums.map(\.swiftName) + intents.map(\.swiftName)
                + intents.map { SwiftNames.handlerProtocol(of: $0).name })
        var taken = declared.union(Foreign.allCases.map(\.rawValue)).union(SwiftNames.Foreign.allCases.map(\.rawValue))
        taken.formUnion(AppIntentNames.modules.union(AppIntentNames.members))
        for intent in intents { take(.intent(intent.name), Self.base(of: intent) + "AppIntent", from: &taken) }
        for type in schema.enums { take(.enumeration(type.name), type.swiftName + "AppEnum", from: &taken) }
        for type in schema.types {
            take(.entity(type.name), type.swiftName + "Entity", from: &taken)
            take(.query(type.name), type.swiftName + "EntityQuery", from: &taken)
        }
        for intent in intents {
            for parameter in intent.parameters {
                let base = Self.base(of: intent) + SwiftName.upperCamel(parameter.swiftName)
                let name = parameter.name
                take(.parameterQuery(intent: intent.name, parameter: name), base + "Query", from: &taken)
                take(.provider(intent: intent.name, parameter: name), base + "OptionsProvider", from: &taken)
            }
        }
        for widget in schema.widgets {
            take(.widget(widget.name), SwiftName.upperCamel(widget.name), from: &taken)
        }
        for file in files {
            let base = SwiftName.upperCamel(GeneratedFileNames.base(of: file.fileName))
            take(.bundle(file.fileName), base + "Widgets", from: &taken)
        }
    }

    private mutating func take(_ subject: Subject, _ name: String, from taken: inout Set<String>) {
        let identifier = SwiftIdentifier(name).avoiding(taken)
        taken.insert(identifier.name)
        names[subject] = identifier
    }

    /// `WidgetConfig` of WidgetConfigIntent.
    private static func base(of intent: Intent) -> String {
        let name = intent.swiftName
        return name.hasSuffix("Intent") && name != "Intent" ? String(name.dropLast("Intent".count)) : name
    }

    /// A type of such a name would put the module out of reach.
    private static let modules: Set<String> = [
        "AppIntents", "CoreLocation", "Foundation", "IntentAppIntents", "IntentRuntime", "Swift", "SwiftUI",
        "WidgetKit",
    ]

    /// Types by the short names that they have inside intents and queries.
    private static let members: Set<String> = [
        "Any", "Case", "DefaultCase", "Dependency", "IntentCollectionSize", "Item", "ItemCollection", "ItemSection",
        "Parameter",
        "ParameterDependency", "Property", "Protocol", "Self", "Summary", "Switch", "Type", "When",
    ]

    /// `@Parameter`, and the wrapper's whole name where the definitions have a type of the short one.
    var parameterWrapper: SwiftCode { declared.contains("Parameter") ? "@AppIntents.IntentParameter" : "@Parameter" }

    /// `@Dependency`, likewise.
    var dependencyWrapper: SwiftCode { declared.contains("Dependency") ? "@AppIntents.AppDependency" : "@Dependency" }

    subscript(subject: Subject) -> SwiftIdentifier {
        guard let name = names[subject] else { preconditionFailure("every declaration of a schema was named") }
        return name
    }

    subscript(foreign: Foreign) -> SwiftCode {
        let name = SwiftIdentifier(foreign.rawValue)
        return declared.contains(name.name) ? "\(foreign.module).\(name)" : SwiftCode(name)
    }

    // MARK: Types

    /// Our type of one value. Some bear names of App Intents' and are written with their module.
    func element(_ type: ElementType) -> SwiftCode {
        switch type {
        case .file: "IntentRuntime.FileValue"
        case .person: "IntentRuntime.PersonValue"
        case .currencyAmount: "IntentRuntime.CurrencyAmountValue"
        case .paymentMethod: "IntentRuntime.PaymentMethodValue"
        default: swift.element(type)
        }
    }

    /// What `@Parameter` holds of one value.
    func appElement(_ type: ElementType) -> SwiftCode {
        switch type {
        case .timeInterval: "\(swift[.Measurement])<UnitDuration>"
        case .file: "AppIntents.IntentFile"
        case .person: "AppIntents.IntentPerson"
        case .placemark: self[.CLPlacemark]
        case .currencyAmount: "AppIntents.IntentCurrencyAmount"
        case .paymentMethod: "AppIntents.IntentPaymentMethod"
        case .enumeration(let name): SwiftCode(self[.enumeration(name)])
        case .object(let name): SwiftCode(self[.entity(name)])
        default: swift.element(type)
        }
    }

    // MARK: Members

    /// A parameter's property. What `AppIntent` has already gets an underscore behind it.
    static func property(of parameter: Parameter) -> SwiftIdentifier {
        SwiftIdentifier(parameter.swiftName).avoiding([
            "Case", "Configuration", "DefaultCase", "Dependency", "Parameter", "Summary", "SummaryContent", "Switch",
            "When",
            "intentValues", "perform",
        ])
    }

    /// A case of an enum. What `AppEnum` has already gets an underscore behind it.
    func enumCase(_ name: String, of type: String) -> SwiftIdentifier? {
        swift.enumeration(type).cases[name]?.avoiding([
            "RawValue", "AllCases", "Value", "Specification", "UnwrappedType", "ValueType", "allCases",
            "caseDisplayRepresentations",
            "defaultResolverSpecification", "persistentIdentifier", "typeDisplayRepresentation",
        ])
    }
}
