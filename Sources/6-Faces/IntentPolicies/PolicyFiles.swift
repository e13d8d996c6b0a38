package import IntentCommandLine
public import IntentControl
internal import IntentDefinitionFiles
package import IntentDiagnostics
internal import IntentSchema

extension PolicyReader {
    /// Reads policies in YAML, in the format of definitions.
    ///
    /// ```swift
    /// await ControlProgram.main(handlers: [CarHandler()], policies: .files)
    /// ```
    public static let files = PolicyReader { path, schema in
        let file: PolicyFile
        do throws(DefinitionFilesError) {
            file = try PolicyFile(at: path, for: schema)
        } catch {
            throw CommandError(error.code == .inputMissing ? .inputMissing : .inputOutput, "policy", error.message)
        }
        guard !file.diagnostics.hasErrors else {
            throw CommandError(.invalidData, CommandError.Problem.all(of: file.diagnostics, in: file.sources))
        }
        return ReadPolicy(file.policy, warnings: file.warnings)
    }
}

extension PolicyFile {
    /// Each warning with its place, such as `intent-policy.yaml:5:7: the defaults … [default-breaks-rule]`.
    fileprivate var warnings: [String] {
        diagnostics.sorted().map { diagnostic in
            let position = SourceMap(sources[diagnostic.file]).position(at: diagnostic.range.start)
            return
                "\(sources[diagnostic.file].path):\(position.line):\(position.column): \(diagnostic.message) [\(diagnostic.code)]"
        }
    }
}

extension CommandError.Problem {
    /// Returns a problem for each diagnostic, in the format of `intentgen`.
    package static func all(of diagnostics: DiagnosticCollector, in sources: SourceFiles) -> [CommandError.Problem] {
        var plain = TextRenderer(files: sources, color: false)
        var shown = TextRenderer(files: sources, color: StandardStream.error.showsColor)
        return diagnostics.sorted().map { diagnostic in
            let heading = plain.text(of: diagnostic).prefix { $0 != "\n" }
            return CommandError.Problem(
                diagnostic.code.description, String(heading), details: shown.text(of: diagnostic))
        }
    }
}
