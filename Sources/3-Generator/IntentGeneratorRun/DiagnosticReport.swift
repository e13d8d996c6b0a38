package import IntentCommandLine
package import IntentDiagnostics
internal import IntentEmitters
package import IntentSchema

/// The diagnostics of a run, ready to be written.
package struct DiagnosticReport {
    private var diagnostics: [Diagnostic]
    private var sources: SourceFiles
    private let settings: FileIndex?

    /// - Parameter isStrict: Whether warnings count as errors.
    package init(_ resolved: ResolvedDefinitions, isStrict: Bool = false) {
        let collector = isStrict ? resolved.diagnostics.treatingWarningsAsErrors() : resolved.diagnostics
        diagnostics = collector.sorted()
        sources = resolved.sources
        settings = resolved.settingsFile
    }

    /// - Parameter diagnostics: The diagnostics in the order in which they appear.
    package init(_ diagnostics: [Diagnostic], of sources: SourceFiles) {
        self.diagnostics = diagnostics
        self.sources = sources
        settings = nil
    }

    /// Reports problems with generated files, at the beginning of each definition.
    init(_ problems: [CodegenProblem], of sources: SourceFiles) {
        let start = SourceRange(at: 0)
        let diagnostics = problems.map { problem in
            let other = DiagnosticNote(
                file: FileIndex(problem.other), range: start, message: "this is the other file; rename one of them")
            return Diagnostic(
                problem.code, in: FileIndex(problem.file), at: start, problem.message,
                notes: problem.file == problem.other ? [] : [other])
        }
        self.init(diagnostics, of: sources)
    }

    /// Adds diagnostics of further files.
    /// - Parameter sources: The files of the report, followed by the further ones.
    package mutating func append(_ diagnostics: [Diagnostic], in sources: SourceFiles) {
        self.diagnostics += diagnostics
        self.sources = sources
    }

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Ends the command if there are errors: with `invalidSettings` if all of them are in the settings file, otherwise
    /// with `invalidData`.
    package func stopOnErrors() throws(CommandStatus) {
        let errors = diagnostics.filter { $0.severity == .error }
        guard !errors.isEmpty else { return }
        throw errors.allSatisfy { $0.file == settings } ? .invalidSettings : .invalidData
    }

    /// Writes text to standard error, and the other formats to standard output.
    package func write(as format: DiagnosticFormat) throws(CommandError) {
        let stream: StandardStream = format == .text ? .error : .output
        let text = render(diagnostics, of: sources, as: format, color: stream.showsColor)
        if !text.isEmpty { try stream.write(text) }
    }
}

/// Returns diagnostics for everything in the definitions that App Intents cannot express, in the order of the files.
///
/// A diagnostic is an error if no code can be generated, and otherwise a warning.
package func appIntentsDiagnostics(_ definitions: ResolvedDefinitions) -> [Diagnostic] {
    diagnostics(of: appIntentsLosses(of: definitions.schema), in: definitions)
}

/// Returns warnings for everything in the definitions that SiriKit does not have, in the order of the files.
package func siriKitDiagnostics(_ definitions: ResolvedDefinitions) -> [Diagnostic] {
    diagnostics(of: siriKitLosses(of: definitions.schema), in: definitions)
}

/// Returns diagnostics at declarations, in the order of the files.
private func diagnostics(of losses: [TargetLoss], in definitions: ResolvedDefinitions) -> [Diagnostic] {
    var places = DeclarationPlaces(definitions)
    return losses.compactMap { loss in
        guard let place = places.place(of: loss.path) else { return nil }
        return Diagnostic(loss.code, loss.severity, in: place.file, at: place.range, loss.message)
    }.sorted { ($0.file, $0.range.start) < ($1.file, $1.range.start) }
}
