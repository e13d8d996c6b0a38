internal import ArgumentParser
internal import IntentAuthoring
internal import IntentCommandLine
internal import IntentDefinitionFiles
internal import IntentDiagnostics
import IntentGeneratorRun
internal import IntentSystem
internal import IntentYAML

/// `intentgen format`
struct FormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Format definitions and translations in place.",
        discussion: """
            Indents by two columns, puts one space after colons and commas, removes quotes that a text of several words does not \
            need, leaves at most one blank line, and writes collections in brackets or braces on lines of their own if their line \
            is longer than \(DefinitionFormatter.maximumColumns) columns. Values and comments stay the same, in the same order; values and comments that \
            somebody put into one column stay there. Nothing changes between '# intent-format: off' and '# intent-format: on'.

            Prints the paths of the files that it changed. A file that cannot be read is reported and left as it is.
            """)

    @Argument(
        help: ArgumentHelp(
            "Files, folders to search for *.intent.yaml and *.intent.yml, or '-' for standard input.", valueName: "path"
        ),
        completion: .file(extensions: ["yaml", "yml"]))
    var paths: [String]

    @Flag(help: "Write nothing; print the paths of the files that would change and exit with 1 if there are any.")
    var check = false

    @Flag(help: "Write nothing; print the changes as a unified diff and exit with 1 if there are any.")
    var diff = false

    @Flag(help: "Put the keys of declarations and of timelines into the order of the reference.")
    var sort = false

    init() {}

    func validate() throws {
        if paths.contains("-"), paths.count > 1 { throw ValidationError("'-' cannot be combined with other paths") }
        if check, diff { throw ValidationError("'--check' and '--diff' cannot be combined") }
    }

    func run() throws {
        let isInput = paths == ["-"]
        let files = isInput ? [try standardInput()] : try sources()
        let formatter = DefinitionFormatter(sortsKeys: sort)
        var (hasFailures, hasChanges) = (false, false)
        for file in files {
            guard let text = try formatted(file, by: formatter) else {
                hasFailures = true
                continue
            }
            let isChanged = !file.bytes[file.textStart...].elementsEqual(text.utf8)
            hasChanges = hasChanges || isChanged
            try output(text, of: file, isChanged: isChanged, isInput: isInput)
        }
        if hasFailures { throw CommandStatus.invalidData }
        if check || diff, hasChanges { throw CommandStatus.failure }
    }

    /// Returns the formatted text of a file; nil, with a report, for one that is left as it is.
    private func formatted(_ file: SourceFile, by formatter: DefinitionFormatter) throws -> String? {
        do throws(FormattingFailure) {
            return try formatter.formatted(file)
        } catch {
            if case .unreadable(let problems) = error {
                try DiagnosticReport(problems, of: SourceFiles([file])).write(as: .text)
            } else if let reason = error.reason {
                try StandardStream.error.write("error: '\(file.path)' was left as it is, because \(reason)\n")
            }
            return nil
        }
    }

    private func sources() throws -> [SourceFile] {
        let found = try DefinitionDiscovery.files(at: paths)
        return try (found.definitions + found.translations.map(\.path)).sorted().map {
            SourceFile(path: $0, bytes: try CommandFiles.read($0, limit: YAMLLimits().fileBytes))
        }
    }

    private func standardInput() throws -> SourceFile {
        SourceFile(path: "<standard input>", bytes: try OpenFile.standardInput.prefix(YAMLLimits().fileBytes + 1))
    }

    private func output(_ text: String, of file: SourceFile, isChanged: Bool, isInput: Bool) throws {
        if diff {
            guard isChanged else { return }
            let before = String(decoding: file.bytes[file.textStart...], as: UTF8.self)
            try StandardStream.output.write(UnifiedDiff(from: before, to: text, path: file.path).text)
        } else if check {
            if isChanged { try StandardStream.output.write(file.path + "\n") }
        } else if isInput {
            try StandardStream.output.write(text)
        } else if isChanged {
            let mark = Array(file.bytes[..<file.textStart])
            try CommandFiles.replace(file.path, with: mark + Array(text.utf8))
            try StandardStream.output.write(file.path + "\n")
        }
    }
}
