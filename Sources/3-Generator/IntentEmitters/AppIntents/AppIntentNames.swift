import IntentModel

/// The Swift names of the declarations for App Intents, and of the external types that generated code refers to.
///
/// Names are assigned in the schema's order. A name that is already in use, by the definitions, by an external type or
/// by an earlier declaration, gets underscores appended.
struct AppIntentNames {
    let swift: SwiftNames
    private let declared: Set<String>
    private var names: [Subject: SwiftIdentifier] = [:]
    /// The names that properties of intents cannot have.
    private var takenInIntents: Set<String> = [
        "Case", "Configuration", "DefaultCase", "Dependency", "IntentCollectionSize", "Parameter", "Summary",
        "SummaryContent", "Switch", "When", "intentValues", "perform", "performAction",
    ]
    /// The names that cases of enums cannot have.
    private var takenInEnums: Set<String> = [
        "RawValue", "AllCases", "Value", "Specification", "UnwrappedType", "ValueType", "allCases",
        "caseDisplayRepresentations", "caseNames", "defaultResolverSpecification", "definitionName",
        "persistentIdentifier", "typeDisplayRepresentation",
    ]

    /// A declaration to name.
    enum Subject: Hashable {
        case intent(String)
        case enumeration(String)
        case entity(String)
        /// The enum with `@UnionValue`.
        case union(String)
        /// The default query of an entity.
        case query(String)
        /// The query of one parameter.
        case parameterQuery(intent: String, parameter: String)
        case provider(intent: String, parameter: String)
        case widget(String)
        /// The type of a widget's content in the bundle.
        case content(String)
        case control(String)
        /// The intent that sets the value of a toggle.
        case setter(String)
        /// The provider of all App Shortcuts.
        case shortcuts
        /// The widget bundle protocol of a file.
        case bundle(String)
    }

    /// Types that generated code refers to but does not declare.
    enum External: String, CaseIterable {
        case AppEntity, AppEnum, CustomIntentMigratedAppIntent, DisplayRepresentation, DynamicOptionsProvider
        case EntityQuery, EntityStringQuery, IntentCollectionSize, IntentCurrencyAmount, IntentDescription, IntentFile,
            IntentItemCollection
        case IntentParameterDependency, IntentPaymentMethod, IntentPerson
        case ParameterSummary, TypeDisplayRepresentation, UnionValue, WidgetConfigurationIntent
        case AppShortcut, AppShortcutsProvider, ControlConfigurationIntent, IntentResult, SetValueIntent
        case LocalizedStringResource, Sendable
        case CLPlacemark, UnitDuration
        case AppIntentConvertible, AppIntentHandler, AppIntentOptionsProvider, ConfigurationAppIntent
        case NamedCases, NamedDeclaration, NamedUnionMembers, StoredObjectEntity
        case ConfiguredWidgetContent, ConfiguredWidgetProvider, ListedAppIntentOptions, StaticWidgetContent,
            widgetKitFamilies
        case ConfiguredControlProvider
        case ControlWidget, ControlWidgetConfiguration, Image, Label
        case Text, Widget, WidgetBundle, WidgetBundleBuilder, WidgetConfiguration
        case AppIntentConfiguration, StaticConfiguration
        case AppIntentControlConfiguration, ControlWidgetButton, ControlWidgetToggle

        var module: SwiftCode {
            switch self {
            // App Intents exports it everywhere, but Foundation has it only on the systems of Apple.
            case .LocalizedStringResource: "AppIntents"
            case .UnitDuration: "Foundation"
            case .Sendable: "Swift"
            case .CLPlacemark: "CoreLocation"
            case .AppIntentConvertible, .AppIntentHandler, .AppIntentOptionsProvider, .ConfigurationAppIntent,
                .ConfiguredControlProvider, .ConfiguredWidgetContent, .ConfiguredWidgetProvider,
                .ListedAppIntentOptions, .NamedCases, .NamedDeclaration, .NamedUnionMembers, .StaticWidgetContent,
                .StoredObjectEntity,
                .widgetKitFamilies:
                "IntentAppIntents"
            case .ControlWidget, .ControlWidgetConfiguration, .Image, .Label, .Text, .Widget, .WidgetBundle,
                .WidgetBundleBuilder, .WidgetConfiguration:
                "SwiftUI"
            case .AppIntentConfiguration, .AppIntentControlConfiguration, .ControlWidgetButton, .ControlWidgetToggle,
                .StaticConfiguration:
                "WidgetKit"
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
        var taken = declared.union(External.allCases.map(\.rawValue)).union(
            SwiftNames.External.allCases.map(\.name))
        taken.formUnion(AppIntentNames.modules.union(AppIntentNames.members))
        for intent in intents {
            assign(.intent(intent.name), AppIntentTypeKind.intent.typeName(for: intent.swiftName), from: &taken)
        }
        for type in schema.enums {
            assign(.enumeration(type.name), AppIntentTypeKind.enumeration.typeName(for: type.swiftName), from: &taken)
        }
        for type in schema.types where type.isUnion {
            assign(.union(type.name), AppIntentTypeKind.union.typeName(for: type.swiftName), from: &taken)
        }
        for type in schema.types {
            assign(.entity(type.name), AppIntentTypeKind.entity.typeName(for: type.swiftName), from: &taken)
            assign(.query(type.name), type.swiftName + "EntityQuery", from: &taken)
        }
        for intent in intents {
            for parameter in intent.parameters {
                let base =
                    AppIntentTypeKind.base(ofIntent: intent.swiftName) + SwiftName.upperCamel(parameter.swiftName)
                let name = parameter.name
                assign(.parameterQuery(intent: intent.name, parameter: name), base + "Query", from: &taken)
                assign(.provider(intent: intent.name, parameter: name), base + "OptionsProvider", from: &taken)
            }
        }
        for widget in schema.widgets {
            assign(.widget(widget.name), SwiftName.upperCamel(widget.name), from: &taken)
        }
        for control in schema.controls {
            let base = SwiftName.upperCamel(control.swiftName)
            assign(.control(control.name), base, from: &taken)
            if control.toggle != nil { assign(.setter(control.name), base + "SetIntent", from: &taken) }
        }
        if let file = files.first(where: { !$0.appShortcuts.isEmpty }) {
            let base = SwiftName.upperCamel(GeneratedFileNames.base(of: file.fileName))
            assign(.shortcuts, base + "Shortcuts", from: &taken)
        }
        for file in files {
            let base = SwiftName.upperCamel(GeneratedFileNames.base(of: file.fileName))
            assign(.bundle(file.fileName), base + "Widgets", from: &taken)
        }
        for widget in schema.widgets {
            assign(.content(widget.name), self[.widget(widget.name)].name + "Content", from: &taken)
        }
        // A member hides a type of its name in the expressions beside it.
        takenInIntents.formUnion(
            roots(of: [.LocalizedStringResource, .IntentCollectionSize, .IntentDescription, .ListedAppIntentOptions]))
        takenInIntents.formUnion(names.filter(\.key.isUsedInIntents).values.map(\.name))
        takenInEnums.formUnion(
            roots(of: [.LocalizedStringResource, .TypeDisplayRepresentation, .DisplayRepresentation]))
    }

    private mutating func assign(_ subject: Subject, _ name: String, from taken: inout Set<String>) {
        let identifier = SwiftIdentifier(name).avoiding(taken)
        taken.insert(identifier.name)
        names[subject] = identifier
    }

    /// Returns the first names in references to the types: their modules if the definitions declare the names.
    private func roots(of types: [External]) -> [String] {
        types.map { declared.contains($0.rawValue) ? $0.module.text : $0.rawValue }
    }

    /// Module names. A type with such a name would make the module inaccessible.
    private static let modules: Set<String> = [
        "AppIntents", "CoreLocation", "Foundation", "IntentAppIntents", "IntentRuntime", "Swift", "SwiftUI",
        "WidgetKit",
    ]

    /// The names that no declaration can have: those of modules, and those of types whose module differs between systems.
    static let inaccessible: Set<String> = modules.union([
        "AppIntentControlConfiguration", "CLPlacemark", "ControlWidgetButton", "ControlWidgetToggle",
    ])

    /// The short names of types inside intents, queries and bundles.
    private static let members: Set<String> = [
        "Any", "Body", "Case", "DefaultCase", "Dependency", "IntentCollectionSize", "Item", "ItemCollection",
        "ItemSection",
        "Parameter",
        "ParameterDependency", "Property", "Protocol", "Self", "Summary", "Switch", "Type", "When",
    ]

    /// `@Parameter`, or the wrapper's full name if the definitions declare a type `Parameter`.
    var parameterWrapper: SwiftCode { declared.contains("Parameter") ? "@AppIntents.IntentParameter" : "@Parameter" }

    /// `@Dependency`, or the wrapper's full name if the definitions declare a type `Dependency`.
    var dependencyWrapper: SwiftCode { declared.contains("Dependency") ? "@AppIntents.AppDependency" : "@Dependency" }

    subscript(subject: Subject) -> SwiftIdentifier {
        guard let name = names[subject] else { preconditionFailure("every declaration of a schema has a name") }
        return name
    }

    subscript(external: External) -> SwiftCode {
        SwiftCode(SwiftIdentifier(external.rawValue), in: external.module, shadowedBy: declared)
    }

    // MARK: Types

    /// Returns the type of one value in a configuration.
    func element(_ type: ElementType) -> SwiftCode { swift.element(type) }

    /// Returns the type of one value in `@Parameter`.
    func appElement(_ type: ElementType) -> SwiftCode {
        type.appIntents.type(self)
    }

    // MARK: Identities

    /// Returns the name by which the system identifies a type: that of the declaration's first name, whatever the type is
    /// called now.
    static func identity(of declaration: some ClassDeclaration, _ kind: AppIntentTypeKind) -> String {
        let first = declaration.formerNames.last ?? declaration.name
        return kind.typeName(for: type(of: declaration).swiftName(of: first, classPrefix: nil))
    }

    // MARK: Members

    /// Returns the name of a parameter's property. A name that the intent already uses gets an underscore appended.
    func property(of parameter: Parameter) -> SwiftIdentifier {
        SwiftIdentifier(parameter.swiftName).avoiding(takenInIntents)
    }

    /// Returns the name of an enum case. A name that the enum already uses gets an underscore appended.
    func enumCase(_ name: String, of type: String) -> SwiftIdentifier? {
        swift.enumeration(type).cases[name]?.avoiding(takenInEnums)
    }

    /// Returns the name of the case of a union's member. A name that the enum already uses gets an underscore appended.
    func unionCase(of member: Parameter) -> SwiftIdentifier {
        SwiftIdentifier(member.swiftName).avoiding(takenInEnums.union(Self.takenInUnions))
    }

    /// The names that `@UnionValue` declares, besides those of enums.
    private static let takenInUnions: Set<String> = ["Cases", "UnionValue", "memberNames", "unionMembers"]
}

extension AppIntentNames.Subject {
    /// Whether the code of intents refers to the declaration by its name.
    fileprivate var isUsedInIntents: Bool {
        switch self {
        case .intent, .enumeration, .entity, .union, .parameterQuery, .provider: true
        case .query, .widget, .content, .control, .setter, .shortcuts, .bundle: false
        }
    }
}
