internal import ArgumentParser
internal import IntentDiagnostics
internal import IntentGeneratorRun
internal import IntentSchema
internal import IntentSystem
internal import IntentYAML

/// The definitions that a command reads.
struct DefinitionPaths: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "Definition files, and folders to search for *.intent.yaml and *.intent.yml.",
            discussion: """
                All files of a run form one schema: each file may use what another declares. Translations beside a \
                definition, NAME.intent.de.yaml, are read with it.
                """, valueName: "path"),
        completion: .file(extensions: ["yaml", "yml"]))
    var paths: [String]

    init() {}

    /// Loads the definitions and reports their diagnostics.
    /// - Parameter format: The form of the diagnostics if one of them is an error.
    /// - Throws: A status if one of the diagnostics is an error.
    func load(
        settings: SettingsOptions, limits: LimitOptions, errorsAs format: DiagnosticFormat = .text
    ) throws -> ResolvedDefinitions {
        try loadReportedDefinitions(
            at: paths, settings: settings.selection, limits: limits.limits, errorsAs: format)
    }
}

/// The settings file that a command uses.
struct SettingsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The settings file. By default, intentgen-config.yaml in one of the folders or beside one of the files.",
            valueName: "file"),
        completion: .file(extensions: ["yaml", "yml"]))
    var config: String?

    init() {}

    var selection: SettingsSelection { SettingsSelection(path: config) }
}

/// The limits of the YAML reader.
struct LimitOptions: ParsableArguments {
    @Option(
        name: .customLong("max-file-size"),
        help: ArgumentHelp("Maximum size of a file in bytes; 1 GiB at most.", valueName: "bytes"))
    var fileBytes = YAMLLimits().fileBytes

    @Option(
        name: .customLong("max-depth"),
        help: ArgumentHelp("Maximum nesting depth of lists and maps.", valueName: "levels"))
    var depth = YAMLLimits().depth

    @Option(
        name: .customLong("max-nodes"),
        help: ArgumentHelp("Maximum number of scalars, lists and maps in a file.", valueName: "count"))
    var nodes = YAMLLimits().nodes

    @Option(
        name: .customLong("max-scalar"),
        help: ArgumentHelp("Maximum size of a scalar in bytes.", valueName: "bytes"))
    var scalarBytes = YAMLLimits().scalarBytes

    @Option(
        name: .customLong("max-alias-nodes"),
        help: ArgumentHelp(
            "Maximum number of scalars, lists and maps that result from aliases.", valueName: "count"))
    var expandedAliasNodes = YAMLLimits().expandedAliasNodes

    @Option(
        name: .customLong("max-anchors"),
        help: ArgumentHelp("Maximum number of anchors in a file.", valueName: "count"))
    var anchors = YAMLLimits().anchors

    @Option(
        name: .customLong("max-blank-run"),
        help: ArgumentHelp("Maximum length of a run of spaces and line ends in bytes.", valueName: "bytes"))
    var blankRunBytes = YAMLLimits().blankRunBytes

    @Option(
        name: .customLong("max-problems"),
        help: ArgumentHelp("Maximum number of YAML problems, after which reading a file stops.", valueName: "count"))
    var diagnostics = YAMLLimits().diagnostics

    init() {}

    mutating func validate() throws {
        for option in LimitOption.all {
            if let problem = option.problem(in: limits) { throw ValidationError(problem) }
        }
    }

    var limits: YAMLLimits {
        var limits = YAMLLimits()
        limits.fileBytes = fileBytes
        limits.depth = depth
        limits.nodes = nodes
        limits.scalarBytes = scalarBytes
        limits.expandedAliasNodes = expandedAliasNodes
        limits.anchors = anchors
        limits.blankRunBytes = blankRunBytes
        limits.diagnostics = diagnostics
        return limits
    }
}
