import IntentAuthoring
import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

@testable import IntentXcode

/// Imports a file, and checks that the rendered definition is valid and resolves to the same schema.
func importing(
    _ file: XcodeFile, strings: StringsTables = [:], language: String = "en",
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> ImportedDefinition {
    let imported = try importXcodeFile(file, strings: strings, language: language)
    let rendered = renderDefinition(imported.schema)
    let definition = SourceFile(path: "a.intent.yaml", bytes: Array(rendered.definition.utf8))
    let translations = rendered.translations.sorted { $0.key < $1.key }.map { language, text in
        TranslationSource(
            SourceFile(path: "a.intent.\(language).yaml", bytes: Array(text.utf8)), language: language, definition: 0)
    }
    let resolved = resolveDefinitions([definition], translations: translations)
    let problems = resolved.diagnostics.sorted().filter { $0.severity == .error }.map(\.message)
    expectEqual(problems, [], "\(rendered.definition)", sourceLocation: sourceLocation)
    expectEqual(resolved.schema, imported.schema, "\(rendered.definition)", sourceLocation: sourceLocation)
    return imported
}

/// The warnings of an import as `KEYPATH: MESSAGE`.
func warnings(of imported: ImportedDefinition) -> [String] { imported.warnings.map { "\($0.keyPath): \($0.message)" } }

extension XcodeDeclaration {
    /// Creates a declaration from plain values.
    static func declaration(
        _ kind: Kind, _ name: String, _ leaves: [String: PropertyListValue] = [:], members: [XcodeDeclaration]? = nil,
        codes: [XcodeDeclaration]? = nil, response: XcodeDeclaration? = nil
    ) -> XcodeDeclaration {
        XcodeDeclaration(
            kind, name: name, leaves: leaves.mapValues { XcodeLeaf($0) }, members: members, codes: codes,
            response: response)
    }

    /// Creates an enum with the case `unknown` and other numbered cases.
    static func enumeration(_ name: String, _ cases: [String]) -> XcodeDeclaration {
        let unknown = declaration(.enumCase, "unknown", ["DisplayName": .string("unknown")])
        let others = cases.enumerated().map { index, name in
            declaration(.enumCase, name, ["DisplayName": .string(name), "Index": .integer(index + 1)])
        }
        return declaration(.enumeration, name, members: [unknown] + others)
    }
}

/// Imports an intent `Brew` that Shortcuts offers.
func importingIntent(
    _ leaves: [String: PropertyListValue] = ["Configurable": .boolean(true)], _ parameters: [XcodeDeclaration] = [],
    response: XcodeDeclaration? = nil, strings: StringsTables = [:], sourceLocation: SourceLocation = #_sourceLocation
) throws -> (intent: Intent, imported: ImportedDefinition) {
    let intent = XcodeDeclaration.declaration(.intent, "Brew", leaves, members: parameters, response: response)
    let file = XcodeFile(
        types: [.declaration(.type, "Pot", members: [.declaration(.property, "size", ["Type": .string("Integer")])])],
        enums: [.enumeration("Strength", ["mild", "strong"])], intents: [intent])
    let imported = try importing(file, strings: strings, sourceLocation: sourceLocation)
    return (try #require(imported.schema.intents.first, sourceLocation: sourceLocation), imported)
}

/// Imports a parameter `cups` of that intent.
func importingParameter(
    _ leaves: [String: PropertyListValue], strings: StringsTables = [:],
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> (parameter: Parameter, imported: ImportedDefinition) {
    let (intent, imported) = try importingIntent(
        ["Configurable": .boolean(true)], [.declaration(.parameter, "cups", leaves)], strings: strings,
        sourceLocation: sourceLocation)
    return (try #require(intent.parameters.first, sourceLocation: sourceLocation), imported)
}

func text(_ text: String, _ others: [String: String] = [:]) -> LocalizedText {
    LocalizedText(text, language: "en", translations: others)
}
