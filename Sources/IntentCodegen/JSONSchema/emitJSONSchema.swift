import IntentModel

/// One JSON Schema for each intent that has a Swift form, in declared order; see
/// ``GenerationTarget/emit(_:files:options:map:)``.
func emitJSONSchema(_ schema: Schema, files: [DefinitionFile], map: EmissionMap) -> Emission {
    let index = SchemaIndex(schema)
    let intents = files.indices.flatMap { number in
        files[number].intents.compactMap(index.intent(named:)).filter { !$0.isSystem }.map {
            (file: number, intent: $0)
        }
    }
    let problems = nameProblems(intents)
    guard problems.isEmpty else { return Emission(problems: problems) }
    let generated = map(intents.indices) { number in
        let translation = IntentSchemaTranslation(intents[number].intent, in: index)
        return GeneratedFile(
            path: outputName(of: intents[number].intent),
            text: translation.translateIntent().rendered(columns: 100) + "\n")
    }
    return Emission(files: generated)
}

/// A declared name that is no identifier may hold anything, and is no file's.
private func outputName(of intent: Intent) -> String {
    GeneratedFileNames.jsonSchema(forIntent: SwiftName.isIdentifier(intent.name) ? intent.name : intent.swiftName)
}

/// Intents whose names differ in case only would be one file on many volumes.
private func nameProblems(_ intents: [(file: Int, intent: Intent)]) -> [CodegenProblem] {
    var first: [String: (file: Int, intent: Intent)] = [:]
    return intents.compactMap { entry in
        let output = outputName(of: entry.intent)
        guard let other = first.updateValue(entry, forKey: output.lowercased()) else { return nil }
        return CodegenProblem(
            file: entry.file, other: other.file,
            message: "'\(output)' is made of the intents '\(other.intent.name)' and '\(entry.intent.name)'")
    }
}
