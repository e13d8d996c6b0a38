import FuzzDriver
import IntentAuthoring
import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentXcode
import StringCatalogs

/// Reads any bytes as files of Xcode and sidecars, and checks that rendering and exporting reproduce what was read.
///
/// An input that consists of two files, separated by a control character, is an existing definition and a newer version of it.
func convertAnything(_ bytes: [UInt8]) {
    let files = bytes.split(separator: 0x1D, maxSplits: 1, omittingEmptySubsequences: false).map(Array.init)
    var existing: ExistingDefinition?
    for file in files {
        readTexts(file)
        existing = convert(file, into: existing)
    }
}

/// Reads a strings table, a string catalog and a sidecar.
private func readTexts(_ bytes: [UInt8]) {
    _ = try? StringCatalog(path: "Fuzz.xcstrings", bytes: bytes)
    if let sidecar = Sidecar.read(SourceFile(path: "Fuzz.json", bytes: bytes)).sidecar {
        checkReading(of: sidecar)
    }
    if let table = try? readStrings(bytes) {
        require((try? readStrings(Array(renderStrings(table).utf8))) == table, "rendering changes a strings table")
    }
}

private func checkReading(of sidecar: Sidecar) {
    let (read, problems) = Sidecar.read(SourceFile(path: "Fuzz.json", text: sidecar.text))
    require(read == sidecar && problems.isEmpty, "rendering changes a sidecar")
}

/// Reads a definition file of Xcode, imports and exports it.
/// - Parameter existing: The definition that the import is merged into; nil if there is none.
/// - Returns: The imported definition.
private func convert(_ bytes: [UInt8], into existing: ExistingDefinition?) -> ExistingDefinition? {
    guard let root = try? readPropertyList(bytes) else { return nil }
    require((try? readPropertyList(renderPropertyList(root))) == root, "rendering changes a property list")
    guard let file = try? disassemble(root) else { return nil }
    require(assemble(file) == root, "assembling changes a file")
    guard let imported = try? importDefinition(file, name: "Fuzz", existing: existing) else { return nil }
    checkReading(of: imported.sidecar)
    guard let rendered = imported.rendered else { return existing }
    let schema = resolved(rendered)
    let exported = assemble(exportDefinition(schema, sidecar: imported.sidecar).file)
    require(exported == root, "exporting changes an imported file")
    return ExistingDefinition(schema: schema, sidecar: imported.sidecar)
}

private func resolved(_ rendered: RenderedDefinition) -> Schema {
    let translations = rendered.translations.sorted { $0.key < $1.key }.map { language, text in
        TranslationSource(
            SourceFile(path: "Fuzz.intent.\(language).yaml", text: text), language: language, definition: 0)
    }
    let definition = SourceFile(path: "Fuzz.intent.yaml", text: rendered.definition)
    let resolved = resolveDefinitions([definition], translations: translations)
    require(!resolved.diagnostics.hasErrors, "an imported definition is not valid")
    return resolved.schema
}
