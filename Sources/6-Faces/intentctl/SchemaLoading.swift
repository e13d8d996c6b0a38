internal import IntentCommandLine
internal import IntentDefinitionFiles
internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema

/// Loads definitions for the commands. `intentgen validate` reports their warnings.
/// - Throws: The diagnostics, in the format of `intentgen`, if one of them is an error.
@Sendable
func loadSchema(at paths: [String]) throws(CommandError) -> Schema {
    let resolved: ResolvedDefinitions
    do {
        resolved = try loadDefinitions(at: paths, recordsFolders: true)
    } catch {
        throw CommandError(error.code == .inputMissing ? .inputMissing : .inputOutput, "definitions", error.message)
    }
    guard resolved.diagnostics.hasErrors else { return resolved.schema }
    throw CommandError(
        .invalidData, resolved.diagnostics.sorted().map { problem(of: $0, in: resolved.sources) })
}

private func problem(of diagnostic: Diagnostic, in sources: SourceFiles) -> CommandError.Problem {
    let heading = render([diagnostic], of: sources, as: .text).prefix { $0 != "\n" }
    let details = render([diagnostic], of: sources, as: .text, color: StandardStream.error.showsColor)
    return CommandError.Problem(diagnostic.code.description, String(heading), details: details)
}
