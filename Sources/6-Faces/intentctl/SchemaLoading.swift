internal import IntentCommandLine
internal import IntentControl
internal import IntentDefinitionFiles
internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema

/// Loads definitions for the commands. `intentgen validate` reports their warnings.
///
/// A file with errors blocks only what it declares, and what needs that.
/// - Throws: The diagnostics, in the format of `intentgen`, if nothing is left.
@Sendable
func loadSchema(at paths: [String]) throws(CommandError) -> LoadedSchema {
    let definitions: SoundDefinitions
    do {
        definitions = try loadSoundDefinitions(at: paths, recordsFolders: true)
    } catch {
        throw CommandError(error.code == .inputMissing ? .inputMissing : .inputOutput, "definitions", error.message)
    }
    let problems = definitions.faulty.flatMap { resolved in
        var plain = TextRenderer(files: resolved.sources, color: false)
        var shown = TextRenderer(files: resolved.sources, color: StandardStream.error.showsColor)
        return resolved.diagnostics.sorted().map { diagnostic in
            let heading = plain.text(of: diagnostic).prefix { $0 != "\n" }
            return CommandError.Problem(
                diagnostic.code.description, String(heading), details: shown.text(of: diagnostic))
        }
    }
    let faults = problems.isEmpty ? nil : CommandError(.invalidData, problems)
    if let sound = definitions.sound { return LoadedSchema(sound.schema, faults: faults) }
    throw faults ?? CommandError(.invalidData, "definitions", "there is no definition")
}
