public import AppIntents
internal import ArgumentParser
internal import IntentCommandLine
public import IntentControl
internal import IntentDeclarations
internal import IntentModel
internal import IntentSystem

extension ProgramCommand {
    /// The command `definitions`, which prints the definition of the App Intents and widgets in the program's code.
    ///
    /// ```swift
    /// await ControlProgram.main(widgets: CarWidgets.registrations, commands: [.definitions])
    /// ```
    public static let definitions = ProgramCommand(DefinitionsCommand<NoAppShortcuts>.self)

    /// The command ``definitions`` for a program with App Shortcuts, which nothing else registers.
    /// - Parameter appShortcuts: The type that lists them.
    public static func definitions<Shortcuts: AppShortcutsProvider>(appShortcuts: Shortcuts.Type) -> ProgramCommand {
        ProgramCommand(DefinitionsCommand<Shortcuts>.self)
    }
}

/// A program without App Shortcuts.
private struct NoAppShortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppIntents.AppShortcut] { return [] }
}

/// `definitions`
struct DefinitionsCommand<Shortcuts: AppShortcutsProvider>: ControlCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "definitions", abstract: "Print the definition that the program declares in code.",
            discussion: """
                Without an option, the command lists the declared intents, widgets and controls. '--print' prints their \
                definition as YAML, and '--output' writes it with its translations, which come from string catalogs. \
                'intentgen generate --target app-intents' generates the same intents from it. A warning reports what a \
                definition cannot contain, and where generated code was edited.

                  \(program) definitions --print --catalog Localizable.xcstrings
                  \(program) definitions SelectCar --output definitions --catalog Resources
                """)
    }

    @Argument(
        help: ArgumentHelp(
            "The names of intents and controls, and the names or kinds of widgets; all by default.", valueName: "name"))
    var names: [String] = []

    @Flag(name: .customLong("print"), help: "Print the definition as YAML, without translations.")
    var prints = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder to write the definition and its translations to, which is created if it does not exist.",
            valueName: "folder"),
        completion: .directory)
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The name of the definition, NAME.intent.yaml; by default, the name of the program.", valueName: "name"))
    var name: String?

    @Flag(help: "Overwrite files in the folder that have other contents.")
    var replace = false

    @Option(
        name: .customLong("catalog"),
        help: ArgumentHelp(
            "A string catalog of Xcode, or a folder with string catalogs; may be repeated.", valueName: "path"),
        completion: .file(extensions: ["xcstrings"]))
    var catalogs: [String] = []

    @Option(
        help: ArgumentHelp(
            "The language of the texts in code; by default, that of the first catalog, or English.", valueName: "tag"))
    var language: String?

    @Option(help: ArgumentHelp("The group whose store contains the instances.", valueName: "group"))
    var group: String?

    @OptionGroup var common: CommonOptions<NoDefinitionArguments>

    func validate() throws {
        if let language, !LanguageTag.isUsual(language) {
            throw ValidationError(
                "'\(language)' is not a language tag, such as en or zh-Hans"
                    .suggesting(LanguageTag.usual(for: language)))
        }
        if let name, !FilePath(name).isName {
            throw ValidationError("'--name' must be the name of a file, without a folder")
        }
        guard output == nil else {
            if prints { throw ValidationError("'--print' and '--output' cannot be combined") }
            return
        }
        if name != nil { throw ValidationError("'--name' requires '--output'") }
        if replace { throw ValidationError("'--replace' requires '--output'") }
    }

    func perform(in session: Session) async throws -> any CommandResult {
        let context = session.context
        guard case .program(let handlers, let definitions, _) = context.definitions else {
            preconditionFailure("a program that adds commands has its definitions in code")
        }
        var definition = try await ProgramDefinition(
            handlers: handlers, definitions: definitions, widgets: context.widgets, shortcuts: [Shortcuts.self],
            catalogs: try CatalogFiles(catalogs).read(), language: language)
        if let group { definition.schema.group = group }
        try definition.select(names)
        guard let output else { return definition.result(printing: prints) }
        let files = DefinitionOutput(folder: output, name: name ?? context.programName, replaces: replace)
        return try files.write(definition.result(printing: true))
    }
}

extension ProgramDefinition {
    /// Removes everything that the declarations with the given names do not use.
    /// - Parameter names: The names of intents and controls, and names or kinds of widgets; none for all.
    /// - Throws: `invalidData` for a name that is not declared.
    fileprivate mutating func select(_ names: [String]) throws(CommandError) {
        guard !names.isEmpty else { return }
        var file = DefinitionFile(fileName: "", language: schema.language)
        for name in names {
            let widgets = schema.widgets.filter { $0.name.isExactly(name) || $0.kind.name.isExactly(name) }
            let controls = schema.controls.filter { $0.name.isExactly(name) || $0.kind.name.isExactly(name) }
            let intents = schema.intents.filter { $0.name.isExactly(name) }
            guard !widgets.isEmpty || !controls.isEmpty || !intents.isEmpty else { throw unknown(name) }
            file.widgets += widgets.map(\.name)
            file.controls += controls.map(\.name)
            file.intents += intents.map(\.name)
        }
        select(file)
    }

    private func unknown(_ name: String) -> CommandError {
        let names = schema.intents.map(\.name) + schema.widgets.map(\.kind.name) + schema.controls.map(\.kind.name)
        return CommandError(
            .invalidData, "unknownName", "this program declares no '\(name)'",
            suggestion: NearMatch.best(for: name, in: names))
    }
}

/// The string catalogs that a command line names.
struct CatalogFiles {
    private let paths: [String]

    init(_ paths: [String]) {
        self.paths = paths
    }

    /// Reads the files, and those in the folders in the order of their names.
    /// - Throws: `invalidData` if a file is damaged, or two have the same table; `inputMissing` if there is none.
    func read() throws(CommandError) -> [StringCatalog] {
        var catalogs: [StringCatalog] = []
        var files: [String] = []
        for path in paths { files += try self.files(path) }
        for path in files {
            let bytes = try CommandFiles.read(path, limit: 1 << 26, isNamed: paths.containsExactly(path))
            do {
                catalogs.append(try StringCatalog(path: path, bytes: bytes))
            } catch {
                throw CommandError(.invalidData, "\(error)")
            }
        }
        if let table = catalogs.map(\.table).firstRepeated {
            throw CommandError(.invalidData, "two of the string catalogs have the name '\(table)'")
        }
        return catalogs
    }

    private func files(_ path: String) throws(CommandError) -> [String] {
        guard FileSystem.isFolder(path) else { return [path] }
        let names: [String]
        do {
            names = try FileSystem.names(inFolder: path).valid
        } catch {
            throw CommandError(.inputOutput, "'\(path)' cannot be read: \(error.message)")
        }
        let files = names.filter { FilePath($0).hasEnding(".xcstrings") }.sorted()
        guard !files.isEmpty else { throw CommandError(.inputMissing, "'\(path)' contains no string catalogs") }
        return files.map { (FilePath(path) / $0).string }
    }
}

extension [String] {
    fileprivate var firstRepeated: String? {
        var known: Set<ExactText> = []
        return first { !known.insert(ExactText($0)).inserted }
    }
}
