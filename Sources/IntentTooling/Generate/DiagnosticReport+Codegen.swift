internal import IntentCodegen
internal import IntentDiagnostics

extension DiagnosticReport {
    /// What only shows when files are made: problems of whole files, told at their beginnings.
    init(_ problems: [CodegenProblem], of sources: SourceFiles) {
        let start = SourceRange(at: 0)
        let diagnostics = problems.map { problem in
            Diagnostic(
                .nameCollision, in: FileIndex(problem.file), at: start, problem.message,
                notes: [
                    DiagnosticNote(
                        file: FileIndex(problem.other), range: start,
                        message: "the other one is this file; rename one of them")
                ])
        }
        self.init(diagnostics, of: sources)
    }
}
