import IntentModel

/// Generates a file for each definition file, with the classes that Xcode would generate.
func emitSiriKit(_ schema: Schema, files: [DefinitionFile], options: CodegenOptions, map: EmissionMap) -> Emission {
    let names = SiriKitNames(schema: schema)
    let index = SchemaIndex(schema.addingHandlerDefaults)
    let problems =
        fileNameProblems(files, output: GeneratedFileNames.siriKitFile)
        + siriKitNameProblems(SchemaIndex(schema), files: files) + repetitionProblems(files, index)
    guard problems.isEmpty else { return Emission(problems: problems) }
    let generated = map(files.indices) { number in
        let file = files[number]
        let translation = SiriKitTranslation(
            schema: index, file: file, names: names, access: options.access, imports: options.imports)
        return GeneratedFile(
            path: GeneratedFileNames.siriKitFile(for: file.fileName),
            bytes: SwiftPrinter.render(translation.translateFile()))
    }
    return Emission(files: generated)
}

extension Schema {
    /// The schema with handler defaults for all dynamic options without a default rule. Xcode's definitions do not
    /// declare whether a handler provides a default, so the system asks every handler that provides options; the
    /// runtime does too.
    fileprivate var addingHandlerDefaults: Schema {
        var schema = self
        for intent in schema.intents.indices {
            for parameter in schema.intents[intent].parameters.indices {
                let declared = schema.intents[intent].parameters[parameter]
                guard declared.options == .dynamic, declared.defaultRule == nil else { continue }
                schema.intents[intent].parameters[parameter].defaultRule = .handler
            }
        }
        return schema
    }
}

/// The translation of a definition file into SiriKit classes. Extensions translate intents, handlers and types.
struct SiriKitTranslation: SwiftTranslation {
    let schema: SchemaIndex
    let file: DefinitionFile
    let names: SiriKitNames
    let access: SwiftAccess
    /// Additional modules.
    let imports: [String]

    func translateFile() -> SwiftFile {
        // Apple's own intents already have classes.
        let intents = file.intents.compactMap(schema.intent(named:)).filter { !$0.isSystem }
        let types = file.types.compactMap(schema.type(named:)).filter { !$0.isRecord }
        let enums = file.enums.compactMap(schema.enumeration(named:))
        var parts: [() -> [SwiftDeclaration]] = [{ [handshake(with: names[.INGeneratedCodeFormat])] }]
        parts += intents.map { intent in { translate(intent) } }
        parts += types.map { type in { translateObjectType(type) } }
        parts += enums.map { declared in { translateEnum(declared) } }
        parts += [translateWidgets, { [definitionText(intents)] }]
        return SwiftFile(
            heading: GenerationTarget.heading(for: file, "On Apple platforms, Xcode generates these classes."),
            imports: file.widgets.isEmpty && file.controls.isEmpty ? ["Intents"] : ["IntentRuntime", "Intents"],
            access: access, internalImports: imports.map { SwiftIdentifier($0) },
            condition: "!canImport(Darwin)", parts: parts)
    }

    private func translate(_ intent: Intent) -> [SwiftDeclaration] {
        let shapes = parameterShapes(of: intent)
        return [translateIntent(intent, shapes)] + translateHandling(of: intent, shapes) + translateResponse(of: intent)
            + intent.parameters.filter { !$0.type.element.isSystem }.flatMap { translateReasons(of: $0, in: intent) }
    }

    /// `(.carControl as INIntentDefinition)`
    var definitionConstant: SwiftCode {
        "(.\(SwiftNames.constant(of: file)) as \(names[.INIntentDefinition]))"
    }

    private func definitionText(_ intents: [Intent]) -> SwiftDeclaration {
        let json = schema.subset(for: file).json.renderedBytes()
        let classes = SwiftCode.joined(intents.map { "\(SwiftCode(inExpression: SwiftIdentifier($0.swiftName))).self" })
        let constant = computed(
            "static", documentation: ["The contents of \(file.fileName) and the classes of its intents."],
            name: SwiftNames.constant(of: file), type: names[.INIntentDefinition],
            body: [
                .code(
                    """
                    .init(json: \(SwiftLiteral.rawString(utf8: json)), intents: [\(classes)])
                    """)
            ])
        return extending(names[.INIntentDefinition], members: [constant])
    }

    private func translateWidgets() -> [SwiftDeclaration] {
        let translation = WidgetTranslation(
            file, in: schema, access: access, typeNames: names.widgetTypes,
            definition: "\(definitionConstant).definition"
        ) { names[runtime: $0] }
        return translation.translate()
    }

    // MARK: Shared declarations

    /// Returns a stored property.
    func stored(_ shape: SiriKitShape, _ documentation: String) -> SwiftDeclaration {
        SwiftDeclaration(
            documentation: [documentation], modifiers: visible(),
            kind: .variable(name: shape.property, type: shape.propertyType, value: shape.initialValue))
    }

    func `class`(
        _ name: SwiftIdentifier, of superclass: SwiftCode, documentation: String, _ members: [SwiftDeclaration]
    ) -> SwiftDeclaration {
        typeDeclaration(
            "nonisolated", documentation: [documentation], keyword: .class, name: SwiftCode(name),
            inherited: [superclass], members: members)
    }

    /// Returns `override func readParameters(from:)`; empty for a class without properties.
    func reader(_ name: SwiftCode, _ shapes: [SiriKitShape]) -> [SwiftDeclaration] {
        guard !shapes.isEmpty else { return [] }
        return [
            function(
                "override", name: "func \(name)",
                arguments: [.init(name: "from values", type: names[.INParameterValues])],
                body: shapes.map { .code("self.\($0.property) = \($0.reading(from: "values"))") })
        ]
    }

    func writer(_ name: SwiftCode, _ shapes: [SiriKitShape]) -> [SwiftDeclaration] {
        guard !shapes.isEmpty else { return [] }
        return [
            function(
                "override", name: "func \(name)",
                arguments: [.init(name: "to values", type: "inout \(names[.INParameterValues])")],
                body: shapes.map { .code($0.writing("self.\($0.property)", to: "values")) })
        ]
    }
}
