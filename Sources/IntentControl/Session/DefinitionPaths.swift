/// Which definitions a run reads.
package enum DefinitionPaths {
    /// The option's paths, else those of `INTENT_DEFINITIONS` (divided by colons, as in PATH), else the folder
    /// `definitions` where there is one; empty where there is none of these.
    package static func choose(
        option: [String], environment: Environment, hasFolder: (String) -> Bool
    ) throws(ControlFailure) -> [String] {
        guard option.allSatisfy({ !$0.isEmpty }) else { throw .usage("--definitions has an empty path") }
        if !option.isEmpty { return option }
        let named = (environment["INTENT_DEFINITIONS"] ?? "").utf8.split(separator: UInt8(ascii: ":"))
        if !named.isEmpty { return named.map { String(decoding: $0, as: UTF8.self) } }
        return hasFolder(standardFolder) ? [standardFolder] : []
    }

    package static let missing = ControlFailure(
        .wrongUsage, "noDefinitions",
        "no definitions are given; write --definitions PATH, set INTENT_DEFINITIONS, work where there is a folder "
            + "'definitions', or give an extension that brings them with --extension PATH")

    private static let standardFolder = "definitions"
}
