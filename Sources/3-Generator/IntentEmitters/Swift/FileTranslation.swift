import IntentModel

/// Generates a Swift file for each definition file, followed by a file of fakes for each if the options ask for them; or
/// only the files of fakes.
func emitSwift(_ schema: Schema, files: [DefinitionFile], options: CodegenOptions, map: EmissionMap) -> Emission {
    let index = SchemaIndex(schema)
    let problems = fileNameProblems(files) + repetitionProblems(files, index)
    guard problems.isEmpty else { return Emission(problems: problems) }
    let names = SwiftNames(schema: schema)
    let count = files.count
    let areFakes = options.testedModule != nil ? [true] : options.includesFakes ? [false, true] : [false]
    let generated = map(0..<areFakes.count * count) { number in
        let file = files[number % count]
        let translation = FileTranslation(schema: index, file: file, names: names, options: options)
        let isFake = areFakes[number / count]
        let swift = isFake ? translation.translateFakes() : translation.translateFile()
        let name = file.fileName
        return GeneratedFile(
            path: isFake ? GeneratedFileNames.fakesFile(for: name) : GeneratedFileNames.swiftFile(for: name),
            bytes: SwiftPrinter.render(swift))
    }
    return Emission(files: generated)
}

/// The translation of a definition file into Swift. Extensions translate handlers, types, migrations and fakes.
struct FileTranslation: SwiftTranslation {
    let schema: SchemaIndex
    let file: DefinitionFile
    let names: SwiftNames
    let options: CodegenOptions
    /// The intents of the file. Apple's own intents are left out, because they already have classes.
    let intents: [Intent]
    let types: [ObjectType]
    /// `.carControl`, the definition text that all declarations of the file share, as an `IntentDefinition`.
    private let definitionName: SwiftCode

    init(schema: SchemaIndex, file: DefinitionFile, names: SwiftNames, options: CodegenOptions) {
        self.schema = schema
        self.file = file
        self.names = names
        self.options = options
        intents = file.intents.compactMap(schema.intent(named:)).filter { !$0.isSystem }
        types = file.types.compactMap(schema.type(named:))
        definitionName = ".\(SwiftNames.constant(of: file))"
    }

    func shapes(of intent: Intent) -> [ParameterShape] {
        let parameters = intent.parameters
        return parameters.indices.compactMap { index in
            parameters[index].type.element.isSystem ? nil : ParameterShape(parameters[index], names: names)
        }
    }

    /// The modules that the file's declarations use.
    private var modules: [SwiftCode] {
        uses(\.isOfFoundation) ? ["Foundation", "IntentRuntime"] : ["IntentRuntime"]
    }

    /// The modules that only function bodies use, to convert measurements to and from values.
    var internalModules: [String] {
        uses(\.isMeasurement) ? ["IntentMeasurements"] : []
    }

    func uses(_ matches: (ElementType) -> Bool) -> Bool {
        intents.contains { options.migrations[$0.name]?.contains { matches($0.stored.element) } ?? false }
            || intents.contains { $0.parameters.contains { matches($0.type.element) } }
            || types.contains { $0.memberTypes.contains(where: matches) }
    }

    func translateFile() -> SwiftFile {
        var parts: [() -> [SwiftDeclaration]] = [{ [handshake(with: names[.GeneratedCodeFormat])] }]
        parts += intents.map { intent in { translate(intent) } }
        parts += types.map { type in { [type.isRecord ? translateRecord(type) : translateObjectType(type)] } }
        parts += file.enums.compactMap(schema.enumeration(named:)).map { declared in { [translateEnum(declared)] } }
        parts += [translateWidgets, { [definitionText] }]
        return SwiftFile(
            heading: GenerationTarget.heading(for: file), imports: modules, access: options.access,
            internalImports: (internalModules + options.imports).map { SwiftIdentifier($0) },
            parts: parts)
    }

    private func translate(_ intent: Intent) -> [SwiftDeclaration] {
        let shapes = shapes(of: intent)
        return [translateConfiguration(intent, shapes)] + translateHandler(intent, shapes)
            + translateMigrations(of: intent, shapes)
    }

    var access: SwiftAccess { options.access }

    // MARK: Definition

    /// Returns the declaration of ``definitionName``.
    private var definitionText: SwiftDeclaration {
        let json = schema.subset(for: file).json.renderedBytes()
        let functions = intents.filter(hasMigrations).map { intent -> SwiftCode in
            "\(literal: intent.name): \(SwiftCode(inExpression: SwiftIdentifier(intent.swiftName))).migratedValue"
        }
        let rest: SwiftCode = functions.isEmpty ? "" : ", migrations: [\(SwiftCode.joined(functions))]"
        let constant = computed(
            "static", documentation: ["The contents of \(file.fileName)."], name: SwiftNames.constant(of: file),
            type: names[.IntentDefinition], body: [.code(".init(json: \(SwiftLiteral.rawString(utf8: json))\(rest))")])
        return extending(names[.IntentDefinition], members: [constant])
    }

    /// Returns the static `definition` of an intent, a type or an enum.
    /// - Parameter migration: The function that converts stored values of an earlier type.
    func definition(
        of name: String, as member: StaticString = "definition", migration: SwiftCode? = nil
    ) -> SwiftDeclaration {
        let rest: SwiftCode = migration.map { ", migration: \($0)" } ?? ""
        let json: SwiftCode = "(\(definitionName) as \(names[.IntentDefinition])).json"
        return computed(
            "static", name: SwiftIdentifier("\(member)"), type: names[.IntentDefinition],
            body: [.code(".init(name: \(literal: name), json: \(json)\(rest))")])
    }

    // MARK: Widgets

    private func translateWidgets() -> [SwiftDeclaration] {
        let translation = WidgetTranslation(
            file, in: schema, access: options.access, typeNames: names.widgetTypes,
            definition: definitionName
        ) { names[runtime: $0] }
        return translation.translate()
    }
}
