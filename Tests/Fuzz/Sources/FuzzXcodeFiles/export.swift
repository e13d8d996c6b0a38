import IntentDiagnostics
import IntentSchema
import IntentXcode

/// Exports the output of an import.
func export(_ rendered: RenderedDefinition, with sidecar: Sidecar) -> PropertyListValue {
    let (read, problems) = Sidecar.read(Array(sidecar.text.utf8))
    precondition(read == sidecar && problems.isEmpty, "rendering changes a sidecar")
    let translations = rendered.translations.sorted { $0.key < $1.key }.map { language, text in
        TranslationSource(
            SourceFile(path: "Fuzz.intent.\(language).yaml", bytes: Array(text.utf8)), language: language, definition: 0
        )
    }
    let definition = SourceFile(path: "Fuzz.intent.yaml", bytes: Array(rendered.definition.utf8))
    let resolved = resolveDefinitions([definition], translations: translations)
    precondition(!resolved.diagnostics.hasErrors, "an imported definition is not valid")
    return assemble(exportDefinition(resolved.schema, sidecar: sidecar).file)
}
