import FuzzDriver
import IntentAuthoring
import IntentDiagnostics
import IntentModel
import IntentSchema

/// Resolves any bytes as definition and translation files and checks invariants: diagnostics are in their files, and a valid
/// schema can be read back from its JSON and from the definition that it is written as.
func resolveAnything(_ bytes: [UInt8]) {
    let (definitions, translations) = files(bytes)
    let resolved = resolveDefinitions(definitions, translations: translations)
    checkPlaces(of: resolved.diagnostics.sorted(), in: resolved.sources)
    guard !resolved.diagnostics.hasErrors else { return }
    do {
        let decoded = try Schema(json: JSONValue(parsing: resolved.schema.json.rendered()))
        require(decoded == resolved.schema, "reading the JSON of a schema returns another schema")
    } catch {
        fatalError("the JSON of a schema cannot be read: \(error)")
    }
    checkWriting(of: resolved.schema)
}

/// Returns the files of an input. They are separated by control characters that YAML does not allow: one before a definition,
/// another one before a translation of the definition before it.
private func files(_ bytes: [UInt8]) -> (definitions: [SourceFile], translations: [TranslationSource]) {
    var definitions: [SourceFile] = []
    var translations: [TranslationSource] = []
    for part in bytes.split(separator: 0x1D, omittingEmptySubsequences: false) {
        let texts = part.split(separator: 0x1E, omittingEmptySubsequences: false)
        let name = "file\(definitions.count).intent"
        definitions.append(SourceFile(path: "\(name).yaml", bytes: Array(texts[0])))
        for (text, language) in zip(texts.dropFirst(), ["de", "zh-Hans", "no language"]) {
            let file = SourceFile(path: "\(name).\(language).yaml", bytes: Array(text))
            translations.append(TranslationSource(file, language: language, definition: definitions.count - 1))
        }
    }
    return (definitions, translations)
}

/// Checks that the definition of a schema can be read, and is written as the same text again.
private func checkWriting(of schema: Schema) {
    let rendered = renderDefinition(schema)
    let translations = rendered.translations.sorted { $0.key < $1.key }.map { language, text in
        TranslationSource(
            SourceFile(path: "fuzz.intent.\(language).yaml", text: text), language: language, definition: 0)
    }
    let definition = SourceFile(path: "fuzz.intent.yaml", text: rendered.definition)
    let resolved = resolveDefinitions([definition], translations: translations)
    require(!resolved.diagnostics.hasErrors, "a definition that was written is not valid")
    require(renderDefinition(resolved.schema) == rendered, "writing changes a definition")
}
