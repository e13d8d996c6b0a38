internal import ArgumentParser
internal import IntentAuthoring
internal import IntentCommandLine
internal import IntentDefinitionFiles
internal import IntentDiagnostics
internal import IntentGeneratorRun
internal import IntentModel
internal import IntentSchema
internal import IntentSystem
internal import IntentXcode

/// `intentgen import`
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Convert an .intentdefinition file from Xcode to a definition.",
        discussion: """
            Intents.intentdefinition becomes Intents.intent.yaml. Its sidecar, Intents.intent.xcode.json, stores \
            identifiers, tags and other data that only Xcode needs, so that 'intentgen export' reproduces the file. The \
            files LANG.lproj/Intents.strings become translations, Intents.intent.LANG.yaml.

            An existing definition keeps what Xcode's format cannot represent, such as widgets and help texts, and \
            everything that did not change in Xcode; if nothing changed, it is not written. What was renamed in Xcode \
            gets 'renamedFrom', so that stored values are kept.
            """)

    @Argument(
        help: ArgumentHelp("The file to import.", valueName: "file"),
        completion: .file(extensions: ["intentdefinition"]))
    var file: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder to write to, which is created if it does not exist; '-' prints only the definition.",
            valueName: "folder"),
        completion: .directory)
    var output: String

    @Option(
        help: ArgumentHelp(
            "The language of the texts in the file.",
            discussion: "By default, the language whose .strings file contains the same texts, or English.",
            valueName: "tag"))
    var language: String?

    @Option(help: ArgumentHelp("The name of the definition; by default, the name of the file.", valueName: "name"))
    var name: String?

    @Flag(help: "Print the written files and all warnings as JSON.")
    var json = false

    init() {}

    func validate() throws {
        if let language, !LanguageTag.isUsual(language) {
            throw ValidationError(
                "'\(language)' is not a language tag, such as en or zh-Hans"
                    .suggesting(LanguageTag.usual(for: language)))
        }
        if let name, !FilePath(name).isName {
            throw ValidationError("'--name' must be the name of a file, without a folder")
        }
        if let name, FilePath(name).isHidden {
            throw ValidationError("'--name' must not begin with a dot; hidden definitions are not found")
        }
        if json, output == "-" {
            throw ValidationError("'--json' and '--output -' cannot be combined; both print to standard output")
        }
    }

    func run() throws {
        let files = ImportedFiles(folder: output, name: name ?? FilePath(file).baseName)
        let original = try readXcodeFile()
        let stringsFiles = StringsFiles(ofDefinitionAt: file)
        let strings = try stringsFiles.read()
        let existing = output == "-" ? nil : try files.existing()
        let result = try convert(original, name: files.name, strings, existing)
        leakUntilExit((original, result))
        let warnings = [stringsFiles.catalogWarning].compactMap(\.self) + result.warnings
        for warning in warnings where !json {
            let place = warning.keyPath.isEmpty ? "" : "\(warning.keyPath): "
            try StandardStream.error.write("\(file): warning: \(place)\(warning.message)\n")
        }
        if output == "-" { return try StandardStream.output.write(document: result.rendered?.definition ?? "") }
        let written = try files.write(result)
        if json { try StandardStream.output.write(report(written, warnings).rendered(pretty: true) + "\n") }
    }

    /// Reads the file. Intermediate values are kept until the process ends.
    private func readXcodeFile() throws(CommandError) -> XcodeFile {
        let bytes = try CommandFiles.read(file, limit: 1 << 26, isNamed: true)
        let root: PropertyListValue
        do {
            root = try readPropertyList(bytes)
        } catch {
            throw CommandError(.invalidData, "\(file):\(error)")
        }
        leakUntilExit(root)
        do {
            return try disassemble(root)
        } catch {
            throw commandError(error)
        }
    }

    private func convert(
        _ original: XcodeFile, name: String, _ strings: StringsTables, _ existing: ExistingDefinition?
    ) throws(CommandError) -> DefinitionImport {
        do {
            return try importDefinition(
                original, name: name, strings: strings, language: language, existing: existing, endsProcess: true)
        } catch {
            throw commandError(error)
        }
    }

    private func commandError(_ error: XcodeFileError) -> CommandError {
        CommandError(error.isInternalError ? .internalError : .invalidData, "\(file): \(error)")
    }

    /// Returns the document that `--json` prints, version 1.
    private func report(_ written: [String], _ warnings: [ImportWarning]) -> JSONValue {
        [
            "import": 1,
            "written": .array(written.map(JSONValue.string)),
            "warnings": .array(warnings.map { ["keyPath": .string($0.keyPath), "message": .string($0.message)] }),
        ]
    }
}

/// The files that an import writes. Existing files keep their ending, `.yaml` or `.yml`.
private struct ImportedFiles {
    let folder: String
    let name: String

    private var definitionPath: String { path(ofYAML: "\(name).intent") }

    private func translationPath(_ language: String) -> String { path(ofYAML: "\(name).intent.\(language)") }

    private func path(ofYAML name: String) -> String {
        let other = path("\(name).yml")
        return CommandFiles.exists(other) ? other : path("\(name).yaml")
    }

    private var sidecarPath: String { path(SidecarFiles.fileName(for: name)) }

    private func path(_ name: String) -> String { (FilePath(folder) / name).string }

    /// Returns the existing definition; nil if there is none.
    /// - Throws: `invalidData` if it has errors.
    func existing() throws -> ExistingDefinition? {
        guard CommandFiles.exists(definitionPath) else { return nil }
        let resolved = try loadDefinitions(at: [definitionPath])
        let report = DiagnosticReport(resolved)
        guard !report.hasErrors else {
            try report.write(as: .text)
            throw CommandError(
                .invalidData,
                "'\(definitionPath)' exists and has errors; fix them first, so that the import can keep its contents")
        }
        return ExistingDefinition(schema: resolved.schema, sidecar: try SidecarFiles.read(sidecarPath))
    }

    /// Writes the files that differ.
    /// - Returns: Their paths.
    func write(_ result: DefinitionImport) throws -> [String] {
        var texts: [(path: String, text: String)] = []
        if let rendered = result.rendered {
            texts.append((definitionPath, rendered.definition))
            for language in Set(rendered.translations.keys).union(try translatedLanguages()).sorted() {
                let text = rendered.translations[language] ?? RenderedDefinition.emptyTranslations(in: language)
                texts.append((translationPath(language), text))
            }
        }
        texts.append((sidecarPath, result.sidecar.text))
        try CommandFiles.createFolder(at: folder)
        var written: [String] = []
        for (path, text) in texts where try CommandFiles.differs(path, from: text) {
            try CommandFiles.replace(path, with: text, isDurable: true)
            written.append(path)
        }
        return written
    }

    /// The languages of the existing translations; none if there is no definition yet.
    private func translatedLanguages() throws -> [String] {
        guard CommandFiles.exists(definitionPath) else { return [] }
        return try DefinitionDiscovery.translatedLanguages(ofDefinition: name, in: folder)
    }
}
