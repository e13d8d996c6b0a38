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

    init() {}

    mutating func validate() throws {
        let all = [
            ("--max-file-size", fileBytes), ("--max-depth", depth), ("--max-nodes", nodes),
            ("--max-scalar", scalarBytes), ("--max-alias-nodes", expandedAliasNodes),
        ]
        for (name, value) in all where value < (name == "--max-alias-nodes" ? 0 : 1) {
            throw ValidationError("'\(name)' is a limit of 1 or more, not \(value)")
        }
    }

    var limits: YAMLLimits {
        var limits = YAMLLimits()
        limits.fileBytes = fileBytes
        limits.depth = depth
        limits.nodes = nodes
        limits.scalarBytes = scalarBytes
        limits.expandedAliasNodes = expandedAliasNodes
        return limits
    }
}
