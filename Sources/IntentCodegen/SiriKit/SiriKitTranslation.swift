import IntentModel

/// One definition file on its way to classes of SiriKit's form; the topics stand in extensions.
struct SiriKitTranslation {
    let schema: SchemaIndex
    let file: DefinitionFile
    let names: SiriKitNames
    let access: SwiftAccess

    func translateFile() -> SwiftFile {
        // Apple's own intents have classes already.
        let intents = file.intents.compactMap(schema.intent(named:)).filter { !$0.isSystem }
        let types = file.types.compactMap(schema.type(named:))
        let enums = file.enums.compactMap(schema.enumeration(named:))
        var declarations = [handshake]
        for intent in intents {
            let shapes = parameterShapes(of: intent)
            declarations.append(translateIntent(intent, shapes))
            declarations += translateHandling(of: intent, shapes)
            declarations += translateResponse(of: intent)
            declarations += intent.parameters.filter { !$0.type.element.isSystem }
                .flatMap { translateReasons(of: $0, in: intent) }
        }
        declarations += types.flatMap(translateObjectType)
        declarations += enums.flatMap(translateEnum)
        declarations.append(definitionText(intents))
        return SwiftFile(
            heading: [
                "Made by intentgen from \(file.fileName). Do not edit: change the definition and run intentgen again.",
                "Xcode makes these classes where the system has the framework Intents.",
                "swift-format-ignore-file",
            ],
            imports: ["Intents"], access: access, condition: "!canImport(Darwin)", declarations: declarations)
    }

    /// The modifiers of a declaration that others may use.
    func visible(_ modifiers: SwiftCode...) -> [SwiftCode] {
        (access.modifier.map { [$0] } ?? []) + modifiers
    }

    private var handshake: SwiftDeclaration {
        SwiftDeclaration(
            notes: ["If this line does not compile, tool and library differ; the message says what to do."],
            modifiers: ["private", "nonisolated"],
            kind: .constant(
                name: SwiftIdentifier("generatedCodeFormat"), type: "()",
                value: "\(names[.INGeneratedCodeFormat]).v1"))
    }

    /// `INIntentDefinition.carControl`
    var definitionConstant: SwiftCode {
        "\(names[.INIntentDefinition]).\(SwiftNames.constant(of: file))"
    }

    private func definitionText(_ intents: [Intent]) -> SwiftDeclaration {
        let json = schema.subset(for: file).json.rendered()
        let classes = SwiftCode.joined(intents.map { "\(SwiftIdentifier($0.swiftName)).self" })
        let constant = SwiftDeclaration(
            documentation: ["What \(file.fileName) says, and the classes of its intents."],
            modifiers: visible("static"),
            kind: .computed(
                name: SwiftNames.constant(of: file), type: names[.INIntentDefinition],
                body: [
                    .code(
                        """
                        \(names[.INIntentDefinition])(json: \(SwiftLiteral.rawString(json)), intents: [\(classes)])
                        """)
                ]))
        return SwiftDeclaration(
            modifiers: ["nonisolated"],
            kind: .type(
                SwiftTypeDeclaration(keyword: .extension, name: names[.INIntentDefinition], members: [constant])))
    }

    // MARK: Parts that several topics use

    /// A stored `var`.
    func stored(_ shape: SiriKitShape, _ documentation: String) -> SwiftDeclaration {
        SwiftDeclaration(
            documentation: [documentation], modifiers: visible(),
            kind: .variable(name: shape.property, type: shape.propertyType, value: shape.initialValue))
    }

    func `class`(
        _ name: SwiftIdentifier, of superclass: SwiftCode, documentation: String, _ members: [SwiftDeclaration]
    ) -> SwiftDeclaration {
        SwiftDeclaration(
            documentation: [documentation], modifiers: visible("nonisolated"),
            kind: .type(
                SwiftTypeDeclaration(keyword: .class, name: SwiftCode(name), inherited: [superclass], members: members))
        )
    }

    /// `override func readParameters(from:)` and its counterpart; nothing for a class without properties.
    func reader(_ name: SwiftCode, _ shapes: [SiriKitShape]) -> [SwiftDeclaration] {
        guard !shapes.isEmpty else { return [] }
        return [
            SwiftDeclaration(
                modifiers: visible("override"),
                kind: .function(
                    SwiftFunction(
                        name: "func \(name)",
                        arguments: [.init(name: "from values", type: names[.INParameterValues])],
                        body: shapes.map { .code("self.\($0.property) = \($0.reading(from: "values"))") })))
        ]
    }

    func writer(_ name: SwiftCode, _ shapes: [SiriKitShape]) -> [SwiftDeclaration] {
        guard !shapes.isEmpty else { return [] }
        return [
            SwiftDeclaration(
                modifiers: visible("override"),
                kind: .function(
                    SwiftFunction(
                        name: "func \(name)",
                        arguments: [.init(name: "to values", type: "inout \(names[.INParameterValues])")],
                        body: shapes.map { .code($0.writing("self.\($0.property)", to: "values")) })))
        ]
    }
}
