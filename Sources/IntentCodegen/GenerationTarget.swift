package import IntentModel

/// What can be made of definitions.
package enum GenerationTarget: String, CaseIterable, Sendable {
    /// Configuration structs and handler protocols for our runtime.
    case swift
    /// The classes and protocols that Xcode generates, for the module `Intents`.
    case sirikit
    /// Configuration intents, entities, queries and widgets for Apple's App Intents and WidgetKit.
    case appIntents = "app-intents"
    /// A JSON Schema of what is stored for an instance, for each intent.
    case jsonSchema = "json-schema"

    /// The files of this target, in the order of `files`. Equal arguments give equal bytes.
    ///
    /// The schema is valid: its names have been compared when it was resolved.
    /// - Parameter map: Makes the files, one after the other unless the caller has threads for them.
    package func emit(
        _ schema: Schema, files: [DefinitionFile], options: CodegenOptions = CodegenOptions(),
        map: EmissionMap = { $0.map($1) }
    ) -> Emission {
        switch self {
        case .swift: emitSwift(schema, files: files, options: options, map: map)
        case .sirikit: emitSiriKit(schema, files: files, options: options, map: map)
        case .appIntents: emitAppIntents(schema, files: files, options: options, map: map)
        case .jsonSchema: emitJSONSchema(schema, files: files, map: map)
        }
    }
}

/// Makes a file for each number of a range.
package typealias EmissionMap = (Range<Int>, @escaping @Sendable (Int) -> GeneratedFile) -> [GeneratedFile]
