import IntentModel

/// Generates a Swift file and a string catalog for each definition file, and the catalog of the phrases of App Shortcuts.
///
/// A definition without anything for App Intents has both too, because build plugins derive the file names from the
/// names of the definitions.
func emitAppIntents(
    _ schema: Schema, files: [DefinitionFile], options: CodegenOptions, map: EmissionMap
) -> Emission {
    let problems = fileNameProblems(files)
    guard problems.isEmpty else { return Emission(problems: problems) }
    let names = AppIntentNames(schema: schema, files: files)
    let plan = AppIntentsPlan(schema: schema)
    let first = files.firstIndex { !$0.appShortcuts.isEmpty }
    // Each definition has two files: even numbers are Swift, odd ones are catalogs.
    let generated = map(0..<files.count * 2) { number in
        let translation = translation(number / 2)
        return number.isMultiple(of: 2) ? translation.swiftFile : translation.stringCatalog
    }
    return Emission(files: generated + [first.map { translation($0).phraseCatalog }].compactMap(\.self))

    @Sendable func translation(_ index: Int) -> AppIntentsTranslation {
        var translation = AppIntentsTranslation(plan: plan, file: files[index], names: names, options: options)
        translation.isFirstWithShortcuts = index == first
        return translation
    }
}

/// The translation of a definition file into App Intents. Extensions translate intents, options, types, widgets, controls and
/// App Shortcuts.
struct AppIntentsTranslation: SwiftTranslation {
    let plan: AppIntentsPlan
    let file: DefinitionFile
    let names: AppIntentNames
    let options: CodegenOptions
    /// Whether this file is the first that declares App Shortcuts.
    var isFirstWithShortcuts = false

    var schema: SchemaIndex { plan.schema }

    /// The intents of this file that configure widgets.
    var intents: [Intent] {
        let wanted = Set(file.intents)
        return plan.intents.filter { wanted.contains($0.name) }
    }

    /// The unions of this file that parameters use.
    var unions: [ObjectType] { file.types.compactMap(schema.type(named:)).filter { plan.isUsed(union: $0.name) } }

    /// The object types of this file that parameters and members of unions use.
    var types: [ObjectType] {
        file.types.compactMap(schema.type(named:)).filter { !plan.uses(ofType: $0.name).isEmpty }
    }

    var enums: [EnumType] {
        file.enums.compactMap(schema.enumeration(named:)).filter { plan.isUsed(enumeration: $0.name) }
    }

    var widgets: [DeclaredWidget] { file.widgets.compactMap(schema.widget(named:)) }

    var controls: [Control] { file.controls.compactMap(schema.control(named:)) }

    /// All App Shortcuts of the schema in the first file that declares some, because an app has one provider.
    var appShortcuts: [AppShortcut] { isFirstWithShortcuts ? schema.schema.appShortcuts : [] }

    var swiftFile: GeneratedFile {
        var parts = intents.map { intent in { translate(intent) } }
        parts += types.map { type in { translateEntity(type) } }
        parts += unions.map { type in { translateUnion(type) } }
        parts += enums.map { declared in { translateEnum(declared) } }
        parts += controls.map { control in { translateControl(control) } }
        parts += [translateWidgets, translateShortcuts]
        let file = SwiftFile(
            heading: GenerationTarget.heading(for: file), imports: imports.public,
            availableImports: showsPlaces ? ["CoreLocation"] : [], access: options.access,
            internalImports: (imports.internal.map(\.text) + options.imports).map { SwiftIdentifier($0) },
            condition: "canImport(AppIntents) && canImport(WidgetKit)", parts: parts)
        return GeneratedFile(
            path: GeneratedFileNames.appIntentsFile(for: self.file.fileName), bytes: SwiftPrinter.render(file))
    }

    private func translate(_ intent: Intent) -> [SwiftDeclaration] {
        [translateIntent(intent), translateValues(of: intent)]
            + (plan.configuresControl(intent) ? [controlConformance(of: intent)] : [])
            + plan.parameters(of: intent).flatMap(translateOptions)
    }

    /// The modules whose types appear in declarations, and the other modules. A public import that no declaration needs
    /// would cause a warning; a conformance needs one only if it is public. Types of Foundation in declarations are available
    /// through App Intents.
    private var imports: (public: [SwiftCode], internal: [SwiftCode]) {
        let hasIntents = !intents.isEmpty
        let hasValues = hasIntents || !types.isEmpty || !unions.isEmpty || !enums.isEmpty
        let showsWidgets = !widgets.isEmpty || !controls.isEmpty
        let usesAppIntents = controls.contains { $0.toggle != nil } || !appShortcuts.isEmpty
        let modules: [(name: SwiftCode, isPublic: Bool)] = [
            ("AppIntents", hasValues || usesAppIntents), ("Foundation", false),
            ("IntentAppIntents", !widgets.isEmpty || hasValues && options.access == .public),
            ("IntentRuntime", hasIntents),
            ("SwiftUI", showsWidgets), ("WidgetKit", false),
        ]
        return (modules.filter(\.isPublic).map(\.name), modules.filter { !$0.isPublic }.map(\.name))
    }

    /// Whether a row is a place. Outside of Apple's systems, App Intents contains the class of Core Location.
    private var showsPlaces: Bool {
        intents.contains { intent in plan.parameters(of: intent).contains { $0.element == .placemark } }
    }

    var access: SwiftAccess { options.access }

    /// Returns a stored static constant.
    func constant(_ name: StaticString, _ type: SwiftCode, _ value: SwiftCode) -> SwiftDeclaration {
        SwiftDeclaration(
            modifiers: visible("static"), kind: .constant(name: SwiftIdentifier("\(name)"), type: type, value: value))
    }

    /// Returns what does not follow from the name of a type: the name by which the system identifies it, and its name in
    /// the definition.
    /// - Parameter className: The name under which SiriKit stored an intent, which precedes that of the type.
    func identity(
        of declaration: some ClassDeclaration, _ kind: AppIntentTypeKind, _ subject: AppIntentNames.Subject,
        className: String? = nil
    ) -> TypeIdentity {
        let type = names[subject].name
        let identity = AppIntentNames.identity(of: declaration, kind)
        let text = names.swift[.String]
        var members: [SwiftDeclaration] = []
        if identity != type { members.append(constant("persistentIdentifier", text, SwiftLiteral.string(identity))) }
        guard identity != type || kind.declaredName(ofType: className ?? type) != declaration.name else {
            return TypeIdentity(members: members, inherited: [])
        }
        members.append(constant("definitionName", text, SwiftLiteral.string(declaration.name)))
        return TypeIdentity(members: members, inherited: [names[.NamedDeclaration]])
    }

    /// The constants that state the names of a type, and the protocol for them.
    struct TypeIdentity {
        let members: [SwiftDeclaration]
        let inherited: [SwiftCode]
    }

    /// Returns declared names by the names in Swift or by raw values, for those that differ; nothing if none does.
    func otherNames(_ property: StaticString, _ names: [(code: String, declared: String)]) -> [SwiftDeclaration] {
        let entries = names.filter { $0.code != $0.declared }.map { name -> SwiftCode in
            "\(literal: name.code): \(literal: name.declared)"
        }
        guard !entries.isEmpty else { return [] }
        let text = self.names.swift[.String]
        return [constant(property, "[\(text): \(text)]", "[\(SwiftCode.joined(entries))]")]
    }

    /// `init() {}`
    var emptyInitializer: SwiftDeclaration {
        function(name: "init", body: [])
    }

    // MARK: Texts

    /// Returns a localized text whose key in the catalog is its path in the definition.
    func resource(_ text: LocalizedText, _ path: String...) -> SwiftCode {
        let key = StringCatalog.key(path)
        return """
            \(names[.LocalizedStringResource])(\(literal: key), defaultValue: \(literal: text.text), \
            table: \(literal: table))
            """
    }

    var table: String { GeneratedFileNames.base(of: file.fileName) }
}
