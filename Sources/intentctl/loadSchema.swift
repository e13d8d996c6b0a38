internal import IntentControl
internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema
internal import IntentTooling

/// Reads definitions for the commands. Warnings are for `intentgen validate` to tell.
/// - Throws: The diagnostics as `intentgen` shows them, where there is an error among them.
@Sendable
func loadSchema(at paths: [String]) throws(ControlFailure) -> Schema {
    let resolved: ResolvedDefinitions
    do {
        resolved = try loadDefinitions(at: paths, recordsFolders: true)
    } catch {
        throw ControlFailure(ControlStatus(error.exitCode), "definitions", error.message)
    }
    guard resolved.diagnostics.hasErrors else { return resolved.schema }
    throw ControlFailure(
        .wrongData, resolved.diagnostics.sorted().map { problem(of: $0, in: resolved.sources) })
}

private func problem(of diagnostic: Diagnostic, in sources: SourceFiles) -> ControlFailure.Problem {
    let heading = render([diagnostic], of: sources, as: .text).prefix { $0 != "\n" }
    let details = render([diagnostic], of: sources, as: .text, colour: StandardStream.error.showsColour)
    return ControlFailure.Problem(diagnostic.code.description, String(heading), details: details)
}

extension ControlStatus {
    /// Of the statuses that reading files can end with.
    fileprivate init(_ status: ExitStatus) {
        self = ControlStatus(rawValue: status.rawValue) ?? .failed
    }
}
