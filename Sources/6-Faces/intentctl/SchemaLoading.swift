internal import IntentCommandLine
internal import IntentControl
internal import IntentDefinitionFiles
internal import IntentModel
internal import IntentPolicies
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
    let problems = definitions.faulty.flatMap { CommandError.Problem.all(of: $0.diagnostics, in: $0.sources) }
    let faults = problems.isEmpty ? nil : CommandError(.invalidData, problems)
    if let sound = definitions.sound { return LoadedSchema(sound.schema, faults: faults) }
    throw faults ?? CommandError(.invalidData, "definitions", "there is no definition")
}
