import IntentModel

/// One definition file on its way to App Intents; the topics stand in extensions.
struct AppIntentsTranslation {
    let plan: AppIntentsPlan
    let file: DefinitionFile
    let names: AppIntentNames
    let options: CodegenOptions

    var schema: SchemaIndex { plan.schema }

    /// Of this file, those that become intents here.
    var intents: [Intent] {
        let wanted = Set(file.intents)
        return plan.intents.filter { wanted.contains($0.name) }
    }

    /// Of this file, those that rows show.
    var types: [ObjectType] {
        file.types.compactMap(schema.type(named:)).filter { !plan.uses(ofType: $0.name).isEmpty }
    }

    var enums: [EnumType] {
        file.enums.compactMap(schema.enumeration(named:)).filter { plan.isUsed(enumeration: $0.name) }
    }

    var widgets: [Widget] { file.widgets.compactMap(schema.widget(named:)) }

    var swiftFile: GeneratedFile {
        var declarations: [SwiftDeclaration] = []
        for intent in intents {
            declarations += [translateIntent(intent), translateValues(of: intent)]
            declarations += plan.parameters(of: intent).flatMap(translateOptions)
        }
        declarations += types.flatMap(translateEntity)
        declarations += enums.flatMap(translateEnum)
        declarations += translateWidgets()
        let file = SwiftFile(
            heading: [
                "Made by intentgen from \(file.fileName). Do not edit: change the definition and run intentgen again.",
                "swift-format-ignore-file",
            ],
            imports: imports.shown, access: options.access, internalImports: imports.others,
            condition: "canImport(AppIntents) && canImport(WidgetKit)",
            declarations: declarations)
        return GeneratedFile(
            path: GeneratedFileNames.appIntentsFile(for: self.file.fileName), bytes: SwiftPrinter.render(file))
    }

    /// The modules that declarations show to those who use them, and the others; a warning follows from one that is
    /// said to be shown and is not. What declarations show of Foundation comes with App Intents.
    private var imports: (shown: [SwiftCode], others: [SwiftCode]) {
        let hasIntents = !intents.isEmpty
        let hasValues = hasIntents || !types.isEmpty || !enums.isEmpty
        let showsPlaces = intents.contains { intent in
            plan.parameters(of: intent).contains { $0.element == .placemark }
        }
        var modules: [(name: SwiftCode, isShown: Bool)] = [
            ("AppIntents", hasValues), ("Foundation", false), ("IntentAppIntents", hasValues || !widgets.isEmpty),
            ("IntentRuntime", hasIntents), ("SwiftUI", !widgets.isEmpty), ("WidgetKit", false),
        ]
        if showsPlaces { modules.insert(("CoreLocation", true), at: 1) }
        return (modules.filter(\.isShown).map(\.name), modules.filter { !$0.isShown }.map(\.name))
    }

    /// The modifiers of a declaration that others may use.
    func visible(_ modifiers: SwiftCode...) -> [SwiftCode] {
        (options.access.modifier.map { [$0] } ?? []) + modifiers
    }

    /// A stored static with a value.
    func constant(_ name: StaticString, _ type: SwiftCode, _ value: SwiftCode) -> SwiftDeclaration {
        SwiftDeclaration(
            modifiers: visible("static"), kind: .constant(name: SwiftIdentifier("\(name)"), type: type, value: value))
    }

    /// `init() {}`
    var emptyInitialiser: SwiftDeclaration {
        SwiftDeclaration(modifiers: visible(), kind: .function(SwiftFunction(name: "init", arguments: [], body: [])))
    }

    // MARK: Texts

    /// A text by its place in the definition, which is its key in the catalog.
    func resource(_ text: LocalizedText, _ path: String...) -> SwiftCode {
        let key = StringCatalog.key(path)
        return """
            \(names[.LocalizedStringResource])(\(literal: key), defaultValue: \(literal: text.text), \
            table: \(literal: table))
            """
    }

    var table: String { GeneratedFileNames.base(of: file.fileName) }
}
