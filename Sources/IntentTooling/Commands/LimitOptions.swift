internal import ArgumentParser
internal import IntentYAML

/// What a definition file may ask of the reader.
struct LimitOptions: ParsableArguments {
    @Option(
        name: .customLong("max-file-size"),
        help: ArgumentHelp("Largest size of a file, in bytes; 1 GiB at most.", valueName: "bytes"))
    var fileBytes = YAMLLimits().fileBytes

    @Option(
        name: .customLong("max-depth"),
        help: ArgumentHelp("Most lists and maps inside each other.", valueName: "levels"))
    var depth = YAMLLimits().depth

    @Option(
        name: .customLong("max-nodes"),
        help: ArgumentHelp("Most texts, lists and maps of a file.", valueName: "count"))
    var nodes = YAMLLimits().nodes

    @Option(
        name: .customLong("max-scalar"),
        help: ArgumentHelp("Largest size of one text, in bytes.", valueName: "bytes"))
    var scalarBytes = YAMLLimits().scalarBytes

    @Option(
        name: .customLong("max-alias-nodes"),
        help: ArgumentHelp(
            "Most texts, lists and maps that are there only because aliases repeat them.", valueName: "count"))
    var expandedAliasNodes = YAMLLimits().expandedAliasNodes

    @Option(
        name: .customLong("max-anchors"),
        help: ArgumentHelp("Most anchors of a file.", valueName: "count"))
    var anchors = YAMLLimits().anchors

    @Option(
        name: .customLong("max-blank-run"),
        help: ArgumentHelp("Most blanks and line ends in a row, in bytes.", valueName: "bytes"))
    var blankRunBytes = YAMLLimits().blankRunBytes

    @Option(
        name: .customLong("max-problems"),
        help: ArgumentHelp("Most problems of YAML itself after which a file is not read on.", valueName: "count"))
    var diagnostics = YAMLLimits().diagnostics

    init() {}

    mutating func validate() throws {
        let fromOne = [
            ("--max-file-size", fileBytes), ("--max-depth", depth), ("--max-nodes", nodes),
            ("--max-scalar", scalarBytes), ("--max-blank-run", blankRunBytes), ("--max-problems", diagnostics),
        ]
        for (name, value) in fromOne where value < 1 {
            throw ValidationError("'\(name)' is a limit of 1 or more, not \(value)")
        }
        for (name, value) in [("--max-alias-nodes", expandedAliasNodes), ("--max-anchors", anchors)] where value < 0 {
            throw ValidationError("'\(name)' is a limit of 0 or more, not \(value)")
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
