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
        resolved.diagnostics.sorted().map { problem(of: $0, in: resolved.sources) }
    }
    let faults = problems.isEmpty ? nil : CommandError(.invalidData, problems)
    if let sound = definitions.sound { return LoadedSchema(sound.schema, faults: faults) }
    throw faults ?? CommandError(.invalidData, "definitions", "there is no definition")
}

private func problem(of diagnostic: Diagnostic, in sources: SourceFiles) -> CommandError.Problem {
    let heading = render([diagnostic], of: sources, as: .text).prefix { $0 != "\n" }
    let details = render([diagnostic], of: sources, as: .text, color: StandardStream.error.showsColor)
    return CommandError.Problem(diagnostic.code.description, String(heading), details: details)
}
